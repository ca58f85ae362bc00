"""What stands around a board in a low window: all news can be read, and nothing is cut."""

import pytest
from table_driver import OnScreen, table_cell

from japanboards import GAMES

pytestmark = pytest.mark.browser
WINDOWS = [(933, 600, False), (933, 600, True), (1400, 900, True)]  # with the file column open?
COLUMN = """open => jupyterapp.shell[open ? "expandLeft" : "collapseLeft"]()"""
SETTLED = 300  # ms: until the table has its new width, and its news are measured
# More than there is room for, with and without the end of a round.
LONG = """
told = [
    dict(seat=n % 2, text=f"Player {{n}} moves two red and one blue from room {{n}} to the gate",
         why="a card is laid and turned up: +4; the used cards are shuffled" * (n % 2),
         at=0, number=n + 1, pin=0, color="#b3261e")
    for n in range(9)
]
part = "Conflict{}Ishikari: Player 2 with 3 keeps it{}Kameda: you with 2 leave a piece"
told.insert(4, dict(seat=-1, text=part, why="", at=0, number=0, pin=0, color=""))
gain = "Player 2: +13 from regions and +2 from routes kept, 2 to 17"
told.insert(0, dict(seat=1, text=gain, color="#b3261e", points=True))
t.stage.say_beside(lines=told)"""
# Lines of the news that are not wholly in their list, those whose words are cut, and what the
# rest of the table cuts off.
MEASURE = """table => {
  const box = each => each.getBoundingClientRect();
  const news = table.querySelector(".news"), list = news.querySelector("ol");
  const [seen, lines] = [box(list), [...list.children]];
  const cut = each => each.scrollHeight > each.clientHeight + 2
    || each.scrollWidth > each.clientWidth + 2;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const parts = li => ["mark", "name", "score", "gain"].map(each => li.querySelector(`.${each}`))
    .filter(each => box(each).width > 0);
  const middle = rect => (rect.top + rect.bottom) / 2;
  const less = news.querySelector(".all");
  const inside = each => box(each).top >= seen.top - 1 && box(each).bottom <= seen.bottom + 1;
  return {
    lines: lines.length, high: box(news).height, scrolls: list.scrollHeight > seen.height + 2,
    visible: lines.filter(inside).length,
    halves: lines.filter(each => box(each).top < seen.bottom - 1 && !inside(each)).length,
    cut: lines.filter(each => cut(each.firstChild)).length,
    word: less.checkVisibility() ? less.textContent : "",
    under: less.checkVisibility() && lines.filter(inside).some(each =>
      [...each.querySelector(".told").getClientRects()].some(rect => rect.right > box(less).left
        && middle(rect) < box(each).bottom && middle(rect) > box(less).top
        && middle(rect) < box(less).bottom)),
    inSight: box(news).bottom <= innerHeight && box(news).top >= 0,
    covers: [...table.querySelectorAll(".ask .act")].filter(each =>
      meet(box(each), box(news))).length,
    where: cut(table.querySelector(".turn small")),
    names: [...table.querySelectorAll(".player .name")].filter(cut).map(each => each.textContent),
    overlaps: [...table.querySelectorAll(".player")].flatMap(li => parts(li).flatMap((a, n) =>
      parts(li).slice(n + 1).filter(b => meet(box(a), box(b)))
        .map(b => `${a.className} ${b.className}`))),
  };
}"""
TO_END = """
import random
auto, rng = t.session.auto_players, random.Random(1)
while t.match.turn() is not None:
    t.session.play(rng.choice(t.match.game.legal_moves(t.match.state)))
    while auto.summing:
        auto.read()"""


def measured(lab, table):
    """What is measured when all of it has its place."""
    lab.page.wait_for_timeout(SETTLED)
    table.root.evaluate("table => table.scrollIntoView()")
    return table.root.evaluate(MEASURE)


def resized(lab, width, height, column):
    lab.page.set_viewport_size({"width": width, "height": height})
    lab.page.evaluate(COLUMN, column)


@pytest.mark.parametrize("name", GAMES)
def test_in_a_low_window_everything_around_a_board_is_read(run, name):
    count = max(2, GAMES[name].PLAYERS[0])
    seats = ["human", *["random"] * (count - 1)]
    lab = run(table_cell(f"seats={seats}, board='small', seed=3, pause=0", name))
    table = OnScreen(lab)
    try:
        for window in WINDOWS:
            resized(lab, *window)
            news_unfold(lab, table, window)
            if window[0] < 1000:
                the_end_of_a_round_unfolds_by_itself(lab, table, window)
            standings_are_read(lab, table, window)
        tabs_are_in_sight(lab, table)
        lab.ask(TO_END)
        table.root.locator(".end .stand").wait_for()
        for window in WINDOWS:
            resized(lab, *window)
            standings_are_read(lab, table, window, over=True)
    finally:
        lab.page.evaluate(COLUMN, True)


def news_unfold(lab, table, window):
    """Every line can be read, if not at once then by unfolding; nothing becomes empty."""
    lab.ask(LONG.format("; ", f"; {window}: "))
    folded = measured(lab, table)
    wide = window[0] > 1000  # there it scrolls
    assert folded["word"] == "▾ all", window
    assert (folded["visible"] and not folded["halves"]) or wide, (window, folded)
    assert not folded["under"], (window, folded)
    table.root.locator(".news .all").click()
    unfolded = measured(lab, table)
    assert unfolded["word"] == "▴ less", window
    assert unfolded["cut"] == 0, (window, unfolded)
    assert unfolded["visible"] == unfolded["lines"] or unfolded["scrolls"], (window, unfolded)
    assert unfolded["visible"] >= 5, (window, unfolded)
    assert unfolded["high"] >= folded["high"] - 1, (window, unfolded)
    assert unfolded["inSight"], (window, unfolded)
    assert unfolded["covers"] == 0, (window, unfolded)
    table.root.locator(".news .all").click()
    assert measured(lab, table)["visible"] == folded["visible"], window


def the_end_of_a_round_unfolds_by_itself(lab, table, window):
    """It is there to be read, and stays folded when somebody has folded it."""
    lab.ask(LONG.format("\\n", f"\\n{window}: "))
    assert measured(lab, table)["word"] == "▴ less", window
    table.root.locator(".news .all").click()
    assert measured(lab, table)["word"] == "▾ all", window


def tabs_are_in_sight(lab, table):
    """In a wide window: their names, and beside the board all of them, whatever lies below it."""
    for column, part in ((True, ".jb-tabs > .lm-TabBar"), (False, ".jb-tabs")):
        resized(lab, 1400, 900, column)
        measured(lab, table)
        low = table.root.locator(part).evaluate("each => each.getBoundingClientRect().bottom")
        assert low <= 870 or "kaigan" not in table.root.get_attribute("data-game"), column


def standings_are_read(lab, table, window, over=False):
    """What the end waits for is not cut off, and in a player's strip nothing runs together."""
    found = measured(lab, table)
    assert over or not found["where"], window
    assert found["names"] == [], window
    assert found["overlaps"] == [], window
