"""A tournament from its first game, or from where it was left, to its last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path

from hasu.arena.cluster import on_ray
from hasu.arena.contest import Played, Unplayed
from hasu.arena.ledger import Ledger
from hasu.arena.tournament import Fixture, Tournament
from hasu.arena.workers import here, in_processes
from hasu.bots import is_own, prepare_bots, seated
from hasu.engine.errors import InvalidInput
from hasu.engine.game import game_named

ENGINES = ("processes", "ray")

Report = Callable[[int, int], None]


def run(
    tournament: Tournament,
    games: int,
    *,
    workers: int = 1,
    engine: str = "processes",
    file: Path | None = None,
    report: Report = lambda done, planned: None,
) -> list[Played | Unplayed]:
    """Play at least ``games`` games, all of whole rounds; results in the order of the plan.

    ``workers`` processes share the work; 0 plays in this one. With a ``file``, games that
    are in it are not played again and each new one is added as it ends. ``report`` hears
    how many games are done, of how many.
    """
    if engine not in ENGINES:
        raise InvalidInput(f"unknown engine {engine!r}; known engines: {', '.join(ENGINES)}")
    plan = list(tournament.checked().fixtures(games))
    with Ledger(file, tournament) if file is not None else nullcontext() as ledger:
        found = _earlier(ledger, plan)
        left = [fixture for fixture in plan if fixture not in found]
        report(len(found), len(plan))
        if left:
            _prepare(tournament)
        for result in _results(tournament, left, workers, engine):
            found[result.fixture] = result
            if ledger is not None and isinstance(result, Played):
                ledger.add(result)
            report(len(found), len(plan))
    return [found[fixture] for fixture in plan]


def _earlier(ledger: Ledger | None, plan: list[Fixture]) -> dict[Fixture, Played | Unplayed]:
    """The games of the plan that are in the file; it may hold more, of a longer run."""
    planned = set(plan)
    played = ledger.played if ledger is not None else ()
    return {game.fixture: game for game in played if game.fixture in planned}


def _prepare(tournament: Tournament) -> None:
    """Compile here what bots need compiled, so that workers find it and do not all do it."""
    game = game_named(tournament.game)
    prepare_bots(game, tournament.names)
    for name in filter(is_own, tournament.names):
        with suppress(Exception):  # it will forfeit its games, and they tell why
            seated(game, name).close()


def _results(
    tournament: Tournament, fixtures: list[Fixture], workers: int, engine: str
) -> Iterator[Played | Unplayed]:
    if not fixtures:
        return iter(())
    if engine == "ray":
        return on_ray(tournament, fixtures, workers)
    return in_processes(tournament, fixtures, workers) if workers else here(tournament, fixtures)
