"""Kaigan's picture, the lower part: the four tracks, and a panel for each player."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.scene import Mark
from ...core.secrets import Hidden
from ..cards import COLORS, TRACKS
from ..rules.scoring import tally
from ..rules.state import SUPPLY, State
from .icons import boxed

LEFT, TOP, PITCH, HIGH = 84, 387, 23.2, 28
LAP = 60  # spaces of the Honor track
ROW = 20  # of them in a row
CORNERS = ((-4.9, -1.2), (4.9, -1.2), (-4.9, 7.8), (4.9, 7.8))  # below the number
PANEL = (72, 571)


def honors(state: State) -> list[int]:
    """The Honor of each seat, at the end with everything that was counted."""
    found = [0] * state.seats
    for line in tally(state):
        found[line.seat] += line.points
    return found


def track_marks(state: State) -> Iterator[Mark]:
    """Artistic, Government and Travel, then Honor in three rows; discs come last."""
    numbers = {
        "artistic": state.board.artistic,
        "government": state.board.government,
        "travel": tuple(range(state.board.travel)),
    }
    for n, track in enumerate(TRACKS):
        y = TOP + HIGH * n
        yield Mark(f"track:{track}", "left strong", (8, y), "", track.title(), 9.5)
        for at, number in enumerate(numbers[track]):
            yield space(track, at, (LEFT + PITCH * at, y), number)
    yield Mark("track:honor", "left strong", (8, TOP + 3 * HIGH + 2), "", "Honor", 9.5)
    for at in range(LAP):
        yield space("honor", at, honor_spot(at), at)
    yield from disc_marks(state)


def space(track: str, at: int, spot: tuple[float, float], number: int) -> Mark:
    """A space of a track with its number."""
    x, y = spot
    shape = boxed(x, y, 22, 26)
    return Mark(f"{track}:{at}", f"step {track}", (x, y - 8.5), shape, str(number), 7)


def honor_spot(at: int) -> tuple[float, float]:
    """Where a space of the Honor track lies."""
    return LEFT + PITCH * (at % ROW), TOP + 3 * HIGH + 2 + HIGH * (at // ROW)


def disc_marks(state: State) -> Iterator[Mark]:
    """A disc of each player on each track, in its corner of the space."""
    totals = honors(state)
    for seat, player in enumerate(state.players):
        dx, dy = CORNERS[seat]
        for n, track in enumerate(TRACKS):
            at = getattr(player, track)
            spot = (LEFT + PITCH * at + dx, TOP + HIGH * n + dy)
            title = f"{track} disc of player {seat + 1}: space {at}"
            yield disc(track, seat, spot, title)
        x, y = honor_spot(totals[seat] % LAP)
        title = f"Honor of player {seat + 1}: {totals[seat]}"
        yield disc("honor", seat, (x + dx, y + dy), title)


def disc(track: str, seat: int, spot: tuple[float, float], title: str) -> Mark:
    """A disc with its player's number."""
    look = f"disc {COLORS[seat]}"
    return Mark(f"disc:{track}:{seat}", look, spot, "disc 4.6", str(seat + 1), 6.8, title=title)


def panel_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Money, Honor, the Quadrant Card and the surveyors at home, player by player."""
    totals = honors(state)
    for who, player in enumerate(state.players):
        x, y = PANEL[0] + 142 * who, PANEL[1]
        mine = "you, " if who == seat else ""
        look = f"panel {COLORS[who]}{' mine' if who == seat else ''}"
        yield Mark(f"panel:{who}", look, (x, y), "box 138 46")
        name = f"Player {who + 1} ({mine}{COLORS[who]})"
        yield Mark(f"name:{who}", "word left strong", (x - 64, y - 16), "", name, 8.5)
        money = "? Ryo" if isinstance(player.ryo, Hidden) else f"{player.ryo} Ryo"
        text = f"{money}, {totals[who]} Honor"
        title = f"player {who + 1}: {text}"
        yield Mark(f"money:{who}", "word left", (x - 64, y - 3), "", text, 9.5, title=title)
        held = "Quadrant" if state.quadrant == who else ""
        yield Mark(f"holds:{who}", "word strong right", (x + 64, y + 15), "", held, 8)
        yield from supply_marks(state, who, seat, (x, y))


def supply_marks(state: State, who: int, seat: Seat, spot: tuple[float, float]) -> Iterator[Mark]:
    """The surveyors a player has at home."""
    home = state.players[who].surveyors.count(SUPPLY)
    for n in range(state.board.surveyors):
        x, y = spot[0] - 56 + 17 * n, spot[1] + 13
        look = f"pawn {COLORS[who]}{'' if n < home else ' away'}{' own' if who == seat else ''}"
        pick = "from:supply" if who == seat and n == 0 and home else ""
        title = f"{home} surveyor{'s' * (home != 1)} of player {who + 1} in the supply"
        shape = f"M{x - 7:g} {y + 9:g}l4 -9.5q-3.8 -8 3 -8q6.8 0 3 8l4 9.5z"
        yield Mark(f"supply:{who}:{n}", look, (x, y + 5), shape, str(who + 1), 7, pick, title)
