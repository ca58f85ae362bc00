"""Laws of what is said around a table, in random games of every game: points, and refusals."""

import random
import re

import pytest
from law_checks import UNEVEN, Place, every_move_is_asked_for_in_one_way, is_phrase
from law_games import NearMisses, decisions, positions

from japanboards import GAMES
from japanboards.core.choosing import Chooser
from japanboards.core.frame import frame_of
from japanboards.core.game import CHANCE, scores
from japanboards.core.scene import is_away
from japanboards.core.session import Session
from japanboards.core.story import since_turn
from japanboards.core.viewer import Viewer, seen

STEP = re.compile(r"([+−])(\d+)(?=,? (?:then|for) )")
SUM = re.compile(r", (?:(−?\d+) to|still) (−?\d+)$")
ALONE = Viewer(shared=False)


def number(text):
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("name", GAMES)
def test_all_points_since_the_last_decision_are_told_with_their_reasons_and_sums(name):
    """What the news say of everybody's points is what changed since this person decided last.

    Where turns are told as a whole, since that turn began.
    """
    game, changed = GAMES[name], 0
    for match in decisions(game, max(2, game.PLAYERS[0]), 3, most=120):
        changed += points_are_told(match)
    changed += points_are_told(match)  # at the end, where it comes to one
    assert changed


def points_are_told(match):
    """Whether points have changed; and all that did is told."""
    game, seats = match.game, range(match.players)
    if not any(game.to_move(match.states[at]) == 0 for at in range(match.at)):
        return False
    spans = since_turn(match, 0)[0], match.at
    then, now = (scores(game, seen(game, match.states[at], 0), match.players) for at in spans)
    around = frame_of(match, ALONE).around
    told = dict.fromkeys(seats, 0)
    for line in around.points:
        if line.text.startswith("You lose"):
            continue
        told[line.seat] = sum(
            number(sign.replace("+", "") + n) for sign, n in STEP.findall(line.text)
        )
        before, after = SUM.search(line.text).groups()
        assert (number(before or after), number(after)) == (then[line.seat], now[line.seat])
    assert told == {seat: now[seat] - then[seat] for seat in seats}
    assert {strip.seat: strip.gain for strip in around.strips} == told
    return then != now


def touchable(frame):
    """All that may be touched: marks on the board, and buttons beside it."""
    marks = {mark.pick for mark in frame.scene.marks if mark.pick and not is_away(mark)}
    return sorted(marks | {button.pick for button in frame.around.ask if button.pick})


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_not_lit_is_refused_with_a_reason(name):
    """The answer cites a clause, or says what is pressed for it, or taken back first."""
    game, refused, rng = GAMES[name], 0, random.Random(1)
    for match in decisions(game, max(2, game.PLAYERS[0]), 1, most=20):
        session = Session(match, ALONE)
        frame = session.frame
        begun = [(), *((pick,) for pick in rng.sample(sorted(frame.chooser.offers()), 1))]
        buttons = {button.pick: button.note for button in frame.around.ask if button.off}
        for picked in begun:
            chooser = Chooser(frame.chooser.spelled, picked)
            for pick in touchable(frame):
                if chooser.pick(pick).open():
                    continue
                first = session.why_not([*picked, pick])[0]
                refused += 1
                assert first.clauses or first.text.startswith(("First take back ", "For ")), first
                if not picked and pick in buttons:
                    assert first.text == f"Not possible: {buttons[pick]}"
    assert refused


# --- the laws themselves: what they are for is found ---


@pytest.mark.parametrize(
    "text",
    [
        "one of 1 blue has to come along",
        "player 3 wins with 1 points",
        "1 more cards are left",
        "The red pagoda has 1 points; 30 ends the game.",
    ],
)
def test_one_of_a_thing_is_not_told_as_several(text):
    assert UNEVEN.search(text)
    assert not is_phrase(text)


@pytest.mark.parametrize(
    "text", ["player 1 moves 2 pieces", "in phase 1 cards are laid", "21 points", "−1 points"]
)
def test_numbers_that_count_nothing_are_left_alone(text):
    assert not UNEVEN.search(text)


def test_a_prompt_that_offers_what_is_not_allowed_is_found(monkeypatch):
    """Every game's prompt with one more order in it, which no way asks for."""
    for game in GAMES.values():
        state = next(s for _, s in positions(game, 1) if game.to_move(s) not in (None, CHANCE))
        place = Place(game, state, NearMisses(game), random.Random(1))
        said = game.scene.prompt(state)
        assert list(every_move_is_asked_for_in_one_way(place)) == []
        with monkeypatch.context() as patch:
            patch.setattr(game.scene, "prompt", lambda _, said=said: f"{said} Or discard a card.")
            (wrong,) = every_move_is_asked_for_in_one_way(place)
        assert wrong.endswith("says discard, which no way asks for")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_counts_as_people_do(name):
    """In pictures of random games, a mark's text and title say 1 point, never 1 points."""
    game = GAMES[name]
    for players, state in positions(game, 2, every=13):
        for mark in game.scene.scene(state, players - 1).marks:
            assert not UNEVEN.search(f"{mark.title}\n{mark.text}"), mark
