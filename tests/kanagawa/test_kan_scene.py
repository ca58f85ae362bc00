"""The picture: every icon has a word, every move its touches, and refusals their reasons."""

import json
import random

import pytest
from kanagawa_toy import after, lesson, may, read, working

from japanboards import kanagawa
from japanboards.core.choosing import Chooser
from japanboards.core.game import CHANCE, NOBODY, playout
from japanboards.core.preview import preview
from japanboards.core.scene import svg
from japanboards.kanagawa import chart, scene
from japanboards.kanagawa.text.notation import read_move, write_move
from japanboards_widgets.board import difference, painted_once

BUSY = working(
    "forest; print G01 R01 R17 Y07; studio G05 G18 G13 G17 G15; hand G03 B13; secret R05; "
    "fresh 1 3; brushes 1; storms 1; took trees-A; left arrows-A",
    table="school: G02 blue, -\nassistant: player 2\narrows used: 1",
)


def marks_of(state, seat=0):
    return {mark.id: mark for mark in scene.scene(state, seat).marks}


def test_whatever_can_be_touched_has_a_word():
    for mark in marks_of(BUSY).values():
        if mark.pick and "away" not in mark.look:
            assert mark.title, mark.id


def test_cards_say_both_halves():
    marks = marks_of(BUSY)
    assert marks["hand:1"].title == (
        "a green card (3 trees): needs 2 oceans, spring; for the studio: forest icon"
    )
    assert marks["hand:2"].title.endswith("only you have seen it")
    assert marks["school:0:1"].title == "a card face down, blue back: may show animals"


def test_a_column_says_what_of_it_can_be_painted():
    state = lesson("G01 blue, G04 R05", "row: 2")
    assert marks_of(state)["column:1"].title == (
        "column 1: a green card (tree, needs a forest, spring, +1 Harmony; "
        "for the studio: forest icon); a blue card face down. You could paint the green card (tree)"
    )
    assert marks_of(state)["column:2"].title.endswith(". You could paint the red card (monk)")
    assert marks_of(lesson("G04, -"))["column:2"].title == "column 2: no cards"


def test_cards_at_school_that_can_be_painted_say_so():
    marks = marks_of(lesson("G01 blue, G04 R05", "row: 2"))
    shown = [name for name, mark in marks.items() if mark.look == "swatch soon"]
    assert shown == ["can:0:0", "can:1:1"]
    told = "; you can paint it once a brush is placed or moved"
    assert marks["school:0:0"].title.endswith(told)
    assert marks["school:1:0"].title.endswith("; you cannot paint it yet")
    assert "paint" not in marks["school:0:1"].title


def test_the_longest_run_is_underlined_and_storms_are_shown():
    state = working("forest; print R01 R07 R02; storms 1")
    marks = marks_of(state)
    assert "with a storm token on slot 2" in marks["run"].title
    struck = [f"place:{at} seal" for at in range(4) if "struck" in marks[f"place:{at} seal"].look]
    assert struck == ["place:2 seal"]
    assert marks["run"].text == "spring run 3, 1 by storm"
    assert "away" in marks_of(working("forest; print R07 R10"))["run"].look


def test_a_print_keeps_its_size_until_it_is_full():
    cards = ["G01", "R01", "R17", "Y07", "G05", "G18", "G13", "G17", "G15", "G03", "B13"]
    sizes = {
        marks_of(working(f"forest; print {' '.join(cards[:many])}"))["place:1"].shape.split()[-1]
        for many in range(1, 12)
    }
    assert len(sizes) == 1, "the eleventh card has its room from the beginning"


def test_the_prints_at_the_end_are_large_and_in_lines():
    state = working("forest; print G01 R01 R17 Y07 G05 G18 G13 G17 G15 G03 B13")
    _, told, ((_, picture),) = scene.closing([state], scene.scene(state, 0))
    assert told == (
        "The game ended because Player 1 had 11 cards. "
        "The Grand Master, +2, ended up with Player 1."
    )
    marks = {mark.id: mark for mark in picture.marks}
    first, sixth, last = (marks[f"end0:place:{at}"].at for at in (0, 5, 6))
    assert sixth[1] == first[1] < last[1]
    assert last[0] == first[0]
    assert sixth[0] - first[0] > 0.7 * picture.frame[2]


def test_a_look_at_a_column_shows_its_open_cards_large_and_beside_the_signs():
    state = lesson("G01 blue, G04 R05", "row: 2")
    found = preview(kanagawa, state, 0, kanagawa.Take(2))
    assert found.lights == ()
    large = [mark for mark in found.ghosts if " " not in mark.id]
    assert len(large) == 2
    marks = marks_of(state)
    wide = lambda mark: float(mark.edge.split()[1])  # noqa: E731
    assert all(wide(mark) > 1.5 * wide(marks["school:0:0"]) for mark in large)
    lowest = max(mark.at[1] for name, mark in marks.items() if name.startswith("key:"))
    assert all(mark.at[1] - float(mark.edge.split()[2]) / 2 > lowest for mark in large)


def test_used_arrows_spent_brushes_and_used_icons_look_different():
    state = after(working("forest; studio G05; hand G01; fresh 1; brushes 0"), "print G01")
    marks = marks_of(state)
    assert marks["cell:0"].look == "cell used dry"
    assert marks["cell:0"].shape.startswith("use held0 ")
    assert marks["cell:0"].pick == "brush:forest-used-spent"
    assert marks["cell:0"].title.endswith(
        "the brush on the forest icon, starting tile, has served this round, has painted this round"
    )
    moved = marks_of(after(state, "shift forest-used-spent ocean"))
    assert moved["cell:1"].look == "cell used"
    assert moved["cell:1"].title == "the arrow, starting tile, used this round"


def test_diplomas_say_how_far_one_is_and_who_has_them():
    marks = marks_of(
        working("forest; print G04; left arrows-A; took brushes-A", "ocean; took trees-A")
    )
    assert marks["diploma:trees-A"].title.endswith("taken by player 2")
    assert marks["diploma:trees-B"].title == (
        "diploma for 4 trees; 4 Harmony and a storm token; you have 1 of 4; closed to player 2"
    )
    assert marks["diploma:arrows-A"].title.endswith(
        "closed to you: you declined it; player 2 has 1"
    )
    assert "; closed to you: you have one of this category; " in marks["diploma:brushes-B"].title


def test_marks_keep_their_ids_from_the_first_position_to_the_last():
    ids = None
    for _, _, state in playout(kanagawa, kanagawa.new_game(3), random.Random(4)):
        now = [mark.id for mark in scene.scene(state, 0).marks]
        ids = ids or now
        assert now == ids
    assert [mark.id for mark in scene.scene(state, 2).marks] == ids


def test_every_move_is_found_again_from_its_touches():
    for text in may(BUSY):
        move = read_move(text)
        if not (isinstance(move, kanagawa.Print) and move.wild):
            assert scene.intended_moves(BUSY, scene.picks(move)) == [move]


@pytest.mark.parametrize(
    ("touched", "move"),
    [
        (["column:2"], "take 2"),
        (["diploma:trees-B"], "claim trees-B"),
        (["hand:G03", "print"], "print G03"),
        (["hand:G03", "studio"], "studio G03"),
        (["hand:G03", "wild:forest"], "print G03 forest"),
        (["hand:G03"], "studio G03"),
        (["leave:trees-B"], "leave trees-B"),
        (["icon:ocean"], "place ocean"),
        (["brush:wild", "icon:ocean"], "shift wild ocean"),
        (["pass"], "pass"),
        (["done"], "done"),
    ],
)
def test_touches_that_are_not_offered_are_understood(touched, move):
    assert [write_move(each) for each in scene.intended_moves(BUSY, touched)] == [move]


def test_nothing_is_meant_while_chance_moves():
    assert scene.intended_moves(kanagawa.new_game(2), ["column:1"]) == []
    assert scene.picks(kanagawa.Turn("G01")) == ()


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (lesson("G01, B05"), "Touch a column to take it, or pass and wait for more cards."),
        (lesson("G01, B05", "deck: empty"), "Touch a column to take it."),
        (
            BUSY,
            "Add a card to the studio, paint a card, place a brush, or move a brush.",
        ),
        (working(), "Place a brush, or finish your work."),
        (
            working("forest; studio G17; hand G03; fresh 1; brushes 0"),
            "Add a card to the studio, or finish your work and keep the rest.",
        ),
        (
            read("deck: empty\nmaster: player 2\nschool: -, -\nrow: 1\nwaiting: 1"),
            "Leave without cards.",
        ),
        (
            working("forest; print G04 G12", table="asked: trees-B"),
            "You may have the diploma for 4 trees. Take it, or decline it for good.",
        ),
        (kanagawa.new_game(2), ""),
    ],
)
def test_the_prompt_says_what_to_do(state, said):
    assert scene.prompt(state) == said


def test_the_other_players_have_rows_below():
    marks = marks_of(dealt_to_four(), 1)
    names = [marks[f"{row}player"].text for row in ("", "o1:", "o2:", "o3:")]
    assert names == ["Player 2", "Player 1", "Player 3", "Player 4"]
    assert scene.side_scenes(dealt_to_four(), 1) == []
    hidden = read("player 1: forest; studio G17; secret R03\nplayer 2: ocean")
    said = marks_of(kanagawa.view(hidden, 1), 1)["o1:holds"]
    assert (said.text, said.title) == ("1", "in hand: a red card face down")


def test_what_belongs_to_another_is_told_with_whose_it_is():
    state = working("forest", "ocean; print G01; studio G05 G04; brushes 1")
    told = [mark for mark in scene.scene(state, 0).marks if mark.id.startswith("o1:")]
    own = [mark.title for mark in told if mark.title and mark.id.partition(":")[2][:4] != "has "]
    assert own
    assert [title for title in own if "player 2" not in title] == []


def test_another_s_studio_is_large_enough_for_the_numbers_on_it():
    marks = marks_of(working("forest", "ocean; studio G05 G04"))
    first, second = (marks[f"o1:cell:{at}"] for at in (0, 1))
    assert second.at[0] - first.at[0] >= 30


def dealt_to_four():
    return lesson("G01, G04, red, G10", players=4)


def offered(state, seat=0):
    return {choice.pick: choice for choice in scene.choices(state, seat)}


def test_ways_to_use_wild_icons_have_a_button_each_where_there_is_a_choice():
    button = offered(working("forest; studio G18; hand G01; fresh 1 2"))["wild:forest"]
    assert (button.text, button.note) == ("Paint a forest on a wild icon", "for the tree")
    state = working("forest; studio G18 B18 G17; hand G03 G12 R07 R10; fresh 2 3; brushes 0")
    assert list(offered(state)) == ["done"]  # each of them can be painted in one way


def test_the_place_paints_on_a_wild_icon_where_that_is_the_only_way():
    state = working("forest; studio G18; hand G04; fresh 1 2")  # it needs an ocean
    chooser = Chooser.over(kanagawa.legal_moves(state), scene.picks)
    assert chooser.pick("hand:G04").pick("print").move() == kanagawa.Print("G04", ("ocean",))
    plain = working("forest; studio G18; hand G01; fresh 1 2")
    chooser = Chooser.over(kanagawa.legal_moves(plain), scene.picks).pick("hand:G01")
    assert chooser.pick("print").move() == kanagawa.Print("G01")
    assert chooser.pick("wild:forest").pick("print").move() == kanagawa.Print("G01", ("forest",))


@pytest.mark.parametrize("touched", [["hand:G04", "print"], ["hand:G04", "wild:ocean", "print"]])
def test_what_a_wild_icon_can_paint_is_not_refused(touched):
    state = working("forest; studio G18; hand G04; fresh 1 2")
    assert scene.intended_moves(state, touched) == [kanagawa.Print("G04", ("ocean",))]


def test_a_full_hand_leaves_the_signs_that_its_cards_show():
    def explained(hand):
        marks = marks_of(working(f"forest; hand {hand}")).values()
        return {mark.id.removeprefix("key:") for mark in marks if is_key(mark)}

    def is_key(mark):
        return mark.id.startswith("key:") and "away" not in mark.look

    assert len(explained("G02 G14")) == 16
    left = explained("G02 G14 G17")  # the Assistant, a brush, a card may be kept
    assert {"assistant", "brush", "keep"} < left
    assert len(left) == 8


@pytest.mark.parametrize(
    ("state", "buttons"),
    [
        (lesson("G01, B05"), {"pass": ""}),
        (lesson("G01, B05", "deck: empty"), {"pass": "the deck is empty"}),
        (working("forest; hand G05"), {"done": "is still to be added"}),
        (working(), {"done": ""}),
        (
            working("forest; print G04 G12", table="asked: trees-B"),
            {"diploma:trees-B": "", "leave:trees-B": ""},
        ),
        (
            read("deck: empty\nmaster: player 2\nschool: -, -\nrow: 1\nwaiting: 1"),
            {"depart": "", "pass": "the deck is empty"},
        ),
        (kanagawa.new_game(2), {}),
    ],
)
def test_buttons_say_why_they_cannot_be_pressed(state, buttons):
    found = offered(state)
    assert list(found) == list(buttons)
    for pick, reason in buttons.items():
        assert bool(found[pick].reason) == bool(reason)
        assert reason in found[pick].reason


def test_nobody_elses_buttons_are_offered_and_none_on_a_covered_screen():
    assert offered(BUSY, 1) == {}
    assert "studio" in [mark.pick for mark in marks_of(BUSY, 1).values()]
    covered = kanagawa.view(BUSY, NOBODY)
    assert offered(covered) == {}
    assert marks_of(covered)["print"].text == ""


def test_nothing_leaves_the_frame():
    for state in (BUSY, dealt_to_four(), kanagawa.new_game(2)):
        picture = scene.scene(state, 0)
        _, _, width, height = picture.frame
        for mark in picture.marks:
            if "away" not in mark.look:
                assert 0 <= mark.at[0] <= width
                assert 0 <= mark.at[1] <= height


def test_the_picture_is_one_deterministic_string():
    assert svg(scene.scene(BUSY, 0)) == svg(scene.scene(BUSY, 0))
    assert "Kanagawa, seen by player 1" in svg(scene.scene(BUSY, 0))
    assert set(BUSY._repr_mimebundle_()) == {"text/plain", "image/svg+xml", "text/html"}


def test_the_chart_has_a_mark_to_touch_per_node():
    picture = chart.chart(BUSY, {})
    assert {mark.pick for mark in picture.marks if mark.pick} == {str(n) for n in kanagawa.BOARD}
    words = {"G01": "7"}
    shown = {mark.id: mark.text for mark in chart.chart(BUSY, words).marks}
    assert (shown["word:G01"], shown["word:G02"]) == ("7", "")


def test_the_layers_read_a_position():
    layers = chart.layers(BUSY)
    assert layers["where the cards are"]["G01"] == "print 1"
    assert layers["where the cards are"]["G02"] == "School"
    assert "R05" not in layers["where the cards are"]
    assert (layers["can be painted"]["G01"], layers["can be painted"]["G09"]) == ("yes", "no")


def test_whose_turn_it_is_does_not_change_what_one_looks_at():
    state = kanagawa.new_game(2)
    assert kanagawa.to_move(state) == CHANCE
    assert marks_of(state, 1)["player"].text == "Player 2"


@pytest.mark.parametrize(("players", "first"), [(2, 150_000), (3, 165_000), (4, 180_000)])
def test_a_picture_is_small_and_a_move_changes_little_of_it(players, first):
    steps = list(playout(kanagawa, kanagawa.new_game(players), random.Random(players)))
    last = scene.scene(steps[-1][2], 0)
    assert len(svg(last).encode()) < 250_000
    assert len(json.dumps(painted_once(last))) < first
    for one, _, other in steps[players::9]:
        was = marks_of(kanagawa.view(one, 0))
        now = scene.scene(kanagawa.view(other, 0), 0).marks
        changed = {mark.id: difference(was[mark.id], mark) for mark in now}
        changed = {name: fields for name, fields in changed.items() if fields}
        assert len(changed) <= 40
        assert len(json.dumps(changed)) < 12_000
