"""From rows to a match and back: replaying a table, trying an action, summing it up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hasu.engine.errors import HasuError, IllegalChoice
from hasu.engine.game import game_named
from hasu.engine.match import Match
from hasu.engine.record import outcome_json
from hasu.server.refusal import Refusal
from hasu.server.rows import FINISHED, PLAY, RUNNING, UNDO, Action, Head, Seat, Summary


def build(head: Head, seats: Sequence[Seat], actions: Iterable[Action]) -> Match:
    """The match of a table: its set-up, and every action again."""
    try:
        game = game_named(head.game)
        if game.version != head.version:
            raise Refusal("unplayable", f"rules version {head.version}, now {game.version}")
        names = [seat.name for seat in seats]
        match = Match(game, len(seats), head.secret, head.options, names, head.teach)
        for action in actions:
            replay(match, action)
    except HasuError as error:
        raise Refusal("unplayable", str(error)) from error
    return match


def replay(match: Match, action: Action) -> None:
    """Do again what was once accepted."""
    if action.verb == PLAY:
        match.play(action.seat, action.choice)
    elif action.verb == UNDO:
        match.undo(action.seat)
    else:
        match.withdraw(action.seat)


def perform(match: Match, action: Action, at: int | None) -> None:
    """Try what somebody asks for. ``at`` is the moment at which it was offered, if they tell."""
    seat = action.seat
    try:
        if at is not None and at != match.moment(seat):
            raise Refusal("stale")
        if action.verb == PLAY and seat not in match.to_move:
            raise Refusal("not-your-turn")
        replay(match, action)
    except IllegalChoice as error:
        codes = {PLAY: "illegal", UNDO: "no-undo"}
        raise Refusal(codes.get(action.verb, "no-withdraw")) from error


def summary_of(match: Match) -> Summary:
    outcome = outcome_json(match.outcome)
    state = RUNNING if outcome is None else FINISHED
    return Summary(state, match.step, tuple(sorted(match.to_move)), outcome)
