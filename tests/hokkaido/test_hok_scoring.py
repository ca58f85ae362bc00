"""The score sheet: cards at the end, regions, and who wins."""

import random

import pytest
from hokkaido_toy import X, Y, after, points, real, told, toy

from japanboards import hokkaido
from japanboards.core.game import playout
from japanboards.hokkaido.rules.scoring import (
    longest_route,
    on_board,
    region_points,
    totals_of,
    winner_news,
    winners,
)

LAST = ("turn: player 1, draw 1, take 1", "turns: 2", "until: 4")
OVER = ("turn: over", "turns: 4", "until: 4")


def cards_counted(*lines):
    """Points of player 1 for cards, after the own last turn."""
    before = toy(*LAST, "pieces 2: K 1", *lines)
    state = after(before, "grow S")
    return points(state)[0] - points(before)[0], told(state)


@pytest.mark.clause(
    "HOK-GEN-02", "HOK-CLAIM-06", "HOK-SCORE-03", "HOK-SCORE-09", "HOK-CLAIM-02", "HOK-CLAIM-04"
)
def test_hc_07_a_public_card_pays_the_number_under_the_piece():
    chain = "pieces 1: S 1, a 1, K 1"
    assert cards_counted(chain, f"public: {X} 1 2")[0] == 5
    assert cards_counted(chain, f"public: {X} 2 1")[0] == 3
    assert cards_counted(chain, f"public: {X}")[0] == 0


@pytest.mark.clause("HOK-SCORE-04", "HOK-CLAIM-06")
def test_without_control_a_public_card_pays_nothing():
    gained, news = cards_counted("pieces 1: S 1, K 1", f"public: {X} 1")
    assert gained == 0
    assert news == [f"player 1 lacks the route {X}: +0 [HOK-SCORE-04]"]


@pytest.mark.clause("HOK-SCORE-05", "HOK-SCORE-06", "HOK-REV-06")
def test_hc_08_a_revealed_card_pays_again_if_it_is_still_held():
    held, news = cards_counted("pieces 1: S 1, a 1, K 1", f"revealed 1: {X}")
    assert (held, news) == (3, [f"player 1 keeps the route {X}: +3 [HOK-SCORE-05]"])
    lost, news = cards_counted("pieces 1: S 1, K 1", f"revealed 1: {X}")
    assert (lost, news) == (0, [f"player 1 lacks the route {X}: +0 [HOK-SCORE-06]"])


@pytest.mark.clause("HOK-SCORE-07", "HOK-SCORE-08")
def test_hc_09_cards_in_hand_pay_or_cost_the_higher_number():
    gained, _ = cards_counted("pieces 1: S 1, a 1, K 1", f"hand 1: {X}, {Y}")
    assert gained == 5 - 4
    gained, news = cards_counted("pieces 1: S 1", f"hand 1: {X}, {Y}")
    assert gained == -9
    assert news == [
        f"player 1 lacks the route {Y}: −4 [HOK-SCORE-08]",
        f"player 1 lacks the route {X}: −5 [HOK-SCORE-08]",
    ]


@pytest.mark.clause("HOK-RULING-28")
def test_hc_09_scores_may_be_negative():
    before = toy(
        *LAST, "pieces 1: S 1", "pieces 2: K 1", f"hand 1: {X}, {Y}", "revealed 1: Kitami-Japan"
    )
    assert points(before)[0] == 3
    assert points(after(before, "grow S"))[0] == -6


@pytest.mark.clause("HOK-SCORE-09", "HOK-SCORE-07")
def test_a_sea_route_in_hand_needs_city_and_country():
    assert cards_counted("pieces 1: S 1, Japan 1", f"hand 1: {Y}")[0] == 4
    assert cards_counted("pieces 1: S 1, At Sea 1", f"hand 1: {Y}")[0] == -4


# --- regions ---


@pytest.mark.clause(
    "HOK-REG-02",
    "HOK-REG-03",
    "HOK-REG-04",
    "HOK-REG-05",
    "HOK-REG-06",
    "HOK-RULING-29",
    "HOK-RULING-30",
)
@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((3, 0), (4, 0)),
        ((3, 1), (4, 3)),
        ((2, 2), (0, 0)),
        ((0, 0), (0, 0)),
        ((3, 0, 0), (4, 0, 0)),
        ((1, 3, 2), (0, 4, 3)),
        ((3, 1, 1), (4, 2, 2)),
        ((2, 2, 1), (2, 2, 0)),
        ((2, 2, 0), (2, 2, 0)),
        ((1, 1, 1), (0, 0, 0)),
        ((4, 3, 2, 1), (4, 3, 0, 0)),
        ((4, 1, 1, 1), (4, 0, 0, 0)),
        ((2, 2, 2, 1), (0, 0, 0, 0)),
        ((2, 2, 1, 1), (2, 2, 0, 0)),
        ((2, 2, 2, 2), (0, 0, 0, 0)),
    ],
)
def test_the_table_of_region_points(counts, paid):
    assert tuple(gained for gained, _ in region_points(counts)) == paid


@pytest.mark.clause("HOK-RULING-30")
@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((2, 2, 1), (2, 2, 3)),
        ((2, 2, 1, 1), (2, 2, 2, 2)),
        ((2, 2, 2, 1), (0, 0, 0, 3)),
        ((2, 2), (0, 0)),
        ((3, 2, 1), (4, 3, 0)),
    ],
)
def test_the_option_pays_the_next_player_as_second(counts, paid):
    assert tuple(gained for gained, _ in region_points(counts, True)) == paid


@pytest.mark.clause("HOK-REG-01", "HOK-SCORE-02", "HOK-RULING-31", "HOK-GEN-02")
def test_pieces_in_the_provinces_of_a_region_count_and_no_others():
    state = toy(*OVER, "pieces 1: S 2, Japan 1, At Sea 1", "pieces 2: a 1, K 1", f"public: {X} 1")
    assert points(state) == (4 + 2, 3 + 4)
    assert regions(state) == [
        "+4 South: 2 pieces, the most [HOK-REG-02]",
        "+0 North: no pieces [HOK-REG-01]",
        "+3 South: 1 piece, the second most [HOK-REG-03]",
        "+4 North: 1 piece, the most [HOK-REG-02]",
    ]


def regions(state):
    """The lines of the sheet about regions."""
    return [str(line) for line in hokkaido.tally(state) if "HOK-REG" in line.clause.id]


@pytest.mark.clause("HOK-REG-04", "HOK-REG-05", "HOK-REG-06")
def test_the_sheet_says_who_was_first_second_and_tied():
    state = toy(*OVER, "pieces 1: S 1", "pieces 2: a 1")
    assert regions(state)[0] == "+0 South: 1 piece, tied for the most [HOK-REG-04]"
    three = ("turn: over", "turns: 6", "until: 6")
    state = toy(*three, "pieces 1: S 2, K 1", "pieces 2: S 1, K 1", "pieces 3: a 1, K 1")
    assert regions(state) == [
        "+4 South: 2 pieces, the most [HOK-REG-02]",
        "+0 North: 1 piece, tied for the most [HOK-REG-06]",
        "+2 South: 1 piece, tied for the second most [HOK-REG-05]",
        "+0 North: 1 piece, tied for the most [HOK-REG-06]",
        "+2 South: 1 piece, tied for the second most [HOK-REG-05]",
        "+0 North: 1 piece, tied for the most [HOK-REG-06]",
    ]
    state = toy(*three, "pieces 1: S 2", "pieces 2: S 2", "pieces 3: a 1")
    assert regions(state)[-2] == "+0 South: 1 piece, too few [HOK-REG-01]"


@pytest.mark.clause("HOK-SCORE-02", "HOK-REG-02", "HOK-REG-03")
def test_the_last_turn_tells_what_each_region_brings():
    state = toy(
        *("turn: player 2, draw 1, take 1", "turns: 3", "until: 4", "scored 1: none"),
        *("pieces 1: S 1, b 1", "pieces 2: K 1"),
    )
    assert told(after(state, "grow K")) == [
        "all last turns are over: the regions are counted [HOK-SCORE-02]",
        "South: player 1 gets 4 points for 1 piece [HOK-REG-02]",
        "North: player 1 gets 3 points for 1 piece [HOK-REG-03]",
        "North: player 2 gets 4 points for 2 pieces [HOK-REG-02]",
        "player 1 wins with 7 points [HOK-WIN-01]",
        "the game is over [HOK-END-05]",
    ]


@pytest.mark.clause("HOK-GEN-01", "HOK-GEN-02")
def test_the_three_sources_of_points_stand_on_the_sheet():
    state = toy(
        *OVER,
        "pieces 1: S 1, a 1, K 1",
        f"public: {X} 1",
        "revealed 1: Sapporo-Korea",
        f"scored 1: {X} 5, Sapporo-Korea 0",
        "scored 2: none",
    )
    sheet = {line.clause.id: 0 for line in hokkaido.tally(state)}
    for line in hokkaido.tally(state):
        sheet[line.clause.id] += line.points
    assert sheet == {
        "HOK-CLAIM-02": 2,
        "HOK-REV-04": 1,
        "HOK-SCORE-03": 5,
        "HOK-SCORE-04": 0,
        "HOK-SCORE-05": 0,
        "HOK-SCORE-06": 0,
        "HOK-SCORE-07": 0,
        "HOK-SCORE-08": 0,
        "HOK-REG-01": 0,
        "HOK-REG-02": 8,
    }
    assert "+0 revealed, not held: Sapporo-Korea [HOK-SCORE-06]" in map(str, hokkaido.tally(state))


@pytest.mark.clause("HOK-SCORE-01", "HOK-SCORE-02", "HOK-SCORE-04", "HOK-RULING-27")
def test_in_the_last_round_the_sheet_says_what_is_not_counted_yet():
    state = toy(*LAST, "pieces 1: S 1", "pieces 2: K 1", f"public: {X} 1", f"hand 2: {Y}")
    assert not [line for line in hokkaido.tally(state) if "not counted" in line.note]
    lines = list(map(str, hokkaido.tally(after(state, "grow S"))))
    assert lines == [
        f"+2 first claims: {X} [HOK-CLAIM-02]",
        "+0 reveals: none [HOK-REV-04]",
        "+0 public, held: none [HOK-SCORE-03]",
        f"+0 public, not held: {X} [HOK-SCORE-04]",
        "+0 revealed, held: none [HOK-SCORE-05]",
        "+0 revealed, not held: none [HOK-SCORE-06]",
        "+0 hand, held: none [HOK-SCORE-07]",
        "+0 hand, not held: none [HOK-SCORE-08]",
        "+0 regions: not counted yet [HOK-SCORE-02]",
        "+0 first claims: none [HOK-CLAIM-02]",
        "+0 reveals: none [HOK-REV-04]",
        "+0 public, held: not counted yet [HOK-SCORE-03]",
        "+0 public, not held: not counted yet [HOK-SCORE-04]",
        "+0 revealed, held: not counted yet [HOK-SCORE-05]",
        "+0 revealed, not held: not counted yet [HOK-SCORE-06]",
        "+0 hand, held: not counted yet [HOK-SCORE-07]",
        "+0 hand, not held: not counted yet [HOK-SCORE-08]",
        "+0 regions: not counted yet [HOK-SCORE-02]",
    ]


def test_points_are_what_the_sheet_adds_up_to_and_every_player_has_the_same_rows():
    for seed in range(12):
        start = hokkaido.new_game(2 + seed % 3, turn_cap=24)
        for _, _, state in playout(hokkaido, start, random.Random(seed)):
            lines = hokkaido.tally(state)
            rows = [[line for line in lines if line.seat == seat] for seat in range(state.seats)]
            assert len({len(own) for own in rows}) == 1
            assert totals_of(state) == [sum(line.points for line in own) for own in rows]


# --- the winner ---


@pytest.mark.clause("HOK-WIN-01")
def test_the_most_points_win():
    assert winners(toy(*OVER, "pieces 1: S 2", "pieces 2: a 1")) == (0,)


def test_a_win_with_one_point_is_told_as_that():
    held = (f"hand 1: {X}, {Y}", f"scored 1: {X} 5, {Y} -4", "scored 2: none")
    state = toy(*OVER, "pieces 1: S 1, a 1, K 1", "pieces 2: S 1, a 1, K 1", *held)
    assert points(state) == (1, 0)
    assert list(map(str, winner_news(state))) == ["player 1 wins with 1 point [HOK-WIN-01]"]


@pytest.mark.clause("HOK-WIN-02", "HOK-RULING-32")
def test_among_equals_fewer_pieces_on_the_board_win():
    state = toy(*OVER, "pieces 1: S 1, Japan 1", "pieces 2: K 1", f"public: {X} 1, {Y} 2")
    assert points(state) == (6, 6)
    assert [on_board(state, seat) for seat in (0, 1)] == [2, 1]
    assert winners(state) == (1,)
    state = toy(*OVER, "pieces 1: S 1, At Sea 1", "pieces 2: K 1, China 1")
    assert winners(state) == (0, 1)


@pytest.mark.clause("HOK-WIN-03", "HOK-RULING-33")
def test_equals_in_everything_but_the_route_and_equals_in_all():
    table = (*OVER, "players: 2", "pieces 1: S 1, a 1, K 1, b 1", "pieces 2: S 1, a 1, K 1, b 1")
    state = toy(*table, f"public: {X} 2, {Y} 1")
    assert points(state) == (2, 2)
    assert [longest_route(state, seat) for seat in (0, 1)] == [0, 3]
    assert winners(state) == (1,)
    assert winners(toy(*table)) == (0, 1)


@pytest.mark.clause("HOK-RULING-33")
def test_length_is_that_of_the_shortest_chain_of_own_provinces():
    state = real(
        "turn: over",
        "turns: 4",
        "until: 4",
        "pieces 1: Kamikawa 1, Yubetsu 1, Tokoro 1, Kato 1, Ashoro 1, Kushiro 1, Japan 1",
        "hand 1: Asahikawa-Kitami*, Kushiro-Japan*",
        "public: Asahikawa-Kushiro 1",
    )
    assert longest_route(state, 0) == 3
    state = real(
        "turn: over",
        "turns: 4",
        "until: 4",
        "pieces 1: Kushiro 1, Japan 1",
        "revealed 1: Kushiro-Japan",
    )
    assert longest_route(state, 0) == 1
    assert longest_route(state, 1) == 0


def ending(one, two, *lines):
    """What is told of the winner when player 2 ends the game by growing in K."""
    state = toy(
        *("turn: player 2, draw 1, take 1", "turns: 3", "until: 4", "scored 1: none"),
        *(f"pieces 1: {one}", f"pieces 2: {two}", *lines),
    )
    state = after(state, "grow K")
    breaks = [str(line) for line in hokkaido.tally(state) if "HOK-WIN" in line.clause.id]
    assert points(state)[0] == points(state)[1]
    return [text for text in told(state) if "HOK-WIN" in text or "RULING-33" in text], breaks


@pytest.mark.clause("HOK-WIN-01", "HOK-WIN-02")
def test_a_tie_that_pieces_break_is_told_and_stands_on_the_sheet():
    news, lines = ending("S 1, K 2, At Sea 1", "S 1, K 1")
    assert news == [
        "player 1 and player 2 have the most points, 0 each [HOK-WIN-01]",
        "player 2 wins with fewer pieces on the board, 2 [HOK-WIN-02]",
    ]
    assert lines == [
        "+0 tie for the most points, pieces on the board: 3 [HOK-WIN-02]",
        "+0 tie for the most points, pieces on the board: 2 [HOK-WIN-02]",
    ]


@pytest.mark.clause("HOK-WIN-03", "HOK-RULING-33")
def test_a_tie_that_routes_break_or_do_not_is_told():
    table = (*OVER, "players: 2", "pieces 1: S 1, a 1, K 1, b 1", "pieces 2: S 1, a 1, K 1, b 1")
    state = toy(*table, f"public: {X} 2, {Y} 1")
    assert list(map(str, winner_news(state))) == [
        "player 1 and player 2 have the most points, 2 each [HOK-WIN-01]",
        "player 1 and player 2 have the fewest pieces on the board, 4 each [HOK-WIN-02]",
        "player 2 wins with the longest route, over 3 provinces [HOK-WIN-03]",
    ]
    assert [str(line) for line in hokkaido.tally(state) if line.clause.id == "HOK-WIN-03"] == [
        "+0 tie for the most points, provinces on the longest route: 0 [HOK-WIN-03]",
        "+0 tie for the most points, provinces on the longest route: 3 [HOK-WIN-03]",
    ]
    assert [str(event) for event in winner_news(toy(*table))][-1] == (
        "player 1 and player 2 have equally long routes and share the win [HOK-RULING-33]"
    )
