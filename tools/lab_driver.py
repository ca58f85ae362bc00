"""A private JupyterLab and a page in it: for the browser tests and for the bench."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from japanboards.command import own_extension

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NEWS = "settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
FOLDERS = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "IPYTHONDIR": "ipython",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
}
NOT_OURS = "Could not restore the debugger state"  # when a kernel ends that has just begun
LOCAL = ("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:")
IDLE = """() => {
  const session = window.jupyterapp?.shell.currentWidget?.sessionContext;
  return !!session?.isReady && session.session?.kernel?.status === "idle";
}"""
RUN_ALL = "async () => { await jupyterapp.commands.execute('notebook:run-all-cells'); }"
ASK = """async code => {
  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
  const future = kernel.requestExecute({ code, store_history: false });
  const said = [];
  future.onIOPub = message => {
    if (["stream", "error"].includes(message.header.msg_type)) said.push(message.content);
  };
  await future.done;
  return said;
}"""
OUTPUTS = """() => jupyterapp.shell.currentWidget.content.widgets.flatMap(
  cell => cell.model.type === "code" ? cell.model.outputs.toJSON() : [])"""
REPLACE = """sources => {
  const model = jupyterapp.shell.currentWidget.content.model.sharedModel;
  const cell = source => ({ cell_type: "code", source, metadata: {}, outputs: [] });
  model.transact(() => {
    model.deleteCellRange(0, model.cells.length);
    model.insertCells(0, sources.map(cell));
  });
}"""
CLOSE = """async () => {
  const notebook = jupyterapp.shell.currentWidget;
  await notebook.sessionContext.shutdown();
  notebook.dispose();
}"""
SAVE = "async () => { await jupyterapp.commands.execute('docmanager:save'); }"
OPEN = "async path => { await jupyterapp.commands.execute('docmanager:open', { path }); }"
THEME = """async name => {
  await jupyterapp.commands.execute("apputils:change-theme", { theme: `JupyterLab ${name}` });
}"""

LATE = """new Promise((_, fail) =>
  setTimeout(() => fail(new Error("not done within two minutes")), 120_000))"""


def in_time(script: str) -> str:
    """The script, which fails when what it waits for does not come: a page waits for ever."""
    return f"argument => Promise.race([({script})(argument), {LATE}])"


@contextlib.contextmanager
def lab_server(notebooks: Path, own: Path) -> Iterator[str]:
    """JupyterLab on loopback, with folders of its own for settings; yields its address."""
    news = own / NEWS
    news.parent.mkdir(parents=True)
    news.write_text(json.dumps({"fetchNews": "false", "checkForUpdates": False}))
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    command += ["--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"]
    command += ["--IdentityProvider.token=", f"--ServerApp.root_dir={notebooks}"]
    command += ["--LabApp.expose_app_in_browser=True", *own_extension()]
    env = {**os.environ, **{name: str(own / folder) for name, folder in FOLDERS.items()}}
    env["TQDM_DISABLE"] = "1"  # a bar that is gone leaves an empty output behind
    log = own / "lab.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
    try:
        wait_for(f"http://127.0.0.1:{port}/api/status", process, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()  # it ends its kernels itself
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    """Wait until a server answers; if it ends before that, say what it said."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=2)
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-3000:]}")


@contextlib.contextmanager
def browser_at(path: str) -> Iterator[Browser]:
    """The browser with this path, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def write_notebook(path: Path) -> None:
    """A notebook without cells."""
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": metadata, "cells": []}
    path.write_text(json.dumps(notebook), encoding="utf-8")


class LabPage:
    """A page of JupyterLab, and what went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url, self.name = page, url, ""
        self.outside: list[str] = []  # requests that left this machine
        self.complaints: list[str] = []  # errors of the browser's console
        page.on("request", lambda request: self._asked(request.url))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("pageerror", lambda error: self._said("error", str(error)))

    def _asked(self, url: str) -> None:
        if not url.startswith(LOCAL):
            self.outside.append(url)

    def _said(self, kind: str, text: str) -> None:
        if kind == "error" and not text.startswith(NOT_OURS):
            self.complaints.append(text)

    def start(self, name: str, query: str = "?reset") -> None:
        """Open JupyterLab on a notebook; with no other tabs, unless the query says otherwise."""
        self.name = name
        self.page.goto(f"{self.url}/lab/tree/{name}{query}")
        self.page.wait_for_function(IDLE, timeout=60_000)

    def open(self, name: str) -> None:
        """Open a notebook in the JupyterLab that runs, and wait for its kernel."""
        self.name = name
        self.page.evaluate(in_time(OPEN), name)
        self.page.wait_for_function(IDLE, timeout=60_000)

    def save(self) -> None:
        """Save the notebook."""
        self.page.evaluate(in_time(SAVE))

    def close(self) -> None:
        """Close the notebook and end its kernel."""
        self.name = ""
        self.page.evaluate(in_time(CLOSE))

    def write(self, cells: Sequence[str]) -> None:
        """Put these code cells into the notebook, and no others."""
        self.page.evaluate(REPLACE, list(cells))

    def run_all(self) -> None:
        """Run every cell; comes back when all have run."""
        self.page.evaluate(in_time(RUN_ALL))

    def outputs(self) -> list[dict[str, Any]]:
        """The outputs of all code cells."""
        return list(self.page.evaluate(OUTPUTS))

    def errors(self) -> list[str]:
        """What the cells raised."""
        raised = [each for each in self.outputs() if each["output_type"] == "error"]
        return [f"{each['ename']}: {each['evalue']}" for each in raised]

    def ask(self, code: str) -> str:
        """Run code in the notebook's kernel; what it printed. What it raised is raised here.

        No cell is made for it, so that the notebook neither scrolls nor loses the focus.
        """
        said = self.page.evaluate(in_time(ASK), code)
        for each in said:
            if "traceback" in each:
                raise RuntimeError("\n".join(each["traceback"]))
        return "".join(each["text"] for each in said).strip()

    def theme(self, name: str) -> None:
        """Light or Dark."""
        self.page.evaluate(in_time(THEME), name)
        body = self.page.locator(f'body[data-jp-theme-name="JupyterLab {name}"]')
        body.wait_for(state="attached")
