"""Notebooks that come with the package, copied to where a person works; their changes stay theirs.

What was copied is written down beside the copies, as digests of the cells' sources: to run a
notebook does not change it. A copy that somebody has edited is never replaced.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from .core.files import read_json, write_text

OWN: Final = ".japanboards-lab"  # the folder for what we keep beside the copies


def shipped() -> Path:
    """Where the notebooks are: in the installed package, or in a checkout beside it."""
    here = Path(__file__).resolve().parent
    for folder in (here / "notebooks", here.parent / "notebooks"):
        if folder.is_dir():
            return folder
    raise ValueError("this installation has no notebooks; please install japanboards again")


def bring(source: Path, folder: Path) -> list[str]:
    """Copy what is not there yet, replace what nobody changed; what was done, in sentences."""
    if folder.resolve() == source.resolve():
        return []
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"{folder} is a file, not a folder")
    ledger = folder / OWN / "copies.json"
    known: dict[str, Any] = read_json("the list of copies", ledger) if ledger.exists() else {}
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
    if not old.exists():
        old.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(new, old)
        return "copied"
    present = digest(old)
    if present == digest(new):
        return ""
    if present != known:
        return "kept"
    shutil.copyfile(new, old)
    return "updated"


def digest(path: Path) -> str:
    """What a file says: of a notebook its sources, of anything else all of it."""
    data = path.read_bytes()
    if path.suffix == ".ipynb":
        try:
            cells = json.loads(data)["cells"]
            said = [[cell["cell_type"], "".join(cell["source"])] for cell in cells]
            data = json.dumps(said).encode()
        except (ValueError, KeyError, TypeError):
            pass  # damaged: then it is surely not as we made it
    return sha256(data).hexdigest()


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
    about = {"kernelspec": kernel, "language_info": {"name": "python"}}
    whole = {"cells": [cell], "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1) + "\n"
