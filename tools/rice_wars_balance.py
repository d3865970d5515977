"""How often each card, advisor and seat of Rice Wars is used, and how often it wins.

Plays many games with a quick compiled policy that looks at the end of its own move (its
own follow-up choices tried at random a few times, a little noise so that games differ) and
writes docs/rice-wars-balance.md.

    PYTHONPATH=src python tools/rice_wars_balance.py [games per set-up] [own content file]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hasu.engine.chance import MASK, STRIDE, bounded, scramble
from hasu.engine.choices import Choices, pick
from hasu.engine.compiled import compiled, seeds_from
from hasu.engine.play import apply, evaluate, prefer, settle, take
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.printed import name_of
from hasu.games.rice_wars.state import ADVISORS, KINDS, Ask, RiceWars
from hasu.games.rice_wars.weights import WEIGHTS

SETUPS = ((2, "basic"), (3, "basic"), (4, "basic"), (3, "epic"), (4, "epic"), (5, "epic"))
TRIES = 3  # random ways to follow a choice up
FOLLOW_UPS = 4
NOISE = 0.3
REPORT = Path(__file__).parent.parent / "docs" / "rice-wars-balance.md"

TUNED = (
    "## What was tuned, and what these numbers can tell",
    "",
    "- Chouhei: with all else equal (this policy, 300 games of each set-up) it is played as an",
    "  action 0.15 to 0.32 times a game and seat at a price of 1, and 0.56 to 0.96 times at",
    "  a price of 0. It was close to dead as an action, so the price is 0. Its wins show no clear",
    "  difference between the two.",
    "- Idou is rarely played as an action but lies face down as often as others with its bonus.",
    "  With two moves instead of one (400 games of each set-up) it was played no more often, so it",
    "  stays at one. The policy sees little worth in moving; people may see more.",
    "- Yuuki and Iaijutsu no shishou looked dead in a first run, whose policy did not know the",
    "  worth of a challenge (whoever refuses gives two peasants). It does now; they are unchanged.",
    "- *Won* is no cause: who is ahead has more money for cards and advisors. With two players,",
    "  users of most advisors and of several cards win 59 to 73 % where all have 50 %.",
    "  With more players most rows lie within 8 points of all seats; the exceptions (Yuuki,",
    "  Baishuu, Idou and Youhei, 9 to 13 points above in one or two set-ups each) do not return",
    "  in every set-up, rest on few games, and were left alone.",
    "",
)

# Columns of the tally
ACTION, LAID, PAID, ANSWER = 0, KINDS, 2 * KINDS, 3 * KINDS
SERVED = 4 * KINDS
BIDS = SERVED + ADVISORS
OFFERED = BIDS + ADVISORS
COLUMNS = OFFERED + ADVISORS


def margin(s: Any, seat: int) -> float:
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, evaluate(s, other, WEIGHTS))
    won = 1000.0 * s.winner[seat] if s.over == 1 else 0.0
    return won + evaluate(s, seat, WEIGHTS) - 0.5 * best


def others_asked(s: Any, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.asked[other] != 0:
            return True
    return False


def worth(world: Any, inner: Any, seat: int, choice: int, luck: int) -> float:
    """How the position looks after a choice and random follow-ups of the same seat."""
    leaning = prefer(world, seat, choice, WEIGHTS)
    apply(world, seat, choice)
    for _ in range(FOLLOW_UPS):
        if others_asked(world, seat):
            break
        settle(world, inner)
        if world.over == 1 or world.asked[seat] == 0 or others_asked(world, seat):
            break
        luck = (luck + STRIDE) & MASK
        follow = pick(inner, bounded(scramble(luck), inner.count))
        leaning += prefer(world, seat, follow, WEIGHTS)
        apply(world, seat, follow)
    return leaning + margin(world, seat)


def count(s: Any, seat: int, choice: int, tally: Any) -> None:
    """Note what a choice uses."""
    asked = s.asked[seat]
    if asked == Ask.ACTION and choice >= 7:
        tally[seat, ACTION + choice - 7] += 1
    elif asked == Ask.ACTION and choice >= 4:
        tally[seat, SERVED + s.advisor[choice - 4]] += 1
    elif asked == Ask.SUPPORT and choice >= 4:
        tally[seat, LAID + choice - 4] += 1
    elif asked == Ask.SUPPORT and choice >= 1:
        tally[seat, SERVED + s.advisor[choice - 1]] += 1
    elif asked == Ask.PAY and choice > 0:
        tally[seat, PAID + s.cursor % KINDS] += choice
    elif asked == Ask.RESPOND and choice > 0:
        tally[seat, ANSWER + choice - 1] += 1
    elif asked == Ask.BID:
        tally[seat, BIDS + s.advisor[s.slot]] += choice
        tally[seat, OFFERED + s.advisor[s.slot]] += 1


def play(
    states: Any, worlds: Any, choices: Any, inner: Any, lucks: Any, tally: Any, random: Any
) -> None:
    for game in range(states.size):
        luck = lucks[game]
        seat = settle(states[game], choices[0])
        while seat != -1:
            best, chosen = -1e9, 0
            for index in range(choices[0].count):
                choice = pick(choices[0], index)
                for _ in range(TRIES):
                    luck = (luck + STRIDE) & MASK
                    worlds[0] = states[game]
                    worlds[0].chance = scramble(luck)
                    noise = NOISE * bounded(scramble(luck ^ 1), 1000) / 1000.0
                    value = worth(worlds[0], inner[0], seat, choice, luck) + noise
                    if value > best:
                        best, chosen = value, choice
            if random == 1:
                luck = (luck + STRIDE) & MASK
                chosen = pick(choices[0], bounded(scramble(luck), choices[0].count))
            count(states[game], seat, chosen, tally[game])
            seat = take(states[game], choices[0], seat, chosen)


def compile_policy() -> Any:
    import numba
    from numba.extending import register_jitable

    fast = compiled(GAME)
    for helper in (margin, others_asked, worth, count):
        register_jitable(helper)
    return fast, numba.njit(play)


def run(policy: Any, fast: Any, seats: int, options: dict[str, Any], games: int) -> Any:
    template = GAME.blank(seats, options)
    states = fast.deal(template, seeds_from(77, 0, games, 0))
    first = states["governor"].copy()
    tally = np.zeros((games, seats, COLUMNS), np.int32)
    one = np.zeros(1, Choices.layout.dtype)
    policy(states, states[:1].copy(), one, one.copy(), seeds_from(77, 0, games, 1), tally, 0)
    assert states["over"].all()
    return states, first, tally


def share(used: npt.NDArray[np.bool_], won: npt.NDArray[np.float64]) -> str:
    return f"{100 * won[used].mean():.0f} %" if used.sum() >= 30 else "–"


def report(results: list[Any], games: int) -> str:
    template = GAME.blank(3, {})
    assert isinstance(template, RiceWars)
    lines = [
        "# Rice Wars: balance of the house set",
        "",
        f"Made by `tools/rice_wars_balance.py` from {games} games of each set-up. Every seat",
        "plays a quick policy: it looks at the end of its own move (own follow-up choices tried",
        f"{TRIES} times at random), judges by the game's evaluation, and adds a little noise. It",
        "sees all hands, so absolute numbers are those of quick, well-informed play; what matters",
        "is the comparison between the rows. *Used* is per game and seat; *won* is the share of",
        "games won by seats that used it at least once, beside the share of all seats (*all*).",
        "Bids follow a fixed leaning of the policy: they say nothing about an advisor's worth.",
        "",
        *TUNED,
    ]
    for (seats, side), states, first, tally in results:
        won = np.asarray(states["winner"][:, :seats], np.float64)
        lines += _setup(template, seats, side, states, first, tally, won)
    return "\n".join(lines) + "\n"


def _setup(
    s: RiceWars, seats: int, side: str, states: Any, first: Any, tally: Any, won: Any
) -> list[str]:
    games = len(states)
    order = [
        f"{100 * won[np.arange(games), (first + place) % seats].mean():.0f} %"
        for place in range(seats)
    ]
    points = states["points"][:, :seats]
    lines = [
        f"## {seats} players, {side} side",
        "",
        f"Won by place in the first round, from the governor: {', '.join(order)}. "
        f"Peasants at the end: {points.mean():.1f} on average, {points.max(axis=1).mean():.1f} "
        f"for the best. All seats: {100 * won.mean():.0f} %.",
    ]
    if seats == 2:
        neutral = states["points"][:, 2].mean()
        lost = 100 * (won.sum(axis=1) == 0).mean()
        lines.append(f"The neighbour has {neutral:.1f} peasants; both lose {lost:.0f} % of games.")
    lines += [
        "",
        "| card | as action | face down | paid | answered | won | all |",
        "|---|---|---|---|---|---|---|",
    ]
    base = f"{100 * won.mean():.0f} %"
    for card in range(KINDS):
        if s.copies[card] == 0:
            continue
        columns = [tally[:, :, start + card] for start in (ACTION, LAID, PAID, ANSWER)]
        rule_used = (columns[0] + columns[2] + columns[3]) > 0
        uses = " | ".join(f"{column.mean():.2f}" for column in columns)
        name = name_of(s.card_name[card])
        lines.append(f"| {name} | {uses} | {share(rule_used, won)} | {base} |")
    lines += ["", "| advisor | used | mean bid | won | all |", "|---|---|---|---|---|"]
    for advisor in range(ADVISORS):
        served = tally[:, :, SERVED + advisor]
        offered = max(1, tally[:, :, OFFERED + advisor].sum())
        bid = tally[:, :, BIDS + advisor].sum() / offered
        name = name_of(s.advisor_name[advisor])
        used = served.sum() / max(1, (tally[:, :, OFFERED + advisor] > 0).sum())
        lines.append(f"| {name} | {used:.2f} | {bid:.1f} | {share(served > 0, won)} | {base} |")
    return [*lines, ""]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    own = {"content": sys.argv[2]} if len(sys.argv) > 2 else {}
    fast, policy = compile_policy()
    results = []
    for seats, side in SETUPS:
        results.append(((seats, side), *run(policy, fast, seats, {"side": side, **own}, games)))
        print(f"{seats} players, {side} side: done", flush=True)
    text = report(results, games)
    if own:
        print(text)
    else:
        REPORT.write_text(text, encoding="utf-8")
        print(f"wrote {REPORT}")


if __name__ == "__main__":
    main()
