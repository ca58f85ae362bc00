"""Pictures of maps: drawn from the same marks and colors as the live board."""

import json
import subprocess
import sys
import warnings

import matplotlib as mpl
import networkx as nx
import pytest
from matplotlib.colors import to_hex, to_rgba
from matplotlib.patches import PathPatch

mpl.use("Agg")

import matplotlib.pyplot as plt

from japanboards import GAMES, rolling_japan, takamatsu
from japanboards.core.scene import Mark
from japanboards.maps import artists, draw_layer, draw_map, draw_routes, sheet, shortest_routes
from japanboards.maps.looks import paint
from japanboards.maps.routes import beside, steps_used

LOOKS = rolling_japan.chart.LOOKS
DEGREES = dict(rolling_japan.BOARD.degree)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(autouse=True)
def _no_figure_stays_open():
    yield
    plt.close("all")


def words(ax):
    return {text.get_text() for text in ax.texts}


def fills(ax):
    return {to_hex(p.get_facecolor()) for p in ax.patches if isinstance(p, PathPatch)}


def lines(ax):
    return [line for line in ax.lines if len(line.get_xdata())]


def test_importing_the_games_does_not_import_matplotlib():
    code = "import sys, japanboards; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@every_game
@pytest.mark.parametrize("outlines", [True, False])
def test_every_game_can_be_drawn(game, outlines):
    for board in ("", *game.BOARDS):
        ax = draw_map(game, board=board, outlines=outlines, title="A map")
        ax.figure.canvas.draw()
        assert ax.get_aspect() == 1
        assert ax.get_title() == "A map"
        assert not ax.get_xticks().size


@every_game
def test_every_game_has_layers_and_routes(game):
    graph = game.chart.graph(game.new_game(game.PLAYERS[0]))
    assert draw_layer(game, dict(graph.degree)).figure.axes
    first = next(iter(graph))
    last = list(nx.single_source_shortest_path(graph, first))[-1]
    assert lines(draw_routes(game, first, last))


def test_the_map_has_the_names_and_colors_of_the_live_board():
    ax = draw_map(rolling_japan)
    assert set(rolling_japan.BOARD) <= words(ax)
    for die in ("white", "black", "yellow", "green", "blue", "red"):
        assert paint(LOOKS, f"prefecture {die}", "path")["fill"] in fills(ax)
    assert to_hex(ax.get_facecolor()) == paint(LOOKS, "", "svg")["background"]


def test_a_name_with_dollar_signs_is_a_name_and_no_formula():
    data = json.dumps(takamatsu.new_game(2).board.data)
    own = json.loads(data.replace('"gate"', '"$a_{$"'))
    ax = draw_map(takamatsu, board=takamatsu.Board.of(own))
    ax.figure.canvas.draw()
    assert "$a_{$" in words(ax)


def test_a_map_is_drawn_on_the_axes_it_is_given():
    _, axes = plt.subplots(1, 2)
    assert draw_map(rolling_japan, ax=axes[1]) is axes[1]
    assert not axes[0].patches


def test_places_can_have_colors_of_ones_own():
    assert "#123456" in fills(draw_map(rolling_japan, fills={"Tokyo": "#123456"}))
    with pytest.raises(ValueError, match="no places of this map: Atlantis"):
        draw_map(rolling_japan, fills={"Atlantis": "#123456"})


def test_labels_are_english_japanese_or_none(monkeypatch):
    monkeypatch.setattr(sheet, "fonts", lambda wanted: wanted[:1])
    assert "Tokyo" in words(draw_map(rolling_japan))
    assert "東京都" in words(draw_map(rolling_japan, labels="ja"))
    assert not words(draw_map(rolling_japan, labels="none")) & {"Tokyo", "東京都"}


def test_without_a_japanese_font_the_labels_are_english_and_it_says_so(monkeypatch):
    monkeypatch.setattr(sheet, "fonts", lambda wanted: () if "IPAGothic" in wanted else wanted)
    with pytest.warns(UserWarning, match="no font with Japanese letters") as said:
        ax = draw_map(rolling_japan, labels="ja")
    assert len(said) == 1
    assert said[0].filename == __file__
    assert "Tokyo" in words(ax)


def test_a_map_without_japanese_names_says_so():
    with pytest.warns(UserWarning, match="no Japanese names, so the labels are in English"):
        assert sheet.label_words(nx.path_graph(2), "ja") == {}


@pytest.mark.parametrize("draw", [draw_map, draw_layer, draw_routes])
def test_an_unknown_kind_of_label_is_refused(draw):
    given = {draw_map: (), draw_layer: (DEGREES,), draw_routes: ("Tokyo", "Osaka")}[draw]
    with pytest.raises(ValueError, match="labels are one of 'en', 'ja', 'none', not 'fr'"):
        draw(rolling_japan, *given, labels="fr")


def test_a_layer_has_a_bar_a_title_and_shades():
    ax = draw_layer(rolling_japan, DEGREES, title="Neighbors", bar="how many")
    bar = ax.figure.axes[1]
    assert (ax.get_title(), bar.get_ylabel()) == ("Neighbors", "how many")
    least, most = (paint(LOOKS, f"heat-{n}", "path")["fill"] for n in (0, 5))
    assert {least, most} <= fills(ax)
    assert "Tokyo" in words(ax)


def test_a_layer_may_show_its_values():
    ax = draw_layer(rolling_japan, {"Nagano": 0.5, "Tokyo": 0.25}, form="{:.0%}", cmap="Blues")
    assert {"50%", "25%"} <= words(ax)
    assert not {"Tokyo", "Osaka"} & words(ax)


def test_a_layer_of_equal_values_is_drawn():
    assert draw_layer(rolling_japan, dict.fromkeys(DEGREES, 3), outlines=False)


@pytest.mark.parametrize(
    ("values", "complaint"),
    [({}, "a value for one place at least"), ({"Atlantis": 1}, "no places of this map: Atlantis")],
)
def test_a_layer_of_nothing_or_of_elsewhere_is_refused(values, complaint):
    with pytest.raises(ValueError, match=complaint):
        draw_layer(rolling_japan, values)


def test_few_routes_run_side_by_side():
    ax = draw_routes(rolling_japan, "Tokyo", "Osaka", most=3)
    drawn = lines(ax)
    assert len(drawn) == 3
    assert len({line.get_color() for line in drawn}) == 3
    assert len({tuple(line.get_xdata()[:1]) for line in drawn}) == 3
    assert [text.get_text() for text in ax.get_legend().get_texts()] == [
        f"route {n}: 6 steps" for n in (1, 2, 3)
    ]


def test_many_routes_are_a_bundle():
    ax = draw_routes(rolling_japan, "Hokkaido", "Okinawa")
    widths = {line.get_linewidth() for line in lines(ax)}
    assert len(widths) > 3
    assert "24 of 24 routes" in {text.get_text() for text in ax.get_legend().get_texts()}


def test_a_route_follows_the_long_link_over_the_sea():
    (route,) = lines(draw_routes(rolling_japan, "Kagoshima", "Okinawa"))
    assert len(route.get_xdata()) == 4
    (plain,) = lines(draw_routes(rolling_japan, "Kagoshima", "Okinawa", outlines=False))
    assert len(plain.get_xdata()) == 2


@pytest.mark.parametrize(
    ("start", "end", "most", "complaint"),
    [
        ("Atlantis", "Tokyo", None, "on this map there is no place 'Atlantis'"),
        ("Tokyo", "Atlantis", None, "on this map there is no place 'Atlantis'"),
        ("Tokyo", "Tokyo", None, "no route leads from Tokyo to Tokyo"),
        ("Tokyo", "Osaka", 0, "the number of routes is 1 or more, or None for all, not 0"),
    ],
)
def test_routes_from_nowhere_are_refused(start, end, most, complaint):
    with pytest.raises(ValueError, match=complaint):
        draw_routes(rolling_japan, start, end, most=most)


def test_longer_routes_come_after_the_shortest():
    graph = nx.cycle_graph(5)
    assert shortest_routes(graph, 0, 2, 5) == [[0, 1, 2], [0, 4, 3, 2]]
    assert steps_used(shortest_routes(graph, 0, 2))[0, 1] == 1
    with pytest.raises(ValueError, match="no route leads from 0 to 1"):
        shortest_routes(nx.empty_graph(2), 0, 1)


def test_a_lane_keeps_its_distance():
    assert beside([(0, 0), (10, 0)], 2) == [(0, 2), (10, 2)]
    assert beside([(0, 0), (10, 0), (10, 10)], 2)[1] == pytest.approx((8, 2))


def test_shapes_of_marks_become_patches():
    assert artists.patch(Mark("a", "", (1, 2))) is None
    assert artists.patch(Mark("a", "", (1, 2), "disc 3"))[1].get_radius() == 3
    assert artists.patch(Mark("a", "", (1, 2), "box 4 6"))[1].get_xy() == (-1, -1)
    assert artists.corners("M1 1h2v3H0V0q1 1 2 0C0 0 1 1 2 2") == [
        (1, 1), (3, 1), (3, 4), (0, 4), (0, 0), (1, 1), (2, 0), (0, 0), (1, 1), (2, 2),
    ]  # fmt: skip
    with pytest.raises(ValueError, match="path data with 'a' cannot be drawn"):
        artists.outline("M0 0a1 1 0 0 0 1 1")


def test_the_weightier_rule_of_a_stylesheet_counts(tmp_path):
    style = tmp_path / "looks.css"
    style.write_text(
        "/* .jb-scene .a path { fill: #000; } */\n"
        "@media print { .jb-scene .a path { fill: #111; } }\n"
        ".jb-scene .a.b path { fill: var(--x, #222); } .jb-scene .a path { fill: #333; }\n"
        ".other .a path { fill: #444; }"
    )
    assert paint(style, "a", "path")["fill"] == "#333"
    assert paint(style, "a b", "path")["fill"] == "#222"


def test_no_warning_and_no_letters_missing_in_a_whole_picture():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for outlines in (True, False):
            draw_map(rolling_japan, outlines=outlines).figure.canvas.draw()
    assert to_rgba(paint(LOOKS, "link", "path")["stroke"])
