"""``hasu bench``: speed and size of each game, measured in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated, Any

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from hasu.cli.common import Json, console, progress_console
from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices
from hasu.engine.game import Game, game_named
from hasu.engine.game import games as all_games
from hasu.engine.play import roam, setup

# The player counts that the speed goals name; the default elsewhere.
BENCH_SEATS = {"white-lotus": 4, "rice-wars": 4}
ROUNDS = 6
PLAYOUTS = 1000
POSITION_EVERY = 40  # steps of a random game
ENDLESS = 1_000_000


def bench(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    as_json: Json = False,
) -> None:
    """Measure decisions and games a second, compile and start times, and state size.

    Interpreted and compiled runs take turns in one process and the best round of each
    counts, so that a busy machine slows both alike.
    """
    chosen = [game_named(name)] if name else list(all_games().values())
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=progress_console, transient=True) as progress:
        task = progress.add_task("")
        report = []
        for game in chosen:
            progress.update(task, description=game.name)
            report.append(measure(game))
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        _show(report)


def measure(game: Game) -> dict[str, Any]:
    """All figures of one game."""
    seats = BENCH_SEATS.get(game.name, game.default_seats)
    cold, warm, imported = _start_times(game, seats)
    interpreted, compiled = _speeds(game, seats)
    report: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "state_bytes": game.state.layout.dtype.itemsize,
        "interpreted": interpreted,
        "compiled": compiled,
        "ratio": round(compiled["decisions_per_s"] / interpreted["decisions_per_s"], 1),
        "playouts_per_s": _playouts(game, seats),
        "cold_compile_s": cold,
        "warm_start_s": warm,
        "import_s": imported,
    }
    gpu = _gpu(game, seats)
    return report | ({"gpu": gpu} if gpu else {})


def _speeds(game: Game, seats: int) -> tuple[dict[str, float], dict[str, float]]:
    from hasu.engine.compiled import compiled, seeds_from

    fast = compiled(game)
    for name in ("deal", "play_random"):
        fast.entry(name)
    batch = 1000
    seeds, lucks = seeds_from(1, 0, batch, 0), seeds_from(1, 0, batch, 1)
    template = game.blank(seats, {})
    slow_best = fast_best = (0.0, 0.0)
    for number in range(ROUNDS):
        start = time.perf_counter()
        states = fast.deal(template, seeds)
        decisions = int(fast.play_random(states, lucks, ENDLESS).sum())
        took = time.perf_counter() - start
        fast_best = max(fast_best, (decisions / took, batch / took))
        slow_best = max(slow_best, _interpreted(game, seats, number))
    return _rates(slow_best), _rates(fast_best)


def _interpreted(game: Game, seats: int, number: int) -> tuple[float, float]:
    """Whole games for about a third of a second."""
    choices, decisions, played = Choices(), 0, 0
    template = game.blank(seats, {})
    start = time.perf_counter()
    while time.perf_counter() - start < 0.35:
        s = template.copy()
        s.chance = seed_of(number * 1000 + played)
        setup(s)
        decisions += roam(s, choices, seed_of(number * 1000 + played + 500), ENDLESS)
        played += 1
    took = time.perf_counter() - start
    return decisions / took, played / took


def _playouts(game: Game, seats: int) -> float:
    """Playouts of the bots' search on one core: over positions of a random game, best of three."""
    from hasu.bots import bot_named
    from hasu.bots.search import Budget, Searcher
    from hasu.engine.chance import secret_of
    from hasu.engine.compiled import compiled
    from hasu.engine.match import Match

    match, player = Match(game, seats, secret_of(1), {}), bot_named("random")
    compiled(game).entry("search")
    positions = took = 0.0
    while match.outcome is None:
        seat = min(match.to_move)
        if match.step % POSITION_EVERY == 0:
            times = []
            for luck in range(3):
                searcher = Searcher(game, seat, Budget(playouts=PLAYOUTS))
                start = time.perf_counter()
                searcher.look(match.view(seat), luck)
                times.append(time.perf_counter() - start)
            positions, took = positions + 1, took + min(times)
        match.play(seat, player.choose(match.view(seat)))
    return round(positions * PLAYOUTS / took, 1)


def _rates(best: tuple[float, float]) -> dict[str, float]:
    return {"decisions_per_s": round(best[0], 1), "games_per_s": round(best[1], 2)}


# From nothing to a first compiled game; cold with an empty cache, warm with a full one.
_START = """
import time
start = time.perf_counter()
from hasu.engine.game import game_named
from hasu.engine.compiled import compiled, seeds_from
game = game_named({name!r})
fast = compiled(game)
states = fast.deal(game.blank({seats}, {{}}), seeds_from(1, 0, 1, 0))
fast.play_random(states, seeds_from(1, 0, 1, 1), 1000000)
print(time.perf_counter() - start)
"""
_IMPORT = (
    "import time; start = time.perf_counter(); import hasu; print(time.perf_counter() - start)"
)


def _start_times(game: Game, seats: int) -> tuple[float, float, float]:
    """In fresh processes: with an empty cache, with a full one, and importing alone."""
    with tempfile.TemporaryDirectory() as cache:
        cold = _timed(_START.format(name=game.name, seats=seats), cache)
        warm = min(_timed(_START.format(name=game.name, seats=seats), cache) for _ in range(3))
        imported = min(_timed(_IMPORT, cache) for _ in range(3))
    return round(cold, 2), round(warm, 3), round(imported, 3)


def _timed(program: str, cache: str) -> float:
    environment = os.environ | {"HASU_CACHE_DIR": cache}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def _gpu(game: Game, seats: int) -> dict[str, float] | None:
    from hasu.engine.gpu import speed, unavailable

    return None if unavailable() else speed(game, seats)


def _show(report: list[dict[str, Any]]) -> None:
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in (
        "game",
        "seats",
        "bytes",
        "interpreted/s",
        "compiled/s",
        "ratio",
        "playouts/s",
        "cold",
        "warm",
    ):
        table.add_column(heading, justify="right")
    for row in report:
        table.add_row(
            row["game"],
            str(row["seats"]),
            str(row["state_bytes"]),
            f"{row['interpreted']['decisions_per_s']:,.0f}",
            f"{row['compiled']['decisions_per_s']:,.0f}",
            f"{row['ratio']:.0f}",
            f"{row['playouts_per_s']:,.0f}",
            f"{row['cold_compile_s']:.1f} s",
            f"{row['warm_start_s']:.2f} s",
        )
    console.print(table)
    for row in report:
        if "gpu" in row:
            console.print(
                f"{row['game']} on the GPU: {row['gpu']['decisions_per_s']:,.0f} decisions/s"
            )
