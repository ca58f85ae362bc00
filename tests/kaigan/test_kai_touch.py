"""What is asked of a player of Kaigan, and how touches spell moves."""

import random

import pytest
from kaigan_toy import acting, after, on_toy, read, scored

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.kaigan.picture.scene import (
    choices,
    intended_moves,
    picks,
    prompt,
    scene,
    ways,
)

LAY = "Lay a card: touch one of yours, then a free space of the grid"
SEND = "touch a surveyor and a tile (2 Ryo)"
CLAIM = "Claim a row: touch its circle"
FULL = (
    "row 1: yellow\nrow 2: blue\nrow 3: green\n"
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)
FILLED = read(f"turn: red, opened\n{FULL}")
STUCK, STUCK_HOLDER = read(FULL), read(f"{FULL}\nround: 2\nquadrant: red")
LAST = read(
    "turn: red, opened\nrow 3: free; 1 mapping of red; 2 dispatch of red; 3 great of red\n"
    "row 4: free; 1 artistic of red; 2 government of red; 3 flexible of red"
)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (read("turn: red"), f"{LAY}."),
        (
            read("turn: red, opened"),
            f"{CLAIM}, or press Claim no row yet to lay another card next turn.",
        ),
        (LAST, f"Your last card is laid. {CLAIM}."),
        (
            FILLED,
            f"{CLAIM}, or press Claim no row yet: no space is free, and you claim next turn.",
        ),
        (
            read(f"round: 2\nquadrant: red\nturn: red, opened\n{FULL}"),
            f"{CLAIM}, or press Claim no row yet: no space is free.",
        ),
        (STUCK, f"No card can be laid. {CLAIM}."),
        (read("round: 2\nquadrant: red"), f"{LAY}, or put the Quadrant Card back."),
        (STUCK_HOLDER, f"No card can be laid. {CLAIM}, or put the Quadrant Card back."),
        (
            acting("great"),
            f"Row 2: Great map, to mark tiles. T{SEND[1:]}, or pass.",
        ),
        (
            acting("artistic", "red: 1 ryo"),
            "Row 2: Artistic. Move a step on Artistic, or pass.",
        ),
        (
            acting("artistic", "red: 1 ryo; artistic 15"),
            "Row 2: Artistic. Stay on Artistic, whose track ends there, or pass.",
        ),
        (
            acting("flexible", "red: 3 ryo; government 8; surveyors Ezo Ezo Ezo"),
            "Row 2: Flexible. Take 3 Ryo, pay 3 Ryo for a step on Artistic or Travel, "
            f"{SEND}, or pass.",
        ),
        (
            acting("mapping", "red: 6 ryo; surveyors Ezo"),
            "Row 2: Mapping, to mark a tile. Pay 2 Ryo for 1 "
            f"marker on a tile, pay 6 Ryo for 2 markers on a tile, {SEND}, or pass.",
        ),
        (
            on_toy("phase: actions 3/1"),
            f"Row 3: Surveyor. T{SEND[1:]}, or pass.",
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


def test_the_tiles_of_a_great_map_are_lit_when_it_is_said_what_for():
    for action, later in [("great", True), ("mapping", False)]:
        looks = [
            mark.look.split()
            for mark in kaigan.scene.scene(acting(action), 0).marks
            if mark.pick.startswith("tile:")
        ]
        assert looks
        assert all(("later" in look) is later for look in looks)


@pytest.mark.parametrize(
    ("state", "note"),
    [
        (read("turn: red, opened"), "lay another card next turn"),
        (FILLED, "no space is free: claim next turn"),
        (read(f"round: 2\nquadrant: red\nturn: red, opened\n{FULL}"), "no space is free"),
    ],
)
def test_the_button_that_claims_no_row_says_what_follows(state, note):
    assert [(each.pick, each.note) for each in choices(state, 0)] == [("stop", note)]


def test_a_great_mapping_says_its_price_before_it_is_done():
    state = acting("great", "red: 25 ryo; surveyors Ezo Dewa")
    sums = scene(state, 0).captions
    assert sums[("great:plain", "tile:Dewa", "tile:Ezo", "done")] == "2 tiles: 6 Ryo"
    assert sums[("great:rich", "tile:Ezo", "tile:Ezo", "done")] == "1 tile: 10 Ryo"
    assert scene(kaigan.view(state, 1), 1).captions == {}
    assert scene(acting("mapping", "red: 25 ryo; surveyors Ezo"), 0).captions == {}


def test_a_touch_of_surveyors_means_one_of_them():
    state = acting("artistic", "red: surveyors Ezo", "blue: surveyors Ezo Ezo")
    titles = {mark.id: mark.title for mark in scene(state, 0).marks}
    assert titles["supply:0"] == "a surveyor of player 1 in the supply; 2 are there"
    assert titles["pawn:0:0"] == "a surveyor of player 1 on Ezo"
    assert titles["pawn:0:2"] == "2 surveyors of player 3 on Ezo"
    assert titles["supply:1"] == "3 surveyors of player 2 in the supply"
