"""A picture as data: marks with stable ids. Drawn by ``svg`` here and by the live board.

How to draw a board
-------------------
A ``Scene`` has five layers, from below: the ``backdrop``, marks, the lights, marks whose look has
the word ``above`` (what must stay visible when places are lit: sea links, numbers, names), and
the tags of lights.

- What never changes in a game is the ``backdrop``: SVG text, sent once. Everything that may
  change is a ``Mark``: it keeps its id, and what is not there now has the look ``away``.
- What is rich is a stamp: SVG in ``defs`` with an id, ``<g id="helmet">`` drawn around (0, 0) or
  ``<symbol id="helmet" viewBox=...>``, printed by ``Mark(shape="use helmet")``. Patterns,
  gradients and clip paths are in ``defs``, too. Elements: those of ``looks.ELEMENTS``.
- Ids are short words: they are made unique on the page by code, also in ``url(#id)`` and ``href``.
- ``looks.css`` is written as if the board were alone: ``.room rect { fill: var(--wood); }``.
  Colors are custom properties of ``:root``, and once more of ``.dark`` for the dark theme; no
  other rule needs to know the theme. ``@container (max-width: 640px)`` is for small boards, from
  there to 820px for middling ones, whose small words grow a little, and 600px inside
  ``@media (min-height: 640px)`` for narrow ones, which have a layout of their own.
- Inside a stamp no selector with an ancestor reaches, but custom properties do: write
  ``fill="var(--robe)"`` in the stamp and ``.seat-0 { --robe: var(--red); }`` in looks.css; or give
  parts of stamps classes that begin with ``st-`` and write ``.st-leaf { fill: var(--leaf); }``.
- Lights are the engine's: no game styles them. Around a stamp, and around what is smaller than
  24 px at 960, say where with ``edge``: it is the touch area, too.
- ``zones`` say where parts of the picture lie on a board narrower than 600 px, and how large.
- Text is at least 11 units in a frame of 960; contrast 4.5, of shapes 3, in both themes.
  ``python -m tools.picture_checks GAME`` measures it, and writes pictures to look at.

Words of ``look`` that mean something here or to the live board; all others are the game's:

===========  ====================================================================================
away         not there: not seen, not touched, not said
above        drawn over the lights
place        may be dimmed (``--dim``) while other places may be chosen
name, held   words of a place, which says them itself to a screen reader; names may go when narrow
pips, swatch decoration beside a number; not said, and gone on a small board
left, right  where the text begins or ends, instead of its middle; ``strong``, ``soft``: its weight
minor        gone below 640 px, where words give way and those that stay grow
zone-N       lies in this zone of a narrow board, wherever its place is
itself       a piece that can do nothing: touched first, it is refused, and not its place
may          says what may be done at a place: ``shut`` while something else is chosen
later        what may be touched for several things: lit when one of these is chosen
kin-WORD     a mark for a piece, which glides to it from another of its kin
fits-WORD    how large it is drawn, for want of room; ``noted``: below its first line is a note.
             That these change is no news; nor ``as-WORD``, what it counts as for now
turns        a card, which is turned over when its shape changes
low          has its tags at its lower right corner, or below the middle of a path: not on names
framed       framed when it changed, without the number of the line that tells it: it is small
cast         the same, as what chance shows is no line's: the others of its move have the number
here, near   looked at, and its neighbors; ``heat-0`` to ``heat-5``: shades; ``route``: a way on it
===========  ====================================================================================
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from .looks import safe, scope, scoped
from .zones import Zone, clips, css, hull, zone_at

BESIDE, BELOW = 12, 24  # from the middle of a path, where its word stands, to its tags
FINE = {"disc": 14, "box": 28}  # sizes of marks around which a line is fine
SVG_DATA = "data:image/svg+xml;base64,"
WIDTH = 600  # px of a picture in a notebook
LETTER = 0.6  # width of a letter on a tag, in sizes of its text


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn. Colors are the stylesheet's business, not Python's.

    ``shape`` is "disc R", "box W H", SVG path data, "use NAME" for a stamp of the scene's defs
    ("use NAME S" scales it, "use NAME W H" fits a symbol into a box), or "" for text alone.
    A path has its place in its data; anything else is drawn around ``at``.
    """

    id: str  # unique, and the same from frame to frame, so that a piece can glide
    look: str  # classes of the stylesheet: "prefecture red"
    at: tuple[float, float]  # middle of the shape, and of its text
    shape: str = ""
    text: str = ""  # may have several lines
    size: float = 10  # of the text
    pick: str = ""  # what touching it means; "" is scenery
    title: str = ""  # hover text, and what a screen reader says; "" is decoration
    edge: str = ""  # where it is touched and lit, if not at its shape: "disc R", "box W H", a path
    # ("disc R -R" has its tags at the lower right corner)
    on: str = ""  # the pick of the place it stands on: what touching it means, where it means none
    turn: float = 0  # degrees, around ``at``


@dataclass(frozen=True, slots=True)
class Light:
    """A line around a mark that says something of it, and perhaps a tag.

    Kinds: "" may be touched, "dashed" in a second way, "ready" completes a move, "picked" is
    chosen, "fresh" has just changed, "refused", "reason" why, "shown" is pointed at; and of a
    move that is looked at: "would" change, would be "closed", is "named" where names gave way.
    "would next" may be touched once the move is made: touching it while the move waits makes it.
    """

    kind: str
    who: str  # the pick of marks, or an id
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """Marks in drawing order, and the frame they are drawn in.

    ``captions`` has a short word for some moves, by the touches that spell them: it is shown on
    a move's goal, the last of these touches, when the others have been made, and ``legend`` says
    below the board what such words mean. The goals of moves in ``dashed`` are lit in a second
    style: an X instead of a number. Moves in ``costly`` are made by a second touch, after what they
    cost was told. ``previews`` has what some moves would mean for other places;
    they are shown while such a move is looked at.
    """

    frame: tuple[float, float, float, float]  # x, y, width, height
    marks: tuple[Mark, ...]
    style: Path  # the game's stylesheet, besides the common one
    title: str
    captions: Mapping[tuple[str, ...], str] = field(default_factory=dict, hash=False)
    dashed: frozenset[tuple[str, ...]] = frozenset()
    costly: frozenset[tuple[str, ...]] = field(default=frozenset(), kw_only=True)
    previews: Mapping[tuple[str, ...], Sequence[Light | Mark]] = field(
        default_factory=dict, hash=False
    )
    defs: str = ""  # stamps, patterns and gradients, as SVG text
    backdrop: str = ""  # what is drawn below all marks and never changes, as SVG text
    zones: tuple[Zone, ...] = ()  # parts of the frame that lie elsewhere on a narrow board
    legend: str = ""  # what the captions mean
    poor: frozenset[tuple[str, ...]] = frozenset()  # moves that help nothing: lit faintly


# The end of a game in pictures: a heading, a note, and pictures with a name or without.
Closing = tuple[str, str, Sequence[tuple[str, Scene]]]

# The tag of a light that has none of its own: color never speaks alone.
TAGS = {"picked": "✓", "refused": "✕"}


def is_path(shape: str) -> bool:
    """Path data, which have their place in themselves."""
    return shape.startswith(("M", "m"))


def outline(shape: str, name: str = "") -> str:
    """The SVG element of a shape, on the board of this name."""
    kind, *sizes = shape.split(" ") if shape else ("",)
    match kind:
        case "":
            return ""
        case "disc":
            return f'<circle r="{float(sizes[0]):g}"/>'
        case "box":
            width, height = map(float, sizes)
            return (
                f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" '
                f'height="{height:g}" rx="{min(width, height) / 6:.3g}"/>'
            )
        case "use":
            return stamp(name, *sizes)
    return f'<path d="{escape(shape)}"/>'


def stamp(name: str, what: str, *sizes: str) -> str:
    """A stamp of the scene's defs: as it is, scaled, or fitted into a box."""
    place = ""
    if len(sizes) == 1:
        place = f' transform="scale({float(sizes[0]):g})"'
    elif sizes:
        width, height = map(float, sizes)
        place = f' x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"'  #
    return f'<use href="#{escape(name)}-{escape(what)}"{place}/>'


def edge(mark: Mark) -> str:
    """The shape of a mark's touch area and of its lights.

    >>> edge(Mark("a", "", (0, 0), "use hat 20 30")), edge(Mark("a", "", (0, 0), "use hat 2"))
    ('box 20 30', 'disc 24')
    """
    if mark.edge or not mark.shape.startswith("use "):
        return mark.edge or mark.shape
    _, _, *sizes = mark.shape.split(" ")
    if len(sizes) == 2:
        return f"box {sizes[0]} {sizes[1]}"
    return f"disc {12 * float(sizes[0] if sizes else 1):g}"


def placed(mark: Mark) -> str:
    """The attribute that brings a mark to its place."""
    if is_path(mark.shape):
        return ""
    turn = f" rotate({mark.turn:g})" if mark.turn else ""
    return f' transform="translate({mark.at[0]:g} {mark.at[1]:g}){turn}"'


def corner(mark: Mark) -> tuple[float, float]:
    """The upper right corner of a mark, where its tags are, or the lower one.

    >>> corner(Mark("a", "", (0, 0), "box 20 30")), corner(Mark("a", "low", (0, 0), "box 20 30"))
    ((10.0, -15.0), (10.0, 15.0))
    """
    kind, *sizes = edge(mark).split(" ")
    (x, y), share, low = mark.at, {"disc": 0.7, "box": 0.5}.get(kind, 0), is_low(mark)
    if share:
        high = share * float(sizes[-1])
        return x + share * float(sizes[0]), y + (high if low else -high)
    if not is_path(edge(mark)):
        return x, y
    return (x, y + BELOW) if low else (x + BESIDE, y - BESIDE)


def is_low(mark: Mark) -> bool:
    """Whether the tags of a mark are below it."""
    return "low" in mark.look.split()


def sign(mark: Mark, text: str, look: str = "caption") -> str:
    """A small sign at a corner of a mark: a disc, or longer for a word."""
    (x, y), wide = corner(mark), max(18, len(text) * 11 * LETTER + 9)
    if is_path(edge(mark)) and not is_low(mark):
        x += (wide - 18) / 2  # a word begins there, and hides no number
    elif not is_path(edge(mark)) and is_low(mark):
        x -= (wide - 18) / 2  # a word ends there, and stays by its place
    return (
        f'<g class="{escape(look)}" transform="translate({x:g} {y:g})">'
        f'<rect x="{-wide / 2:g}" y="-9" width="{wide:g}" height="18" rx="9"/>'
        f'<text font-size="11">{escape(text)}</text></g>'
    )


def glow(mark: Mark, light: Light, zone: str = "") -> str:
    """A line around a mark, on a wider pale one."""
    line = outline(edge(mark))
    fine = "fine" if light.kind == "fresh" and is_fine(mark) else ""
    look = " ".join(filter(None, ("glow", light.kind, fine, zone)))
    return f'<g class="{escape(look)}"{placed(mark)}><g class="halo">{line}</g>{line}</g>'


def is_fine(mark: Mark) -> bool:
    """Whether a mark is so small that a broad line around it would bury it.

    >>> [is_fine(Mark("a", "", (0, 0), shape)) for shape in ("disc 9", "box 58 13", "box 40 30")]
    [True, True, False]
    """
    kind, *sizes = edge(mark).split(" ")
    return kind in FINE and min(map(float, sizes)) <= FINE[kind]


def tag(mark: Mark, light: Light, zone: str = "") -> str:
    """The tag of a light, where it has one."""
    text = light.tag or TAGS.get(light.kind, "")
    return sign(mark, text, f"tag {light.kind} {zone}".strip()) if text else ""


def words(mark: Mark) -> str:
    """The text of a mark; several lines stand around its middle."""
    x, y = mark.at if is_path(mark.shape) else (0, 0)
    place = f' x="{x:g}" y="{y:g}"' if x or y else ""
    lines = mark.text.split("\n")
    first = -0.6 * (len(lines) - 1)
    spans = (
        f'<tspan x="{x:g}" dy="{1.2 if nth else first:g}em">{escape(line)}</tspan>'
        for nth, line in enumerate(lines)
    )
    inside = escape(mark.text) if len(lines) == 1 else "".join(spans)
    return f'<text font-size="{mark.size:g}"{place}>{inside}</text>'


def draw(mark: Mark, name: str = "", zone: str = "") -> str:
    """A mark as an SVG group, on the board of this name."""
    title = f"<title>{escape(mark.title)}</title>" if mark.title else ""
    text = words(mark) if mark.text else ""
    shape = outline(mark.shape, name)
    look = f"{mark.look} {zone}" if zone else mark.look
    return f'<g class="{escape(look)}"{placed(mark)}>{title}{shape}{text}</g>'


def is_above(mark: Mark) -> bool:
    """Whether a mark is drawn over the lights."""
    return "above" in mark.look.split()


def is_away(mark: Mark) -> bool:
    """Whether a mark is not there."""
    return "away" in mark.look.split()


def name_of(scene: Scene) -> str:
    """The name of a scene's board on a page: its class, and the beginning of its ids."""
    return scope(scene.style, scene.defs, scene.backdrop)


def zones_of(scene: Scene) -> tuple[Zone, ...]:
    """The parts of a narrow board; seen through a window, a scene has none."""
    return scene.zones if scene.zones and hull(scene.zones) == scene.frame else ()


def zone_of(zones: Sequence[Zone], mark: Mark) -> str:
    """Where a mark lies on a narrow board; what it says itself is not said again."""
    said = next((word for word in mark.look.split() if word.startswith("zone-")), "")
    return said or zone_at(zones, *mark.at)


def lit(scene: Scene, lights: Iterable[Light]) -> list[tuple[Mark, Light]]:
    """The marks that these lights mean."""
    return [
        (mark, light)
        for light in lights
        for mark in scene.marks
        if light.who in (mark.pick, mark.id) and edge(mark) and not is_away(mark)
    ]


def begun_captions(scene: Scene, offers: Sequence[str]) -> str:
    """The captions of moves that were begun with some of these touches, on goals among them."""
    return "".join(
        sign(mark, text)
        for (*begun, goal), text in scene.captions.items()
        if begun == list(offers[: len(begun)]) and goal in offers
        for mark in scene.marks
        if mark.pick == goal
    )


def svg(
    scene: Scene,
    offers: Sequence[str] = (),
    width: int = WIDTH,
    *,
    lights: Iterable[Light] = (),
    ghosts: Iterable[Mark] = (),
    dark: bool = False,
    narrow: bool = False,
) -> str:
    """The static picture: the same marks the live board shows, as one deterministic string.

    What is in ``offers`` glows. Goals that complete a move begun there have their captions.
    ``lights`` say more of marks; ``ghosts`` are marks that have gone. A picture that is ``narrow``
    has all it needs to be shown in a narrow place, as a live board has.
    """
    (x, y, w, h), name = scene.frame, name_of(scene)
    offered = [Light("", who) for who in dict.fromkeys(offers) if who]
    shining = lit(scene, sorted((*offered, *lights), key=lambda light: light.kind != "fresh"))
    zones = zones_of(scene) if narrow else ()
    zone = {mark.id: zone_of(zones, mark) for mark in scene.marks}
    below = [draw(mark, name, zone[mark.id]) for mark in scene.marks if not is_above(mark)]
    above = [draw(mark, name, zone[mark.id]) for mark in scene.marks if is_above(mark)]
    gone = [f'<g class="ghost">{draw(mark, name)}</g>' for mark in ghosts]
    lines = [glow(mark, light, zone[mark.id]) for mark, light in shining]
    tags = [tag(mark, light, zone[mark.id]) for mark, light in shining]
    body = "".join((*below, *lines, *gone, *above, *tags))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="jb-scene {name}{" dark" * dark}" '
        f'role="img" preserveAspectRatio="xMidYMin" viewBox="{x:g} {y:g} {w:g} {h:g}" '
        f'width="{width}" height="{round(width * h / w)}" aria-label="{escape(scene.title)}">'
        f"<style>{escape(css(zones, name) + scoped(scene.style, name), quote=False)}</style>"
        f"{still(scene, name, zones)}{body}{begun_captions(scene, offers)}</svg>"
    )


def still(scene: Scene, name: str, zones: Sequence[Zone]) -> str:
    """What never changes: definitions and the backdrop, whole and in parts."""
    stamps = safe(scene.defs, name) + clips(zones, name)
    back = safe(scene.backdrop, name)
    parts = "".join(
        f'<g class="zone-{nth}"><g clip-path="url(#{name}-zone-{nth})">{back}</g></g>'
        for nth in range(len(zones))
    )
    defs = f"<defs>{stamps}</defs>" if stamps else ""
    whole = f'<g class="backdrop"><g class="whole">{back}</g></g>' if back else ""
    return defs + whole + (f'<g class="backdrop parts">{parts}</g>' if parts else "")


def picture(text: str, scene: Scene) -> dict[str, str]:
    """What a notebook shows of a position: text, SVG, and an image even in an untrusted clone."""
    drawn = svg(scene)
    data = base64.b64encode(drawn.encode()).decode()
    high = round(WIDTH * scene.frame[3] / scene.frame[2])
    size = f'width="{WIDTH}" height="{high}" style="height: auto"'  # nothing jumps when it comes
    return {
        "text/plain": text,
        "image/svg+xml": drawn,
        "text/html": f'<img alt="{escape(scene.title)}" {size} src="{SVG_DATA}{data}">',
    }
