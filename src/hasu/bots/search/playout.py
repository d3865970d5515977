"""Playing on from a leaf, quickly and sensibly, and judging where it leads."""

from __future__ import annotations

from math import exp, log
from typing import Any

from hasu.bots.search.lore import hearsay, note
from hasu.bots.search.style import Style
from hasu.engine.chance import MASK, STRIDE, bounded, scramble
from hasu.engine.choices import Choices, clear, pick
from hasu.engine.play import (
    NOBODY_ASKED,
    SPREAD,
    Weights,
    allied,
    apply,
    evaluate,
    first_asked,
    legal,
    prefer,
    proceed,
)
from hasu.engine.rules import rule
from hasu.engine.state import State

# Rows of the results, one number a seat in each
WORTH, WIN, MARGIN = 0, 1, 2
LIKELY = log(3.0)


@rule
def seats_of(s: State) -> int:
    """A full-sized number, so that nothing is compiled again for a small one."""
    return 0 + s.seats


@rule
def next_asked(s: State, me: int) -> int:
    """Who decides next: the searcher first. Only sealed choices are asked of several."""
    return me if s.asked[me] != 0 else first_asked(s)


@rule
def go_on(s: State, choices: Choices, me: int) -> int:
    """As `hasu.engine.play.settle`, but in a sealed choice the searcher goes first."""
    while s.over == 0:
        seat = next_asked(s, me)
        while seat == NOBODY_ASKED and s.over == 0:
            proceed(s)
            seat = next_asked(s, me)
        if seat != NOBODY_ASKED:
            clear(choices)
            legal(s, seat, choices)
            if choices.count != 1 or choices.insist == 1:
                return seat
            apply(s, seat, pick(choices, 0))
    return NOBODY_ASKED


@rule
def is_rival(s: State, seat: int, other: int) -> bool:
    return other != seat and not allied(s, seat, other)


@rule
def leads_side(s: State, seat: int) -> bool:
    """Is it the first seat of those that play together? Each side is counted once by it."""
    for other in range(seat):
        if allied(s, seat, other):
            return False
    return True


@rule
def outlook(s: State, seat: int, w: Weights, spite: float) -> float:
    """The quick evaluation for a seat, with a side glance at its best rival."""
    mine = evaluate(s, seat, w)
    if spite == 0.0:
        return mine
    best = -1e9
    for other in range(seats_of(s)):
        if is_rival(s, seat, other):
            best = max(best, evaluate(s, other, w))
    return mine - spite * best


@rule
def after(worlds: Any, seat: int, choice: int, w: Weights, spite: float) -> float:
    """How the world looks to a seat right after a choice. ``worlds[1]`` is for trying."""
    worlds[1] = worlds[0]
    apply(worlds[1], seat, choice)
    return outlook(worlds[1], seat, w, spite) + prefer(worlds[0], seat, choice, w)


@rule
def light_choice(
    worlds: Any, choices: Choices, lore: Any, seat: int, w: Weights, style: Style, luck: int
) -> int:
    """The best-looking of a few choices, or of all if they are few; sometimes just any."""
    bits = scramble(luck)
    chosen = pick(choices, bounded(bits, choices.count))
    if style.tries <= 1 or bounded(scramble(luck + 1), 1000) < 1000 * style.slips:
        return chosen
    heeded = style.learn * w[SPREAD]
    best = after(worlds, seat, chosen, w, 0.0)
    if heeded > 0.0:
        best += heeded * hearsay(lore, worlds[0], seat, chosen)
    every = choices.count <= style.thorough
    for number in range(choices.count if every else style.tries - 1):
        index = number if every else bounded(scramble(luck + 2 + number), choices.count)
        other = pick(choices, index)
        if other != chosen:
            value = after(worlds, seat, other, w, 0.0)
            if heeded > 0.0:
                value += heeded * hearsay(lore, worlds[0], seat, other)
            if value > best:
                best = value
                chosen = other
    return chosen


@rule
def play_on(
    worlds: Any,
    choices: Choices,
    lore: Any,
    seat: int,
    me: int,
    w: Weights,
    style: Style,
    luck: int,
) -> None:
    """Play ``worlds[0]`` on to its end or to the horizon."""
    for _ in range(style.horizon):
        if seat == NOBODY_ASKED:
            break
        luck = (luck + STRIDE) & MASK
        choice = light_choice(worlds, choices, lore, seat, w, style, luck)
        if style.learn > 0.0:
            note(lore, worlds[0], seat, choice)
        apply(worlds[0], seat, choice)
        seat = go_on(worlds[0], choices, me)


@rule
def judge(s: State, w: Weights, style: Style, results: Any) -> None:
    """Fill the results: shares in the win (real, or likely by the evaluation), and leads."""
    for seat in range(seats_of(s)):
        results[MARGIN, seat] = 1.0 * s.points[seat] if s.over == 1 else evaluate(s, seat, w)
    if s.over == 1:
        share_win(s, results)
    else:
        expect_win(s, w, results)
    for seat in range(seats_of(s)):
        results[WORTH, seat] = lead(s, seat, results)
    for seat in range(seats_of(s)):
        ahead = results[WORTH, seat]
        results[MARGIN, seat] = ahead
        bent = 0.5 + 0.5 * ahead / (abs(ahead) + 2.0 * w[SPREAD])
        results[WORTH, seat] = (1.0 - style.margin) * results[WIN, seat] + style.margin * bent


@rule
def share_win(s: State, results: Any) -> None:
    winners = 0
    for seat in range(seats_of(s)):
        if leads_side(s, seat):
            winners += s.winner[seat]
    for seat in range(seats_of(s)):
        results[WIN, seat] = s.winner[seat] / max(1, winners)


@rule
def expect_win(s: State, w: Weights, results: Any) -> None:
    """The odds grow with the lead: threefold for each spread."""
    most = results[MARGIN, 0]
    for seat in range(1, seats_of(s)):
        most = max(most, results[MARGIN, seat])
    total = 0.0
    for seat in range(seats_of(s)):
        results[WIN, seat] = exp(LIKELY * (results[MARGIN, seat] - most) / w[SPREAD])
        if leads_side(s, seat):
            total += results[WIN, seat]
    for seat in range(seats_of(s)):
        results[WIN, seat] /= total


@rule
def lead(s: State, seat: int, results: Any) -> float:
    """How far ahead of the best rival."""
    best = -1e9
    for other in range(seats_of(s)):
        if is_rival(s, seat, other):
            best = max(best, results[MARGIN, other])
    ahead: float = results[MARGIN, seat] - best
    return ahead
