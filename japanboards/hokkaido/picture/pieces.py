"""The map of Hokkaido as marks: places to touch, their names, free places as rings, and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.game import Seat
from ...core.scene import Mark
from ..rules.state import State
from .island import spots
from .scenery import berths, house_at
from .stamps import RING_STEP, RINGS

SLOTS = 4  # marks for pieces in a province: each alone, or one per player with a number
PIECE_STEP, WIDEST = 19.5, 60.0
ROW, NAME, CITY = 6, -8, -22  # below the middle of a place


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece in a row, or several of one player as a piece with a number."""

    slot: int
    seat: Seat
    count: int
    x: float  # from the middle of the row


def population(state: State, at: int) -> int:
    """All pieces in a place."""
    return sum([player.pieces[at] for player in state.players])


def room(state: State, at: int) -> int:
    """How many pieces a place holds."""
    board, players = state.board, state.seats
    return board.limit(players, at) if at < board.size else players


def map_marks(state: State) -> Iterator[Mark]:
    """All places."""
    return (place_mark(state, at) for at in range(len(state.board.names)))


def standing_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Rings, pieces and names of all places."""
    for at in range(len(state.board.names)):
        row = standings(state, at)
        if at < state.board.size:
            yield ring_mark(state, at, row)
        yield from token_marks(state, at, seat, row)
        yield from label_marks(state, at)


def place_mark(state: State, at: int) -> Mark:
    """A place to look at and to touch; its ground is drawn below it."""
    board, spot, name = state.board, spots(state.board)[at], state.board.names[at]
    look = "place plot" if at < board.size else "place overseas"
    over = " over" * (population(state, at) > room(state, at))
    at_point, title = (spot.x, spot.y), place_title(state, at)
    return Mark(
        f"place:{name}", look + over, at_point, spot.shape, pick=f"place:{name}", title=title
    )


def place_title(state: State, at: int) -> str:
    """A place in words: where it is, and how full."""
    board = state.board
    where = "overseas, one piece each"
    if at < board.size:
        coast = "coast" if board.coast[at] else "inland"
        where = f"{board.regions[board.region_of[at]]}, {coast}"
    return f"{board.called(at)}, {where}: {population(state, at)} of {room(state, at)}"


def label_marks(state: State, at: int) -> Iterator[Mark]:
    """A place's name, and its city."""
    board, spot, name = state.board, spots(state.board)[at], state.board.names[at]
    if at >= board.size:
        yield Mark(f"name:{name}", "name country above", (spot.x, spot.y - 13), "", name, 14)
        return
    over = population(state, at) > room(state, at)
    look = "name above over" if over else "name above"
    yield Mark(f"name:{name}", look, (spot.x, spot.y + NAME), "", name, 11.5)
    if city := board.city_of[at]:
        y = spot.y + CITY
        yield Mark(f"city:{name}", "name city above", (spot.x + 8, y), "", city, 13.5)
        yield Mark(f"house:{name}", "minor above", (spot.x + 6 - house_at(city), y), "use house")


# --- pieces ---


def standings(state: State, at: int) -> list[Standing]:
    """The pieces of a place in a row, beginning at its left end.

    A player's first piece has always the slot of their seat, so that it keeps its mark.
    """
    counts = [player.pieces[at] for player in state.players]
    if at >= state.board.size:
        return [Standing(s, s, counts[s], x) for s, x in berths(state.seats) if counts[s]]
    total = sum(counts)
    if not total:
        return []
    one_by_one = total <= SLOTS
    seats = [s for s, n in enumerate(counts) for _ in range(n if one_by_one else min(n, 1))]
    step = min(PIECE_STEP, WIDEST / len(seats))
    left = -(step * len(seats) + RING_STEP * rings_left(state, at)) / 2 + step / 2
    free = [slot for slot in range(SLOTS) if slot >= state.seats or not counts[slot]]
    found = []
    for nth, s in enumerate(seats):
        slot = s if nth == 0 or seats[nth - 1] != s else free.pop(0)
        found.append(Standing(slot, s, 1 if one_by_one else counts[s], left + step * nth))
    return found


def rings_left(state: State, at: int) -> int:
    """How many free places are drawn."""
    return max(0, min(RINGS, room(state, at) - population(state, at)))


def half_row(state: State, at: int) -> float:
    """How far a row of pieces and rings reaches from its middle to the left."""
    row = standings(state, at)
    return PIECE_STEP / 2 - row[0].x if row else RING_STEP * rings_left(state, at) / 2


def ring_mark(state: State, at: int, row: list[Standing]) -> Mark:
    """The free places of a province, right of its pieces; too many pieces are a warning."""
    spot, name, free = spots(state.board)[at], state.board.names[at], rings_left(state, at)
    x, y = spot.x, spot.y + ROW
    if population(state, at) > room(state, at):
        x, y = spot.x + 3.3 * len(name) + 12, spot.y + NAME
        return Mark(f"free:{name}", "above", (round(x, 1), y), "use bang")
    if not free:
        return Mark(f"free:{name}", "above away", (x, y))
    if row:
        step = row[1].x - row[0].x if len(row) > 1 else PIECE_STEP
        x += row[-1].x + step / 2 + RING_STEP * free / 2
    return Mark(f"free:{name}", "above", (round(x, 1), y), f"use free-{free}")


def token_marks(state: State, at: int, seat: Seat, row: list[Standing]) -> Iterator[Mark]:
    """The pieces in a place; those of ``seat`` can be touched, all count as their place."""
    spot, name = spots(state.board)[at], state.board.names[at]
    there = {each.slot: each for each in row}
    y = spot.y + (ROW if at < state.board.size else 8)
    for slot in range(SLOTS if at < state.board.size else state.seats):
        id, each = f"token:{name}:{slot}", there.get(slot)
        if each is None:
            yield Mark(id, "token above away", (spot.x, y))
            continue
        x, many = round(spot.x + each.x, 1), each.count > 1 or len(row) < population(state, at)
        stamp, text = ("plain", str(each.count)) if many else ("piece", "")
        yield Mark(
            id,
            f"token above seat-{each.seat}",
            (x, y),
            f"use {stamp}-{each.seat}",
            text,
            12,
            f"piece:{name}" if each.seat == seat else "",
            token_title(each, name),
            "disc 12",
            f"place:{name}",
        )


def token_title(each: Standing, name: str) -> str:
    """A piece in words."""
    many = f"{each.count} piece{'s' * (each.count > 1)}"
    return f"{many} of player {each.seat + 1} in {name}"
