"""Kaigan: the cited rules of mapping. How many markers go where."""

from __future__ import annotations

from collections import Counter

from ...core.text import quoted
from ...core.words import listed
from ..book import BOOK
from ..cards import GREAT_MARKERS, GREAT_PRICES, MAP_PRICES
from .legality_actions import site_of
from .moves import Great, Map
from .state import ACTIONS, SUPPLY, Site, State

Marking = Map | Great


def markers_on(move: Marking) -> dict[str, int]:
    """How many markers a move puts on which tile."""
    if isinstance(move, Map):
        return {move.tile: move.markers} if move.tile else {}
    return dict(Counter(move.tiles))


def own_tiles(state: State) -> list[Site]:
    """The tiles with a surveyor of whoever acts."""
    places = dict.fromkeys(state.player.surveyors) if state.phase == ACTIONS else ()
    return [site for at in places if at != SUPPLY and (site := state.map[at])]


def marked_tiles(state: State, named: dict[str, int]) -> list[Site]:
    """The tiles that get the markers; with none named, those that could."""
    if not named:
        return own_tiles(state)
    return [site for tile in named if (site := site_of(state, tile)[1])]


def unsurveyed(state: State, move: Marking) -> str | None:
    """A complaint if no own surveyor stands on one of the tiles, or on any if none is named."""
    if state.phase != ACTIONS:
        return None
    own, named = [site.tile.name for site in own_tiles(state)], markers_on(move)
    if not named and not own:
        return f"player {state.seat + 1} has no surveyor on the map"
    if missing := [tile for tile in named if tile not in own]:
        return f"player {state.seat + 1} has no surveyor on {listed(missing)}"


@BOOK.rule("KAI-ACT-10", Map)
def one_marker_needs_a_surveyor_there(state: State, move: Map) -> str | None:
    if move.markers == 1:
        return unsurveyed(state, move)


@BOOK.rule("KAI-ACT-11", Map)
def two_markers_need_a_surveyor_there(state: State, move: Map) -> str | None:
    if move.markers == 2:
        return unsurveyed(state, move)


@BOOK.rule("KAI-ACT-11", Map)
@BOOK.rule("KAI-ACT-10", Map)
def a_mapping_puts_one_or_two_markers(state: State, move: Map) -> str | None:
    if move.markers not in MAP_PRICES:
        return f"a mapping puts 1 or 2 markers, not {move.markers}"


@BOOK.rule("KAI-ACT-13", Great)
def a_plain_marker_needs_a_surveyor_there(state: State, move: Great) -> str | None:
    if move.tariff == "plain":
        return unsurveyed(state, move)


@BOOK.rule("KAI-ACT-14", Great)
def a_rich_marker_needs_a_surveyor_there(state: State, move: Great) -> str | None:
    if move.tariff == "rich":
        return unsurveyed(state, move)


@BOOK.rule("KAI-ACT-15", Great)
def a_great_mapping_has_one_of_two_tariffs(state: State, move: Great) -> str | None:
    if move.tariff not in GREAT_PRICES:
        return f"the tariff is plain or rich, not {quoted(move.tariff)}"


@BOOK.rule("KAI-ACT-14", Great)
@BOOK.rule("KAI-ACT-13", Great)
def a_great_mapping_marks_a_tile_at_least(state: State, move: Great) -> str | None:
    if not move.tiles and any(site.room for site in own_tiles(state)):
        return "at least one tile gets a marker"


@BOOK.rule("KAI-RULING-17", Great)
@BOOK.rule("KAI-ACT-13", Great)
def the_plain_tariff_gives_one_marker_a_tile(state: State, move: Great) -> str | None:
    return too_many(move, "plain")


@BOOK.rule("KAI-ACT-14", Great)
def the_rich_tariff_gives_two_markers_a_tile_at_most(state: State, move: Great) -> str | None:
    return too_many(move, "rich")


def too_many(move: Great, tariff: str) -> str | None:
    """A complaint if a tile gets more markers than the tariff gives."""
    most = GREAT_MARKERS[tariff]
    over = [tile for tile, count in markers_on(move).items() if count > most]
    if move.tariff == tariff and over:
        get = "gets" if len(over) == 1 else "get"
        return f"the {tariff} tariff gives at most {most} on a tile, and {listed(over)} {get} more"


@BOOK.rule("KAI-P2-14", Map, Great)
def a_complete_tile_takes_no_marker(state: State, move: Marking) -> str | None:
    named = markers_on(move)
    sites = marked_tiles(state, named)
    full = [site.tile.name for site in sites if not site.room]
    if full and (named or len(full) == len(sites)):  # with none named, there is no other choice
        return f"{listed(full)} {'is' if len(full) == 1 else 'are'} complete"


@BOOK.rule("KAI-RULING-16", Map, Great)
@BOOK.rule("KAI-ACT-12", Map, Great)
def markers_never_exceed_the_size(state: State, move: Marking) -> str | None:
    named = markers_on(move)
    sites = marked_tiles(state, named)
    wanted = named or {site.tile.name: getattr(move, "markers", 1) for site in sites}
    rooms = {site.tile.name: site.room for site in sites if site.room}  # else it is complete
    tight = [tile for tile, room in rooms.items() if room < wanted[tile]]
    if tight and (named or len(tight) == len(rooms)):
        tile = tight[0]
        some = "1 more marker" if rooms[tile] == 1 else f"{rooms[tile]} more markers"
        return f"{tile} takes {some}, not {wanted[tile]}"
