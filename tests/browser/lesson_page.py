"""A lesson in a page without a notebook, in a window as JupyterLab leaves it."""

from board_page import Shown, open_page

from japanboards_widgets.lesson import Classroom, Lesson

CHROME = (91, 30)  # px of JupyterLab above and below a notebook
ROOM = """([wide, high, top]) => {
  document.body.style.cssText = "margin: 0; --jp-ui-font-family: system-ui, sans-serif";
  document.body.innerHTML = `<div class="jp-WindowedPanel-outer" style="position: absolute; left: 0;
    top: ${top}px; height: ${high}px; width: 100%; overflow: auto"><div style="width: ${wide}px"
    class="jb-table jbt jb-lesson jb-learn"><div class="jb-grid"></div></div></div>`;
  const grid = document.querySelector(".jb-grid");
  document.body.append = (each) => {
    each.className = "jb-stage";
    grid.append(each);
  };
}"""


class LessonPage:
    """A lesson that answers what is pressed in such a page."""

    def __init__(self, browser, game, size, wide, chapter=""):
        self.page = open_page(browser, size, Classroom)
        self.lesson = Lesson(game, game.LEVELS, None, chapter)
        self.page.evaluate(ROOM, [wide, size[1] - sum(CHROME), CHROME[0]])
        self.shown = Shown(self.page, self.lesson.board, wide)
        self.scenery = self.lesson.board.scenery
        self.root = self.page.locator(".jb-lesson")
        self.settle()

    def settle(self):
        """Two frames: what is measured is laid out by then."""
        twice = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        self.page.evaluate(twice)

    def push(self):
        """Show what the lesson says now."""
        board = self.lesson.board
        if self.scenery is not board.scenery:
            self.scenery = board.scenery
            self.shown.push("scenery")
        self.shown.push("settled")
        self.shown.push("live")
        self.settle()

    def answer(self):
        """Let Python hear what was touched and pressed, and show what it answers."""
        if heard := self.shown.sent():
            for message in heard:
                self.lesson.board._receive(self.lesson.board, message, [])
            self.push()
        self.settle()

    def close(self):
        assert self.page.errors == []
        self.page.close()
