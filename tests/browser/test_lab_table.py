"""The table around every board: what is asked is in sight, nothing runs off or is lost."""

import pytest
from table_driver import MY_TURN, OnScreen, table_cell

from japanboards import GAMES

pytestmark = pytest.mark.browser
WINDOWS = [(1400, 900), (1280, 720), (933, 600)]
AREAS = {"head", "players", "board", "time", "tabs"}
SEATS = {
    name: ["human", "random", "random"][: max(2, game.PLAYERS[0])] for name, game in GAMES.items()
}
NARROW = 1000  # px: below it the news are a few whole lines, and unfold
# How far below the top of the table the areas end that must be in sight, how high the window is
# below its bars, which areas overlap, and what runs off to the right.
MEASURE = """table => {
  const box = each => each.getBoundingClientRect();
  const areas = [...table.querySelectorAll("[data-area]")].filter(each => box(each).height > 0);
  const name = each => each.dataset.area;
  const board = table.querySelector(".jb-board > svg");
  const said = table.querySelector(".head .jb-status") ?? table;
  const more = table.querySelector(".head .rest")?.checkVisibility();
  const list = table.querySelector(".news ol");
  const shown = areas.filter(each => name(each) !== "end");
  const asked = shown.filter(each => ["head", "ask", "task"].includes(name(each)));
  const apart = (a, b) => box(a).left > box(b).right - 1 || box(b).left > box(a).right - 1
    || box(a).top > box(b).bottom - 1 || box(b).top > box(a).bottom - 1;
  const pairs = shown.flatMap((a, n) => shown.slice(n + 1).filter(b => !apart(a, b))
    .map(b => `${name(a)} ${name(b)}`));
  const off = [...table.querySelectorAll("*")].filter(each => box(each).width > 0
    && !each.closest("svg, .jb-wide, .lm-TabBar") && box(each).right > box(table).right + 1);
  return {
    low: Math.max(...asked.map(each => box(each).bottom)) - box(table).top,
    room: box(table.closest(".jp-WindowedPanel-outer, .jp-Notebook")).height,
    board: [box(board).top - box(table).top, box(board).height],
    stays: ["time", "tabs"].map(each => table.querySelector(`[data-area=${each}]`))
      .map(each => each && box(each).top - box(table).top),
    time: box(table.querySelector("[data-area=time]") ?? table).bottom - box(table).top,
    turn: table.querySelector(".turn > span")?.checkVisibility(),
    cut: [...(more ? [] : [said]), ...table.querySelectorAll(".ask, .ask .act")].filter(each =>
      each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2
    ).map(each => each.textContent),
    hangs: said !== table && box(said).bottom > box(said.closest(".head")).bottom + 1,
    halves: list ? [...list.children].filter(each => box(each).top < box(list).bottom - 1
      && box(each).bottom > box(list).bottom + 1).map(each => each.textContent) : [],
    pairs, off: off.map(each => each.className), areas: shown.map(name),
  };
}"""
# A long hint, a refusal, a move of everybody, and looking back: none of it may move the board.
LONG_HINT = """
from japanboards.core.frame import Sentence
t._tell_hint([Sentence("A sentence of a hint that is as long as hints are. " * 2)] * 6)"""
REFUSE = """
long = Sentence("Not possible: something stands against it, and here is all that does. " * 3)
t.session.say(long, long, long)"""
MOVE = """
import random
auto = t.session.auto_players
t.session.play(random.Random(len(t.match.moves)).choice(t.match.game.legal_moves(t.match.state)))
while auto.summing:
    auto.read()"""
BACK = "t.session.go_to(len(t.match.moves) - 1)"
IS_WHOLE = """more => {
  const [seen, all] = [more.closest(".news"), more].map(each => each.getBoundingClientRect());
  const low = Math.min(seen.bottom, innerHeight);
  return all.height > 0 && all.top >= seen.top && all.top + 30 <= low;
}"""
TO_TOP = "table => table.scrollIntoView()"
# Sheets come in the order in which pages are first opened: a table's may be the last.
TABLE_LAST = """() => {
  const sheet = document.getElementById("japanboards_widgets.stage.Stage");
  if (sheet) document.head.append(sheet);
}"""
EACH_LEVEL = """
from japanboards_widgets import lesson
shown = lesson('{}', save=False)
shown"""


def in_sight(lab, table):
    """What is asked and answered ends above the fold; areas neither overlap nor run off."""
    table.evaluate(TO_TOP)
    found = table.evaluate(MEASURE)
    assert found["low"] <= found["room"], found
    assert found["pairs"] == []
    assert found["off"] == []
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_is_in_sight_and_nothing_overlaps(run, name):
    lab = run(table_cell(f"seats={SEATS[name]}, seed=3, pause=0", name))
    table = OnScreen(lab)
    table.root.locator('[data-area="tabs"]').wait_for()
    for width, height in WINDOWS:
        lab.page.set_viewport_size({"width": width, "height": height})
        assert set(in_sight(lab, table.root)["areas"]) >= AREAS
        lab.ask("t.session.refuse(['nothing'])")
        table.wait_for_status("is not asked for now")
        stays = in_sight(lab, table.root)
        top, tall = stays["board"]
        assert top + tall <= stays["room"], (width, stays)
        assert stays["time"] <= stays["room"] or (width, height) != WINDOWS[0]
        for act in (LONG_HINT, REFUSE, MOVE, MOVE, BACK, "t.session.to_now()", MOVE):
            serial = table.serial()
            lab.ask(act)
            table.wait(serial)
            found = in_sight(lab, table.root)
            assert found["board"] == stays["board"], (width, act)
            assert found["stays"] == stays["stays"], (width, act)
            assert found["turn"], "whose turn it is always stands"
            assert found["cut"] == [], (width, act)
            assert not found["hangs"], (width, act)
            assert found["halves"] == [] or width > NARROW, (width, act)
    more, news = (table.root.locator(each) for each in (".head .rest", '[data-area="news"]'))
    lab.ask(REFUSE)
    more.click()
    assert table.root.evaluate(MEASURE)["hangs"], "all of it is read when somebody wants to"
    lab.ask(LONG_HINT)
    why = news.get_by_role("button", name="Why")
    why.click()
    assert table.root.evaluate(MEASURE)["board"] == stays["board"]
    assert news.locator(".more").evaluate(IS_WHOLE), "the reasons are in sight"
    why.click()
    lab.ask("t.layout.width = '450px'")
    in_sight(lab, table.root)
    assert table.root.get_attribute("data-game") == name
    assert lab.ask("print(t.last_error)") == "None"


@pytest.mark.parametrize("name", GAMES)
def test_the_task_of_every_level_is_in_sight(run, name):
    lab = run(EACH_LEVEL.format(name))
    lesson = lab.page.locator(".jb-lesson").first
    lesson.locator(".jb-board svg").first.wait_for()
    lab.page.evaluate(TABLE_LAST)
    lab.page.set_viewport_size({"width": 933, "height": 600})
    for nth, level in enumerate(GAMES[name].LEVELS):
        lab.ask(f"shown.course.go_to({nth})")
        lesson.locator(".task").filter(has_text=level.task[:30]).wait_for()
        in_sight(lab, lesson)


def test_a_killed_kernel_loses_nothing_and_the_table_goes_on(run):
    lab = run(table_cell("1, board='small', seed=5, pause=0"))
    table = OnScreen(lab)
    for _ in range(3):
        table.play_any()
    sheet = table.written()
    lab.page.evaluate("() => jupyterapp.commands.execute('notebook:restart-run-all') && null")
    lab.page.get_by_role("button", name="Confirm Kernel Restart").click()
    table.button("Go on with my game").wait_for()
    assert table.written() == {}
    serial = table.serial()
    table.button("Go on with my game").click()
    table.wait(serial, MY_TURN)
    assert table.written() == sheet
    table.play_any()


def test_a_line_of_the_log_leads_to_its_position_and_the_pace_is_kept(run):
    table = OnScreen(
        run(table_cell("seats=['human', 'random'], board='small', seed=5, pause=0.01"))
    )
    table.play_any()
    table.play_any()
    table.head.get_by_role("button", name="Full screen").click()
    table.tab("Odds")
    table.tab("Log")
    table.head.get_by_role("button", name="Leave full screen").wait_for()
    table.page.keyboard.press("Escape")
    table.head.get_by_role("button", name="Full screen", exact=True).wait_for()
    table.log_box().locator("[data-at='5']").click()
    table.turn().filter(has_text="Move 1 of").wait_for()
    table.press("Now")
    table.button("Pause").click()
    table.play_any()
    table.touch(table.lit("die")[0])
    table.touch(next(iter(table.lit("cell")), "skip"))
    table.confirm()
    step = table.root.locator('[data-area="ask"]').get_by_role("button", name="Step")
    step.wait_for()
    before = table.moves()
    step.click()
    table.log_box().locator(f"[data-at='{before + 1}']").wait_for()
    assert table.moves() > before
