"""What is printed again and again on the board: dice, brush strokes, crests, patterns."""

from __future__ import annotations

from functools import cache

PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SIDES = {0: (0, 0), 1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (2, 3)}  # top, right
BRUSH = (
    "M-10.5-7.6C-9.6-10-7-10.2-5.6-8.6C-1-3.2 4.2 2.6 10.6 7.2C9.6 9.9 7 10.2 5.2 8.8"
    "C-.4 4.3-5.6-1.4-10.5-7.6zM9.6-10C10.9-8.6 10.4-6.8 8.8-5.4C3-.6-2.6 5-8 10.8"
    "C-9.8 10.6-10.4 8.8-9.4 7.2C-4.4.9 1.4-4.8 6.4-9.6C7.4-10.6 8.8-10.8 9.6-10z"
    "M10.8 9.4L13.4 11.2L12.8 11.8zM-9.6 11.4L-11.8 13.6L-11 14z"
)
SWAP = "M-6-2.6H4.2M1-6l3.6 3.4L1 .8M6 3.4H-4.2M-1 0l-3.6 3.4L-1 6.8"
SIGNS = (  # of the seats, as at the table
    "M0-6a6 6 0 1 0 .1 0zM0-2.6a2.6 2.6 0 1 1-.1 0z",
    "M0-6L6 5H-6z",
    "M0-6.500L6 0L0 6.500L-6 0z",
    "M-5-5h10v10h-10z",
    "M-3-6h6l4 6l-4 6h-6l-4-6z",
    "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
    "M0-6.500L2-2L6.500-2L3 1.500L4.500 6L0 3.300L-4.500 6L-3 1.500L-6.500-2L-2-2z",
    "M-6-3L0-6L6-3L6 3L0 6L-6 3z",
)
CLOTH = (
    "M-36-30C-50-18-56 4-52 20C-49 34-36 38 0 38C36 38 49 34 52 20C56 4 50-18 36-30"
    "C28-34 24-38 20-44C26-50 30-54 32-59C24-56 18-61 12-57C6-62 0-57-5-61C-12-57-20-61-32-58"
    "C-28-52-24-48-20-44C-24-38-28-34-36-30z"
)
PATTERNS = {  # one old textile pattern per area: size of a tile, and what is on it
    "blue": (12, 12, "M3 1v4M1 3h4M9 7v4M7 9h4"),
    "red": (9, 9, "M-1 10L10-1M-1 1L1-1M8 10L10 8"),
    "yellow": (12, 8, "M0 6L3 2L6 6L9 2L12 6"),
    "black": (10, 10, "M0 0h5v5h-5zM5 5h5v5h-5z"),
    "green": (8, 8, "M2 0v8M6 0v8"),
    "white": (
        9,
        9,
        "M1.4 2.2a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM5.9 6.7a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0z",
    ),
}
SIZE = 38.0  # of a die


@cache
def stamps() -> str:
    """All definitions that every board of the game shares."""
    parts = [cube(value) for value in PIPS]
    parts += [crest(seat) for seat in range(len(SIGNS))]
    parts += [pattern(color) for color in PATTERNS]
    parts += [
        f'<g id="brush"><path d="{BRUSH}" fill="var(--cross)"/></g>',
        '<g id="hollow"><circle r="11.500" fill="var(--disc)" stroke="var(--lit)" '
        f'stroke-width="2.2" stroke-dasharray="4 2.6"/><path d="{BRUSH}" transform="scale(.62)" '
        'fill="var(--bars)" stroke="var(--cross)" stroke-width="1.4"/></g>',
        '<g id="closed"><circle r="10" fill="var(--disc)" fill-opacity="var(--veil)" '
        'stroke="var(--hem)" stroke-width="1.3" stroke-dasharray="2.8 1.8"/><path d="M-5 0H5" '
        'fill="none" stroke="var(--soft)" stroke-width="2.2" stroke-linecap="round"/></g>',
        swapped("used", 'fill="var(--now)"', "var(--panel)"),
        swapped(
            "free", 'fill="var(--panel)" stroke="var(--soft)" stroke-width="1.6"', "var(--ink)"
        ),
        SEA,
        DEEP,
        BARS,
        LANE_END,
    ]
    return "".join(parts)


SEA = (
    '<pattern id="scales" width="28" height="14" patternUnits="userSpaceOnUse">'
    '<g fill="none" stroke="var(--wave)" stroke-width=".8" opacity=".5">'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y in ((0, 14), (28, 14), (14, 7), (14, 21), (0, 0), (28, 0))
        for r in (6, 10, 13.4)
    )
    + "</g></pattern>"
)
DEEP = (
    '<linearGradient id="deep" x2="0" y2="1">'
    '<stop offset="0" stop-color="var(--deep)" stop-opacity=".75"/>'
    '<stop offset=".3" stop-color="var(--deep)" stop-opacity="0"/>'
    '<stop offset=".82" stop-color="var(--deep)" stop-opacity="0"/>'
    '<stop offset="1" stop-color="var(--deep)" stop-opacity=".7"/></linearGradient>'
)
BARS = (
    '<pattern id="bars" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0v6" stroke="var(--cross)" stroke-width="1.6" '
    'opacity=".5"/></pattern>'
)
LANE_END = (
    '<g id="pier"><circle r="3" fill="var(--halo)" stroke="var(--lane)" stroke-width="1.8"/></g>'
)


def pattern(color: str) -> str:
    """The textile of an area."""
    wide, high, threads = PATTERNS[color]
    return (
        f'<pattern id="cloth-{color}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
        f'<path class="thread {color}" d="{threads}"/></pattern>'
    )


def crest(seat: int) -> str:
    """The crest of a seat: its number and its sign on ink."""
    return (
        f'<g id="crest-{seat}" aria-hidden="true"><circle r="13" fill="var(--ink)"/>'
        f'<text class="st-crest" y="-3" font-size="12">{seat + 1}</text>'
        f'<path d="{SIGNS[seat]}" transform="translate(0 7) scale(.6)" fill="var(--panel)" '
        'fill-rule="evenodd"/></g>'
    )


def swapped(name: str, disc: str, line: str) -> str:
    """The stamp of a color change."""
    return (
        f'<g id="{name}"><circle r="15" {disc}/><path d="{SWAP}" fill="none" stroke="{line}" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def face(matrix: str, value: int, side: bool) -> str:
    """One face of a die, from a square of -1 to 1."""
    pips = "".join(
        f'<circle class="st-pip" cx="{0.52 * x:g}" cy="{0.52 * y:g}" r=".2"/>'
        for x, y in PIPS[value]
    )
    look = "st-side" if side else "st-face"
    return f'<g transform="matrix({matrix})"><path class="{look}" d="M-1-1H1V1H-1z"/>{pips}</g>'


def cube(value: int) -> str:
    """A die as it came to rest: three faces and a shadow; without pips before it is rolled."""
    h, d, (top, right) = SIZE / 2, SIZE * 0.3, SIDES[value]
    edges = (
        f"M{-h:g} {-h:g}h{SIZE:g}v{SIZE:g}h{-SIZE:g}zM{-h:g} {-h:g}l{d:g} {-d:g}h{SIZE:g}"
        f"l{-d:g} {d:g}M{h:g} {h:g}l{d:g} {-d:g}v{-SIZE:g}"
    )
    return (
        f'<g id="cube-{value}"><ellipse class="st-shade" cx="{0.7 * d:g}" cy="{h + 3:g}" '
        f'rx="{0.74 * SIZE:g}" ry="{0.17 * SIZE:g}"/>'
        + face(f"{h:g} 0 0 {h:g} 0 0", value, side=False)
        + face(f"{h:g} 0 {-d / 2:g} {d / 2:g} {d / 2:g} {-h - d / 2:g}", top, side=False)
        + f'<path d="M{-h:g} {-h:g}l{d:g} {-d:g}h{SIZE:g}l{-d:g} {d:g}z" fill="#fff" opacity=".2"/>'
        + face(f"{d / 2:g} {-d / 2:g} 0 {h:g} {h + d / 2:g} {-d / 2:g}", right, side=True)
        + f'<path class="st-edges" d="{edges}"/></g>'
    )
