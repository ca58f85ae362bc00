"""Errors planted in the rules, one at a time: do the tests notice? ``python tools/mutants.py``.

Mutants are drawn from the rules of all games by a seed: a comparison turned round, a number one
off, ``and`` for ``or``, a condition denied, a line left out. The game's own tests and the laws are
run on each until the first failure. Who survives is listed; those known to change nothing are in
``EQUIVALENT`` with the reason. What was tried is kept in ``mutants.jsonl``, to go on from.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("hokkaido", "kaigan", "kanagawa", "rolling_japan", "takamatsu")
SECONDS = 400  # of a processor, for the tests of one mutant: one that never ends is noticed, too
LAWS = ("tests/test_laws.py", "tests/test_laws_of_positions.py", "tests/test_lessons.py")
COPIED = ("japanboards", "widgets", "tests", "tools", "pyproject.toml", "README.md")
TURNED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq}
TURNED |= {ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot}

# By file, function and the line before and after: why nobody can tell it from the original.
EQUIVALENT: dict[str, str] = {
    "japanboards/rolling_japan/rules/generator.py, uses: if color != PURPLE or "
    'state.switches.purple_area == "map": -> if (color != PURPLE and '
    "state.switches.purple_area == 'map'):": (
        "the short way and the long one come to the same moves where there is one area"
    ),
    "japanboards/rolling_japan/rules/scoring.py, winners: return leaders([len(s.cells) - "
    "s.cells.count(X) - s.cells.count(BLANK) for s in state.sheets]) -> return "
    "leaders([(len(s.cells) - s.cells.count(X) + s.cells.count(BLANK)) for s in state.sheets])": (
        "at the end no blank is left"
    ),
    "japanboards/kanagawa/rules/painting.py, in_reach: served += min(there[WILD], "
    "wanted.total() - served) -> served += min(there[WILD], (wanted.total() + served))": (
        "with more wild brushes than landscapes are left, everything is served, counted once or "
        "more often"
    ),
    "japanboards/rolling_japan/rules/legality.py, neighbors_of_other_areas_count: colors, here = "
    "state.board.colors, state.board.index.get(move.cell, -1) -> colors, here = "
    "state.board.colors, state.board.index.get(move.cell, -(2))": (
        "what is no prefecture has no neighbors, whose colors could differ from anything"
    ),
    "japanboards/hokkaido/rules/paths.py, cheapest: paths: list[tuple[int, int, tuple[int, "
    "...]]] = [(1 - (mask >> start & 1), 1, (start,))] -> paths: list[tuple[int, int, tuple[int, "
    "...]]] = [((1 + (mask >> start & 1)), 1, (start,))]": (
        "every way begins at the same place, so that what it costs is the same for all"
    ),
    "japanboards/rolling_japan/rules/state.py, Sheet.of: sheet = cls((BLANK,) * size, changes, "
    "(1 << 7 * size) - 1) -> sheet = cls((BLANK,) * size, changes, ((2) << 7 * size) - 1)": (
        "a bit past the last prefecture, which nobody looks at"
    ),
}


@dataclass(frozen=True)
class Mutant:
    """A planted error: where it is, and the line before and after."""

    game: str
    file: str
    where: str  # the function or class, "" outside of any
    line: int
    before: str
    after: str
    source: str  # the whole file with the error in it

    @property
    def id(self) -> str:
        """What it is known by, also when lines above it come and go."""
        return f"{self.file}, {self.where}: {self.before} -> {self.after}"


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What one part of a program could wrongly be."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        yield ast.Compare(node.left, [TURNED[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield ast.BinOp(node.left, other, node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)


def places(tree: ast.AST, where: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Every part of a program with the function or class that it stands in."""
    for node in ast.iter_child_nodes(tree):
        inner = where
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inner = f"{where}.{node.name}".lstrip(".")
        yield node, inner
        yield from places(node, inner)


def mutants(path: Path, root: Path = ROOT) -> Iterator[Mutant]:
    """Every error that can be planted in a file."""
    text = path.read_text(encoding="utf-8")
    lines, file = text.splitlines(), str(path.relative_to(root))
    tree = ast.parse(text)
    within = dict(places(tree))
    for node in ast.walk(tree):
        for other in changed(node):
            if not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
                continue
            at, line = node.lineno - 1, lines[node.lineno - 1].encode()
            new = (
                line[: node.col_offset]
                + f"({ast.unparse(other)})".encode()
                + line[node.end_col_offset :]
            ).decode()
            source = "\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n"
            if not new.lstrip().startswith(("def ", "@", '"')) and compiles(source):
                game = file.split("/")[1]
                before, after = lines[at].strip(), new.strip()
                yield Mutant(game, file, within[node], at + 1, before, after, source)


def compiles(source: str) -> bool:
    """It is a program at all."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def drawn(count: int, seed: int) -> list[Mutant]:
    """As many mutants of each game's rules as of any other, drawn by the seed."""
    chosen = []
    for game in GAMES:
        paths = sorted((ROOT / "japanboards" / game / "rules").glob("*.py"))
        every = [mutant for path in paths for mutant in mutants(path)]
        chosen += random.Random(f"{seed} {game}").sample(every, count // len(GAMES))
    return chosen


def in_time() -> None:
    """Whoever calls this is ended after its time; waiting for others does not count."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def noticed(mutant: Mutant) -> bool:
    """Some test fails, in a copy of the project with the error in it."""
    with tempfile.TemporaryDirectory() as folder:
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, Path(folder) / name)
        (Path(folder) / mutant.file).write_text(mutant.source, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{folder}/widgets"}
        command = [sys.executable, "-m", "pytest", "-p", "no:nbval", "-p", "no:cacheprovider"]
        command += ["-q", "-x", "-k", f"{mutant.game} or test_{mutant.game[:3]}"]
        # The game's own tests are quick, and notice most: the laws are asked about the others.
        for places in ([f"tests/{mutant.game}"], LAWS):
            run = subprocess.run(
                [*command, *places],
                cwd=folder,
                env=env,
                capture_output=True,
                preexec_fn=in_time,
                check=False,
            )
            if run.returncode == 1 or run.returncode < 0:
                return True
    return False


def report(results: dict[str, bool]) -> list[str]:
    """How many were noticed, and who was not."""
    alive = [name for name, found in results.items() if not found]
    real = [name for name in alive if name not in EQUIVALENT]
    counted = len(results) - (len(alive) - len(real))
    share = (counted - len(real)) / counted if counted else 1.0
    lines = [f"{counted} mutants, {share:.1%} noticed"]
    lines += [f"survives: {name}" for name in real]
    return lines + [
        f"equivalent: {name} ({EQUIVALENT[name]})" for name in alive if name not in real
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Try them, print who survives; 1 if less than 97 % are noticed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("mutants.jsonl"), help="to go on from")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    lines = asked.file.read_text(encoding="utf-8").splitlines() if asked.file.exists() else []
    results = {row["id"]: row["noticed"] for row in map(json.loads, lines)}
    left = [mutant for mutant in drawn(asked.count, asked.seed) if mutant.id not in results]
    with ThreadPoolExecutor(asked.workers) as pool, asked.file.open("a", encoding="utf-8") as out:
        for mutant, found in zip(left, pool.map(noticed, left), strict=True):
            results[mutant.id] = found
            row = {key: value for key, value in asdict(mutant).items() if key != "source"}
            out.write(json.dumps({"id": mutant.id, "noticed": found, **row}) + "\n")
            out.flush()
            print(f"{len(results)} tried", end="\r", file=sys.stderr, flush=True)
    said = report(results)
    print("\n".join(said))
    return 0 if float(said[0].split()[2].rstrip("%")) >= 97 else 1


if __name__ == "__main__":
    sys.exit(main())
