"""Kaigan: the cited rules of mapping. How many markers go where."""

from __future__ import annotations

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
        return {move.tile: move.markers}
    return {tile: move.tiles.count(tile) for tile in move.tiles}


def unsurveyed(state: State, move: Marking) -> str | None:
    """A complaint if no own surveyor stands on one of the tiles."""
    if state.phase == ACTIONS:
        own = {site.tile.name for at in state.player.surveyors if (site := surveyed(state, at))}
        if missing := [tile for tile in markers_on(move) if tile not in own]:
            return f"player {state.seat + 1} has no surveyor on {listed(missing)}"


def surveyed(state: State, at: int) -> Site | None:
    """The tile a surveyor stands on; none in the supply."""
    return None if at == SUPPLY else state.map[at]


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
        return f"the tariff is plain or rich, not {move.tariff!r}"


@BOOK.rule("KAI-ACT-14", Great)
@BOOK.rule("KAI-ACT-13", Great)
def a_great_mapping_marks_a_tile_at_least(state: State, move: Great) -> str | None:
    if not move.tiles:
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
        return f"the {tariff} tariff gives at most {most} on a tile, and {listed(over)} gets more"


@BOOK.rule("KAI-P2-14", Map, Great)
def a_complete_tile_takes_no_marker(state: State, move: Marking) -> str | None:
    sites = [site_of(state, tile)[1] for tile in markers_on(move)]
    if full := [site.tile.name for site in sites if site and not site.room]:
        return f"{listed(full)} is complete"


@BOOK.rule("KAI-RULING-16", Map, Great)
@BOOK.rule("KAI-ACT-12", Map, Great)
def markers_never_exceed_the_size(state: State, move: Marking) -> str | None:
    for tile, count in markers_on(move).items():
        site = site_of(state, tile)[1]
        if site and site.room < count:
            return f"{tile} takes {site.room} more, and {count} are announced"
