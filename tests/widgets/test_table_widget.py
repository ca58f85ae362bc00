"""A table without a browser: playing by touch, why not, bots, and what goes wrong."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.bots import level_of
from japanboards.core.frame import prompt_of
from japanboards.core.game import scores
from japanboards.core.match import Match
from japanboards.core.scene import is_away
from japanboards.core.session import SCENERY
from japanboards.core.story import said_to, to_you
from japanboards_widgets import Table, replay, table
from japanboards_widgets.asked import after, gentler

TWO_DICE = "writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2"


def prepared(text, **settings):
    return Table(Match(rj, 1, start=rj.notation.read(text), **settings), pause=0)


def status(table):
    return [sentence["text"] for sentence in table.board.live["status"]]


def turn(table):
    return table.stage.live["beside"]["turn"]


def cited(table):
    return {id for sentence in table.board.live["status"] for id in sentence["clauses"]}


def send(table, **message):
    table.board._handle_custom_msg(message, [])


def play_any(table, nth=0):
    word, move = table.session.frame.chooser.spelled[nth % len(table.session.frame.chooser.spelled)]
    send(table, picks=list(word))
    return move


def in_a_loop(play):
    """Run it in an event loop of its own, in a thread where none runs yet."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(play())).result()


async def settled(table):
    """Wait until nobody is about to move."""
    while table.session.auto_players.busy:
        await asyncio.sleep(0.001)


def test_a_solo_game_is_played_to_its_end_by_touching():
    one = table("rolling_japan", 1, board="small", seed=3, pause=0)
    seen = 0
    while one.match.turn() is not None:
        assert one.match.human_turn()
        assert one.board.live["moves"]
        play_any(one, nth=seen)
        assert one.last_error is None
        seen += 1
    points = scores(rj, one.match.state, 1)[0]
    assert turn(one) == f"The game is over: {points} points"
    assert status(one) == ["The game is over."]
    assert one.board.live["moves"] == []
    assert seen >= 24


def test_the_offers_are_the_legal_moves_with_what_they_do():
    one = prepared(TWO_DICE)
    legal = rj.legal_moves(one.match.state)
    expected = [
        [to_you(rj.scene.tell_mover(one.match.state, m), 0), *rj.scene.picks(m)] for m in legal
    ]
    assert one.board.live["moves"] == expected


def test_touches_in_the_other_order_are_the_same_move():
    one = prepared(TWO_DICE)
    send(one, picks=["cell:Gunma", "die:red"])
    assert one.match.state.sheet.cells[one.match.state.board.index["Gunma"]] == 4


def test_why_not_cites_the_clauses_and_changes_nothing():
    one = prepared(TWO_DICE)
    before, moves = one.match.state, one.board.live["moves"]
    send(one, touch=["die:red", "cell:Saitama"])
    assert status(one)[:2] == [
        "Not possible: Chiba is 2 and Tokyo is 1, so Saitama takes 1 to 2: not the red 4",
        prompt_of(one.match, one.session.viewer),
    ]
    assert cited(one) == {"ROL-ADJ-01"}
    assert one.match.state is before
    assert one.board.live["moves"] == moves
    play_any(one)
    assert cited(one) == set()


@pytest.mark.parametrize(
    ("picks", "clause"),
    [
        (["cell:Osaka"], "ROL-DIE-01"),
        (["die:red", "cell:Tokyo"], "ROL-RULING-17"),
        (["die:red", "color:red"], "ROL-RULING-09"),
        (["skip"], "ROL-X-03"),
        (["cell:Atlantis"], "ROL-COMP-03"),
    ],
)
def test_every_touch_is_answered(picks, clause):
    one = prepared(TWO_DICE)
    send(one, touch=picks)
    assert clause in cited(one)
    assert one.last_error is None


@pytest.mark.parametrize("name", GAMES)
def test_a_touch_of_anything_on_the_board_is_answered_by_what_it_is(name):
    seats = ["human", *["random"] * (max(2, GAMES[name].PLAYERS[0]) - 1)]
    one = table(name, seats=seats, seed=1, pause=0)
    use_of = getattr(GAMES[name].scene, "use_of", None)
    for mark in one.board.scene.marks:
        if mark.pick or mark.on or is_away(mark):
            continue
        send(one, bare=mark.id)
        (said,) = [each.text for each in one.session.note]
        if use_of and (use := use_of(one.match.state, 0, mark.id)):
            assert said == use
            continue
        if mark.title:
            about = said.removesuffix(": only to look at.")
            assert about.lower() in said_to(mark.title, 0).lower(), mark
        else:
            assert said in (f"“{mark.text}” is only to read.", SCENERY), mark
        assert status(one) == [said, prompt_of(one.match, one.session.viewer)]
    assert one.last_error is None


def test_a_touch_of_nothing_is_answered_too():
    one = prepared(TWO_DICE)
    send(one, bare="")
    assert status(one) == [SCENERY, prompt_of(one.match, one.session.viewer)]


def test_a_refusal_is_told_from_what_is_only_to_look_at_and_from_other_words():
    one = prepared(TWO_DICE)
    send(one, touch=["die:red", "cell:Saitama"])
    assert one.board.live["manner"] == "no"
    send(one, bare="")
    assert one.board.live["manner"] == "look"
    send(one, clause="ROL-ADJ-01")
    assert one.board.live["manner"] == ""
    one.do("undo")
    assert one.board.live["manner"] == "no"


def ended(*points):
    """A game of a person against a fair and a gentle bot that ended with these points."""
    one = table("rolling_japan", seats=["human", "fair", "gentle"], board="small", seed=1, pause=0)
    strips = one.session.frame.around.strips
    best = max(points)
    ranked = [replace(each, rank=1 + (points[each.seat] < best)) for each in strips]
    return one, [button.text for button in after(one.match, ranked, False)]


def test_harder_bots_are_offered_after_a_win_and_gentler_ones_after_a_loss():
    one, won = ended(20, 18, 18)
    assert "Next: harder bots" in won
    assert "Next: gentler bots" not in won
    assert "Next: harder bots" in ended(20, 20, 18)[1], "a shared win is one"
    lost = ended(18, 20, 20)[1]
    assert lost[0] == "Play again"
    assert "Next: gentler bots" in lost
    assert "Next: harder bots" not in lost
    assert [level_of(who) for who in gentler(one.match)[1:]] == ["gentle", "gentle"]
    easy = table("rolling_japan", seats=["human", "gentle"], board="small", seed=1, pause=0)
    assert gentler(easy.match) == []


def test_picks_that_spell_nothing_any_more_are_answered_as_a_touch():
    one = prepared(TWO_DICE)
    send(one, picks=["die:red", "cell:Saitama"])
    assert cited(one) == {"ROL-ADJ-01"}
    assert one.match.moves == []


def test_a_touch_that_breaks_no_rule_says_what_is_to_be_taken_back():
    one = prepared(TWO_DICE)
    assert [said.text for said in one.session.why_not(["cell:Gunma", "die:red"])] == [
        "First take back Gunma 群馬県: the red die does not go with it."
    ]


def test_a_clause_is_read_aloud():
    one = prepared(TWO_DICE)
    send(one, clause="ROL-ADJ-01")
    assert rj.BOOK["ROL-ADJ-01"].text in status(one)[0]
    assert cited(one) == {"ROL-ADJ-01"}
    send(one, clause="ROL-NONE-99")
    assert "there is no clause 'ROL-NONE-99'" in str(one.last_error)
    assert "there is no clause" in status(one)[0].lower()


def test_what_a_game_raises_is_shown_and_kept(monkeypatch):
    one = prepared(TWO_DICE)

    def fail(move):
        raise RuntimeError("boom")

    monkeypatch.setattr(one.match, "play", fail)
    play_any(one)
    assert status(one)[0] == "Something went wrong: boom."
    assert isinstance(one.last_error, RuntimeError)
    monkeypatch.undo()
    play_any(one)
    assert len(one.match.moves) == 1


def fails(game, view, seat, rng):
    raise RuntimeError("no idea")


def cheats(game, view, seat, rng):
    return rj.Write(view.waiting[0].color, "Atlantis")


@pytest.mark.parametrize(
    ("bot", "said"), [(fails, "no idea"), (cheats, "there is no prefecture 'Atlantis'")]
)
@pytest.mark.parametrize("pause", [0, 0.001])
def test_a_bot_that_fails_or_cheats_is_named_and_nothing_is_lost(bot, said, pause):
    async def play():
        one = table("rolling_japan", seats=["human", bot], seed=1, pause=pause)
        play_any(one)
        play_any(one)
        await settled(one)
        return one

    one = in_a_loop(play)
    assert status(one)[0].startswith("Player 2 (bot) cannot move: ")
    assert said in status(one)[0]
    assert one.last_error is not None
    assert len(one.match.moves) == 6
    assert one.match.turn() == 1


def test_bots_that_pause_show_every_move():
    async def play():
        one = table("rolling_japan", seats=["human", "random"], seed=1, pause=0.001)
        shown = []
        one.board.observe(lambda change: shown.append(one.match.at), "live")
        play_any(one)
        play_any(one)
        send(one, touch=["cell:Tokyo"])
        assert status(one) == ["It is not your turn yet."]
        await settled(one)
        return one, sorted(set(shown))

    one, shown = in_a_loop(play)
    assert one.match.human_turn()
    assert shown == list(range(5, one.match.at + 1))


def test_a_bot_waits_while_somebody_looks_at_the_past():
    async def play():
        one = table("rolling_japan", seats=["human", "random"], seed=1, pause=0.001)
        play_any(one)
        play_any(one)
        one.do("at", 4)
        await settled(one)
        waiting = len(one.match.moves)
        one.session.go_to(waiting)
        await settled(one)
        return one, waiting

    one, waiting = in_a_loop(play)
    assert waiting == 6
    assert one.match.human_turn()
    assert len(one.match.moves) > waiting


def test_each_person_sees_their_own_sheet():
    one = table("rolling_japan", 3, board="small", seed=1, pause=0)
    titles = []
    for _ in range(6):
        titles.append(one.board.live["title"])
        play_any(one)
    assert titles[::2] == [f"Rolling Japan, sheet of player {n}" for n in (1, 2, 3)]
    assert one.side_boards == []  # few others are on the board
    many = table("rolling_japan", 5, board="small", seed=1, pause=0)
    assert len(many.side_boards) == 4
    assert all(board.small for board in many.side_boards)


def test_the_text_and_the_bundle_are_the_same_on_every_machine():
    one = table("rolling_japan", seats=["human", "random"], seed=1)
    assert repr(one) == "Table(Rolling Japan, players: 2, moves: 4)"
    data, _ = one._repr_mimebundle_()
    assert data["text/plain"] == repr(one)
    shown = '<img alt="Rolling Japan, sheet of player 1" width="600" height="'
    assert data["text/html"].startswith(shown)  # its room is there before it is
    assert data["text/html"].endswith("run this cell to play.</em></p>")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are: rolling_japan"),
        ({"game": "rolling_japan", "players": 9}, "1 to 8 players, not 9"),
        ({"game": "rolling_japan", "seats": ["somebody"]}, "nobody called 'somebody' can sit"),
        ({"game": "rolling_japan", "players": 3, "seats": ["human"]}, "3 players need 3 seats"),
        ({"game": "rolling_japan", "board": "moon"}, "moon"),
        ({"game": "rolling_japan", "policy": "cheating"}, "the policy is"),
        ({"game": "rolling_japan", "no_such_option": 1}, "there is no option 'no_such_option'"),
    ],
)
def test_a_table_that_cannot_be_says_why(arguments, complaint):
    with pytest.raises(ValueError, match=complaint):
        table(**arguments)


def test_a_recorded_game_is_looked_through(tmp_path):
    one = table("rolling_japan", seats=["random", "random"], board="small", seed=1, pause=0)
    one.match.save(tmp_path / "game.json")
    again = replay("rolling_japan", tmp_path / "game.json")
    assert (again.match.at, len(again.match.moves)) == (0, len(one.match.moves))
    again.time.slider.value = len(one.match.moves)
    assert "win" in turn(again)
    assert again.match.states[-1] == one.match.states[-1]
