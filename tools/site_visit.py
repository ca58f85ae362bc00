"""Somebody who visits the site with a real browser: for driving it, and for measuring it.

The site is served behind a path prefix, as it may be anywhere. Under ``/plain/`` is JupyterLite as
it is without us, to compare with.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from typing import Any

from playwright.sync_api import BrowserContext

from tools.site import PLUGIN, SITE, Handler

os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"  # Playwright hears those, too
PREFIX, PLAIN = "/somewhere/below/", "/plain/"
PATIENCE = 120_000  # milliseconds; a crowded machine is slow
SIZE = {"width": 1280, "height": 1400}
READY = """() => {
  const shown = window.jupyterapp?.shell.currentWidget;
  const session = shown?.sessionContext;
  return session?.isReady && session.session?.kernel?.status === "idle";
}"""
RUN = """async (last) => {
  const notebook = jupyterapp.shell.currentWidget.content;
  for (let nth = 0; nth < notebook.widgets.length; nth++) {
    notebook.activeCellIndex = nth;
    await jupyterapp.commands.execute("notebook:run-cell");
    if (notebook.widgets[nth].node.querySelector(last)) return nth;
  }
  return -1;
}"""


class Served(Handler):
    """The site behind a prefix, and a JupyterLite that loads nothing of ours."""

    def translate_path(self, path: str) -> str:
        """The file below the prefix, or nothing."""
        for prefix in (PREFIX, PLAIN):
            if path.startswith(prefix):
                return super().translate_path("/" + path.removeprefix(prefix))
        return str(SITE / "nothing here")

    def do_GET(self) -> None:
        """Send a file, or the configuration of the plain JupyterLite."""
        if self.path.partition("?")[0] != f"{PLAIN}live/jupyter-lite.json":
            return super().do_GET()
        config = json.loads((SITE / "live/jupyter-lite.json").read_text(encoding="utf-8"))
        del config["jupyter-config-data"]["litePluginSettings"][PLUGIN]["loadPyodideOptions"]
        data = json.dumps(config).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@contextmanager
def served() -> Iterator[str]:
    """The address of the site, as long as it is needed."""
    handler = partial(Served, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Visitor:
    """Somebody with a browser of their own, and a list of all that it asked for."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base, self.page = context, base, context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.asked: list[str] = []
        self.weights: dict[str, int] = {}  # once each: the service worker hands on what it gets
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("response", self._weigh)

    def _weigh(self, response: Any) -> None:
        self.weights[response.url] = int(response.headers.get("content-length", 0))

    @property
    def bytes(self) -> int:
        """How much was loaded."""
        return sum(self.weights.values())

    def away(self) -> list[str]:
        """What was asked from elsewhere."""
        own = (self.base, "data:", "blob:")
        return [url for url in self.asked if not url.startswith(own)]

    def front(self) -> None:
        """The front page."""
        self.page.goto(f"{self.base}{PREFIX}index.html")

    def enter(self, link: str, until: str) -> None:
        """From the front page to a notebook, by its link; its cells are run until this is shown."""
        self.front()
        self.page.locator(f'a[href*="{link}"]').first.click()
        self.run_until(until)

    def run_until(self, what: str) -> None:
        """Run the cells of the notebook that is open until this is shown."""
        self.page.wait_for_function(READY)
        self.page.evaluate(RUN, what)
        self.page.locator(what).first.wait_for()
