"""Money is secret: what a seat sees, what may be supposed, and when it is counted."""

import random

import pytest
from kaigan_toy import acting, after, players, read, scored, told

from japanboards import kaigan
from japanboards.core.secrets import HIDDEN

TABLE = read("red: 7 ryo\nyellow: 8 ryo\nblue: 9 ryo\ngreen: 10 ryo")


@pytest.mark.clause("KAI-SET-07", "KAI-RULING-46")
def test_a_seat_sees_its_own_money_and_nobody_elses():
    assert players(kaigan.view(TABLE, 2), "ryo") == [HIDDEN, HIDDEN, 9, HIDDEN]


@pytest.mark.clause("KAI-SET-07")
def test_nothing_else_is_hidden():
    seen = kaigan.view(TABLE, 0)
    for field in ("map", "pile", "grid", "claims", "quadrant", "dice"):
        assert getattr(seen, field) == getattr(TABLE, field)
    assert players(seen, "cards") == players(TABLE, "cards")


@pytest.mark.clause("KAI-RULING-46")
def test_at_an_open_table_everybody_sees_all_money():
    table = read("options: open_money=True\nred: 7 ryo")
    assert kaigan.view(table, 1) == table


@pytest.mark.clause("KAI-SET-07")
def test_at_the_end_all_money_is_counted_openly():
    over = scored(read("round: 5\nphase: neutral\nred: 7 ryo"), 6, 6)
    assert kaigan.view(over, 3) == over


def test_a_supposed_position_keeps_what_the_seat_sees():
    rng = random.Random(5)
    seen = kaigan.view(TABLE, 1)
    for _ in range(20):
        other = kaigan.resample(seen, 1, rng)
        assert kaigan.view(other, 1) == seen
        assert all(0 <= ryo <= 40 for ryo in players(other, "ryo"))
        assert other.players[1].ryo == 8


def test_supposed_money_takes_many_values():
    rng = random.Random(5)
    seen = kaigan.view(TABLE, 1)
    assert len({kaigan.resample(seen, 1, rng).players[0].ryo for _ in range(200)}) > 30


@pytest.mark.clause("KAI-RULING-46")
def test_who_watches_every_payment_knows_all_money():
    """The log tells each payment and income, so that a perfect rememberer can add them up."""
    state = acting("flexible", "red: 20 ryo; artistic 1")
    move = kaigan.notation.read_move("flexible travel")
    assert kaigan.notation.tell(state, move) == "Player 1 pays 3 Ryo for a step on Travel, to 1."
    paid = scored(read("phase: neutral\nred: 17 ryo; artistic 1"), 6, 6)
    assert "income of player 1: 1 for Artistic + 0 for Government = 1 Ryo [KAI-P5-01]" in told(paid)
    assert after(state, "flexible travel").players[0].ryo + 1 == paid.players[0].ryo


def test_neither_the_picture_nor_the_log_of_another_seat_tells_the_money():
    scene = kaigan.scene.scene(kaigan.view(TABLE, 0), 0)
    words = [mark.text for mark in scene.marks if mark.id.startswith("money:")]
    assert words == ["7", "?", "?", "?"]


def test_during_play_the_score_sheet_says_nothing_of_money():
    assert not [line for line in kaigan.tally(TABLE) if "money" in line.note]


def test_a_view_can_be_noted_and_read_back():
    seen = kaigan.view(TABLE, 0)
    assert kaigan.notation.read(kaigan.notation.write(seen)) == seen
