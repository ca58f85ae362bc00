"""What a position promises: bots that ask for it play better."""

import random
from functools import partial

import pytest
from kanagawa_toy import after, lesson, read, working

from japanboards import kanagawa
from japanboards.bots import choose_at_random, choose_greedily
from japanboards.core.game import CHANCE, roll, scores
from japanboards.kanagawa.heuristics import boundary, estimate, fitted, reasons, sharp_estimate
from japanboards.kanagawa.rules.painting import in_next_reach, most_together

LEFT = "left landscapes-A landscapes-B landscapes-C"  # so that equal icons promise no diploma
BETTER = [  # a player with more to hope for, and one with less
    (f"forest; studio G05; {LEFT}", f"forest; studio G02; {LEFT}"),  # another landscape
    ("forest; studio G05 R07 G14", "forest; studio G05 R07"),  # one more brush
    ("forest; hand G01; fresh 1", "forest; hand G04; fresh 1"),  # a card that can be painted
    ("forest; print G04 G07", "forest; print G04 G17"),  # two trees of three
    ("forest; print G01 G04 G07", "forest; print G01 G04 G07; left trees-A trees-B trees-C"),
    ("forest; storms 1", "forest"),
]


@pytest.mark.parametrize(("more", "less"), BETTER)
def test_a_position_that_promises_more_is_worth_more(more, less):
    assert estimate(working(more), 0) > estimate(working(less), 0)


@pytest.mark.parametrize(("more", "less"), BETTER[:-1])
def test_so_it_is_to_a_sharp_search(more, less):
    assert fitted(working(more), 0) > fitted(working(less), 0)


def test_a_sharp_search_hopes_more_of_a_brush_and_less_of_a_print_under_way():
    def gain(estimate, more, less):
        return estimate(working(more), 0) - estimate(working(less), 0)

    brush, trees = BETTER[1], BETTER[4]
    assert gain(fitted, *brush) > gain(estimate, *brush)
    assert gain(fitted, *trees) < gain(estimate, *trees)


def test_a_sharp_search_knows_that_the_grand_master_goes_on():
    state = working("forest", table="assistant: player 2")
    assert fitted(state, 1) < fitted(read("step: work\nassistant: player 1"), 1)


@pytest.mark.parametrize(("board", "hopes"), [("small", fitted), ("school", estimate)])
def test_what_was_fitted_to_short_games_is_asked_in_short_games_only(board, hopes):
    state = kanagawa.new_game(2, board=board)
    assert sharp_estimate(state, 0) == hopes(state, 0)
    assert fitted(state, 0) != estimate(state, 0)


def test_a_studio_is_worth_less_the_less_is_left_to_play():
    def gain(cards):
        studios = [working(f"forest; print {cards}; {LEFT}{more}") for more in ("", "; studio G05")]
        return estimate(studios[1], 0) - estimate(studios[0], 0)

    early, late = gain("B01"), gain("B01 B02 B03 B04 B05 B06 B07 B08 B09 B10")
    assert 0 < late < early / 2


def test_the_assistant_promises_the_grand_master():
    state = working("forest", table="assistant: player 2")
    assert estimate(state, 1) > estimate(read("step: work\nassistant: player 1"), 1)


def test_a_longer_column_promises_more_and_so_does_staying():
    one, two = lesson("G01, B05"), lesson("G01 B01, B05 blue", "row: 2")
    assert estimate(two, 0) > estimate(one, 0)
    assert estimate(after(one, "pass"), 0) > estimate(one, 0)


def test_positions_are_compared_when_a_round_begins():
    assert boundary(lesson("G01, B05"))
    assert not boundary(after(lesson("G01, B05"), "pass"))
    assert not boundary(working("forest"))


def test_a_greedy_bot_beats_random_play_by_far():
    totals = [0, 0]
    for seed in range(4):
        rng, state = random.Random(seed), kanagawa.new_game(2, board="small", first=seed % 2)
        while (seat := kanagawa.to_move(state)) is not None:
            bot = (choose_greedily, choose_at_random)[seat]
            move = (
                roll(kanagawa, state, rng)
                if seat == CHANCE
                else bot(kanagawa, kanagawa.view(state, seat), seat, rng)
            )
            state = kanagawa.apply(state, move)
        totals = [sum(pair) for pair in zip(totals, scores(kanagawa, state, 2), strict=True)]
    assert totals[0] > totals[1] + 20


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            lesson("G01, R05"),
            "pass",
            "a column then has 2 cards, not 1, but player 2 may take one before that",
        ),
        (
            after(lesson("G01, R05"), "pass"),
            "pass",
            "a column then has 2 cards, not 1, and nobody can take one before that",
        ),
        (lesson("G01, R05"), "take 1", "of its cards you can paint the tree"),
        (
            read("school: G01 B05, R05 red\nrow: 2\nplayer 1: forest; brushes 1\nplayer 2: ocean"),
            "take 1",
            "of its cards you can paint the tree or the crane",
        ),
        (
            working("forest; hand G01; brushes 1"),
            "place forest",
            "with that you can paint the tree",
        ),
        (
            working("forest; hand B02; brushes 1"),
            "place forest",
            "a brush stands ready for a forest of the next cards",
        ),
    ],
)
def test_what_speaks_for_a_step_is_said_as_a_player_says_it(state, move, said):
    move = kanagawa.notation.read_move(move)
    assert reasons(state, state.seat, move) == [said]


def most_painted(state, cards):
    """How many of these cards can be painted in this work without a new card for the studio."""
    if state.asked:
        return most_painted(kanagawa.apply(state, kanagawa.Leave(state.asked[0])), cards)
    best = sum(card in state.painters[0].print for card in cards)
    for move in kanagawa.legal_moves(state):
        if isinstance(move, kanagawa.Place | kanagawa.Shift | kanagawa.Print):
            best = max(best, most_painted(kanagawa.apply(state, move), cards))
    return best


@pytest.mark.parametrize(
    "desk",
    [
        "forest; brushes 1",
        "forest; studio G02",
        "forest; studio G02 G05; fresh 1",
        "forest; studio G18 G05; fresh 2; brushes 0",
        "forest; studio G18 G05; fresh 1 2; brushes 0",
    ],
)
@pytest.mark.parametrize("cards", ["G01 B05", "G01 G04", "G12 G01", "G01 B05 G04"])
def test_as_many_cards_can_be_painted_as_a_hint_says(desk, cards):
    names = cards.split()
    state = working(f"{desk}; hand {cards}")
    painter, board = state.painters[0], state.board
    needs = [board.cards[name].needs for name in names]
    able = [each for each in needs if in_next_reach(board, painter, each)]
    said = most_together(able, partial(in_next_reach, board, painter))
    assert said == most_painted(state, names)
