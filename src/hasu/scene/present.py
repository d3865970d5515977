"""A match as one viewer is shown it: the whole message that a page, a replay or a file draws.

This is the only way from a match to a picture. It reads nothing but what the viewer may see.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from hasu.engine.game import Game
from hasu.engine.match import Match
from hasu.engine.state import ONLOOKER
from hasu.engine.text import Message
from hasu.engine.view import choices_of
from hasu.scene import plain
from hasu.scene.look import AMOUNT, OPEN, Look, Parts, SceneModule
from hasu.scene.model import NOBODY, Area, Panel, Piece, Scene

MANY = 14  # more amounts than this are asked for as a number, unless they have places of their own


def scene_module(game: Game) -> SceneModule:
    """The game's ``scene.py``, or plain text for a game that has none."""
    name = f"{game.folder}.scene"
    return cast(SceneModule, import_module(name) if find_spec(name) else plain)


def look_of(match: Match, eyes: int, language: str) -> Look:
    """How ``eyes`` (a seat, ONLOOKER or OPEN) look at the match."""
    told = (match.names, match.speech.texts(language))
    if eyes == OPEN:
        hands = tuple(range(match.seats))
        return Look(match.state, ONLOOKER, *told, hands, match.options, match.ready)
    hands = () if eyes == ONLOOKER else (eyes,)
    return Look(match.seen_by(eyes), eyes, *told, hands, match.options, match.ready)


def present(
    match: Match, eyes: int, language: str = "en", log_from: int = 0, by: int | None = None
) -> dict[str, Any]:
    """Everything that ``eyes`` are shown, as a JSON object; see docs/table.md.

    ``log_from`` leaves out the lines that the viewer has, ``by`` says whose choice led here.
    """
    look = look_of(match, eyes, language)
    module = scene_module(match.game)
    scene = module.scene(look)
    drawings: dict[str, str] = {}
    return {
        "say": "scene",
        "game": match.game.name,
        "name": look.say("name"),
        "language": language,
        "step": match.step,
        "eyes": eyes,
        "by": by,
        "areas": [_area(area, drawings) for area in scene.areas],
        "panels": [_panel(panel, match) for panel in scene.panels],
        "facts": list(scene.facts),
        "symbols": _drawing(_symbol_sheet(scene), drawings),
        "prompt": _prompt(match, look, module),
        "waiting": sorted(match.to_move),
        "log": _log(match, look, module, log_from),
        "outcome": _outcome(match, look, module),
        "drawings": drawings,
    }


def _area(area: Area, drawings: dict[str, str]) -> dict[str, Any]:
    return {
        "id": area.id,
        "role": area.role,
        "title": area.title,
        "width": area.width,
        "height": area.height,
        "ground": _drawing(area.ground, drawings),
        "spots": [
            {"id": spot.id, "shape": _drawing(spot.shape, drawings), "name": spot.name}
            for spot in area.spots
        ],
        "pieces": [_piece(piece) for piece in area.pieces],
        "least": round(area.least * area.width),
    }


def _piece(piece: Piece) -> dict[str, Any]:
    """Only what differs from an ordinary piece travels."""
    told: dict[str, Any] = {
        "id": piece.id,
        "symbol": piece.symbol,
        "x": round(piece.x, 1),
        "y": round(piece.y, 1),
    }
    if piece.name:
        told["name"] = piece.name
    if piece.seat != NOBODY:
        told["seat"] = piece.seat
    if piece.text:
        told |= {"text": piece.text, "size": piece.text_size}
    if piece.scale != 1:
        told["scale"] = round(piece.scale, 3)
    if piece.turn:
        told["turn"] = round(piece.turn, 1)
    if piece.faded:
        told["faded"] = True
    if piece.came:
        told["came"] = list(piece.came)
    return told


def _panel(panel: Panel, match: Match) -> dict[str, Any]:
    return {
        "seat": panel.seat,
        "name": match.names[panel.seat],
        "points": panel.points,
        "active": panel.active,
        "figures": [
            {"name": figure.name, "value": figure.value, "symbol": figure.symbol}
            for figure in panel.figures
        ],
        "notes": list(panel.notes),
    }


def _symbol_sheet(scene: Scene) -> str:
    return "".join(f'<g id="s-{name}">{drawn}</g>' for name, drawn in scene.symbols.items())


def _drawing(markup: str, drawings: dict[str, str]) -> str:
    """The key of a drawing, which is sent only once to each page."""
    if not markup:
        return ""
    key = _key(markup)
    drawings[key] = markup
    return key


@lru_cache(maxsize=4096)
def _key(markup: str) -> str:
    return hashlib.sha256(markup.encode()).hexdigest()[:12]


def _prompt(match: Match, look: Look, module: SceneModule) -> dict[str, Any] | None:
    seat = look.seat
    if seat not in match.asked:
        undoable = seat != ONLOOKER and match.can_undo(seat)
        return {"seat": seat, "undo": True, "choices": [], "text": ""} if undoable else None
    told = {
        "seat": seat,
        "at": match.moment(seat),
        "sealed": match.is_sealed(seat),
        "ready": seat in match.ready,
        "undo": match.can_undo(seat),
        "withdraw": match.can_withdraw(seat),
    }
    if seat in match.ready:
        return told | {"ask": "", "text": "", "rule": "", "choices": []}
    return told | {
        "ask": match.ask(seat),
        "text": match.prompt(seat, look.text.language),
        "rule": module.rule_of(look),
        "choices": _choices(match, look, module),
    }


def offered(match: Match, seat: int, language: str) -> list[dict[str, Any]]:
    """What ``seat`` may choose now, each choice in words and with the shapes that mean it."""
    return _choices(match, look_of(match, seat, language), scene_module(match.game))


def _choices(match: Match, look: Look, module: SceneModule) -> list[dict[str, Any]]:
    values = choices_of(look.state, look.seat)
    tied = [_tied(module, look, value) for value in values]
    if len(values) > MANY and not any(tied) and match.is_amount(look.seat):
        tied = [AMOUNT] * len(values)
    return [
        {
            "choice": value,
            "text": look.tell(_label(match, look, value)),
            "parts": [list(part) for part in parts],
        }
        for value, parts in zip(values, tied, strict=True)
    ]


def _tied(module: SceneModule, look: Look, value: int) -> Parts:
    return module.targets(look, value)


def _label(match: Match, look: Look, value: int) -> Message:
    return match.speech.label(look.state, look.seat, value)


def _log(match: Match, look: Look, module: SceneModule, log_from: int) -> dict[str, Any]:
    start = min(log_from, len(match.log))
    lines = []
    for happening in match.log[start:]:
        # Open eyes read every private number; everybody else only the own.
        seen = happening if look.hands and look.watches else happening.seen_by(look.seat)
        lines.append(
            {
                "step": seen.step,
                "text": match.tell(seen, look.text.language),
                "rule": seen.kind.spec.rule,
                "seat": seen.named.get("seat", NOBODY),
                "touches": list(module.touches(look, seen)),
                **({"headline": True} if seen.kind.spec.headline else {}),
            }
        )
    return {"from": start, "lines": lines}


def _outcome(match: Match, look: Look, module: SceneModule) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    log = tuple(happening.seen_by(look.seat) for happening in match.log)
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "sheet": [
            {"text": line.text, "rule": line.rule, "points": list(line.points)}
            for line in module.sheet(look, log)
        ],
    }
