"""The live board's script in a page of its own: boards side by side, states, touches, keys."""

from dataclasses import replace

import pytest
from board_page import Shown, open_page

from japanboards import GAMES
from japanboards.core.frame import Sentence
from japanboards.core.scene import Light, Mark, Scene
from japanboards_widgets.board import Board

pytestmark = pytest.mark.browser

STAMP = """<g id="hat"><circle r="9" fill="var(--robe)"/>
<path class="st-brim" d="M-9 0h18" fill="url(#straw)"/></g>"""
STRAW = '<linearGradient id="straw"><stop stop-color="var(--red)"/></linearGradient>'
LOOKS = """:root { --red: rgb(200, 0, 0); } .dark { --red: rgb(255, 99, 99); }
.piece-of { --robe: var(--red); } .st-brim { stroke: rgb(1, 2, 3); }
.place rect { fill: rgb(240, 240, 240); }"""
MARKS = (
    Mark("a", "place", (60, 50), "box 80 80", pick="cell:a", title="A"),
    Mark("b", "place", (160, 50), "box 80 80", pick="cell:b", title="B"),
    Mark("c", "place", (260, 50), "box 80 80", pick="cell:c", title="C"),
    Mark("link", "link above", (0, 0), "M60 50L160 50"),
    Mark("man", "piece-of", (60, 50), "use hat", title="a man", on="cell:a", edge="disc 14"),
    Mark("die", "die", (60, 140), "box 30 30", "4", pick="die:x", title="die"),
    Mark("word", "word", (260, 140), "", "words"),
)
MOVES = [(("die:x", "cell:a"), "writes in A"), (("die:x", "cell:b"), "writes in B")]


@pytest.fixture
def page(browser):
    page = open_page(browser)
    yield page
    assert page.errors == []
    page.close()


@pytest.fixture
def scene(tmp_path):
    style = tmp_path / "hats" / "looks.css"
    style.parent.mkdir()
    style.write_text(LOOKS, encoding="utf-8")
    return Scene((0, 0, 320, 180), MARKS, style, "Hats", defs=STAMP + STRAW)


@pytest.fixture
def shown(page, scene):
    board = Board(scene)
    board.show(scene, MOVES)
    return Shown(page, board, 640)


def changed(scene, mark, **fields):
    marks = tuple(replace(each, **fields) if each.id == mark else each for each in scene.marks)
    return replace(scene, marks=marks)


# --- boards side by side ---

COMPUTED = """svg => [...svg.querySelectorAll("*")]
  .filter((each) => !each.closest("defs, style"))
  .map((each) => {
    const style = getComputedStyle(each);
    const names = ["fill", "stroke", "strokeWidth", "fontSize", "fontWeight", "opacity"];
    return [each.tagName, ...names.map((name) => style[name])].join(" ");
  })"""


def start(name):
    game = GAMES[name]
    state = game.new_game(max(2, min(game.PLAYERS)))
    return Board(game.scene.scene(game.view(state, 0), 0))


def test_no_game_repaints_another(page):
    boards, alone, pictures = {}, {}, {}
    for name in GAMES:
        boards[name] = Shown(page, start(name), 500)
        alone[name] = boards[name].svg.evaluate(COMPUTED)
        pictures[name] = boards[name].svg.screenshot()
    assert len({len(styles) for styles in alone.values()}) > 1
    for name in GAMES:
        paint = "url"  # a paint server of this board has its name in it
        now = boards[name].svg.evaluate(COMPUTED)
        assert [x for x in now if paint not in x] == [x for x in alone[name] if paint not in x]
        assert boards[name].svg.screenshot() == pictures[name], name


def test_ids_are_unique_on_a_page_with_boards_of_one_game(page, scene):
    for _ in range(2):
        Shown(page, Board(scene), 400)
    ids = page.evaluate("() => [...document.querySelectorAll('svg [id]')].map(each => each.id)")
    assert len(ids) == len(set(ids)) == 4
    page.evaluate("() => document.querySelector('.jb-board').style.display = 'none'")
    uses = page.locator(".jb-board").nth(1).locator("use")
    assert uses.evaluate("use => document.querySelector(use.getAttribute('href')).tagName") == "g"
    assert uses.bounding_box()["width"] > 10


def test_a_stamp_takes_its_colors_from_its_mark_and_follows_the_theme(page, shown):
    straw = "svg => getComputedStyle(svg.querySelector('.piece-of use')).getPropertyValue('--robe')"
    assert shown.svg.evaluate(straw) == "rgb(200,0,0)"
    assert "dark" not in shown.svg.get_attribute("class").split()
    page.evaluate("() => document.body.dataset.jpThemeLight = 'false'")
    page.wait_for_function("() => document.querySelector('svg').classList.contains('dark')")
    assert shown.svg.evaluate(straw) == "rgb(255,99,99)"
    page.evaluate("() => document.body.dataset.jpThemeLight = 'true'")
    page.wait_for_function("() => !document.querySelector('svg').classList.contains('dark')")


# --- states ---


def test_lights_lie_below_what_stays_above(shown):
    order = shown.svg.evaluate(
        "svg => [...svg.children].map(g => g.querySelector('.glow') ? 'lights' : g.dataset.id)"
    )
    assert order.index("lights") < order.index("link")
    assert order.index("word") < order.index("lights")


def test_each_state_has_a_light_of_its_own(shown, scene):
    assert shown.lights() == 3
    shown.touch("die")
    assert [shown.lights(kind) for kind in ("", "ready", "picked")] == [0, 2, 1]
    board = shown.board
    dashed = replace(scene, dashed=frozenset({("die:x", "cell:b")}))
    gone = replace(MARKS[5], at=(160, 140))
    board.show(
        dashed,
        MOVES,
        changed={"c": "1"},
        ghosts=[gone],
        refused=["die:x"],
        reasons=[("cell:a", "2 away")],
    )
    shown.push()
    kinds = ("", "dashed", "fresh", "refused", "reason", "picked")
    assert [shown.lights(kind) for kind in kinds] == [2, 1, 1, 1, 1, 0]
    assert shown.svg.locator(".tag text:visible").all_text_contents() == ["1", "✕", "2 away"]
    assert shown.svg.locator(".ghost text").text_content() == "4"
    strokes = shown.svg.evaluate(
        """svg => ["", "dashed", "fresh", "refused", "reason"].map((kind) => {
        const all = [...svg.querySelectorAll(".glow")];
        const line = all.find((g) => g.getAttribute("class") === `glow ${kind}`).lastChild;
        const { stroke, strokeDasharray } = getComputedStyle(line);
        return `${stroke} ${strokeDasharray}`; })"""
    )
    assert len(set(strokes)) == 5
    below = """svg => [...svg.querySelectorAll(".glow:not(.fresh)")].every((line) =>
        svg.querySelector(".glow.fresh").compareDocumentPosition(line) & 4)"""
    assert shown.svg.evaluate(below)  # what has changed may be touched, too, and both are seen


def test_what_has_settled_stays_as_it_is_until_it_changes_again(shown, scene, monkeypatch):
    monkeypatch.setattr("japanboards_widgets.board.MANY", 0)
    text = shown.mark("die").locator("text")
    for word in ("9", "8", MARKS[5].text):
        shown.board.show(changed(scene, "die", text=word), MOVES)
        shown.push()
        shown.push("settled")
        shown.touch("die")  # painted again, from what is known now
        assert text.text_content() == word


def test_a_piece_glides_to_the_mark_it_comes_to_and_a_card_is_turned(page, scene):
    def marks(here, there, face):
        return (
            Mark("here", f"token {here}", (40, 90), "disc 9"),
            Mark("there", f"token {there}", (200, 90), "disc 9"),
            Mark("card", "turns", (100, 40), face),
        )

    board = Board(replace(scene, marks=marks("kin-0", "away", "disc 9")))
    shown = Shown(page, board)
    page.evaluate(
        """() => { window.motions = []; Element.prototype.animate = function ([start]) {
        motions.push([this.dataset.id, start.transform]); }; }"""
    )
    board.show(replace(scene, marks=marks("away", "kin-0", "box 9 9")))
    shown.push()
    told = {"there": "translate(40px, 90px)", "card": "translate(100px, 40px) scaleX(0)"}
    assert page.evaluate("() => Object.fromEntries(motions)") == told
    page.emulate_media(reduced_motion="reduce")
    board.show(replace(scene, marks=marks("kin-0", "away", "disc 9")))
    shown.push()
    assert page.evaluate("() => motions.length") == len(told)
    page.emulate_media(reduced_motion="no-preference")


def test_a_mark_that_changes_its_shape_keeps_its_place(shown, scene):
    text = shown.mark("die").locator("text")
    before = text.bounding_box()
    for shape in ("M45 125h30v30h-30z", "box 30 30", "M45 125h30v30h-30z"):
        shown.board.show(changed(scene, "die", shape=shape, text="4"), MOVES)
        shown.push()
        shown.page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
        now = text.bounding_box()
        assert (round(now["x"]), round(now["y"])) == (round(before["x"]), round(before["y"]))


def test_a_piece_moves_and_a_touch_ends_that(shown, scene):
    shown.page.add_style_tag(content=".jb-board .piece { transition-duration: 60s; }")
    start_at = shown.middle("die")
    shown.board.show(changed(scene, "die", at=(260, 140)), MOVES)
    shown.push()
    moving = "() => document.querySelector('[data-id=die]').getAnimations().length"
    assert shown.page.evaluate(moving) == 1
    box = shown.svg.bounding_box()
    shown.page.mouse.move(box["x"] + 3, box["y"] + 3)
    shown.page.mouse.down()
    assert shown.page.evaluate(moving) == 0
    shown.page.mouse.up()
    assert shown.middle("die")[0] > start_at[0] + 100
    shown.board.show(scene, MOVES, still=True)
    shown.push()
    assert shown.page.evaluate(moving) == 0
    shown.page.emulate_media(reduced_motion="reduce")
    shown.board.show(changed(scene, "die", at=(260, 140)), MOVES)
    shown.push()
    assert shown.page.evaluate(moving) == 0


def test_what_is_touched_while_it_moves_is_what_counts(shown, scene):
    shown.page.add_style_tag(content=".jb-board .piece { transition-duration: 60s !important; }")
    at = shown.middle("die")
    shown.page.mouse.move(*at)
    shown.board.show(changed(scene, "die", at=(260, 140)), MOVES)
    shown.push()
    shown.page.mouse.down()  # it has hardly left
    assert shown.middle("die")[0] > at[0] + 100
    shown.page.mouse.up()
    assert shown.lights("picked") == 1


# --- touches ---


def test_a_piece_counts_as_its_place(shown):
    shown.touch("die")
    shown.touch("man")
    assert shown.sent()[-1] == {"picks": ["die:x", "cell:a"]}


def test_a_touch_beside_a_small_piece_reaches_it(shown, scene):
    own = changed(scene, "man", pick="man:a", at=(310, 170), on="")
    shown.board.show(own, [(("man:a",), "the man goes")], still=True)
    shown.push()
    box = shown.svg.bounding_box()
    shown.page.mouse.click(box["x"] + (310 - 12) * 2, box["y"] + (170) * 2)
    assert shown.sent()[-1] == {"picks": ["man:a"]}


def test_what_is_refused_says_so_until_the_next_touch(shown):
    shown.touch("c")
    assert shown.sent() == [{"touch": ["cell:c"]}]
    assert shown.lights("refused") == 1
    shown.board.say(Sentence("C is full."), reasons=[("cell:b", "full")])
    shown.push()
    assert (shown.lights("refused"), shown.lights("reason")) == (1, 1)
    assert "C is full." in shown.root.get_by_role("status").inner_text()
    shown.touch("die")
    assert shown.lights("refused") == 0


PASS = [(("cell:b",), "It goes to B."), (("cell:c",), "It goes to C.")]


def test_a_move_that_needs_it_is_asked_for_once_more(shown, scene):
    def again():
        shown.board.show(scene, PASS)
        shown.board.live = {**shown.board.live, "once": [1]}
        shown.push()

    again()
    shown.touch("b")
    assert not any("picks" in message for message in shown.sent())
    assert "It goes to B? Touch it again." in shown.root.get_by_role("status").inner_text()
    assert (shown.lights("picked"), shown.lights()) == (1, 1)  # the other may be touched instead
    shown.root.get_by_role("button", name="Take back").click()
    assert shown.lights("picked") == 0
    shown.touch("b")
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}
    again()
    shown.touch("b")
    shown.root.get_by_role("button", name="Do it").click()
    assert shown.sent()[-1] == {"picks": ["cell:b"]}
    again()
    shown.touch("b")
    shown.touch("c")
    assert shown.sent()[-1] == {"picks": ["cell:c"]}


def test_buttons_beside_a_board_touch_it_and_hear_of_it(shown, scene):
    shown.board.show(scene, [*PASS, (("wait",), "waits")])
    shown.board.live = {**shown.board.live, "once": [0, 2]}
    shown.page.evaluate(
        """() => addEventListener("jb-painted", ({ detail: { picked, armed } }) =>
        (window.heard = [picked, armed?.move[0] ?? ""]))"""
    )
    shown.push()
    shown.root.evaluate("root => root.touch('cell:c')")
    assert shown.page.evaluate("() => heard") == [["cell:c"], "It goes to C."]
    shown.root.evaluate("root => root.takeBack()")
    assert shown.page.evaluate("() => heard") == [[], ""]
    shown.root.evaluate("root => root.press('wait')")
    shown.root.evaluate("root => root.touch('wait')")
    assert shown.sent() == [{"press": ["wait"]}, {"picks": ["wait"]}]
    shown.push()
    shown.root.evaluate("root => (root.touch('cell:c'), root.confirm())")
    assert shown.sent() == [{"picks": ["cell:c"]}]
    shown.root.evaluate("root => root.point(['cell:a'])")
    assert shown.lights("shown") == 1


def test_one_touch_that_stands_for_three_is_asked_for_once_more(shown, scene):
    shown.board.show(scene, [(("die:x", "cell:c", "cell:a"), "all go to A")])
    shown.push()
    shown.touch("a")
    assert [message for message in shown.sent() if "picks" in message] == []
    assert shown.lights("picked") == 3
    shown.page.keyboard.press("Enter")
    assert shown.sent()[-1] == {"picks": ["die:x", "cell:c", "cell:a"]}


def test_what_a_move_would_do_is_shown_while_it_is_looked_at(shown):
    shown.touch("die")
    shown.sent()
    shown.page.mouse.move(*shown.middle("b"))
    shown.page.wait_for_function("n => boards[n].sent.length", arg=shown.nth)
    assert shown.sent() == [{"look": ["die:x", "cell:b"]}]
    told = []
    shown.board.send = told.append
    word = ["die:x", "cell:b"]
    shown.board.preview(word, [Light("would", "cell:a", "3-4")], [replace(MARKS[5], at=(160, 50))])
    shown.tell(told[0])
    assert shown.lights("would") == 1
    assert shown.svg.locator(".ghost.would").count() == 1
    shown.page.mouse.move(2, 2)
    assert shown.lights("would") == 0
    shown.tell(told[0])  # too late
    assert shown.lights("would") == 0


def test_pieces_that_share_a_pick_are_touched_one_by_one(shown, scene):
    two = changed(changed(scene, "a", pick="man"), "b", pick="man")
    shown.board.show(two, [(("man", "cell:c"), "one"), (("man", "man", "cell:c"), "two")])
    shown.push()
    shown.touch("a")
    assert (shown.lights("picked"), shown.mark("b").get_attribute("aria-pressed")) == (1, "false")
    shown.touch("b")
    assert shown.lights("picked") == 2
    shown.touch("a")
    assert shown.mark("a").get_attribute("aria-pressed") == "false"
    assert shown.mark("b").get_attribute("aria-pressed") == "true"
    shown.touch("c")
    assert shown.sent()[-1] == {"picks": ["man", "cell:c"]}


def test_another_of_the_same_takes_the_place_of_the_one_that_is_held(shown, scene):
    two = changed(changed(scene, "a", pick="man"), "b", pick="man")
    shown.board.show(two, [(("man", "cell:c"), "one")])
    shown.push()
    shown.touch("a")
    shown.touch("b")
    pressed = [shown.mark(name).get_attribute("aria-pressed") for name in "ab"]
    assert pressed == ["false", "true"]


def test_by_keyboard(shown):
    shown.mark("die").focus()
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("ArrowUp")
    focused = "() => document.activeElement.dataset.id"
    assert shown.page.evaluate(focused) == "a"
    assert shown.lights("focus") == 1
    shown.page.keyboard.press("n")
    assert shown.page.evaluate(focused) == "b"
    shown.page.keyboard.press("Escape")
    assert shown.lights("picked") == 0
    shown.page.keyboard.press("ArrowRight")
    shown.page.keyboard.press("Enter")
    assert shown.sent()[-1] == {"touch": ["cell:c"]}


def test_a_board_is_as_large_as_there_is_room(browser, scene):
    for size, room, width in (
        ((1900, 1000), 1780, 1475),
        ((1000, 900), 880, 880),
        ((500, 900), 450, 450),
    ):
        page = open_page(browser, size)
        Shown(page, Board(scene), room)
        box = page.locator("svg").bounding_box()
        assert abs(box["width"] - width) < 5
        assert box["height"] < size[1]
        page.close()


def test_a_board_that_is_closed_listens_no_more(shown):
    shown.page.evaluate("n => boards[n].stop()", shown.nth)
    left = shown.page.evaluate(
        "n => Object.values(boards[n].heard).map((all) => all.size)", shown.nth
    )
    assert set(left) == {0}


def test_a_board_can_have_the_whole_screen(shown):
    shown.root.get_by_role("button", name="Full screen").click()
    shown.page.wait_for_function("() => document.fullscreenElement?.className === 'jb-board'")
    shown.root.get_by_role("button", name="Leave full screen").click()
    shown.page.wait_for_function("() => !document.fullscreenElement")


def test_where_the_keyboard_rests_python_is_asked_what_a_key_would_do(shown):
    shown.mark("die").focus()
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("ArrowUp")
    shown.page.wait_for_function("n => boards[n].sent.length > 1", arg=shown.nth)
    word = ["die:x", "cell:a"]
    assert shown.sent() == [{"look": word}, {"press": word}]
    then = {**shown.board.live, "serial": shown.board.live["serial"] + 1, "title": "foreseen"}
    shown.tell({"picks": word, "after": shown.board.live["serial"], "then": then})
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"picks": word}]
    assert shown.svg.get_attribute("aria-label") == "foreseen"


def test_below_600_pixels_words_give_way(page, scene):
    minor = replace(scene, marks=(*scene.marks, Mark("m", "minor", (50, 170), "", "a remark")))
    wide, narrow = (Shown(page, Board(minor), width) for width in (640, 450))
    assert wide.mark("m").is_visible()
    assert not narrow.mark("m").is_visible()


def test_the_keyboard_keeps_its_place_on_a_new_board(shown, scene):
    shown.mark("b").focus()
    for marks in (scene.marks[:6], scene.marks[2:]):
        shown.board.show(replace(scene, marks=marks), MOVES)
        shown.push("scenery")
        shown.push()
        focused = shown.page.evaluate("() => document.activeElement.dataset.id")
        assert focused == ("b" if marks[0].id == "a" else "die")


def test_what_is_chosen_takes_the_place_of_what_was_asked(shown, scene):
    def said():
        return shown.root.get_by_role("status").inner_text()

    shown.board.show(scene, MOVES, [Sentence("Choose a die.")])
    shown.push()
    assert said() == "Choose a die."
    shown.touch("die")
    assert said().startswith("Chosen: die.")
    assert "Choose a die." not in said()
    shown.touch("c")
    shown.board.say(Sentence("C is full."), Sentence("Choose a die."))
    shown.push()
    assert "C is full." in said()
    assert "Chosen: die." in said()
    shown.touch("die")
    shown.touch("die")
    assert "C is full." not in said()
    shown.page.keyboard.press("Escape")
    assert "Choose a die." in said()
