"""Notebooks that come with the package, copied to where a person works; their changes stay theirs.

What was copied is written down beside the copies, as digests of the cells' sources: to run a
notebook does not change it. A copy that somebody has edited is never replaced.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from .core.files import read_bytes, read_json, resolved, short, there, write_bytes, write_text

OWN: Final = ".japanboards-lab"  # the folder for what we keep beside the copies
MADE: Final = "japanboards"  # where a notebook that we wrote says what was in it
LARGEST: Final = 200_000_000  # bytes of a notebook with its outputs


def shipped() -> Path:
    """Where the notebooks are: in the installed package, or in a checkout beside it."""
    here = Path(__file__).resolve().parent
    for folder in (here / "notebooks", here.parent / "notebooks"):
        if folder.is_dir():
            return folder
    raise ValueError("this installation has no notebooks; please install japanboards again")


def bring(source: Path, folder: Path) -> list[str]:
    """Copy what is not there yet, replace what nobody changed; what was done, in sentences."""
    if resolved("the folder", folder) == source.resolve():
        return []
    if there(folder) and not folder.is_dir():
        raise ValueError(f"{folder} is a file, not a folder")
    try:
        return copied(source, folder)
    except OSError as error:
        why = f"{error.strerror or error}"
        raise ValueError(f"the notebooks cannot be copied to {short(folder)}: {why}") from None


def copied(source: Path, folder: Path) -> list[str]:
    """Copy them, and write down what was copied."""
    ledger = folder / OWN / "copies.json"
    known = read_json("the list of copies", ledger) if os.path.lexists(ledger) else {}
    if not isinstance(known, dict):
        raise ValueError(f"the list of copies {ledger.name} is damaged, it is not an object")
    done: dict[str, list[str]] = {"copied": [], "updated": [], "kept": []}
    for name in names(source):
        what = settle(source / name, folder / name, known.get(name))
        if what:
            done[what].append(name)
        if what != "kept":
            known[name] = digest(source / name)
    ledger.parent.mkdir(parents=True, exist_ok=True)
    write_text("the list of copies", ledger, json.dumps(known, indent=1, sort_keys=True))
    return list(told(done, folder))


def names(source: Path) -> list[str]:
    """Every file to be copied, by its path below the source."""
    found = (path.relative_to(source) for path in source.rglob("*") if path.is_file())
    own = (".japanboards", "__pycache__", ".ipynb_checkpoints")
    return sorted(
        path.as_posix()
        for path in found
        if not any(part.startswith(own) for part in path.parts)
        and not path.name.endswith((".progress.json", ".save.json"))
    )


def settle(new: Path, old: Path, known: Any) -> str:
    """Bring one file up to date, unless somebody changed it: what was done, or nothing."""
    if not os.path.lexists(old):
        old.parent.mkdir(parents=True, exist_ok=True)
        write_bytes("the copy", old, new.read_bytes())
        return "copied"
    present = digest(old)
    if present == digest(new):
        return ""
    if present != known or old.is_symlink():
        return "kept"
    write_bytes("the copy", old, new.read_bytes())
    return "updated"


def digest(path: Path) -> str:
    """What a file says: of a notebook its sources, of anything else all of it; "" of no file."""
    try:
        data = read_bytes("the copy", path, LARGEST)
    except ValueError:
        return ""
    if path.suffix == ".ipynb":
        try:
            return digest_of(json.loads(data)["cells"])
        except (ValueError, KeyError, TypeError, RecursionError):
            pass  # damaged: then it is surely not as we made it
    return sha256(data).hexdigest()


def digest_of(cells: list[dict[str, Any]]) -> str:
    """What the cells of a notebook say."""
    said = [[cell["cell_type"], "".join(cell["source"])] for cell in cells]
    return sha256(json.dumps(said).encode()).hexdigest()


def is_as_made(path: Path) -> bool:
    """A notebook that we wrote, and in which nobody has changed a source since then."""
    try:
        made = json.loads(read_bytes("the notebook", path, LARGEST))["metadata"][MADE]
    except (ValueError, KeyError, TypeError, RecursionError):
        return False
    return bool(made == digest(path)) and not path.is_symlink()


def told(done: dict[str, list[str]], folder: Path) -> Iterator[str]:
    """What was done, for a person to read."""
    if copied := done["copied"]:
        yield f"{len(copied)} files were copied to {folder}."
    if updated := done["updated"]:
        yield f"Brought up to date in {folder}: {', '.join(updated)}."
    if kept := done["kept"]:
        yield f"You changed these in {folder}, so they stay as they are: {', '.join(kept)}."
        yield "japanboards lab --fresh puts new copies of all into a folder of their own."


def free_name(folder: Path) -> Path:
    """A folder that does not exist yet, called like this one, with a number if need be."""
    numbered = (folder.with_name(f"{folder.name}-{n}") for n in count(2))
    return folder if not folder.exists() else next(path for path in numbered if not path.exists())


def trust(folder: Path) -> None:
    """Sign the notebooks: one that is not trusted cannot show its widgets after a reload."""
    found = [name for name in names(folder) if name.endswith(".ipynb")]
    subprocess.run(
        [sys.executable, "-m", "nbformat.sign", *found],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,  # it matters little, and says nothing that helps
    )


def notebook_of(source: str) -> str:
    """A notebook of one cell, as text."""
    cell: dict[str, Any] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "table",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"kernelspec": kernel, "language_info": {"name": "python"}, MADE: digest_of([cell])}
    whole = {"cells": [cell], "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1) + "\n"
