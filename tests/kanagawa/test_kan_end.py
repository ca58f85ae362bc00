"""The two ends of a game, storms, and who has won."""

import random
from itertools import product

import pytest
from kanagawa_toy import after, lines_of, may, painter, read, told, working

from japanboards import kanagawa
from japanboards.bots import choose_at_random
from japanboards.core.in_short import sentences
from japanboards.core.match import HUMAN, Match
from japanboards.core.viewer import Viewer
from japanboards.kanagawa.rules.scoring import best_run, longest, seasons_of

TEN = "G04 G07 G10 B04 B07 B10 R04 R07 R10 Y04"
LEFT = "took trees-A animals-C; left characters-A characters-B"


def last_turn(cards, **options):
    """Player 1 works as the last of the round and can paint one more card."""
    return working(f"forest; print {cards}; hand G01; fresh 1; {LEFT}", table="deck: GB", **options)


@pytest.mark.clause("KAN-END-02", "KAN-END-03", "KAN-RULING-34", "KAN-RULING-35")
def test_the_game_ends_after_a_round_with_eleven_lesson_cards_in_a_print():
    state = after(last_turn(TEN), "print G01")
    assert kanagawa.to_move(state) == 0
    assert painter(state).print[-1] == "G01"

    over = after(state, "done")

    assert kanagawa.to_move(over) is None
    assert told(over)[2] == "player 1 has 11 cards in the print: the game is over [KAN-END-02]"
    assert told(over)[-1].startswith("player 1 wins")


@pytest.mark.clause("KAN-RULING-34")
def test_ten_cards_and_the_tile_are_not_enough():
    state = after(last_turn(TEN.replace("G04 ", "")), "print G01", "done")
    assert (kanagawa.to_move(state), state.rounds) == (-1, 2)


@pytest.mark.clause("KAN-RULING-35")
def test_nobody_is_cut_short_when_somebody_has_eleven():
    state = read(
        f"school: -, G05\nwaiting: 2\nalone: no\nplayer 1: forest; print {TEN} R01\nplayer 2: ocean"
    )
    state = after(state, "take 2")
    assert "studio G05" in may(state)


@pytest.mark.clause("KAN-END-01", "KAN-END-03")
def test_the_game_ends_after_the_round_in_which_the_deck_ran_out():
    state = read("school: G05, G07\ndeck: empty")
    state = after(state, "take 1", "studio G05", "done")
    assert kanagawa.to_move(state) == 1
    state = after(state, "take 2", "studio G07", "done")
    assert kanagawa.to_move(state) is None
    assert "the deck is empty: the game is over [KAN-END-01]" in told(state)


@pytest.mark.clause("KAN-RULING-36", "KAN-SCORE-06")
def test_the_pawns_are_handed_over_before_points_are_counted():
    state = read("step: work\nseat: 1\nassistant: player 2\ndeck: empty")
    assert lines_of(state, 0)["KAN-SCORE-06"] == 2
    over = after(state, "done")
    assert (lines_of(over, 0)["KAN-SCORE-06"], lines_of(over, 1)["KAN-SCORE-06"]) == (0, 2)


@pytest.mark.clause("KAN-SCORE-07", "KAN-COMP-08")
def test_the_most_harmony_wins():
    state = working("forest; print G01 G04", "ocean; print R01", "deck: empty")
    over = after(state, "done")
    assert kanagawa.winners(over) == (0,)
    assert told(over)[-1] == "player 1 wins [KAN-SCORE-07]"


@pytest.mark.clause("KAN-SCORE-08")
def test_a_tie_is_shared():
    state = working("forest; print G15", "ocean; print R08 R05 R01 R07", "deck: empty")
    over = after(state, "done")
    assert kanagawa.winners(over) == (0, 1)
    assert told(over)[-1] == "player 1 and player 2 share the victory [KAN-SCORE-08]"


@pytest.mark.clause("KAN-RULING-31", "KAN-SCORE-03")
def test_the_longest_single_run_of_neighbors_counts():
    state = working("forest; print R01 R02 R07 G02 B01 B02 R10")
    run = best_run(state.board, painter(state), state.switches)
    assert (run.start, run.length, run.season) == (4, 3, "spring")
    assert run.told == "3 in a row of spring, slots 4 to 6"


@pytest.mark.clause("KAN-RULING-42")
def test_a_printed_storm_fits_every_season_and_takes_no_token():
    state = working("forest; print G04 G17 B05 R07")
    run = best_run(state.board, painter(state), state.switches)
    assert (run.start, run.length, run.changed) == (0, 4, ())
    joined = working("forest; print G04 G17 R07 B05; storms 1")
    run = best_run(joined.board, painter(joined), joined.switches)
    assert (run.length, run.changed) == (5, (3,))


@pytest.mark.clause("KAN-RULING-32")
def test_no_token_goes_on_the_starting_tile():
    state = working("ocean; print G04 B04; storms 1")
    run = best_run(state.board, painter(state), state.switches)
    assert (run.start, run.length, run.changed) == (1, 2, ())
    free = working("ocean; print G04 B04; storms 1", storm_on_tile=True)
    run = best_run(free.board, painter(free), free.switches)
    assert (run.length, run.changed) == (3, (0,))


@pytest.mark.clause("KAN-SCORE-01", "KAN-TOK-03")
def test_at_the_end_it_is_told_where_the_storms_lie():
    state = working("forest; print R01 R07 R02; storms 1", table="deck: empty")
    assert (
        "player 1: 3 in a row of spring, slots 1 to 3, with a storm token on slot 2 [KAN-SCORE-01]"
    ) in told(after(state, "done"))


def by_trying_all(seasons, tokens, tile_too):
    """The longest run over every way to place the tokens and to name the storms."""
    kinds = ("spring", "summer", "autumn", "winter")
    best = 0
    for season in kinds:
        fits = [here in (season, "storm") for here in seasons]
        places = range(0 if tile_too else 1, len(seasons))
        for chosen in product(*[[False, True]] * len(places)):
            if sum(chosen) > tokens:
                continue
            now = list(fits)
            for place, is_chosen in zip(places, chosen, strict=True):
                now[place] = now[place] or is_chosen
            best = max(best, *(len(run) for run in "".join("x "[not f] for f in now).split()), 0)
    return best


@pytest.mark.clause("KAN-RULING-33", "KAN-RULING-42", "KAN-TOK-02")
@pytest.mark.parametrize("seed", range(25))
def test_storms_are_placed_as_well_as_by_trying_everything(seed):
    rng = random.Random(seed)
    kinds = ("spring", "summer", "autumn", "winter")
    seasons = [rng.choice(kinds), *(rng.choice((*kinds, "storm")) for _ in range(7))]
    for tokens, tile_too in product((0, 1, 2, 3), (False, True)):
        fixed = () if tile_too else (0,)
        found = max(longest(seasons, season, tokens, fixed).length for season in kinds)
        assert found == by_trying_all(seasons, tokens, tile_too)


def test_the_seasons_of_a_print_begin_with_the_tiles():
    state = working("forest; print G01")
    assert seasons_of(state.board, painter(state)) == ["winter", "spring"]
    assert seasons_of(state.board, kanagawa.Painter()) == []


def test_the_last_turn_of_another_is_told_at_the_end():
    match = Match(kanagawa, 2, [HUMAN, choose_at_random], seed=0, board="small")
    rng = random.Random(0)
    match.advance()
    while match.turn() is not None:
        match.play(rng.choice(kanagawa.legal_moves(match.state)))
        match.advance()
    last = sentences(match, Viewer(shared=False))[-1]
    assert last.startswith("From your last move on: ")
    assert last.endswith("Player 2 +2.")
