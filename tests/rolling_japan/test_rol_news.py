"""What a player is told of a turn of Rolling Japan: both dice together, and no pin on new dice."""

from law_games import decisions

from japanboards import rolling_japan
from japanboards.bots import choose_at_random
from japanboards.core.around import around_of
from japanboards.core.frame import frame_of
from japanboards.core.game import scores
from japanboards.core.match import Match
from japanboards.core.news import just_settled
from japanboards.core.story import since_turn
from japanboards.core.viewer import Viewer
from japanboards.rolling_japan import Cross, Skip, Write


def is_own(match, at):
    return match.game.to_move(match.states[at]) == 0


def played():
    """A game of three by chance, at each of its decisions."""
    return decisions(rolling_japan, 3, 1)


def test_a_turn_is_told_with_both_its_dice():
    begins = 0
    for match in played():
        if match.turn() != 0 or len(match.state.waiting) < 2 or match.state.taken_as:
            continue
        since = since_turn(match, 0)
        own = [at for at in since if is_own(match, at)]
        dice = [at for at in own if isinstance(match.moves[at], Write | Cross | Skip)]
        if dice:
            assert len(dice) == 2
            assert own[0] == since[0]
            strip = around_of(match, Viewer(), str).strips[0]
            before = scores(rolling_japan, match.states[since[0]], 3)[0]
            assert strip.gain == strip.score - before
            begins += 1
    assert begins > 5


def test_between_two_dice_what_the_others_did_is_still_told():
    between = 0
    for match in played():
        if match.turn() != 0 or len(match.state.waiting) != 1 or match.at < 30:
            continue
        since = since_turn(match, 0)
        others = {match.game.to_move(match.states[at]) for at in since} & {1, 2}
        told = {line.seat for line in frame_of(match, Viewer()).around.lines}
        assert others
        assert {0, *others} <= told
        between += 1
    assert between > 5


def test_no_pin_stands_on_a_die():
    for match in played():
        pins = around_of(match, Viewer(), str).pins
        assert not [name for name, _ in pins if name.startswith("die")]


def test_a_die_that_does_nothing_at_the_end_of_a_round_stops_nobody():
    match = Match(rolling_japan, 3, [choose_at_random] * 3, seed=2)
    match.set_up()
    most = 0
    while match.turn() is not None:
        assert not just_settled(match)
        most = max(most, len(match.state.news))
        match.step()
    assert most == 5
