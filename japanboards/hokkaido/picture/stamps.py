"""What is drawn more than once in Hokkaido: pieces, tickets, coins, ships, mountains.

Stamps stand around (0, 0). Their colors are custom properties, since no selector with an ancestor
reaches into a stamp.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.boards import remembered
from ..board import Board
from .island import Point, geometry, line, onto, rings, shores

TOPS = (  # outlines of the players' pieces: disc, square, diamond, hexagon
    "M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0z",
    "M-7.8 -7.8H7.8V7.8H-7.8z",
    "M0 -10L10 0L0 10L-10 0z",
    "M-9.6 0L-4.8 -8.4H4.8L9.6 0L4.8 8.4H-4.8z",
)
SIGNS = (
    "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z",
    "M-4 0H4M0 -4V4",
    "M-3.6 1.6L0 -2.4L3.6 1.6",
    "M-4 -2H4M-4 2H4",
)
RINGS = 4  # free places that are drawn one by one
RING_STEP = 10
OVERSEAS = {
    "China": (-19.0, -8.0),
    "Korea": (-19.0, -2.0),
    "Japan": (-2.5, 16.0),
}  # on the small map
SMALL = 40 / 700  # the small map, of the board

# Tickets by how many there are: width, height, and from one to the next.
SIZES = {"wide": (252, 44, 48), "flat": (252, 26, 28), "half": (123, 35, 38)}
LEGS = {"wide": 1, "flat": 0.6}  # the size of the small map on a ticket
STUB = 38  # of a ticket, for one number
LABELS = {"public": ("1st", "2nd"), "hand": ("keep", "reveal"), "revealed": ("twice",)}
GAP = "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0zm4 0h8m-4-4v8"  # where a piece is missing
KEY_WORD = '<text class="st-key" font-weight="700" x="-12">'
KEY = (  # what the signs of the board mean
    ('<use href="#coin" transform="scale(.68)"/>', "an action; there are three a turn"),
    ('<use href="#dots-1"/>', "done once this turn, twice at most"),
    ('<use href="#free-1"/>', "room for one more piece"),
    ('<use href="#full"/>', "full: no more without a loss"),
    (f'<path class="st-gap" d="{GAP}"/>', "what the route you look at needs"),
    ('<use href="#house" transform="scale(.95)"/>', "a city, where routes begin and end"),
    (f"{KEY_WORD}4/3</text>", "for most pieces, and for second most"),
    (f"{KEY_WORD}±4</text>", "kept in hand: won or lost at the end"),
    (f"{KEY_WORD}2+2</text>", "revealed: now, and again at the end"),
)
KEY_STEP = 16
KEY_SIZE = (252, KEY_STEP * len(KEY) + 14)
HALVES = {"public": (-42, 18), "hand": (-44, 10), "revealed": (-24,)}  # labels on half tickets


@remembered
def defs(board: Board) -> str:
    """All stamps, patterns and gradients of a board."""
    return "".join(
        (
            *(seat_stamps(seat) for seat in range(4)),
            *(stamp(f"free-{n}", rings_in_a_row(n)) for n in range(1, RINGS + 1)),
            stamp("full", '<circle r="3.4" fill="var(--ink)" stroke="var(--halo)"/>'),
            *(stamp(f"dots-{n}", dots(n)) for n in range(3)),
            *SCENERY,
            stamp("key", "".join(key())),
            shore(),
            small_island(),
            *(body(kind, size) for kind in LABELS for size in SIZES),
            *(stamp(f"leg-{nth}", small_way(name)) for nth, name in enumerate(board.cards)),
            *(
                ticket(kind, size, n)
                for kind in LABELS
                for size in LEGS
                for n in range(len(board.cards))
            ),
        )
    )


def stamp(name: str, inside: str) -> str:
    """Something to be used by its name."""
    return f'<g id="{name}">{inside}</g>'


def path(data: str, **paint: object) -> str:
    """A line or an area with its paint: ``stroke_width=2`` is stroke-width."""
    said = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in paint.items())
    return f'<path d="{data}"{said}/>'


def word(text: str, x: float, y: float, look: str = "st-word", size: float = 11) -> str:
    """Words inside a stamp, around a point."""
    return (
        f'<text class="{look}" x="{x:g}" y="{y:g}" font-size="{size:g}"'
        f' text-anchor="middle" dominant-baseline="central">{text}</text>'
    )


# --- pieces ---


def seat_stamps(seat: int) -> str:
    """A player's piece: with their sign, without it for a number, lost, and where it may be."""
    ink = {"stroke": "var(--edge)", "stroke_width": 0.9, "stroke_linejoin": "round"}
    foot = path(TOPS[seat], fill="var(--foot)", transform="translate(0 2.6)", **ink)
    top = path(TOPS[seat], fill="var(--deep)", **ink)
    rim = path(
        TOPS[seat],
        fill="none",
        stroke="var(--halo)",
        stroke_width=3,
        stroke_linejoin="round",
        transform="translate(0 1.3)",
    )
    sign = path(
        SIGNS[seat], fill="none", stroke="#fff", stroke_width=1.7, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip
    empty = path(
        TOPS[seat],
        fill="none",
        stroke="var(--ring, var(--deep))",
        stroke_width=1.6,
        stroke_dasharray="3 2.4",
    )
    cross = "M-9 -9L9 9M9 -9L-9 9"
    over = {"fill": "none", "stroke_linecap": "round"}
    lost = (
        f'<use href="#piece-{seat}" transform="scale(.9)" opacity=".8"/>'
        + path(cross, stroke="var(--halo)", stroke_width=4, **over)
        + path(cross, stroke="var(--ink)", stroke_width=1.9, **over)
    )
    tip = path("M0 0L-11 -6L-8 0L-11 6z", fill="var(--deep)", stroke="var(--halo)")
    return (
        stamp(f"piece-{seat}", rim + foot + top + sign)
        + stamp(f"lost-{seat}", lost)
        + stamp(f"tip-{seat}", tip)
        + stamp(f"plain-{seat}", rim + foot + top)
        + stamp(f"empty-{seat}", empty)
    )


def rings_in_a_row(count: int) -> str:
    """Rings for places that are free, from left to right."""
    ring = {"r": 3.4, "fill": "var(--slot)", "stroke": "var(--border)", "stroke-width": 1.1}
    said = "".join(f' {key}="{value}"' for key, value in ring.items())
    left = -RING_STEP * (count - 1) / 2
    return "".join(f'<circle cx="{left + RING_STEP * n:g}"{said}/>' for n in range(count))


def dots(used: int) -> str:
    """How often an action was done in a turn, of two times."""
    return "".join(
        f'<circle cx="{9 * n - 4.5:g}" r="3" stroke="{tone}" stroke-width="1.2" fill="{fill}"/>'
        for n in range(2)
        for tone, fill in [("var(--now)", "var(--now)") if n < used else ("var(--soft)", "none")]
    )


# --- tickets ---


def shore() -> str:
    """The coast of the island, to be drawn with lines of several widths and to clip by."""
    data = "".join(line(ring, True) for ring in shores(rings()))
    return f'<path id="shore" d="{data}"/><clipPath id="land"><use href="#shore"/></clipPath>'


def small_island() -> str:
    """The island in small, for tickets."""
    corners = [point for nth, point in enumerate(shores(rings(), True)[0]) if nth % 3 == 0]
    shore = line([small(point) for point in corners], True)
    sea = '<rect x="-20.5" y="-18" width="41" height="36" rx="3" fill="var(--sea)"/>'
    return stamp(
        "isle", sea + path(shore, fill="var(--wood)", stroke="var(--coast)", stroke_width=0.8)
    )


def key() -> Iterator[str]:
    """What the signs of the board mean, in rows around (0, 0)."""
    wide, high = KEY_SIZE
    for nth, (sign, text) in enumerate(KEY):
        y = KEY_STEP * nth + 18 - high / 2
        yield f'<g transform="translate({20 - wide / 2:g} {y:g})">{sign}</g>'
        yield f'<text class="st-key" x="{42 - wide / 2:g}" y="{y:g}">{text}</text>'


def outline(size: str) -> str:
    """The edge of a ticket, with a notch where its stubs begin."""
    w, h, _ = SIZES[size]
    left, up, r = -w / 2, -h / 2, 4
    if size == "half":
        return (
            f"M{left + 3:g} {up:g}h{w - 6}a3 3 0 0 0 3 3v{h - 6}a3 3 0 0 0 -3 3"
            f"h{6 - w}a3 3 0 0 0 -3 -3v{6 - h}a3 3 0 0 0 3 -3z"
        )
    cut = w - 2 * STUB
    return (
        f"M{left + 3:g} {up:g}h{cut - r - 3}a{r} {r} 0 0 0 {2 * r} 0h{2 * STUB - r - 3}"
        f"a3 3 0 0 0 3 3v{h - 6}a3 3 0 0 0 -3 3h{r + 3 - 2 * STUB}a{r} {r} 0 0 0 {-2 * r} 0"
        f"h{r + 3 - cut}a3 3 0 0 0 -3 -3v{6 - h}a3 3 0 0 0 3 -3z"
    )


def body(kind: str, size: str) -> str:
    """A ticket without its ends and numbers: its paper, its stubs and what they are for."""
    w, h, _ = SIZES[size]
    cut, up = w / 2 - 2 * STUB, -h / 2
    paper = path(
        outline(size), fill="var(--card)", stroke="var(--rim)", stroke_width="var(--thick)"
    )
    stubs = [f"M{cut:g} {up + 6:g}V{-up - 5:g}"]
    stubs += [f"M{cut + STUB:g} {up + 7:g}V{-up - 6:g}"] if kind != "revealed" else []
    tear = path("".join(stubs), stroke="var(--border)", stroke_dasharray="2 2.6", fill="none")
    places = HALVES[kind] if size == "half" else [cut + x for x in stub_middles(kind)]
    y = 8 if size == "half" else 0 if kind == "revealed" else up + 11
    words = "" if size == "flat" else "".join(
        word(text, x, y, "st-tiny" if size == "half" else "st-word")
        for text, x in zip(LABELS[kind], places, strict=True)
    )  # fmt: skip
    return stamp(f"{kind}-{size}", paper + tear * (size != "half") + words)


def ticket(kind: str, size: str, nth: int) -> str:
    """A ticket with the small map of a card."""
    scale = LEGS[size]
    x = 5 + 20.5 * scale - SIZES[size][0] / 2
    place = f'transform="translate({x:g} 0) scale({scale:g})"'
    leg = f'<use class="st-isle" href="#leg-{nth}" {place}/>'
    return stamp(f"{kind}-{size}-{nth}", f'<use href="#{kind}-{size}"/>{leg}')


def stub_middles(kind: str) -> list[float]:
    """The middles of a ticket's stubs, from where they begin."""
    return [0.5 * STUB] if kind == "revealed" else [STUB / 2, 1.5 * STUB]


def small(at: Point) -> Point:
    """A point of the board on the small map, whose middle is (0, 0)."""
    return at[0] * SMALL - 20.5, at[1] * SMALL - 18


def small_way(card: str) -> str:
    """The small map with the two ends of a route; a sea route leaves it."""
    (a, b), cities = card.split("-", 1), geometry()["cities"]
    ends = [small(onto(cities[end])) if end in cities else OVERSEAS.get(end) for end in (a, b)]
    if None in ends:
        return '<use href="#isle"/>'
    (x1, y1), (x2, y2) = (end for end in ends if end)
    look = "st-leg" if b in cities else "st-leg st-wet"
    way = f'<path class="{look}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'
    dots = f'<path class="st-dot" d="M{x1:.1f} {y1:.1f}h0M{x2:.1f} {y2:.1f}h0"/>'
    return f'<use href="#isle"/>{way}{dots}'


# --- the sea, the land, the table ---


def pattern(name: str, width: int, height: int, inside: str) -> str:
    """A drawing that repeats itself."""
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {size}>{inside}</pattern>'


def scales() -> str:
    """Waves like scales."""
    middles = [(14, 0), (0, 7), (28, 7), (14, 14), (0, 21), (28, 21)]
    drawn = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{"var(--sea)" if r > 12 else "none"}"'
        ' stroke="var(--wave)" stroke-width=".9"/>'
        for x, y in middles
        for r in (14, 9.4, 4.8)
    )
    return pattern("waves", 28, 14, drawn)


def deep_sea() -> str:
    """The sea grows darker above and below."""
    tones = (("0", "deep-sea"), (".3", "sea"), (".75", "sea"), ("1", "deep-sea"))
    stops = "".join(f'<stop offset="{at}" stop-color="var(--{tone})"/>' for at, tone in tones)
    return f'<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def beyond() -> str:
    """Hatching for land that is not played on."""
    lines = "M0 8L8 0M-2 2L2 -2M6 10L10 6"
    return pattern("beyond", 8, 8, path(lines, stroke="var(--hill)", stroke_width=0.7, fill="none"))


INK = {"stroke": "var(--edge)", "stroke_width": 1, "stroke_linejoin": "round"}
THIN = {"fill": "none", "stroke": "var(--hill)", "stroke_width": 0.7}
HILL = (
    path("M-11 6Q-6 2 -2.6 -6Q0 -10.4 2.6 -6Q6 2 11 6z", fill="var(--mount)", stroke="var(--hill)")
    + path(
        "M-2.6 -6Q0 -10.4 2.6 -6L3.6 -3.4L1.4 -4.6L-.4 -2.6L-2 -4.4L-3.4 -3.6z", fill="var(--snow)"
    )
    + path("M1.4 -1.6L3.4 5M3.6 -1L6.4 5.4M5.6 1.6L8.8 5.6", **THIN)
)
WAKE = "M-36 17q5 -4 10 0t10 0t10 0t10 0t10 0t10 0"
SHIP = (
    path("M-26 4Q-22 14 -14 15H14Q24 13 29 0L22 2Q16 7 8 7H-12Q-20 6 -26 4z", fill="#6b4a2f", **INK)
    + path("M-1 7V-28", stroke="var(--edge)", stroke_width=1.8)
    + path("M-15 -24Q-19 -10 -14 1H13Q18 -10 14 -24Q0 -21 -15 -24z", fill="var(--sail)", **INK)
    + path("M-6 -23Q-8 -10 -5 1M5 -23Q8 -10 5 1", **THIN)
    + '<circle cy="-11" r="4.6" fill="var(--seal)"/>'
    + path(WAKE, fill="none", stroke="var(--foam)", stroke_width=1.6)
)
COMPASS = (
    '<circle r="19" fill="none" stroke="var(--ink)"/>'
    '<circle r="15.5" fill="none" stroke="var(--ink)" stroke-width=".6"/>'
    + path("M0 -24L4.4 0L0 24L-4.4 0z", fill="var(--sail)", **INK)
    + path("M0 -24L4.4 0H-4.4z", fill="var(--seal)")
    + path("M-15 0L0 -3L15 0L0 3z", fill="var(--sail)", **INK)
)
COIN = (
    '<circle r="11.5" fill="var(--gold)" stroke="#6b4706" stroke-width="1.4"/>'
    '<circle r="8.6" fill="none" stroke="#6b4706" stroke-width=".8"/>'
    '<rect x="-3.6" y="-3.6" width="7.2" height="7.2" fill="var(--card)" stroke="#6b4706"/>'
)
SPENT = (
    '<circle r="11" fill="none" stroke="var(--soft)" stroke-width="1.2" stroke-dasharray="3 2.4"/>'
)
DECK = "".join(
    f'<rect x="{x}" y="{y}" width="27" height="34" rx="2.5" fill="var(--{tone})"'
    ' stroke="var(--edge)"/>'
    for x, y, tone in ((-10, -14, "wood"), (-12, -16, "wood"), (-14, -18, "back"))
)
SCENERY = (
    scales(),
    deep_sea(),
    beyond(),
    stamp("hill", HILL),
    stamp("ship", SHIP),
    stamp("compass", COMPASS),
    stamp("coin", COIN),
    stamp("spent", SPENT),
    stamp("deck", DECK),
    stamp("house", path("M-7 0L0 -7L7 0H5V6H-5V0z", fill="var(--ink)")),
    stamp("bang", '<circle r="8" fill="var(--now)"/>' + word("!", 0, 0.5, "st-bang", 12)),
    stamp("turn", '<rect x="-87" y="-16" width="174" height="32" rx="3" fill="var(--now)"'
          ' opacity=".14"/>' + path("M-87 -16h4v32h-4zM16 -13v10l8 -5z", fill="var(--now)")),
)  # fmt: skip
