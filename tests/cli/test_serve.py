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


def test_a_port_that_cannot_be_is_refused() -> None:
    from typer.testing import CliRunner

    from hasu.cli.app import app

    for port in ("70000", "-1"):
        done = CliRunner().invoke(app, ["serve", "--no-browser", "--port", port])
        assert done.exit_code == 2
        assert "--port" in done.output


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


@pytest.mark.parametrize(
    ("modules", "without"),
    [
        # The page is served while the rest is loaded, and
        ("hasu.cli.app, hasu.cli.serve, hasu.server.front", ("numpy", "fastapi", "sqlalchemy")),
        # nobody waits for these before a game starts.
        ("hasu.cli.app, hasu.server.app", ("numba", "alembic", "psycopg")),
    ],
)
def test_the_first_page_does_not_wait_for_what_it_does_not_need(
    modules: str, without: tuple[str, ...]
) -> None:
    source = f"import sys, {modules}; print([m for m in {without} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_database_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    nowhere = {**os.environ, "HASU_DATABASE_URL": "postgresql://ann:secret@127.0.0.1:1/hasu"}
    command = [sys.executable, "-m", "hasu", "serve", "--port", "0", "--no-browser"]
    done = subprocess.run(
        [*command, "--data", str(tmp_path)],
        env=nowhere,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    assert "hasu: cannot open the database postgresql+psycopg://ann:***@" in done.stderr
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr


def test_own_bots_come_to_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Named on the command line, a bot can be chosen in the lobby; a bad name is told at once."""
    from hasu.bots.own import admitted
    from hasu.server.front import from_data_folder
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
