"""A picture as data: marks with stable ids. Drawn by ``svg`` here and by the live board."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path

STYLE = Path(__file__).parent / "scene.css"


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn. Colors are the stylesheet's business, not Python's.

    ``shape`` is "disc R", "box W H", SVG path data, or "" for text alone.
    """

    id: str  # unique, and the same from frame to frame, so that a piece can glide
    look: str  # classes of the stylesheet: "prefecture red"
    at: tuple[float, float]  # middle of the shape, and of its text
    shape: str = ""
    text: str = ""
    size: float = 10  # of the text
    pick: str = ""  # what touching it means; "" is scenery
    title: str = ""  # hover text, and what a screen reader says


@dataclass(frozen=True, slots=True)
class Scene:
    """Marks in drawing order, and the frame they are drawn in.

    ``captions`` has a short word for some moves, by the touches that spell them: it is shown on
    a move's goal, the last of these touches, when the others have been made.
    """

    frame: tuple[float, float, float, float]  # x, y, width, height
    marks: tuple[Mark, ...]
    style: Path  # the game's stylesheet, besides the common one
    title: str
    captions: Mapping[tuple[str, ...], str] = field(default_factory=dict, hash=False)


@cache
def stylesheet(style: Path) -> str:
    """The common looks and a game's own."""
    return STYLE.read_text(encoding="utf-8") + style.read_text(encoding="utf-8")


def outline(mark: Mark) -> str:
    """The SVG element of a mark's shape."""
    kind, *sizes = mark.shape.split(" ") if mark.shape else ("",)
    match kind:
        case "":
            return ""
        case "disc":
            return f'<circle r="{sizes[0]}"/>'
        case "box":
            width, height = map(float, sizes)
            return (
                f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" '
                f'height="{height:g}" rx="{min(width, height) / 6:.3g}"/>'
            )
    return f'<path d="{mark.shape}"/>'


def glow(mark: Mark) -> str:
    """A line around a mark that may be touched, over everything else."""
    place = (
        ""
        if mark.shape.startswith("M")
        else f' transform="translate({mark.at[0]:g} {mark.at[1]:g})"'
    )
    return f'<g class="glow"{place}>{outline(mark)}</g>'


def sign(mark: Mark, text: str) -> str:
    """A small sign at the upper right corner of a mark."""
    kind, *sizes = mark.shape.split(" ")
    (x, y), share = mark.at, {"disc": 0.7, "box": 0.5}.get(kind, 0)
    if share:
        x, y = x + share * float(sizes[0]), y - share * float(sizes[-1])
    place = f'transform="translate({x:g} {y:g})"'
    return (
        f'<g class="caption" {place}><circle r="9"/><text font-size="11">{escape(text)}</text></g>'
    )


def draw(mark: Mark) -> str:
    """A mark as an SVG group."""
    x, y = mark.at
    own = mark.shape.startswith("M")  # a path has its place in its data
    words = f' x="{x:g}" y="{y:g}"' if own else ""
    title = f"<title>{escape(mark.title)}</title>" if mark.title else ""
    text = f'<text font-size="{mark.size:g}"{words}>{escape(mark.text)}</text>' if mark.text else ""
    place = "" if own else f' transform="translate({x:g} {y:g})"'
    return f'<g class="{mark.look}"{place}>{title}{outline(mark)}{text}</g>'


def svg(scene: Scene, offers: Sequence[str] = (), width: int = 600) -> str:
    """The static picture: the same marks the live board shows, as one deterministic string.

    What is in ``offers`` glows. Goals that complete a move begun there have their captions.
    """
    x, y, w, h = scene.frame
    lit = [mark for mark in scene.marks if mark.pick and mark.pick in offers]
    body = "".join(map(draw, scene.marks)) + "".join(map(glow, lit))
    for (*begun, goal), text in scene.captions.items():
        if begun == list(offers[: len(begun)]):
            body += "".join(sign(mark, text) for mark in lit if mark.pick == goal)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="jb-scene" role="img"'
        f' viewBox="{x:g} {y:g} {w:g} {h:g}" width="{width}" height="{round(width * h / w)}"'
        f' aria-label="{escape(scene.title)}"><style>{stylesheet(scene.style)}</style>{body}</svg>'
    )


def picture(text: str, scene: Scene) -> dict[str, str]:
    """What a notebook shows of a position: text, SVG, and an image even in an untrusted clone."""
    drawn = svg(scene)
    data = base64.b64encode(drawn.encode()).decode()
    return {
        "text/plain": text,
        "image/svg+xml": drawn,
        "text/html": f'<img alt="{escape(scene.title)}" src="data:image/svg+xml;base64,{data}">',
    }
