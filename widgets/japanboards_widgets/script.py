"""The board's script in one piece: a widget's script imports nothing, its sources do."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', re.M)
EXPORT = re.compile(r"^export (?=const|let|function|class|async)", re.M)
DEFAULT = re.compile(r"^export default .*;\n", re.M)
DECLARED = re.compile(r"^(?:export )?(?:const|let|(?:async )?function|class) (\w+)", re.M)
TOGETHER = re.compile(r"^(?:export )?(?:const|let) \[([\w, ]+)\] =", re.M)


def in_order(start: Path, before: tuple[Path, ...] = ()) -> list[Path]:
    """A module and all it imports, each once and after those it needs."""
    found: list[Path] = []
    for name in IMPORT.findall(start.read_text(encoding="utf-8")):
        path = start.with_name(name)
        if path in (start, *before):
            raise ValueError(f"{start.name} and {name} import each other")
        found += [each for each in in_order(path, (*before, start)) if each not in found]
    return [*found, start]


def joined(start: Path) -> str:
    """The text of a module and all it imports, as one module; only its own default is exported."""
    parts = {path.name: path.read_text(encoding="utf-8") for path in in_order(start)}
    parts = {n: t if n == start.name else DEFAULT.sub("", t) for n, t in parts.items()}
    owners: dict[str, str] = {}
    for name, text in parts.items():
        together = ", ".join(TOGETHER.findall(text)).split(", ")
        for word in filter(None, [*DECLARED.findall(text), *together]):
            if word in owners:
                raise ValueError(f"{word} is declared in {owners[word]} and in {name}")
            owners[word] = name
    return "\n".join(EXPORT.sub("", IMPORT.sub("", text)) for text in parts.values())
