"""``hasu serve``, and plain ``hasu``: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from hasu.cli.common import console, data_folder, language_of, say
from hasu.engine.errors import InvalidInput

PORT = 8310
OWN_BOTS = "HASU_OWN_BOTS"  # how worker processes learn of them, one a line
TRIED = 20  # further ports when the first is taken
LOCAL = ("127.0.0.1", "::1", "localhost")
LONGEST_MESSAGE = 16 * 1024  # longer ones end the connection; long ones are refused in words
BACKLOG = 1024  # connections that may wait to be accepted
GRACE = 10  # seconds for what is being written when the server ends


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help=f"The port; 0 takes any. [default: {PORT}]"),
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="The folder for the tables.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    workers: Annotated[
        int, typer.Option("--workers", min=1, help="Processes; several need PostgreSQL.")
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="An own bot for the lobby: my_bot.py:Mine or program:CMD; repeatable."),
    ] = None,
) -> None:
    """Serve the table to browsers. Ctrl-C ends it; nothing is lost."""
    folder = data or data_folder()
    os.environ["HASU_DATA_DIR"] = str(folder)
    if host in LOCAL:
        # A page from elsewhere must not reach a local server under a name of its own.
        os.environ.setdefault("HASU_HOSTS", " ".join(LOCAL))
    if workers > 1 and not os.environ.get("HASU_DATABASE_URL", "").startswith("postgres"):
        raise InvalidInput("--workers needs HASU_DATABASE_URL=postgresql://…; SQLite has one")
    _admit(bot or ())  # a bad one is told now
    os.environ[OWN_BOTS] = "\n".join(bot or ())
    listening = _bound(host, port)
    address = _address(host, listening.getsockname()[1])
    if browser:
        # It takes a while to come up; its first request waits until the server is there.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    if workers == 1:
        _serve_here(listening, address)
    else:
        _serve_in_processes(listening, address, workers)


def _admit(bots: Iterable[str]) -> None:
    for name in bots:
        from hasu.bots.own import admit

        admit(name)


def open_table() -> None:
    """Plain ``hasu``: serve, and open the browser."""
    serve()


def _bound(host: str, port: int | None) -> socket.socket:
    """A listening socket. Without a wish for a port, the next free one is taken."""
    wanted = range(PORT, PORT + TRIED) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            reason = error.strerror
        else:
            listening.listen(BACKLOG)
            listening.set_inheritable(True)
            return listening
    raise InvalidInput(f"cannot listen on {host} port {wanted[0]}: {reason}; try --port 0")


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    return f"http://{shown}:{port}/"


# What `uvicorn` is told, whether it runs here or in several processes.
APPLICATION = "hasu.server.front:from_data_folder"
RUNNING: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_max_size": LONGEST_MESSAGE,
    "timeout_graceful_shutdown": GRACE,
}


def _serve_here(listening: socket.socket, address: str) -> None:
    """One process: the page is there at once, and the rest of the application soon."""
    import uvicorn

    from hasu.server.front import opening

    app, later = opening()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            assert later.opening is not None
            later.opening.add_done_callback(self.is_open)

        def is_open(self, done: asyncio.Task[Any]) -> None:
            if done.cancelled() or done.exception() is not None:
                self.should_exit = True
            else:
                _announce(address)

    with suppress(KeyboardInterrupt):
        Server(uvicorn.Config(app, **RUNNING)).run(sockets=[listening])
    if (error := later.failure()) is not None:
        raise error


def _serve_in_processes(listening: socket.socket, address: str, workers: int) -> None:
    import uvicorn

    _announce(address)
    uvicorn.run(APPLICATION, factory=True, fd=listening.fileno(), workers=workers, **RUNNING)


def _announce(address: str) -> None:
    language = language_of(None)
    console.print(f"[bold red]蓮[/bold red]  {say(language, 'table-ready')} [bold]{address}[/bold]")
    console.print(f"[dim]{say(language, 'table-ends')}[/dim]")
