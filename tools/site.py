"""The site that needs no installation: a front page, documentation, notebooks that run.

``make site`` builds it into site/. Besides python3 and make that needs npm (for Pyodide) or a full
distribution (``make site PYODIDE=<file or address>``), and a network for what is not there yet.
``make site-serve`` serves it on this machine. No page of it asks anything from outside.

    site/index.html     the front page
    site/docs/          the documentation, and every notebook as a page with its stored outputs
    site/live/          JupyterLite: the notebooks to run, in the browser
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools import site_docs, site_front, site_pyodide

ROOT = Path(__file__).resolve().parent.parent
WORK, SITE = ROOT / "site-build", ROOT / "site"
LIVE = SITE / "live"
STATE = "state.txt"
PORT = 8017
PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
APPS = ("lab", "notebooks")
LATER = re.compile(r"matplotlib|japanboards\.maps|plots\.|import numpy|dask")
QUIET = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}
}
# What only developers look at, and large.
LEFT = ("*.map", "*.d.ts", "third-party-licenses.json", "jupyterlite.schema*.json")


def run(command: Sequence[str | Path], folder: Path = ROOT) -> None:
    """A program that has to succeed; what it says is shown only if it does not."""
    ran = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True)
    if ran.returncode:
        said = f"{ran.stdout}\n{ran.stderr}".strip()[-3000:]
        raise site_pyodide.Missing(f"{Path(command[0]).name} failed:\n{said}")


def asked() -> list[str]:
    """What the site's own environment is made of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*extras["site"], *extras["widgets"]]


def environment() -> Path:
    """An environment with JupyterLite alone: extensions of a fuller one would go into the site."""
    python, stamp = WORK / "venv/bin/python", WORK / "venv/.asked"
    if not stamp.exists() or stamp.read_text() != "\n".join(asked()):
        run([sys.executable, "-m", "venv", "--clear", WORK / "venv"])
        run([python, "-m", "pip", "install", "--quiet", "-c", "constraints.txt", *asked()])
        stamp.write_text("\n".join(asked()))
    return python


def put_own_wheel(python: Path, folder: Path) -> None:
    """The project's wheel. The notebooks are left out: the site has them anyway."""
    with tempfile.TemporaryDirectory() as own:
        run([python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", own, ROOT])
        (wheel,) = Path(own).glob("*.whl")
        site_front.without(wheel, folder / wheel.name, "japanboards/notebooks/")


def put_other_wheels(python: Path, folder: Path) -> None:
    """What the widgets stand on, and the kernel's own parts, which come with JupyterLite."""
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    names = ("networkx", "ipywidgets", "anywidget", "psygnal", "comm", "jupyterlab_widgets")
    pins = [pin for pin in constraints if pin.split("==")[0].lower() in names]
    site_pyodide.download([str(python), "-m", "pip"], folder, [*pins])
    kernel = next((WORK / "venv").glob("share/jupyter/labextensions/@jupyterlite/*kernel*"))
    for name in ("piplite", "ipykernel", "pyodide_kernel", "widgetsnbextension-4"):
        path = next((kernel / "static/pypi").glob(f"{name}*.whl"))
        shutil.copyfile(path, folder / path.name)


def runs_there(path: Path, full: bool) -> bool:
    """A notebook can be run in the browser: without a full distribution there is no matplotlib."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "code")
    return full or not LATER.search(code)


def contents(folder: Path, full: bool) -> list[str]:
    """The notebooks to run, without outputs, and what they read; their names."""
    source, live = ROOT / "notebooks", []
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if any(part.startswith(".") for part in name.parts) or not path.is_file():
            continue
        to = folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".svg":  # JupyterLite shows no picture with letters beyond Latin-1
            text = path.read_text(encoding="utf-8")
            to.write_bytes(text.encode("ascii", "xmlcharrefreplace"))
        elif path.suffix != ".ipynb":
            shutil.copyfile(path, to)
        elif runs_there(path, full):
            notebook = json.loads(path.read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                if cell["cell_type"] == "code":
                    cell.update(outputs=[], execution_count=None)
            to.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
            live.append(name.as_posix())
    return live


def settings(lock: dict[str, Any], full: bool) -> dict[str, Any]:
    """JupyterLite's configuration: what is loaded first, and nothing from outside."""
    first = [*site_pyodide.FIRST, *site_pyodide.OURS, *(site_pyodide.PLOTS if full else ())]
    options = {
        "packages": first,
        "lockFileURL": "./static/pyodide/pyodide-lock.json",
        "env": {"JAPANBOARDS_DOCS": "../../docs"},  # as seen from live/<app>/
    }
    kernel = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": options,
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "japanboards",
            "contentsStorageName": "japanboards",
            "settingsStorageName": "japanboards settings",
            "workspacesStorageName": "japanboards workspaces",
            "exposeAppInBrowser": True,
            "litePluginSettings": {PLUGIN: kernel},
        },
    }


def build_live(python: Path, source: Path, full: bool) -> tuple[list[str], list[str]]:
    """JupyterLite with everything in it: the live notebooks, and what was rewritten, in words."""
    lite = WORK / "lite"
    shutil.rmtree(lite, ignore_errors=True)
    live = contents(lite / "files", full)
    wheels = WORK / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir()
    put_own_wheel(python, wheels)
    put_other_wheels(python, wheels)
    compiled = site_pyodide.compile_ahead(source, wheels)
    pip = [str(python), "-m", "pip"]
    packed = sorted(wheels.iterdir())
    lock, told = site_pyodide.fill(source, lite / "static/pyodide", pip, packed, full)
    told += compiled
    (lite / "jupyter-lite.json").write_text(json.dumps(settings(lock, full), indent=1))
    (lite / "overrides.json").write_text(json.dumps(QUIET))
    flags = ["--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive"]
    flags += [word for app in APPS for word in ("--apps", app)]
    command = [python, "-m", "jupyterlite_core", "build", *flags, "--contents", "files"]
    run([*command, "--settings-overrides", "overrides.json", "--output-dir", LIVE], lite)
    for pattern in LEFT:
        for path in LIVE.rglob(pattern):
            path.unlink()
    return live, told


def metadata() -> str:
    """What the project's wheel says of itself."""
    (wheel,) = (WORK / "wheels").glob("japanboards-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return packed.read(name).decode()


def state_of(root: Path = ROOT) -> str:
    """The state of what is shown: a site of another one has other levels than the tests expect."""
    found = [path for folder in ("japanboards", "widgets") for path in (root / folder).rglob("*")]
    shown = sorted(p for p in found if p.suffix in (".py", ".js", ".css", ".json", ".svg"))
    return sha256(b"".join(path.read_bytes() for path in shown)).hexdigest()


def check_state() -> None:
    """There is a site, of the present state of the project."""
    told = SITE / STATE
    if not told.exists():
        raise site_pyodide.Missing("there is no site yet: make site builds it")
    if told.read_text() != state_of():
        raise site_pyodide.Missing("the project has changed since the site was built: make site")


def build(pyodide: str) -> None:
    """All of it, from nothing."""
    WORK.mkdir(exist_ok=True)
    shutil.rmtree(SITE, ignore_errors=True)
    full = bool(pyodide)
    source = site_pyodide.get_full(pyodide, WORK) if full else site_pyodide.get_core(WORK)
    python = environment()
    live, told = build_live(python, source, full)
    site_docs.build(SITE / "docs", live)
    site_front.write(SITE, live)
    (SITE / STATE).write_text(state_of())
    links = site_docs.check(SITE) + site_docs.check_package_page(metadata(), SITE)
    count = site_pyodide.check(LIVE / "static/pyodide")
    for sentence in told:
        print(f"  {sentence}")
    files = [path for path in SITE.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"site/: {size / 1e6:.1f} MB in {len(files)} files, {count} packages as in the lock")
    print(f"  {links} links lead where they should, and no page asks for anything from outside")
    print(f"  {len(live)} notebooks run in the browser; make site-serve shows it on this machine")


class Handler(SimpleHTTPRequestHandler):
    """Serves files as they are, and says nothing of each."""

    def log_message(self, *_: Any) -> None:
        """The terminal stays quiet."""


def server(folder: Path = SITE, port: int = PORT) -> ThreadingHTTPServer:
    """A server of a folder, for this machine alone."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def serve() -> None:
    """Serve the site until somebody presses Ctrl-C."""
    if not (SITE / "index.html").exists():
        raise site_pyodide.Missing("there is no site yet: make site builds it")
    with server() as serving:
        print(f"The site is at http://127.0.0.1:{PORT}/ until Ctrl-C is pressed.", flush=True)
        serving.serve_forever()


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the site, or serve it."""
    parser = argparse.ArgumentParser(description="Build the site into site/, or serve it.")
    parser.add_argument("--serve", action="store_true", help="serve it on this machine")
    parser.add_argument("--pyodide", default="", help="a full distribution, file or address")
    given = parser.parse_args(arguments)
    try:
        serve() if given.serve else build(given.pyodide)
    except site_pyodide.Missing as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
