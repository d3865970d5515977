"""A bot that is another program, in any language, spoken to in lines of JSON.

Hasu starts the program once for each seat and game, writes a line to its input for each
decision and reads a line of its output as the answer; docs/own-bots.md has the protocol.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import weakref
from contextlib import suppress
from threading import TIMEOUT_MAX, Event, Thread
from typing import Any

from hasu.bots.bot import Bot
from hasu.engine.errors import HasuError
from hasu.engine.speech import Speech
from hasu.engine.view import View

PROTOCOL = 1
SECONDS = 60.0  # for one decision, unless the bot's name says otherwise
GRACE = 2.0  # seconds to leave by itself once the game is over
LONGEST = 65_536  # bytes of an answer


class ProgramError(HasuError):
    """A program that plays did not keep to the protocol."""


class ProgramBot(Bot):
    """Asks a program for each choice; whatever it does wrong is a `ProgramError`."""

    def __init__(self, name: str, command: tuple[str, ...], seconds: float, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self._command = command
        self._seconds = seconds
        self._seed = seed
        self._program: _Program | None = None
        self._told = 0  # events that the program has heard

    def choose(self, view: View) -> int:
        said = [decision(view, self._told)]
        if self._program is None:
            self._program = self._started()
            said.insert(0, hello(view, self._seed))
        self._told = len(view.log)
        try:
            return self._choice(self._answer(self._program, said))
        except ProgramError:
            self.close()
            raise

    def close(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _started(self) -> _Program:
        try:
            return _Program(self._command)
        except OSError as error:
            raise ProgramError(f"{self.name!r} cannot be started: {error.strerror}") from error

    def _answer(self, program: _Program, said: list[dict[str, Any]]) -> bytes:
        line = program.answer(said, self._seconds)
        if line is None:
            raise ProgramError(f"{self.name!r} gave no answer within {self._seconds:g} s")
        if not line.endswith(b"\n"):
            raise ProgramError(f"{self.name!r} {program.without_end(line)}")
        return line

    def _choice(self, line: bytes) -> int:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):  # the latter by lists in lists in lists
            answer = None
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if isinstance(choice, bool) or not isinstance(choice, int):
            said = line[:80].decode(errors="replace").strip()
            raise ProgramError(f'{self.name!r} answered {said!r} instead of {{"choice": NUMBER}}')
        return choice


class _Program:
    """A program that runs, from its start until nothing of it is left."""

    def __init__(self, command: tuple[str, ...]) -> None:
        pipe = subprocess.PIPE
        # In a session of its own, so that Ctrl-C is the game's affair and that ending
        # the program ends whatever it has started.
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True)
        # Once only: later the number of its group may be somebody else's.
        self._kill_once = weakref.finalize(self, _kill, self._process)
        self._question: _Question | None = None

    def answer(self, said: list[dict[str, Any]], seconds: float) -> bytes | None:
        """What it answers in time, if anything; the clock covers both directions."""
        self._question = _Question(self._process, said)
        self._question.start()
        in_time = self._question.over.wait(min(seconds, TIMEOUT_MAX))
        return self._question.line if in_time else None

    def without_end(self, line: bytes) -> str:
        """What is wrong with an answer that is no whole line."""
        if len(line) == LONGEST:
            return f"answered with a line of more than {LONGEST} bytes"
        try:
            return f"ended (exit status {self._process.wait(GRACE)}) instead of answering"
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"

    def end(self) -> None:
        """Close its input, which tells it to leave; whatever stays is ended.

        A program that has been asked and not answered is ended at once.
        """
        if self._is_asked():
            self._kill_once()
        try:
            self._close_pipes()
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._kill_once()

    def _is_asked(self) -> bool:
        return self._question is not None and not self._question.over.is_set()

    def _close_pipes(self) -> None:
        if self._question is not None:
            self._question.over.wait(GRACE)
        if self._is_asked():  # closing would wait for somebody whom we could not end
            return
        for pipe in (self._process.stdin, self._process.stdout):
            # What was not yet written may have nobody to read it any more.
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()


class _Question(Thread):
    """Says something and waits for a line.

    In a thread, for a time limit must hold: reading ends when everybody who holds the other
    end of the pipe has left, and a child of the program may hold it for ever.
    """

    def __init__(self, process: subprocess.Popen[bytes], said: list[dict[str, Any]]) -> None:
        super().__init__(daemon=True)
        self._process = process
        self._said = b"".join(json.dumps(message).encode() + b"\n" for message in said)
        self.line = b""
        self.over = Event()  # `is_alive` is wrong once Ctrl-C has interrupted a `join`

    def run(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):  # it has closed its input: what it said before does not matter
            self._process.stdin.write(self._said)
            self._process.stdin.flush()
            self.line = self._process.stdout.readline(LONGEST)
        self.over.set()


def hello(view: View, seed: int) -> dict[str, Any]:
    """What a program hears first."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": view.game.name,
        "version": view.game.version,
        "seats": view.state.seats,
        "seat": view.seat,
        "options": dict(view.options),
        "seed": seed,
    }


def decision(view: View, told: int = 0) -> dict[str, Any]:
    """What a program is asked: all that its seat may know, and what it may do.

    ``told`` events were told before and are left out.
    """
    s, seat = view.state, view.seat
    speech = Speech(view.game, tuple(f"Player {number + 1}" for number in range(s.seats)))
    words = speech.texts("en")
    return {
        "type": "decide",
        "ask": view.game.asks(s.asked[seat]).name.lower(),
        "prompt": words.say(speech.prompt(s, seat)),
        "choices": [
            {"choice": choice, "label": words.say(speech.label(s, seat, choice))}
            for choice in view.choices
        ],
        "to_move": sorted(view.to_move),
        "events": [happening.as_json() for happening in view.log[told:]],
        "state": {field.name: getattr(s, field.name) for field in s.layout.fields},
    }


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it has started, at once."""
    if not hasattr(os, "killpg"):
        process.kill()
        process.wait()
        return
    # All may have left by themselves. (macOS refuses where only the program's status is left.)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
