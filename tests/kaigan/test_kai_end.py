"""The end of the game: every line of the last scoring, every tie, and who wins."""

import pytest
from kaigan_toy import read, scored, tiles, told

from japanboards import kaigan
from japanboards.core.game import scores
from japanboards.kaigan.rules.scoring import money_lines, travel_places
from japanboards.kaigan.rules.state import Player


def end(*lines, count=4, holder="red", **marked):
    """The game is over with this on the table."""
    dice = (6,) * (3 if count == 3 else 2)
    rest = [color for color in ("red", "yellow", "blue", "green")[:count] if color != holder]
    rows = "\n".join(f"row {row}: {color}" for row, color in enumerate((holder, *rest), 1))
    head = f"players: {count}\nround: 5\nphase: neutral\n{rows}"
    return scored(read("\n".join((head, tiles(**marked), *lines))), *dice)


def lines(state, seat, *clauses):
    """Points of a seat by some clauses."""
    ids = {f"KAI-END-{clause}" for clause in clauses}
    found = [x for x in kaigan.tally(state) if x.seat == seat and x.clause.id in ids]
    return sum(line.points for line in found)


def travel(*spaces):
    """Honor on Travel for discs on these spaces, by seat."""
    found = dict.fromkeys(range(len(spaces)), 0)
    for seat, points, _ in travel_places([Player(0, (), (), travel=at) for at in spaces]):
        found[seat] += points
    return list(found.values())


def money(*purses):
    """Honor for money, by seat."""
    found = dict.fromkeys(range(len(purses)), 0)
    for line in money_lines([Player(ryo, (), ()) for ryo in purses]):
        found[line.seat] += line.points
    return list(found.values())


@pytest.mark.clause("KAI-END-01", "KAI-FLOW-03", "KAI-GOAL-02", "KAI-END-17")
def test_after_round_5_the_game_is_over_and_the_most_honor_wins():
    state = end("blue: honor tiles 30")
    assert kaigan.to_move(state) is None
    assert kaigan.winners(state) == (2,)
    assert told(state)[-1] == "player 3 wins [KAI-END-17]"


@pytest.mark.clause("KAI-END-02", "KAI-RULING-45")
def test_artistic_and_government_count_once_at_the_end():
    state = end("red: artistic 4; government 3\nblue: government 1")
    assert [lines(state, seat, "02") for seat in range(4)] == [6, 0, 1, 0]
    assert all(player.ledger[4:] == (0,) * 5 for player in state.players)


@pytest.mark.clause(
    *("KAI-END-03", "KAI-END-04", "KAI-END-05", "KAI-END-06", "KAI-END-07", "KAI-END-08"),
    *("KAI-END-09", "KAI-RULING-35", "KAI-RULING-38", "KAI-RULING-39", "KAI-RULING-40"),
    "KAI-RULING-41",
)
@pytest.mark.parametrize(
    ("spaces", "honor"),
    [
        ((4, 3, 2, 1), [8, 5, 2, 0]),
        ((4, 4, 2, 1), [8, 8, 2, 0]),
        ((4, 4, 2, 2), [8, 8, 2, 2]),
        ((4, 4, 4, 1), [8, 8, 8, 2]),
        ((4, 3, 3, 1), [8, 5, 5, 0]),
        ((4, 3, 3, 3), [8, 5, 5, 5]),
        ((4, 3, 1, 1), [8, 5, 2, 2]),
        ((0, 0, 0, 0), [8, 8, 8, 8]),
        ((1, 0, 0), [8, 5, 5]),
        ((2, 2, 0), [8, 8, 2]),
        ((0, 1, 2), [2, 5, 8]),
    ],
)
def test_places_on_travel(spaces, honor):
    assert travel(*spaces) == honor


def test_the_clauses_of_travel_are_cited_one_by_one():
    state = end("red: travel 3\nyellow: travel 2\nblue: travel 1")
    cited = [str(line) for line in kaigan.tally(state) if "on Travel" in line.note]
    assert cited == [
        "+8 first on Travel, space 3 [KAI-END-03]",
        "+5 second on Travel, space 2 [KAI-END-04]",
        "+2 third on Travel, space 1 [KAI-END-05]",
    ]


@pytest.mark.clause("KAI-END-02", "KAI-END-05", "KAI-END-11", "KAI-END-13", "KAI-END-14")
def test_the_end_is_told_line_by_line():
    state = end(
        "red: 9 ryo; artistic 2; travel 3; surveyors Ezo Mutsu",
        "yellow: 5 ryo; government 2; travel 1; surveyors Sado",
        Mutsu="yellow 1 red 2",
        Ezo="red 1",
    )
    assert told(state) == [
        "the 6 is no column: nothing happens [KAI-P3-07]",
        "player 1: +2 Honor for Artistic 2 [KAI-END-02]",
        *(f"player {n}: +0 Honor for Artistic 0 [KAI-END-02]" for n in (2, 3, 4)),
        "player 2: +2 Honor for first on Government [KAI-END-02]",
        *(
            f"player {n}: +1 Honor for a tie for second on Government [KAI-END-02]"
            for n in (1, 3, 4)
        ),
        "player 1: +8 Honor for first on Travel, space 3 [KAI-END-03]",
        "player 2: +5 Honor for second on Travel, space 1 [KAI-END-04]",
        *(
            f"player {n}: +2 Honor for a tie for third on Travel, space 0 [KAI-END-05]"
            for n in (3, 4)
        ),
        "player 2: −3 Honor for least money, 5 Ryo [KAI-END-12]",
        *(f"player {n}: +5 Honor for a tie for most money, 20 Ryo [KAI-END-11]" for n in (3, 4)),
        "player 1: +2 Honor for 2 surveyors left [KAI-END-13]",
        "player 1: +1 Honor for 3 markers left [KAI-END-14]",
        "player 2: +1 Honor for 1 surveyor left [KAI-END-13]",
        "player 1: +1 Honor for the Quadrant Card [KAI-END-16]",
        "player 1 wins [KAI-END-17]",
    ]


@pytest.mark.clause("KAI-END-06", "KAI-END-07", "KAI-END-09")
def test_ties_on_travel_say_the_place():
    level = end("red: travel 3\nyellow: travel 3\nblue: travel 1")
    assert [str(line) for line in kaigan.tally(level) if "on Travel" in line.note] == [
        "+8 a tie for first on Travel, space 3 [KAI-END-06]",
        "+8 a tie for first on Travel, space 3 [KAI-END-06]",
        "+2 the place behind a tie for first on Travel, space 1 [KAI-END-07]",
    ]
    behind = end("red: travel 3\nyellow: travel 2\nblue: travel 2")
    assert [str(line) for line in kaigan.tally(behind) if "on Travel" in line.note][1:] == [
        "+5 a tie for second on Travel, space 2 [KAI-END-09]",
        "+5 a tie for second on Travel, space 2 [KAI-END-09]",
    ]


@pytest.mark.clause("KAI-ACT-18")
def test_honor_that_was_bought_says_how():
    state = read("red: honor flexible 8")
    assert "+8 bought with Flexible, 4 for 8 Ryo each time [KAI-ACT-18]" in [
        str(line) for line in kaigan.tally(state)
    ]


@pytest.mark.clause("KAI-END-10", "KAI-END-11", "KAI-END-12", "KAI-RULING-42")
@pytest.mark.parametrize(
    ("purses", "honor"),
    [
        ((9, 5, 4, 1), [5, 0, 0, -3]),
        ((9, 9, 4, 1), [5, 5, 0, -3]),
        ((9, 4, 1, 1), [5, 0, -3, -3]),
        ((3, 3, 3, 3), [2, 2, 2, 2]),
        ((3, 3, 2), [5, 5, -3]),
    ],
)
def test_the_richest_gain_and_the_poorest_lose(purses, honor):
    assert money(*purses) == honor


@pytest.mark.clause("KAI-RULING-23")
def test_honor_may_fall_below_zero():
    state = end("red: 1 ryo; travel 2\nyellow: 9 ryo; government 2; travel 1\n"
                "blue: 5 ryo; government 1; travel 3\ngreen: 0 ryo")  # fmt: skip
    assert scores(kaigan, state, 4)[3] == -3


@pytest.mark.clause("KAI-END-13", "KAI-END-14", "KAI-END-15", "KAI-RULING-43")
def test_k10_two_surveyors_and_seven_markers_are_five_honor():
    state = end("red: surveyors Mutsu Wakasa", Mutsu="red 3", Wakasa="red 3", Tango="red 1")
    assert (lines(state, 0, "13"), lines(state, 0, "14")) == (2, 3)


@pytest.mark.clause("KAI-END-13", "KAI-RULING-18")
def test_every_surveyor_counts_also_three_on_one_tile():
    assert lines(end("red: surveyors Mutsu Mutsu Mutsu"), 0, "13") == 3


@pytest.mark.clause("KAI-RULING-34")
def test_tiles_completed_in_round_5_are_scored_and_replaced_first():
    head = "round: 5\nphase: neutral\nquadrant: red\nred: surveyors Ezo Mutsu"
    state = scored(read(f"{head}\n{tiles(Ezo='red 2')}"), 6, 6)
    assert state.phase == "scoring"
    over = scored(state, draw=["Izumo"])
    assert (lines(over, 0, "13"), lines(over, 0, "14")) == (1, 0)
    assert all(site.room for site in over.map)


@pytest.mark.clause("KAI-END-16", "KAI-ACT-23")
@pytest.mark.parametrize("holder", ["red", "green"])
def test_the_quadrant_card_is_worth_1_honor(holder):
    state = end(holder=holder)
    seat = ("red", "yellow", "blue", "green").index(holder)
    assert [lines(state, s, "16") for s in range(4)] == [int(s == seat) for s in range(4)]


@pytest.mark.clause("KAI-END-18", "KAI-RULING-44")
def test_a_tie_in_honor_goes_to_whoever_has_more_money():
    # yellow and blue are level in Honor: blue has 5 for money, yellow 5 more from tiles
    state = end("red: 1 ryo\nyellow: 8 ryo; honor tiles 35\nblue: 9 ryo; honor tiles 30\n"
                "green: 5 ryo")  # fmt: skip
    points = scores(kaigan, state, 4)
    assert points[1] == points[2] == max(points)
    assert kaigan.winners(state) == (2,)
    assert told(state)[-1] == (
        "player 3 wins: level with player 2, but with more money: 9 Ryo [KAI-END-18]"
    )
    assert "KAI-END-17" not in {event.clause.id for event in state.news}
    assert str(kaigan.tally(state)[-1]) == (
        "+0 level with player 2, but with more money: 9 Ryo [KAI-END-18]"
    )


@pytest.mark.clause("KAI-END-18", "KAI-END-19")
def test_money_may_leave_several_winners_of_a_larger_tie():
    level = end("red: 8 ryo; honor tiles 34\nyellow: 9 ryo; honor tiles 30\n"
                "blue: 9 ryo; honor tiles 30\ngreen: 1 ryo")  # fmt: skip
    assert len(set(scores(kaigan, level, 4)[:3])) == 1
    assert told(level)[-2:] == [
        "player 2 and player 3 share the victory: level with player 1, but with more money: "
        "9 Ryo [KAI-END-18]",
        "player 2 and player 3 share the victory [KAI-END-19]",
    ]


def test_a_win_by_honor_does_not_speak_of_money():
    state = end("red: 30 ryo; honor tiles 3")
    assert told(state)[-1] == "player 1 wins [KAI-END-17]"
    assert "KAI-END-18" not in {event.clause.id for event in state.news}
    assert "KAI-END-18" not in {line.clause.id for line in kaigan.tally(state)}


@pytest.mark.clause("KAI-END-19")
def test_still_level_the_victory_is_shared():
    state = end("red: 0 ryo\nyellow: 9 ryo; honor tiles 30\nblue: 9 ryo; honor tiles 30")
    assert kaigan.winners(state) == (1, 2)
    assert told(state)[-1] == "player 2 and player 3 share the victory [KAI-END-19]"


def test_the_sheet_adds_up_to_the_honor_on_the_track_until_the_end():
    state = read("red: honor reputation 2 flexible 4 tiles 3 travel 6 artistic 1 first 2 second 1")
    assert scores(kaigan, state, 4) == (19, 0, 0, 0)
    assert state.players[0].honor == 19
