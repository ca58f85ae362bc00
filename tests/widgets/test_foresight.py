"""What a pressed mark would lead to: told beforehand, true in every game, and without effect."""

from dataclasses import replace

import pytest

from japanboards import GAMES
from japanboards_widgets import lesson, table
from japanboards_widgets.board import Board, packed


def send(table, **message):
    table.board._handle_custom_msg(message, [])


@pytest.fixture
def told(monkeypatch):
    """What was foreseen; whether the last move may be taken back is told apart from it."""
    messages = []

    def send(board, content):
        if "undo" not in content:
            messages.append(content)

    monkeypatch.setattr(Board, "send", send)
    return messages


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_is_what_is_shown(name, told):
    one, shown, foreseen = table(name, max(2, min(GAMES[name].PLAYERS)), seed=2, pause=0), [], 0
    one.board.observe(lambda change: shown.append(change["new"]), "live")
    for nth in range(16):
        one.session.uncover()
        word, _ = one.session.frame.chooser.spelled[nth % len(one.session.frame.chooser.spelled)]
        scenery, serial = one.board.scenery, one.board.live["serial"]
        shown.clear(), told.clear()
        send(one, press=list(word))
        assert shown == []
        send(one, picks=list(word))
        foreseen += len(told)
        if told:
            assert told == [{"picks": list(word), "after": serial, "then": packed(shown[0])}]
        else:
            assert one.board.scenery != scenery
    assert foreseen >= 12


def test_to_press_is_not_to_play(told):
    one = table("rolling_japan", 1, seed=2)
    position, before = one.match.state, len(one.match.moves)
    live = one.board.live
    word, _ = one.session.frame.chooser.spelled[0]
    for _ in range(2):
        send(one, press=list(word))
    assert one.match.state is position
    assert len(one.match.moves) == before
    assert one.board.live is live
    assert told[0] == told[1]


def test_touches_that_spell_no_move_lead_to_nothing(told):
    one = table("rolling_japan", 1, seed=2)
    send(one, press=["die:none"])
    send(one, press=[])
    assert told == []
    assert one.last_error is None


def test_other_scenery_is_not_foreseen(told):
    one = table("rolling_japan", 1, seed=2)
    scene = one.board.scene
    one.board.foresee(["skip"], replace(scene, marks=scene.marks[1:]), (), ())
    assert told == []
    one.board.foresee(["skip"], scene, (), ())
    assert len(told) == 1


@pytest.mark.parametrize("name", GAMES)
def test_to_look_at_a_move_shows_what_it_would_change_and_nothing_else(name, told):
    one = table(name, max(2, min(GAMES[name].PLAYERS)), seed=2, pause=0)
    one.session.uncover()
    position, live = one.match.state, one.board.live
    for word, _ in one.session.frame.chooser.spelled[:6]:
        told.clear()
        send(one, look=list(word))
        [message] = told
        assert message["picks"] == list(word)
        assert {*message["preview"], "aside"} == {"lights", "ghosts", "aside"}
    assert one.match.state is position
    assert one.board.live is live
    told.clear()
    send(one, look=["nothing"])
    assert told == []
    assert one.last_error is None


def test_in_a_lesson_a_move_is_looked_at_too(told):
    one = lesson("rolling_japan", save=False)
    word, _ = one.session.frame.chooser.spelled[0]
    one.board._handle_custom_msg({"look": list(word)}, [])
    assert [set(message) for message in told] == [{"picks", "preview"}]
