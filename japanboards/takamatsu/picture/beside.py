"""What the table says beside the board: a button, the players' colors, and how far it is."""

from __future__ import annotations

from ...core.asking import Choice
from ...core.game import Seat
from ..board import COLORS
from ..rules.effects_asking import is_last_chance
from ..rules.moves import Wait
from ..rules.scoring import with_hidden_cards
from ..rules.state import AFTER, BEFORE, OVER, State, colors_of
from ..text.telling import hidden_cards

# As in looks.css, but black can be seen on a dark page; whoever has no color yet is brown.
PAINTS = {
    "blue": "#2b62a6",
    "black": "#6c6c76",
    "purple": "#7a469a",
    "red": "#b93a2a",
    "yellow": "#a97a12",
}
UNDEALT = "#6b5848"
UNTOLD = (Wait,)  # hidden cards stay where they are


def choices(state: State, seat: Seat) -> list[Choice]:
    """A way to keep hidden cards, for whoever is asked about them."""
    if state.asked != seat or state.step not in (BEFORE, AFTER):
        return []
    one = hidden_cards(state) == 1
    counts = "it counts" if one else "they count"
    if is_last_chance(state):
        return [Choice("wait", f"Keep {'it' if one else 'them'}", note=f"{counts} at the end, too")]
    return [Choice("wait", "Keep for now", note=f"used later or not, {counts} at the end")]


def seat_colors(state: State) -> list[str]:
    """The color of each player; of two, the first."""
    own = [colors_of(state.owners, seat) for seat in range(state.seats)]
    return [PAINTS[COLORS[mine[0]]] if mine else UNDEALT for mine in own]


def standing(state: State, seat: Seat) -> str:
    """A few words for a player's strip: colors, of two how far each is; and hidden cards."""
    mine = colors_of(state.owners, seat)
    points = with_hidden_cards(state)
    own = [f"{COLORS[color]}\u00a0{points[color]}" for color in mine]  # never apart
    own = own if len(mine) > 1 else [COLORS[color] for color in mine]
    held = sum(len(state.held[color]) for color in mine)
    hidden = f", {held} hidden card{'s' * (held > 1)}" if held else ""
    return ", ".join(own) + hidden


def finish(state: State) -> tuple[int, str]:
    """The points that end the game: those of a pagoda, of which a player may have two."""
    return state.board.goal, f"a pagoda at {state.board.goal} ends the game"


def ending(state: State) -> str:
    """What the end of the game is waiting for, in the few words there is room for."""
    if state.step == OVER or not state.rounds:
        return ""
    if state.last:
        return "the last one"
    goal, most = state.board.goal, max(state.pagodas)
    first = [COLORS[color] for color, points in enumerate(state.pagodas) if points == most]
    if not most:
        return f"ends with a pagoda at {goal}" if state.seats == 2 else f"ends at {goal} points"
    who = first[0] if len(first) == 1 else f"{len(first)} colors"
    return f"{who} {most} of {goal}"
