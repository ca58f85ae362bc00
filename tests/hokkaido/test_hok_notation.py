"""Positions and moves as text: short ones, whole ones, and what is refused."""

import random

import pytest
from hokkaido_toy import TOY, X, Y, after, pieces, read, real, stocks, toy, write
from talk import refusal

from japanboards import hokkaido
from japanboards.hokkaido import Claim, Draw, Land, Sea
from japanboards.hokkaido.text.notation import read_move, write_move

LAST = ("turn: player 2", "turns: 3", "until: 4", "pieces 1: S 1", "pieces 2: K 1")
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
        ("grow S", "Player 1 grows in S (Sapporo)."),
        (f"claim {X}", f"Player 1 claims {X}."),
        (f"take {X}", f"Player 1 takes {X}."),
        (f"discard {X}", f"Player 1 discards {X}."),
        (f"reveal {X}", f"Player 1 reveals {X}."),
        ("draw", "Player 1 draws from the deck."),
        ("keep both", "Player 1 keeps both cards."),
        ("stop", "Player 1 ends the turn."),
        ("place S", "Player 1 starts in S (Sapporo)."),
    ],
)
def test_moves_are_told(text, sentence):
    assert hokkaido.notation.tell(toy("pieces 1: S 1"), read_move(text)) == sentence


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            ["pieces 1: a 1; stock 0", "turn: player 1, land 2", "deck: 0"],
            "turn: player 1 can do nothing, so the turn is over [HOK-RULING-15]",
        ),
        (["turn: player 1", "deck: 0", "pieces 1: none; stock 0"], "turn: player 1 can do nothing"),
        (
            ["players: 3", "turn: player 1, place", "pieces 2: S 1", "pieces 3: K 1"],
            "turn: no city is free to start in [HOK-SETUP-13]",
        ),
        (
            ["turn: player 1, place", "pieces 1: S 1", "pieces 2: K 1"],
            "pieces 1: none is placed yet, from the last player to the first [HOK-SETUP-12]",
        ),
        (
            ["players: 3", "turn: player 3, place", "pieces 3: S 1"],
            "pieces 3: none is placed yet, from the last player to the first [HOK-SETUP-12]",
        ),
        (
            ["turn: player 1, place"],
            "pieces 2: one piece is placed by now, from the last player to the first",
        ),
        (["turn: deal", "deck: 7", "pieces 2: S 1"], "pieces 2: none is placed yet"),
        (
            ["turn: deal", "deck: 7", f"back: {X}"],
            "turn: cards are put back, claimed and revealed once all have placed [HOK-SETUP-14]",
        ),
        (
            ["turn: player 2, place", f"revealed 1: {X}"],
            "turn: cards are put back, claimed and revealed once all have placed [HOK-SETUP-14]",
        ),
        (
            [*LAST, f"hand 1: {X}*", "scored 1: none"],
            "scored 1: the cards of player 1 are: Sapporo-Kitami [HOK-SCORE-01]",
        ),
        (
            [*LAST, f"scored 1: {X} 5"],
            "scored 1: the cards of player 1 are: none [HOK-SCORE-01]",
        ),
        (
            [*LAST, f"hand 1: {X}*", f"scored 1: {X} 99"],
            "scored 1: Sapporo-Kitami brings 5 or −5 [HOK-SCORE-01]",
        ),
        (
            [*LAST, f"public: {X} 1", f"scored 1: {X} -5"],
            "scored 1: Sapporo-Kitami brings 5 or 0 [HOK-SCORE-01]",
        ),
        (["turn: deal", "deck: 1"], "deck: with 0 cards dealt it cannot have 1 [HOK-SETUP-16]"),
        (
            ["turn: player 1, land 3"],
            "turn: no action is left, so it is the next player's turn",
        ),
        (
            [f"drawn: {X}, {Y}", "turn: player 1, draw 3"],
            "turn: draw 3, but no kind of action is taken three times [HOK-TURN-05]",
        ),
        (["turn: player 1, both 1"], "turn: both cards are kept once at most, and of a draw"),
        (
            ["turn: player 2, place", "turns: 1"],
            "turns: the first turn comes after the last placement [HOK-SETUP-14]",
        ),
        (["pieces 1: S 1", "turns: 4", "until: 4"], "until: after 4 turns the game was over"),
        (["turn: over", "turns: 5", "until: 4"], "until: the game is over after 4 turns, not 5"),
        (["pieces 1: S 1; stock 28"], "pieces 1: everybody has 28 [HOK-SETUP-01]"),
        (
            ["players: 3", "pieces 1: S 1; stock 25"],
            "pieces 1: everybody has 25 [HOK-SETUP-02]",
        ),
        (
            ["pieces 1: S 1", f"returned 1: {X}", f"public: {X}"],
            "returned 1: a card was put back and not seen again since",
        ),
        (
            ["pieces 1: S 1", f"returned 1: {X} 0 1 0", "hand 2: Kitami-Japan*"],
            "returned 1: there is no room for these cards [HOK-RULING-10]",
        ),
        (
            ["pieces 1: S 1", f"returned 1: {X} 0 0 1", f"hand 2: {X}"],
            "returned 1: the cards are in other places [HOK-RULING-10]",
        ),
    ],
)
def test_positions_that_cannot_come_about_are_refused_with_the_clause(lines, sentence):
    assert refusal(toy, *lines).startswith(sentence)


def test_placing_can_be_read_for_any_seat_and_play_goes_on_in_turn():
    state = after(toy("turn: player 2, place"), "place S", "place K")
    assert (state.step, state.seat, state.turns) == ("act", 0, 0)


def read_or_refusal(text):
    """A position, or the sentence that says why it is none."""
    try:
        return read(text)
    except ValueError as error:
        return str(error)


def test_random_damage_to_a_position_is_refused_in_a_short_sentence_or_read():
    rng = random.Random(4)
    marks = ["", "?", "9", "-1", "x" * 90, "player 1", "place", "none", "; stock 2", ":", "\ud800"]
    for _ in range(1500):
        words = WHOLE.split(" ")
        words[rng.randrange(len(words))] = rng.choice([*marks, rng.choice(words)])
        found = read_or_refusal(" ".join(words))
        if isinstance(found, str):
            assert len(found) < 300
        else:
            assert read(write(found)) == found
