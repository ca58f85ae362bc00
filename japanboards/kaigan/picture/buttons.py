"""Kaigan's picture, the choices: a button for each alternative, with its price.

What cannot be done is dimmed, and its reason stands below and in its title.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...core.game import Seat
from ...core.scene import Mark
from ...core.secrets import HIDDEN
from ..cards import (
    CHOICELESS,
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    GREAT_PRICES,
    MAP_PRICES,
    SEND_PRICE,
)
from ..rules.generator import legal_moves, to_move
from ..rules.legality import breaches
from ..rules.moves import Act, Dispatch, Flexible, Great, Map, Move, Pass, Stop
from ..rules.state import ACTIONS, CARDS, State
from .touch import picks

LEFT, TOP, PITCH = 52, 199, 93.2


@dataclass(frozen=True, slots=True)
class Button:
    """A choice: what touching it means, what it says, and in which place it stands."""

    pick: str
    text: str
    place: int


FLEXIBLE_GAINS = {
    "artistic": "Artistic",
    "government": "Government",
    "travel": "Travel",
    "honor": f"{FLEXIBLE_HONOR} Honor",
}
BUTTONS = (
    Button("stop", "Claim no row yet", 0),
    Button("act", "Do it", 0),
    Button("flexible:ryo", f"Take {FLEXIBLE_RYO} Ryo", 0),
    *(
        Button(f"flexible:{choice}", f"{gain}: {FLEXIBLE_PRICES[choice]} Ryo", place)
        for place, (choice, gain) in enumerate(FLEXIBLE_GAINS.items(), 1)
    ),
    *(
        Button(f"dispatch:{count}", f"{count} surveyors: {price} Ryo", place)
        for place, (count, price) in enumerate(DISPATCH_PRICES.items())
    ),
    *(
        Button(f"map:{count}", f"{count} marker{'s' * (count > 1)}: {price} Ryo", place)
        for place, (count, price) in enumerate(MAP_PRICES.items())
    ),
    Button("great:plain", f"1 a tile: {GREAT_PRICES['plain']} Ryo each", 0),
    Button("great:rich", f"1-2 a tile: {GREAT_PRICES['rich']} each", 1),
    Button("done", "Done choosing tiles", 2),
    Button("pass", "Pass", 5),
)


def shown(state: State) -> tuple[str, ...]:
    """The picks of the choices that belong to this moment."""
    if state.phase == CARDS:
        return ("stop",) if state.opened else ()
    if state.phase != ACTIONS or state.sending:
        return ()
    mains = {
        "flexible": tuple(f"flexible:{choice}" for choice in FLEXIBLE_PRICES),
        "dispatch": tuple(f"dispatch:{count}" for count in DISPATCH_PRICES),
        "mapping": tuple(f"map:{count}" for count in MAP_PRICES),
        "great": (*(f"great:{tariff}" for tariff in GREAT_PRICES), "done"),
    }
    return (*mains.get(state.action, ("act",) if state.action in CHOICELESS else ()), "pass")


def choice(pick: str) -> Move:
    """What a button alone stands for: a move that may leave its tiles open."""
    kind, _, word = pick.partition(":")
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
            return Map("", int(word))
    return Great(word or "plain", ())


def reason(state: State, pick: str) -> str:
    """Why a choice cannot be made, in the words of the rule against it."""
    return breaches(state, choice(pick))[0].complaint


def button_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Every button, seen or away, and below them why some are dimmed.

    A covered screen has none: what can be paid would tell how much money there is.
    """
    mine = to_move(state) == seat and state.players[seat].ryo is not HIDDEN
    now = shown(state) if mine else ()
    offered = {pick for move in legal_moves(state) for pick in picks(move)} if now else set()
    reasons = {pick: reason(state, pick) for pick in now if pick not in offered}
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
    if state.player.purse < SEND_PRICE:
        return f"The back of the card (a surveyor for {SEND_PRICE} Ryo) cannot be paid."
    return (
        f"Or turn the card and send a surveyor for {SEND_PRICE} Ryo: "
        "touch one of yours, then a tile."
    )
