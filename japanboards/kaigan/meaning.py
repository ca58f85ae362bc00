"""Kaigan: what touches that spell no legal move may have meant, so that it can be said why not."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import DISPATCH_PRICES
from .choices import (
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
    Send,
    Stop,
)
from .moves import free_spaces, to_move
from .state import SUPPLY, State

PLAIN: dict[str, Move] = {
    "stop": Stop(),
    "pass": Pass(),
    "act": Act(),
    "quadrant": Quadrant(),
}


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not."""
    if to_move(state) not in range(len(state.players)) or not touched:
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
    laid = state.grid[state.at]
    action = laid.card if laid else state.board.printed[state.at]
    if action == "mapping":
        return [Map(tile, 1) for tile in tiles]
    if action == "great":
        return [Great("plain", (tile,)) for tile in tiles]
    if action == "dispatch" and not state.sending:
        return [Dispatch(min(DISPATCH_PRICES))]
    places = dict.fromkeys(state.player.surveyors)
    sites = [None if at == SUPPLY else state.map[at] for at in places]
    return [Send(site.tile.name if site else "supply", tile) for site in sites for tile in tiles]
