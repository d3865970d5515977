"""The command line: ``hasu`` and its commands."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from hasu.engine.errors import HasuError


def main() -> None:
    """Run a command; what went wrong is told in one line, without a traceback."""
    from hasu.cli.app import app

    if isinstance(sys.stdout, TextIOWrapper):  # a name may hold what is no text
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        app()
    except HasuError as error:
        print(f"hasu: {error}", file=sys.stderr)
        sys.exit(2)
