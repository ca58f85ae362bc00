"""The picture and how it is touched."""

import random

import pytest
from kaigan_toy import acting, after, on_toy, read, scored, tiles

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.kaigan.picture.scene import intended_moves, picks, prompt, scene, side_scenes, ways


def marks(state, seat=0):
    return {mark.id: mark for mark in scene(state, seat).marks}


def test_marks_keep_their_ids_through_a_whole_game():
    for count in kaigan.PLAYERS:
        start = kaigan.new_game(count)
        ids = [mark.id for mark in scene(start, 0).marks]
        for state, _, _ in list(playout(kaigan, start, random.Random(2)))[::9]:
            assert [mark.id for mark in scene(state, 0).marks] == ids


def test_everything_lies_within_the_frame_and_is_large_enough_to_read():
    x, y, width, height = scene(read("turn: red"), 0).frame
    for mark in scene(acting("flexible"), 0).marks:
        assert x <= mark.at[0] <= x + width
        assert y <= mark.at[1] <= y + height
        assert not mark.text or mark.size >= 6


def test_the_space_being_resolved_stands_out():
    looks = {i: m.look for i, m in marks(acting("mapping")).items() if i.startswith("space:")}
    now = [i for i, look in looks.items() if "now" in look.split()]
    assert now == [f"space:{acting('mapping').at}"]
    assert "being resolved now" in marks(acting("mapping"))[now[0]].title


def test_a_card_on_the_grid_shows_its_owner_and_what_it_does():
    state = acting("mapping", owner="blue")
    seen = marks(state)
    assert seen[f"owner:{state.at}"].text == "3"
    assert (seen[f"action:{state.at}"].text, seen[f"effect:{state.at}"].text) == (
        "Mapping",
        "1 for 2, 2 for 6 Ryo",
    )
    assert seen[f"icon:{state.at}"].shape != "M0 0"


def test_what_cannot_be_paid_is_dimmed_with_the_reason():
    seen = marks(acting("flexible", "red: 5 ryo"))
    assert seen["choice:flexible:travel"].look == "choice"
    assert seen["choice:flexible:honor"].look == "choice off"
    assert seen["choice:flexible:honor"].title == (
        "4 Honor: 8 Ryo; not possible: that costs 8 Ryo, and player 1 has 5"
    )
    assert seen["reason"].text == "Dimmed: that costs 8 Ryo, and player 1 has 5."


def test_prices_stand_on_the_choices():
    seen = marks(acting("dispatch"))
    assert seen["choice:dispatch:2"].text == "2 surveyors: 5 Ryo"
    assert seen["choice:dispatch:3"].text == "3 surveyors: 8 Ryo"
    assert "away" in seen["choice:map:1"].look


def test_choices_are_shown_to_whoever_is_to_move():
    assert "away" in marks(acting("mapping"), 1)["choice:pass"].look
    assert "away" not in marks(acting("mapping"), 0)["choice:pass"].look


def test_the_back_of_the_card_is_offered_or_said_to_be_too_dear():
    assert "send a surveyor for 2 Ryo" in marks(acting("artistic"))["reason"].text
    poor = marks(acting("artistic", "red: 1 ryo"))["reason"].text
    assert poor == "The back of the card (a surveyor for 2 Ryo) cannot be paid."


def test_markers_and_surveyors_show_whose_they_are_without_color():
    state = read(f"turn: red\nblue: surveyors Dewa Dewa\n{tiles(Dewa='red 1 neutral 1')}")
    seen = marks(state)
    assert [seen[f"slot:3:{n}"].text for n in range(3)] == ["1", "n", ""]
    assert seen["pawn:3:2"].text == "3x2"
    assert seen["square:3"].title == (
        "Dewa, government tile of size 3: markers player 1: 1, neutral: 1; 1 missing"
    )


def test_the_dice_light_up_their_columns():
    seen = marks(after(read("phase: neutral"), "roll 4"))
    assert (seen["column:4"].text, seen["column:3"].text) == ("4 rolled", "3")
    assert seen["die:0"].text == "4"


LAY = "Lay a card: touch one of yours, then a free space of the grid"
SEND = "send a surveyor for 2 Ryo: touch a surveyor of yours, then a tile"
CLAIM = "Claim a row: touch its circle"
FULL = (
    "row 1: yellow\nrow 2: blue\nrow 3: green\n"
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)
STUCK, STUCK_HOLDER = read(FULL), read(f"{FULL}\nround: 2\nquadrant: red")
LAST = read(
    "turn: red, opened\nrow 3: free; 1 mapping of red; 2 dispatch of red; 3 great of red\n"
    "row 4: free; 1 artistic of red; 2 government of red; 3 flexible of red"
)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (read("turn: red"), f"{LAY}."),
        (read("turn: red, opened"), f"{CLAIM}, or claim none yet."),
        (LAST, f"Your last card is laid. {CLAIM}."),
        (STUCK, f"No card can be laid. {CLAIM}."),
        (read("round: 2\nquadrant: red"), f"{LAY}, or put the Quadrant Card back."),
        (STUCK_HOLDER, f"No card can be laid. {CLAIM}, or put the Quadrant Card back."),
        (
            acting("great"),
            f"Row 2, space 1: Great mapping. Turn the card to {SEND}, or pass.",
        ),
        (
            acting("artistic", "red: 1 ryo"),
            "Row 2, space 1: Artistic. Go a step on Artistic, or pass.",
        ),
        (
            acting("artistic", "red: 1 ryo; artistic 15"),
            "Row 2, space 1: Artistic. Stay on Artistic, whose track ends there, or pass.",
        ),
        (
            acting("flexible", "red: 3 ryo; government 8; surveyors Ezo Ezo Ezo"),
            "Row 2, space 1: Flexible. Take 3 Ryo, or pay 3 Ryo for a step on Artistic or Travel, "
            f"or turn the card to {SEND}, or pass.",
        ),
        (
            acting("mapping", "red: 6 ryo; surveyors Ezo"),
            "Row 2, space 1: Mapping. Pay 2 Ryo for 1 marker on a tile, or pay 6 Ryo for 2 markers "
            f"on a tile, or turn the card to {SEND}, or pass.",
        ),
        (
            on_toy("phase: actions 3/1"),
            f"Row 3, space 1: Surveyor. S{SEND[1:]}, or pass.",
        ),
        (
            after(acting("dispatch"), "dispatch 3"),
            "3 surveyors are still to be sent. Touch a surveyor of yours, then a tile.",
        ),
        (
            after(acting("dispatch"), "dispatch 2", "send supply Ezo"),
            "One surveyor is still to be sent. Touch a surveyor of yours, then a tile.",
        ),
        (read("phase: neutral"), ""),
    ],
)
def test_the_player_is_asked_for_what_may_be_done_and_nothing_else(state, words):
    assert prompt(state) == words


@pytest.mark.parametrize("players", kaigan.PLAYERS)
def test_every_legal_move_is_asked_for_in_one_way(players):
    for seed in range(3):
        start = kaigan.new_game(players, board="small")
        for state, _, _ in playout(kaigan, start, random.Random(seed)):
            found = ways(state)
            asked = [move for way in found for move in way.moves]
            assert len(asked) == len(set(asked))
            assert set(asked) == set(kaigan.legal_moves(state))
            assert all(way.moves for way in found)
            assert all(way.phrase[1:] in prompt(state) for way in found), "but for the capital"


def test_a_great_mapping_is_spelled_tile_by_tile():
    move = kaigan.Great("rich", ("Ezo", "Dewa", "Ezo"))
    assert picks(move) == ("great:rich", "tile:Dewa", "tile:Ezo", "tile:Ezo", "done")


@pytest.mark.parametrize(
    ("state", "touched", "clauses"),
    [
        (read("turn: red"), ["row:2"], {"KAI-P1-07", "KAI-RULING-09"}),
        (read("turn: red"), ["card:mapping", "space:1/1"], {"KAI-P1-03"}),
        (read("turn: red"), ["space:1/1"], {"KAI-P1-03"}),
        (read("turn: red, opened"), ["card:mapping"], {"KAI-P1-02"}),
        (acting("mapping"), ["tile:Ezo"], {"KAI-ACT-10"}),
        (acting("great"), ["great:rich", "tile:Ezo"], {"KAI-ACT-14"}),
        (acting("great"), ["done"], {"KAI-ACT-13"}),
        (acting("flexible", "red: 1 ryo"), ["flexible:honor"], {"KAI-RULING-15"}),
        (acting("mapping", "red: 1 ryo; surveyors Ezo"), ["map:2"], {"KAI-RULING-15"}),
        (acting("dispatch", "red: 1 ryo"), ["tile:Ezo"], {"KAI-RULING-15"}),
        (acting("artistic", "red: 1 ryo"), ["from:supply", "tile:Ezo"], {"KAI-RULING-15"}),
        (acting("artistic"), ["row:2"], {"KAI-FLOW-02", "KAI-P1-08"}),
    ],
)
def test_touches_that_spell_no_move_are_answered_by_clauses(state, touched, clauses):
    found = [
        {b.clause.id for b in kaigan.breaches(state, move)}
        for move in intended_moves(state, touched)
    ]
    assert min(found, key=len) == clauses


def test_touches_mean_nothing_while_chance_moves_and_after_the_end():
    over = scored(read("round: 5\nphase: neutral"), 6, 6)
    assert (
        intended_moves(read("phase: neutral"), ["row:2"]) == intended_moves(over, ["row:2"]) == []
    )


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


def test_after_the_end_the_panels_show_what_was_counted():
    over = scored(read("round: 5\nphase: neutral\nred: 30 ryo; honor tiles 9"), 6, 6)
    total = sum(line.points for line in kaigan.tally(over) if line.seat == 0)
    assert marks(over)["money:0"].text == f"30 Ryo, {total} Honor"
    assert marks(over)["round"].text == "The game is over"
    assert total > 9


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
        ["2", "5", "7", "2 + 1"],
        ["1", "7", "8", "1 + 2"],
        ["3", "5", "8", "3 + 1"],
        ["1", "3", "4", "1 + 0"],
    ]
    ((_, drawn),) = side_scenes(read("turn: red"), 0)
    assert {"KAI-P5-01", "KAI-P6-02"} <= {mark.text for mark in drawn.marks}


def test_the_small_table_has_a_dash_where_a_round_pays_nothing():
    assert table_rows(read(f"round: 1\nturn: red\n{EXAMPLE}"))[0] == ["2", "5", "7", "-"]
    assert table_rows(read(f"round: 5\nturn: red\n{EXAMPLE}"))[0] == ["2", "5", "-", "2 + 1"]
