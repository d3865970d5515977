"""The games, one folder each; a folder with a ``GAME`` is found by itself."""
