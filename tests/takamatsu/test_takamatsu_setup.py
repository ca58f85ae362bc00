"""How a game begins: colors, samurai, pagodas, cards, and how many first moves there are."""

import random

import pytest
from takamatsu_table import after, may, points, read, room, told, write

from japanboards import takamatsu
from japanboards.core.game import CHANCE, roll
from japanboards.takamatsu import BOARD, Deal, Down, Start
from japanboards.takamatsu.board import COLORS, LETTERS

SAMURAI = {2: (3, 2), 3: (3, 4), 4: (3, 3), 5: (3, 2)}


def begun(players, seed=1, **options):
    """A game whose setup chance has finished."""
    state = takamatsu.new_game(players, **{"colors": "in order", "first": 0, **options})
    rng = random.Random(seed)
    while takamatsu.to_move(state) == CHANCE:
        state = takamatsu.apply(state, roll(takamatsu, state, rng))
    return state


@pytest.mark.clause(
    *("TAK-SET-02", "TAK-SET-03", "TAK-SET-04", "TAK-SET-05", "TAK-SET-07", "TAK-SET-08"),
    *("TAK-SET-09", "TAK-RULING-01", "TAK-COMP-05"),
)
@pytest.mark.parametrize("players", SAMURAI)
def test_t09_three_samurai_of_a_color_outside_and_the_others_inside(players):
    state, (outside, inside) = begun(players), SAMURAI[players]
    used = COLORS[: 4 if players == 2 else players]
    for color, letter in zip(COLORS, LETTERS, strict=True):
        count = (outside, inside) if color in used else (0, 0)
        found = (room(state, f"outer {color}"), room(state, f"inner {color}"))
        assert found == tuple(f"{letter}{n}" if n else "nobody" for n in count)
    assert sum(map(sum, state.rooms)) == len(used) * (outside + inside) <= 35


@pytest.mark.clause("TAK-SET-02", "TAK-SET-03", "TAK-SET-04", "TAK-SET-05", "TAK-MOVE-09")
@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 5), (4, 4), (5, 4)])
def test_t09_the_first_player_has_so_many_moves(players, count):
    assert len(may(begun(players))) == count


@pytest.mark.clause("TAK-SET-10", "TAK-RULING-32", "TAK-COMP-04")
def test_pagodas_begin_at_0_one_of_each_color_in_play():
    assert points(begun(3)) == {"blue": 0, "black": 0, "purple": 0}
    marks = takamatsu.scene.scene(begun(3), 0).marks
    shown = [mark.id for mark in marks if mark.id.startswith("pagoda:") and "away" not in mark.look]
    assert shown == ["pagoda:blue", "pagoda:black", "pagoda:purple"]


@pytest.mark.clause("TAK-SET-11", "TAK-SET-06", "TAK-COMP-04")
def test_the_other_pagodas_show_the_players_colors():
    marks = {mark.id: mark for mark in takamatsu.scene.scene(begun(2), 0).marks}
    assert [marks[f"banner:{seat}:{n}"].title for seat in (0, 1) for n in (0, 1)] == [
        *("player 1 is blue", "player 1 is black", "player 2 is purple", "player 2 is red")
    ]
    assert (marks["banner:0:0"].shape, marks["banner:0:0"].text) == ("use sam-blue 0.8", "B")


@pytest.mark.clause("TAK-SET-01", "TAK-COMP-03")
def test_chance_deals_every_player_a_color_of_his_own():
    state = takamatsu.new_game(3, first=0)
    assert list(takamatsu.chance_moves(state)) == [(Deal(color), 1) for color in COLORS]
    state = after(state, "deal red", "deal blue")
    assert told(state) == ["player 2 is blue [TAK-SET-01]"]
    assert [move.color for move, _ in takamatsu.chance_moves(state)] == [
        *("black", "purple", "yellow")
    ]
    state = after(state, "deal yellow")
    assert state.owners == (1, -1, -1, 0, 2)


@pytest.mark.clause("TAK-SET-05", "TAK-SET-01")
def test_two_players_get_two_colors_each():
    state = after(takamatsu.new_game(2, first=0), "deal red", "deal blue", "deal black")
    assert "colors: black+red, blue+?" in write(state)
    state = after(state, "deal yellow")
    assert state.owners == (1, 0, -1, 0, 1)


@pytest.mark.clause("TAK-SET-01")
def test_colors_may_be_given():
    state = takamatsu.new_game(3, colors="red, blue, yellow", first=1)
    assert state.owners == (1, -1, -1, 0, 2)
    assert takamatsu.new_game(2, colors="red+blue, black+yellow").owners == (0, 1, -1, 0, 1)
    assert takamatsu.new_game(4, colors="in order").owners == (0, 1, 2, 3, -1)


@pytest.mark.clause("TAK-TURN-01", "TAK-RULING-32")
def test_who_begins_is_given_or_left_to_chance():
    state = takamatsu.new_game(3, colors="in order")
    assert list(takamatsu.chance_moves(state)) == [(Start(seat), 1) for seat in range(3)]
    state = after(state, "start player 3")
    assert told(state)[0] == "player 3 begins [TAK-TURN-01]"
    assert (state.first, state.seat) == (2, 2)
    assert begun(3, first=1).asked == 1


@pytest.mark.clause("TAK-COMP-06", "TAK-SET-12", "TAK-SET-13", "TAK-SET-14", "TAK-SET-15")
def test_five_of_18_cards_are_laid_out_open_ones_face_up_and_hidden_ones_not():
    state = takamatsu.new_game(3, colors="in order", first=0)
    assert (len(state.cards.deck), state.cards.shut) == (13, 5)
    assert dict(takamatsu.chance_moves(state)) == {
        takamatsu.Back("open"): 13,
        takamatsu.Back("hidden"): 5,
    }
    state = after(state, "back open", "flip 3")
    assert told(state) == ["a card is laid and turned up: +3 [TAK-SET-14]"]
    state = after(state, "back hidden")
    assert told(state) == ["a hidden card is laid face down [TAK-SET-15]"]
    assert state.cards.display == (3, Down(0))
    rest = ["back open", "flip -2", "back open", "flip 1", "back hidden"]
    state = after(state, *rest)
    assert takamatsu.to_move(state) == CHANCE  # the back of the top card is seen
    state = after(state, "back hidden")
    assert (state.asked, state.rounds, state.cards.top) == (0, 1, "hidden")


@pytest.mark.clause("TAK-SET-12")
def test_every_card_of_the_deck_is_equally_likely():
    state = after(takamatsu.new_game(3, colors="in order", first=0), "back open")
    weights = {move.value: weight for move, weight in takamatsu.chance_moves(state)}
    assert weights == {-2: 3, 1: 2, 2: 3, 3: 3, 4: 2}


@pytest.mark.clause("TAK-RULING-28")
def test_rooms_of_colors_not_in_play_are_empty_rooms_like_any_other():
    state = begun(3)
    assert room(state, "outer red") == "nobody"
    assert BOARD.nodes["outer red"]["color"] == "red"
    state = read("colors: blue, black, purple\nrooms: outer black B2 K1, gate P1")
    assert "march outer black: B1 K1 to outer yellow" in may(state)


@pytest.mark.clause("TAK-GOAL-03")
def test_the_small_game_is_ours_and_ends_at_12():
    state = begun(3, board="small")
    assert (state.board.goal, state.board.ours) == (12, True)
    assert "Ours" in state.board.graph.graph["provenance"]["goal"]
