"""What the rules ask about a march: who goes, who is there, and where the way leads."""

from __future__ import annotations

from ...core.boards import remembered
from ...core.words import listed
from ..board import COLORS, SAMURAI, Board, spoken
from .moves import NO_SAMURAI, March, Party
from .state import BEFORE, MARCH, State


def present(state: State, move: March) -> Party:
    """Who is in the room the march sets out from."""
    here = state.board.index.get(move.room)
    return NO_SAMURAI if here is None else state.rooms[here]


def party_of(state: State, move: March) -> Party:
    """The party, or nobody if it is none that could be in a room."""
    sound = len(move.party) == len(COLORS) and 0 <= min(move.party) <= max(move.party) <= SAMURAI
    return move.party if sound else NO_SAMURAI


def led_party(state: State, move: March) -> Party:
    """The party while somebody is to lead it, else nobody: there is no mover to judge it by."""
    return party_of(state, move) if state.step in (BEFORE, MARCH) else NO_SAMURAI


def own(state: State, party: Party) -> int:
    """How many of the party belong to the player on turn."""
    return sum(n for color, n in enumerate(party) if state.owners[color] == state.seat)


def foreign(state: State, party: Party) -> int:
    """How many of the party belong to somebody else."""
    return sum(party) - own(state, party)


@remembered
def stops(board: Board, room: str, size: int) -> frozenset[str]:
    """Rooms where a party of this size may stop, their own included after full circle."""
    here, names = board.index[room], board.names
    ways = board.reach[here][size : size + board.bonus[here] + 1]
    return frozenset(names[at] for way in ways for at in way)


def rooms_reached(state: State, move: March) -> frozenset[str]:
    """Rooms where the party could stop, its own included after full circle."""
    if move.room not in state.board.index:
        return frozenset()
    return stops(state.board, move.room, sum(party_of(state, move)))


def misses(state: State, move: March) -> bool:
    """Somebody sets out for another room of the palace, but the way does not end there."""
    rooms = state.board.index
    known = move.room in rooms and move.to in rooms and any(party_of(state, move))
    return known and move.to != move.room and move.to not in rooms_reached(state, move)


def rooms_ahead(state: State, move: March) -> int:
    """How many rooms the goal lies ahead, on the shortest way along the arrows."""
    board = state.board
    reach, to = board.reach[board.index[move.room]], board.index[move.to]
    return next((steps for steps, rooms in enumerate(reach) if to in rooms), len(reach))


def too_far(state: State, move: March) -> bool:
    """The way ends before the goal."""
    if not misses(state, move):
        return False
    bonus = state.board.bonus[state.board.index[move.room]]
    return rooms_ahead(state, move) > sum(move.party) + bonus


def way_in_words(state: State, move: March) -> str:
    """How far the party goes, and where it may stop."""
    size = sum(move.party)
    bonus = state.board.bonus[state.board.index[move.room]]
    far = f"{size} room{'s' * (size > 1)}" if not bonus else f"{size} to {size + bonus} rooms"
    reached = sorted(rooms_reached(state, move) - {move.room})
    goals = listed([spoken(room) for room in reached], 6) or "nowhere else"
    if ahead := out_of_reach(state, move):
        return f"{ahead}: {'they go' if size > 1 else 'it goes'} {far}, to {goals}"
    go = "go" if size > 1 else "goes"
    way = f"from {spoken(move.room)} to {goals}, not to {spoken(move.to)}"
    return f"{size} samurai {go} {far}: {way}"


def out_of_reach(state: State, move: March) -> str:
    """That all who may leave a room are too few for a goal, in words; "" if they are not."""
    here, size, ahead = sum(present(state, move)), sum(move.party), rooms_ahead(state, move)
    known = ahead < len(state.board.reach[state.board.index[move.room]])
    if not known or not too_far(state, move) or size != (here - 1 if here > 2 else here):
        return ""
    few = f"only {size} of the {here} samurai there may leave"
    if here <= 2:
        few = f"only {size} samurai {'are' if size > 1 else 'is'} there"
    return f"{spoken(move.to)} is {ahead} rooms from {spoken(move.room)}, and {few}"


def against_the_arrows(state: State, move: March) -> bool:
    """The goal lies as many rooms behind as the party has samurai, and farther ahead."""
    if not too_far(state, move):
        return False
    board = state.board
    return board.index[move.room] in board.reach[board.index[move.to]][sum(move.party)]


def bonus_on_the_way(state: State, move: March) -> str:
    """A bonus room passed or entered whose bonus would explain that the party went too far."""
    if not too_far(state, move):
        return ""
    board, here, size = state.board, state.board.index[move.room], sum(move.party)
    for steps in range(1, size + 1):
        for room in board.reach[here][steps]:
            further = range(size - steps + 1, size - steps + board.bonus[room] + 1)
            if any(board.index[move.to] in board.reach[room][n] for n in further):
                return board.names[room]
    return ""
