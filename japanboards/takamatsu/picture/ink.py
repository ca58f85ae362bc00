"""Pieces of SVG text, for stamps and for the backdrop."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height


def tag(name: str, body: str = "", **given: object) -> str:
    """An element; ``k`` is its class, underscores become hyphens.

    >>> tag("rect", k="wall", rx=2.0, stroke_width=1)
    '<rect class="wall" rx="2" stroke-width="1"/>'
    """
    words = "".join(f' {attribute(key)}="{said(value)}"' for key, value in given.items())
    return f"<{name}{words}>{body}</{name}>" if body else f"<{name}{words}/>"


def attribute(key: str) -> str:
    """The name of an attribute."""
    return "class" if key == "k" else key.replace("_", "-")


def said(value: object) -> str:
    """A value as short as can be."""
    if isinstance(value, float):
        return f"{round(value, 1 if abs(value) >= 10 else 2):g}"
    return escape(str(value))


def path(d: str, **given: object) -> str:
    """A path."""
    return tag("path", "", **given, d=d)


def box(at: Box, **given: object) -> str:
    """A rectangle."""
    x, y, w, h = at
    return tag("rect", "", **given, x=float(x), y=float(y), width=float(w), height=float(h))


def words(at: Point, text: str, size: float, **given: object) -> str:
    """A line of text around a point."""
    return tag("text", escape(text), **given, x=float(at[0]), y=float(at[1]), font_size=size)


def group(body: str, at: Point = (0, 0), scale: float = 1, turn: float = 0, **given: object) -> str:
    """Things that are moved, turned and scaled together."""
    moves = [f"translate({at[0]:g} {at[1]:g})"] * (at != (0, 0))
    moves += [f"rotate({turn:g})"] * (turn != 0) + [f"scale({scale:.4g})"] * (scale != 1)
    return tag("g", body, **given, **({"transform": " ".join(moves)} if moves else {}))


def line(points: Iterable[Point]) -> str:
    """Path data through points.

    >>> line([(0, 0), (1.25, 2)])
    'M0 0L1.2 2'
    """
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)
