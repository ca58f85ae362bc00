"""Kaigan's picture, the choices: a button for each alternative, with its price.

What cannot be done is dimmed, and its reason stands below and in its title.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..core.game import Seat
from ..core.scene import Mark
from ..core.secrets import HIDDEN
from .cards import CHOICELESS, DISPATCH_PRICES, FLEXIBLE_PRICES, GREAT_PRICES, MAP_PRICES
from .choices import Act, Dispatch, Flexible, Great, Map, Move, Pass, Stop
from .moves import legal_moves, mappable, to_move
from .rules import breaches
from .state import ACTIONS, CARDS, State

LEFT, TOP, PITCH = 52, 199, 93.2


@dataclass(frozen=True, slots=True)
class Button:
    """A choice: what touching it means, what it says, and in which place it stands."""

    pick: str
    text: str
    place: int


BUTTONS = (
    Button("stop", "Claim no row yet", 0),
    Button("act", "Do it", 0),
    Button("flexible:ryo", "Take 3 Ryo", 0),
    Button("flexible:artistic", "Artistic: 3 Ryo", 1),
    Button("flexible:government", "Government: 3 Ryo", 2),
    Button("flexible:travel", "Travel: 3 Ryo", 3),
    Button("flexible:honor", "4 Honor: 8 Ryo", 4),
    Button("dispatch:2", "2 surveyors: 5 Ryo", 0),
    Button("dispatch:3", "3 surveyors: 8 Ryo", 1),
    Button("map:1", "1 marker: 2 Ryo", 0),
    Button("map:2", "2 markers: 6 Ryo", 1),
    Button("great:plain", "1 a tile: 3 Ryo each", 0),
    Button("great:rich", "1-2 a tile: 10 each", 1),
    Button("done", "Done choosing tiles", 2),
    Button("pass", "Pass", 5),
)


def shown(state: State) -> tuple[str, ...]:
    """The picks of the choices that belong to this moment."""
    if state.phase == CARDS:
        return ("stop",) if state.opened else ()
    if state.phase != ACTIONS or state.sending:
        return ()
    laid = state.grid[state.at]
    action = laid.card if laid else state.board.printed[state.at]
    mains = {
        "flexible": tuple(f"flexible:{choice}" for choice in FLEXIBLE_PRICES),
        "dispatch": tuple(f"dispatch:{count}" for count in DISPATCH_PRICES),
        "mapping": tuple(f"map:{count}" for count in MAP_PRICES),
        "great": (*(f"great:{tariff}" for tariff in GREAT_PRICES), "done"),
    }
    return (*mains.get(action, ("act",) if action in CHOICELESS else ()), "pass")


def example(state: State, pick: str) -> Move | None:
    """A move that this choice stands for; of several, one that could be meant."""
    kind, _, word = pick.partition(":")
    sites = mappable(state) or [(site.tile.name, 0) for site in state.map if site][:1]
    tile = max(sites, key=lambda pair: pair[1])[0] if sites else ""
    match kind:
        case "stop":
            return Stop()
        case "pass":
            return Pass()
        case "act":
            return Act()
        case "flexible":
            return Flexible(word)
        case "dispatch":
            return Dispatch(int(word))
        case "map":
            return Map(tile, int(word))
        case "great":
            return Great(word, (tile,))
    return None


def reason(state: State, pick: str) -> str:
    """Why a choice cannot be made; nothing when it can."""
    if pick == "done":
        open_to = any(isinstance(move, Great) for move in legal_moves(state))
        return "" if open_to else "no tile can be marked"
    move = example(state, pick)
    found = breaches(state, move) if move else []
    return found[0].complaint if found else ""


def button_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Every button, seen or away, and below them why some are dimmed.

    A covered screen has none: what can be paid would tell how much money there is.
    """
    mine = to_move(state) == seat and state.players[seat].ryo is not HIDDEN
    now = shown(state) if mine else ()
    reasons = {pick: reason(state, pick) for pick in now}
    for button in BUTTONS:
        at = (LEFT + PITCH * button.place, TOP)
        why = reasons.get(button.pick, "")
        look = "choice away" if button.pick not in now else "choice off" if why else "choice"
        title = f"{button.text}{f'; not possible: {why}' if why else ''}"
        yield Mark(
            f"choice:{button.pick}", look, at, "box 90 19", button.text, 8.6, button.pick, title
        )
    yield Mark(
        "reason", "soft left", (8, TOP + 16), "", note(state, mine, list(reasons.values())), 8
    )


def note(state: State, mine: bool, reasons: Sequence[str]) -> str:
    """A line below the choices: why some are dimmed, or what the back of the card offers."""
    if why := dict.fromkeys(filter(None, reasons)):
        return f"Dimmed: {'; '.join(list(why)[:2])}."
    if not mine or state.phase != ACTIONS or state.sending or not state.grid[state.at]:
        return ""
    if state.player.purse < 2:
        return "The back of the card (a surveyor for 2 Ryo) cannot be paid."
    return "Or turn the card and send a surveyor for 2 Ryo: touch one of yours, then a tile."
