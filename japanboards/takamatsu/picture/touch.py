"""Takamatsu by touch: what is asked, which touches spell a move, and what others may mean."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Seat
from ..board import COLORS
from ..rules.generator import marches
from ..rules.moves import NO_SAMURAI, Activate, March, Move, Wait
from ..rules.state import AFTER, BEFORE, MARCH, State, colors_of


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    if state.step == MARCH:
        mine = " or ".join(COLORS[color] for color in colors_of(state.owners, state.seat))
        also = ", or a hidden card" if holding(state) else ""
        return f"Touch samurai of one room, {mine} among them, then the room they go to{also}."
    if state.step in (BEFORE, AFTER):
        when = "before the next move" if state.step == BEFORE else "now that the move is made"
        return f"You may activate a hidden card {when}: touch it, or keep it for now."
    return ""


def holding(state: State) -> bool:
    """Whoever is asked holds a hidden card."""
    return any(state.held[color] for color in colors_of(state.owners, state.asked))


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case March(room, party, to):
            men = [f"samurai:{room}:{COLORS[c]}" for c, n in enumerate(party) for _ in range(n)]
            return (*men, f"room:{to}")
        case Activate(card, pagoda):
            return f"pagoda:{pagoda}", f"card:{card}"
        case Wait():
            return ("wait",)
        case _:
            return ()


def captions(state: State, seat: Seat) -> dict[tuple[str, ...], str]:
    """How many rooms each march goes, for whoever is to march: by the touches that spell it."""
    if state.step != MARCH or state.asked != seat:
        return {}
    found = (move for move in marches(state) if isinstance(move, March))
    return {picks(move): str(distance(state, move)) for move in found}


def distance(state: State, move: March) -> int:
    """How many rooms a party goes, on the shortest way that its number allows."""
    board, size = state.board, sum(move.party)
    reach, to = board.reach[board.index[move.room]], board.index[move.to]
    return next(steps for steps in range(size, len(reach)) if to in reach[steps])


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if state.asked < 0:
        return []
    if "wait" in touched:
        return [Wait()]
    said = [touch.partition(":")[::2] for touch in touched]
    pagodas = [what for kind, what in said if kind == "pagoda"]
    cards = [int(what) for kind, what in said if kind == "card"]
    if cards:
        mine = [COLORS[color] for color in colors_of(state.owners, state.asked)]
        return [Activate(cards[-1], pagoda) for pagoda in pagodas or mine]
    men = [what.rpartition(":")[::2] for kind, what in said if kind == "samurai"]
    goals = [what for kind, what in said if kind == "room"]
    return marches_meant(state, men, goals) if men else []


def marches_meant(state: State, men: Sequence[tuple[str, str]], goals: Sequence[str]) -> list[Move]:
    """Marches of these samurai, to the room that was touched or wherever they could get."""
    board, room = state.board, men[-1][0]
    counts = list(NO_SAMURAI)
    for where, color in men:
        counts[COLORS.index(color)] += where == room
    reached = board.targets[board.index[room]][sum(counts)]
    to = goals or [board.names[at] for at in reached]
    return [March(room, tuple(counts), goal) for goal in to]
