"""A page with live boards and no notebook: the widget's script, and a model that stands in."""

import json
from pathlib import Path

import japanboards_widgets
from japanboards_widgets.board import Board, packed

SOURCES = Path(japanboards_widgets.__file__).parent / "js"
HOST = "http://board.test"
PAGE = """<!doctype html><html><head><meta charset="utf-8"><title>boards</title>
<style>{}</style></head><body></body></html>"""
MOUNT = """async ([state, width]) => {
  const { default: script } = await import("/joined.js");
  const heard = {}, sent = [];
  const tell = (name, value) => [...(heard[name] ?? [])].forEach((hear) => hear(value));
  const model = {
    get: (name) => state[name],
    on: (name, hear) => (heard[name] ??= new Set()).add(hear),
    off: (name, hear) => heard[name]?.delete(hear),
    send: (message) => sent.push(message),
  };
  const el = document.createElement("div");
  el.style.width = `${width}px`;
  document.body.append(el);
  const stop = script.render({ model, el });
  (window.boards ??= []).push({ el, sent, stop, heard,
    set: (name, value) => ((state[name] = value), tell(`change:${name}`)),
    say: (message) => tell("msg:custom", message) });
  return window.boards.length - 1;
}"""

LIT = """(svg, look) => [...svg.querySelectorAll("g.glow")].filter((g) =>
  g.getAttribute("class") === look && getComputedStyle(g).visibility === "visible").length"""


def open_page(browser, size=(1200, 900), widget=Board):
    """An empty page that can import the script of a board, or of what it stands in."""
    style = str(widget._css)
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))

    def serve(route):
        name = route.request.url.removeprefix(HOST).lstrip("/")
        if not name:
            return route.fulfill(body=PAGE.format(style), content_type="text/html")
        if name == "joined.js":
            return route.fulfill(body=widget._esm, content_type="text/javascript")
        if (SOURCES / name).is_file():
            return route.fulfill(path=SOURCES / name, content_type="text/javascript")
        return route.fulfill(status=404, body="")

    page.route("**/*", serve)
    page.goto(f"{HOST}/")
    return page


class Shown:
    """A board on such a page, as long as it is shown again with ``push``."""

    def __init__(self, page, board, width=900):
        self.page, self.board = page, board
        state = {
            "scenery": board.scenery,
            "settled": board.settled,
            "live": packed(board.live),
            "small": board.small,
        }
        self.nth = page.evaluate(MOUNT, [json.loads(json.dumps(state)), width])
        self.root = page.locator(".jb-board").nth(self.nth)
        self.svg = self.root.locator("svg")

    def push(self, what="live"):
        """Tell the browser what the board shows now."""
        value = getattr(self.board, what)
        value = json.loads(json.dumps(packed(value) if what == "live" else value))
        self.page.evaluate(
            "([n, what, value]) => boards[n].set(what, value)", [self.nth, what, value]
        )

    def tell(self, message):
        """Send a message to the script, as the kernel would."""
        message = json.loads(json.dumps(message))
        self.page.evaluate("([n, message]) => boards[n].say(message)", [self.nth, message])

    def sent(self):
        """What the script has sent since this was asked last."""
        return self.page.evaluate("n => boards[n].sent.splice(0)", self.nth)

    def mark(self, name):
        return self.root.locator(f'[data-id="{name}"]')

    def middle(self, name):
        box = self.mark(name).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, name):
        self.page.mouse.click(*self.middle(name))

    def lights(self, kind=""):
        """How many lights of a kind are seen."""
        look = f"glow {kind}" if kind else "glow "
        return self.svg.evaluate(LIT, look)
