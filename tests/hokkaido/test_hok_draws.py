"""Draw and Discard: two ways, keeping both, what is counted, and the small deck."""

import pytest
from hokkaido_toy import X, Y, after, cited, may, told, toy, verdict
from talk import refusal

from japanboards import hokkaido
from japanboards.core.odds import unfold

HERE = ("pieces 1: S 1", "pieces 2: K 1")
CHINA, KOREA = "Kitami-China", "Kitami-Korea"
LOOK = ("draw", f"deal {CHINA}", f"deal {KOREA}")


def drawing(*lines, **options):
    """Player 1 has looked at two cards."""
    return after(toy(*HERE, *lines, **options), *LOOK)


def draws(state):
    """What may be drawn: the ways that are open."""
    return [move for move in may(state) if move.split()[0] in ("draw", "take")]


@pytest.mark.clause("HOK-DRAW-01", "HOK-DRAW-02", "HOK-TURN-07")
def test_from_the_deck_one_card_is_kept_and_the_other_goes_back():
    state = toy(*HERE, "deck: 4")
    assert hokkaido.to_move(after(state, "draw")) == -1
    state = drawing("deck: 4")
    assert (state.drawn, state.deck, state.left) == ((CHINA, KOREA), 2, 2)
    state = after(state, f"keep {CHINA}")
    assert state.players[0].hand == (CHINA,)
    assert (state.deck, state.back, state.left) == (3, (KOREA,), 2)


@pytest.mark.clause("HOK-DRAW-03", "HOK-RULING-10")
def test_the_deck_has_no_order_and_a_card_put_back_is_in_it_for_certain():
    state = after(drawing("deck: 4"), f"keep {CHINA}", "draw")
    weights = dict(hokkaido.chance_moves(state))
    by_name = {move.card: weight for move, weight in weights.items()}
    # Three cards: the one put back, and two of the six that nobody has seen.
    assert by_name.pop(KOREA) == 6
    assert set(by_name.values()) == {2}
    assert len(by_name) == 6
    found = [share for end, share in unfold(hokkaido, state) if KOREA in end.drawn]
    assert float(sum(found)) == pytest.approx(2 / 3)


@pytest.mark.clause("HOK-DRAW-02", "HOK-RULING-07")
def test_drawn_cards_are_dealt_with_before_anything_else():
    state = drawing()
    assert may(state) == [f"keep {CHINA}", f"keep {KOREA}", "keep both"]
    assert cited(state, "grow S") == {"HOK-RULING-07"}
    assert cited(state, "stop") == {"HOK-RULING-07"}
    assert cited(state, f"keep {X}") == {"HOK-DRAW-02"}
    assert cited(toy(*HERE), f"keep {X}") == {"HOK-DRAW-02"}


@pytest.mark.clause("HOK-DRAW-05", "HOK-TURN-07", "HOK-TURN-03")
def test_keeping_both_costs_a_second_action():
    state = after(drawing("deck: 4"), "keep both")
    assert state.players[0].hand == (CHINA, KOREA)
    assert (state.left, state.deck, state.back) == (1, 2, ())


@pytest.mark.clause("HOK-RULING-34", "HOK-DRAW-05")
def test_with_the_last_action_both_cannot_be_kept():
    state = drawing("turn: player 1, land 1, sea 1")
    assert may(state) == [f"keep {CHINA}", f"keep {KOREA}"]
    assert cited(state, "keep both") == {"HOK-DRAW-05", "HOK-RULING-34"}


@pytest.mark.clause("HOK-RULING-06", "HOK-RULING-07")
def test_actions_spent_on_draw_are_two_at_most():
    table = f"public: {X}, {Y}"
    state = after(drawing(table), "keep both")
    assert draws(state) == []
    assert cited(state, "draw") == {"HOK-TURN-05", "HOK-RULING-06"}
    assert cited(state, f"take {X}") == {"HOK-TURN-05", "HOK-RULING-06"}
    state = drawing(table, "turn: player 1, take 1")
    assert cited(state, "keep both") == {"HOK-RULING-06", "HOK-RULING-07"}
    state = after(state, f"keep {CHINA}")
    assert draws(state) == []


@pytest.mark.clause("HOK-DRAW-04", "HOK-TURN-05")
def test_two_draws_from_the_deck_are_the_most():
    state = toy(*HERE, "turn: player 1, draw 2")
    assert cited(state, "draw") == {"HOK-DRAW-04", "HOK-TURN-05", "HOK-RULING-06"}


@pytest.mark.clause("HOK-DRAW-09", "HOK-TURN-05")
def test_two_draws_of_public_cards_are_the_most():
    state = toy(*HERE, f"public: {X}, {Y}, {CHINA}")
    state = after(state, f"take {X}", f"take {Y}")
    assert cited(state, f"take {CHINA}") == {"HOK-DRAW-09", "HOK-TURN-05", "HOK-RULING-06"}


@pytest.mark.clause("HOK-RULING-06")
def test_draw_cap_draws_counts_keeping_both_as_one_draw():
    table = f"public: {X}"
    state = after(drawing(table, draw_cap="draws"), "keep both")
    assert draws(state) == ["draw", f"take {X}"]
    state = toy(*HERE, table, "turn: player 1, draw 1, take 1", draw_cap="draws")
    assert draws(state) == []


@pytest.mark.clause("HOK-RULING-06")
def test_draw_cap_ways_counts_each_way_by_itself():
    table = f"public: {X}"
    state = toy(*HERE, table, "turn: player 1, draw 2", draw_cap="ways")
    assert draws(state) == [f"take {X}"]
    assert cited(state, "draw") == {"HOK-DRAW-04", "HOK-TURN-05", "HOK-RULING-06"}
    state = toy(*HERE, table, "turn: player 1, take 2", draw_cap="ways")
    assert draws(state) == ["draw"]


@pytest.mark.clause("HOK-DRAW-06")
@pytest.mark.parametrize("cap", ["actions", "draws", "ways"])
def test_both_cards_are_kept_once_a_turn(cap):
    state = after(drawing(draw_cap="draws"), "keep both")
    state = after(state, "draw", f"deal {X}", f"deal {Y}")
    assert cited(state, "keep both") == {"HOK-DRAW-05", "HOK-RULING-34", "HOK-DRAW-06"}
    # Three actions never suffice for two, so no way of counting ever allows it (HOK-RULING-06).
    turn = "turn: player 1, draw 2, both 1"
    state = toy(*HERE, turn, f"drawn: {X}, {Y}", draw_cap=cap)
    assert "HOK-DRAW-06" in cited(state, "keep both")


@pytest.mark.clause("HOK-DRAW-07", "HOK-TURN-07")
def test_a_public_card_is_taken_for_one_action():
    state = after(toy(*HERE, f"public: {X}, {Y}"), f"take {X}")
    assert [row.card for row in state.public] == [Y]
    assert (state.players[0].hand, state.left) == ((X,), 2)
    assert cited(state, f"take {X}") == {"HOK-DRAW-07"}


@pytest.mark.clause("HOK-DRAW-08", "HOK-RULING-12")
def test_a_card_with_any_piece_on_it_is_not_taken():
    state = toy(*HERE, f"public: {X} 2, {Y} 1")
    assert verdict(state, f"take {X}") == [f"a piece of player 2 lies on {X} [HOK-DRAW-08]"]
    assert cited(state, f"take {Y}") == {"HOK-DRAW-08", "HOK-RULING-12"}
    assert draws(state) == ["draw"]


@pytest.mark.clause("HOK-RULING-08", "HOK-END-02")
def test_a_deck_of_one_card_is_drawn_and_kept():
    state = after(toy(*HERE, "deck: 1"), "draw", f"deal {X}")
    assert (state.players[0].hand, state.deck, state.left) == ((X,), 0, 2)
    assert told(state) == [
        "the deck had one card, which is kept [HOK-RULING-08]",
        "player 1 emptied the deck [HOK-END-02]",
        "after this turn everybody has one more [HOK-END-04]",
    ]
    assert cited(state, "draw") == {"HOK-RULING-08"}


@pytest.mark.clause("HOK-RULING-09")
def test_two_last_cards_in_the_air_do_not_empty_the_deck():
    state = drawing("deck: 2")
    assert (state.deck, state.until) == (0, 0)
    assert after(state, f"keep {CHINA}").until == 0
    assert after(state, "keep both").until > 0


@pytest.mark.clause("HOK-RULING-11", "HOK-DISC-01")
def test_public_cards_are_never_refilled_and_discards_join_them():
    state = toy(*HERE, f"public: {X}", f"hand 1: {Y}")
    state = after(state, f"take {X}")
    assert state.public == ()
    state = after(state, f"discard {Y}")
    assert [row.card for row in state.public] == [Y]


@pytest.mark.clause("HOK-DISC-01", "HOK-RULING-13")
def test_only_a_card_of_the_hand_is_discarded():
    state = toy(*HERE, f"public: {X}", "hand 2: Kitami-Korea")
    assert cited(state, f"discard {X}") == {"HOK-DISC-01", "HOK-RULING-13"}
    assert cited(state, f"discard {KOREA}") == {"HOK-DISC-01", "HOK-RULING-13"}


@pytest.mark.clause("HOK-DISC-02", "HOK-TURN-05")
def test_two_discards_are_the_most():
    state = toy(*HERE, f"hand 1: {X}, {Y}, {CHINA}")
    state = after(state, f"discard {X}", f"discard {Y}")
    assert cited(state, f"discard {CHINA}") == {"HOK-DISC-02", "HOK-TURN-05"}


@pytest.mark.clause("HOK-RULING-13")
def test_a_discarded_card_may_be_claimed_or_taken_in_the_same_turn():
    state = after(toy("pieces 1: S 1, Japan 1", f"hand 1: {Y}"), f"discard {Y}")
    assert {f"claim {Y}", f"take {Y}"} <= set(may(state))
    assert after(state, f"claim {Y}").public[0].first == 0


@pytest.mark.clause("HOK-RULING-14")
def test_a_hand_has_no_limit_and_a_drawn_card_may_be_used_at_once():
    hand = "Sapporo-China, Sapporo-Korea, Kitami-Japan, Kitami-China, Kitami-Korea"
    state = toy("pieces 1: S 1, Japan 1", f"hand 1: {hand}", f"public: {Y}")
    state = after(state, f"take {Y}")
    assert len(state.players[0].hand) == 6
    assert after(state, f"reveal {Y}").players[0].revealed == (Y,)
    assert after(state, f"discard {Y}").public[0].card == Y


def test_a_move_that_is_no_move_is_refused():
    assert "is not a move; moves are: place PROVINCE" in refusal(
        hokkaido.notation.read_move, "fly S K"
    )
