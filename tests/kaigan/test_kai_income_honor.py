"""Phases 5 and 6 and the end of a round: income, honor, ties on Government, the reset."""

import random

import pytest
from kaigan_toy import players, read, scored, told

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.kaigan.rules.scoring import government_places
from japanboards.kaigan.rules.state import Player

# The printed example. On this board the numbers 3, 5 and 7 are spaces 1, 2 and 3.
EXAMPLE = (
    "red: 0 ryo; artistic 2; government 2\nyellow: 0 ryo; artistic 1; government 3\n"
    "blue: 0 ryo; artistic 3; government 2\ngreen: 0 ryo; artistic 1; government 1"
)


def after_round(number, lines=EXAMPLE):
    """A round without complete tiles ends here."""
    return scored(read(f"round: {number}\nphase: neutral\n{lines}"), 6, 6)


@pytest.mark.clause("KAI-P5-01", "KAI-P5-04", "KAI-GOAL-01")
def test_k06_income_is_the_number_at_artistic_plus_the_number_at_government():
    state = after_round(1)
    assert players(state, "ryo") == [7, 8, 8, 4]
    assert told(state)[1:5] == [
        "income of player 1: 2 for Artistic + 5 for Government = 7 Ryo [KAI-P5-01]",
        "income of player 2: 1 for Artistic + 7 for Government = 8 Ryo [KAI-P5-01]",
        "income of player 3: 3 for Artistic + 5 for Government = 8 Ryo [KAI-P5-01]",
        "income of player 4: 1 for Artistic + 3 for Government = 4 Ryo [KAI-P5-01]",
    ]


@pytest.mark.clause("KAI-P5-03", "KAI-FLOW-03")
def test_k06_in_round_5_there_is_no_income():
    assert players(after_round(5), "ryo") == [0] * 4


@pytest.mark.clause("KAI-P6-01", "KAI-FLOW-04")
@pytest.mark.parametrize("number", [1, 3])
def test_rounds_1_and_3_have_no_honor_phase_and_no_reset(number):
    state = after_round(number)
    assert players(state, "honor") == [0] * 4
    assert players(state, "government") == [2, 3, 2, 1]


@pytest.mark.clause("KAI-P6-02", "KAI-P6-08", "KAI-FLOW-04")
@pytest.mark.parametrize("number", [2, 4])
def test_k07_honor_is_the_number_at_artistic(number):
    ledgers = players(after_round(number), "ledger")
    assert [ledger[4] for ledger in ledgers] == [2, 1, 3, 1]


def government(*spaces):
    """Honor on Government for discs on these spaces, by seat."""
    seats = [Player(0, (), (), government=at) for at in spaces]
    found = dict.fromkeys(range(len(spaces)), 0)
    for seat, points, _ in government_places(seats):
        found[seat] += points
    return list(found.values())


@pytest.mark.clause("KAI-P6-03", "KAI-P6-06", "KAI-P6-07", "KAI-P6-09")
def test_k08_one_leader_and_two_tied_for_second_then_the_reset():
    lines = (
        "red: artistic 2; government 2; travel 1\nyellow: government 2\n"
        "blue: government 3\ngreen: government 1"
    )
    state = after_round(2, lines)
    assert [sum(ledger[5:]) for ledger in players(state, "ledger")] == [1, 1, 2, 0]
    assert players(state, "government") == [0] * 4
    assert (state.players[0].artistic, state.players[0].travel) == (2, 1)
    news = told(state)
    assert "all Government discs go back to 0 [KAI-P6-07]" in news
    assert "honor of player 3: 2 for first on Government [KAI-P6-03]" in news
    assert "honor of player 1: 1 for a tie for second on Government [KAI-P6-06]" in news
    sheet = [str(line) for line in kaigan.tally(state) if line.seat in (0, 2) and line.points]
    assert "+1 a tie for second on Government [KAI-P6-06]" in sheet
    assert "+2 first on Government [KAI-P6-03]" in sheet


@pytest.mark.clause("KAI-P5-01", "KAI-P6-02", "KAI-P6-03", "KAI-P6-06", "KAI-EOR-03")
def test_the_end_of_a_round_is_told_line_by_line():
    assert told(after_round(2)) == [
        "the 6 is no column: nothing happens [KAI-P3-07]",
        "income of player 1: 2 for Artistic + 5 for Government = 7 Ryo [KAI-P5-01]",
        "income of player 2: 1 for Artistic + 7 for Government = 8 Ryo [KAI-P5-01]",
        "income of player 3: 3 for Artistic + 5 for Government = 8 Ryo [KAI-P5-01]",
        "income of player 4: 1 for Artistic + 3 for Government = 4 Ryo [KAI-P5-01]",
        "honor of player 1: 2 for Artistic [KAI-P6-02]",
        "honor of player 2: 1 for Artistic [KAI-P6-02]",
        "honor of player 3: 3 for Artistic [KAI-P6-02]",
        "honor of player 4: 1 for Artistic [KAI-P6-02]",
        "honor of player 2: 2 for first on Government [KAI-P6-03]",
        "honor of player 1: 1 for a tie for second on Government [KAI-P6-06]",
        "honor of player 3: 1 for a tie for second on Government [KAI-P6-06]",
        "all Government discs go back to 0 [KAI-P6-07]",
        "round 3 begins: player 1 holds the Quadrant Card [KAI-EOR-03]",
    ]


@pytest.mark.clause("KAI-P6-05")
def test_a_tie_for_first_on_government_is_told_and_stands_on_the_sheet():
    state = after_round(4, "red: government 2\nyellow: government 2\nblue: 0 ryo")
    assert "honor of player 1: 2 for a tie for first on Government [KAI-P6-05]" in told(state)
    sheet = [str(line) for line in kaigan.tally(state) if line.seat == 1 and line.points]
    assert sheet == ["+2 a tie for first on Government [KAI-P6-05]"]


@pytest.mark.clause("KAI-P6-05", "KAI-P6-10")
@pytest.mark.parametrize("others", [(1, 1), (2, 1), (1, 2), (0, 2)])
def test_k09_a_tie_for_first_pays_2_each_and_nothing_for_second(others):
    red, blue = others
    assert government(red, 3, blue, 3) == [0, 2, 0, 2]


@pytest.mark.clause("KAI-P6-03", "KAI-P6-04", "KAI-P6-06", "KAI-RULING-35", "KAI-RULING-36")
@pytest.mark.parametrize(
    ("spaces", "honor"),
    [
        ((5, 3, 2, 1), [2, 1, 0, 0]),
        ((5, 3, 1, 1), [2, 1, 0, 0]),
        ((5, 3, 3, 3), [2, 1, 1, 1]),
        ((5, 5, 5, 1), [2, 2, 2, 0]),
        ((0, 0, 0, 0), [2, 2, 2, 2]),
        ((4, 0, 0, 0), [2, 1, 1, 1]),
        ((0, 0, 0), [2, 2, 2]),
        ((1, 2, 0), [1, 2, 0]),
    ],
)
def test_places_on_government(spaces, honor):
    assert government(*spaces) == honor


@pytest.mark.clause("KAI-RULING-37", "KAI-P5-02", "KAI-FLOW-02")
def test_income_comes_before_the_reset_and_falls_after_it():
    state = after_round(2)
    assert players(state, "ryo") == [7, 8, 8, 4]
    news = told(state)
    paid = max(at for at, line in enumerate(news) if "KAI-P5-01" in line)
    assert paid < news.index("all Government discs go back to 0 [KAI-P6-07]")
    again = scored(read("round: 3\nphase: neutral\nred: 0 ryo; artistic 2"), 6, 6)
    assert again.players[0].ryo == 2


@pytest.mark.clause("KAI-EOR-01", "KAI-EOR-02", "KAI-EOR-03", "KAI-P1-01", "KAI-ACT-21")
def test_a_round_ends_with_claims_at_home_and_the_quadrant_holder_opens_the_next():
    rows = "row 1: blue\nrow 2: red\nrow 3: yellow\nrow 4: green"
    state = scored(read(f"phase: neutral\n{rows}"), 6, 6)
    assert (state.claims, state.round, state.seat) == ((-1,) * 4, 2, 2)
    assert (state.phase, state.quadrant) == ("cards", 2)
    assert told(state)[-1] == "round 2 begins: player 3 holds the Quadrant Card [KAI-EOR-03]"


def test_what_money_brings_at_the_end_is_told_when_the_last_round_begins():
    state = scored(read("round: 4\nphase: neutral"), 6, 6)
    last = "it is the last round: after it the most money brings 5 Honor, the least costs 3"
    assert told(state)[-1] == f"{last} [KAI-END-10]"
    assert last not in str(told(scored(read("round: 3\nphase: neutral"), 6, 6)))


@pytest.mark.clause("KAI-FLOW-01", "KAI-END-01")
def test_a_game_has_five_rounds():
    rounds = [after.round for _, _, after in playout(kaigan, kaigan.new_game(3), random.Random(1))]
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)


def test_the_small_version_pays_income_and_honor_after_its_second_round():
    state = scored(read(f"board: small\nround: 2\nphase: neutral\n{EXAMPLE}"), 6, 6)
    assert players(state, "ryo") == [7, 8, 8, 4]
    assert players(state, "government") == [0] * 4
    assert players(state, "honor") == [3, 3, 4, 1]
    over = scored(read("board: small\nround: 4\nphase: neutral"), 6, 6)
    assert over.phase == "over"
