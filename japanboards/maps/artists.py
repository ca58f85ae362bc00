"""A scene's marks as matplotlib artists, painted as the stylesheet says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from matplotlib import font_manager, patheffects
from matplotlib.axes import Axes
from matplotlib.patches import Circle, Patch, PathPatch, Rectangle
from matplotlib.path import Path

from ..core.scene import Mark, Scene
from .looks import paint

WORDS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
CODES = {2: [Path.LINETO], 4: [Path.CURVE3] * 2, 6: [Path.CURVE4] * 3}
SIDES = {"start": "left", "middle": "center", "end": "right"}
LATIN = ("Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "DejaVu Sans")
JAPANESE = (
    *("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Hiragino Kaku Gothic Pro"),
    *("Yu Gothic", "Meiryo", "IPAexGothic", "IPAGothic", "IPAPGothic", "MS Gothic"),
)


@cache
def fonts(wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the wanted fonts that this machine has."""
    present = {font.name for font in font_manager.fontManager.ttflist}
    return tuple(name for name in wanted if name in present)


@cache
def outline(shape: str) -> Path:
    """SVG path data (M, L, H, V, Q, C and Z, absolute or relative) as a path.

    >>> corners("M1 2l3 0z")
    [(1.0, 2.0), (4.0, 2.0), (1.0, 2.0)]
    """
    points: list[tuple[float, float]] = []
    codes: list[Any] = []
    start = here = (0.0, 0.0)
    for letter, numbers in steps(shape):
        kind, base = letter.upper(), here if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            points.append(start)
            codes.append(Path.CLOSEPOLY)
            here = start
            continue
        if kind == "H":
            numbers = [numbers[0], here[1] - base[1]]
        elif kind == "V":
            numbers = [here[0] - base[0], numbers[0]]
        ends = [
            (base[0] + x, base[1] + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        points += ends
        codes += [Path.MOVETO] if kind == "M" else CODES[len(numbers)]
        here = ends[-1]
        start = here if kind == "M" else start
    return Path(points, codes)


def corners(shape: str) -> list[tuple[float, float]]:
    """The points of a line in path data.

    >>> corners("M1 2L4 2")
    [(1.0, 2.0), (4.0, 2.0)]
    """
    points: Any = outline(shape).vertices
    return [(float(x), float(y)) for x, y in points]


def steps(shape: str) -> Iterable[tuple[str, list[float]]]:
    """The commands of path data with their numbers, repeated ones spelled out."""
    words = WORDS.findall(shape)
    at, letter = 0, ""
    while at < len(words):
        if words[at].isalpha():
            letter, at = words[at], at + 1
        if letter.upper() not in TAKES:
            known = ", ".join(TAKES)
            raise ValueError(f"path data with {letter!r} cannot be drawn, only with {known}")
        count = TAKES[letter.upper()]
        yield letter, [float(word) for word in words[at : at + count]]
        at += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def patch(mark: Mark) -> tuple[str, Patch] | None:
    """A mark's shape and the SVG element it would be; nothing for text alone."""
    kind, *sizes = mark.shape.split(" ") if mark.shape else ("",)
    x, y = mark.at
    match kind:
        case "" | "use":  # stamps are for browsers
            return None
        case "disc":
            return "circle", Circle(mark.at, float(sizes[0]))
        case "box":
            width, height = map(float, sizes)
            return "rect", Rectangle((x - width / 2, y - height / 2), width, height)
    return "path", PathPatch(outline(mark.shape))


def points_per_unit(ax: Axes, scene: Scene) -> float:
    """How large a unit of the scene is on paper, so that lines and letters keep their sizes."""
    box = ax.get_window_extent()
    across, down = box.width / scene.frame[2], box.height / scene.frame[3]
    return float(72 / ax.figure.dpi * min(across, down))


def add_shape(ax: Axes, scene: Scene, mark: Mark, fill: str | None = None) -> None:
    """Draw a mark's shape; a fill of one's own goes before the stylesheet's."""
    found = patch(mark)
    if not found:
        return
    element, shape = found
    said = paint(scene.style, mark.look, element)
    if said.get("visibility") == "hidden":
        return
    unit = points_per_unit(ax, scene)
    shape.set_facecolor(fill or said.get("fill", "none"))
    shape.set_edgecolor(said.get("stroke", "none"))
    shape.set_linewidth(float(said.get("stroke-width", 1)) * unit)
    shape.set_joinstyle("round")
    shape.set_capstyle("round")
    if dashes := said.get("stroke-dasharray"):
        shape.set_linestyle((0, tuple(map(float, dashes.split()))))
    ax.add_patch(shape)


def add_text(ax: Axes, scene: Scene, mark: Mark, family: tuple[str, ...]) -> None:
    """Draw a mark's text, with a thin light edge so that borders do not cut through it."""
    said = paint(scene.style, mark.look, "text")
    if not mark.text or said.get("visibility") == "hidden":
        return
    unit, plain = points_per_unit(ax, scene), mark.text.isascii()
    text = ax.text(
        *mark.at,
        mark.text,
        fontsize=mark.size * unit,
        family=list(family[:1] if plain else family),
        color=said.get("fill", "black"),
        weight=700 if said.get("font-weight") == "700" and plain else 400,
        ha=SIDES[said.get("text-anchor", "middle")],
        va="center_baseline",
        zorder=6,
        parse_math=False,  # a name with dollar signs is a name
    )
    if (
        not mark.shape and text.get_horizontalalignment() == "center"
    ):  # names at a side stand on the plain sea
        edge = patheffects.withStroke(linewidth=1.6 * unit, foreground=said["--paper"], alpha=0.75)
        text.set_path_effects([edge])


def set_stage(ax: Axes, scene: Scene) -> None:
    """The sea: equal aspect, no axes, y downwards as on a screen."""
    x, y, width, height = scene.frame
    ax.set(xlim=(x, x + width), ylim=(y + height, y), xticks=[], yticks=[], aspect="equal")
    ax.set_facecolor(paint(scene.style, "", "svg")["background"])
    for side in ax.spines.values():
        side.set_visible(False)
