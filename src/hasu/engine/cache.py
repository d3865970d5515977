"""Where compiled code is kept, and where it lies while nothing can be kept."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from hasu.engine.rules import READ_SINCE

CHOSEN = "HASU_CACHE_DIR"
UNUSED = 30 * 24 * 3600  # seconds after which no installation is taken to need it any more


def cache_folder() -> Path:
    """Where compiled code is kept: ``HASU_CACHE_DIR``, or the user's cache folder."""
    given = os.environ.get(CHOSEN)
    base = Path(given) if given else Path.home() / ".cache" / "hasu"
    return base / "compiled"


def folder_for(name: str, sources: Iterable[Path]) -> Path:
    """The folder for what is compiled from ``sources``; ``name`` holds their hash."""
    return _own_folder(name) if any(map(_has_changed, sources)) else _kept_folder(name)


def drop_unused(pattern: str) -> None:
    """Remove what nobody has used for a month: other installations may share the cache."""
    for folder in cache_folder().glob(pattern):
        with suppress(FileNotFoundError):  # another process may be tidying up, too
            if folder.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(folder, ignore_errors=True)


def tell_unkept(error: Exception) -> None:
    warnings.warn(
        f"compiled code cannot be kept and will be compiled again: {error}; "
        f"{CHOSEN} may name a folder that can be written",
        RuntimeWarning,
        stacklevel=2,
    )


def _has_changed(source: Path) -> bool:
    """Is it other than what this process runs? Then its hash must not be given to that.

    A time that is still to come is a wrong clock's and tells nothing.
    """
    return READ_SINCE < source.stat().st_mtime <= time.time()


def _kept_folder(name: str) -> Path:
    """In the cache; where that cannot be written, in a folder of this process.

    Numba would look elsewhere by itself, and there may lie what older rules were compiled to.
    """
    try:
        return _written(cache_folder() / name)
    except (OSError, RuntimeError) as error:  # the latter: whose home it is is not known
        tell_unkept(error)
    os.environ[CHOSEN] = _own_base()  # processes that are started from here share it
    return _own_folder(name)


def _own_folder(name: str) -> Path:
    return _written(Path(_own_base()) / "compiled" / name)


@cache
def _own_base() -> str:
    """A folder that goes when this process ends."""
    base = tempfile.mkdtemp(prefix="hasu-")
    atexit.register(shutil.rmtree, base, ignore_errors=True)
    return base


def _written(folder: Path) -> Path:
    """The folder, made, tried out, and marked as used now."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        os.utime(folder)
        return folder
