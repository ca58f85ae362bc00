"""Kaigan's picture, the rulers: a line for each player on each track; and the purses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.game import Seat
from ...core.scene import Mark
from ...core.secrets import Hidden
from ..cards import COLORS, TRACKS
from ..rules.scoring import tally
from ..rules.state import CARDS, SUPPLY, State
from .layout import LAP, PURSE, RULER, SPAN, Layout, Spot
from .tiles import one_of

COIN_EDGE = "box 44 19"  # the coin and the number after it
VALUE = 26  # a disc and the number beside it need so much
PAYS = {  # what a track is for
    "artistic": "the Artistic track brings its number in Ryo and in Honor",
    "government": "the Government track brings its number in Ryo; first and second get Honor",
    "travel": "the Travel track brings Honor to the first three at the end",
    "honor": "the Honor track counts what decides the game",
}


def honors(state: State) -> list[int]:
    """The Honor of each seat, at the end with everything that was counted."""
    found = [0] * state.seats
    for line in tally(state):
        found[line.seat] += line.points
    return found


def track_marks(state: State, places: Layout, totals: Sequence[int]) -> Iterator[Mark]:
    """On every ruler a line for each player, as long as the way is; discs lie upon the lines."""
    board = state.board
    numbers = {"artistic": board.artistic, "government": board.government}
    lines, discs = [], []
    for nth, track in enumerate((*TRACKS, "honor")):
        left, top = places.ruler(nth)
        middle, area = (792, top - 2 + RULER / 2), f"box 308 {RULER - 2:g}"
        yield Mark(f"track:{track}", "area pips", middle, area, title=PAYS[track])
        for seat, player in enumerate(state.players):
            at = totals[seat] if track == "honor" else getattr(player, track)
            value = numbers[track][at] if track in numbers else at
            x, y = left + places.step(track) * on_ruler(track, at), top + places.lane(seat)
            lane = f"lane-{seat}" if places.seats > 3 else "lane"  # four of them are close
            lines.append(line(track, seat, left, (x, y), at, lane))
            discs.append(disc(track, seat, (x, y), at, value, lane))
            discs.append(value_mark(track, seat, (x, y), value, lane))
    yield from lines
    yield from discs


def on_ruler(track: str, at: int) -> int:
    """Where a disc stands: Honor goes around as often as it is full.

    >>> [on_ruler("honor", at) for at in (0, 60, 61, 121)], on_ruler("travel", 61)
    ([0, 60, 1, 1], 61)
    """
    return at if track != "honor" or at <= LAP else (at - 1) % LAP + 1


def line(track: str, seat: int, left: float, spot: Spot, at: int, lane: str) -> Mark:
    """The way of a player on a ruler; after a full lap of Honor it goes on beyond the disc."""
    x, y = spot
    rest = min(x + VALUE, left + SPAN)
    lapped = f"M{rest:.1f} {y:g}H{left + SPAN:g}" if track == "honor" and at > LAP else ""
    way = f"M{left:g} {y:g}H{max(x, left + 0.1):.1f}{lapped}"
    return Mark(f"way:{track}:{seat}", f"way {lane} {COLORS[seat]} pips", (left, y), way)


def disc(track: str, seat: int, spot: Spot, at: int, value: int, lane: str) -> Mark:
    """A disc with its player's number."""
    where = f"space {at}" + (f", worth {value}" if value != at else "")
    title = f"{track.title()} of player {seat + 1}: {value if track == 'honor' else where}"
    look, here, edge = (
        f"disc framed {lane} {COLORS[seat]}",
        (round(spot[0], 1), spot[1]),
        "disc 8.5",
    )
    return Mark(
        f"disc:{track}:{seat}", look, here, "disc 6.2", str(seat + 1), 11, title=title, edge=edge
    )


def value_mark(track: str, seat: int, spot: Spot, value: int, lane: str) -> Mark:
    """The number beside a disc."""
    look, size = ("left strong pips", 12) if track == "honor" else ("left pips", 11)
    here = (round(spot[0] + 10, 1), spot[1])
    return Mark(f"value:{track}:{seat}", f"{look} value {lane}", here, "", str(value), size)


# --- purses ---


def purse_marks(state: State, places: Layout, seat: Seat, totals: Sequence[int]) -> Iterator[Mark]:
    """Money, Honor, the surveyors at home and the Quadrant Card, player by player."""
    for who, player in enumerate(state.players):
        x, y = places.purse(who)
        mine = who == seat
        money = "?" if isinstance(player.ryo, Hidden) else str(player.ryo)
        known = "unknown Ryo" if money == "?" else f"{money} Ryo"
        title = f"player {who + 1}: {known}, {totals[who]} Honor"
        look = f"purse {COLORS[who]}{' mine' if mine else ''} pips"
        edge = f"M0 0h{places.purse_width:g}v{PURSE}h-{places.purse_width:g}z"
        yield Mark(f"purse:{who}", look, (x, y), f"use purse{who}", title=title, edge=edge)
        yield Mark(
            f"money:{who}", "left serif strong sum", (x + 46, y + 12), "", money, 17, edge=COIN_EDGE
        )
        points = str(totals[who])
        yield Mark(f"honor:{who}", "left serif strong sum pips", (x + 46, y + 27), "", points, 14)
        yield supply_mark(state, who, mine, (x + 28, y + 50))
        yield quadrant_mark(state, who, mine, (x + 66, y + 50))


def supply_mark(state: State, who: int, mine: bool, at: tuple[float, float]) -> Mark:
    """The surveyors a player has at home."""
    home = state.players[who].surveyors.count(SUPPLY)
    pick = "from:supply" if mine and home else ""
    title = f"{home} surveyor{'s' * (home != 1)} of player {who + 1} in the supply"
    if pick:  # a touch means one of them
        title = f"a surveyor of player {who + 1} in the supply{one_of(home)}"
    look, edge = f"supply {COLORS[who]} kin-{who}", "box 48 24"
    return Mark(f"supply:{who}", look, at, f"use home{home}", "", 10, pick, title, edge)


def quadrant_mark(state: State, who: int, mine: bool, at: tuple[float, float]) -> Mark:
    """The Quadrant Card with its holder, who may put it back instead of laying a card."""
    holds = state.quadrant == who
    may = mine and holds and state.phase == CARDS and not state.opened
    title = f"the Quadrant Card of player {who + 1}{': put it back' if may else ''}"
    look, pick = f"icon held{'' if holds else ' away'}", "quadrant" if may else ""
    edge = "box 20 22"
    return Mark(f"holds:{who}", look, at, "use i-quadrant 0.85", "", 10, pick, title, edge)
