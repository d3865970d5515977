"""How `make` sets up, with stand-ins for Python: nothing is installed here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OLD = "import sys; sys.version_info, sys.version = (3, 9, 2), '3.9.2 (old)'; exec(sys.argv[2])\n"
NEW = """
import sys
from pathlib import Path
if sys.argv[1] == "-m":
    Path("asked").write_text(" ".join(sys.argv[1:]))
    made = Path(sys.argv[-1]) / "bin"
    made.mkdir(parents=True, exist_ok=True)
    (made.parent / "pyvenv.cfg").touch()
    (made / "python").touch()
"""
LACKING = NEW + "    sys.exit('ensurepip is not available')\n"
WHOLE = NEW + "    (made / 'pip').touch()\n"

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def python(path: Path, program: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o755)
    return path


def make(folder: Path, target: str, python: Path) -> subprocess.CompletedProcess[str]:
    outer = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}  # of the make that may run the tests
    return subprocess.run(
        ["make", "-f", str(ROOT / "Makefile"), target, "VENV=venv", f"PYTHON={python}"],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name not in outer},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    done = make(tmp_path, "venv/bin/pip", python(tmp_path / "old", OLD))
    assert done.returncode != 0
    assert "needs Python 3.11 or newer, and this one is 3.9.2. To name another" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_what_was_half_made_is_made_anew(tmp_path: Path) -> None:
    """As Debian leaves it without python3-venv: with a Python and no pip."""
    done = make(tmp_path, "venv/bin/pip", python(tmp_path / "lacking", LACKING))
    assert done.returncode != 0
    assert (tmp_path / "asked").read_text() == "-m venv venv"
    done = make(tmp_path, "venv/bin/pip", python(tmp_path / "whole", WHOLE))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "asked").read_text() == "-m venv --clear venv"


def test_an_environment_of_an_old_python_is_given_up(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "constraints.txt", "venv/pyvenv.cfg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    python(tmp_path / "venv/bin/python", OLD)
    python(tmp_path / "venv/bin/pip", "raise SystemExit('installed')\n")
    whole = python(tmp_path / "whole", WHOLE)
    done = make(tmp_path, "venv/ready", whole)
    assert "this one is 3.9.2" in done.stderr
    assert "installed" not in done.stderr
    assert make(tmp_path, "venv/bin/pip", whole).returncode == 0
    assert (tmp_path / "asked").read_text() == "-m venv --clear venv"
