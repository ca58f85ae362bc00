"""The site in a real browser: from home through a level, a table and practice, for every game.

``python tools/site_drive.py`` is what ``make site-check`` runs, after ``make site``. The site is
served behind a path prefix, and no request may leave it, those of its service worker included.
Whoever visits it begins at home, does a level, plays against bots and answers a question, the last
two without a connection; comes again, and finds all of it; takes it along as a file, and finds it
in another browser. Nothing is known by its words, which change, but by its place and its kind.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Locator

from japanboards import GAMES
from tools.browser import find
from tools.lab_driver import browser_at
from tools.site import check_state
from tools.site_pyodide import Missing
from tools.site_visit import SIZE, Visitor, served

HOME, START = ".jb-home .home", "00_start_here.ipynb"
DONE = ".lv.star, .lv.done"
TURNS = 40  # a bot has moved before that
TOUCHES = 60  # and a move is made before that
FREE = '[data-area="ask"] .act[data-pick]:not([data-pick=""]):not([aria-disabled="true"])'
# What a table went through: that somebody else has moved is seen in passing only.
WATCH = """head => {
  head.states = [];
  const note = () => head.states.push(head.dataset.state);
  new MutationObserver(note).observe(head, { attributeFilter: ["data-state"] });
}"""
# The first answer there is to choose: a rule, legal or not, or whatever else leads on.
ANSWER = """room => [".pick", ".two", ".row"]
  .map(kind => room.querySelector(`.answer ${kind} .act:not([aria-disabled="true"])`))
  .find(Boolean)?.click()"""
MINE = "head => head.dataset.state !== 'theirs'"
TABLE, LESSON, ROOM = ".jb-play", ".jb-lesson", ".jb-practice"


class Hands:
    """Touches on a board, by keyboard, and on the buttons beside it."""

    def __init__(self, root: Locator) -> None:
        self.root, self.page = root, root.page
        self.board = root.locator('[data-area="board"] .jb-board:not(.small)').first
        self.board.locator("svg").first.wait_for()
        self.rng = random.Random(1)

    def serial(self) -> int:
        """The number of the position that is shown."""
        return int(self.board.get_attribute("data-serial") or 0)

    def choose(self, mark: Locator) -> None:
        """Choose a mark by keyboard, which reaches it wherever it lies."""
        mark.focus()
        self.page.keyboard.press("Enter")

    def touch(self, pick: str) -> None:
        """What has this pick: on the board, or a button; what is no question is not shown."""
        mark = self.board.locator(f'[data-pick="{pick}"]:not(.away)')
        button = self.root.locator(f'.ask [data-pick="{pick}"]')
        if mark.count():
            self.choose(mark.first)
        elif button.count():
            button.first.click()

    def confirm(self) -> bool:
        """A move that waits for a second touch gets it."""
        waits = self.board.get_attribute("data-armed") is not None
        if waits:
            self.root.locator(":is(.ask, .sure) .act.go").first.click()
        return waits

    def move(self) -> None:
        """Any move that is offered: touches until the position is another."""
        before = self.serial()
        for _ in range(TOUCHES):
            self.page.wait_for_timeout(150)
            if self.serial() != before:
                return
            offered = self.board.locator(".offer:not(.picked)")
            offered = offered if offered.count() else self.root.locator(FREE)
            if not self.confirm() and (count := offered.count()):
                self.choose(offered.nth(self.rng.randrange(count)))
        raise RuntimeError(f"{TOUCHES} touches of what is offered made no move")


def learn(root: Locator, name: str) -> None:
    """The first level of a lesson, by its solution."""
    game, hands = GAMES[name], Hands(root)
    for text in game.LEVELS[0].solution:
        for pick in game.scene.picks(game.notation.read_move(text)):
            hands.touch(pick)
        hands.confirm()
    root.locator(".lv.at.star, .lv.at.done").first.wait_for()


def play(root: Locator) -> None:
    """Moves until a bot has moved as well, and it is the person's turn again."""
    hands, head = Hands(root), root.locator('[data-area="head"]')
    head.evaluate(WATCH)
    for _ in range(TURNS):
        root.page.wait_for_function(MINE, arg=head.element_handle())
        if "theirs" in head.evaluate("head => head.states"):
            return
        hands.move()
    raise RuntimeError("no bot has moved")


def practise(root: Locator) -> None:
    """A question is answered, whatever its kind, and the session ended."""
    root.locator(".answer.is-new").wait_for()
    while not root.locator(".answer.is-done, .answer.is-refused").count():
        root.evaluate(ANSWER)
        root.page.wait_for_timeout(500)
    root.locator(".strip .stop").click()
    root.locator(".page .answered li").first.wait_for()


class Home:
    """The home page, and what is kept of a game."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor, self.page, self.name = visitor, visitor.page, name

    def enter(self) -> None:
        """From the front page, by its first link."""
        self.visitor.enter(START, HOME)

    def press(self, act: str, value: str = "") -> None:
        """A button of the page."""
        which = f'[data-value="{value}"]' if value else ""
        self.page.locator(f'.jb-home [data-act="{act}"]{which}').first.click()

    def open(self, act: str, what: str) -> Locator:
        """Something of this game that the page opens in its own place."""
        self.press(act, "" if act == "resume" else self.name)
        root = self.page.locator(f".jb-home {what}").first
        root.locator(".jb-board svg").first.wait_for()
        return root

    def back(self) -> None:
        """Back to the page."""
        self.press("home")
        self.page.locator(".jb-home .games").wait_for()

    def knows(self) -> None:
        """A level, a table and an answer of this game are kept, and told."""
        card = self.page.locator(".jb-home .game.mine").filter(
            has=self.page.locator(f'[data-value="{self.name}"]')
        )
        card.wait_for()
        assert int(card.locator(".fact b").first.inner_text()) >= 1, "the level is forgotten"
        book = self.page.locator(f'.book1[data-value="{self.name}"]').get_attribute("aria-label")
        known, shaky, *_ = map(int, re.findall(r"\d+", (book or "").rpartition(":")[2]))
        assert known + shaky >= 1, "the answer is forgotten"
        play(self.open("resume", TABLE))


def visit(visitor: Visitor, name: str) -> None:
    """A game, from home, and once more after a reload."""
    home, page = Home(visitor, name), visitor.page
    home.enter()
    learn(home.open("learn", LESSON), name)
    home.back()
    root = home.open("play", TABLE)
    visitor.context.set_offline(True)
    play(root)
    home.back()
    practise(home.open("practice", ROOM))
    visitor.context.set_offline(False)
    page.reload()
    visitor.run_until(HOME)
    home.knows()
    print(f"{name}: a level, a table and practice from home, offline; all kept after a reload")


def read(visitor: Visitor, name: str) -> None:
    """The notebooks of the game, by their own links: the level is done there, too."""
    visitor.enter(f"{name}/learn.ipynb", f"{LESSON} .jb-board svg")
    visitor.page.locator(f"{LESSON} :is({DONE})").first.wait_for()
    visitor.enter(f"{name}/play.ipynb", f"{TABLE} .jb-board svg")
    play(visitor.page.locator(TABLE).first)
    print(f"{name}: its notebooks know the level, and play")


def carry(visitor: Visitor, browser: Browser, name: str) -> None:
    """What is kept leaves one browser as a file, and goes on in another."""
    visitor.front()
    with tempfile.TemporaryDirectory() as folder, visitor.page.expect_download() as saved:
        visitor.page.locator("#export").click()
        path = Path(folder) / saved.value.suggested_filename
        saved.value.save_as(path)
        with browser.new_context(viewport=SIZE) as context:
            other = Visitor(context, visitor.base)
            other.front()
            other.page.locator("#import").set_input_files(path)
            other.page.locator("#told:not(:empty)").wait_for()
            home = Home(other, name)
            home.enter()
            home.knows()
    print(f"{name}: all of it was taken to another browser in a file")


def drive(names: Sequence[str] = tuple(GAMES)) -> int:
    """All games; 1 if there is no site to drive, or a request left it."""
    path = find()
    if path is None:
        print("No browser was found, so the site is not driven.", file=sys.stderr)
        return 1
    try:
        check_state()
    except Missing as told:
        print(told, file=sys.stderr)
        return 1
    with served() as base, browser_at(path) as browser:
        for name in names:
            with browser.new_context(viewport=SIZE) as context:
                visitor = Visitor(context, base)
                visit(visitor, name)
                read(visitor, name)
                if name == names[-1]:
                    carry(visitor, browser, name)
                if away := visitor.away():
                    print(f"{name}: asked from outside: {away[:5]}", file=sys.stderr)
                    return 1
                print(f"{name}: {len(visitor.asked)} requests, none of them left the site")
    return 0


if __name__ == "__main__":
    sys.exit(drive(sys.argv[1:] or tuple(GAMES)))
