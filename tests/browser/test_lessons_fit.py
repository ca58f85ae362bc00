"""Lessons in the windows people have: nothing is cut, and what leads on stays where it is.

A page without a notebook has the room that JupyterLab leaves, with its file browser and without.
"""

import pytest
from lesson_page import LessonPage

from japanboards import GAMES, game_called

pytestmark = pytest.mark.browser
HIGH = "high, with the file browser"
WINDOWS = {  # a screen, and how wide JupyterLab leaves a lesson in it
    "low, with the file browser": ((933, 600), 497),
    "low": ((933, 600), 749),
    HIGH: ((1400, 900), 964),
}
FAULTS = """lesson => {
  const at = (name) => lesson.querySelector(name);
  const box = (each) => each.getBoundingClientRect();
  const panel = box(lesson.closest(".jp-WindowedPanel-outer"));
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const shown = (each) => each && box(each).height > 0;
  const [task, words, answer] = [".task", ".task h3", ".answer"].map(at);
  const [ask, told, board] = [".ask", ".told", ".board svg.jb-scene"].map(at);
  const faults = [];
  const law = (holds, fault) => holds || faults.push(fault);

  law(inside(box(words), box(task)), "task cut");
  const highs = [words, ...at(".given").children].map((each) => box(each).height);
  law(box(task).height <= Math.max(...highs) + 14, "task's box higher than its words");
  law(inside(box(answer), panel), "answer below the window");
  law(lesson.scrollWidth <= lesson.clientWidth, "runs out at the right");
  law(!shown(ask) || ask.scrollHeight <= ask.clientHeight + 1, "choices cut");
  law(told.clientHeight >= 56, `only ${told.clientHeight} px to read`);

  const buttons = [...answer.querySelectorAll(".act")].filter(shown);
  for (const each of buttons) {
    law(inside(box(each), box(answer)), `${each.textContent} out of the answer`);
    for (const part of [...each.children].filter(shown)) {
      const whole = part.scrollWidth <= part.clientWidth + 1 || !part.clientWidth;
      law(inside(box(part), box(each)) && whole, `${part.textContent} over its button`);
    }
  }

  const { width, height, top, bottom } = box(board);
  const [column, free] = [box(at(".board")).width, panel.height - (top - box(at(".jb-grid")).top)];
  law(bottom <= panel.bottom + 1, "board below the window");
  law(width >= column - 2 || height >= free - 16, `board leaves room: ${width} of ${column}`);

  const rounded = ({ left, top, width, height }) => [left, top, width, height].map(Math.round);
  return [faults, [...answer.querySelectorAll(".row .act")].flatMap((x) => rounded(box(x))).join()];
}"""


def most(game):
    """The levels of a game that have the most to say, or to choose from."""
    counts = (
        lambda level: len(level.task),
        lambda level: len(level.hint),
        lambda level: len(level.learned),
        lambda level: len(" ".join(choices(game, level))),
        lambda level: -len(level.task),
    )
    found = [max(game.LEVELS, key=count) for count in counts]
    return sorted({game.LEVELS.index(level) for level in found})


def choices(game, level):
    """The words on the buttons beside a level's board."""
    if not hasattr(game.scene, "choices"):
        return []
    state = game.notation.read(level.position)
    return [each.text + each.price for each in game.scene.choices(state, game.to_move(state) or 0)]


ROOMS = [(name, window) for name in GAMES for window in WINDOWS if window != HIGH]


@pytest.mark.parametrize(("name", "window"), [*ROOMS, ("kanagawa", HIGH)])
def test_the_levels_with_the_most_to_say_fit(browser, name, window):
    game = game_called(name)
    one = LessonPage(browser, game, *WINDOWS[window])
    course, faults, places = one.lesson.course, [], {}

    def look(state):
        one.push()
        found, place = one.root.evaluate(FAULTS)
        faults.extend(f"{course.at} {state}: {fault}" for fault in found)
        places.setdefault(course.at, set()).add(place)

    for at in most(game):
        course.go_to(at)
        look("new")
        for _ in range(3):
            course.hint()
        look("hint")
        for text in course.level.solution:
            if not course.finished:
                course.play(game.notation.read_move(text))
        look("done")
    one.close()
    assert faults == []
    assert all(len(at) == 1 for at in places.values())  # what leads on stays while a level lasts
    if WINDOWS[window][1] > 700:  # beside the board it has one place in all levels
        assert len(set.union(*places.values())) == 1


LOST = """svg => {
  document.getAnimations().forEach((each) => each.finish());
  const [edge, box] = [svg.getBoundingClientRect(), (each) => each.getBoundingClientRect()];
  const inside = (at, of) => at.width > 0 && at.left >= of.left - 1 && at.right <= of.right + 1
    && at.top >= of.top - 1 && at.bottom <= of.bottom + 1;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const plates = [...svg.querySelectorAll(".backdrop .plate, .backdrop rect")];
  const without = plates.filter((each) => box(each).width && !seen(each)).map(box);
  return [...svg.querySelectorAll("[data-id]:not(.away)")].filter((each) => {
    const at = box(each.querySelector(":scope > rect.hit") ?? each);
    return inside(at, edge) && !without.some((plate) => inside(at, plate)) && !seen(each);
  }).map((each) => each.dataset.id);
}"""


CLOSE = {"At School: pass or take": ("column:", "hand:", "key:")}  # its edge is near the cards


@pytest.mark.parametrize(
    ("name", "windows"),
    [
        ("kanagawa", CLOSE),
        *((name, game.WINDOWS) for name, game in GAMES.items() if hasattr(game, "WINDOWS")),
    ],
)
def test_what_lies_inside_a_window_on_a_board_has_all_of_its_parts(
    browser, monkeypatch, name, windows
):
    """A card keeps its face, wherever it came from: no picture below it says where it ends."""
    game = game_called(name)
    monkeypatch.setattr(game, "WINDOWS", windows)
    one = LessonPage(browser, game, *WINDOWS[HIGH])
    course, lost, parts = one.lesson.course, [], 0

    def look():
        one.push()
        found = one.root.locator(".board svg.jb-scene").evaluate(LOST)
        lost.extend(f"{course.level.id}: {each}" for each in found)

    for at in range(len(course.levels)):
        course.go_to(at)
        if not course.in_part:
            continue
        parts += 1
        look()
        if parts < 3:  # then marks come back from where they went
            course.play(game.notation.read_move(course.level.solution[0]))
            look()
    one.close()
    assert lost == []
    assert parts


PICTURE = """(svg, names) => {
  const edge = svg.getBoundingClientRect();
  const inside = (each) => {
    const box = each.getBoundingClientRect(); // of a card: with a little that is not seen of it
    return each.checkVisibility({ visibilityProperty: true }) && box.left >= edge.left - 8
      && box.right <= edge.right + 8 && box.top >= edge.top - 8 && box.bottom <= edge.bottom + 8;
  };
  const near = svg.viewBox.baseVal.width <= 620;
  return near && names.every((name) => inside(svg.querySelector(`[data-id="${name}"]`)));
}"""


def test_the_end_of_a_chapter_shows_what_its_rules_are_about(browser):
    one = LessonPage(browser, game_called("kanagawa"), *WINDOWS[HIGH])
    course = one.lesson.course
    for at in range(3):
        course.go_to(at)
        one.push()
        course.play(course.game.notation.read_move(course.level.solution[0]))
        one.push()
    course.end()
    one.push()
    pictures = one.root.locator(".can .pic svg.jb-scene")
    assert pictures.nth(0).evaluate(PICTURE, ["school:0:0"])  # the tree that was taken
    assert pictures.nth(2).evaluate(PICTURE, ["school:1:0", "school:1:1"])  # the back
    one.close()


def test_a_refusal_is_read_although_something_stays_chosen(browser):
    one = LessonPage(browser, game_called("kaigan"), *WINDOWS["low"])

    def touch(pick):
        one.page.evaluate("pick => document.querySelector('.jb-board').touch(pick)", pick)
        one.answer()

    chosen, head = one.root.locator(".chosen"), one.root.locator(".told header")
    touch("tile:Ezo")
    assert chosen.inner_text().startswith("Chosen: Ezo")
    assert not head.is_visible()  # "Not tried yet" would not be true
    touch("map:2")
    assert "Ezo takes 1 more marker, not 2." in one.root.locator(".lines").inner_text()
    assert head.is_visible()
    assert not chosen.is_visible()
    one.close()


def test_room_is_kept_for_buttons_that_come_with_a_later_step(browser):
    one = LessonPage(browser, game_called("kaigan"), *WINDOWS["low, with the file browser"])
    course = one.lesson.course
    titles = [level.title for level in course.levels]
    course.go_to(titles.index("First the card, then the row"))
    one.push()
    board = one.root.locator(".board svg.jb-scene")
    before = board.bounding_box()
    course.play(course.game.notation.read_move("lay great 2 4"))
    one.push()
    assert one.root.locator(".ask .act").count() == 1
    assert board.bounding_box() == before
    one.close()


def test_a_second_press_where_next_was_asks_for_no_hint(browser):
    one = LessonPage(browser, game_called("rolling_japan"), *WINDOWS["low"])
    course = one.lesson.course
    course.play(course.game.notation.read_move(course.level.solution[0]))
    one.push()
    box = one.root.locator(".row .go").bounding_box()
    for _ in range(2):
        one.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        one.answer()
    assert course.at == 1
    assert (course.hints, course.clean) == (0, True)
    one.root.get_by_role("button", name="Hint").click()
    one.answer()
    assert course.hints == 1
    one.close()
