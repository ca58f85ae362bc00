"""The end is called, everybody has one more turn, and the points are counted."""

import pytest
from hokkaido_toy import X, Y, after, cited, pieces, points, stocks, told, toy

from japanboards import hokkaido

LAST = "turn: player 1, draw 1, take 1"  # one action is left


@pytest.mark.clause("HOK-END-01", "HOK-END-03", "HOK-END-04", "HOK-RULING-25")
def test_no_piece_in_hand_calls_the_end_whatever_emptied_it():
    for move, lines in (
        ("grow S", ()),
        (f"claim {Y}", (f"public: {Y}",)),
        (f"reveal {Y}", (f"hand 1: {Y}",)),
    ):
        state = after(toy("pieces 1: S 1, Japan 1; stock 1", *lines), move)
        assert state.until == 3  # this turn and one more for each of two
        assert "player 1 has no piece left in stock [HOK-END-01]" in told(state)
        assert "after this turn everybody has one more [HOK-END-04]" in told(state)


@pytest.mark.clause("HOK-RULING-25", "HOK-END-01")
def test_once_called_the_end_stands_though_conflict_returns_pieces():
    state = toy(LAST, "pieces 1: S 2; stock 1", "pieces 2: K 1")
    state = after(state, "grow S")
    assert stocks(state)[0] == 1
    assert state.until == 3


@pytest.mark.clause("HOK-RULING-25")
def test_a_later_trigger_changes_nothing():
    state = toy("pieces 1: S 1; stock 1", "until: 2", "turns: 0")
    assert after(state, "grow S").until == 2


@pytest.mark.clause("HOK-END-02", "HOK-END-03")
def test_an_empty_deck_calls_the_end():
    state = toy("pieces 1: S 1", "pieces 2: K 1", "deck: 2")
    state = after(state, "draw", "deal Kitami-China", "deal Kitami-Korea", "keep both")
    assert (state.deck, state.until) == (0, 3)
    assert "player 1 emptied the deck [HOK-END-02]" in told(state)


@pytest.mark.clause("HOK-END-04", "HOK-RULING-26")
def test_exactly_one_more_turn_each_and_the_caller_comes_last():
    state = toy(
        "players: 3",
        "turn: player 2",
        "pieces 1: S 1",
        "pieces 2: K 1; stock 1",
        "pieces 3: b 1",
    )
    state, seats = after(state, "grow K"), []
    while hokkaido.to_move(state) is not None:
        if state.left == 3 and state.step == "act":
            seats.append(state.seat)
        moves = hokkaido.legal_moves(state) or [hokkaido.chance_moves(state)[0][0]]
        state = hokkaido.apply(state, moves[0])
    assert seats == [2, 0, 1]
    assert state.turns == state.until == 5


@pytest.mark.clause("HOK-SCORE-01", "HOK-RULING-27", "HOK-SCORE-02")
def test_cards_count_after_the_own_last_turn_and_regions_after_the_very_last():
    state = toy(
        LAST,
        "turns: 2",
        "until: 4",
        "pieces 1: S 1, a 1, K 1, b 1",
        "pieces 2: K 1",
        f"public: {X} 1",
        "hand 1: Kitami-Korea",
    )
    assert points(state) == (2, 0)
    state = after(state, "grow S")
    assert points(state) == (2 + 5 - 7, 0)
    assert state.players[0].scored == ((X, 5), ("Kitami-Korea", -7))
    assert told(state) == [
        f"player 1 keeps the route {X}: +5 [HOK-SCORE-03]",
        "player 1 lacks the route Kitami-Korea: −7 [HOK-SCORE-08]",
    ]
    assert hokkaido.view(state, 1).players[0].hand == ("Kitami-Korea",)


@pytest.mark.clause("HOK-RULING-27")
def test_later_turns_of_others_do_not_touch_points_that_are_counted():
    state = toy(
        "turn: player 2, draw 1, take 1",
        "turns: 3",
        "until: 4",
        "pieces 1: S 1, a 1, K 1",
        "pieces 2: K 1, b 1",
        f"public: {X} 1",
        f"scored 1: {X} 5",
    )
    assert points(state) == (7, 0)
    state = after(state, "land K a")
    assert pieces(state) == "S 1, K 1"  # the chain is broken
    assert hokkaido.to_move(state) is None
    sheet = [str(line) for line in hokkaido.tally(state) if line.seat == 0 and line.points]
    assert f"+5 public, held: {X} [HOK-SCORE-03]" in sheet


@pytest.mark.clause("HOK-END-05")
def test_after_the_last_turn_the_game_is_over():
    state = toy(LAST, "turns: 2", "until: 3", "pieces 1: S 1", "pieces 2: K 1")
    state = after(state, "grow S")
    assert hokkaido.to_move(state) is None
    assert told(state)[-1] == "the game is over [HOK-END-05]"
    for move in ("grow S", "draw", "stop", f"deal {X}", "place S", f"keep {X}", "land S a"):
        assert "HOK-END-05" in cited(state, move)


@pytest.mark.clause("HOK-END-04")
def test_the_turn_cap_calls_the_end_outside_the_rules():
    table = (LAST, "turns: 10", "pieces 1: S 1", "pieces 2: K 1")
    assert after(toy(*table), "grow S").until == 0
    state = after(toy(*table, turn_cap=12), "grow S")
    assert state.until == 0
    state = toy("turn: player 2, draw 1, take 1", "turns: 11", *table[2:], turn_cap=12)
    state = after(state, "grow K")
    assert (state.until, state.turns) == (14, 12)
    assert told(state) == [
        "the table's cap of 12 turns is reached: everybody has one more [HOK-END-04]"
    ]
