"""The end of every game: its picture, the colors of where points came from, and its course."""

import random
import re

import pytest

from japanboards import GAMES
from japanboards.bots import choose_at_random
from japanboards.core import ending, in_short
from japanboards.core.match import Match
from japanboards.core.scene import svg
from japanboards.core.sources import Source, largest, sources_of
from japanboards.core.viewer import Viewer, scene_at
from japanboards_widgets.ending import ink_on, legend, look, source_colors


def ended(name, seed=1):
    """A small game that bots have played to its end."""
    game = GAMES[name]
    match = Match(game, max(2, game.PLAYERS[0]), seed=seed, board="small")
    rng = random.Random(seed)
    match.set_up()
    while match.turn() is not None:
        if match.human_turn():
            match.play(rng.choice(game.legal_moves(match.state)))
        else:
            match.step()
    return match


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    return ended(request.param)


def test_every_game_has_a_picture_of_its_end(match):
    board = scene_at(match, len(match.moves), Viewer())
    heading, note, pictures = match.game.scene.closing(match.states, board)
    assert heading
    assert note.endswith(".")
    for _, scene in pictures:
        assert scene.marks or match.game.NAME == "kaigan"  # a coast that nobody drew is empty
        assert svg(scene).startswith("<svg")
        assert not scene.zones  # it is small, and keeps its shape


def test_what_points_came_from_has_a_color_of_the_game(match):
    colors = source_colors(match)
    for nth, source in enumerate(largest(sources_of(match.game, match.states, match.players))):
        if source.name not in ("X", "other"):
            assert "--c:#" in look(nth, source, colors), source.name
    assert {ink_on(color) for color in colors.values()} <= {"#fff", "#2a211b"}


def test_time_goes_by_turns_and_not_by_what_chance_does(match):
    course = ending.course(match)
    shares = [course.share(at) for at in course.at]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    first = next(at for at in range(len(match.moves)) if not match.by_chance(at))
    assert course.share(first) == 0  # setting up takes no time
    assert shares[-2] < 1  # what the end brings is seen as a step


def test_a_clause_behind_several_sources_is_named_once():
    areas = [Source(name, (1, 2), (), ("ROL-OVR-03",)) for name in ("Kanto", "Chubu", "Kinki")]
    said = legend([*areas, Source("X", (0, 0), (), ("ROL-END-02",))], [""] * 4)
    assert said.count("OVR-03") == 1
    assert "Kinki; each by" in said
    assert said.count("END-02") == 1


def test_what_some_lost_and_others_won_by_is_in_the_legend_twice():
    found = [Source("money", (5, -3), (), ()), Source("fines", (0, -2), (), ())]
    said = legend(found, [""] * 2)
    assert "<i data-minus></i>lost: money</li>" in said
    assert said.count("data-minus") == 2


def test_whoever_shares_the_win_is_told_what_they_share_and_where_they_differ(monkeypatch):
    match = ended("rolling_japan")
    monkeypatch.setattr(in_short, "points_at", lambda match, at: (9, 9))
    match.game = SharedWin(match.game)
    told = in_short.sentences(match, Viewer())
    assert told[0] == "Player 1 and Player 2 have 9 points each, and nothing parts them."
    assert not any("behind" in each for each in told)


class SharedWin:
    """A game that two have won."""

    def __init__(self, game):
        self.game = game

    def __getattr__(self, name):
        return getattr(self.game, name)

    def winners(self, state):
        return (0, 1)


def test_a_turn_that_everybody_takes_is_compared_when_all_have_written():
    match = ended("rolling_japan", seed=4)
    stops = ending.compared_at(match)
    assert all(not match.states[at].dice for at in stops)
    assert len(stops) == 1 + match.state.board.rounds * match.state.board.outside // 2
    assert set(ending.course(match).at) <= set(stops)
    told = [(each, ending.swing(match, Viewer(), *each[1:])) for each in ending.swings(match)]
    for (size, start, end), moment in told:
        steps = ending.gains(match, start, end)
        assert size == max(steps) - min(steps)
        assert moment.title.endswith(f"+{min(steps)}")
        assert f" +{max(steps)}" in moment.title
        assert all(f"Player {n + 1}" in moment.title for n in range(match.players))
        assert start < moment.at < end  # the heading's turn is still to be seen there


def test_who_got_less_in_a_turn_is_told_by_what():
    match = ended("rolling_japan", seed=4)
    found = [
        (ending.gains(match, start, end), start, ending.swing(match, Viewer(), start, end))
        for size, start, end in ending.swings(match)
        if size
    ]
    assert found
    for steps, _, moment in found:
        who = f"Player {steps.index(min(steps)) + 1}"
        assert f"{who} puts an X in" in moment.why or f"{who} does nothing with" in moment.why


@pytest.mark.parametrize("name", ["hokkaido", "takamatsu"])
def test_the_heading_of_a_moment_fits_its_points(name):
    match = ended(name, seed=4)
    for size, start, end in ending.swings(match)[:6]:
        if not size or end == len(match.moves):
            continue
        steps = ending.gains(match, start, end)
        seat = max(range(match.players), key=lambda each: abs(steps[each]))
        title = ending.swing(match, Viewer(), start, end).title
        scored = [at for at in range(start, end) if ending.gains(match, at, at + 1)[seat]]
        assert (f"{len(scored)} times" in title) == (len(scored) > 1), title


def told_behind(monkeypatch, match, points):
    """When the winner was behind, if the points of two players went like this."""
    last = len(match.moves)
    monkeypatch.setattr(in_short, "points_at", lambda _, at: points(at, last))
    return in_short.when_behind(match, Viewer())


def test_whoever_took_the_lead_at_the_very_end_is_told_whether_it_was_theirs_before(monkeypatch):
    match = ended("hokkaido")
    first = match.game.winners(match.states[-1])[0]

    def went(early):
        def points(at, last):
            own = 9 if at == last else early if at < 10 else 0
            return (own, 3) if first == 0 else (3, own)

        return points

    who = "You" if first == 0 else f"Player {first + 1}"
    only = told_behind(monkeypatch, match, went(0))
    back = told_behind(monkeypatch, match, went(5))
    assert only.endswith(" took the lead only at the very end.")
    assert back == only.replace("only", "back")
    assert who in only or "Player 1" in only


def test_whoever_stayed_ahead_took_the_lead_for_good(monkeypatch):
    match = ended("hokkaido")
    first = match.game.winners(match.states[-1])[0]

    def went(level):
        def points(at, last):
            own = 3 if at == last - 5 and level else 9 if at > 20 else 0
            return (own, 3) if first == 0 else (3, own)

        return points

    assert " took the lead for good in " in told_behind(monkeypatch, match, went(False))
    assert " behind for the last time in " in told_behind(monkeypatch, match, went(True))


def test_a_turn_is_counted_as_its_player_counts():
    match = ended("hokkaido")
    begun = ending.turns_begun(match)
    second, third = begun.index(2), begun.index(3)  # positions after their first moves
    assert in_short.turn_in_words(match, Viewer(), second) == "the 1st turn of Player 1"
    assert in_short.turn_in_words(match, Viewer(), third) == "the 2nd turn of Player 2"
    assert in_short.turn_in_words(match, Viewer(), third - 1) == "the 2nd turn of Player 2"


def test_a_moment_names_the_player_whose_points_it_tells():
    scored = 0
    for seed in (1, 11):  # the tiles of one player are scored after the last turn of another
        match = Match(GAMES["kaigan"], 3, [choose_at_random] * 3, board="small", seed=seed)
        match.advance()
        for moment in ending.moments(match, Viewer()):
            own = moment.why.partition(":")[0] in moment.title
            assert own or moment.title.startswith(("Scoring of round ", "Final scoring"))
            scored += moment.title == "Scoring of round 4"
        last = max(at for at in range(match.at) if not match.by_chance(at))
        other = (match.game.to_move(match.states[last]) + 1) % 3
        told = ending.heading(match, Viewer(), last, other)
        assert re.search(rf"; Player {other + 1} [+−]?\d+$", told)
    assert scored


def test_where_points_end_the_game_its_last_move_is_called_by_what_it_was():
    match = ended("takamatsu", seed=2)  # it ends with a hidden card
    last = len(match.moves) - 1
    assert ending.heading(match, Viewer(), last, 0).endswith(
        ": You use the hidden +5 for the purple pagoda"
    )
    other = ended("hokkaido")
    assert ending.heading(other, Viewer(), len(other.moves) - 1, 0) == "Final scoring"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ((0, 7), (0, 17), "Player 1 falls from 7 to 17 points behind."),
        ((0, 17), (10, 17), "Player 1 comes up from 17 to 7 points behind."),
        ((7, 0), (8, 0), "The lead of Player 1 grows from 7 to 8 points."),
        ((7, 0), (7, 6), "The lead of Player 1 shrinks from 7 to 1 point."),
        ((0, 0), (0, 3), "Player 1 is 3 points behind."),
        ((0, 2), (3, 2), "Player 1 takes the lead."),
    ],
)
def test_what_a_change_means_is_said_in_plain_words(monkeypatch, before, after, told):
    match = ended("rolling_japan")
    monkeypatch.setattr(ending, "points_at", lambda _, at: after if at else before)
    assert ending.balance(match, Viewer(), 0, 0, 1) == told


def test_what_points_were_lost_to_is_said_in_plain_words():
    match = ended("rolling_japan")
    lost = Source("cards in hand", (0, -10), ((), ()), ())
    said = in_short.compared(match, Viewer(), lost, 0, 1)
    assert said == "Player 2 lost 10 points to cards in hand; Player 1 lost none."
