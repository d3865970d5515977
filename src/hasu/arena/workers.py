"""Games played by several processes at a time.

Each worker has its own pipe, so that it is always known which game it plays: a worker that
dies takes one game with it, by name, and is replaced.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread

from hasu.arena.contest import Played, Unplayed, play
from hasu.arena.tournament import Fixture, Tournament

PATIENCE = 10.0  # seconds for a worker to leave; closing a program may take two for each seat

# Fresh interpreters: a copy of a process with threads (progress bar, compiled code) may hang.
_fresh = multiprocessing.get_context("spawn")


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(OSError):  # it has died; reading from it will tell
            self.pipe.send(fixture)


def in_processes(
    tournament: Tournament, fixtures: Iterable[Fixture], workers: int
) -> Iterator[Played | Unplayed]:
    """Play fixtures in so many processes; results come as games end."""
    waiting = iter(fixtures)
    busy: list[_Worker] = []
    try:
        while True:
            while len(busy) < workers and (fixture := next(waiting, None)) is not None:
                busy.append(_hired(tournament))
                busy[-1].give(fixture)
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                yield _report(worker)
                fixture = next(waiting, None) if worker.process.is_alive() else None
                if fixture is not None:
                    worker.give(fixture)
                else:
                    busy.remove(worker)
                    _dismiss(worker)
    finally:
        for worker in busy:
            worker.process.terminate()
        for worker in busy:
            _dismiss(worker)


def here(tournament: Tournament, fixtures: Iterable[Fixture]) -> Iterator[Played | Unplayed]:
    """Play fixtures one after the other in this process, where a debugger can look."""
    for fixture in fixtures:
        yield play(tournament, fixture)


def _hired(tournament: Tournament) -> _Worker:
    ours, theirs = _fresh.Pipe()
    process = _fresh.Process(target=_work, args=(tournament, theirs), daemon=True)
    with _undisturbed():
        process.start()
    theirs.close()  # so that the end of the process is the end of the pipe
    return _Worker(process, ours)


def _report(worker: _Worker) -> Played | Unplayed:
    """The result of the game that a worker plays, or the news that it died."""
    assert worker.fixture is not None
    try:
        result: Played | Unplayed = worker.pipe.recv()
        return result
    except (EOFError, ConnectionError):
        worker.process.join()
        code = worker.process.exitcode
        return Unplayed(worker.fixture, f"the process that played it died (exit status {code})")


def _dismiss(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.join(PATIENCE)
    worker.process.kill()  # if its bot does not even hear that it should leave
    worker.process.join()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back. What is started meanwhile never hears it: it is for us alone."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(tournament: Tournament, pipe: Connection) -> None:
    """The life of a worker: games, one by one, until nobody is at the other end.

    Ended in the middle of a game it still closes its bots: a program would play on.
    """
    for name in ("SIGTERM", "SIGHUP"):  # the latter when a terminal is closed; not everywhere
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(play(tournament, pipe.recv()))


def _leave_with_parent() -> None:
    """A tournament that was killed could not end its workers: they end themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
