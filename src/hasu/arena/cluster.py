"""The same games on a Ray cluster: the extra ``ray``.

With an address (``RAY_ADDRESS``) it joins that cluster, otherwise it starts one on this
machine that nobody else can reach. Files of own bots must be at the same place on every node.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any

from hasu.arena.contest import Played, Unplayed, play
from hasu.arena.tournament import Fixture, Tournament
from hasu.engine.errors import HasuError

AHEAD = 2  # games handed out for each processor, so that none waits for the next
# Ray's switch for clusters of several machines, off by default on Windows and macOS only. Without
# it a cluster listens on loopback; its ``_node_ip_address`` does not bring that about.
SEVERAL_MACHINES = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"


def on_ray(
    tournament: Tournament, fixtures: Iterable[Fixture], workers: int
) -> Iterator[Played | Unplayed]:
    """Play fixtures on Ray; ``workers`` is the size of a cluster on this machine alone."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, workers)
    try:
        yield from _spread(ray, tournament, fixtures)
    finally:
        if ours:
            ray.shutdown()


def _spread(
    ray: Any, tournament: Tournament, fixtures: Iterable[Fixture]
) -> Iterator[Played | Unplayed]:
    remote = ray.remote(max_retries=0)(play)
    shared = ray.put(tournament)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(fixtures)
    running: dict[Any, Fixture] = {}
    while True:
        while len(running) < room and (fixture := next(waiting, None)) is not None:
            running[remote.remote(shared, fixture)] = fixture
        if not running:
            return
        (done,), _ = ray.wait(list(running), num_returns=1)
        fixture = running.pop(done)
        try:
            yield ray.get(done)
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            yield Unplayed(fixture, f"the Ray worker that played it failed: {reason}")


def _ray() -> Any:
    if not os.environ.get("RAY_ADDRESS"):
        os.environ.setdefault(SEVERAL_MACHINES, "0")  # read when Ray is first imported
    try:
        import ray
    except ImportError as error:
        raise HasuError(
            "--engine ray needs Ray, which is not installed: pip install 'hasu[ray]'"
        ) from error
    return ray


def _connect(ray: Any, workers: int) -> None:
    """Join the cluster that was named; never one that merely happens to run here."""
    address = os.environ.get("RAY_ADDRESS") or "local"
    size = {"num_cpus": max(1, workers), "include_dashboard": False} if address == "local" else {}
    try:
        # What workers print stays in Ray's logs.
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **size)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise HasuError(f"cannot use the Ray cluster {address!r}: {reason}") from error
