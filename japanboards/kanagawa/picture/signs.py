"""Signs as stamps: round dishes for landscapes, square seals for seasons, rings for Harmony.

A shape means the same everywhere: on a card, on a desk, on a diploma. Each lies in a box from
-10 to 10 unless it says otherwise.
"""

from __future__ import annotations

from functools import cache

from ..cards import STORM, WILD
from .shapes import disc, part, stamp, use, word

ICONS = {
    "forest": (
        "m-3-8l2.6 3.4l-1.3-1l2.3 4.5l-1.8-1l2.7 4.4l-2.3-1l3.3 4.5l-4.1-1v3.2h-2.8v-3.2"
        "l-4.1 1l3.2-4.5l-2.2 1l2.7-4.4l-1.8 1l2.3-4.5l-1.3 1zm8 4l2.1 3.4l-1.1-1l2.1 4.5"
        "l-1.5-1l2.4 4.4l-2.6-1v2.7h-2.8v-2.7l-2.6 1l2.5-4.4l-1.6 1l2-4.5l-1 1z"
    ),
    "ocean": (
        "m-9 6c0-10 6-14.6 12-13.6c5 1 6 6 2.4 8c0-3-2.8-4.4-5-2.8"
        "c-2.4 1.8-.4 5.8 8.6 5.8v2.6zm1 2q2-1.4 4 0t4 0t4 0t4 0v1.6h-16z"
    ),
    "mountain": (
        "m-9.4 7c4.4-3 5.8-9 7.4-13.6h4c1.6 4.6 3 10.6 7.4 13.6zm5.8-8.6l2 2l1.6-1.8"
        "l1.6 1.8l2-2l.8 2.2l-2.6 2.4l-1.8-1.8l-1.8 1.8l-2.6-2.4z"
    ),
    "plain": (
        "m-9 6h18v2h-18zm8.1-1v-13.4h1.8v13.4zm.9-13.6c3 .6 3 3.6 0 5c-3-1.4-3-4.4 0-5z"
        "m-6.4 13.6c0-5-.6-8-2.2-11c4 1 4 6 3.8 11zm12.8 0c0-5 .6-8 2.2-11"
        "c-4 1-4 6-3.8 11z"
    ),
    "any": "m-8 7c2-6 5-10 8-14c3 4 6 8 8 14zm5 0q3-4 6 0z",
    "wild": (
        "m0-9l2.3 6.7l6.7 2.3l-6.7 2.3l-2.3 6.7l-2.3-6.7l-6.7-2.3l6.7-2.3zm4.6 3"
        "a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0zm-12 12a1.4 1.4 0 1 1 2.8 0"
        "a1.4 1.4 0 1 1-2.8 0zm0-12a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0zm12 12"
        "a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1-2.8 0z"
    ),
    "spring": (
        "m0-1.6c-5-2.4-5-6.4-2-7.4l2 1.6l2-1.6c3 1 3 5-2 7.4zm1.5 1.1"
        "c.8-5.5 4.6-6.7 6.4-4.2l-.9 2.4l2.2 1.4c0 3.2-3.8 4.4-7.7 .4zm-.6 1.8"
        "c5.5-1 7.8 2.2 6 4.8l-2.6-.1l-.6 2.5c-3 .9-5.4-2.3-2.8-7.2zm-1.8 0"
        "c2.6 4.9 .2 8.1-2.8 7.2l-.6-2.5l-2.6 .1c-1.8-2.6 .5-5.8 6-4.8zm-.6-1.8"
        "c-3.8 4-7.7 2.8-7.7-.4l2.2-1.4l-.9-2.4c1.8-2.5 5.6-1.3 6.4 4.2z"
    ),
    "summer": (
        "m-4.6 0a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0zm10.4 1.5l3.8-1.5l-3.8-1.5z"
        "m-2.8 3.7l3.8 1.6l-1.6-3.8zm-4.5 .6l1.5 3.8l1.5-3.8zm-3.7-2.8l-1.6 3.8l3.8-1.6z"
        "m-.6-4.5l-3.8 1.5l3.8 1.5zm2.8-3.7l-3.8-1.6l1.6 3.8zm4.5-.6l-1.5-3.8l-1.5 3.8z"
        "m3.7 2.8l1.6-3.8l-3.8 1.6z"
    ),
    "autumn": (
        "m0-9.4l2 5.4l4.6-2.6l-1.6 4.8l4.6 1.2l-4.6 2.6l1.4 4.4l-5.6-2.2v5.2h-1.6v-5.2"
        "l-5.6 2.2l1.4-4.4l-4.6-2.6l4.6-1.2l-1.6-4.8l4.6 2.6z"
    ),
    "storm": "m3-9.6l-9.4 11.2h5.8l-2.8 8l10-12h-6z",
    "trees": (
        "m2.2-7.9a2.6 2.6 0 0 1 3.5 2.6a2.2 2.2 0 0 1 .1 3.6a2.5 2.5 0 0 1-3.3 2.7"
        "a2.9 2.9 0 0 1-4.8 .1a2.6 2.6 0 0 1-3.4-2.6a2.2 2.2 0 0 1-.1-3.6"
        "a2.5 2.5 0 0 1 3.3-2.7a2.9 2.9 0 0 1 4.7-.1zm-3.5 8.9h2.6l.7 8h-4z"
    ),
    "animals": (
        "m-3 3c1-4 5-4 6 0c0 4-1.4 6-3 6c-1.6 0-3-2-3-6zm.4-2.4c-4.4-1.6-6.4-4.6-6-9.6"
        "h1.6c.4 2.6 .6 3.6 1.6 4.4l.6-3.4h1.4l-.2 4.6c1 1.4 2.2 2.4 2.6 2.8zm5.2 0"
        "c4.4-1.6 6.4-4.6 6-9.6h-1.6c-.4 2.6-.6 3.6-1.6 4.4l-.6-3.4h-1.4l.2 4.6"
        "c-1 1.4-2.2 2.4-2.6 2.8z"
    ),
    "characters": (
        "m-3.4-5.4a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0zm.4 4h6c3 1.4 4.4 4.4 5.4 6.8"
        "l-2.8 1.2l-1-1.6l1.4 4h-12l1.4-4l-1 1.6l-2.8-1.2c1-2.4 2.4-5.4 5.4-6.8z"
    ),
    "buildings": "m-10-1c4-1.6 6-4 7-7h6c1 3 3 5.4 7 7l-1 2.2h-18zm3 3.4h14v6.2h-5v-4h-4v4h-5z",
    "brush": (
        "m5.4-9.6l3 2.2l-9 10.8l-2.6-2zm-9.2 11.6l2.8 2.2c-1 3.2-4.4 4.8-8 4.8c1.4-1.6 1-5.6 5.2-7z"
    ),
    "arrow": "m-9-2.4h10v-4.6l8.4 7l-8.4 7v-4.6h-10z",
    "keep": (
        "m-6-9h10.4l2.6 2.6v7.4h-2v-6h-2.4v-2h-6.6v8h-2zm-3 11.4h6l1.4 2.4h3.2l1.4-2.4h6v6.6h-18z"
    ),
    "assistant": (
        "m-3.7-5a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1-7.4 0zm2.7-4.6h2v1.6h-2zm-1.4 9h4.8"
        "c2.6 2.2 3.8 5.6 4.2 9.6h-13.2c.4-4 1.6-7.4 4.2-9.6z"
    ),
    "open": (
        "m-10 0c4-6.4 16-6.4 20 0c-4 6.4-16 6.4-20 0zm10-3.6a3.6 3.6 0 1 0 0 7.2"
        "a3.6 3.6 0 1 0 0-7.2z"
    ),
    "winter": (
        "m0-9v18m-7.8-13.5l15.6 9m0-9l-15.6 9m5.4-12.5l2.4 2.4l2.4-2.4m-4.8 16l2.4-2.4"
        "l2.4 2.4m-10.4-9.6l3-1.2l-.4-3.2m13.4 7.6l-3 1.2l.4 3.2m2.6-7.6l-3-1.2l.4-3.2"
        "m-13.4 7.6l3 1.2l-.4 3.2"
    ),
}
CATEGORIES = {"green": "trees", "blue": "animals", "red": "characters", "yellow": "buildings"}
SKILLS = ("brush", "arrow", "keep", "assistant")
SEALS = ("spring", "summer", "autumn", "winter", STORM)
DISHES = ("forest", "ocean", "mountain", "plain", WILD)
RING = (
    "M3-9.4C-4-11.4-10.4-6-10 .6-9.6 7-4 10.6 1.6 9.8 7.4 9 10.6 4 9.8-1.4 9.2-5.4 7.4-7.4 4.6-8.8"
    " 6.6-6.6 8-4 8-.6 8 4 5 7.6 .6 7.8-4 8-7.6 4.6-7.8 .2-8-5-3.6-9 3-9.4Z"
)
CRESTS = (  # the signs that the table has for its seats
    "M0-6a6 6 0 1 0 .1 0zM0-2.6a2.6 2.6 0 1 1-.1 0z",
    "M0-6L6 5H-6z",
    "M0-6.5L6 0L0 6.5L-6 0z",
    "M-5-5h10v10h-10z",
)
PIPS = (  # the same, filled, as steps from their middle
    "m-4.2 0a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0z",
    "m0-5l5.2 9h-10.4z",
    "m0-5.2l5.2 5.2l-5.2 5.2l-5.2-5.2z",
    "m-3.8-3.8h7.6v7.6h-7.6z",
)


def inked(name: str, look: str, size: float) -> str:
    """An icon; the snowflake is drawn in lines."""
    look = f"{look}-line" if name == "winter" else look
    return f'<g transform="scale({size:g})">{part(look, ICONS[name])}</g>'


def dish(kind: str, look: str, letter: str = "") -> str:
    """A landscape: a round paint dish."""
    ground = f'<circle class="st-dish st-{look}" r="10"/>'
    return ground + (
        word(letter, 0, 0.4, 18.2, "light") if letter else inked(kind, "dishsign", 0.74)
    )


@cache
def dishes(kinds: tuple[str, ...]) -> str:
    """A dish for each kind of icon by number, and once more with a brush on it."""
    drawn = stamp("dish-any", dish("any", "any"))
    for nth, kind in enumerate(kinds):
        known = kind in DISHES
        body = dish(kind, kind if known else "any", "" if known else kind[:1].upper())
        drawn += stamp(f"dish{nth}", body)
        # the brush leans over the rim, so that the sign stays to be seen
        drawn += stamp(
            f"held{nth}", use(f"dish{nth}", -1.5, 1.5, 0.94) + use("brush", 6.6, -5, 0.6)
        )
    return drawn


@cache
def seals(seasons: tuple[str, ...]) -> str:
    """A seal for each season by number; and with room for Harmony and a storm token beside it."""
    drawn = ""
    for nth, season in enumerate(seasons):
        known = season in SEALS
        ground = '<rect class="st-seal st-{}" x="-10" y="-10" width="20" height="20" rx="3.4"/>'
        body = ground.format(f"s-{season}" if known else "any")
        body += (
            inked(season, "sealsign", 0.78)
            if known
            else word(season[:1].upper(), 0, 0.4, 14.2, "light")
        )
        drawn += stamp(f"seal{nth}", body)
        drawn += stamp(f"season{nth}", use(f"seal{nth}", -23) + use("beside"))
    token, ring = use("storm", -18, 13, 0.72), use("ring")
    return drawn + stamp("beside", f'<g class="st-token">{token}</g><g class="st-plus">{ring}</g>')


@cache
def tokens() -> str:
    """Rings, skills, brushes, pawns, storm tokens, crests and pips."""
    ring = f'<circle class="st-ringground" r="9.6"/>{part("ring-line", RING)}'
    bolt = part("bolt2", "M2-6L-3.6 1.2H-.4L-2 7L4-.8H.6Z")
    swirl = part("swirl", "M-7 2.6A7 7 0 1 1 4.6 5.6M-3.6 1.6A4 4 0 1 1 3 2.4")
    drawn = stamp("ring", ring) + stamp(
        "storm", f'<circle class="st-stormdisc" r="10"/>{swirl}{bolt}'
    )
    for name in SKILLS:
        drawn += stamp(
            f"skill-{name}", f'<circle class="st-skill" r="10"/>{inked(name, "skillsign", 0.7)}'
        )
    for seat, sign in enumerate(CRESTS):
        drawn += stamp(
            f"crest{seat}", f'<circle class="st-crest st-p{seat}" r="10"/>{part("sign", sign)}'
        )
        small = f'<g transform="translate(-5)scale(.55)">{part("sign", sign)}</g>'
        place = 'x="-10.5" y="-6.5" width="18" height="13" rx="3"'
        drawn += stamp(f"chip{seat}", f'<rect class="st-chip st-p{seat}" {place}/>{small}')
    return drawn + brush() + pawns()


def brush() -> str:
    """A brush, tip down and left; one that has painted has a dry tip."""
    stick, ferrule = "M7.4-15.4L10.4-13.4L1.6 .6L-1.4-1.4Z", "M-1.4-1.4L1.6 .6L.2 3L-3 1Z"
    tip = "M-3 1L.2 3C0 7-3.6 10.4-8 11.6C-6.4 8.6-6.6 3.4-3 1Z"
    body = part("brushrim", stick + ferrule + tip) + part("stick", stick) + part("ferrule", ferrule)
    return stamp("brush", body + part("tip", tip))


def pawns() -> str:
    """The two pawns: the master has a hat and a beard, the assistant a topknot."""
    master = part("red", "M-9 12C-9 2-6-2-3.6-4H3.6C6-2 9 2 9 12Z") + part("skin", disc(0, -8, 5))
    master += part(
        "white", "M-3.4-6.4C-2-4.6 2-4.6 3.4-6.4 3.4-1 1.6 2.6 0 4.6-1.6 2.6-3.4-1-3.4-6.4Z"
    )
    master += part("ink", "M-5.4-10.6L-4-16H4L5.4-10.6ZM-7.4-11.6H7.4V-9.8H-7.4Z")
    helper = part("blue", "M-8 12C-8 4-5.6-1-3-3H3C5.6-1 8 4 8 12Z") + part(
        "skin", disc(0, -7, 4.8)
    )
    helper += part("ink", "M-5-7.6C-5-13.6 5-13.6 5-7.6 3-10-3-10-5-7.6ZM-1.4-15.6H1.4V-11.4H-1.4Z")
    helper += part("white", "M-3-3L0 2L3-3H1.4L0-.6L-1.4-3Z")
    return stamp("master", master) + stamp("assistant", helper)


@cache
def backs() -> str:
    """The backs of cards: color, pattern and sign; large, and small for the deck."""
    drawn = ""
    for back, category in CATEGORIES.items():
        card = f'<rect class="st-back st-b-{back}" x="-54" y="-37" width="108" height="74" rx="4"/>'
        card += '<rect class="st-weave" x="-51" y="-34" width="102" height="68" rx="2"/>'
        card += f'<circle class="st-back st-b-{back}" r="25"/>'
        sign = inked(category, f"backsign-{back}", 1.7)
        drawn += stamp(f"back-{back}", card + sign)
        small = f'<rect class="st-back st-b-{back}" x="-11" y="-11" width="22" height="22" rx="4"/>'
        drawn += stamp(f"deck-{back}", small + inked(category, f"backsign-{back}", 0.85))
    weave = "M8 0V18.5M0 4.6L16 13.9M16 4.6L0 13.9M0 4.6V13.9M16 4.6V13.9"
    weave += "M0 4.6L8 0L16 4.6M0 13.9L8 18.5L16 13.9"
    pattern = '<pattern id="weave" patternUnits="userSpaceOnUse" width="16" height="18.5">'
    return drawn + f'{pattern}<path class="st-weaveline" d="{weave}"/></pattern>'
