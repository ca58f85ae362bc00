"""The picture at the end of Hokkaido: the island with the routes that everybody held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ...core.game import Seat
from ...core.scene import Closing, Mark, Scene
from ..cards import Card
from ..rules.paths import cheapest, joined
from ..rules.scoring import cards_of
from ..rules.state import State
from .cards import lane, road
from .pieces import SEAT_COLORS

UPON = frozenset({"piece", "free", "name", "city", "house", "region", "count"})  # above routes
FRAME = (0.0, 0.0, 690.0, 640.0)  # the island without the cards beside it


def closing(states: Sequence[State], last: Scene) -> Closing:
    """The map at the end, and on it every route of a card that counts, in its owner's color."""
    end = states[-1]
    held = [(seat, card) for seat in range(end.seats) for card in routes(end, seat)]
    drawn = "".join(stamp(end, nth, seat, card) for nth, (seat, card) in enumerate(held))
    marks = tuple(
        Mark(
            f"held:{nth}",
            "pips",
            (0, 0),
            f"use held-{nth}",
            title=f"{card.name}, player {seat + 1}",
        )
        for nth, (seat, card) in enumerate(held)
    )
    island = [mark for mark in last.marks if mark.at[0] < FRAME[2]]
    ground = tuple(mark for mark in island if mark.id.partition(":")[0] not in UPON)
    upon = tuple(mark for mark in island if mark.id.partition(":")[0] in UPON)
    picture = replace(
        last,
        frame=FRAME,
        marks=ground + marks + upon,
        defs=last.defs + drawn,
        zones=(),
        title="The routes at the end",
    )
    many = f"{len(held)} route{'s' * (len(held) != 1)} held, each in its owner's color."
    note = many if held else "Nobody held a route at the end."
    return "The routes at the end", note, (("", picture),)


def routes(state: State, seat: Seat) -> Iterator[Card]:
    """The cards of a player whose routes are joined at the end."""
    for name, _, _ in cards_of(state, seat):
        card = state.board.cards[name]
        if joined(state.board, state.players[seat].mask, card):
            yield card


def stamp(state: State, nth: int, seat: Seat, card: Card) -> str:
    """A route as a broad line with a pale edge; those of several players lie beside each other."""
    way = cheapest(state.board, state.players[seat].mask, card)
    path = lane(state.board, way) if card.overseas else road(state, way, ())
    color, off = SEAT_COLORS[seat % len(SEAT_COLORS)], 3 * seat
    lines = "".join(
        f'<path d="{path}" style="fill:none;stroke:{paint};stroke-width:{wide}"/>'
        for paint, wide in (("#fff8ea", 8), (color, 5))
    )
    return f'<g id="held-{nth}"><g transform="translate({off} {off})">{lines}</g></g>'


def source_colors(state: State) -> Mapping[str, str]:
    """What brings points, in colors that no player has."""
    return {
        "first claims": "#a8641a",
        "reveals": "#1f7672",
        "routes kept": "#7a5a2c",
        "cards in hand without their route": "#8c2d2d",
        "regions": "#5d6b2c",
    }
