"""Positions and moves as text, both ways; what cannot be is refused with its line."""

import random
import time

import pytest
from takamatsu_table import RING, facing, read, write

from japanboards import takamatsu
from japanboards.takamatsu import Activate, Back, Deal, Flip, March, Peek, Start, Wait

read_move, write_move = takamatsu.notation.read_move, takamatsu.notation.write_move
MOVES = {
    "march gate: B1 R2 to outer blue": March("gate", (1, 0, 0, 2, 0), "outer blue"),
    "march +2: K1 to inner blue": March("+2", (0, 1, 0, 0, 0), "inner blue"),
    "march gate: nobody to court": March("gate", (0, 0, 0, 0, 0), "court"),
    "activate 3 red": Activate(3, "red"),
    "wait": Wait(),
    "deal purple": Deal("purple"),
    "start player 2": Start(1),
    "back hidden": Back("hidden"),
    "flip -2": Flip(-2),
    "peek 5": Peek(5),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_a_move_reads_and_writes_the_same(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


def test_a_party_may_be_named_in_any_order():
    assert read_move("march gate: R2 B1 to court") == read_move("march gate: B1 R2 to court")


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "wait here", "march gate R1 to court", "march gate: R1", "flip x", "peek"),
        *("march gate: R1,B2 to court", "activate red 3", "start player", "start 1"),
    ],
)
def test_what_is_no_move_is_said_so(text):
    with pytest.raises(ValueError, match="is not a move; moves are: march ROOM"):
        read_move(text)


@pytest.mark.parametrize("party", ["G1", "R1 R2", "R0"])
def test_what_is_no_party_is_said_so(party):
    with pytest.raises(ValueError, match="is not a party; a party is like 'R1 B2', the letters"):
        read_move(f"march gate: {party} to court")


WHOLE = """board: palace
options: hidden_window=own_turn
colors: red, blue, yellow
first: player 2
turn: player 1, round 3, last
rooms: gate B2 R1, outer red R3, +2 Y1
points: blue 12, red 4, yellow 21
display: 3, ? of 1, -2, 1, ?
deck: 1 2 2 4, top open
used: -2 -2 2 3 3 4, hidden 5
hidden: 1 4 | 2 3
held: red 4 of 1, yellow 2
asked: player 1, after
waited: player 3"""


def test_a_whole_position_reads_and_writes_the_same():
    assert write(read(WHOLE)) == WHOLE
    assert repr(read(WHOLE)) == WHOLE


def test_what_is_left_out_is_as_at_the_start():
    state = read("colors: red, blue, yellow")
    assert "rooms: outer blue B3, outer red R3, outer yellow Y3, inner red R4" in write(state)
    assert (state.asked, state.rounds, state.cards.display) == (0, 1, (1, 2, 2, 2, 3))


FAULTS = [
    ("colors: red, blue\ncolours: red", "'colours' is not part of a position; the keys are:"),
    ("turn: player 1", "colors: a position says who has which, like 'red, blue, yellow'"),
    ("colors: red", "Takamatsu is for 2 to 5 players, not 1"),
    ("colors: a, b, c, d, e, f", "Takamatsu is for 2 to 5 players, not 6"),
    ("colors: red, green, blue", "colors: 'green' is not one of blue, black"),
    ("colors: red, blue", "colors: 'red' should name 2; with 2 players like 'red+blue'"),
    ("{}\nboard: castle", "there is no board 'castle'"),
    (
        "{}\noptions: speed=3",
        "options: there is no option 'speed'; the options are: hidden_window, hidden_2p",
    ),
    ("{}\nrooms", "line 2, 'rooms': a line is 'key: value', each key once"),
    ("{}\nfirst: red", "first: 'player N' is expected, not 'red'"),
    ("{}\nfirst: player 4", "first: player: a number from 1 to 3 is expected, not '4'"),
    ("{}\nturn: player 1, noon", "turn: 'noon' is not 'round N', 'last' or 'over'"),
    ("{}\nturn: player 1, round 0", "turn: round 0 is over when the display is full"),
    ("{}\nrooms: cellar R1", "rooms: 'cellar R1' is not a room with samurai, like 'gate R1 B2'"),
    ("{}\nrooms: gate", "rooms: 'gate' is not a room with samurai"),
    ("{}\nrooms: gate R1, gate B1", "rooms: gate is named twice"),
    ("{}\nrooms: gate G1", "rooms: 'G1' is not like 'R1 B2'"),
    ("{}\nrooms: gate K1 R1 B1 Y1", "rooms: black is nobody's color here"),
    ("{}\nrooms: gate R8 B1 Y1", "rooms: 8 red samurai, but only 7 take part"),
    ("{}\nrooms: gate R1 B1", "rooms: player 3 has no samurai and could not move"),
    ("colors: red, blue, ?\nrooms: gate R1", "rooms: samurai enter once the colors and the"),
    ("{}\npoints: green 3", "points: 'green' is not a color in play"),
    ("{}\npoints: red many", "points: red: a number from 0 to 9999 is expected, not 'many'"),
    ("{}\ndisplay: 9, 1, 2, 2, 3", "display, deck and used: the open cards are -2 -2 -2 1 1 2"),
    ("{}\ndisplay: x, 1, 2, 2, 3", "display: values in a row are expected, not 'x'"),
    ("{}\ndisplay: ?3, 1, 2, 2, 3", "display: a hidden card is like '?' or '? of 1', not '?3'"),
    ("{}\ndisplay: ? of 2, 1, 2, 2, 3", "display: batch: a number from 1 to 1 is expected"),
    ("{}\ndeck: 1, top sideways", "deck: its top card cannot be 'sideways'"),
    ("{}\nhidden: 1 2 3 4 6", "hidden and used: the hidden cards are 1 2 3 4 5"),
    ("{}\ndeck: -2 -2 -2 1 3 3 4 4, hidden 4, top open", "hidden: 4 cards are face down for"),
    ("{}\nheld: red 9", "held: the hidden cards of that batch are 1 2 3 4 5"),
    ("{}\nheld: green 3", "held: 'green 3' does not begin with a color in play"),
    ("{}\nheld: red", "held: 'red' has no card, like 'red 3'"),
    ("{}\ntaken: 3", "due: a card on its way takes effect at once"),
    ("{}\ntaken: ", "taken: one card is a value or '?', not ''"),
    ("{}\ntaken: 1 2", "taken: one card is a value or '?', not '1 2'"),
    ("{}\ndisplay: 3 1, 2, 2, 3, 1", "display: one card is a value or '?', not '3 1'"),
    ("{}\ndisplay: 3, 1, 2, 2, 3, 1", "display: 5 cards at most, not 6"),
    ("{}\nused: 3, hidden x", "used: hidden: values in a row are expected, not 'x'"),
    ("{}\nhidden: 1 2 3 4 5" + " | none" * 6, "hidden: 6 batches at most"),
    (
        "{}\noptions: players=4",
        "options: there is no option 'players'; the options are: ",
    ),
    (
        "{}\noptions: board=small",
        "options: there is no option 'board'; the options are: ",
    ),
    ("{}\nwaited: player 1, player 1", "waited: every player once at most"),
    ("{}\nrooms: gate R" + "9" * 5000, "rooms: 'R999"),
    ("{}\nrooms: gate R1 and B1", "rooms: 'R1 and B1' is not like 'R1 B2'"),
    ("{}\ntaken: 3\ndue: red", "due: a card on its way takes effect at once"),
    ("{}\nasked: player 2, after", "asked: player 2 holds no hidden card"),
    ("{}\nheld: red 3\nasked: player 1", "asked: 'player 1' is not like 'player 2, after'"),
    ("{}\nturn: player 1, over\nasked: player 1, after", "asked: chance is at work, or the game"),
]


@pytest.mark.parametrize(("text", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_a_position_that_cannot_be_is_refused_in_one_sentence(text, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        read(text.format("colors: red, blue, yellow"))
    assert str(refused.value).startswith(said)


TAKEN = "rooms: outer red R1, stairs B1 Y1\ndisplay: 1, 2, 2, 2\ntaken: 3"
ASKED = "held: red 3, blue 2\nasked: player 2, after"
IMPOSSIBLE = [
    ("colors: red, blue, ?\nturn: player 1, round 3", "TAK-TURN-01"),
    ("colors: red, blue, ?\nturn: player 2, round 0", "TAK-TURN-01"),
    ("colors: red, blue, ?\nturn: player 1, round 0, last", "TAK-TURN-01"),
    ("{}\nfirst: ?\ndisplay: 1, 2, 2", "TAK-SET-01"),
    ("{}\nfirst: ?\npoints: red 3", "TAK-SET-01"),
    ("{}\nturn: player 2, round 0\ndisplay: 1, 2", "TAK-TURN-01"),
    ("{}\nturn: player 1, round 0, last\ndisplay: 1, 2", "TAK-TURN-01"),
    ("{}\nturn: player 1, round 0\ndisplay: 1, 2\npoints: red 1", "TAK-SET-13"),
    ("{}\nturn: player 1, round 0\ndisplay: 1, 2\nheld: red 1", "TAK-SET-13"),
    ("{}\nturn: player 1, round 0\ndisplay: 1, 2\nused: 3", "TAK-SET-13"),
    ("{}\nturn: player 1, round 0\ndisplay: 1, 2\nrooms: gate R1 B1 Y1", "TAK-SET-08"),
    ("{}\ndisplay: 3, 1, 2, 2", "TAK-EVAL-08"),
    ("{}\ndisplay: 3, 1, 2\ntaken: 2\ndue: red", "TAK-EVAL-08"),
    ("{}\nturn: player 3, over\ndisplay: 3, 1, 2, 2", "TAK-EVAL-08"),
    ("{}\nturn: player 3, over\ntaken: 3\ndue: red", "TAK-EVAL-08"),
    (f"{{}}\n{TAKEN}", "TAK-EVAL-01"),
    ("{}\ndue: red\ndeck: -2 -2 -2 1 3 3 4 4, hidden 5", "TAK-EVAL-01"),
    (f"{{}}\n{TAKEN}\ndue: blue", "TAK-EVAL-03"),
    (f"{{}}\n{TAKEN}\ndue: red, red", "TAK-EVAL-03"),
    ("{}\npoints: red 20", "TAK-END-01"),
    ("{}\nturn: player 1, round 4, over", "TAK-END-02"),
    ("{}\nwaited: player 2", "TAK-RULING-08"),
    ("colors: ?, blue, yellow\nfirst: ?\n", "TAK-SET-01"),
    ("colors: red+blue, ?+?\nfirst: ?\n", "TAK-SET-01"),
    (f"{{}}\n{TAKEN}\ndue: red\nheld: blue 3\nwaited: player 2", "TAK-RULING-08"),
    (f"{{}}\n{ASKED}\nwaited: player 2", "TAK-RULING-08"),
    (f"{{}}\noptions: hidden_window=own_turn\n{ASKED}", "TAK-RULING-08"),
]


@pytest.mark.parametrize(("text", "clause"), IMPOSSIBLE)
def test_a_position_that_no_game_comes_to_is_refused_with_the_clause(text, clause):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        read(text.format("colors: red, blue, yellow"))
    assert str(refused.value).endswith(f" [{clause}]")


def test_the_movers_cards_are_due_first():
    text = "colors: red, blue, yellow\nrooms: b R1 B1, a Y1\ndisplay: 1, 2, 2, 2\ntaken: 3\n"
    assert read(f"{text}due: red, blue", board=RING).due == (3, 0)
    with pytest.raises(ValueError, match="TAK-RULING-04"):
        read(f"{text}due: blue, red", board=RING)


def test_broken_texts_are_refused_with_a_value_error_and_nothing_else():
    rng, whole = random.Random(3), [line.partition(": ") for line in WHOLE.splitlines()]
    words = [word for _, _, value in whole for word in (*value.split(", "), *value.split())]
    for _ in range(2000):
        lines = [list(line) for line in whole if rng.random() < 0.9]
        for line in rng.sample(lines, 2):
            parts = line[2].split(rng.choice([", ", " "]))
            parts[rng.randrange(len(parts))] = rng.choice([*words, "", "9" * 5000, "²", "x"])
            line[2] = rng.choice([", ", " "]).join(parts)
        try:
            state = read("\n".join(map("".join, lines)))
        except ValueError as refused:
            if "\n" in str(refused):
                raise
        else:
            assert read(write(state)) == state
            assert takamatsu.scene.scene(state, 0).marks


def test_long_nonsense_is_refused_at_once_and_shortly():
    for nonsense in ("A1" * 30_000, "A1 " * 20_000, "gate " * 12_000, "R1," * 20_000):
        begun = time.perf_counter()
        with pytest.raises(ValueError, match=r"^rooms: ") as refused:
            read(f"colors: red, blue, yellow\nrooms: {nonsense}")
        assert time.perf_counter() - begun < 1  # it was 17 seconds
        assert len(str(refused.value)) < 120


TOLD = [
    ("march gate: R1 B2 to stairs", "Player 1 moves 2 blue and 1 red from gate to stairs."),
    ("activate 3 red", "Player 1 uses the hidden +3 for the red pagoda."),
    ("activate 1 red", "Player 1 uses the hidden +1 for the red pagoda."),
    ("wait", "Player 1 keeps the hidden cards."),
    ("deal red", "Player 1 gets red."),
    ("start player 2", "Player 2 begins."),
    ("back open", "The deck's next card shows its value."),
    ("back hidden", "The deck's next card is hidden."),
    ("flip 3", "The new card is turned up: +3."),
    ("peek 3", "Somebody looks at the hidden card."),
]


@pytest.mark.parametrize(("move", "sentence"), TOLD)
def test_a_move_is_told_as_a_sentence(move, sentence):
    assert takamatsu.notation.tell(facing("R1 B2"), read_move(move)) == sentence


def test_one_hidden_card_is_kept_as_one():
    state = facing("R1 B2", table="held: red 4\nasked: player 1, after")
    assert takamatsu.notation.tell(state, read_move("wait")) == "Player 1 keeps the hidden card."


def test_a_display_that_is_not_complete_waits_for_chance():
    start = "colors: red, blue, yellow\nturn: player 1, round 0\n"
    state = read(f"{start}display: 3, 1, 2")
    assert (state.step, takamatsu.to_move(state)) == ("flip", -1)
    with pytest.raises(ValueError, match="display: a card is missing that nobody has to turn up"):
        read(f"{start}display: 3, 1, 2\ndeck: -2 -2 -2 1 2 2 3 3 4 4, hidden 5, top hidden")


def test_several_hidden_cards_of_a_color_may_stand_in_a_row():
    rooms = "colors: red, blue, yellow\nrooms: stairs R3 B2 Y2\n"
    assert read(f"{rooms}held: red 3 5, blue 1") == read(f"{rooms}held: red 3, red 5, blue 1")
