"""What practice may ask about Takamatsu beyond what the engine knows by itself."""

from __future__ import annotations

from typing import Any

from ...core.frame import Sentence
from ...core.practice_find import finding
from ...core.rulebook import Line
from ..board import COLORS
from ..book import BOOK
from ..picture.touch import distance
from ..picture.touch import gains as cards_for
from ..rules.marching import rooms_ahead
from ..rules.moves import March, Move, in_words
from ..rules.state import State
from ..text.telling import tell

BRINGS = (March,)  # what an arrival brings
TIES = ("TAK-END-04", "TAK-RULING-16")
# Where one of these stands against a move, the others of its group might be named as well.
KIN = (
    ("TAK-TURN-03", "TAK-MOVE-05", "TAK-MOVE-06", "TAK-MOVE-11", "TAK-MOVE-03"),
    ("TAK-MOVE-06", "TAK-2P-01", "TAK-2P-02", "TAK-2P-03"),
    ("TAK-MOVE-01", "TAK-MOVE-11", "TAK-MOVE-12", "TAK-MOVE-13", "TAK-MOVE-14"),
    ("TAK-MOVE-03", "TAK-RULING-26", "TAK-MOVE-11"),
)
THINGS = ("TAK-COMP",)  # clauses on what there is in the box: they are asked last
# What offends these cannot be touched: no move is asked about for them.
BEYOND = frozenset(
    {
        "TAK-COMP-03",
        "TAK-END-02",
        "TAK-HID-01",
        "TAK-HID-02",
        "TAK-RULING-03",
        "TAK-RULING-30",
        "TAK-TURN-01",
        "TAK-TURN-03",
        "TAK-TURN-04",
    }
)


def called(room: str) -> str:
    """A room as the board calls it.

    >>> called("+2"), called("court")
    ('+2 rooms', 'court')
    """
    return {"+1": "+1 room", "+2": "+2 rooms"}.get(room, room)


def named(state: State, pick: str) -> str:
    """A place as the board calls it."""
    return called(pick.partition(":")[2])


def asked(state: State, move: Move) -> str:
    """A move with the names that stand on the board."""
    if isinstance(move, March) and any(move.party):
        who, party = f"Player {state.asked + 1}", in_words(move.party)
        if move.room == move.to:
            return f"{who} moves {party} out of {called(move.room)} and back into it."
        return f"{who} moves {party} from {called(move.room)} to {called(move.to)}."
    return tell(state, move)


def silly(state: State, move: Move) -> bool:
    """A march without anybody."""
    return isinstance(move, March) and not any(move.party)


def leaves(move: March) -> str:
    """A party that sets out, in words."""
    return f"A party leaves {called(move.room)}: {in_words(move.party)}."


def reached(state: State, move: March) -> Sentence:
    """Why a march ends there: as many rooms as samurai, or some more out of a bonus room."""
    size, far = sum(move.party), distance(state, move)
    more = state.board.bonus[state.board.index[move.room]]
    if far == size:
        go = f"{size} samurai {'goes' if size == 1 else 'go'}"
        return Sentence(f"{go} {size} room{'s' * (size > 1)}", ("TAK-MOVE-11",))
    clause = "TAK-MOVE-12" if more == 1 else "TAK-MOVE-13"
    return Sentence(
        f"{size} samurai +{far - size} = {far} rooms, out of the {called(move.room)}", (clause,)
    )


def tempting(state: State, move: March) -> bool:
    """A room that is about as far ahead as the party goes."""
    return move.to != move.room and abs(rooms_ahead(state, move) - sum(move.party)) <= 3


def gains(state: State, move: March) -> tuple[Line, ...]:
    """The open cards that the mover's samurai take at home, a line each."""
    found = []
    for color, cards in cards_for(state, move).items():
        for card in cards if state.owners[color] == state.seat else ():
            if card == "?":  # it is seen by its owner alone, and brings nothing yet
                continue
            points = int(card.replace("−", "-"))
            clause = BOOK["TAK-EVAL-03" if points > 0 else "TAK-EVAL-12"]
            note = f"{COLORS[color]} comes home and takes the {card} card"
            found.append(Line(state.seat, points, clause, note))
    return tuple(found)


FINDS = (
    finding(
        March,
        "room",
        "to",
        lambda state, move: f"{leaves(move)} Touch every room where it may stop.",
        lambda state, move: f"{leaves(move)} In how many different rooms may it stop?",
        reached,
        tempting,
    ),
)


def walk(state: State, move: Any) -> list[str]:
    """The rooms of a march one after another, to draw its way; nothing of other moves."""
    board = state.board
    if (
        not isinstance(move, March)
        or {move.room, move.to} - set(board.names)
        or not any(move.party)
    ):
        return []
    far = rooms_ahead(state, move)
    ways, goal = [[board.index[move.room]]], board.index[move.to]
    for _ in range(far):
        ways = [[*way, at] for way in ways for at in board.reach[way[-1]][1]]
    found = next((way for way in ways if way[-1] == goal), [])
    return [f"room:{board.names[at]}" for at in found]
