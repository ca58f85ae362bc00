"""Every clause and ruling of the books: which rules enforce it, what cites it, which tests try it.

``python tools/clauses.py`` prints a line per game and whatever is missing; ``--all`` the whole
table. It ends with 1 if a clause or ruling is neither tried by a test nor moot with a reason, or
if a test is marked with an id that stands in no book.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Found = dict[str, list[str]]  # clause id -> where


@dataclass(frozen=True)
class Row:
    """One clause or ruling, and what stands for it."""

    id: str
    kind: str
    enforced: tuple[str, ...]  # names of rule functions
    cited: tuple[str, ...]  # files whose events, score lines or options name it
    tests: tuple[str, ...]
    moot: str

    @property
    def settled(self) -> bool:
        """It is tried by a test, or cannot matter."""
        return bool(self.tests or self.moot)

    def __str__(self) -> str:
        parts = {"by": self.enforced, "cited in": self.cited, "tests": self.tests}
        said = [f"{what} {', '.join(names)}" for what, names in parts.items() if names]
        said += [f"moot: {self.moot}"] * bool(self.moot)
        return f"{self.id:16} {self.kind:7} {'; '.join(said) or 'MISSING'}"


def gather(pairs: Iterable[tuple[str, str]]) -> Found:
    """Places by id, each once and in order."""
    found: Found = {}
    for clause, place in pairs:
        if place not in found.setdefault(clause, []):
            found[clause].append(place)
    return found


def texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The strings in these parts of a program."""
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def marks(tree: ast.AST) -> Iterator[str]:
    """The ids of all clause marks in a part of a program; one without a readable id is ``?``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            yield from list(texts(node.args)) or ["?"]


def marked_tests(folder: Path) -> Found:
    """Which tests are marked with which ids; marks outside a test count for their file."""

    def pairs() -> Iterator[tuple[str, str]]:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            for test in tests:
                for decorator in test.decorator_list:
                    yield from ((clause, test.name) for clause in marks(decorator))
                test.decorator_list = []
            yield from ((clause, path.name) for clause in marks(tree))

    return gather(pairs())


def is_citation(node: ast.AST) -> bool:
    """A clause looked up for an event or a score line, or named by an option."""
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value).endswith("BOOK")
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "Option"


def citations(folder: Path, ids: Iterable[str]) -> Found:
    """Which files of a game cite which ids, besides the rules that enforce them."""
    known = set(ids)

    def pairs() -> Iterator[tuple[str, str]]:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found = texts(node for node in ast.walk(tree) if is_citation(node))
            yield from ((text, path.name) for text in found if text in known)

    return gather(pairs())


def rows(game: Any, tests: Found) -> list[Row]:
    """The table of one game."""
    rules = [pair for each in game.BOOK.rules.values() for pair in each]
    enforced = gather((clause.id, rule.__name__) for clause, rule in rules)
    cited = citations(Path(game.__file__).parent, game.BOOK.clauses)
    return [
        Row(
            clause.id,
            "clause" if clause.kind == "rule" else clause.kind,
            tuple(enforced.get(clause.id, ())),
            tuple(cited.get(clause.id, ())),
            tuple(tests.get(clause.id, ())),
            clause.moot,
        )
        for clause in game.BOOK.clauses.values()
    ]


def summary(name: str, table: list[Row]) -> str:
    """How many clauses and rulings of a game are settled."""
    counts = []
    for kind in ("clause", "ruling"):
        of_kind = [row for row in table if row.kind == kind]
        counts.append(f"{sum(row.settled for row in of_kind)}/{len(of_kind)} {kind}s")
    return f"{name}: {', '.join(counts)}"


def report(games: Mapping[str, Any], folder: Path, whole: bool = False) -> tuple[list[str], bool]:
    """What to print, and whether nothing is missing."""
    tests = marked_tests(folder)
    lines, missing, known = [], [], set()
    for name, game in games.items():
        table = rows(game, tests)
        known |= {row.id for row in table}
        lines += [*map(str, table), ""] if whole else []
        lines.append(summary(name, table))
        missing += [f"no test tries {row.id}" for row in table if not row.settled]
    for clause in sorted(tests.keys() - known):
        missing.append(f"{clause} stands in no book, but marks {', '.join(tests[clause])}")
    return lines + missing, not missing


def main(arguments: list[str] | None = None) -> int:
    """Print the coverage."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="print the whole table")
    from japanboards import GAMES

    lines, complete = report(GAMES, ROOT / "tests", parser.parse_args(arguments).all)
    print("\n".join(lines))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
