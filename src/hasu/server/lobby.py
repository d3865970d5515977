"""What the lobby shows: games, their options in words, levels of bots, a person's tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from hasu.engine.boards import BoardOption
from hasu.engine.chance import commitment
from hasu.engine.game import Game, games
from hasu.engine.match import Match
from hasu.engine.options import Flag, Option, SeatOption
from hasu.engine.state import ONLOOKER
from hasu.engine.text import LANGUAGES, message, text
from hasu.scene import present
from hasu.server.rows import RUNNING, Head, Person, Seat
from hasu.server.screen import level_title, title_of
from hasu.server.thinking import levels, usual_level

REST = 0.02  # seconds between two pieces of work that nobody waits for
FIRST_GAME = 3.0  # seconds that the first visitor has for starting a game


@cache
def games_shown(language: str) -> dict[str, Any]:
    return {
        "games": [_game(game, language) for game in games().values()],
        "levels": [
            {"name": level, "title": level_title(level, language), "usual": level == usual_level()}
            for level in levels()
        ],
        "default_level": usual_level(),
    }


def _game(game: Game, language: str) -> dict[str, Any]:
    words = text(game.folder, language)
    return {
        "name": game.name,
        "title": words.say(message("name")),
        "about": words.say(message("about")),
        "seats": list(game.seats),
        "default_seats": game.default_seats,
        "minutes": list(game.minutes),
        "designers": list(game.designers),
        "options": [_option(option, game, language) for option in game.options],
    }


def _option(option: Option, game: Game, language: str) -> dict[str, Any]:
    words = text(game.folder, language)
    values = {str(seats): list(option.values(seats)) for seats in game.seats}
    keys = {str(value): f"option-{option.name}-{value}" for row in values.values() for value in row}
    return {
        "name": option.name,
        "kind": _kind(option),
        "default": option.default,
        "seats": list(option.seats),
        "values": values,
        "text": words.say(message(f"option-{option.name}")),
        "titles": {value: words.say(message(key)) for value, key in keys.items() if key in words},
    }


def _kind(option: Option) -> str:
    if isinstance(option, Flag):
        return "flag"
    if isinstance(option, SeatOption):
        return "seat"
    return "board" if isinstance(option, BoardOption) else "oneof"


def lobby_ready(language: str) -> None:
    """Read what the first page needs before it is asked for."""
    page_texts(language)
    games_shown(language)


@cache
def warm_up(language: str) -> None:
    """Read what visitors will need before they need it.

    Runs in a thread: texts and drawings that are made when first needed would hold up
    everybody else. First what a visitor in this language needs after the lobby; what is for
    others waits until that visitor has had time to start.
    """
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        lobby_ready(spoken)
        for game in games().values():
            present(Match(game, game.default_seats, b"warm", {}), ONLOOKER, spoken)
            time.sleep(REST)
        time.sleep(FIRST_GAME)


def table_shown(
    head: Head, seats: Sequence[Seat], person: Person | None, language: str
) -> dict[str, Any]:
    """A table as anybody with its address may know it."""
    mine = [s.seat for s in seats if person is not None and person.id in s.holders]
    moving = set(head.summary.to_move) if head.state == RUNNING else set()
    asked = {seat for seat in mine if not seats[seat].bot} & moving
    return {
        "table": head.id,
        "game": head.game,
        "title": title_of(head.game, language),
        "state": head.state,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "kind": "bot" if seat.bot else seat.kind}
            for seat in seats
        ],
        "step": head.summary.step,
        "to_move": sorted(moving),
        "my_turn": bool(asked),
        "mine": mine,
        "created": head.created,
        "updated": head.updated,
        "outcome": head.summary.outcome,
        "imported": head.imported,
        "seeded": head.seeded,
        "commitment": commitment(head.secret),
        "next": head.next,
    }


@cache
def page_texts(language: str) -> dict[str, str]:
    """The page's own words, flat; ``{name}`` stands where the page fills something in."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    file = resources.files("hasu.web") / "text" / f"{language}.ftl"
    resource = FluentResource(file.read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    texts = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            pattern: Any = bundle.get_message(entry.id.name).value
            filled = {name: f"{{{name}}}" for name in _variables(entry)}
            texts[entry.id.name] = str(bundle.format_pattern(pattern, filled)[0])
    return texts


def _variables(node: Any) -> set[str]:
    """The names of all variables in a message."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node
    if not isinstance(node, ast.BaseNode | list):
        return set()
    return set().union(*(_variables(part) for part in parts))
