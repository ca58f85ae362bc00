"""What is particular to touching a game's board, in a page without a notebook."""

import pytest
from board_page import Shown, open_page
from crowded import ON_ONE_TILE

from japanboards import hokkaido, kaigan, rolling_japan, takamatsu
from japanboards.core.preview import preview
from japanboards_widgets.board import Board

pytestmark = pytest.mark.browser


def shown_with_moves(browser, game, state):
    """A board on which all moves of a position are offered."""
    board, moves = Board(game.scene.scene(state, 0)), game.legal_moves(state)
    board.show(board.scene, [(game.scene.picks(each), "") for each in moves])
    return Shown(open_page(browser), board, 960)


def test_a_look_at_a_prefecture_shows_what_its_neighbors_would_keep(browser):
    state = rolling_japan.notation.read(
        "dice: yellow 4, blue 2\nwriting: yellow 4\nsheet: Kyoto 1, Ishikawa 3, Yamanashi 5"
    )
    move = rolling_japan.Write("yellow", "Gifu")
    shown = shown_with_moves(browser, rolling_japan, state)
    shown.page.mouse.move(*shown.middle("label:Gifu"))
    shown.page.wait_for_function("boards[0].sent.length")
    word = list(rolling_japan.scene.picks(move))
    assert shown.sent() == [{"look": word}]
    told = preview(rolling_japan, state, 0, move)
    lights = [[light.kind, light.who, light.tag] for light in told.lights]
    shown.tell({"picks": word, "preview": {"lights": lights, "ghosts": []}})
    tags = shown.svg.locator(".tag").all_text_contents()
    assert {"4", "3-4", "4-5", "none"} <= set(tags)
    line = shown.svg.locator(".glow.would").first.element_handle()
    after = "(all, line) => all.every((name) => line.compareDocumentPosition(name) & 4)"
    assert shown.svg.locator(".name").evaluate_all(after, line)  # no line hides a name
    shown.page.close()


def test_a_color_change_is_told_before_it_is_paid_and_a_poor_one_is_lit_faintly(browser):
    state = rolling_japan.notation.read("dice: purple 3, blue 2\nwriting: purple 3, blue 2\nsheet:")
    shown = shown_with_moves(browser, rolling_japan, state)
    assert shown.svg.locator(".glow.poor:visible").count() == 1  # into blue only purple might go
    shown.touch("die:1")
    assert shown.svg.locator(".glow.poor:visible").count() == 0
    assert "shut" in shown.mark("label:Tokyo").get_attribute("class").split()
    assert "shut" not in shown.mark("label:Akita").get_attribute("class").split()
    assert "it is done at once" not in shown.root.locator(".jb-chosen").inner_text()
    shown.touch("color:red")
    assert not [message for message in shown.sent() if "picks" in message]
    shown.touch("color:red")
    assert {"picks": ["die:blue", "color:red"]} in shown.sent()
    shown.page.close()


@pytest.mark.parametrize(("board", "width"), [("japan", 543), ("japan", 600), ("small", 543)])
def test_prefectures_and_areas_have_names_on_a_small_board(browser, board, width):
    state = rolling_japan.notation.read("dice: black 3, white 2\nwriting: black 3\nsheet:", board)
    page = open_page(browser, (933, 600))
    shown = Shown(page, Board(rolling_japan.scene.scene(state, 0)), width)
    names = shown.svg.locator(".name:visible text")
    assert names.count() == len(state.board.names)
    rect = "(r => [r.x + 0.5, r.y + 2, r.right - 0.5, r.bottom - 2])"
    boxes = names.evaluate_all(f"all => all.map((t) => {rect}(t.getBoundingClientRect()))")
    crossing = [
        (one, other)
        for nth, one in enumerate(boxes)
        for other in boxes[:nth]
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ]
    assert not crossing
    size = names.first.evaluate("t => parseFloat(getComputedStyle(t).fontSize)") * width / 960
    assert size >= 8.5
    shown.page.close()


def test_a_samurai_in_a_lit_room_counts_as_the_room(browser):
    state = takamatsu.notation.read("colors: red, blue, yellow\nrooms: gate R2, court B1 Y1")
    shown = shown_with_moves(browser, takamatsu, state)
    for mark in ("samurai:red:0", "samurai:blue:0"):
        shown.page.mouse.click(*shown.middle(mark))
    assert {"picks": ["samurai:gate:red", "room:court"]} in shown.sent()
    shown.page.close()


def test_rooms_that_need_more_samurai_are_dotted_and_too_few_is_said(browser):
    state = takamatsu.notation.read("colors: red, blue, yellow\nrooms: gate R3, stairs B1 R1 Y1")
    shown = shown_with_moves(browser, takamatsu, state)
    shown.touch("samurai:red:0")
    lit = [shown.svg.locator(f".glow.{kind}:visible").count() for kind in ("ready", "later")]
    assert all(lit), lit
    said = shown.root.locator(".jb-chosen")
    assert "solid is done at once, dotted takes more along and asks first" in said.inner_text()
    dashes = "g => getComputedStyle(g.firstElementChild).strokeDasharray"
    assert shown.svg.locator(".glow.later").first.evaluate(dashes) == "2px, 4px"
    shown.page.keyboard.press("Escape")
    reds = [f"samurai:red:{nth}" for nth in range(4)]
    shown.touch(next(m for m in reds if "stairs" in shown.mark(m).get_attribute("aria-label")))
    assert "Not alone: touch yellow or blue samurai in stairs too" in said.inner_text()
    shown.page.keyboard.press("Escape")
    shown.touch("room:outer blue")  # who goes there is open, and no other goal is dotted
    assert "dotted" not in shown.root.get_by_role("status").inner_text()
    shown.page.close()


def test_one_more_than_a_proposed_march_has_is_dark_and_refused(browser):
    state = takamatsu.notation.read("colors: red, blue, yellow\nrooms: gate R3, stairs B1 Y1")
    shown = shown_with_moves(browser, takamatsu, state)
    shown.touch("room:court")
    status = shown.root.get_by_role("status")
    assert "Touch it again, or press Do it." in status.inner_text()
    men = [f"samurai:red:{nth}" for nth in range(3)]
    held = [nth for nth in men if "picked" in shown.mark(nth).get_attribute("class")]
    lit = [nth for nth in men if "offer" in shown.mark(nth).get_attribute("class")]
    assert (len(held), lit) == (1, [])
    assert shown.svg.locator(".caption").count() == 0  # how far is said at a goal, not of samurai
    shown.sent()
    shown.touch(next(nth for nth in men if nth not in held))
    assert {"touch": ["samurai:gate:red", "room:court", "samurai:gate:red"]} in shown.sent()
    shown.touch("room:court")  # it is still proposed
    assert {"picks": ["samurai:gate:red", "room:court"]} in shown.sent()
    shown.page.close()


def test_a_hint_outlines_as_many_samurai_as_go_and_shows_their_way(browser):
    state = takamatsu.notation.read("colors: red, blue, yellow\nrooms: gate R4 B1, stairs Y1")
    shown = shown_with_moves(browser, takamatsu, state)
    word = ["samurai:gate:blue", *["samurai:gate:red"] * 2, "room:inner red"]
    shown.root.evaluate("(root, word) => root.point(word)", word)
    assert shown.svg.locator(".glow.shown:visible").count() == 4  # three samurai and a room
    assert shown.svg.locator(".arrow").count() == 0
    shown.page.wait_for_function("n => boards[n].sent.some((m) => m.look)", arg=shown.nth)
    assert {"look": word} in shown.sent()
    shown.page.close()


def test_a_piece_is_touched_as_its_tile_and_its_own_surveyor_as_itself(browser):
    shown = shown_with_moves(browser, kaigan, ON_ONE_TILE)
    shown.touch("pawn:1:0")
    chosen = shown.svg.locator(".picked[data-pick]")
    assert chosen.evaluate_all("all => all.map(g => g.dataset.pick)") == ["from:Mutsu"]
    shown.touch("slot:2:0")
    assert shown.sent()[-1]["picks"] == ["from:Mutsu", "tile:Rikuchu"]
    shown.page.close()


NAMED = """svg => [...svg.querySelectorAll('[data-id^="name:"]')].map(g => {
  const { x, y, width, height } = g.querySelector("text").getBoundingClientRect();
  const at = document.elementsFromPoint(x + width / 2, y + height / 2);
  const name = (each) => each?.closest("[data-id]")?.dataset.id.split(":")[1];
  return [name(g), name(at.find(name))];
})"""


@pytest.mark.parametrize("board", hokkaido.BOARDS)
def test_a_name_counts_as_its_place_wherever_it_stands(browser, board):
    state = hokkaido.new_game(2, board=board)
    shown = shown_with_moves(browser, hokkaido, state)
    found = shown.svg.evaluate(NAMED)
    assert len(found) > 20
    assert [wrong for wrong in found if wrong[0] != wrong[1]] == []
    shown.touch("name:Hiyama")
    assert shown.sent()[-1] == {"touch": ["place:Hiyama"]}
    shown.page.close()


def test_a_piece_that_cannot_go_anywhere_is_refused_and_a_card_is_not_claimed_silently(browser):
    pieces = "pieces 1: Sorachi 1, Kamikawa 1, Korea 1\npieces 2: Kameda 1"
    state = hokkaido.notation.read(
        f"turn: player 1, land 2\n{pieces}\npublic: Asahikawa-Korea, Sapporo-Korea"
    )
    shown = shown_with_moves(browser, hokkaido, state)
    shown.touch("token:Sorachi:0")
    assert {"touch": ["piece:Sorachi"]} in shown.sent()
    press = "pick => document.querySelector('.jb-board').touch(pick)"
    shown.page.evaluate(press, "do:claim")  # only one card can be claimed: it is proposed
    lit = shown.svg.locator(".offer").evaluate_all("all => all.map(g => g.dataset.pick)")
    assert set(lit) <= {"card:Asahikawa-Korea"}
    shown.touch("card:Sapporo-Korea")
    assert {"touch": ["do:claim", "card:Sapporo-Korea"]} in shown.sent()
    shown.page.keyboard.press("Escape")
    shown.touch("name:Sorachi")
    assert "Now press Grow." in shown.root.locator(".jb-chosen").inner_text()
    shown.page.close()


def test_the_tiles_of_a_great_map_are_lit_after_what_they_are_for(browser):
    rows = "row 1: yellow\nrow 2: red; 1 great of red\nrow 3: blue\nrow 4: green"
    state = kaigan.notation.read(f"phase: actions 2/1\n{rows}\nred: 20 ryo; surveyors Ezo Mutsu")
    shown = shown_with_moves(browser, kaigan, state)
    tiles = shown.svg.locator('.offer[data-pick^="tile:"]')
    assert tiles.count() == 0
    shown.page.evaluate("pick => document.querySelector('.jb-board').touch(pick)", "great:plain")
    assert tiles.count() == 2, "where the surveyors are"
    shown.page.close()


def test_for_grow_a_piece_overseas_is_refused_as_its_place(browser):
    state = hokkaido.notation.read("pieces 1: Kasai 1, Hiroo 1, China 1\npieces 2: Kameda 1")
    shown = shown_with_moves(browser, hokkaido, state)
    shown.root.evaluate("root => root.touch('do:grow')")
    shown.page.mouse.click(*shown.middle("token:China:0"))
    assert shown.sent()[-1] == {"touch": ["do:grow", "place:China"]}
    assert "Chosen: " in shown.root.locator(".jb-chosen").inner_text()
    shown.page.close()


def test_what_has_nothing_to_do_with_a_move_that_waits_lets_go_of_it(browser):
    state = hokkaido.notation.read("pieces 1: Hiroo 1\npieces 2: Kameda 1")
    shown = shown_with_moves(browser, hokkaido, state)
    heard = (
        "root => root.addEventListener('jb-painted', ({ detail }) => (root.may = detail.mayTouch))"
    )
    shown.root.evaluate(heard)
    shown.page.mouse.click(*shown.middle("place:At Sea"))
    assert shown.root.get_attribute("data-armed") is not None
    assert shown.root.evaluate("root => root.may('do:grow')")
    shown.page.close()
