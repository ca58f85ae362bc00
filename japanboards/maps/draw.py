"""The three pictures: a map, routes on it, and a value for each place as a shade."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.colors import Colormap, LinearSegmentedColormap, Normalize, to_hex
from matplotlib.lines import Line2D

from ..core.around import COLORS
from ..core.game import Game
from .routes import Route, beside, shortest_routes, steps_used
from .sheet import Labels, Sheet, finish, known, prepare

APART = 8  # this many routes are drawn side by side, more as one bundle
LANE = 2.6  # between two of them


def draw_map(
    game: Game[Any, Any],
    *,
    board: str = "",
    labels: Labels = "en",
    outlines: bool = True,
    fills: Mapping[Any, str] | None = None,
    title: str = "",
    ax: Axes | None = None,
) -> Axes:
    """A game's map, as outlines or as a plain graph; ``fills`` colors places otherwise."""
    sheet = prepare(game, board, labels, outlines, ax)
    return finish(sheet, known(sheet.graph, fills or {}), title)


def draw_layer(
    game: Game[Any, Any],
    values: Mapping[Any, float],
    *,
    title: str = "",
    bar: str = "",
    form: str = "",
    cmap: str = "",
    limits: tuple[float, float] | None = None,
    board: str = "",
    labels: Labels = "en",
    outlines: bool = True,
    ax: Axes | None = None,
) -> Axes:
    """A value for each place as a shade, with a color bar called ``bar``.

    With ``form`` (like "{:.0%}") the values stand in the places instead of the names. Places
    without a value keep the color of the map. ``limits`` are the palest and the darkest value,
    so that several layers can be compared.
    """
    if not values:
        raise ValueError("a layer needs a value for one place at least")
    words = {node: form.format(value) for node, value in values.items()} if form else None
    sheet = prepare(game, board, labels, outlines, ax, words)
    known(sheet.graph, values)
    low, high = limits or (min(values.values()), max(values.values()))
    scale = Normalize(low, high if high > low else low + 1)
    shades = colormaps[cmap] if cmap else heat(sheet)
    held: Any = sheet.ax.figure
    said = {"format": lambda value, _: form.format(value)} if "%" in form else {}
    size = {"shrink": 0.6, "pad": 0.02, "aspect": 28}
    shown = ScalarMappable(scale, shades)
    beside_it = held.colorbar(shown, ax=sheet.ax, label=bar, **size, **said)
    beside_it.outline.set_visible(False)
    fills = {node: to_hex(shades(float(scale(value)))) for node, value in values.items()}
    return finish(sheet, fills, title)


def heat(sheet: Sheet) -> Colormap:
    """The shades that the live map uses for more and more."""
    steps = [sheet.color(f"heat-{n}", what="fill") for n in range(6)]
    return LinearSegmentedColormap.from_list("heat", steps)


def draw_routes(
    game: Game[Any, Any],
    start: Any,
    end: Any,
    *,
    most: int | None = None,
    title: str = "",
    board: str = "",
    labels: Labels = "en",
    outlines: bool = True,
    ax: Axes | None = None,
) -> Axes:
    """All shortest routes between two places, or the ``most`` shortest: apart, or as a bundle.

    A few are drawn side by side. Of many, the width of a step says how many take it.
    """
    sheet = prepare(game, board, labels, outlines, ax)
    routes = shortest_routes(sheet.graph, start, end, most)
    lit = sheet.color("here", what="fill")
    finish(sheet, {start: lit, end: lit}, title)
    if len(routes) > APART:
        add_bundle(sheet, routes)
    else:
        add_apart(sheet, routes)
    paper = sheet.color("", "svg", "--paper")
    sheet.ax.legend(loc="best", fontsize=9, facecolor=paper, edgecolor="none", framealpha=0.9)
    return sheet.ax


def add_apart(sheet: Sheet, routes: Sequence[Route]) -> None:
    """A few routes, each with its own color and lane."""
    for n, route in enumerate(routes):
        lane = LANE * (n - (len(routes) - 1) / 2)
        color = sheet.color("route") if len(routes) == 1 else COLORS[n % len(COLORS)]
        name = f"route {n + 1}: {len(route) - 1} step{'s' * (len(route) > 2)}"
        sheet.ax.add_line(stroke(beside(sheet.way(route), lane), color, 2.1 * sheet.unit, name))


def add_bundle(sheet: Sheet, routes: Sequence[Route]) -> None:
    """Many routes as one bundle: the more take a step, the wider it is."""
    color, full = sheet.color("route"), len(routes)

    def width(count: int) -> float:
        return (1.2 + 5.0 * count / full) * sheet.unit

    for step, count in steps_used(routes).items():
        sheet.ax.add_line(stroke(sheet.way(step), color, width(count)))
    for count in sorted({1, full // 2, full}):
        sheet.ax.add_line(stroke([], color, width(count), f"{count} of {full} routes"))


def stroke(
    points: Sequence[tuple[float, float]], color: str, width: float, name: str = ""
) -> Line2D:
    """A line with round ends, above the map and below the names."""
    return Line2D(
        [x for x, _ in points],
        [y for _, y in points],
        color=color,
        lw=width,
        solid_capstyle="round",
        solid_joinstyle="round",
        zorder=4,
        label=name or "_",
    )
