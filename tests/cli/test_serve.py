"""``hasu serve``: which port it takes, and what it refuses."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hasu.cli import serve
from hasu.engine.errors import InvalidInput


def test_the_next_free_port_is_taken() -> None:
    with serve._bound("127.0.0.1", None) as first, serve._bound("127.0.0.1", None) as second:
        ports = first.getsockname()[1], second.getsockname()[1]
        assert ports[0] != ports[1]
        assert all(serve.PORT <= port < serve.PORT + serve.TRIED for port in ports)


def test_a_port_that_was_asked_for_is_taken_or_refused() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(InvalidInput, match=f"port {port}"):
            serve._bound("127.0.0.1", port)
    with serve._bound("127.0.0.1", 0) as any_port:
        assert any_port.getsockname()[1] > 0


def test_the_address_is_one_that_a_browser_can_open() -> None:
    assert serve._address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert serve._address("::1", 80) == "http://[::1]:80/"
    assert serve._address("host.example", 80) == "http://host.example:80/"


def test_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    environment = {**os.environ, "HASU_DATABASE_URL": ""}
    command = [sys.executable, "-m", "hasu", "serve", "--workers", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "postgresql://" in done.stderr


def test_plain_hasu_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from hasu.cli.app import app

    opened: list[str] = []
    monkeypatch.setattr("hasu.cli.serve.serve", lambda: opened.append("table"))
    assert CliRunner().invoke(app, []).exit_code == 0
    assert opened == ["table"]


def test_starting_the_server_does_not_load_the_compiler() -> None:
    """Nobody waits for Numba or Alembic before the first page."""
    source = (
        "import sys, hasu.cli.app, hasu.server.app; "
        "print([m for m in ('numba', 'alembic', 'psycopg') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_own_bots_come_to_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Named on the command line, a bot can be chosen in the lobby; a bad name is told at once."""
    from hasu.bots.own import admitted
    from hasu.server.app import from_data_folder
    from hasu.server.thinking import levels

    name = f"{Path(__file__).parents[2] / 'examples' / 'careful_bot.py'}:Careful"
    monkeypatch.setattr(serve, "_serve_here", lambda *_: from_data_folder())
    monkeypatch.setenv(serve.OWN_BOTS, "")
    monkeypatch.setenv("HASU_DATA_DIR", "")
    monkeypatch.setenv("HASU_HOSTS", "")
    try:
        serve.serve(port=0, data=tmp_path, browser=False, bot=[name])
        assert levels()[-1] == name
    finally:
        admitted.pop(name, None)
    with pytest.raises(InvalidInput, match="no file"):
        serve.serve(port=0, data=tmp_path, browser=False, bot=["nothing.py:Nobody"])
