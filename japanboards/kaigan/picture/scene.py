"""Kaigan as a picture: the grid, the choices, the map, the tracks; and how it is touched."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..rules.state import OVER, State
from .buttons import button_marks
from .chart import HIGH, LOOKS, TOP, map_marks
from .grid import grid_marks, hand_marks
from .payday import payday
from .touch import intended_moves, picks, prompt, ways
from .tracks import panel_marks, track_marks

__all__ = ["intended_moves", "picks", "prompt", "scene", "side_scenes", "ways"]

PHASES = ("cards", "actions", "neutral", "scoring", "income", "honor")


def scene(state: State, seat: Seat) -> Scene:
    """The whole table, seen from one seat."""
    marks = (
        *head_marks(state),
        *grid_marks(state),
        *hand_marks(state, seat),
        *button_marks(state, seat),
        *map_marks(state, seat),
        *dice_marks(state),
        *track_marks(state),
        *panel_marks(state, seat),
    )
    return Scene((0, 0, 570, 598), marks, LOOKS, f"{state.board.title}, seen by player {seat + 1}")


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """What the next income and honor would bring, as a small table."""
    return [("Income and honor", payday(state))]


def head_marks(state: State) -> Iterator[Mark]:
    """The round and the phase."""
    years = state.board.years[state.round - 1]
    text = f"Round {state.round} of {state.board.rounds}, {years}"
    if state.phase == OVER:
        text = "The game is over"
    yield Mark("round", "left strong", (8, 11), "", text, 11)
    now = PHASES.index(state.phase) if state.phase in PHASES else -1
    for n, phase in enumerate(PHASES):
        look = f"phase{' now' if n == now else ''}"
        said = f"phase {n + 1}, {phase}{', now' if n == now else ''}"
        yield Mark(
            f"phase:{n}", look, (204 + 65 * n, 11), "box 62 15", f"{n + 1} {phase}", 8.5, title=said
        )


def dice_marks(state: State) -> Iterator[Mark]:
    """The dice for neutral markers, the draw pile, and what the letters mean."""
    x = 516
    count = state.board.dice[state.seats]
    yield Mark("dice", "soft", (x, TOP - 26), "", "Dice", 9)
    for n in range(3):
        value = str(state.dice[n]) if n < len(state.dice) else ""
        look = "die" if n < count else "die away"
        title = f"die {n + 1}: {value or 'not rolled'}"
        yield Mark(
            f"die:{n}",
            look,
            (x + 24 * (n - (count - 1) / 2), TOP - 10),
            "box 19 19",
            value,
            12,
            title=title,
        )
    yield Mark("six", "soft", (x, TOP + 8), "", "a 6 names no column", 7.5)
    yield Mark("pile", "pile", (x, TOP + 28), "box 76 20", f"{len(state.pile)} tiles left", 8.5)
    yield Mark("legend 0", "soft", (x, TOP + HIGH - 14), "", "A Artistic", 7.5)
    yield Mark("legend 1", "soft", (x, TOP + HIGH - 4), "", "G Government", 7.5)
    yield Mark("legend 2", "soft", (x, TOP + HIGH + 6), "", "T Travel", 7.5)
    yield Mark("legend 3", "soft", (x, TOP + HIGH + 16), "", "n neutral", 7.5)
