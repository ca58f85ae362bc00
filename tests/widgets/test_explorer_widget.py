"""The map to touch: neighbors, routes, layers, and a game to follow."""

import networkx as nx
import pytest

from japanboards import GAMES, kanagawa
from japanboards import rolling_japan as rj
from japanboards_widgets import explore, table
from japanboards_widgets.explorer import Explorer, kinds_in


def touch(explorer, place):
    explorer.board._handle_custom_msg({"picks": [place]}, [])


def looks(explorer):
    return {mark.pick: mark.look for mark in explorer.board.scene.marks if mark.pick}


def test_a_touch_lights_the_neighbors_and_names_them():
    explorer = explore("rolling_japan")
    touch(explorer, "Tokyo")

    near = {place for place, look in looks(explorer).items() if "near" in look.split()}
    assert near == set(rj.BOARD["Tokyo"])
    assert explorer.told() == [
        "Tokyo in Kanto has 4 neighbors: Saitama, Chiba, Kanagawa and Yamanashi."
    ]


def test_a_second_touch_draws_all_shortest_routes_one_after_another():
    explorer = explore("rolling_japan")
    touch(explorer, "Tokyo")
    touch(explorer, "Osaka")
    routes = list(nx.all_shortest_paths(rj.BOARD, "Tokyo", "Osaka"))

    seen = []
    for _ in routes:
        seen.append(explorer.routes[explorer.shown])
        assert explorer.board.scene.marks[-1].shape != "M0 0"
        explorer.next_route()
    assert sorted(seen) == sorted(routes)
    assert explorer.told()[0].startswith(f"From Tokyo to Osaka: {len(routes[0]) - 1} steps")


def test_a_third_touch_begins_anew_and_clear_forgets():
    explorer = explore("rolling_japan")
    for place in ("Tokyo", "Osaka", "Nara"):
        touch(explorer, place)

    assert explorer.chosen == ["Nara"]
    explorer.clear()
    assert explorer.chosen == []


def test_a_layer_of_a_game_is_shaded_where_it_has_numbers():
    explorer = explore("kaigan")
    explorer.layer.value = "order of scoring"
    assert {"heat-0", "heat-5"} <= set(" ".join(looks(explorer).values()).split())
    explorer.layer.value = "kind and size"
    assert "heat" not in " ".join(looks(explorer).values())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_layer_of_every_game_can_be_shown(game):
    explorer = explore(game)
    touch(explorer, str(next(iter(explorer.graph))))
    for layer in explorer.layer.options:
        explorer.layer.value = layer

        assert len(explorer.board.scene.marks) > len(explorer.graph)


def test_the_degree_layer_shades_the_best_joined_place_darkest():
    explorer = explore("rolling_japan")
    explorer.layer.value = "neighbors of each"

    assert "heat-5" in looks(explorer)["Nagano"].split()
    assert "heat-0" in looks(explorer)["Okinawa"].split()


def test_bottlenecks_are_the_articulation_points():
    explorer = explore("rolling_japan")
    explorer.layer.value = "bottlenecks"

    shaded = {place for place, look in looks(explorer).items() if "heat" in look.split()}
    assert shaded == set(nx.articulation_points(rj.BOARD))
    gray = {place for place, look in looks(explorer).items() if "unshaded" in look.split()}
    assert gray == set(rj.BOARD) - shaded
    assert "no value" in explorer.legend.value


def test_a_layer_has_a_legend_and_keeps_the_names():
    explorer = explore("rolling_japan")
    assert explorer.legend.value == ""
    explorer.layer.value = "neighbors of each"
    assert explorer.legend.value.startswith('<div role="note">1 <span')
    assert explorer.legend.value.endswith("</span> 8</div>")
    names = {mark.text for mark in explorer.board.scene.marks if "name" in mark.look.split()}
    assert names == set(rj.BOARD)


def test_a_layer_of_a_game_is_shaded_where_its_words_are_numbers():
    state = rj.notation.read("dice: red 4, blue 2\nwriting: red 4\nsheet: Tokyo 1, Chiba X")
    explorer = Explorer(rj, state)
    explorer.layer.value = "how many numbers fit"
    assert "heat-0" in looks(explorer)["Saitama"].split()
    assert "heat-5" in looks(explorer)["Osaka"].split()
    assert "unshaded" in looks(explorer)["Tokyo"].split()
    explorer.layer.value = "what fits here"
    assert "heat" not in looks(explorer)["Osaka"].split()
    assert explorer.legend.value == ""


def test_a_layer_of_a_few_words_is_shaded_by_them():
    assert kinds_in({"a": "no", "b": "yes"}) == {"no": 0, "yes": 1}
    assert kinds_in({"a": "3-4", "b": "2-5"}) == {}
    state = kanagawa.notation.read("player 1: forest; studio G01; print G02\nplayer 2: ocean")
    explorer = Explorer(kanagawa, state)
    explorer.layer.value = "where the cards are"
    assert "heat-0" in looks(explorer)["G02"].split()
    assert "heat-5" in looks(explorer)["G01"].split()
    assert "unshaded" in looks(explorer)["G03"].split()
    assert "print 1" in explorer.legend.value
    cards = [mark for mark in explorer.board.scene.marks if mark.id.startswith("card:")]
    assert all("faint" in mark.look.split() for mark in cards)  # the shade is below them


def test_it_follows_a_table_and_says_what_fits():
    seat = table("rolling_japan", seats=["human"], seed=47, pause=0)
    explorer = explore(seat)
    explorer.layer.value = "what fits here"
    move = next(m for m in rj.legal_moves(seat.match.state) if isinstance(m, rj.Write))
    value = next(d.value for d in seat.match.state.waiting if d.color == move.die)
    seat.session.play(move)

    words = {mark.id: mark.text for mark in explorer.board.scene.marks}
    assert words[f"label:{move.cell}"] == f"={value}"


def test_its_text_is_the_same_every_time():
    assert repr(explore("rolling_japan", board="small")) == "Explorer(Rolling Japan, places: 24)"
