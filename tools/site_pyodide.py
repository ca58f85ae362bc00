"""Python for the browser: Pyodide, and every package a page of the site may import, in its lock.

The lock names each file with its sum, and Pyodide checks the sums when it loads them. From npm
comes Pyodide's core alone; the pure packages that the kernel stands on are downloaded in the very
versions of its lock. Pyodide repacks wheels, so that their sums differ: whatever is written
otherwise than Pyodide had it is told. A full distribution has every file, and keeps its sums.
Bytecode is put into the wheels that are not Pyodide's alone.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

VERSION = "314.0.6"  # what jupyterlite-pyodide-kernel expects
INTEGRITY = (  # of npm's package
    "BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="
)
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
KERNEL = ("micropip", "ipython", "jedi", "typing-extensions")  # with what they depend on
PLOTS = ("matplotlib", "numpy", "pandas", "tqdm")  # only a full distribution has them
# What a page loads before its first cell: all at once, for one after the other takes longer.
FIRST = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
OURS = ("japanboards", "networkx", "ipywidgets", "anywidget")
# Not wanted by a game, and large: networkx asks for them in Pyodide's lock.
SPARED = {"networkx": {"matplotlib", "numpy", "setuptools", "decorator"}}

Lock = dict[str, Any]


class Missing(Exception):
    """Something that the site needs is not here; the sentence says what to do."""


def plain(name: str) -> str:
    """A package's name as the lock spells it: Pyodide writes prompt_toolkit in one place only."""
    return re.sub(r"[-_.]+", "-", name).lower()


def sum_of(path: Path) -> str:
    """The sum that stands in the lock."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def get_core(folder: Path) -> Path:
    """Pyodide's core from npm, checked against the sum that stands here."""
    packed = folder / f"pyodide-{VERSION}.tgz"
    if not packed.exists():
        if not shutil.which("npm"):
            raise Missing(
                "npm is needed to get Pyodide (on Debian and Ubuntu: apt install npm); "
                "or name a full distribution: make site PYODIDE=<file or address>"
            )
        command = ["npm", "pack", "--silent", f"pyodide@{VERSION}"]
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode:
            raise Missing("npm could not get pyodide; the lines above say why")
    found = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if found != INTEGRITY:
        packed.unlink()
        raise Missing(f"pyodide {VERSION} is not what it was: its sum is sha512-{found}")
    return unpacked(packed, folder / "core") / "package"


def get_full(source: str, folder: Path) -> Path:
    """A full distribution, from a file or an address."""
    packed = Path(source)
    if re.match(r"https?://", source):
        packed = folder / source.rpartition("/")[2]
        if not packed.exists():
            urllib.request.urlretrieve(source, packed)
    if packed.is_dir():
        return packed
    if not packed.is_file():
        raise Missing(f"there is no Pyodide distribution at {source}")
    return unpacked(packed, folder / "full") / "pyodide"


def unpacked(packed: Path, folder: Path) -> Path:
    """The files of an archive; nothing of it lands outside of the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder


def needed(lock: Lock, names: Iterable[str]) -> list[str]:
    """Packages of a lock with all that they depend on."""
    found: list[str] = []
    waiting = [plain(name) for name in names]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        if name not in lock["packages"]:
            raise Missing(f"Pyodide's lock has no {name}; is it version {VERSION}?")
        found.append(name)
        waiting += map(plain, lock["packages"][name]["depends"])
    return sorted(found)


def entry_of(wheel: Path, depends: Iterable[str]) -> Lock:
    """What the lock says of a wheel: what is in it, and what it needs."""
    name, version, *_ = wheel.name.split("-")
    with zipfile.ZipFile(wheel) as packed:
        tops = {path.split("/")[0].removesuffix(".py") for path in packed.namelist()}
    return {
        "name": plain(name),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sum_of(wheel),
        "package_type": "package",
        "imports": sorted(top for top in tops if top.isidentifier()),
        "depends": sorted(set(depends)),
        "unvendored_tests": False,
    }


def requirements(wheel: Path) -> set[str]:
    """What a wheel asks for, extras and other platforms left out."""
    with zipfile.ZipFile(wheel) as packed:
        (about,) = (n for n in packed.namelist() if n.endswith(".dist-info/METADATA"))
        lines = packed.read(about).decode().splitlines()
    asked = [line.partition(": ")[2] for line in lines if line.startswith("Requires-Dist: ")]
    asked = [each for each in asked if not re.search(r";.*(extra|sys_platform|<)", each)]
    return {plain(re.split(r"[^\w.-]", each)[0]) for each in asked}


def download(pip: list[str], folder: Path, wanted: Iterable[str]) -> None:
    """Pure wheels, without what they depend on."""
    platform = ["--platform", "any", "--implementation", "py", "--abi", "none"]
    command = [*pip, "download", "--quiet", "--no-deps", "--only-binary=:all:", *platform]
    command += ["--python-version", "3.14", "--dest", str(folder), *wanted]
    if subprocess.run(command).returncode:
        raise Missing("packages for the browser could not be downloaded; the lines above say why")


def compile_ahead(core: Path, folder: Path) -> list[str]:
    """Put bytecode into the wheels of a folder, where Node is there; what came of it, in words."""
    if not shutil.which("node"):
        return ["there is no Node, so modules are compiled in the browser, at every visit"]
    program = Path(__file__).with_name("site_bytecode.mjs")
    ran = subprocess.run(["node", program, core, folder], capture_output=True, text=True)
    if ran.returncode:
        raise Missing(f"bytecode could not be made:\n{ran.stderr.strip()[-2000:]}")
    return ["wheels that are not Pyodide's bring their bytecode along"]


def complete(lock: Lock, folder: Path, wheels: list[Path]) -> list[str]:
    """Put wheels into a lock and beside it; what depended on something that is left out is told."""
    told = []
    names = {plain(wheel.name.split("-")[0]) for wheel in wheels} | set(lock["packages"])
    for wheel in wheels:
        shutil.copyfile(wheel, folder / wheel.name)
        if lacking := requirements(wheel) - names:
            raise Missing(
                f"{wheel.name} needs {', '.join(sorted(lacking))}, which the lock has not"
            )
        entry = entry_of(wheel, requirements(wheel))
        lock["packages"][entry["name"]] = entry
    for name, spared in SPARED.items():
        entry = lock["packages"].get(name)
        if entry and spared & set(entry["depends"]):
            entry["depends"] = [each for each in entry["depends"] if each not in spared]
            told.append(f"{name} is loaded without {', '.join(sorted(spared))}")
    return told


def fill(
    source: Path, folder: Path, pip: list[str], wheels: list[Path], full: bool
) -> tuple[Lock, list[str]]:
    """Pyodide in a folder, with its packages and ours; and sentences about what was rewritten."""
    folder.mkdir(parents=True)
    lock: Lock = json.loads((source / LOCK).read_text(encoding="utf-8"))
    lock["packages"] = {plain(name): entry for name, entry in lock["packages"].items()}
    for entry in lock["packages"].values():
        entry["depends"] = [plain(each) for each in entry["depends"]]
    wanted = needed(lock, [*KERNEL, *(PLOTS if full else ())])
    lock["packages"] = {name: lock["packages"][name] for name in wanted}
    for name in CORE:
        shutil.copyfile(source / name, folder / name)
    told = take(lock, source, folder, pip, full)
    told += complete(lock, folder, wheels)
    (folder / LOCK).write_text(json.dumps(lock, indent=1, sort_keys=True), encoding="utf-8")
    return lock, told


def take(lock: Lock, source: Path, folder: Path, pip: list[str], full: bool) -> list[str]:
    """The files that the lock names: from the distribution, or downloaded; sums are compared."""
    entries = lock["packages"]
    if not full:
        download(pip, folder, (f"{name}=={each['version']}" for name, each in entries.items()))
    rewritten = []
    for name, entry in entries.items():
        if full:
            shutil.copyfile(source / entry["file_name"], folder / entry["file_name"])
        path = next(folder.glob(f"{name.replace('-', '[-_.]')}-{entry['version']}-*.whl"), None)
        path = folder / entry["file_name"] if full else path
        if path is None:
            raise Missing(f"{name} {entry['version']} was not downloaded")
        if sum_of(path) != entry["sha256"]:
            if full:
                raise Missing(f"{path.name} has another sum than Pyodide's lock says")
            entry.update(file_name=path.name, sha256=sum_of(path))
            rewritten.append(name)
    if not rewritten:
        return []
    said = ", ".join(rewritten)
    return [f"sums rewritten in the lock, for Pyodide packs these wheels anew: {said}"]


def check(folder: Path) -> int:
    """Every file that the lock names is there and has the sum it says; how many there are."""
    lock: Lock = json.loads((folder / LOCK).read_text(encoding="utf-8"))
    for name, entry in lock["packages"].items():
        path = folder / entry["file_name"]
        if not path.is_file() or sum_of(path) != entry["sha256"]:
            raise Missing(f"{path.name} of {name} is not the file that the lock names")
        for other in entry["depends"]:
            if other not in lock["packages"]:
                raise Missing(f"{name} depends on {other}, which the lock does not have")
    return len(lock["packages"])
