"""Wheels with their bytecode, so that a page need not compile a module whenever it imports it.

A browser keeps no ``__pycache__``: without this, every visit compiles every module anew, which
takes longer than to load them. Bytecode belongs to one version of Python, so ``site_bytecode.mjs``
runs this file in Pyodide itself, with Node. The sources stay, for tracebacks and readers.
"""

from __future__ import annotations

import io
import py_compile
import sys
import tempfile
import zipfile
from importlib.util import cache_from_source
from pathlib import Path, PurePosixPath

MOMENT = (2026, 1, 1, 0, 0, 0)  # the same wheel twice has the same sum


def bytecode(name: str, source: bytes) -> bytes:
    """What ``__pycache__`` would hold of a module, good without a look at the source.

    Nothing for what is no module of this Python: some wheels carry templates along.
    """
    with tempfile.TemporaryDirectory() as own:
        path, made = Path(own) / "module.py", Path(own) / "module.pyc"
        path.write_bytes(source)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(path), str(made), name, quiet=2, invalidation_mode=mode)
        return made.read_bytes() if made.exists() else b""


def with_bytecode(wheel: bytes) -> bytes:
    """A wheel with the bytecode of its modules, and without its tests."""
    out, added = io.BytesIO(), []
    with zipfile.ZipFile(io.BytesIO(wheel)) as packed, zipfile.ZipFile(out, "w") as filled:

        def put(name: str, data: bytes) -> None:
            filled.writestr(zipfile.ZipInfo(name, MOMENT), data, zipfile.ZIP_DEFLATED)

        names = [name for name in packed.namelist() if not is_test(name)]
        for name in names:
            data = packed.read(name)
            if name.endswith("/RECORD"):
                rows = data.decode().splitlines(keepends=True)
                rows = [row for row in rows if not is_test(row.partition(",")[0])]
                data = "".join([*rows, *(f"{each},,\n" for each in added)]).encode()
            put(name, data)
            if name.endswith(".py") and (code := bytecode(name, data)):
                added.append(cache_from_source(name))
                put(added[-1], code)
    return out.getvalue()


def is_test(name: str) -> bool:
    """A file that tests the package, which no page asks for."""
    return "tests" in PurePosixPath(name).parts[1:-1]


def fill(folder: Path) -> None:
    """Every wheel of a folder gets its bytecode."""
    for path in sorted(folder.glob("*.whl")):
        path.write_bytes(with_bytecode(path.read_bytes()))


if __name__ == "__main__":
    fill(Path(sys.argv[1]))
