"""What a hint says for a march, and what is worth no line."""

from japanboards import takamatsu
from japanboards.core.match import Match
from japanboards.core.news import newest
from japanboards.takamatsu.heuristics import brings, reasons

HOME = """
    colors: red+yellow, blue+black
    rooms: {rooms}
    display: 4, -2, 1, 1, 2
"""


def said(rooms, move):
    state = takamatsu.notation.read(HOME.format(rooms=rooms))
    return reasons(state, 0, takamatsu.notation.read_move(move))


def test_a_march_has_reasons_that_a_player_understands():
    far = "outer hall R1, gate B1"
    assert said(far, "march outer hall: R1 to gate") == [
        "it brings 1 red closer to inner red: 3 rooms to go"
    ]
    assert said("court R1, gate B1", "march court: R1 to stairs")[0] == (
        "next 1 red can come home to inner red for +4, if nobody moves them"
    )


def test_a_march_home_says_who_comes_home_and_for_which_cards():
    def brought(rooms, move, display="4, -2, 1, 1, 2"):
        state = takamatsu.notation.read(
            f"colors: red+yellow, blue+black\nrooms: {rooms}\ndisplay: {display}"
        )
        return brings(state, 0, takamatsu.notation.read_move(move))

    assert brought("court R1 B3, gate B1", "march court: R1 B1 to inner red") == (
        "1 red comes home: you take +4"
    )
    assert brought(
        "stairs R2 B3, gate B1", "march stairs: R2 B1 to outer red", "-2, ?, 1, 1, 2"
    ) == ("2 red come home: you take −2 and a hidden card")
    assert brought("court R2 B3, gate B1", "march court: R1 B1 to outer blue") == ""
    away = "-2, 4, 1, 1, 2"
    assert brought("court R1 B3, gate B1", "march court: R1 B1 to inner red", away) == (
        "1 red comes home: you take −2, which costs nothing at 0 points"
    )
    some = f"{away}\npoints: red 1"
    assert brought("court R1 B3, gate B1", "march court: R1 B1 to inner red", some) == (
        "1 red comes home: you take −2"
    )


def test_who_stands_at_home_is_brought_to_the_next_one():
    told = said("outer red R1, gate B1", "march outer red: R1 to outer yellow")
    assert told == ["it brings 1 red closer to inner red: 6 rooms to go"]


def test_what_a_march_leaves_the_rival_is_told():
    told = said("outer blue K2, gate Y1", "march gate: Y1 to court")
    assert told[-1] == ("player 2 can answer: 1 black can come home to outer black for +4")


def test_to_keep_hidden_cards_again_is_no_news():
    state = takamatsu.notation.read(f"{HOME.format(rooms='gate R2, court B2')}    held: blue 4")
    match = Match(takamatsu, 2, start=state)
    while match.turn() != 0 or not match.moves:
        if not match.human_turn():
            match.step()
            continue
        moves = takamatsu.legal_moves(match.state)
        waits = [move for move in moves if isinstance(move, takamatsu.Wait)]
        match.play((waits or moves)[0])
    waited = sum(isinstance(move, takamatsu.Wait) for move in match.moves)
    lines, _ = newest(match, 0)
    assert waited
    assert not any("keeps" in line.text for line in lines)
