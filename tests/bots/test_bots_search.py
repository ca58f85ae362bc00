"""What the search does with its budget, its worlds and its values."""

import random
import time
from functools import partial
from itertools import pairwise
from types import SimpleNamespace

import pytest

from japanboards import GAMES, hokkaido, rolling_japan, takamatsu
from japanboards.bots import (
    BOTS,
    choose_by_search,
    choose_greedily,
    hints,
    ismcts,
    level_of,
    thinking,
)
from japanboards.bots.search import FEW, FIELD, LOOKS, RIPE, Search
from japanboards.bots.steps import conclude
from japanboards.bots.value import finish, heuristics_of, leads, rollout, settled, value_to, values
from japanboards.core.game import CHANCE, playout, scores
from japanboards.core.match import Match
from japanboards.hokkaido.rules.state import updated


def in_play(game, players=2, moves=6, seed=3):
    """A position of a random game, a few decisions in."""
    match = Match(game, players, seed=seed)
    for _ in range(moves):
        match.advance()
        match.play(match.rng.choice(game.legal_moves(match.state)))
    match.advance()
    return match.state


HOME = """
    colors: red, blue, yellow
    rooms: outer black R1 B1 Y1, gate R2 B2 Y2
    points: red 6, blue 6, yellow 6
    display: {top}, -2, 1, 1, 2
"""


@pytest.mark.parametrize("bot", [choose_greedily, choose_by_search])
@pytest.mark.parametrize(("top", "goes"), [(4, True), (-2, False)])
def test_a_bot_brings_its_samurai_home_when_the_card_is_good(bot, top, goes):
    state = takamatsu.notation.read(HOME.format(top=top))
    move = bot(takamatsu, takamatsu.view(state, 0), 0, random.Random(1))

    assert (move.to in ("outer red", "inner red")) == goes


@pytest.mark.parametrize(
    ("budget", "told"),
    [
        ((None, None), "a search needs a budget: iterations, seconds, or both"),
        ((0, None), "a search needs at least one iteration, not 0"),
        ((-3, 1.0), "a search needs at least one iteration, not -3"),
        ((None, 0), "a search needs more than 0 seconds, not 0"),
    ],
)
def test_a_budget_that_ends_a_search_is_needed(budget, told):
    state = in_play(rolling_japan)
    seat = rolling_japan.to_move(state)
    for think in (ismcts, hints):
        with pytest.raises(ValueError, match=told):
            think(rolling_japan, state, seat, random.Random(1), *budget)


def test_a_budget_of_seconds_is_kept():
    state = in_play(takamatsu)
    seat = takamatsu.to_move(state)
    began = time.perf_counter()
    rows = ismcts(takamatsu, takamatsu.view(state, seat), seat, random.Random(1), None, 0.2)

    assert time.perf_counter() - began < 2
    assert sum(row.visits for row in rows) > 1


def steps_of(thinking):
    """The shares a thinking bot says are done, and what it chose."""
    shares = []
    while True:
        try:
            shares.append(next(thinking))
        except StopIteration as end:
            return shares, end.value


def test_a_search_thinks_in_steps_and_says_how_far_it_is():
    state = in_play(takamatsu)
    seat = takamatsu.to_move(state)
    view = takamatsu.view(state, seat)
    bot = partial(choose_by_search, iterations=20)
    shares, move = steps_of(thinking(bot, takamatsu, view, seat, random.Random(1)))

    assert shares[0] == 0  # the first look at the moves is a step for each of them
    assert [share for share in shares if share] == pytest.approx([n / 20 for n in range(1, 20)])
    assert move == bot(takamatsu, view, seat, random.Random(1))


def test_any_other_bot_thinks_in_one_step():
    state = in_play(takamatsu)
    seat = takamatsu.to_move(state)
    shares, move = steps_of(thinking(choose_greedily, takamatsu, state, seat, random.Random(1)))
    assert shares == []
    assert move in takamatsu.legal_moves(state)


def test_a_bot_of_a_table_knows_its_level_and_others_have_none():
    assert [level_of(bot) for bot in BOTS.values()] == list(BOTS)
    assert level_of(lambda *situation: None) == level_of("human") == ""


def test_the_strong_bot_thinks_two_seconds_at_most():
    assert BOTS["strong"].keywords["seconds"] < 2
    assert BOTS["fair"].keywords["seconds"] < 2


def test_an_interrupt_is_not_held_back(monkeypatch):
    state = in_play(rolling_japan)
    seat = rolling_japan.to_move(state)

    def interrupted(state, move):
        raise KeyboardInterrupt

    monkeypatch.setattr(rolling_japan, "apply", interrupted)
    for bot in (choose_greedily, choose_by_search):
        with pytest.raises(KeyboardInterrupt):
            bot(rolling_japan, state, seat, random.Random(1))


def test_every_seat_is_taken_to_play_for_its_own_lead():
    assert leads([5, 8, 6]) == [-3, 2, -2]
    assert leads([4]) == [4]


def test_a_finished_step_has_no_chance_and_no_forced_move_left():
    for seed in range(5):
        state = in_play(takamatsu, seed=seed)
        for move in takamatsu.legal_moves(state)[:10]:
            after, _ = finish(takamatsu, takamatsu.apply(state, move), random.Random(1))
            if takamatsu.to_move(after) is not None and not settled(takamatsu, after):
                assert takamatsu.to_move(after) != CHANCE
                assert len(takamatsu.legal_moves(after)) > 1


def test_a_step_is_finished_by_whoever_chooses_and_left_open_by_who_does_not():
    state = rolling_japan.notation.read(
        "writing: player 1, red 4, blue 2\nsheet 1: blank\nsheet 2: blank"
    )
    asked = []

    def only_the_first(state, seat, moves):
        asked.append(seat)
        return moves[0] if seat == 0 else None

    after, _ = finish(rolling_japan, state, random.Random(1), only_the_first)
    assert asked == [0, 0, 1]
    assert rolling_japan.to_move(after) == 1
    assert after.sheets[1] == state.sheets[1]


def test_the_first_try_of_every_move_meets_the_same_luck_and_so_does_the_second(monkeypatch):
    state, worlds = in_play(hokkaido), []
    seat, resample = hokkaido.to_move(state), hokkaido.resample

    def noted(view, seat, rng):
        worlds.append(resample(view, seat, rng))
        return worlds[-1]

    search = Search(hokkaido, hokkaido.view(state, seat), seat, random.Random(1))
    monkeypatch.setattr(hokkaido, "resample", noted)
    conclude(search.thinking(60, None))
    field, tries = len(search.race + search.dropped), worlds[LOOKS:]

    assert 2 < field <= FIELD
    assert set(tries[:field]) == {tries[0]}
    assert set(tries[field : 2 * field]) == {tries[field]} != {tries[0]}
    assert len(set(tries)) <= max(row.visits for row in search.table())


def test_the_worse_half_of_the_race_drops_out_again_and_again():
    state = in_play(takamatsu)
    seat = takamatsu.to_move(state)
    search = Search(takamatsu, takamatsu.view(state, seat), seat, random.Random(1))
    sizes = []
    for share in search.thinking(96, None):
        if share:
            sizes.append(len(search.race))
    rows = search.table()

    assert [sizes.count(n) for n in (8, 4, 2)] == [32, 32, 31]
    assert [row.move for row in rows] == search.ranked()
    assert all(a.visits >= b.visits - 1 for a, b in pairwise(rows))
    assert rows[1].visits > rows[2].visits >= rows[3].visits > rows[4].visits


def test_a_choice_outside_the_tree_is_the_best_of_a_few_and_at_first_only_the_own_one_is_made():
    state = rolling_japan.notation.read(
        "writing: player 1, red 4\ndice: blue 2, red 4\nsheet 1: Tokyo 1, Chiba 2\nsheet 2: blank"
    )
    moves = rolling_japan.legal_moves(state)
    looks = {m: value_to(rolling_japan, rolling_japan.apply(state, m), 2, 0) for m in moves[:FEW]}
    me, other = [Search(rolling_japan, state, seat, random.Random(1)) for seat in (0, 1)]

    assert looks[me.best_of_sample(state, 0, moves[:FEW])] == max(looks.values())
    assert looks[me.own_choice(state, 0, moves[:FEW])] == max(looks.values())
    assert other.own_choice(state, 0, moves) is None


def test_what_a_position_is_worth_to_one_seat_is_what_it_is_worth_among_all():
    *_, (before, _, end) = playout(takamatsu, takamatsu.new_game(3), random.Random(1))
    for state in (in_play(takamatsu, 3), before, end):
        alone = [value_to(takamatsu, state, 3, seat) for seat in range(3)]
        assert alone == values(takamatsu, state, 3)


def test_a_game_that_is_looked_ahead_into_is_played_on_and_its_tree_holds_the_own_step():
    state = rolling_japan.notation.read(
        "writing: player 1, red 4\ndice: blue 2, red 4\nsheet 1: Tokyo 1; changes 3\nsheet 2: blank"
    )
    assert (
        rolling_japan.to_move(rolling_japan.apply(state, rolling_japan.legal_moves(state)[0])) == 1
    )
    search = Search(rolling_japan, state, 0, random.Random(1))
    conclude(search.thinking(30, None))
    ends = [search.play_on(state)]
    for steps in (1, 2, heuristics_of(rolling_japan).AHEAD):
        ends.append(finish(rolling_japan, state, random.Random(1), search.best_of_sample, steps)[0])

    assert any(node.visits > RIPE for node in search.root.children.values())
    assert not any(node.children for node in search.root.children.values())
    assert all(settled(rolling_japan, end) for end in ends)
    assert [(end.ticks, len(end.bag)) for end in ends] == [(1, 5), (0, 5), (0, 3), (1, 5)]


@pytest.mark.parametrize("game", [rolling_japan, takamatsu], ids=lambda game: game.NAME)
def test_a_rollout_ends_at_a_boundary_or_with_the_game(game):
    rng, ends = random.Random(4), set()
    for state, _, after in playout(game, game.new_game(2), rng):
        if game.to_move(state) not in (None, CHANCE):
            last = rollout(game, after, rng)
            ends.add((settled(game, last), game.to_move(last) is None))
    assert ends <= {(True, False), (True, True), (False, True)}
    assert (True, False) in ends


def test_a_game_that_says_nothing_is_judged_by_its_score_wherever_chance_moves():
    silent = heuristics_of(SimpleNamespace(to_move=lambda state: state))

    assert (silent.estimate(0, 0), silent.AHEAD) == (0, 0)
    assert [silent.boundary(turn) for turn in (CHANCE, 0, None)] == [True, False, False]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_points_that_are_counted_quickly_are_those_of_the_score_sheet(game):
    for seed, players in enumerate(game.PLAYERS[-2:]):
        start = game.new_game(players, board=game.BOARDS[seed])
        for state, _, _ in playout(game, start, random.Random(seed)):
            quick = [game.heuristics.points(state, seat) for seat in range(players)]
            assert tuple(quick) == scores(game, state, players)


def test_a_sharp_search_looks_at_nobody_who_cannot_meddle():
    state = in_play(rolling_japan, players=3)
    seat = rolling_japan.to_move(state)
    search = Search(rolling_japan, state, seat, random.Random(1), sharp=True)
    conclude(search.thinking(20, None))

    assert (search.players, search.view.sheets) == (1, (state.sheets[seat],))
    assert {row.move for row in search.table()} <= set(rolling_japan.legal_moves(state))
    assert Search(rolling_japan, state, seat, random.Random(1)).players == 3


def test_the_later_it_is_the_less_a_sharp_search_hopes_of_an_open_route():
    state, known = in_play(hokkaido), heuristics_of(hokkaido)
    seat = hokkaido.to_move(state)
    late = updated(state, deck=1)

    assert known.estimate(late, seat) == known.estimate(state, seat)
    assert known.sharp_estimate(late, seat) != known.sharp_estimate(state, seat)
    assert known.hoped(state, seat, 0.0) < known.hoped(state, seat, 1.0)


def test_at_the_end_only_points_and_the_win_count():
    *_, (_, _, end) = playout(rolling_japan, rolling_japan.new_game(2), random.Random(1))
    made = scores(rolling_japan, end, 2)
    best = rolling_japan.winners(end)
    more = [
        value - points for value, points in zip(values(rolling_japan, end, 2), made, strict=True)
    ]
    assert [n > 0 for n in more] == [seat in best for seat in range(2)]


@pytest.mark.parametrize("name", ["estimate", "sharp_estimate"])
def test_a_dead_prefecture_and_a_spent_change_promise_less(name):
    estimate = getattr(heuristics_of(rolling_japan), name)
    blank = rolling_japan.notation.read("sheet 1: blank")
    spent = rolling_japan.notation.read("sheet 1: blank; changes 2")
    crossed = rolling_japan.notation.read("sheet 1: Tokyo X, Chiba X, Saitama X, Gunma X")

    assert estimate(blank, 0) > estimate(spent, 0)
    assert estimate(blank, 0) > estimate(crossed, 0)


def test_a_sharp_search_sees_what_is_lost_and_what_will_get_in_the_way():
    read, known = rolling_japan.notation.read, heuristics_of(rolling_japan)
    peaceful = read("sheet 1: Aomori 2, Yamagata 2")
    between = read("sheet 1: Aomori 2, Yamagata 6")  # nothing fits Akita any more
    assert known.sharp_estimate(peaceful, 0) > known.sharp_estimate(between, 0) + 0.5

    corner, middle = read("sheet 1: Okinawa X"), read("sheet 1: Kumamoto X")  # 1 neighbor, 4
    assert known.sharp_estimate(middle, 0) > known.sharp_estimate(corner, 0)
    assert known.estimate(middle, 0) == known.estimate(corner, 0)
