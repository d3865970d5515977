"""Records: a match as JSON that replays to the same bytes on every backend.

A record holds the game and its version, the options, the seats' names, the secret of all
chance and every choice. It is checked on the way in; whatever is wrong is told with the
line it stands on.
"""

from __future__ import annotations

import json
import os
import re
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hasu.engine.chance import commitment
from hasu.engine.errors import HasuError, IllegalChoice, InvalidInput, RecordError
from hasu.engine.game import game_named
from hasu.engine.match import Match
from hasu.engine.moves import Outcome, Step

FORMAT = 1
KEYS: dict[str, Any] = {
    "hasu": int,
    "game": str,
    "version": int,
    "seats": int,
    "options": dict,
    "teach": bool,
    "names": list,
    "players": list,
    "commitment": str,
    "secret": str,
    "steps": list,
    "digest": str,
    "outcome": (dict, type(None)),
}


@dataclass(frozen=True, slots=True)
class Record:
    """A checked record; ``lines`` tells on which line of its file each step stands."""

    content: dict[str, Any]
    lines: tuple[int, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(Step(*step) for step in self.content["steps"])

    def line_of(self, step: int) -> int | None:
        return self.lines[step] if step < len(self.lines) else None

    def start(self) -> Match:
        """The match of this record before its first step."""
        c = self.content
        try:
            return Match(
                game_named(c["game"]),
                c["seats"],
                bytes.fromhex(c["secret"]),
                c["options"],
                c["names"],
                c["teach"],
            )
        except HasuError as error:
            raise RecordError(str(error)) from error

    def replay(self, upto: int | None = None) -> Match:
        """The match after ``upto`` steps; after all of them, everything is verified."""
        steps = self.steps
        if upto is not None and not 0 <= upto <= len(steps):
            raise InvalidInput(f"there is no step {upto}; the record has steps 0 to {len(steps)}")
        match = self.start()
        for number in range(len(steps[:upto])):
            self._play(match, number, steps)
        if upto is None or upto == len(steps):
            self._verify_end(match)
        return match

    def _play(self, match: Match, number: int, steps: tuple[Step, ...]) -> None:
        step = steps[number]
        try:
            _check_turn(match, step, steps[number - 1] if match.step < number else None)
            match.play(step.seat, step.choice)
        except HasuError as error:
            line = self.line_of(number)
            raise RecordError(f"step {number + 1} does not replay: {error}", line) from error

    def _verify_end(self, match: Match) -> None:
        if match.step != len(self.steps):
            raise RecordError("the record breaks off within a sealed choice")
        claimed, real = self.content["outcome"], outcome_json(match.outcome)
        if claimed != real:
            raise RecordError(f"the outcome says {claimed}, but the steps lead to {real}")
        if match.digest() != self.content["digest"]:
            raise RecordError(
                "the steps do not lead to the recorded end: some are missing, added or changed"
            )

    def to_json(self) -> str:
        """The record as text, one step a line."""
        head = {key: value for key, value in self.content.items() if key != "steps"}
        body = json.dumps(head, ensure_ascii=False, indent=1)
        steps = ",\n".join(f"  {json.dumps(step)}" for step in self.content["steps"])
        listed = f"[\n{steps}\n ]" if steps else "[]"
        return f'{body[:-2]},\n "steps": {listed}\n}}\n'

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(path.name + ".part")
        # A name may hold what is no text: half a pair of UTF-16. JSON escapes it just so.
        partial.write_text(self.to_json(), encoding="utf-8", errors="backslashreplace")
        os.replace(partial, path)


def _check_turn(match: Match, step: Step, drafted: Step | None) -> None:
    """Does a step answer what is asked, and in order? ``drafted``: the sealed one before."""
    asked = match.ask(step.seat)
    if asked and asked != step.ask:
        raise IllegalChoice(f"it answers {step.ask!r}, but {asked!r} is asked")
    if drafted is not None and step.seat < drafted.seat:
        raise IllegalChoice("sealed choices are recorded in the order of the seats")


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
    }


def record(match: Match, players: Sequence[str] | None = None) -> Record:
    """The record of a match as it stands. It holds every secret: keep it from players.

    ``players`` says who sat where: "person" (for all, if not given) or a bot's name.
    """
    if players is not None and len(players) != match.seats:
        raise InvalidInput(f"{len(players)} players named for {match.seats} seats")
    return Record(
        {
            "hasu": FORMAT,
            "game": match.game.name,
            "version": match.game.version,
            "seats": match.seats,
            "options": match.options,
            "teach": bool(match.state.teach),
            "names": list(match.names),
            "players": ["person"] * match.seats if players is None else list(players),
            "commitment": match.commitment,
            "secret": match.secret.hex(),
            "outcome": outcome_json(match.outcome),
            "digest": match.digest(),
            "steps": [[step.seat, step.ask, step.choice] for step in match.steps],
        }
    )


def parse(source: str) -> Record:
    """A record from JSON text; raises `RecordError` with the line and the reason."""
    try:
        return _parsed(source)
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        raise RecordError(f"not a whole JSON document: {error.msg}", error.lineno) from error
    except RecursionError as error:
        raise RecordError("nested too deeply for a record") from error
    except ValueError as error:  # a number with thousands of digits
        raise RecordError(f"not a record: {error}") from error


def _parsed(source: str) -> Record:
    content = json.loads(source, object_pairs_hook=_entries)
    if not isinstance(content, dict):
        raise RecordError("a record is a JSON object", 1)
    lines = Lines(source)
    _check_keys(content, lines)
    found = Record(content, lines.of_items("steps"))
    for number, step in enumerate(content["steps"]):
        if not _is_step(step):
            raise RecordError(
                f"step {number + 1} must be [seat, decision, choice], not {step!r}",
                found.line_of(number),
            )
    return found


def _entries(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for name, value in pairs:
        if name in content:
            raise RecordError(f"{name!r} stands there twice")
        content[name] = value
    return content


def load(path: str | os.PathLike[str]) -> Record:
    """A record from a file."""
    try:
        return parse(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file") from error


def _check_keys(content: dict[str, Any], lines: Lines) -> None:
    for key, kind in KEYS.items():
        if key not in content:
            raise RecordError(f"{key!r} is missing")
        if not isinstance(content[key], kind) or (kind is int and content[key] is True):
            raise RecordError(
                f"{key!r} has the wrong kind of value: {content[key]!r}", lines.of(key)
            )
    for key in content:
        if key not in KEYS:
            raise RecordError(f"unknown entry {key!r}", lines.of(key))
    if content["hasu"] != FORMAT:
        raise RecordError(
            f"record format {content['hasu']}; this Hasu reads {FORMAT}", lines.of("hasu")
        )
    _check_game(content, lines)
    _check_people(content, lines)


def _check_people(content: dict[str, Any], lines: Lines) -> None:
    seats = content["seats"]
    for key in ("names", "players"):
        given = content[key]
        if not all(isinstance(name, str) for name in given):
            raise RecordError(f"{key!r} must be a list of names, not {given!r}", lines.of(key))
        if len(given) != seats:
            raise RecordError(f"{key!r} has {len(given)} names for {seats} seats", lines.of(key))


def _check_game(content: dict[str, Any], lines: Lines) -> None:
    try:
        game = game_named(content["game"])
    except HasuError as error:
        raise RecordError(str(error), lines.of("game")) from error
    if content["version"] != game.version:
        raise RecordError(
            f"{game.name} rules version {content['version']}; this Hasu has {game.version}",
            lines.of("version"),
        )
    try:
        game.check_seats(content["seats"])
    except HasuError as error:
        raise RecordError(str(error), lines.of("seats")) from error
    _check_secret(content, lines)


def _check_secret(content: dict[str, Any], lines: Lines) -> None:
    try:
        secret = bytes.fromhex(content["secret"])
    except ValueError as error:
        raise RecordError("'secret' is not hexadecimal", lines.of("secret")) from error
    if commitment(secret) != content["commitment"]:
        raise RecordError(
            "the secret is not the one that was committed to at the start", lines.of("secret")
        )


def _is_step(step: Any) -> bool:
    if not isinstance(step, list) or len(step) != 3:
        return False
    seat, ask, choice = step
    return type(seat) is int and isinstance(ask, str) and type(choice) is int


class Lines:
    """On which lines of a record its entries stand; the text is known to be good JSON."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._ends = [end.start() for end in re.finditer("\n", source)]
        found = list(_items(source, source.index("{")))
        self._names = dict(found[::2])
        self._values = {
            name: place for (name, _), (_, place) in zip(found[::2], found[1::2], strict=True)
        }

    def of(self, key: str) -> int:
        return self._at(self._names[key])

    def of_items(self, key: str) -> tuple[int, ...]:
        """The lines of what is listed in an entry."""
        return tuple(self._at(place) for _, place in _items(self._source, self._values[key]))

    def _at(self, place: int) -> int:
        return bisect(self._ends, place) + 1


def _items(source: str, opening: int) -> Iterator[tuple[Any, int]]:
    """What a list or an object holds, names of entries too, and where each begins."""
    decode = json.JSONDecoder().raw_decode
    place = _after_gap(source, opening + 1)
    while source[place] not in "]}":
        item, end = decode(source, place)
        yield item, place
        place = _after_gap(source, end)


def _after_gap(source: str, place: int) -> int:
    while source[place] in " \t\r\n,:":
        place += 1
    return place
