"""``hasu tune``: look for better weights of a game's evaluation."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hasu.cli.common import (
    GameName,
    Json,
    Language,
    Seats,
    console,
    language_of,
    progress_console,
    say,
)
from hasu.engine.errors import InvalidInput
from hasu.engine.game import Game, game_named
from hasu.engine.play import SPREAD
from hasu.engine.text import decimal, percent


def tune(
    game: GameName,
    seats: Seats = None,
    rounds: Annotated[int, typer.Option("--rounds", help="How often to narrow down.")] = 12,
    candidates: Annotated[int, typer.Option("--candidates", help="Tried in each round.")] = 32,
    games: Annotated[int, typer.Option("--games", "-g", help="For each candidate.")] = 2000,
    proof: Annotated[int, typer.Option("--proof", help="Games of the final comparison.")] = 40_000,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Threads on the CPU.")] = 1,
    gpu: Annotated[bool, typer.Option("--gpu", help="Play on a CUDA device.")] = False,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same result.")] = 1,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Look for better weights of the evaluation by very many quick games.

    Prints the weights to put into the game's weights.py, and how they did against the
    present ones on fresh deals.
    """
    from hasu.bots.tuning.tune import LEAST_PROOF, Plan
    from hasu.bots.tuning.tune import tune as find

    found = game_named(game)
    count = found.check_seats(seats if seats is not None else found.default_seats)
    if min(rounds, games, workers) < 1 or candidates < 4:
        raise InvalidInput("--rounds, --games and --workers are 1 or more, --candidates 4")
    if proof < LEAST_PROOF:
        raise InvalidInput(f"--proof is {LEAST_PROOF} or more, not {proof}: fewer prove nothing")
    if seed < 0:
        raise InvalidInput(f"--seed is 0 or more, not {seed}")
    spoken = language_of(language)
    with progress_console.status(say(spoken, "compiling", game=found.name)):
        field = _field(found, count, seed, workers, gpu)
    plan = Plan(rounds, candidates, games, proof, seed=seed)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=progress_console, transient=True) as progress:
        task = progress.add_task("", total=rounds * candidates * games + 2 * proof)

        def report(played: int, best: float) -> None:
            progress.update(task, advance=played)
            if best:
                progress.update(task, description=decimal(best, spoken, ".3f"))

        tuned = find(field, np.array(_weights(found)), plan, report)
    names = [weight.name for weight in import_module(f"{found.folder}.weights").Weight]
    if as_json:
        print(json.dumps(_content(tuned, names, found, count), indent=1))
    else:
        _show(tuned, names, spoken)


def _weights(game: Game) -> Any:
    return game.sequence.WEIGHTS


def _field(game: Game, seats: int, seed: int, workers: int, gpu: bool) -> Any:
    from hasu.bots.tuning.fields import OnCpu, OnGpu

    return OnGpu(game, seats, seed) if gpu else OnCpu(game, seats, seed, workers)


def _content(tuned: Any, names: list[str], game: Game, seats: int) -> dict[str, Any]:
    return {
        "game": game.name,
        "seats": seats,
        "names": names,
        "start": tuned.start.tolist(),
        "weights": tuned.weights.tolist(),  # as they were proved
        "fitted_spread": None if tuned.spread is None else round(tuned.spread, 3),
        "win_share": round(tuned.share, 4),
        "old_among_new": round(tuned.back, 4),
        "error": round(tuned.error, 5),
        "fair": round(tuned.fair, 4),
        "games": tuned.games,
        "better": tuned.is_better,
    }


def _show(tuned: Any, names: list[str], spoken: str) -> None:
    grid = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("weight", "before", "after"):
        grid.add_column(say(spoken, f"heading-{heading}"), justify="right")
    for name, before, after in zip(names, tuned.start, tuned.weights, strict=True):
        grid.add_row(name, f"{before:g}", f"{after:.3g}")
    console.print(grid)
    told = "tuned-better" if tuned.is_better else "tuned-not-better"
    numbers = {
        "share": percent(tuned.share, spoken, 1),
        "back": percent(tuned.back, spoken, 1),
        "error": percent(2 * tuned.error, spoken, 1),
        "fair": percent(tuned.fair, spoken, 1),
        "games": tuned.games,
    }
    console.print(say(spoken, told, **numbers))
    if tuned.is_better:
        console.print("\nWEIGHTS = (")
        for name, value in zip(names, tuned.weights, strict=True):
            console.print(f"    {value:.3g},  # {name}")
        console.print(")\n")
    console.print(_about_spread(tuned, spoken))


def _about_spread(tuned: Any, spoken: str) -> str:
    """By itself, for it has no part in the wins."""
    if tuned.spread is None:
        return say(spoken, "tuned-no-spread")
    fitted, before = (decimal(each, spoken, ".3g") for each in (tuned.spread, tuned.start[SPREAD]))
    return say(spoken, "tuned-spread", fitted=fitted, before=before)
