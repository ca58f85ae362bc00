"""What a tournament's rows amount to."""

import subprocess
import sys

import pytest

from japanboards.arena import Results, Row, wilson
from japanboards.arena.standings import ratings


def game(number, *seats):
    """The rows of a game from (bot, score, won) per seat."""
    return [Row(number, at, bot, score, won, 10, 0.5) for at, (bot, score, won) in enumerate(seats)]


ROWS = [
    *game(0, ("a", 9, 1.0), ("b", 4, 0.0)),
    *game(1, ("b", 5, 0.5), ("a", 5, 0.5)),
    *game(2, ("a", 7, 1.0), ("b", 1, 0.0)),
]


def test_wins_scores_and_time_are_summed_up_the_best_first():
    best, other = Results(ROWS).standings()

    assert (best["bot"], best["games"], best["wins"]) == ("a", 3, 2.5)
    assert best["win rate"] == pytest.approx(2.5 / 3)
    assert best["mean score"] == 7
    assert best["ms per move"] == pytest.approx(50)
    assert (other["bot"], other["wins"]) == ("b", 0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_ratings_follow_results_and_are_alike_for_equals():
    even = [*game(0, ("a", 3, 1.0), ("b", 1, 0.0)), *game(1, ("a", 1, 0.0), ("b", 3, 1.0))]
    rated = ratings(even)

    assert rated["a"] == pytest.approx(rated["b"]) == pytest.approx(1500)
    assert ratings(ROWS)["a"] > 1500 > ratings(ROWS)["b"]


def test_ten_wins_to_one_are_about_400_points():
    rows = [
        row
        for n in range(110)
        for row in game(n, ("a", 1, float(n % 11 > 0)), ("b", 1, float(n % 11 == 0)))
    ]
    rated = ratings(rows)
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=40)


def test_the_unbeaten_have_a_finite_rating():
    rated = ratings(game(0, ("a", 9, 1.0), ("b", 0, 0.0)))
    assert 1500 < rated["a"] < 1900


def test_the_table_is_a_data_frame_where_pandas_is_installed():
    import pandas

    assert isinstance(Results(ROWS).table(), pandas.DataFrame)
    assert list(Results(ROWS).games()["bot"]) == ["a", "b", "b", "a", "a", "b"]


def test_without_pandas_the_table_is_a_list(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert Results(ROWS).table() == Results(ROWS).standings()


def test_results_show_themselves_as_text():
    first = repr(Results(ROWS)).splitlines()[0]
    assert first.startswith("a: 83.3% [")
    assert "of 3, mean score 7.0, rating" in first


def test_a_tournament_needs_nothing_but_the_games():
    """Not numpy, pandas, tqdm or matplotlib before they are used, and nothing of Jupyter."""
    program = (
        "import sys, japanboards.arena, japanboards.arena.plots\n"
        "from japanboards import takamatsu as game\n"
        "arena = japanboards.arena\n"
        "arena.tournament(game, ['random', 'random'], 1, arena.OneByOne(), board='small')\n"
        "print(*sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert "japanboards" in loaded
    assert loaded & {"numpy", "pandas", "matplotlib", "dask", "distributed"} == set()
    assert loaded & {"IPython", "ipykernel", "ipywidgets", "anywidget", "traitlets"} == set()
