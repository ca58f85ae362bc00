"""What just happened, as one of the players is told: turns, points and their reasons, prompts."""

import random
from itertools import pairwise

import pytest

from japanboards import GAMES, kanagawa, takamatsu
from japanboards.bots import choose_at_random
from japanboards.core.around import choices_of
from japanboards.core.frame import frame_of
from japanboards.core.game import scores
from japanboards.core.match import Match
from japanboards.core.news import FEW, changed_points, newest
from japanboards.core.story import moves_since
from japanboards.core.viewer import Viewer, seen

LONGEST = 90  # letters of a prompt


def decisions(game, players, seed, most=60):
    """A match with one person, stopped at each of their decisions."""
    match = Match(game, players, ["human", *[choose_at_random] * (players - 1)], seed=seed)
    rng = random.Random(seed)
    match.set_up()
    match.advance()
    for _ in range(most):
        if match.turn() is None:
            return
        yield match
        match.play(rng.choice(game.legal_moves(match.state)))
        match.advance()


@pytest.mark.parametrize("name", GAMES)
def test_points_that_changed_are_told_with_what_changed_them(name):
    game = GAMES[name]
    players = max(2, game.PLAYERS[0])
    for match in decisions(game, players, 3):
        told = {line.seat: line.text for line in changed_points(match, 0, 0)}
        since = moves_since(match, 0)
        then, now = (
            scores(game, seen(game, match.states[at], 0), players)
            for at in ((since or [match.at])[0], match.at)
        )
        for seat in range(players):
            if now[seat] != then[seat]:
                signs = "+" if now[seat] > then[seat] else "−"
                assert signs in told[seat], told


def test_a_loss_of_points_has_its_reason():
    said = [
        line.text
        for seed in range(4)
        for match in decisions(kanagawa, 2, seed)
        for line in changed_points(match, 0, 0)
    ]
    assert any(text.startswith("−2 from Grand Master") for text in said), said


def test_a_turn_is_one_line_and_three_are_told():
    for match in decisions(takamatsu, 3, 1):
        lines, more = newest(match, 0)
        if len(match.state.news) >= 5:
            continue
        assert len(lines) <= FEW
        assert more >= 0
        bots = [line.seat for line in lines if line.seat > 0]
        assert all(one != other for one, other in pairwise(bots))
        assert all(line.at < line.end <= match.at for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_prompt_is_short_and_leaves_to_the_buttons_what_they_say(name):
    game, viewer, whole = GAMES[name], Viewer(), 0
    for seed in range(2):
        for match in decisions(game, max(2, game.PLAYERS[0]), seed):
            asked = frame_of(match, viewer).status[-1].text
            assert len(asked) <= LONGEST, asked
            pressed = {each.pick for each in choices_of(match, viewer) if not each.reason}
            words = [game.scene.picks(move) for move in game.legal_moves(match.state)]
            with_button = any(pressed.intersection(word) for word in words)
            assert ("ress a button" in asked) <= with_button, asked
            whole += asked == game.scene.prompt(match.state)
    assert whole or name == "hokkaido"
