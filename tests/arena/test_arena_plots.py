"""Pictures of a tournament show its numbers."""

import sys

import matplotlib.pyplot as plt
import pytest

from japanboards.arena import Results, Row, plots, review_plots


@pytest.fixture(autouse=True)
def no_window():
    plt.switch_backend("Agg")
    yield
    plt.close("all")


def game(number, *seats):
    return [Row(number, at, bot, score, won) for at, (bot, score, won) in enumerate(seats)]


RESULTS = Results(
    [
        *game(0, ("a", 9, 1.0), ("b", 4, 0.0)),
        *game(1, ("b", 5, 0.5), ("a", 5, 0.5)),
        *game(2, ("a", 7, 1.0), ("c", 2, 0.0)),
        *game(3, ("c", 8, 1.0), ("b", 6, 0.0)),
    ]
)


def test_the_matrix_says_how_often_the_row_beats_the_column_the_best_first():
    ax = plots.win_matrix(RESULTS)
    assert [label.get_text() for label in ax.get_yticklabels()] == ["a", "c", "b"]
    assert [label.get_text() for label in ax.get_xticklabels()] == ["a", "c", "b"]
    written = [text.get_text() for text in ax.texts]
    assert written == ["", "100%", "75%", "0%", "", "100%", "25%", "0%", ""]


def test_the_boxes_have_the_medians_of_the_scores():
    ax = plots.score_distributions(RESULTS)
    assert [label.get_text() for label in ax.get_xticklabels()] == ["a", "c", "b"]
    heights = {tuple(line.get_ydata()) for line in ax.lines}
    assert {(7, 7), (5, 5)} <= heights  # of a and c, and of b
    assert [len(dots.get_offsets()) for dots in ax.collections] == [3, 2, 3]


def test_both_draw_where_they_are_told():
    _, (left, right) = plt.subplots(ncols=2)
    assert plots.win_matrix(RESULTS, left) is left
    assert plots.score_distributions(RESULTS, right) is right


@pytest.mark.parametrize("draw", [plots.win_matrix, plots.score_distributions])
def test_nothing_to_draw_is_told(draw):
    with pytest.raises(ValueError, match="no game was played"):
        draw(Results([]))


def test_without_matplotlib_one_sentence_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", None)
    with pytest.raises(ImportError, match=r"pip install 'japanboards\[plot\]'"):
        plots.win_matrix(RESULTS)


@pytest.mark.parametrize("plot", [plots.win_matrix, plots.score_distributions])
def test_a_bot_may_have_dollar_signs_in_its_name(plot):
    odd = Results([*game(0, ("$a_{$", 9, 1.0), ("b$$", 4, 0.0))])
    ax = plot(odd)
    ax.figure.canvas.draw()
    assert [label.get_text() for label in ax.get_xticklabels()] == ["$a_{$", "b$$"]


def test_a_game_may_have_dollar_signs_in_its_name():
    moved = {f"moved by {kind}": 1.0 for kind in ("luck", "own", "others")}
    ax = review_plots.luck_and_skill({"$a_{$": [moved]})
    ax.figure.canvas.draw()
    assert [label.get_text() for label in ax.get_yticklabels()] == ["$a_{$"]
