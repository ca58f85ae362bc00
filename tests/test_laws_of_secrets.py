"""Laws of secrets, for every game: what is shown and told to all gives nothing away."""

import random

import pytest
from law_games import EVERY, positions

from japanboards.core.game import CHANCE, NOBODY, scores

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@every_game
def test_an_onlooker_sees_no_more_than_any_seat(game):
    for players, state in positions(game, 20, every=5):
        for seat in range(players):
            seen = game.view(state, seat)

            assert game.view(seen, NOBODY) == game.view(state, NOBODY)


@every_game
def test_what_only_one_seat_learns_is_not_told_to_all(game):
    """Chance moves that look alike to an onlooker are told, and reported, alike."""
    for _, state in positions(game, 20, every=2):
        if game.to_move(state) != CHANCE:
            continue
        told = {}
        for move, _ in game.chance_moves(state):
            after = game.apply(state, move)
            said = (game.notation.tell(state, move), tuple(map(str, after.news)))

            assert told.setdefault(game.view(after, NOBODY), said) == said


@every_game
def test_the_score_sheet_and_the_odds_can_be_made_from_a_view(game):
    rng = random.Random(3)
    for players, state in positions(game, 12, every=7):
        seat = rng.randrange(players)
        for eyes in (seat, NOBODY):
            seen = game.view(state, eyes)

            assert len(scores(game, seen, players)) == players
            for _, rows in game.forecast(seen, eyes):
                assert all(0 <= share <= 1 for _, share in rows)


@every_game
def test_the_odds_and_the_picture_need_only_what_a_seat_may_know(game):
    """Positions a seat cannot tell apart look alike to it, and promise it the same."""
    rng = random.Random(4)
    for players, state in positions(game, 8, every=9):
        seat = rng.randrange(players)
        seen = game.view(state, seat)
        other = game.view(game.resample(seen, seat, rng), seat)

        assert game.forecast(other, seat) == game.forecast(seen, seat)
        assert game.scene.scene(other, seat) == game.scene.scene(seen, seat)


@every_game
def test_a_move_shows_its_maker_nothing_new(game):
    """Only chance does: so a table may foresee a move for somebody who has not yet made it."""
    rng = random.Random(5)
    for _, state in positions(game, 8, every=4):
        if (seat := game.to_move(state)) in (CHANCE, None):
            continue
        other = game.resample(game.view(state, seat), seat, rng)
        move = rng.choice(game.legal_moves(state))
        seen, supposed = (game.view(game.apply(at, move), seat) for at in (state, other))

        assert seen == supposed


@every_game
def test_a_covered_screen_can_be_drawn(game):
    """Whoever is handed the screen sees at first what an onlooker sees, at their own turn."""
    for _, state in positions(game, 6, every=7):
        seat = max(game.to_move(state) or 0, 0)
        seen = (game.view(state, eyes) for eyes in (seat, NOBODY))
        own, covered = ([mark.id for mark in game.scene.scene(s, seat).marks] for s in seen)

        assert own == covered
