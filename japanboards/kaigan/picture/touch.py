"""How Kaigan's picture is touched: what is asked, which touches spell a move, what was meant."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import DISPATCH_PRICES, SEND_PRICE, TITLES
from ..rules.generator import free_spaces, to_move
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
from ..rules.state import ACTIONS, CARDS, SUPPLY, State

PLAIN: dict[str, Move] = {
    "stop": Stop(),
    "pass": Pass(),
    "act": Act(),
    "quadrant": Quadrant(),
}


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not."""
    if to_move(state) not in range(state.seats) or not touched:
        return []
    said: dict[str, list[str]] = {}
    for touch in touched:
        kind, _, word = touch.partition(":")
        said.setdefault(kind, []).append(word)
    last = touched[-1].partition(":")[0]
    if last in PLAIN:
        return [PLAIN[last]]
    if last in ("card", "space"):
        return laying(state, said)
    if last == "row":
        return [Claim(int(said["row"][-1]))]
    if last == "flexible":
        return [Flexible(said["flexible"][-1])]
    if last == "dispatch":
        return [Dispatch(int(said["dispatch"][-1]))]
    return on_tiles(state, said)


def laying(state: State, said: dict[str, list[str]]) -> list[Move]:
    """A card on a space; where one of them was not touched, some that could be meant."""
    board = state.board
    cards = said.get("card", list(state.player.cards or board.cards)[:1])
    if "space" in said:
        row, _, space = said["space"][-1].partition("/")
        return [Lay(card, int(row), int(space)) for card in cards]
    return [Lay(card, *board.where(at)) for card in cards for at in free_spaces(state)[:1]]


def on_tiles(state: State, said: dict[str, list[str]]) -> list[Move]:
    """A surveyor or markers for the tiles touched, or for any tile."""
    here = [site.tile.name for site in state.map if site]
    tiles = said.get("tile", here)
    if "from" in said:
        return [Send(said["from"][-1], tile) for tile in tiles]
    if "map" in said:
        return [Map(tile, int(said["map"][-1])) for tile in tiles]
    if "great" in said:
        chosen = [tuple(tiles)] if "tile" in said else [(tile,) for tile in tiles]
        return [Great(said["great"][-1], each) for each in chosen]
    if "done" in said:
        return [Great("plain", tuple(said.get("tile", here[:1])))]
    return tile_alone(state, tiles)


def tile_alone(state: State, tiles: list[str]) -> list[Move]:
    """Only a tile was touched: what the space being resolved would do there."""
    action = state.action
    if action == "mapping":
        return [Map(tile, 1) for tile in tiles]
    if action == "great":
        return [Great("plain", (tile,)) for tile in tiles]
    if action == "dispatch" and not state.sending:
        return [Dispatch(min(DISPATCH_PRICES))]
    places = dict.fromkeys(state.player.surveyors)
    sites = [None if at == SUPPLY else state.map[at] for at in places]
    return [Send(site.tile.name if site else "supply", tile) for site in sites for tile in tiles]


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    if state.phase == CARDS:
        return prompt_cards(state)
    if state.phase != ACTIONS:
        return ""
    if state.sending:
        many = "surveyor" if state.sending == 1 else f"{state.sending} surveyors"
        return f"Send {many}: touch one of yours, then a tile."
    row, space = state.board.where(state.at)
    laid = state.grid[state.at]
    back = (
        f" Or turn the card: touch a surveyor of yours and a tile, {SEND_PRICE} Ryo."
        if laid
        else ""
    )
    return f"Row {row}, space {space}: {TITLES[state.action]}. Use it or pass.{back}"


def prompt_cards(state: State) -> str:
    """What is asked in the phase of cards."""
    if state.opened:
        return "Claim a row: touch its circle. Or claim none yet."
    return "Lay a card: touch a card of yours, then a free space of the grid."


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case Lay(card, row, space):
            return f"card:{card}", f"space:{row}/{space}"
        case Claim(row):
            return (f"row:{row}",)
        case Stop() | Pass() | Act() | Quadrant():
            return (type(move).__name__.lower(),)
        case Flexible(choice):
            return (f"flexible:{choice}",)
        case Dispatch(count):
            return (f"dispatch:{count}",)
        case Send(origin, tile):
            return f"from:{origin}", f"tile:{tile}"
        case Map(tile, count):
            return f"map:{count}", f"tile:{tile}"
        case Great(tariff, tiles):
            return f"great:{tariff}", *(f"tile:{tile}" for tile in tiles), "done"
        case Reveal() | Roll():
            return ()
