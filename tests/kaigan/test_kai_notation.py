"""Positions and moves as text; what is wrong with a text is said in one sentence."""

import random

import pytest
from kaigan_toy import TOY, acting, after, read
from talk import refusal

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.kaigan.text.notation import read_move, tell, write, write_move

WHOLE = """board: japan
players: 3
round: 2
phase: actions 2/1
turn: blue
quadrant: board
row 1: red
row 2: blue; 1 dispatch of red; 4 mapping of blue
row 3: yellow; 2 great of blue
row 4: free
map: Ezo red 1 neutral 1; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; Izumo; Tango; Inaba
box: Wakasa
red: 12 ryo; artistic 1; travel 2; surveyors Ezo Ezo; honor tiles 3
yellow: ? ryo; government 2
blue: 20 ryo"""


def test_a_position_is_written_as_it_is_read():
    assert write(read(WHOLE)) == WHOLE
    assert repr(read(WHOLE)) == WHOLE


def test_a_short_position_is_filled_up_as_at_the_start():
    state = read("turn: blue")
    assert (state.seat, state.round, state.phase) == (2, 1, "cards")
    assert [site.tile.name for site in state.map[:3]] == ["Ezo", "Mutsu", "Rikuchu"]
    assert len(state.players) == 4
    assert read("phase: actions 1/1").claims == (0, 1, 2, 3)
    assert read("phase: neutral").quadrant == 0


def test_a_dispatch_under_way_is_noted():
    state = after(acting("dispatch"), "dispatch 3", "send supply Dewa", "send supply Ezo")
    assert "sending: 1 more after Ezo Dewa" in write(state)
    assert read(write(state)) == state


@pytest.mark.parametrize(
    "text",
    [
        *("reveal Ezo", "roll 4", "lay mapping 2 3", "quadrant", "claim 2", "stop", "pass", "act"),
        *("flexible honor", "send supply Ezo", "dispatch 3", "map Ezo 2"),
        *("great plain Dewa Ezo", "great rich Dewa Dewa Ezo"),
    ],
)
def test_moves_are_written_as_they_are_read(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a move; moves are: lay CARD ROW SPACE"),
        ("fly Ezo", "'fly Ezo' is not a move; moves are: lay CARD ROW SPACE"),
        ("lay mapping 2", "'lay mapping 2' is not a move; moves are: lay"),
        ("lay mapping two 3", "'lay mapping two 3' is not a move; row is a number, not 'two'"),
        ("claim first", "'claim first' is not a move; row is a number, not 'first'"),
        ("great plain", "'great plain' is not a move; moves are: lay"),
        ("send  Ezo", "'send  Ezo' is not a move; moves are: lay"),
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(text, sentence):
    assert refusal(read_move, text).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("wind: west", "'wind' is not part of a position; the keys are: board"),
        ("turn red", "line 1, 'turn red': a line is 'key: value', each key once"),
        ("players: 2", "players: a number from 3 to 4 is expected, not '2'"),
        ("round: 6", "round: a number from 1 to 5 is expected, not '6'"),
        ("board: moon", "there is no board 'moon'; the boards are: japan, small"),
        (
            "phase: ",
            "phase: one of tiles, cards, actions ROW/SPACE, neutral, scoring, over, not ''",
        ),
        ("phase: sleep", "phase: one of tiles, cards, actions ROW/SPACE"),
        ("phase: actions", "phase: one of tiles, cards, actions ROW/SPACE"),
        ("phase: actions 9/1", "phase: row: a number from 1 to 4 is expected, not '9'"),
        ("phase: actions 1/2", "phase: the space being resolved has an action"),
        ("phase: actions 1/3", "phase: the space being resolved has an action"),
        ("phase: tiles", "phase: tiles, but the map has no gap"),
        ("turn: pink", "turn: one of red, yellow, blue, green is expected, not 'pink'"),
        ("turn: red, closed", "turn: a color, and in the phase of cards ', opened'"),
        ("phase: neutral\nturn: red, opened", "turn: a color, and in the phase of cards"),
        ("row 1: red", "turn: red has a row and is not on turn"),
        ("row 1: red\nrow 2: red\nturn: blue", "row: a player claims one row at most"),
        ("players: 3\nrow 4: yellow", "row 4: with three players it is not in use"),
        ("players: 3\ngreen: 3 ryo", "green: with 3 players this color is not used"),
        ("row 2: free; mapping", "row 2: a card is 'SPACE CARD of COLOR', not 'mapping'"),
        ("row 2: free; 2 mapping of red", "row 2: space 2 takes no card"),
        ("row 2: free; 9 mapping of red", "row 2: a number from 1 to 5 is expected, not '9'"),
        ("row 2: free; 1 job of red", "row 2: red has no 'job' card left to lay"),
        ("row 2: free; 1 mapping of red; 3 mapping of red", "row 2: red has no 'mapping' card"),
        ("map: Ezo", "map: 10 squares are expected, not 1"),
        ("box: Ezo", "map: Ezo cannot be in two places"),
        ("box: Atlantis", "box: there is no tile 'Atlantis'"),
        ("quadrant: pink", "quadrant: one of red, yellow, blue, green is expected"),
        ("sending: 1 more", "sending: surveyors are sent in the phase of actions"),
        ("dice: 3", "dice: that many are not rolled in this phase"),
        ("phase: neutral\ndice: 3 3", "dice: that many are not rolled in this phase"),
        ("phase: neutral\ndice: 9", "dice: a number from 1 to 6 is expected, not '9'"),
        ("red: lots", "red: 'lots' is not known; known are: N ryo"),
        ("red: -3 ryo", "red: ryo: a number from 0 to 9999 is expected, not '-3'"),
        ("red: artistic 99", "red: artistic: a number from 0 to 15 is expected, not '99'"),
        ("red: surveyors Kii", "red: surveyors: there is no tile 'Kii' on the map"),
        ("red: surveyors Ezo Ezo Ezo Ezo", "red: surveyors: there are 3, not 4"),
        ("red: honor luck 3", "red: honor comes from reputation, flexible"),
        ("red: honor tiles", "red: honor: names and numbers in turn are expected"),
        ("options: first=7", "the option first is one of 0, 1, 2, 3, not 7"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text, sentence):
    said = refusal(read, text)
    assert said.startswith(sentence)
    assert "\n" not in said


TEN = [tile.name for tile in kaigan.new_game(3).board.tiles[:10]]
ROWS = "row 1: yellow\nrow 2: red; {}\nrow 3: blue\nrow 4: green\n"
ALL_LAID = (
    "row 2: free; 1 mapping of red; 3 dispatch of red; 4 great of red; 5 artistic of red\n"
    "row 3: free; 1 government of red; 2 flexible of red\n"
)
NO_ROW = "row 1: it is free, but everybody has a row by now [P1-13]"
FIRST = "map: Ezo; " + "; ".join(["empty"] * 9)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "phase: actions 2/2\nrow 2: red",
            NO_ROW,
        ),
        (
            "phase: actions 1/1\nrow 2: red",
            NO_ROW,
        ),
        ("phase: neutral\nrow 2: red", NO_ROW),
        ("phase: actions 2/2\nturn: red", "turn: yellow has the row and acts, not red [P2-02]"),
        ("row 1: red", "turn: red has a row and is not on turn [P1-11]"),
        (
            f"phase: actions 2/2\n{ROWS.format('1 mapping of red')}",
            "row 2: the card on space 1 is back with its owner by now [P2-07]",
        ),
        (
            f"phase: neutral\n{ROWS.format('1 mapping of red')}",
            "row: no card lies on the grid in the phase neutral [P2-07]",
        ),
        (f"{ALL_LAID}turn: yellow", "row: red laid the last card and has no row [P1-12]"),
        (f"{ALL_LAID}turn: red", "row: red laid the last card and has no row [P1-12]"),
        (
            "quadrant: red",
            "quadrant: nobody holds it in the first round before row 1 acts [RULING-07]",
        ),
        (
            "phase: actions 1/1\nquadrant: red",
            "quadrant: it is on the board until its space is resolved [P1-16]",
        ),
        (
            "phase: actions 4/5\nquadrant: blue",
            "quadrant: red, who has row 1, has taken it [P2-13]",
        ),
        ("phase: neutral\nquadrant: board", "quadrant: red, who has row 1, has taken it [P2-13]"),
        ("round: 5\nphase: over", "quadrant: somebody has taken it by the end [P2-13]"),
        ("round: 4\nphase: over", "round: 4, but the game ends after 5 [END-01]"),
        ("round: 5\nphase: over\nrow 1: red", "row: none is claimed in the phase over [EOR-01]"),
        (
            "round: 5\nphase: over\nquadrant: red\nblue: ? ryo",
            "blue: at the end money is counted, not hidden [END-10]",
        ),
        (
            f"round: 2\nphase: tiles\n{FIRST}",
            "round: 2, but tiles are laid out before the first [SET-03]",
        ),
        (
            f"phase: tiles\n{FIRST}\nred: 3 ryo",
            "phase: tiles are laid out before anybody moves, pays or gains [SET-05]",
        ),
        (f"phase: tiles\n{FIRST}\nbox: Kii", "box: it is empty before the first round [SET-04]"),
        (
            "phase: tiles\nmap: empty; Ezo; " + "; ".join(["empty"] * 8),
            "map: tiles are laid out square by square [SET-03]",
        ),
        (
            "phase: neutral\ndice: 6\nplayers: 3\nmap: empty; Mutsu; " + "; ".join(TEN[2:]),
            "map: a gap is filled while tiles are left in the pile [P4-13]",
        ),
        (
            "phase: scoring\nmap: empty; Mutsu; " + "; ".join(TEN[2:]),
            "dice: 2 are rolled before the scoring, not 0 [P3-03]",
        ),
        (
            "players: 3\nphase: scoring\ndice: 1 1\nmap: empty; Mutsu; " + "; ".join(TEN[2:]),
            "dice: 3 are rolled before the scoring, not 2 [P3-02]",
        ),
        (
            "phase: scoring\ndice: 1 1\nmap: empty; empty; " + "; ".join(TEN[2:]),
            "map: each gap is filled before the next tile is scored [P4-13]",
        ),
        (
            "phase: scoring\ndice: 1 1\nmap: Ezo red 2; empty; " + "; ".join(TEN[2:]),
            "map: Ezo is complete and would have been scored [P4-02]",
        ),
        (
            "phase: scoring\ndice: 1 1\nmap: empty; Mutsu; " + "; ".join(TEN[2:]) + "\nbox: Ezo "
            "Izumo Nagato Tsushima Hizen Satsuma Hyuga Bungo Tosa Awa Kii Ise Izu Kazusa Hitachi",
            "phase: scoring, but the pile has no tile for the gap [P4-14]",
        ),
        (
            "map: Ezo red 1 neutral 1; Mutsu; " + "; ".join(TEN[2:]),
            "map: Ezo is complete and would have been scored [P4-02]",
        ),
        (
            f"phase: actions 2/1\n{ROWS.format('1 mapping of red')}sending: 2 more",
            "sending: only a dispatch sends surveyors, two or three of them [ACT-07]",
        ),
        (
            f"phase: actions 2/1\n{ROWS.format('1 dispatch of red')}sending: 1 more",
            "sending: only a dispatch sends surveyors, two or three of them [ACT-07]",
        ),
    ],
)
def test_a_position_that_cannot_come_about_is_refused_with_the_clause(text, sentence):
    assert refusal(read, text) == sentence.replace("[", "[KAI-")


def test_a_dispatch_that_finds_no_tiles_is_refused_with_the_clause():
    text = (
        f"phase: actions 2/1\n{ROWS.format('1 dispatch of red')}"
        "map: Alpha; empty; empty\nbox: Beta Gamma Delta\nsending: 2 more"
    )
    assert refusal(read, text, board=TOY) == (
        "sending: the announced surveyors find no tiles to go to [KAI-RULING-16]"
    )


STRANGE = ("", "0", "99", "9" * 5000, "red", "free", "empty", "?", ";", "x")


def changed_text(text, rng):
    """A position with some words swapped, doubled, dropped or replaced."""
    words = text.replace("\n", " \n ").split(" ")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at, other = rng.randrange(len(words)), rng.randrange(len(words))
        how = rng.randrange(4)
        if words[at].isdecimal() and len(words[at]) < 5:
            words[at] = str(rng.randrange(int(words[at]) + 2))
        elif how == 0:
            words[at], words[other] = words[other], words[at]
        elif how == 1:
            words.insert(at, words[other])
        elif how == 2:
            del words[at]
        else:
            words[at] = rng.choice((*STRANGE, words[other]))
    return " ".join(words).replace(" \n ", "\n")


def test_a_changed_text_is_refused_in_a_sentence_or_is_a_position_that_plays_on():
    rng, read_again = random.Random(3), 0
    start = kaigan.new_game(3, board="small")
    texts = [write(state) for state, _, _ in playout(kaigan, start, rng)]
    for _ in range(1500):
        try:
            state = read(changed_text(rng.choice(texts), rng))
        except ValueError:
            continue
        assert read(write(state)) == state
        if all(isinstance(player.ryo, int) for player in state.players):
            assert [after for _, _, after in playout(kaigan, state, rng)] or state.phase == "over"
            read_again += 1
    assert read_again > 50


@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        ("Ezo red 3", "map: Ezo takes 2 markers, not 3"),
        ("Ezo pink 1", "map: Ezo: markers are red, yellow, blue, green, neutral, not 'pink'"),
        ("Ezo red", "map: Ezo: names and numbers in turn are expected, not 'red'"),
        ("Atlantis", "map: there is no tile 'Atlantis'"),
        ("Mutsu", "map: Mutsu cannot be in two places"),
        ("empty", "map: a gap is filled while tiles are left in the pile [KAI-P4-13]"),
    ],
)
def test_a_map_that_cannot_be_is_refused(first, sentence):
    assert refusal(read, f"map: {first}; {'; '.join(TEN[1:])}") == sentence


@pytest.mark.parametrize(
    "sending", ["1 more after Ezo", "1 more after Dewa Dewa", "3 more after Dewa", "1 more after X"]
)
def test_a_dispatch_that_cannot_be_is_refused(sending):
    rows = "phase: actions 2/1\nrow 2: red; 1 dispatch of red\nrow 1: yellow"
    assert refusal(read, f"{rows}\nred: surveyors Dewa\nsending: {sending}").startswith(
        f"sending: {sending!r}: "
    )


def test_a_board_of_ones_own_is_handed_in_and_its_name_is_compared():
    assert refusal(read, "board: japan", board=TOY) == "board: 'japan' is not the board 'toy'"


def test_a_round_is_told_as_a_story():
    state = read("players: 3\nrow 2: yellow; 1 flexible of red\nrow 3: blue\nturn: red, opened")
    story = []
    for text in ("claim 1", "act", "flexible honor", "pass", "act", "roll 6", "roll 1", "roll 1"):
        move = read_move(text)
        story.append(tell(state, move))
        state = after(state, text)
    assert story == [
        "Player 1 claims row 1.",
        "Player 1 takes 5 Ryo for a side job.",
        "Player 2 pays 8 Ryo for 4 Honor, on the card of player 1.",
        "Player 2 passes on Government.",
        "Player 3 moves a step on Artistic, to 1.",
        "A neutral die shows 6.",
        "A neutral die shows 1.",
        "A neutral die shows 1.",
    ]
    assert [event.clause.id for event in state.news] == ["KAI-P3-04", "KAI-P4-02", "KAI-RULING-31"]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("map Ezo 2", "Player 1 pays 6 Ryo for 2 markers on Ezo."),
        ("great rich Dewa Dewa Ezo", "Player 1 pays 20 Ryo for markers: 2 on Dewa and 1 on Ezo."),
        ("dispatch 3", "Player 1 pays 8 Ryo to dispatch 3 surveyors."),
        ("send supply Ezo", "Player 1 pays 2 Ryo and sends a surveyor from the supply to Ezo."),
        ("flexible ryo", "Player 1 takes 3 Ryo."),
        ("reveal Ezo", "Ezo (government 2) comes to the map."),
        ("reveal Mu", "Mu comes to the map."),
        ("roll 3", "A neutral die shows 3."),
    ],
)
def test_moves_are_told_in_sentences(move, sentence):
    assert tell(acting("mapping"), read_move(move)) == sentence


def test_a_position_shows_itself_as_a_picture():
    shown = kaigan.notation.read("turn: red")._repr_mimebundle_()
    assert shown["text/plain"].startswith("board: japan")
    assert shown["image/svg+xml"].startswith("<svg")
