"""Kaigan: the cited rules of the actions. What the claimer of a row may do with a space."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.text import quoted
from ..book import BOOK
from ..cards import (
    CHOICELESS,
    DISPATCH_PRICES,
    FLEXIBLE_PRICES,
    GREAT_PRICES,
    MAP_PRICES,
    SEND_PRICE,
    SURVEYOR,
    TITLES,
    TRACKS,
)
from .moves import Act, Dispatch, Flexible, Great, Map, Pass, Send
from .state import ACTIONS, SUPPLY, Site, State

ACTING = (Pass, Act, Flexible, Send, Dispatch, Map, Great)
Main = Act | Flexible | Dispatch | Map | Great
SUPPLY_NAME = "supply"
NEEDED = {Flexible: "flexible", Dispatch: "dispatch", Map: "mapping", Great: "great"}


def serves(state: State, move: Main) -> bool:
    """The space being resolved shows the action that this move is a form of."""
    action = state.action
    return action in CHOICELESS if isinstance(move, Act) else action == NEEDED[type(move)]


def other_action(state: State, move: Main) -> str | None:
    """A complaint if the space shows another action."""
    if state.phase == ACTIONS and not serves(state, move):
        row, _ = state.board.where(state.at)
        return f"{TITLES[state.action]} in row {row} is resolved now, which is another action"


@BOOK.rule("KAI-P2-04", Act, Flexible, Dispatch, Map, Great)
def a_card_gives_its_main_action(state: State, move: Main) -> str | None:
    if state.grid[state.at]:
        return other_action(state, move)


@BOOK.rule("KAI-P2-11", Act, Flexible, Dispatch, Map, Great)
def a_printed_space_gives_its_action(state: State, move: Main) -> str | None:
    if not state.grid[state.at]:
        return other_action(state, move)


@BOOK.rule("KAI-RULING-25", Send)
@BOOK.rule("KAI-P2-12", Send)
def the_secondary_action_needs_a_card(state: State, move: Send) -> str | None:
    if state.phase != ACTIONS or state.sending or state.grid[state.at]:
        return None
    if state.action != SURVEYOR:
        return f"{TITLES[state.action]} is printed here, and only cards have a secondary action"


@BOOK.rule("KAI-RULING-16", Pass, Act, Flexible, Dispatch, Map, Great)
def an_announced_dispatch_is_finished(state: State, move: Pass | Main) -> str | None:
    if state.sending:
        return f"the dispatch still has to send {state.sending} of its surveyors"


# --- paying ---


def price(state: State, move: Flexible | Dispatch | Send | Map | Great) -> int:
    """What a move costs; nothing if it is not known to the price list."""
    match move:
        case Flexible(choice):
            return FLEXIBLE_PRICES.get(choice, 0)
        case Dispatch(count):
            return DISPATCH_PRICES.get(count, 0)
        case Send():
            return 0 if state.sending else SEND_PRICE
        case Map(_, markers):
            return MAP_PRICES.get(markers, 0)
        case Great(tariff, tiles):
            return GREAT_PRICES.get(tariff, 0) * max(1, len(set(tiles)))


@BOOK.rule("KAI-RULING-15", Flexible, Dispatch, Send, Map, Great)
def prices_are_paid_in_full(
    state: State, move: Flexible | Dispatch | Send | Map | Great
) -> str | None:
    if state.phase == ACTIONS and (cost := price(state, move)) > state.player.purse:
        return f"that costs {cost} Ryo, and player {state.seat + 1} has {state.player.purse}"


# --- the flexible action ---


@BOOK.rule("KAI-ACT-19", Flexible)
def the_alternative_is_one_of_the_printed(state: State, move: Flexible) -> str | None:
    if move.choice not in FLEXIBLE_PRICES:
        return f"{quoted(move.choice)} is none of the alternatives: {', '.join(FLEXIBLE_PRICES)}"


@BOOK.rule("KAI-RULING-22", Flexible)
def a_paid_step_exists(state: State, move: Flexible) -> str | None:
    if state.phase == ACTIONS and move.choice in TRACKS:
        end = state.board.ends[move.choice]
        if getattr(state.player, move.choice) == end:
            return f"the {move.choice} disc is on the last space of its track, {end}"


# --- surveyors ---


def site_of(state: State, tile: str) -> tuple[int, Site | None]:
    """Where a tile lies on the map; SUPPLY and nothing if it does not."""
    for at, site in enumerate(state.map):
        if site and site.tile.name == tile:
            return at, site
    return SUPPLY, None


def not_yet_sent(state: State) -> list[int]:
    """The own surveyors but those that the dispatch under way has sent."""
    places = list(state.player.surveyors)
    for square in state.sent:
        places.remove(square)
    return places


@BOOK.rule("KAI-RULING-20", Send)
def a_surveyor_goes_to_a_tile_on_the_map(state: State, move: Send) -> str | None:
    if move.tile == SUPPLY_NAME:
        return "surveyors go to tiles, and not back to the supply by choice"
    if move.tile and site_of(state, move.tile)[1] is None:
        return f"there is no tile {move.tile} on the map"


@BOOK.rule("KAI-RULING-19", Send)
def a_surveyor_changes_its_tile(state: State, move: Send) -> str | None:
    if move.origin == move.tile not in ("", SUPPLY_NAME):
        return f"a surveyor on {move.tile} goes to another tile"


def is_at_hand(state: State, move: Send) -> bool:
    """A surveyor that may be sent stands at the origin, or anywhere if none is named."""
    at, site = site_of(state, move.origin)
    known = site is not None or move.origin == SUPPLY_NAME
    return not move.origin or (known and at in not_yet_sent(state))


def spot(name: str) -> str:
    """Where a surveyor is, in words."""
    return "in the supply" if name == SUPPLY_NAME else f"on {name}"


@BOOK.rule("KAI-ACT-04", Send)
def a_single_surveyor_comes_from_the_supply_or_a_tile(state: State, move: Send) -> str | None:
    if state.phase == ACTIONS and not state.sending and not is_at_hand(state, move):
        return f"player {state.seat + 1} has no surveyor {spot(move.origin)}"


@BOOK.rule("KAI-ACT-09", Send)
def each_dispatched_surveyor_is_sent_once(state: State, move: Send) -> str | None:
    if state.sending and not is_at_hand(state, move):
        return f"player {state.seat + 1} has no surveyor {spot(move.origin)} that is yet to be sent"


def repeated_target(state: State, move: Send, count: int) -> str | None:
    """A complaint if a dispatch of this many surveyors has sent one to that tile before."""
    at, site = site_of(state, move.tile)
    if site and at in state.sent and len(state.sent) + state.sending == count:
        return f"this dispatch has sent a surveyor to {move.tile} already"


@BOOK.rule("KAI-ACT-07", Send)
def two_dispatched_go_to_different_tiles(state: State, move: Send) -> str | None:
    return repeated_target(state, move, 2)


@BOOK.rule("KAI-ACT-08", Send)
def three_dispatched_go_to_different_tiles(state: State, move: Send) -> str | None:
    return repeated_target(state, move, 3)


@BOOK.rule("KAI-ACT-08", Dispatch)
@BOOK.rule("KAI-ACT-07", Dispatch)
def a_dispatch_is_of_two_or_three(state: State, move: Dispatch) -> str | None:
    if move.surveyors not in DISPATCH_PRICES:
        return f"a dispatch sends 2 or 3 surveyors, not {move.surveyors}"


def assignments(places: list[int], tiles: list[int], count: int) -> Iterator[None]:
    """Something for every way to send that many surveyors to different tiles."""
    if count == 0:
        yield None
    for i, at in enumerate(places if count else ()):
        for goal in tiles:
            if goal != at:
                rest = [tile for tile in tiles if tile != goal]
                yield from assignments(places[i + 1 :], rest, count - 1)


def tiles_left(state: State) -> list[int]:
    """The squares with a tile that the dispatch under way has not used."""
    return [at for at, site in enumerate(state.map) if site and at not in state.sent]


@BOOK.rule("KAI-RULING-16", Dispatch)
def all_announced_surveyors_find_a_tile(state: State, move: Dispatch) -> str | None:
    if state.phase != ACTIONS or move.surveyors not in DISPATCH_PRICES:
        return None
    if not any(True for _ in assignments(not_yet_sent(state), tiles_left(state), move.surveyors)):
        return f"{move.surveyors} surveyors do not find {move.surveyors} different tiles to go to"


@BOOK.rule("KAI-RULING-16", Send)
def the_other_announced_surveyors_still_find_a_tile(state: State, move: Send) -> str | None:
    goal, site = site_of(state, move.tile)
    open_still = not site or not move.origin
    if not state.sending or open_still or goal in state.sent or not is_at_hand(state, move):
        return None
    places = not_yet_sent(state)
    places.remove(site_of(state, move.origin)[0])
    tiles = [tile for tile in tiles_left(state) if tile != goal]
    if not any(True for _ in assignments(places, tiles, state.sending - 1)):
        return "then the other announced surveyors would find no tile to go to"
