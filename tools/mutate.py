"""Do the tests bite? Break a game's rules one small way at a time and see a test fail.

    python tools/mutate.py lotus --count 60 --seed 1

Each mutant changes one comparison, sum, number or connective in the game's rule files in a
copy of the sources, then runs the tests of the game. Survivors are listed: each is either a
missing test or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {"labels.py", "boards.py", "events.py", "evaluation.py", "__init__.py", "state.py"}
SWAPS: dict[type, str] = {
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Add: "-",
    ast.Sub: "+",
    ast.And: "or",
    ast.Or: "and",
}


@dataclass(frozen=True)
class Mutant:
    file: Path
    start: int
    end: int
    old: str
    new: str
    line: int

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}: {self.old.strip()} -> {self.new.strip()}"


def mutants(file: Path) -> list[Mutant]:
    """Every small change of one file."""
    source = file.read_text(encoding="utf-8")
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text.encode()))
    raw = source.encode()
    found: list[Mutant] = []

    def place(line: int, column: int) -> int:
        return starts[line - 1] + column

    def between(left: ast.expr, right: ast.expr, operator: ast.AST) -> None:
        if type(operator) in SWAPS and left.end_lineno and left.end_col_offset is not None:
            start = place(left.end_lineno, left.end_col_offset)
            end = place(right.lineno, right.col_offset)
            old = raw[start:end].decode()
            if "(" not in old and ")" not in old and "\n" not in old:
                new = f" {SWAPS[type(operator)]} "
                found.append(Mutant(file, start, end, old, new, left.lineno))

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            between(node.left, node.comparators[0], node.ops[0])
        elif isinstance(node, ast.BinOp):
            between(node.left, node.right, node.op)
        elif isinstance(node, ast.BoolOp):
            between(node.values[0], node.values[1], node.op)
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            start = place(node.target.end_lineno or 1, node.target.end_col_offset or 0)
            end = place(node.value.lineno, node.value.col_offset)
            old = raw[start:end].decode()
            new = " -= " if isinstance(node.op, ast.Add) else " += "
            found.append(Mutant(file, start, end, old, new, node.lineno))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            start = place(node.lineno, node.col_offset)
            end = place(node.end_lineno or 1, node.end_col_offset or 0)
            new = str(node.value + 1)
            found.append(Mutant(file, start, end, str(node.value), new, node.lineno))
    return found


def survives(mutant: Mutant, game: str, folder: str) -> bool:
    """Do the tests still pass with this change?"""
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(ROOT / "src", Path(copy) / "src", ignore=shutil.ignore_patterns("*.pyc"))
        target = Path(copy) / "src" / mutant.file.relative_to(ROOT / "src")
        raw = target.read_bytes()
        target.write_bytes(raw[: mutant.start] + mutant.new.encode() + raw[mutant.end :])
        environment = os.environ | {"PYTHONPATH": f"{copy}/src{os.pathsep}{ROOT}"}
        tests = f"tests/games/{folder}"
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", tests]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, timeout=180, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = given.game.replace("-", "_")
    files = sorted((ROOT / "src" / "hasu" / "games" / folder).glob("*.py"))
    every = [m for file in files if file.name not in NOT_RULES for m in mutants(file)]
    chosen = random.Random(given.seed).sample(every, min(given.count, len(every)))
    alive = 0
    for number, mutant in enumerate(chosen, 1):
        if survives(mutant, given.game, folder):
            alive += 1
            print(f"survived: {mutant}", flush=True)
        elif number % 10 == 0:
            print(f"… {number} of {len(chosen)}", flush=True)
    print(f"{len(chosen) - alive} of {len(chosen)} mutants were caught (of {len(every)} possible)")


if __name__ == "__main__":
    main()
