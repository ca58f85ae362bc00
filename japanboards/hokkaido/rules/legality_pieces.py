"""Hokkaido's rules of pieces: placing, Land Move, Sea Move and Grow."""

from __future__ import annotations

from ...core.text import quoted
from ...core.words import listed
from ..board import Board
from ..book import BOOK
from .moves import Claim, Grow, Land, Place, Reveal, Sea
from .state import ACT, PLACE, State

Spot = Place | Grow


def province_of(state: State, name: str) -> int | None:
    """A province by its name; nothing for other places."""
    at = state.board.index.get(name)
    return at if at is not None and at < state.board.size else None


def own_pieces(state: State, name: str) -> int:
    """Pieces of the player on turn in a place."""
    at = state.board.index.get(name)
    return 0 if at is None else state.me.pieces[at]


def unknown(state: State, *names: str) -> str | None:
    """A complaint about places that are not on the board."""
    for name in names:
        if name not in state.board.index:
            return f"there is no place {quoted(name)} on this board"


@BOOK.rule("HOK-MAP-04", Place, Grow)
def a_piece_is_set_where_pieces_stand(state: State, move: Spot) -> str | None:
    return unknown(state, move.province)


@BOOK.rule("HOK-MAP-04", Land)
def a_piece_walks_where_pieces_stand(state: State, move: Land) -> str | None:
    return unknown(state, move.province, move.to)


@BOOK.rule("HOK-MAP-04", Sea)
def a_piece_sails_where_pieces_stand(state: State, move: Sea) -> str | None:
    return unknown(state, move.place, move.to)


@BOOK.rule("HOK-SETUP-11", Place)
def a_starting_piece_goes_to_a_city(state: State, move: Place) -> str | None:
    at = state.board.index.get(move.province)
    if state.step == PLACE and at is not None and at not in state.board.cities:
        taken = {place for player in state.players for place, n in enumerate(player.pieces) if n}
        cities = [state.board.called(city) for city in state.board.cities if city not in taken]
        return f"{move.province} has no city; start in {' or '.join(cities)}"


@BOOK.rule("HOK-SETUP-13", Place)
def starting_pieces_do_not_share_a_province(state: State, move: Place) -> str | None:
    at = state.board.index.get(move.province)
    if state.step == PLACE and at is not None:
        there = [seat + 1 for seat, player in enumerate(state.players) if player.pieces[at]]
        if there:
            return f"{move.province} is taken: player {there[0]} starts there"


@BOOK.rule("HOK-RULING-04", Land)
def an_own_piece_on_the_island_walks(state: State, move: Land) -> str | None:
    if state.step != ACT or move.province not in state.board.index:
        return None
    if province_of(state, move.province) is None:
        return f"{move.province} is not on the island; a piece leaves it by a Sea Move"
    if not own_pieces(state, move.province):
        return f"you have no piece in {move.province}"


@BOOK.rule("HOK-LAND-01", Land)
def a_land_move_leads_into_a_neighboring_province(state: State, move: Land) -> str | None:
    if state.step != ACT or unknown(state, move.province, move.to):
        return None
    start, goal = province_of(state, move.province), province_of(state, move.to)
    if goal is None:
        return f"{move.to} is no province of the island"
    if start == goal:
        return f"a piece in {move.province} is there already"
    if start is not None and goal not in state.board.neighbors[start]:
        near = [state.board.names[at] for at in state.board.neighbors[start]]
        return f"{move.to} does not border {move.province}, which borders {listed(near, 8)}"


@BOOK.rule("HOK-RULING-04", Sea)
def an_own_piece_sails(state: State, move: Sea) -> str | None:
    if state.step == ACT and move.place in state.board.index and not own_pieces(state, move.place):
        return f"you have no piece in {said(state.board, move.place)}"


def said(board: Board, name: str) -> str:
    """A place after the word "in"."""
    return f"the box {name}" if name == board.names[board.sea] else name


@BOOK.rule("HOK-SEA-05", Sea)
def a_sea_move_begins_or_ends_at_sea(state: State, move: Sea) -> str | None:
    sea = state.board.names[state.board.sea]
    if state.step == ACT and (move.place == sea) == (move.to == sea):
        trip = f"from {move.place} to {move.to}"
        return f"one Sea Move leads to {sea} or away from it, not {trip}"


@BOOK.rule("HOK-SEA-01", Sea)
def a_piece_leaves_the_island_from_the_coast(state: State, move: Sea) -> str | None:
    start = province_of(state, move.place)
    if state.step == ACT and start is not None and not state.board.coast[start]:
        return f"{move.place} does not border the ocean"


@BOOK.rule("HOK-SEA-03", Sea)
def a_piece_lands_on_the_coast(state: State, move: Sea) -> str | None:
    goal = province_of(state, move.to)
    if state.step == ACT and goal is not None and not state.board.coast[goal]:
        return f"{move.to} does not border the ocean, so nobody lands there"


@BOOK.rule("HOK-SEA-11", Sea)
@BOOK.rule("HOK-SEA-10", Sea)
def one_piece_of_yours_is_the_most_overseas(state: State, move: Sea) -> str | None:
    if state.step == ACT and province_of(state, move.to) is None and own_pieces(state, move.to):
        return f"you have a piece in {said(state.board, move.to)} already, and one is the most"


@BOOK.rule("HOK-RULING-17", Sea)
def the_piece_at_sea_leaves_first(state: State, move: Sea) -> str | None:
    sea = state.board.names[state.board.sea]
    if state.step == ACT and move.to == sea and own_pieces(state, sea):
        return "your piece At Sea has to leave before another one comes"


@BOOK.rule("HOK-RULING-05", Grow, Claim, Reveal)
def a_new_piece_comes_from_the_hand(state: State, move: Grow | Claim | Reveal) -> str | None:
    if state.step == ACT and not state.me.stock:
        return "you have no piece left in stock"


@BOOK.rule("HOK-GROW-06", Grow)
def nobody_grows_overseas(state: State, move: Grow) -> str | None:
    known = move.province in state.board.index
    if state.step == ACT and known and province_of(state, move.province) is None:
        return f"{move.province} is not on the island"


def may_land_in_sapporo(state: State, move: Grow) -> bool:
    """The exception for players who begin a turn off the island."""
    return state.landless and province_of(state, move.province) == state.board.start


@BOOK.rule("HOK-GROW-01", Grow)
def one_grows_where_one_has_a_piece(state: State, move: Grow) -> str | None:
    if state.step != ACT or province_of(state, move.province) is None:
        return None
    if not own_pieces(state, move.province) and not may_land_in_sapporo(state, move):
        return f"you have no piece in {move.province} to grow from"


@BOOK.rule("HOK-GROW-02", Grow)
def without_a_piece_on_the_island_one_grows_in_sapporo(state: State, move: Grow) -> str | None:
    at, start = province_of(state, move.province), state.board.start
    if state.step == ACT and state.landless and at is not None and at != start:
        return f"you began this turn off the island: you may grow in {state.board.called(start)}"


@BOOK.rule("HOK-RULING-19", Grow)
def sapporo_is_open_to_the_first_action_only(state: State, move: Grow) -> str | None:
    at = province_of(state, move.province)
    off = not any(state.me.pieces[: state.board.size])
    if state.step == ACT and at == state.board.start and off and not state.landless:
        return (
            "without a piece there one grows in Sapporo only with the first action of a turn that "
            "began off the island"
        )
