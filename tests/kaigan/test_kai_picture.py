"""The picture of a position of Kaigan."""

import random
import re
from pathlib import Path

import pytest
from kaigan_toy import TOY_DATA, acting, after, read, scored, tiles

from japanboards import kaigan
from japanboards.core.asking import Choice
from japanboards.core.game import NOBODY, playout
from japanboards.core.scene import svg
from japanboards.kaigan.picture.layout import HIGH, WIDE
from japanboards.kaigan.picture.scene import (
    choices,
    round_heading,
    scene,
    side_scenes,
    standing,
)
from japanboards.kaigan.picture.stamps import CRESTS, STANDS

ROOT = Path(__file__).resolve().parents[2]


def marks(state, seat=0):
    return {mark.id: mark for mark in scene(state, seat).marks}


def test_marks_keep_their_ids_through_a_whole_game():
    for count in kaigan.PLAYERS:
        start = kaigan.new_game(count)
        ids = [mark.id for mark in scene(start, 0).marks]
        for state, _, _ in list(playout(kaigan, start, random.Random(2)))[::9]:
            assert [mark.id for mark in scene(state, 0).marks] == ids


def test_everything_lies_within_the_frame_and_is_large_enough_to_read():
    for players in kaigan.PLAYERS:
        drawn = scene(kaigan.new_game(players), 0)
        assert drawn.frame == (0, 0, 960, 640)
    for mark in scene(acting("flexible"), 0).marks:
        assert 0 <= mark.at[0] <= 960
        assert 0 <= mark.at[1] <= 640
        assert not mark.text or mark.size >= 11


def test_the_scenery_is_the_same_all_game_long():
    for count in kaigan.PLAYERS:
        games = playout(kaigan, kaigan.new_game(count), random.Random(3))
        drawn = [scene(state, 0) for state, _, _ in list(games)[::20]]
        assert len({(each.defs, each.backdrop) for each in drawn}) == 1


def test_every_stamp_that_is_used_is_defined():
    for state, _, _ in list(playout(kaigan, kaigan.new_game(4), random.Random(4)))[::9]:
        drawn = scene(state, 1)
        used = {mark.shape.split()[1] for mark in drawn.marks if mark.shape.startswith("use ")}
        assert used <= set(re.findall(r'id="([^"]+)"', drawn.defs))


def test_the_space_being_resolved_has_a_ring_and_the_thread_leads_to_it():
    state = acting("mapping", space=3)
    seen = marks(state)
    ring, space = seen["now"], seen[f"space:{state.at}"]
    assert ring.at == space.at
    assert "away" not in ring.look
    assert "being resolved now" in space.title
    assert len(seen["thread"].shape) > len(marks(acting("mapping"))["thread"].shape)
    assert "away" in marks(read("turn: red"))["now"].look


def test_a_card_on_the_grid_shows_its_owner_and_what_it_does():
    state = acting("mapping", owner="blue")
    seen = marks(state)
    assert seen[f"space:{state.at}"].shape == "use slip"
    assert seen[f"owner:{state.at}"].text == "3"
    assert (seen[f"action:{state.at}"].text, seen[f"effect:{state.at}"].text) == (
        "Mapping",
        "1 for 2, 2 for 6",
    )
    assert seen[f"icon:{state.at}"].shape == "use i-mapping 0.74"


def test_free_drawers_say_when_they_are_resolved():
    seen = marks(read("turn: red"))
    assert [seen[f"owner:{at}"].text for at in range(5)] == ["", "2", "3", "4", "5"]
    three = marks(read("players: 3\nturn: red"))
    assert [three[f"owner:{at}"].text for at in range(5)] == ["", "2", "3", "", "4"]
    assert three["space:3"].shape == "use shut"


def chosen(state, seat=0):
    """The buttons beside the picture, by their picks."""
    return {choice.pick: choice for choice in choices(state, seat)}


def test_what_cannot_be_paid_stays_with_the_reason():
    found = chosen(acting("flexible", "red: 5 ryo"))
    assert found["flexible:travel"] == Choice(
        "flexible:travel", "Travel", "3 Ryo", "a step: now 0, then 1"
    )
    assert found["flexible:honor"] == Choice(
        "flexible:honor",
        "4 Honor",
        "8 Ryo",
        "",
        "that costs 8 Ryo, and player 1 has 5",
        "player 1 has 5 Ryo",
    )


@pytest.mark.parametrize(
    ("card", "line", "text", "note"),
    [
        ("artistic", "red: artistic 4", "A step on Artistic", "now 4, then 5"),
        ("government", "red: government 1", "A step on Government", "now 3, then 5"),
        ("government", "red: government 8", "A step on Government", "the track ends there"),
    ],
)
def test_a_plain_action_is_named_by_what_it_does(card, line, text, note):
    found = chosen(acting(card, line))["act"]
    assert (found.text, found.note) == (text, note)


def test_prices_stand_on_the_choices():
    said = {pick: (each.text, each.price) for pick, each in chosen(acting("dispatch")).items()}
    assert said == {
        "dispatch:2": ("Send 2 surveyors", "5 Ryo"),
        "dispatch:3": ("Send 3 surveyors", "8 Ryo"),
        "pass": ("Pass", ""),
    }
    great = chosen(acting("great", "red: 20 ryo; surveyors Ezo"))
    assert great["great:rich"].price == "10 Ryo per tile"


def test_choices_are_shown_to_whoever_is_to_move_and_not_on_a_covered_screen():
    state = acting("mapping")
    assert chosen(state, 1) == {}
    assert "pass" in chosen(state, 0)
    assert chosen(kaigan.view(state, NOBODY), 0) == {}


def test_the_quadrant_is_put_back_by_its_button_or_in_the_purse():
    holds = read("round: 2\nquadrant: red\nturn: red")
    assert chosen(holds)["quadrant"].text == "Put the Quadrant back"
    assert marks(holds)["holds:0"].pick == "quadrant"
    assert marks(read("round: 2\nquadrant: blue\nturn: red"))["holds:2"].pick == ""


def test_markers_and_surveyors_show_whose_they_are_without_color():
    state = read(f"turn: red\nblue: surveyors Dewa Dewa\n{tiles(Dewa='red 1 neutral 1')}")
    seen = marks(state)
    assert [seen[f"slot:3:{n}"].text for n in range(3)] == ["1", "n", ""]
    assert [seen[f"slot:3:{n}"].shape.split()[0] for n in range(3)] == ["disc", "box", "use"]
    assert (seen["pawn:3:2"].text, seen["pawn:3:2"].shape) == ("3", "use team2")
    assert seen["pawn:3:2"].title == "2 surveyors of player 3 on Dewa"
    assert seen["square:3"].title == (
        "Dewa, government tile of size 3: 1 marker of player 1, 1 neutral; 1 missing"
    )


def test_a_marker_stays_where_it_was_drawn_when_another_one_comes():
    for state, _, later in playout(kaigan, kaigan.new_game(4), random.Random(5)):
        for before, now in zip(state.map, later.map, strict=True):
            if before and now and before.tile == now.tile:
                assert now.laid[: len(before.laid)] == before.laid
                counts = [now.laid.count(who) for who in (*range(4), -1)]
                assert counts == list(now.markers)


def test_a_coast_is_inked_in_station_by_station():
    shapes = [
        marks(acting("mapping", tiles(Dewa=laid)))["ink:3"].shape
        for laid in ("red 1", "red 2", "red 2 neutral 1")
    ]
    assert shapes == [f"use ink-3-{count} 0.3333" for count in (1, 2, 3)]
    assert "away" in marks(read("turn: red"))["ink:3"].look
    complete = marks(acting("mapping", tiles(Dewa="red 3")))
    assert "away" not in complete["full:3"].look


def test_a_piece_counts_as_the_tile_it_lies_on():
    seen = marks(read(f"turn: red\nred: surveyors Dewa\n{tiles(Dewa='red 1')}"))
    assert {seen[name].on for name in ("slot:3:0", "slot:3:2", "pawn:3:0")} == {"tile:Dewa"}
    assert seen["pawn:3:0"].pick == "from:Dewa"


def test_scored_provinces_are_drawn_on_the_small_map():
    start = read("phase: neutral\n" + tiles(Ezo="red 2"))
    scoring = scored(start, 6, 6)
    assert marks(start)["spot:0"].shape == "disc 3.6"
    assert marks(scoring)["spot:0"].title == "Ezo is mapped and scored"


def test_the_last_dice_stay_in_sight():
    once = after(read("phase: neutral"), "roll 4")
    assert (marks(once)["die:0"].text, marks(once)["die:1"].text) == ("4", "")
    later = after(once, "roll 6")
    assert later.phase == "cards"
    seen = marks(later)
    assert [seen[f"die:{n}"].text for n in range(2)] == ["4", "6"]
    assert seen["die:1"].title == "die 2: rolled last 6, no column"
    assert seen["column:4"].title == "column 4, rolled once"
    assert "rolled" not in seen["column:3"].look


def test_an_onlooker_sees_a_whole_picture_and_nobodys_seat():
    state = read("turn: blue")
    seen = marks(kaigan.view(state, NOBODY), NOBODY)
    assert seen["hand"].text == "Cards of player 3"
    assert not [name for name, mark in seen.items() if "mine" in mark.look.split()]
    assert {seen[f"money:{who}"].text for who in range(4)} == {"?"}


def test_honor_goes_around_the_ruler_and_is_told_in_full():
    seen = marks(read("turn: red\nred: honor tiles 70"))
    assert seen["value:honor:0"].text == seen["honor:0"].text == "70"
    ten = marks(read("turn: red\nred: honor tiles 10"))
    assert seen["disc:honor:0"].at == ten["disc:honor:0"].at
    assert seen["way:honor:0"].shape != ten["way:honor:0"].shape


def test_a_board_of_ones_own_is_drawn_whole():
    wide = {
        **TOY_DATA,
        "spaces": 12,
        "squares": 3,
        "cards": [*TOY_DATA["cards"], "job", "reputation", "surveyor"],
        "tiles": [
            {"name": f"Tile{'abcdefghijkl'[n]}".title(), "kind": "travel", "size": 2 + 2 * n}
            for n in range(9)
        ],
        "dice": {"3": 12, "4": 9},
        "artistic": list(range(99)),
    }
    for data in (TOY_DATA, wide):
        start = kaigan.new_game(3, board=kaigan.Board.of(data))
        for state, _, _ in list(playout(kaigan, start, random.Random(1)))[::9]:
            drawn = scene(state, 0)
            _, _, width, height = drawn.frame
            for mark in drawn.marks:
                assert 0 <= mark.at[0] <= width
                assert 0 <= mark.at[1] <= height
                assert not mark.text or mark.size >= 11
            assert svg(drawn)


def test_the_map_alone_is_a_picture_of_the_graph():
    state = read("turn: red")
    drawn = kaigan.chart.chart(state, {})
    assert {mark.pick for mark in drawn.marks if mark.pick} == set(kaigan.chart.graph(state))
    layer = kaigan.chart.layers(state)["markers missing"]
    assert (layer["1a"], layer["1b"]) == ("2", "4")
    words = [m.text for m in kaigan.chart.chart(state, layer).marks if m.id.startswith("word:")]
    assert words[:2] == ["2", "4"]
    gap = kaigan.chart.layers(kaigan.new_game(3))
    assert set(gap["kind and size"].values()) == {"-"}


def test_after_the_end_the_purses_show_what_was_counted():
    over = scored(read("round: 5\nphase: neutral\nred: 30 ryo; honor tiles 9"), 6, 6)
    total = sum(line.points for line in kaigan.tally(over) if line.seat == 0)
    seen = marks(over)
    assert (seen["money:0"].text, seen["honor:0"].text) == ("30", str(total))
    assert seen["round"].text == "The game is over"
    assert total > 9


def test_what_the_table_says_of_a_position():
    state = acting("mapping", "red: 7 ryo")
    assert round_heading(state) == "Round 1 of 5, actions"
    assert [standing(kaigan.view(state, 0), seat) for seat in range(2)] == ["7 Ryo", ""]


def table_rows(state):
    """The small table beside the board, row by row."""
    ((_, drawn),) = side_scenes(state, 0)
    cells = {m.id: m.text for m in drawn.marks if m.id.startswith("cell:")}
    return [[cells[f"cell:{seat}:{n}"] for n in range(1, 5)] for seat in range(len(state.players))]


EXAMPLE = (
    "red: artistic 2; government 2\nyellow: artistic 1; government 3\n"
    "blue: artistic 3; government 2\ngreen: artistic 1; government 1"
)


@pytest.mark.clause("KAI-P5-04", "KAI-P6-08")
def test_income_and_honor_stand_in_a_small_table_with_their_clauses():
    assert table_rows(read(f"round: 2\nturn: red\n{EXAMPLE}")) == [
        ["2", "5", "7", "2 + 1 = 3"],
        ["1", "7", "8", "1 + 2 = 3"],
        ["3", "5", "8", "3 + 1 = 4"],
        ["1", "3", "4", "1 + 0 = 1"],
    ]
    ((_, drawn),) = side_scenes(read("turn: red"), 0)
    assert {"rule P5-01", "rule P6-02"} <= {mark.text for mark in drawn.marks}


def test_the_small_table_says_none_where_a_round_pays_nothing():
    assert table_rows(read(f"round: 1\nturn: red\n{EXAMPLE}"))[0] == ["2", "5", "7", "none"]
    assert table_rows(read(f"round: 5\nturn: red\n{EXAMPLE}"))[0] == ["2", "5", "none", "2 + 1 = 3"]


def test_a_claimed_row_has_the_sign_that_the_player_has_at_the_table():
    script = ROOT / "widgets/japanboards_widgets/js/crests.js"
    signs = re.findall(r'^  "(M.*)",$', script.read_text(encoding="utf-8"), re.M)
    assert tuple(signs[: len(CRESTS)]) == CRESTS


def test_a_lit_frame_goes_around_a_whole_surveyor_and_never_over_one():
    state = read("turn: red\nred: surveyors Dewa")
    pawn, square = (marks(state)[name] for name in ("pawn:3:0", "square:3"))
    assert "above" in pawn.look.split()
    _, width, height = pawn.edge.split()
    assert abs(pawn.at[0] - square.at[0]) + float(width) / 2 <= WIDE / 2, "within the tile"
    assert abs(pawn.at[1] - square.at[1]) + float(height) / 2 <= HIGH / 2
    x, y = STANDS
    assert abs(x - 8.5) <= float(width) / 2  # the brim of the hat
    assert abs(x + 20) <= float(width) / 2  # the flag
    assert abs(y - 23) <= float(height) / 2
    assert abs(y + 6.5) <= float(height) / 2


def test_what_is_only_to_look_at_says_what_it_is_for():
    seen = marks(read("turn: red"))
    assert seen["heap"].title == "14 tiles left in the draw pile; one replaces each complete tile"
    assert seen["phase:1:area"].title == "in phase 2 the rows act space by space"
    assert seen["track:travel"].title.startswith("the Travel track brings Honor")
    assert all(seen[name].shape for name in ("heap", "phase:1:area", "track:travel"))


def test_after_the_end_the_small_table_is_not_about_a_round_to_come():
    ((_, now),) = side_scenes(read("turn: red"), 0)
    over = scored(read("round: 5\nphase: neutral"), 6, 6)
    ((_, then),) = side_scenes(over, 0)
    assert now.title == "Income and honor, if the round ended now"
    assert then.title == "Honor for Artistic and Government at the end"


def test_the_rules_say_what_is_otherwise_on_a_board_of_ours():
    assert kaigan.scene.otherwise(kaigan.new_game(3)) == ""
    assert kaigan.scene.otherwise(kaigan.new_game(3, board="small")) == (
        "On this board: 4 rounds; phase 6, honor, after round 2 and at the end."
    )


def test_a_small_board_says_in_brief_what_a_card_does():
    state = acting("dispatch", owner="blue")
    seen = marks(state)
    assert seen[f"brief:{state.at}"].text == "5 or 8"
    assert (seen["card brief:mapping"].text, seen["card brief:dispatch"].text) == (
        "1 for 2\n2 for 6",
        "2 for 5\n3 for 8",
    )
    assert marks(acting("dispatch"))["card brief:dispatch"].text == "on the\ngrid"
    assert not [name for name, mark in seen.items() if ":word" in name and "minor" in mark.look]
