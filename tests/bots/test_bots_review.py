"""The review: what it may know, that it adds up, and that it can be left and taken up again."""

import random
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import islice
from pathlib import Path

import pytest

from japanboards import GAMES, kanagawa, rolling_japan, takamatsu
from japanboards.bots import choose_at_random, choose_gently, choose_greedily
from japanboards.bots import review_story as story
from japanboards.bots.chances import Fit, chances, fit_of, fits_of, read_fits, shares
from japanboards.bots.review import match_of, read_review, review
from japanboards.bots.review_judging import Question, answer, in_hindsight, mark_of, moved
from japanboards.bots.weighing import Interval, difference, interval
from japanboards.core.game import CHANCE, playout
from japanboards.core.match import Match

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def played(game, moves=None, seed=2, bot=choose_gently):
    """A small game between bots, or its beginning."""
    players = max(2, game.PLAYERS[0])
    match = Match(game, players, [bot] * players, board="small", seed=seed)
    while match.turn() is not None and (moves is None or match.at < moves):
        match.step()
    return match


@pytest.fixture(scope="module")
def reviewed():
    """A whole game of Takamatsu, reviewed with a small budget."""
    found = review(played(takamatsu), 0, budget=16)
    assert list(found.run())
    return found


@each_game
def test_no_judgment_depends_on_what_was_hidden(game):
    match = played(game, bot=choose_at_random)
    decided = [at for at, s in enumerate(match.states) if game.to_move(s) not in (CHANCE, None)]
    at = decided[len(decided) // 2]
    seat, move = game.to_move(match.states[at]), match.moves[at]
    view = game.view(match.states[at], seat)
    for number in range(2):
        other = game.resample(view, seat, random.Random(number))
        assert game.view(other, seat) == view
        for made in (move, None):
            asked = [
                Question(game, game.view(state, seat), seat, at, made, 8, "0", fit_of(game))
                for state in (match.states[at], other)
            ]
            assert answer(asked[0]) == answer(asked[1])


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_no_review_asks_for_anything_that_was_hidden(game, seed):
    """What is asked, where and of what, is the same if only what the seat cannot see differs."""
    match, seat = played(game, seed=seed, bot=choose_at_random), 0
    altered = copy(match)
    altered.states = [
        state
        if game.to_move(state) is None
        else game.resample(game.view(state, seat), seat, random.Random(at))
        for at, state in enumerate(match.states)
    ]
    assert altered.states != match.states or game is rolling_japan, "nothing is hidden here"
    found, other = (review(each, seat, budget=8) for each in (match, altered))
    assert other.nodes() == found.nodes()
    assert list(other.keys(seat)) == list(found.keys(seat))
    for key in found.keys(seat):
        assert other.question(key) == found.question(key)


def test_the_parts_add_up_to_the_end(reviewed):
    total = story.summed(reviewed)

    assert abs(total.swings()) < 1e-9
    assert total.own <= 0
    assert total.end in (0, 50, 100)
    assert total.own == pytest.approx(-story.given_away(reviewed.judgments(0)))


def test_everybodys_chances_add_up(reviewed):
    for point in story.points(reviewed):
        assert sum(point.chances) == pytest.approx(100)
        assert point.low <= point.chances[0] <= point.high


def test_stopped_and_run_again_it_says_the_same(reviewed):
    again = review(reviewed.match, 0, budget=16)
    list(islice(again.run(), 5))
    kept = review(reviewed.match, 0, budget=16)
    kept.resume(again.to_json())
    with ThreadPoolExecutor(2) as workers:
        list(kept.run(workers))

    assert kept.done
    assert kept.answers == reviewed.answers


@each_game
def test_left_anywhere_and_taken_up_elsewhere_it_says_the_same(game):
    match = played(game, moves=10)
    whole, left = review(match, 0, budget=8), review(match, 0, budget=8)
    list(whole.run())
    list(islice(left.run(), len(whole.answers) // 2))
    taken_up = review(match_of(match.record(), GAMES), 0, budget=8)
    taken_up.resume(left.to_json())
    list(taken_up.run())
    assert taken_up.answers == whole.answers
    assert story.summed(taken_up) == story.summed(whole)


def test_a_review_of_something_else_is_not_taken_up(reviewed):
    for other, told in (
        (review(reviewed.match, 0, budget=20), "another budget or seed"),
        (review(played(takamatsu, 20), 0, budget=16), "another game"),
    ):
        with pytest.raises(ValueError, match=told):
            other.resume(reviewed.to_json())
    with pytest.raises(ValueError, match="is damaged"):
        reviewed.resume(reviewed.to_json().replace('"loss"', '"lost"'))


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_went():
    found = review(played(takamatsu, 30), 1, budget=8, others=False)
    list(found.run())

    assert found.judgments(1)
    assert not found.judgments(0)
    assert abs(story.summed(found).swings()) < 1e-9


def test_a_board_that_is_kept_with_a_game_has_the_fit_of_its_name():
    kept = Path(__file__).parents[2] / "notebooks" / "data" / "review_kanagawa.json"
    assert read_review(kept, GAMES).fit == fit_of(kanagawa, "small") != fit_of(kanagawa, "school")


def test_a_record_is_reviewed_like_its_match(tmp_path):
    match = played(takamatsu, 24)
    match.save(tmp_path / "game.json")
    again = match_of(tmp_path / "game.json", GAMES)
    one, other = review(match, 0, budget=8), review(again, 0, budget=8)
    list(one.run()), list(other.run())
    assert one.answers == other.answers
    with pytest.raises(ValueError, match="there is no game 'takamatsu'"):
        review(match.record())


@pytest.mark.parametrize(
    ("seat", "budget", "told"),
    [
        (2, 16, "the seats are 0 to 1, not 2"),
        (0, 3, "the budget is 8 to 10,000 worlds a move, not 3"),
        ("you", 16, "the seats are 0 to 1, not 'you'"),
    ],
)
def test_what_cannot_be_reviewed_is_said(seat, budget, told):
    with pytest.raises(ValueError, match=told):
        review(played(takamatsu, 1), seat, budget)


def test_a_planted_blunder_is_found_and_the_best_move_is_none():
    state = takamatsu.notation.read(
        """
        colors: red, blue, yellow
        rooms: outer black R1 B1 Y1, gate R2 B2 Y2
        points: red 6, blue 6, yellow 6
        display: 4, -2, 1, 1, 2
        """
    )
    legal = takamatsu.legal_moves(state)
    home = next(move for move in legal if getattr(move, "to", "").endswith(" red"))
    steep = Fit(start=0.0)

    def judged(move):
        return answer(Question(takamatsu, takamatsu.view(state, 0), 0, 0, move, 24, "1", steep))

    worst = min((judged(move) for move in legal[:6]), key=lambda found: -found.loss.mean)
    assert worst.mark in ("mistake", "blunder")
    assert worst.made not in worst.accepted
    assert judged(home).mark in ("best", "fine", "only move")


def test_what_can_be_made_up_for_was_not_lost(reviewed):
    found = next(j for j in reviewed.judgments(0) if j.loss.mean > 2)
    seat = found.seat
    made_up = tuple(found.before)  # the next decision stands as well as if the best had been done
    later = found.__class__(
        **{name: getattr(found, name) for name in found.__match_args__} | {"before": made_up}
    )
    hindsight = in_hindsight(found, later)

    assert hindsight.loss.mean == 0
    assert hindsight.before[seat] == pytest.approx(made_up[seat])
    assert sum(hindsight.before) == pytest.approx(100)
    assert moved(Interval(3, 2, 4), -5) == Interval(0, 0, 0)


@pytest.mark.parametrize(
    ("low", "mark"),
    [(1.9, "fine"), (2, "doubtful"), (5, "mistake"), (11.9, "mistake"), (12, "blunder")],
)
def test_a_mark_goes_by_the_lower_end(low, mark):
    assert mark_of(Interval(low + 2, low, low + 4)) == mark


def test_an_interval_narrows_and_pairs_cancel_luck():
    rng = random.Random(1)
    luck = [rng.gauss(0, 5) for _ in range(200)]
    better = [each + 1 + rng.gauss(0, 0.1) for each in luck]
    assert interval(luck[:20]).width > interval(luck).width
    assert difference(better, luck).low > 0.9
    assert interval(better).low < 0.9


def test_chances_add_up_and_know_the_end():
    state = played(takamatsu).states[-1]
    assert sorted(chances(takamatsu, state, fit_of(takamatsu))) == [0, 1]
    assert shares([2, 2], 0.7) == [0.5, 0.5]
    assert shares([900, 0], 3.0)[0] == pytest.approx(1)


def test_alone_the_par_is_beaten_or_not():
    rng = random.Random(3)

    def choose(state, seat):
        return choose_greedily(rolling_japan, state, seat, rng, samples=1)

    *_, (before, _, end) = playout(
        rolling_japan, rolling_japan.new_game(1, board="small"), rng, choose
    )
    assert chances(rolling_japan, end, Fit(par=0.0)) == [1.0]
    assert chances(rolling_japan, end, Fit(par=99.0)) == [0.0]
    assert 0 < chances(rolling_japan, before, Fit(par=20.0))[0] < 1


@each_game
def test_the_fits_say_how_well_they_fit(game):
    rows = read_fits(Path(game.__file__).parent / "data" / "chances.json")
    assert "small" in fits_of(game)
    assert set(fits_of(game)) <= set(game.BOARDS)
    for _, row in rows.values():
        assert row["error"] <= 0.05
        assert "other games" in row["made"]
        assert all(0 <= each["actual"] <= 1 for each in row["bins"])


@each_game
def test_progress_goes_from_start_to_end(game):
    progress = game.heuristics.progress
    states = played(game, seed=4).states
    assert 0 <= progress(states[0]) <= 0.3
    assert progress(states[-1]) >= 0.6
    assert all(0 <= progress(state) <= 1 for state in states)
