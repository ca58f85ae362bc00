"""The picture at the end of Kaigan: Japan's coast, each stretch in the color of whoever drew it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ...core.scene import Closing, Mark, Scene
from ..cards import COLORS
from ..rules.state import State
from .coasts import coasts
from .layout import ROSE
from .scenery import compass

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (-14.0, -2.0, 226.0, 232.0)  # around Japan as it is in data/coasts.json
CORNER = (46, 54)  # where the compass stands


def closing(states: Sequence[State], last: Scene) -> Closing | None:
    """Heading, note and picture of the coast as it was drawn in a game; none of unknown tiles."""
    board = states[-1].board
    known = [tile for tile in board.tiles if tile.name in coasts()["tiles"]]
    if not known:
        return None
    drawn = surveyors(states)
    x, y = CORNER[0] - ROSE[0] * 0.7, CORNER[1] - ROSE[1] * 0.7
    backdrop = (
        f'<path class="sea" d="M{FRAME[0]} {FRAME[1]}h{FRAME[2]}v{FRAME[3]}h-{FRAME[2]}z"/>'
        f'<path class="japan" d="{coasts()["japan"]}"/>'
        f'<g transform="translate({x:g} {y:g}) scale(.7)">{"".join(compass())}</g>'
    )
    stretches = "".join(
        f'<path id="far-{nth}" d="{coasts()["tiles"][tile.name]["stretch"]}"/>'
        for nth, tile in enumerate(known)
    )
    marks = tuple(
        mark
        for nth, tile in enumerate(known)
        if tile.name in drawn
        for mark in stretch_marks(nth, tile.name, drawn[tile.name])
    )
    scene = Scene(FRAME, marks, LOOKS, "The coast of Japan", defs=stretches, backdrop=backdrop)
    begun = f"{len(drawn)} of {len(known)} stretches"
    note = f"{begun}, each in the color of the player who has most markers there."
    return "The coast as it was drawn", note, (("", scene),)


def surveyors(states: Sequence[State]) -> dict[str, int]:
    """For each tile that has a marker of a player: who has most of them there."""
    last = {site.tile.name: site.markers for state in states for site in state.map if site}
    own = {name: markers[:-1] for name, markers in last.items() if any(markers[:-1])}
    return {name: counts.index(max(counts)) for name, counts in own.items()}


def stretch_marks(nth: int, name: str, seat: int) -> Iterator[Mark]:
    """A stretch of the coast, and the number of the player who drew it."""
    title = f"{name}, drawn by player {seat + 1}"
    x, y = coasts()["tiles"][name]["at"]
    look = f"drawn {COLORS[seat]}"
    yield Mark(f"stretch:{nth}", look, (0, 0), f"use far-{nth}", title=title)
    yield Mark(f"whose:{nth}", f"slot piece {COLORS[seat]}", (x, y), "disc 5.5", str(seat + 1), 7.5)


def source_colors(state: State) -> Mapping[str, str]:
    """What brings Honor, in the colors it has on the board."""
    return {
        "tiles": "#b8391f",
        "Artistic": "#8c2d55",
        "Government": "#74500d",
        "Travel": "#17605d",
        "money": "#a87409",
        "reputation and Flexible": "#3d4c86",
        "pieces left and Quadrant": "#4b6416",
    }
