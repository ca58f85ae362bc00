"""One table: seats, bots, what may be taken back, time travel, saving and loading."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from circles import circle
from talk import refusal

from japanboards import rolling_japan
from japanboards.bots import choose_at_random
from japanboards.core.game import CHANCE
from japanboards.core.match import HUMAN, Match
from japanboards.core.rulebook import Illegal

read_move = rolling_japan.notation.read_move
ROLLED = ("draw red", "draw blue", "roll 4", "roll 2")
FIRST = (*ROLLED, "write red Tokyo", "write blue Akita")  # the whole turn of one player


def table(*moves, players=1, **how):
    """A match after these moves."""
    match = Match(rolling_japan, players, **how)
    for text in moves:
        match.play(read_move(text))
    return match


def sheets(match):
    return [line for line in repr(match.state).splitlines() if line.startswith("sheet")]


def everything(match):
    return {**vars(match), "states": list(match.states), "moves": list(match.moves)}


def test_a_new_match_stands_at_its_first_position_with_people_at_every_seat():
    match = Match(rolling_japan, 3, board="small", options={"first": 2})
    assert match.state == rolling_japan.new_game(3, board="small", first=2)
    assert (match.seats, match.at, match.live, match.turn()) == ((HUMAN,) * 3, 0, True, CHANCE)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"players": 0}, "Rolling Japan is for 1 to 8 players, not 0"),
        ({"players": 2, "seats": [HUMAN]}, "2 players need 2 seats, not 1"),
        ({"players": 2, "seats": []}, "2 players need 2 seats, not 0"),
        ({"players": 1, "seats": ["robot"]}, "a seat is 'human' or a bot function, not 'robot'"),
        ({"policy": "strict"}, "the policy is 'teaching' or 'play', not 'strict'"),
        ({"board": "tiny"}, "there is no board 'tiny'; the boards are: japan, small"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(how, sentence):
    assert refusal(Match, rolling_japan, **how) == sentence


def test_a_match_after_a_move_is_another_match():
    match, move = table(*ROLLED), read_move("write red Tokyo")
    before = everything(match)
    after = match.after(move)
    assert everything(match) == before
    match.play(move)
    assert everything(after) == everything(match)
    with pytest.raises(Illegal, match="ROL-DIE-01"):
        match.after(move)


def test_a_move_is_checked_and_a_refused_one_changes_nothing():
    match = table(*ROLLED)
    before = everything(match)
    with pytest.raises(Illegal, match="ROL-DIE-01"):
        match.play(read_move("write red Osaka"))
    assert everything(match) == before
    match.play(read_move("write red Tokyo"))
    assert (match.at, sheets(match)) == (5, ["sheet 1: Tokyo 4"])


def test_chance_moves_by_itself_until_a_person_has_to_decide():
    match = Match(rolling_japan, 1, seed=4)
    assert not match.human_turn()
    match.advance()
    assert (match.turn(), match.human_turn(), len(match.moves)) == (0, True, 4)
    assert refusal(match.step) == "nobody but a person is to move"


def test_the_same_seed_rolls_the_same_dice():
    bots = [choose_at_random] * 2
    first, second, other = (Match(rolling_japan, 2, bots, seed=seed) for seed in (1, 1, 2))
    for match in (first, second, other):
        match.advance()
    assert first.moves == second.moves
    assert first.moves != other.moves
    assert first.turn() is None
    assert refusal(first.step) == "nobody but a person is to move"


def test_bots_that_go_in_circles_stop_and_go_on_when_asked():
    match = circle()
    match.advance()
    assert (match.states.count(match.state), len(match.moves)) == (4, 6)
    match.advance()
    assert (match.states.count(match.state), len(match.moves)) == (7, 12)


def test_bots_play_their_seats_and_people_theirs():
    match = Match(rolling_japan, 3, [choose_at_random, HUMAN, choose_at_random], seed=1)
    match.advance()
    assert match.turn() == 1
    assert {rolling_japan.to_move(state) for state in match.states} == {CHANCE, 0, 1}


def test_a_bot_gets_what_its_seat_may_see_and_its_move_is_checked():
    seen = []

    def peep(game, view, seat, rng):
        seen.append((seat, view.news))
        return game.legal_moves(view)[0]

    names = [*rolling_japan.__all__, "__name__"]
    secretive = SimpleNamespace(**{name: getattr(rolling_japan, name) for name in names})
    secretive.view = lambda state, seat: replace(state, news=("seen by", seat))
    match = Match(secretive, 2, [HUMAN, peep], seed=1, options={"first": 1})
    match.advance()
    assert seen == [(1, ("seen by", 1)), (1, ("seen by", 1))]
    assert match.view(0).news == ("seen by", 0)
    cheat = Match(rolling_japan, 1, [lambda *_: read_move("skip red")], seed=1)
    with pytest.raises(Illegal):
        cheat.advance()
    assert len(cheat.moves) == 4


def test_at_play_ones_own_move_is_taken_back_while_one_is_still_to_move():
    match = table(*ROLLED, "write red Tokyo")
    assert match.may_undo()
    match.undo()
    assert (match.at, len(match.moves), sheets(match)) == (4, 4, ["sheet 1: blank"])
    match.redo()
    assert (match.at, sheets(match)) == (5, ["sheet 1: Tokyo 4"])
    assert refusal(match.redo) == "nothing was taken back"
    match.undo()
    match.play(read_move("write blue Akita"))
    assert refusal(match.redo) == "nothing was taken back"


@pytest.mark.parametrize(
    ("moves", "players", "sentence"),
    [
        ((), 1, "nothing has been played yet"),
        (ROLLED, 1, "you cannot undo: new dice have been rolled"),
        (FIRST, 1, "you cannot undo: new dice have been rolled"),
        (FIRST, 2, "you cannot undo after another player's move"),
    ],
)
def test_at_play_nothing_is_taken_back_past_a_roll_or_another_player(moves, players, sentence):
    match = table(*moves, players=players)
    assert not match.may_undo()
    assert refusal(match.undo) == sentence
    assert match.at == len(moves)


def test_at_play_a_bots_move_is_not_taken_back():
    match = Match(rolling_japan, 1, [choose_at_random], seed=1)
    for _ in range(5):
        match.step()
    assert match.turn() == 0
    assert not match.may_undo()


def test_at_play_ones_last_move_is_taken_back_while_a_bot_still_thinks():
    match = Match(rolling_japan, 2, [HUMAN, choose_at_random], seed=1)
    match.advance()
    while match.human_turn():
        match.play(rolling_japan.legal_moves(match.state)[0])
    assert match.turn() == 1
    assert match.may_undo()
    match.step()
    assert not match.may_undo()


def test_at_play_an_earlier_position_is_looked_at_but_not_played_from():
    match = table(*ROLLED, "write red Tokyo")
    match.go_to(4)
    before = everything(match)
    assert refusal(match.play, read_move("write red Chiba")) == (
        "this is an earlier position; moves are made at the newest one"
    )
    assert not match.may_undo()
    assert refusal(match.undo) == (
        "this is an earlier position; moves are taken back at the newest one"
    )
    assert everything(match) == before
    match.go_to(5)
    match.play(read_move("write blue Akita"))
    assert sheets(match) == ["sheet 1: Akita 2, Tokyo 4"]


def test_when_teaching_everything_is_taken_back_to_the_last_decision_and_forward_again():
    match = table(*FIRST, *("draw black", "draw green", "roll 1", "roll 6"), policy="teaching")
    places = []
    while match.may_undo():
        match.undo()
        places.append(match.at)
    assert places == [5, 4, 0]
    assert refusal(match.undo) == "nothing has been played yet"
    while not match.live:
        match.redo()
        places.append(match.at)
    assert places[3:] == [4, 5, 10]
    assert refusal(match.redo) == "nothing was taken back"


def test_when_teaching_a_move_from_an_earlier_position_gives_up_what_lay_ahead():
    match = table(*FIRST, policy="teaching")
    match.undo()
    match.undo()
    match.play(read_move("write blue Iwate"))
    assert (match.at, len(match.moves), len(match.states), match.live) == (5, 5, 6, True)
    assert sheets(match) == ["sheet 1: Iwate 2"]


def test_any_position_of_the_history_can_be_looked_at_and_nothing_is_lost():
    match = table(*FIRST)
    match.go_to(0)
    assert (match.state, match.live) == (rolling_japan.new_game(1), False)
    match.go_to(6)
    assert match.live
    for at in (-1, 7):
        assert refusal(match.go_to, at) == f"the history has positions 0 to 6, not {at}"
    assert match.at == 6


def test_a_match_is_saved_and_loaded_as_it_was(tmp_path):
    match = table(*FIRST, players=2, board="japan", options={"cc_on_purple": False})
    match.go_to(3)
    match.save(tmp_path / "two.json")
    other = Match(rolling_japan, 1, [choose_at_random], policy="teaching")
    other.load(tmp_path / "two.json")
    assert (other.states, other.moves, other.at) == (match.states, match.moves, 6)
    assert (other.players, other.board, other.options) == (2, "japan", {"cc_on_purple": False})
    assert other.seats == (choose_at_random, HUMAN)
    assert other.record() == match.record()


def test_a_finished_match_is_saved_with_its_score_sheet(tmp_path):
    match = Match(rolling_japan, 1, [choose_at_random], board="small", seed=1)
    assert match.record().final == ()
    match.advance()
    assert match.record().final[-1].endswith("[ROL-END-02]")
    match.save(tmp_path / "end.json")
    match.load(tmp_path / "end.json")
    assert match.turn() is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "the save is damaged, it is not complete JSON: "),
        ("[]", "the save is not a record: it should be an object with a game in it"),
        (None, "the save save.json cannot be read: No such file or directory"),
        (b"\xff", "the save save.json cannot be read: no text at byte 0"),
        (
            '{"game": "rolling_japan", "version": 1, "players": 1, "board": "", "options": {}, '
            '"moves": ["draw red", "roll 3"]}',
            "move 2, 'roll 3', is illegal: two dice are drawn before they are rolled [ROL-TURN-02]",
        ),
    ],
)
def test_a_file_that_is_refused_changes_nothing(tmp_path, text, sentence):
    path = tmp_path / "save.json"
    if text is not None:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    match = table(*FIRST)
    before = everything(match)
    assert refusal(match.load, path).startswith(sentence)
    assert everything(match) == before


def test_a_prepared_position_is_played_but_has_no_record():
    start = rolling_japan.notation.read("dice: red 4, blue 2\nwriting: red 4\nsheet: Chiba 5")
    match = Match(rolling_japan, 1, start=start, policy="teaching")
    match.play(read_move("write red Tokyo"))
    assert sheets(match) == ["sheet 1: Chiba 5, Tokyo 4"]
    assert refusal(match.record) == (
        "a prepared position has no record: it did not begin at the start"
    )


def test_what_was_taken_back_is_no_move_of_a_game_that_is_loaded(tmp_path):
    saved, match = Match(rolling_japan, 1, seed=5), Match(rolling_japan, 1, seed=7)
    saved.set_up()
    saved.save(tmp_path / "save.json")
    match.set_up()
    match.play(rolling_japan.legal_moves(match.state)[0])
    match.undo()
    assert match.may_redo()
    match.load(tmp_path / "save.json")
    assert not match.may_redo()
