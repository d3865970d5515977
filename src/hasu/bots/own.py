"""Bots of one's own: a Python class, or a program in any language.

    examples/careful_bot.py:Careful       a class in a file
    my_package.bots:Careful               a class in a module that Python can import
    program:python examples/line_bot.py   a program, see `hasu.bots.program`
    program@5:python examples/line_bot.py the same with 5 seconds for each decision

Such a name runs code. So it means nothing until `admit` was called with it, which the
command line does with what the person typed: a record from somewhere else or a visitor of
a web table cannot start a program by naming it.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

from hasu.bots.bot import Bot
from hasu.bots.levels import is_level, level_named
from hasu.bots.program import SECONDS, ProgramBot
from hasu.engine.errors import InvalidInput

Maker = Callable[[int], Bot]

admitted: dict[str, Maker] = {}

_PROGRAM = re.compile(r"program(@[^:]*)?:")
_CLASS = re.compile(r".*\.py:|[\w.]+:[^\W\d]\w*$")


def is_own(name: str) -> bool:
    """Does ``name`` ask for a bot from outside Hasu?

    >>> is_own("my_bot.py:Mine"), is_own("program:./mine"), is_own("master:playouts")
    (True, True, False)
    """
    return not is_level(name) and bool(_PROGRAM.match(name) or _CLASS.match(name))


def admit(name: str) -> None:
    """Let `hasu.bots.bot_named` make this bot from now on; a bad name is told at once.

    Names of Hasu's own bots are left to `bot_named`, but for levels with a bad budget.
    """
    if is_level(name):
        level_named(name)
    elif is_own(name) and name not in admitted:
        admitted[name] = _program(name) if _PROGRAM.match(name) else _class(name)


def fingerprint(name: str) -> str:
    """Tells whether the files of an own bot have changed; empty for every other bot.

    Of a program these are all files that its command names.
    """
    files = _files_of(name)
    content = b"".join(_digest(name, path) for path in files)
    return hashlib.sha256(content).hexdigest()[:16] if files else ""


def _digest(name: str, path: Path) -> bytes:
    try:
        return hashlib.sha256(path.read_bytes()).digest()
    except OSError as error:
        raise InvalidInput(f"{name!r}: cannot read {path}: {error.strerror}") from error


def _files_of(name: str) -> list[Path]:
    if not is_own(name):
        return []
    if _PROGRAM.match(name):
        found = [Path(word) for word in shlex.split(name.partition(":")[2])]
    else:
        place = name.rpartition(":")[0]
        spec = None if place.endswith(".py") else importlib.util.find_spec(place)
        found = [Path(spec.origin or "") if spec is not None else Path(place)]
    return [path for path in found if os.path.isfile(path)]  # whatever the words are


def _program(name: str) -> Maker:
    kind, _, command = name.partition(":")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise InvalidInput(f"{name!r}: {str(error).lower()} in the command") from error
    if not words:
        raise InvalidInput(f"{name!r} names no program; write program:python my_bot.py")
    if shutil.which(words[0]) is None:
        raise InvalidInput(f"{name!r}: there is no program {words[0]!r}")
    return partial(ProgramBot, name, tuple(words), _seconds(name, kind))


def _seconds(name: str, kind: str) -> float:
    """The time for each decision: what stands behind the @, if anything does."""
    given = kind.partition("@")[2]
    try:
        seconds = float(given) if "@" in kind else SECONDS
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise InvalidInput(f"{name!r}: write the seconds for a decision as in program@5:…")
    return seconds


def _class(name: str) -> Maker:
    place, _, wanted = name.rpartition(":")
    module = _from_file(name, Path(place)) if place.endswith(".py") else _imported(name, place)
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot) or found is Bot:
        bots = [
            key for key, value in vars(module).items() if _is_bot(value) and not key.startswith("_")
        ]
        raise InvalidInput(
            f"{name!r}: {place} has no bot class {wanted!r} (a subclass of hasu.bots.Bot); "
            f"it has: {', '.join(bots) or 'none'}"
        )
    try:
        found(0).close()
    except (Exception, SystemExit) as error:
        raise InvalidInput(
            f"{name!r} cannot be made from a seed alone: {_spoken(error)}"
        ) from error
    return found


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def _from_file(name: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise InvalidInput(f"{name!r}: there is no file {path}")
    key = "hasu_own_" + hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:16]
    if key in sys.modules:
        return sys.modules[key]
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[key]
        raise InvalidInput(f"{name!r}: {path} fails with {_spoken(error)}") from error
    return module


def _imported(name: str, place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except (Exception, SystemExit) as error:
        raise InvalidInput(f"{name!r}: importing {place} fails with {_spoken(error)}") from error


def _spoken(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
