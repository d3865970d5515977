"""A bot that is another program, in any language, spoken to in lines of JSON.

Hasu starts the program once for each seat and game, writes a line to its input for each
decision and reads a line of its output as the answer; docs/own-bots.md has the protocol.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import weakref
from contextlib import suppress
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
        self._process: subprocess.Popen[bytes] | None = None
        self._told = 0  # events that the program has heard
        self._late = False

    def choose(self, view: View) -> int:
        if self._process is None:
            self._process = self._started()
            said = [hello(view, self._seed), decision(view, self._told)]
        else:
            said = [decision(view, self._told)]
        self._told = len(view.log)
        try:
            return self._choice(self._answer(self._process, said))
        except ProgramError:
            self._end(GRACE if not self._late else 0.0)
            raise

    def close(self) -> None:
        self._end(GRACE)

    def _started(self) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        try:
            # In a session of its own, so that Ctrl-C is the game's affair and that ending
            # the program ends whatever it has started.
            process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        except OSError as error:
            raise ProgramError(f"{self.name!r} cannot be started: {error.strerror}") from error
        weakref.finalize(self, _kill, process)
        return process

    def _answer(self, process: subprocess.Popen[bytes], said: list[dict[str, Any]]) -> bytes:
        """Say something and wait for a line; the clock covers both directions."""
        assert process.stdin is not None
        assert process.stdout is not None
        clock = threading.Timer(self._seconds, self._give_up)
        clock.start()
        try:
            for message in said:
                process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST)
        except OSError:  # it has closed its input: what it said before does not matter
            line = b""
        finally:
            clock.cancel()
        if self._late:
            raise ProgramError(f"{self.name!r} gave no answer within {self._seconds:g} s")
        if not line.endswith(b"\n"):
            raise ProgramError(f"{self.name!r} {_without_end(line, process)}")
        return line

    def _give_up(self) -> None:
        self._late = True
        if self._process is not None:
            _kill(self._process)

    def _choice(self, line: bytes) -> int:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if isinstance(choice, bool) or not isinstance(choice, int):
            said = line[:80].decode(errors="replace").strip()
            raise ProgramError(f'{self.name!r} answered {said!r} instead of {{"choice": NUMBER}}')
        return choice

    def _end(self, grace: float) -> None:
        """Close the program's input, which tells it to leave; whoever stays is ended."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            # What was not yet written may have nobody to read it any more.
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
        _kill(process)


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


def _without_end(line: bytes, process: subprocess.Popen[bytes]) -> str:
    """What is wrong with an answer that is no whole line."""
    if len(line) == LONGEST:
        return f"answered with a line of more than {LONGEST} bytes"
    try:
        return f"ended (exit status {process.wait(GRACE)}) instead of answering"
    except subprocess.TimeoutExpired:
        return "closed its output instead of answering"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it has started, at once, unless it has left by itself."""
    if process.poll() is not None:
        return
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
