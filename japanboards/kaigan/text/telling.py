"""Kaigan: moves told as sentences, so that the log reads as a story."""

from __future__ import annotations

from collections import Counter

from ...core.words import counted, listed
from ..cards import (
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    GREAT_PRICES,
    JOB_RYO,
    MAP_PRICES,
    REPUTATION_HONOR,
    SEND_PRICE,
    TITLES,
)
from ..rules.moves import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from ..rules.state import ACTIONS, State


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence."""
    who = f"Player {state.seat + 1}"
    match move:
        case Reveal(tile):
            drawn = state.board.tile.get(tile)
            return f"{drawn or tile} comes to the map."
        case Roll(value):
            return f"A neutral die shows {value}."
        case Lay(card, row, space):
            where = f" on {space_called(state, row, space)}" if row or space else ""
            return f"{who} lays {TITLES.get(card, card) or 'a card'}{where}."
        case Quadrant():
            return f"{who} puts the Quadrant Card back instead of laying a card."
        case Claim(row):
            return f"{who} claims row {row}."
        case Stop():
            return f"{who} claims no row yet."
        case _:
            return f"{who} {tell_action(state, move)}{of_whom(state)}."


def of_whom(state: State) -> str:
    """Whose card is used, when it is another's."""
    laid = state.grid[state.at]
    if state.phase != ACTIONS or laid is None or laid.owner == state.seat:
        return ""
    return f", on the card of player {laid.owner + 1}"


def space_called(state: State, row: int, space: int) -> str:
    """A space by what one sees on it: a card, an action, or its number."""
    board = state.board
    if not (1 <= row <= board.rows and 1 <= space <= board.spaces):
        return f"row {row}, space {space}"
    at = board.space(row, space)
    if laid := state.grid[at]:
        return f"{TITLES[laid.card]} of player {laid.owner + 1} in row {row}"
    if action := board.printed[at]:
        return f"{TITLES[action]} in row {row}"
    unused = row > state.seats
    return f"row {row}" if unused else f"space {state.number_of(row, space)} in row {row}"


def tell_action(state: State, move: Move) -> str:
    """What the claimer of a row does, without the name."""
    match move:
        case Pass():
            return f"passes on {TITLES.get(state.action, 'this space')}"
        case Act():
            return tell_plain(state, state.action)
        case Flexible(choice):
            return tell_flexible(state, choice)
        case Dispatch(count):
            price = DISPATCH_PRICES.get(count, 0)
            return f"pays {price} Ryo to dispatch {counted(count, 'surveyor')}"
        case Send(origin, tile):
            paid = "" if state.sending else f"pays {SEND_PRICE} Ryo and "
            return f"{paid}{tell_send(origin, tile)}"
        case Map(tile, count):
            price = MAP_PRICES.get(count, 0)
            where = f" on {tile}" if tile else ""
            return f"pays {price} Ryo for {count} marker{'s' * (count != 1)}{where}"
        case Great(tariff, tiles):
            return tell_great(tariff, tiles)
    return ""


def tell_send(origin: str, tile: str) -> str:
    """A surveyor on the way, as far as it is said."""
    if origin and origin == tile:
        return f"leaves a surveyor on {tile}"
    source = "the supply" if origin == "supply" else origin
    return f"sends a surveyor{f' from {source}' * bool(origin)}{f' to {tile}' * bool(tile)}"


def tell_plain(state: State, action: str) -> str:
    """An action without choices."""
    if action == "job":
        return f"takes {JOB_RYO} Ryo for a side job"
    if action == "reputation":
        return f"gets {REPUTATION_HONOR} Honor for reputation"
    return f"moves a step on {TITLES.get(action, 'a track')}{to_where(state, action)}"


def tell_flexible(state: State, choice: str) -> str:
    """One of the flexible alternatives."""
    price = FLEXIBLE_PRICES.get(choice, 0)
    if choice == "ryo":
        return f"takes {FLEXIBLE_RYO} Ryo"
    if choice == "honor":
        return f"pays {price} Ryo for {FLEXIBLE_HONOR} Honor"
    return f"pays {price} Ryo for a step on {choice.title()}{to_where(state, choice)}"


def to_where(state: State, track: str) -> str:
    """The number that a step on a track leads to, where there is one more."""
    board = state.board
    at = getattr(state.player, track) if track in board.ends else 0
    if track not in board.ends or at == board.ends[track]:
        return ""
    numbers = {"artistic": board.artistic, "government": board.government}
    return f", to {numbers.get(track, range(board.travel + 1))[at + 1]}"


def tell_great(tariff: str, tiles: tuple[str, ...]) -> str:
    """A great mapping with its tiles."""
    counts = Counter(tiles)
    price = GREAT_PRICES.get(tariff, 0) * len(counts)
    if not tiles:
        return f"pays {GREAT_PRICES.get(tariff, 0)} Ryo per tile for markers"
    words = [f"{count} on {tile}" for tile, count in counts.items()]
    return f"pays {price} Ryo for markers: {listed(words, 9)}"
