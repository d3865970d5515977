"""``python -m hasu`` is the same as ``hasu``."""

from hasu.cli import main

main()
