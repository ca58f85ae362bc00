"""Positions and moves as text: short ones, whole ones, and what is refused."""

import pytest
from hokkaido_toy import TOY, X, Y, pieces, read, real, stocks, toy, write
from talk import refusal

from japanboards import hokkaido
from japanboards.hokkaido import Claim, Draw, Land, Sea
from japanboards.hokkaido.text.notation import read_move, write_move

WHOLE = """board: hokkaido
players: 3
options: draw_cap=ways, turn_cap=24
turn: player 2, land 1, draw 1
turns: 4
until: 8
public: Sapporo-Kitami 1 2, Sapporo-Japan
deck: 7
back: Hakodate-China
drawn: Kitami-China, Kitami-Korea
pieces 1: Ishikari 2, Sorachi 1; stock 20
hand 1: Hakodate-Korea, Sapporo-China*
revealed 1: Hakodate-Sapporo
returned 1: Hakodate-China 0 1 0 3
pieces 2: Kasai 1, Japan 1, At Sea 1; stock 21
scored 2: Sapporo-Kitami 3
pieces 3: none; stock 25"""


def test_a_whole_position_reads_and_writes_the_same():
    state = read(WHOLE)
    assert write(state) == WHOLE
    assert repr(state) == WHOLE
    assert (state.seat, state.left, state.step) == (1, 1, "keep")


def test_a_short_position_is_as_after_the_deal():
    state = real("pieces 1: Ishikari 1")
    assert (state.step, state.seat, state.left, state.deck) == ("act", 0, 3, 13)
    assert (stocks(state), pieces(state, 1)) == ([27, 28], "")


def test_nothing_at_all_is_a_new_game():
    assert read("") == hokkaido.new_game(2)
    assert read("players: 4") == hokkaido.new_game(4)
    assert read("board: small\noptions: turn_cap=24") == hokkaido.new_game(
        2, board="small", turn_cap=24
    )


def test_stock_follows_from_the_pieces_unless_it_is_said():
    state = toy("pieces 1: S 2, Japan 1", f"public: {X} 1", f"revealed 1: {Y}")
    assert stocks(state)[0] == 28 - 3 - 2
    assert stocks(toy("pieces 1: S 2; stock 3"))[0] == 3


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("land Ishikari Sorachi", Land("Ishikari", "Sorachi")),
        ("sea At Sea Japan", Sea("At Sea", "Japan")),
        ("sea Japan At Sea", Sea("Japan", "At Sea")),
        ("claim Sapporo-Kitami", Claim("Sapporo-Kitami")),
        ("draw", Draw()),
    ],
)
def test_moves_both_ways(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", ["", "land", "land Ishikari", "land Ishikari  Sorachi", "draw 2"])
def test_what_is_no_move_is_refused(text):
    assert refusal(read_move, text).startswith(f"{text!r} is not a move; moves are: place PROVINCE")


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["moon: full"], "'moon' is not part of a position; the keys are: board, players"),
        (["pieces 5: S 1"], "'pieces 5' is not part of a position"),
        (["players: 2", "pieces 3: S 1"], "players: 2, but there is a line for player 3"),
        (["players: 9"], "players: a number from 2 to 4 is expected, not '9'"),
        (["pieces 1: Tokyo 1"], "pieces 1: 'Tokyo 1' is not a place of this board with a number"),
        (["pieces 1: S x"], "pieces 1: S: a number from 1 to 9999 is expected, not 'x'"),
        (["pieces 1: Japan 2"], "pieces 1: Japan: a number from 1 to 1 is expected, not '2'"),
        (["hand 1: Tokyo-Osaka"], "hand 1: there is no trade card 'Tokyo-Osaka'"),
        ([f"hand 1: {X}", f"public: {X}"], f"{X} lies in two places"),
        ([f"public: {X} 1 1"], f"public: {X} has two spots for two players, not '{X} 1 1'"),
        ([f"public: {X} 3"], f"public: {X}: player: a number from 1 to 2 is expected, not '3'"),
        (["turn: player 3"], "turn: player: a number from 1 to 2 is expected, not '3'"),
        (["turn: player 1, swim 1"], "turn: 'swim 1' is not an action taken, like 'land 1'"),
        (["turn: player 1, land 2, sea 2"], "turn: a turn has 3 actions, not 4"),
        (["turn: player 1, land 2, sea 1"], "turn: no action is left, so it is the next player's"),
        (["turns: 3", "pieces 1: S 1"], "turns: after 3 turns it is not the turn of player 1"),
        (["deck: 99"], "deck: 99 cards cannot be in it"),
        ([f"drawn: {X}, {Y}", "turn: over"], "drawn: nobody is drawing now"),
        ([f"drawn: {X}"], "drawn: two cards are drawn, some of them may be 'to come'"),
        (["to come: 2", "deck: 1", "turn: player 1, draw 1"], "to come: 2 cards, but the deck"),
        (["to come: 2"], "turn: whoever draws has spent an action, 'draw 1'"),
        (["scored 1: lots"], "scored 1: 'lots' is not a card with its points"),
        (["board: honshu"], "board: 'honshu' is not the board 'toy'"),
        (["pieces 1"], "line 1, 'pieces 1': a line is 'key: value', each key once"),
    ],
)
def test_impossible_positions_are_refused_in_a_sentence(lines, sentence):
    assert refusal(toy, *lines).startswith(sentence)


def test_a_board_of_ones_own_is_handed_in():
    assert read("board: toy\npieces 1: S 1", TOY).board is TOY
    assert "there is no board 'toy'" in refusal(read, "board: toy")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("land S a", "Player 1 moves from S to a."),
        ("sea b At Sea", "Player 1 sails from b to At Sea."),
        ("grow S", "Player 1 grows in S."),
        (f"claim {X}", f"Player 1 claims {X}."),
        (f"take {X}", f"Player 1 takes {X}."),
        (f"discard {X}", f"Player 1 discards {X}."),
        (f"reveal {X}", f"Player 1 reveals {X}."),
        ("draw", "Player 1 draws from the deck."),
        ("keep both", "Player 1 keeps both cards."),
        ("stop", "Player 1 ends the turn."),
        ("place S", "Player 1 starts in S."),
    ],
)
def test_moves_are_told(text, sentence):
    assert hokkaido.notation.tell(toy("pieces 1: S 1"), read_move(text)) == sentence
