"""Laws about positions that random play hardly comes to: of lessons and of recorded games."""

import random
from functools import cache
from pathlib import Path

import pytest
from law_checks import LAWS, Place, secrets_can_be_filled_in
from law_games import EVERY, NearMisses, games, positions

from japanboards.core.game import play
from japanboards.core.record import Record, replay

FOLDER = Path(__file__).parent
each_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


def taught(game):
    """The positions of the lessons, also those on the way to a solution."""
    for level in game.LEVELS:
        state = game.notation.read(level.position)
        yield state
        for text in level.solution:
            state = play(game, state, game.notation.read_move(text))
            yield state
        for mistake in level.mistakes:
            if mistake.position:
                yield game.notation.read(mistake.position)


def recorded(game, every):
    """Some positions of every recorded game."""
    for path in sorted((FOLDER / game.NAME / "games").glob("*.json")):
        saved = Record.from_json(path.read_text(encoding="utf-8"))
        states, _ = replay(game, saved)
        yield from states[::every]


@cache
def chosen(name):
    """Positions of lessons, of recorded games, and of a few random ones."""
    game = EVERY[name]
    near, random_ones = NearMisses(game), [state for _, state in positions(game, 3, every=11)]
    return [
        Place(game, state, near, random.Random(at))
        for at, state in enumerate([*taught(game), *recorded(game, 17), *random_ones])
    ]


@each_game
@each_law
def test_the_law_holds_in_lessons_and_recorded_games(game, law):
    wrong = [(said, place.state) for place in chosen(game.NAME) for said in law(place)]
    assert wrong[:3] == []


@each_game
def test_secrets_can_be_filled_in_at_every_position_of_whole_games(game):
    near, rng = NearMisses(game), random.Random(2)
    for players in {game.PLAYERS[0], min(4, game.PLAYERS[-1])}:
        for _, played in games(game, 1, players):
            first, *_ = steps = list(played)
            for state in (first[0], *(after for _, _, after in steps)):
                assert list(secrets_can_be_filled_in(Place(game, state, near, rng))) == []
