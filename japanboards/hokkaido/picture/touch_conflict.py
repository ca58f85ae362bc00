"""What a move in Hokkaido would cost: provinces that are too full, and who loses pieces there."""

from __future__ import annotations

from collections import Counter

from ...core.game import Seat
from ...core.words import listed
from ..rules.effects_conflict import overfull, removals
from ..rules.moves import BOTH_CARDS, Draw, Grow, Keep, Land, Move, Sea
from ..rules.state import ACT, State
from ..text.telling import tell


def warnings(state: State) -> list[str]:
    """Conflicts that will be settled when the turn ends, unless a piece leaves."""
    full = [at for at, _ in overfull(state)]
    if not full:
        return []
    where = f"{len(full)} places" if len(full) > 1 else state.board.names[full[0]]
    alone = len(full) == 1 and set(lost(state, full[0])) == {state.seat}
    what = losers(state, full[0]) if alone else "pieces go"
    return [f"Full: {where}; {what} when the turn ends."]


def lost(state: State, at: int, more: int = 0) -> Counter[Seat]:
    """The pieces that would go from a province with this many more of the player on turn."""
    if at >= state.board.size:
        return Counter()
    counts = [player.pieces[at] for player in state.players]
    counts[state.seat] += more
    limit = state.board.limit(state.seats, at)
    steps = removals(counts, limit, state.switches.conflict_order)
    return Counter(seat for step in steps for seat in step)


def losers(state: State, at: int, more: int = 0) -> str:
    """Who would lose pieces in a province, in words."""
    told = [
        f"{'you lose' if seat == state.seat else f'player {seat + 1} loses'} {many}"
        for seat, many in sorted(
            lost(state, at, more).items(), key=lambda each: each[0] != state.seat
        )
    ]
    return listed(told, 4)


def tell_mover(state: State, move: Move) -> str:
    """What a move would do, told to who makes it: cards by their names, and what it would cost."""
    told = tell(state, move)
    if isinstance(move, Keep) and move.card in state.drawn:
        back = next((other for other in state.drawn if other != move.card), "")
        told = f"Player {state.seat + 1} keeps {move.card}; {back} goes back."
    crowded = crowded_by(state, move)
    begun = told.removesuffix(".")
    if len(crowded) > 1:
        return f"{begun}; {len(crowded)} places are then too full: pieces will go."
    for at, more in crowded:
        where = "which is then" if more > 0 else f"{state.board.names[at]} is"
        link = ", " if more > 0 else "; "
        return f"{begun}{link}{where} too full: {losers(state, at, more)}."
    return told


def crowded_by(state: State, move: Move) -> list[tuple[int, int]]:
    """Where a move makes pieces go, and by how many more of the player's it is decided.

    That is the province it fills too much, and any other that is too full when it ends the turn.
    """
    index, change = state.board.index, dict[int, int]()
    match move:
        case Land(start, to) | Sea(start, to):
            change = {index[to]: 1, index[start]: -1}
        case Grow(to):
            change = {index[to]: 1}
    if ends_turn(state, move):
        change = {**{at: 0 for at, _ in overfull(state)}, **change}
    else:
        change = {at: more for at, more in change.items() if more > 0}
    own = state.me.pieces  # only where the player has pieces
    return [(at, more) for at, more in change.items() if own[at] + more and lost(state, at, more)]


def ends_turn(state: State, move: Move) -> bool:
    """Whether no action is left after a move."""
    if isinstance(move, Keep):
        return state.left == (move.card == BOTH_CARDS)
    return state.step == ACT and state.left == 1 and not isinstance(move, Draw)


def is_costly(state: State, move: Move) -> bool:
    """Whether a move costs the player on turn a piece, at once or when the turn ends."""
    return any(lost(state, at, more)[state.seat] for at, more in crowded_by(state, move))


def full_provinces(state: State) -> set[str]:
    """The provinces that hold as many pieces as they may, or more."""
    board, crowds = state.board, [player.pieces for player in state.players]
    limits = board.limits[len(crowds)]
    return {
        board.names[at]
        for at in range(board.size)
        if sum([row[at] for row in crowds]) >= limits[at]
    }


def joins(move: Move) -> str:
    """The place where a move brings a piece, if it does."""
    match move:
        case Land(_, to) | Sea(_, to) | Grow(to):
            return to
    return ""
