"""Kaigan's picture, the stamps: pictures of actions, surveyors, drawers, slips and purses."""

from __future__ import annotations

from collections.abc import Iterator

from .layout import CARD, FACE, PURSE, Layout, box

# Each around 0 0 in a box from -8 to 8.
ICONS = {
    "artistic": (  # a brush
        "M-7 7q.5-4 3-5.2q2.6-.6 3.6 1.6q0 4.2-6.6 3.6zm7.3-4.3l-2.7-2.7 8.4-8.7q1.6-.5 2 .2 .6.9"
        "-.2 2.2z"
    ),
    "government": (  # a temple
        "M-8-3.5q4.5-.3 8-4.5q3.5 4.2 8 4.5l-.5 2.2h-15zm2 3.6h2.2v5.2h-2.2zm4.9 0h2.2v5.2h-2.2z"
        "m4.9 0h2.2v5.2h-2.2zm-11.3 6h15v2h-15z"
    ),
    "travel": (  # a boat
        "M-8 3h16q-1.8 4.6-4.6 4.6h-7q-3-.2-4.4-4.6zm7.2-11h1.6v9.8h-1.6zm2.8.4q4.8 3.6"
        " 4.6 8.6h-4.6zm-4 2.4v6.2h-3.6q.2-3.8 3.6-6.2z"
    ),
    "surveyor": "M-6-4q6-6.5 12 0q-6 1.8-12 0zm3.4 1.9h5.2q2.6 4.5 3.4 10.1h-12q.8-5.6 3.4-10.1z",
    "job": "M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zm5-2.5h5v5h-5z",  # a coin
    "reputation": (  # a star
        "M0-8l2.3 5.1 5.6.6-4.2 3.7 1.2 5.5-4.9-2.8-4.9 2.8 1.2-5.5-4.2-3.7 5.6-.6z"
    ),
    "dispatch": "M-8 6.5q4-7.5 9-8.3v-4.2l7 6.2-7 6v-3.7q-4.8-.3-9 4z",  # an arrow
    "mapping": "M-5-8h1.8v16h-1.8zm3 .6l9 3.3-9 3.6z",  # a flag
    "great": (  # two flags
        "M-7.5-3.5h1.6v11.5h-1.6zm2.6.4l5.8 2.2-5.8 2.3zm4.9-4.9h1.6v16h-1.6zm2.6.4l6 2.4-6 2.5z"
    ),
    "flexible": (  # a cross of four ways
        "M-1.9-8h3.8l.6 5.4 5.5.7v3.8l-5.5.6-.6 5.5h-3.8l-.6-5.5-5.5-.6v-3.8l5.5-.7z"
    ),
    "quadrant": (
        "M-7-7.5q14 .5 14.5 14.5h-14.5zm3 3.8v7.7h7.6q-1-6.2-7.6-7.7zm-3.6 12.2h16v1.4h-16z"
    ),
}
FIGURE = (  # hat, robe, pole and flag; 0 0 is where the number stands on the robe
    "M-8.5-12q8.5-11 17 0q-8.5 3.2-17 0zm4.2 2.7q4.3 1 8.6 0q4 6.5 4.7 15.8h-18q.7-9.3 4.7-15.8z"
    "m14.6-13.7h1.7v29.5h-1.7zm2.5.5l7.2 2.6-7.2 2.7z"
)
HAT = "M-6.5-3.5q6.5-7 13 0q-6.5 2-13 0zm3.7 2.1h5.6q2.8 4.4 3.6 9.4h-12.8q.8-5 3.6-9.4z"
BRIM = "M-8.5-12q8.5-11 17 0q-8.5 3.2-17 0z"
STANDS = (-5.5, 8)  # where a figure has its number, from the middle of all of it
MOST = 3  # surveyors of a player
CRESTS = (  # the signs of the seats, as their strips at the table have them
    "M0-6a6 6 0 1 0 .1 0zM0-2.6a2.6 2.6 0 1 1-.1 0z",
    "M0-6L6 5H-6z",
    "M0-6.5L6 0L0 6.5L-6 0z",
    "M-5-5h10v10h-10z",
)


def stamps(places: Layout) -> Iterator[str]:
    """All definitions but the tiles."""
    for name, drawn in ICONS.items():
        yield f'<path id="i-{name}" fill-rule="evenodd" d="{drawn}"/>'
    yield (
        '<g id="station"><circle class="st-station" r="9.5"/><circle class="st-peg" r="1.8"/></g>'
        '<g id="seal"><circle class="st-seal" r="13"/><text class="st-done">済</text></g>'
    )
    for count in range(1, MOST + 1):
        place = f"translate({STANDS[0]} {STANDS[1]})"
        yield f'<g id="team{count}"><g transform="{place}">{team(count)}</g></g>'
    for count in range(MOST + 1):
        yield f'<g id="home{count}">{home(count)}</g>'
    yield from drawer_stamps()
    yield from card_stamps()
    for seat in range(places.seats):
        yield f'<g id="claim{seat}">{claim(seat)}</g>'
        yield f'<g id="purse{seat}">{purse(seat, places.purse_width)}</g>'


def team(count: int) -> str:
    """Surveyors who stand together: one before the others, and how many they are."""
    behind = "".join(
        f'<path class="st-figure" transform="translate({5 * n} {-4 * n})" d="{BRIM}"/>'
        for n in range(count - 1, 0, -1)
    )
    front = f'{behind}<path class="st-figure" d="{FIGURE}"/>'
    if count == 1:
        return front
    return (
        f'{front}<path class="st-many" d="{box(9.5, -6.5, 18, 14, 3)}"/>'
        f'<text class="st-count" x="18.5" y=".8">×{count}</text>'
    )


def home(count: int) -> str:
    """Surveyors at home, and the places of those who are on the map."""
    return "".join(
        f'<path class="{"st-home" if n < count else "st-gone"}" '
        f'transform="translate({15 * n - 15})" d="{HAT}"/>'
        for n in range(MOST)
    )


def drawer_stamps() -> Iterator[str]:
    """A drawer, around its middle: closed, with a brass label, with a slip of paper, not in use."""
    w, h = FACE
    x, y = -w / 2, -h / 2
    face = box(x, y, w, h, 3)
    pull = "M-8-4.5h16M-5-3.5q0 10.5 5 10.5q5 0 5-10.5"
    yield f'<g id="front"><path class="st-face" d="{face}"/><path class="st-pull" d="{pull}"/></g>'
    rivets = "".join(f"M{a} {b}h.01" for a in (x + 6, -x - 6) for b in (y + 6, -y - 6))
    yield (
        f'<g id="label"><path class="st-face" d="{face}"/>'
        f'<path class="st-label" d="{box(x + 3, y + 3, w - 6, h - 6, 2)}"/>'
        f'<path class="st-rivets" d="{rivets}"/></g>'
    )
    yield (
        f'<g id="slip"><path class="st-recess" d="{face}"/>'
        f'<path class="st-slip" d="{box(x + 3, y + 2, w - 6, h - 5, 1.5)}"/>'
        f'<path class="st-tab" d="{box(x + 3, y + 2, 14, h - 5, 1.5)}"/></g>'
    )
    yield f'<g id="shut"><path class="st-shut" d="{face}"/></g>'


def card_stamps() -> Iterator[str]:
    """A card in hand, around its middle, and the place of one that is not."""
    w, h = CARD
    paper = box(-w / 2, -h / 2, w, h, 2)
    yield (
        f'<g id="card"><path class="st-slip" d="{paper}"/>'
        f'<path class="st-tab" d="{box(-w / 2, -h / 2, w, 6, 1.5)}"/></g>'
        f'<g id="used"><path class="st-used" d="{paper}"/></g>'
    )


def claim(seat: int) -> str:
    """The disc of a player on the plate of a row: its crest, below the number of the row."""
    return (
        '<circle class="st-claim" r="15.5"/>'
        f'<path class="st-crest" transform="translate(0 10) scale(.62)" d="{CRESTS[seat]}"/>'
    )


def purse(seat: int, wide: float) -> str:
    """A player's purse, from its corner: whose it is, and the signs for money and Honor."""
    return (
        f'<path class="st-purse" d="{box(0, 0, wide, PURSE, 4)}"/>'
        f'<circle class="st-seat" cx="16" cy="19" r="11.5"/>'
        f'<text class="st-number" x="16" y="19.5">{seat + 1}</text>'
        '<use href="#i-job" fill="var(--gold)" transform="translate(37.5 11.5) scale(.8)"/>'
        '<use href="#i-reputation" fill="var(--gold)" transform="translate(37.5 26.5) scale(.8)"/>'
    )
