"""Conflict at the end of a turn: which provinces are overfull, and who removes pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.rulebook import Event
from ..book import BOOK
from .generator import places_in
from .state import Player, State, updated

Step = tuple[int, ...]  # seats that remove a piece at the same time


def overfull(state: State) -> list[tuple[int, int]]:
    """Provinces above their limit where the player on turn has pieces, and by how many."""
    board, crowds = state.board, [player.pieces for player in state.players]
    limits, found = board.limits[len(crowds)], []
    for at in places_in(state.me.mask & board.island):
        surplus = sum([row[at] for row in crowds]) - limits[at]
        if surplus > 0:
            found.append((at, surplus))
    return found


def removals(counts: Sequence[int], limit: int, order: str = "ladder") -> Iterator[Step]:
    """Who removes a piece, step by step, until the province is within its limit.

    >>> list(removals((3, 2), 3))
    [(1,), (0,)]
    """
    left = list(counts)
    waiting: set[int] = set()
    while sum(left) > limit:
        if not waiting or order == "weakest":
            waiting = {seat for seat, count in enumerate(left) if count}
        fewest = min(left[seat] for seat in waiting)
        step = tuple(sorted(seat for seat in waiting if left[seat] == fewest))
        for seat in step:
            left[seat] -= 1
        waiting -= set(step)
        yield step


def settle_conflicts(state: State) -> State:
    """Every overfull province of the player on turn is brought within its limit."""
    conflicts = overfull(state)
    if not conflicts:
        return state
    players, news = list(state.players), list(state.news)
    for province, _ in conflicts:
        news += settle(state, players, province)
    return updated(state, players=tuple(players), news=tuple(news))


def settle(state: State, players: list[Player], province: int) -> Iterator[Event]:
    """One conflict: pieces go back to their owners' stocks, and every step is told."""
    board = state.board
    name, limit = board.names[province], board.limit(len(players), province)
    counts = [player.pieces[province] for player in players]
    why = f"it held {sum(counts)}, its limit is {limit}"
    yield Event(BOOK["HOK-CONF-03"], f"{name} is too full")
    asked: set[int] = set()
    for step in removals(counts, limit, state.switches.conflict_order):
        if asked & set(step) and state.switches.conflict_order == "ladder":
            yield Event(BOOK["HOK-RULING-21"], f"{name}: once more, from the fewest upwards")
            asked = set()
        yield from told(name, step, counts, bool(asked), why)
        asked |= set(step)
        for seat in step:
            counts[seat] -= 1
            players[seat] = players[seat].without_piece(province, players[seat].stock + 1)
    yield outcome(name, counts, limit)


def told(name: str, step: Step, counts: Sequence[int], later: bool, why: str) -> Iterator[Event]:
    """One step of a conflict, in words: who loses a piece, and why."""
    have = counts[step[0]]
    if len(step) > 1:
        clause, rank = "HOK-CONF-10", f" (tied, {have} each)"
    elif sum(counts) == have:
        clause, rank = "HOK-CONF-15", ""
    elif later:
        clause, rank = "HOK-CONF-11", f" (next, with {have})"
    else:
        clause, rank = "HOK-CONF-09", f" (fewest, with {have})"
    for seat in step:
        lost = f"player {seat + 1} loses a piece in {name}{rank}: {why}"
        yield Event(BOOK[clause], lost)


def outcome(name: str, counts: Sequence[int], limit: int) -> Event:
    """What a conflict leaves."""
    if not any(counts):
        return Event(BOOK["HOK-CONF-14"], f"{name} is empty")
    if sum(1 for count in counts if count) > 1:
        return Event(BOOK["HOK-CONF-13"], f"{name} is shared by {sum(counts)} pieces")
    return Event(BOOK["HOK-CONF-12"], f"then {name} is within its limit of {limit} again")
