"""The live board's script in a page of its own: boards side by side, lights, motion."""

import io
from dataclasses import replace

import pytest
from board_page import Shown
from hats import MARKS, MOVES, changed
from PIL import Image, ImageChops

from japanboards import GAMES
from japanboards.core.scene import Mark
from japanboards_widgets.board import Board

pytestmark = pytest.mark.browser


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


def unlikeness(one, other):
    """The largest difference of a color: a layer of its own may be a shade off at an edge."""
    pictures = [Image.open(io.BytesIO(each)).convert("RGB") for each in (one, other)]
    return max(most for _, most in ImageChops.difference(*pictures).getextrema())


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
        assert unlikeness(boards[name].svg.screenshot(), pictures[name]) < 16, name


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
