"""Several people at one screen: the result is seen first, and nothing is left behind."""

import json
import random

import pytest

from japanboards import GAMES
from japanboards.core.match import Match
from japanboards.core.viewer import Viewer
from japanboards_widgets import Table, replay
from japanboards_widgets.side import LOG, ODDS, SCORE


def widgets(root):
    """A widget and all below it."""
    yield root
    for child in getattr(root, "children", ()):
        yield from widgets(child)


def states(table):
    """Everything that the browser knows of a table, but for numbers that only count."""
    found = []
    for widget in widgets(table):
        state = {
            name: value
            for name, value in widget.get_state().items()
            if not name.startswith("_") and name not in ("layout", "style", "children", "tabbable")
        }
        if "live" in state:
            state["live"] = {**state["live"], "serial": 0, "kept": False}
        found.append(json.dumps(state, default=str, sort_keys=True))
    return found


def shared(game, seed):
    return Table(Match(game, max(2, game.PLAYERS[0]), seed=seed), pause=0)


@pytest.mark.parametrize("name", GAMES)
def test_a_covered_screen_keeps_nothing_of_what_was_shown_before(name):
    game, rng, covers = GAMES[name], random.Random(3), 0
    table = shared(game, seed=3)
    for nth in range(24):
        if table.session.viewer.hands_over(table.match):
            table.do("hand")
        if table.session.is_covered():
            covers += 1
            other = shared(game, seed=3)
            other.session.match.states, other.session.match.moves = (
                list(table.match.states),
                list(table.match.moves),
            )
            other.session.match.at = table.match.at
            other.session.viewer = Viewer(table.session.viewer.seat)
            other.session.moved()
            other.side.selected_index = table.side.selected_index
            assert states(table) == states(other)
            table.do("uncover")
            table.stage.forget()  # as after loading: the scenery is drawn in sight of secrets
            table.refresh()
        table.side.selected_index = (LOG, SCORE, ODDS)[nth % 3]
        if table.match.turn() is None:
            break
        table.session.refuse(["nothing"])
        table.session.play(rng.choice(game.legal_moves(table.match.state)))
        assert table.last_error is None
    assert covers > 1 or not table.session.viewer.has_secrets(table.match)


def test_the_result_is_seen_before_the_screen_is_handed_over():
    table = shared(GAMES["hokkaido"], seed=3)
    table.do("uncover")
    rng, first = random.Random(3), table.session.viewer.seat
    while table.match.turn() == first:
        table.session.play(rng.choice(table.match.game.legal_moves(table.match.state)))
    beside = table.stage.live["beside"]
    assert beside["state"] == "handing"
    assert beside["turn"] == f"Player {first + 1}: your turn is over"
    assert [each["act"] for each in beside["ask"]] == ["hand"]
    assert table.stage.live["moves"] == []
    assert table.session.viewer.seat == first
    table.do("hand")
    assert table.stage.live["beside"]["state"] == "covered"
    assert table.session.viewer.seat != first
    table.do("uncover")
    assert table.stage.live["beside"]["state"] == "yours"
    assert table.stage.live["moves"]


def test_a_recorded_game_keeps_one_point_of_view_and_is_played_step_by_step(tmp_path):
    game, rng = GAMES["hokkaido"], random.Random(1)
    match = Match(game, 2, seed=1)
    while len(match.moves) < 60:
        match.set_up()
        match.play(rng.choice(game.legal_moves(match.state)))
    match.save(tmp_path / "game.json")
    table = replay("hokkaido", tmp_path / "game.json")
    seen = set()
    for at in range(0, 60, 7):
        table.session.go_to(at)
        seen.add((table.session.viewer.seat, table.stage.live["beside"]["state"]))
    assert seen == {(0, "past")}
    table.session.go_to(50)
    table.do("forward")
    assert table.match.at == 51
    table.do("play")  # nothing runs the time here: it is gone through at once
    assert table.match.live
    assert table.last_error is None
