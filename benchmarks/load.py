"""Many live tables on one server, with people who think: how quickly does a step arrive?

    python benchmarks/load.py --tables 200 --seconds 60 --json

Starts ``hasu serve`` on a temporary folder, opens the tables (all four games in turn, two
people each, a bot where a game needs more), lets everybody play at a human pace, and ends by
itself. A step counts from the moment it is sent until it is on both screens of its table.
Sizes are those of scenes as deflated on the wire, without each page's first one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import CTRL_OPCODES, Frame

GAMES = {"lotus": 2, "china": 2, "white-lotus": 3, "rice-wars": 2}
LIMITS = ("TABLES_AN_HOUR", "TABLES_AN_HOUR_FROM_ONE_ADDRESS", "REQUESTS_A_SECOND")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What was measured, once measuring has begun."""

    measuring: bool = False
    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    first_sizes: list[int] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)


class Page:
    """One person's page at one table."""

    def __init__(self, address: str, cookie: str, language: str) -> None:
        self.address, self.cookie, self.language = address, cookie, language
        self.sizes: deque[int] = deque()
        self.seen = False  # its first scene
        self.socket: ClientConnection | None = None

    async def open(self) -> None:
        self.socket = await connect(
            f"{self.address}?language={self.language}",
            additional_headers={"Cookie": self.cookie},
            extensions=[_Weighing(self.sizes)],
            compression=None,
            max_size=None,
            open_timeout=60,
        )


class _Weighing(ClientPerMessageDeflateFactory):
    """The usual compression, noting how long each message was before it was unpacked."""

    def __init__(self, sizes: deque[int]) -> None:
        super().__init__()
        self._sizes = sizes

    def process_response_params(self, *given: Any) -> PerMessageDeflate:
        extension = super().process_response_params(*given)
        unpack = extension.decode

        def weigh(frame: Frame, **more: Any) -> Frame:
            if frame.opcode not in CTRL_OPCODES:
                self._sizes.append(len(frame.data))
            return unpack(frame, **more)

        extension.decode = weigh  # type: ignore[method-assign]
        return extension


class Table:
    """Two people who play together."""

    def __init__(self, figures: Figures, think: float, number: int) -> None:
        self.figures, self.think = figures, think
        self.luck = random.Random(number)
        self.pages: list[Page] = []
        self.sent = 0.0
        self.missing: set[int] = set()  # pages that the last step has not reached
        self.by = -1

    async def set_up(self, http: str, game: str) -> None:
        bots = [{"kind": "bot", "level": "random"}] * (GAMES[game] - 2)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "link"}, *bots]
        async with httpx.AsyncClient(base_url=http, timeout=120) as ann:
            made = (await ann.post("/api/tables", json={"game": game, "seats": seats})).json()
            cookies = [ann.cookies["hasu"]]
        table, invite = made["table"], made["seats"][1]["invite_url"].rpartition("/")[2]
        async with httpx.AsyncClient(base_url=http, timeout=120) as bob:
            path, body = f"/api/tables/{table}/join", {"name": "Bob", "invite": invite}
            (await bob.post(path, json=body)).raise_for_status()
            cookies.append(bob.cookies["hasu"])
        for cookie, language in zip(cookies, ("fr", "de"), strict=True):
            page = Page(f"{http.replace('http', 'ws', 1)}/ws/{table}", f"hasu={cookie}", language)
            await page.open()
            self.pages.append(page)

    async def play(self) -> None:
        await asyncio.gather(*(self._sit(seat) for seat in range(2)))

    async def _sit(self, seat: int) -> None:
        page = self.pages[seat]
        assert page.socket is not None
        thinking: asyncio.Task[None] | None = None
        async for raw in page.socket:
            size, message = page.sizes.popleft(), json.loads(raw)
            if message["say"] == "error":
                code = message["code"]
                self.figures.refused[code] = self.figures.refused.get(code, 0) + 1
            if message["say"] != "scene":
                continue
            self._arrived(seat, message, size, not page.seen)
            page.seen = True
            if (message["prompt"] or {}).get("choices"):
                if thinking is not None:
                    thinking.cancel()
                thinking = asyncio.create_task(self._choose(seat, message["prompt"]))

    def _arrived(self, seat: int, scene: dict[str, Any], size: int, first: bool) -> None:
        if first:
            self.figures.first_sizes.append(size)
        elif self.figures.measuring:
            self.figures.sizes.append(size)
        if scene["by"] != self.by or seat not in self.missing:
            return
        self.missing.discard(seat)
        if seat == self.by and (scene["prompt"] or {}).get("withdraw"):
            self.missing.clear()  # half a sealed choice is only for the own screen
        if not self.missing and self.figures.measuring:
            self.figures.latencies.append(time.perf_counter() - self.sent)

    async def _choose(self, seat: int, prompt: dict[str, Any]) -> None:
        await asyncio.sleep(self.think * self.luck.uniform(0.4, 1.6))
        choice = self.luck.choice(prompt["choices"])["choice"]
        self.sent, self.by, self.missing = time.perf_counter(), seat, {0, 1}
        order = {"do": "play", "seat": seat, "at": prompt["at"], "choice": choice}
        socket = self.pages[seat].socket
        assert socket is not None
        await socket.send(json.dumps(order))


def server_of(folder: str, port: int) -> subprocess.Popen[bytes]:
    environment = os.environ | {f"HASU_{name}": "1000000" for name in LIMITS}
    command = [sys.executable, "-m", "hasu", "serve", "--no-browser"]
    command += ["--port", str(port), "--data", folder]
    with (Path(folder) / "server.log").open("wb") as log:
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log)


async def ready(http: str) -> None:
    async with httpx.AsyncClient(base_url=http, timeout=60) as client:
        while True:
            try:
                (await client.get("/healthz")).raise_for_status()
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)


def cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


async def measure(http: str, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    figures = Figures()
    tables = [Table(figures, given.think, number) for number in range(given.tables)]
    names = given.games.split(",")
    at_once = asyncio.Semaphore(8)

    async def set_up(number: int) -> None:
        async with at_once:
            await tables[number].set_up(http, names[number % len(names)])

    started = time.perf_counter()
    await asyncio.gather(*(set_up(number) for number in range(given.tables)))
    print(f"{given.tables} tables after {time.perf_counter() - started:.0f} s", file=sys.stderr)
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(given.warm)
    figures.measuring, before, began = True, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(given.seconds)
    figures.measuring = False
    passed = time.perf_counter() - began
    used = (cpu_seconds(pid) - before) / passed
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return summed_up(figures, passed, used, given)


def summed_up(
    figures: Figures, passed: float, used: float, given: argparse.Namespace
) -> dict[str, Any]:
    times = sorted(figures.latencies)

    def percentile(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)

    return {
        "tables": given.tables,
        "people": 2 * given.tables,
        "seconds": round(passed, 1),
        "steps": len(times),
        "steps_per_s": round(len(times) / passed, 1),
        "ms_median": percentile(0.5),
        "ms_95": percentile(0.95),
        "ms_99": percentile(0.99),
        "ms_max": round(1000 * times[-1], 1),
        "share_over_100_ms": round(sum(one > 0.1 for one in times) / len(times), 5),
        "scene_bytes_mean": round(statistics.mean(figures.sizes)),
        "scene_bytes_max": max(figures.sizes),
        "first_scene_bytes_mean": round(statistics.mean(figures.first_sizes)),
        "first_scene_bytes_max": max(figures.first_sizes),
        "server_cpu": round(used, 2),
        "refused": figures.refused,
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure")
    parser.add_argument("--warm", type=float, default=10, help="seconds before measuring")
    parser.add_argument("--think", type=float, default=5, help="mean seconds before a step")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    gc.disable()  # our own pauses, four hundred pages in one process, are not the server's
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = server_of(folder, port)
        http = f"http://127.0.0.1:{port}"

        async def run() -> dict[str, Any]:
            await ready(http)
            return await measure(http, server.pid, given)

        try:
            found = asyncio.run(run())
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>22}  {value}")


if __name__ == "__main__":
    main()
