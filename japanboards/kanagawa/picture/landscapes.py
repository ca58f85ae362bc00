"""Scenery of the prints as stamps: skies, landscapes, and what joins two cards.

A cell is 100 wide and 132 high. At its edges every layer has the same height, so that any two
cards fit together; colors are custom properties, which a season gives to the mark or the card.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache

from .shapes import along, bar, box, cedar, disc, n, part, puff, stamp, use

CELL = (100, 132)
HORIZON, BANK = 88, 114  # where land and foreground meet the edges of a cell
SKIES = {  # from above: the dark band wiped onto the block, the field, the glow on the horizon
    "spring": ("#7aa7c4", "#cfe0e2", "#f7e6da", "#f3c6c2"),
    "summer": ("#1f5d98", "#79b0cf", "#dcebe2", "#f6e5b4"),
    "autumn": ("#b9542f", "#e9a865", "#f6dca6", "#f8ecc9"),
    "winter": ("#475f7a", "#8fa4b5", "#c9d3d8", "#e8e6df"),
    "storm": ("#25233f", "#4d4876", "#8f86ab", "#d3c2bd"),
}
OTHER_SKY = "summer"  # over a season of one's own
STOPS = (0, 0.1, 0.3, 0.5, 0.68)
FADE = ((0, "#000"), (0.09, "#2a2a2a"), (0.23, "#d5d5d5"), (0.32, "#fff"))


def gradient(name: str, stops: tuple[tuple[float, str], ...], down: bool) -> str:
    """A linear gradient."""
    drawn = "".join(f'<stop offset="{n(at, 2)}" stop-color="{color}"/>' for at, color in stops)
    way = ' x2="0" y2="1"' if down else ""
    return f'<linearGradient id="{name}"{way}>{drawn}</linearGradient>'


def mask(name: str, ground: str) -> str:
    """A mask that shades from one side of what it covers to the other."""
    return (
        f'<mask id="{name}" maskContentUnits="objectBoundingBox">'
        f'<rect width="1" height="1" fill="url(#{ground})"/></mask>'
    )


@cache
def paints() -> str:
    """Gradients, masks, and the scale pattern of the sea."""
    skies = "".join(
        gradient(f"light-{season}", tuple(zip(STOPS, (colors[0], *colors), strict=True)), down=True)
        for season, colors in SKIES.items()
    )
    scales = "".join(
        f'<circle cx="{n(x, 2)}" cy="{n(y)}" r="{n(r, 2)}"/>'
        for x, y in ((0, 3), (12.5, 3), (6.25, 6.1), (0, 9.2), (12.5, 9.2))
        for r in (6.25, 4.2, 2.2)
    )
    return (
        skies
        + gradient("fade-line", FADE, down=False)
        + mask("fade", "fade-line")
        + gradient("wipe-line", ((0, "#fff"), (1, "#000")), down=False)
        + mask("wipe", "wipe-line")
        + '<clipPath id="cell"><rect width="100.2" height="132"/></clipPath>'
        + f'<pattern id="scales" patternUnits="userSpaceOnUse" y="{BANK}" width="12.5" '
        f'height="6.2"><g class="st-scaleline">{scales}</g></pattern>'
    )


@cache
def skies() -> str:
    """By season: a sky that goes on, one that begins a print, and one that is wiped in."""
    drawn = ""
    for season in SKIES:
        air, light = weather(season)
        ground = f'fill="url(#light-{season})"'
        plain = f'<rect width="100.3" height="132" {ground}/>'
        wiped = f'<rect x="-22" width="122.3" height="132" {ground} mask="url(#fade)"/>'
        drawn += stamp(f"air-{season}", air) + stamp(f"sky-{season}", plain + use(f"air-{season}"))
        drawn += stamp(f"first-{season}", plain + use(f"air-{season}") + light)
        drawn += stamp(f"then-{season}", wiped + use(f"air-{season}") + light)
    return drawn


def dots(points: list[tuple[float, float]]) -> str:
    """Dots, drawn with the round ends of lines that have no length."""
    return "".join(f"M{x:.1f} {y:.1f}h0" for x, y in points)


def weather(season: str) -> tuple[str, str]:
    """What is in the air, and the one light of a run: sun, moon or bolt."""
    rng = random.Random(season)
    if season == "summer":
        clouds = bar(44, 36, 34, 4.4) + bar(62, 42, 26, 3.6)
        return part("cloud", clouds), part("sun", disc(74, 34, 10))
    if season == "autumn":
        geese = "".join(
            f"M{40 + 7 * k} {44 - 3.2 * k + k % 2}q2.4-3.4 4 0q1.8-3 4.4-1.4" for k in range(4)
        )
        return part("geese", geese), part("moon", disc(74, 32, 11))
    if season == "winter":
        flakes = [(rng.uniform(2, 98), rng.uniform(6, 84)) for _ in range(26)]
        return part("snow", dots(flakes[:13])) + part("flakes", dots(flakes[13:])), ""
    if season == "spring":
        petals = [(rng.uniform(4, 94), rng.uniform(24, 82)) for _ in range(13)]
        data = "".join(f"M{x:.1f} {y:.1f}q2.6-2.6 3.6 .6q-1.4 2.6-3.6-.6Z" for x, y in petals)
        return part("petal", data) + part("cloud", bar(10, 38, 30, 4.4) + bar(24, 44, 34, 3.6)), ""
    drops = [(rng.uniform(3, 99), rng.uniform(22, 80)) for _ in range(28)]
    rain = "".join(f"M{x:.1f} {y:.1f}l-3.4 11" for x, y in drops)
    gloom = puff(28, 20, 22, 8, 8) + puff(66, 14, 24, 8, 8)
    return part("rain", rain) + part("gloom", gloom), part(
        "bolt", "M74 14l-9 21h6l-7 19 17-24h-7l8-16Z"
    )


def ground(look: str, top: str) -> str:
    """Ground below an open line from edge to edge: the line alone is inked, not the cut."""
    return part(look, f"{top}V132.4H-.4Z") + part("keyline", top)


def bank(rng: random.Random) -> str:
    """The strip in front on which figures stand."""
    tufts = [(rng.uniform(4, 96), rng.uniform(119, 130)) for _ in range(6)]
    grass = "".join(
        f"M{x:.1f} {y:.1f}l-2-4M{x:.1f} {y:.1f}v-5.4M{x:.1f} {y:.1f}l2.2-4" for x, y in tufts
    )
    top = f"M-.4 {BANK}C24 {BANK - 4} 60 {BANK - 3} 100.4 {BANK}"
    return ground("--bank", top) + part("tuft", grass, "", 0)


def mountain(rng: random.Random, count: int) -> str:
    """Fuji with its snow. Two landscapes: a second peak."""
    x, top = rng.uniform(40, 46), rng.uniform(31, 36)
    drawn = peak(x + 36, top + 20, 36) if count > 1 else ""
    trees = "".join(
        cedar(a + rng.uniform(-1.5, 1.5), HORIZON + 11 + rng.uniform(-2, 3), rng.uniform(9, 15), 7)
        for a in range(4, 100, 9)
    )
    hill = (
        f"M-.4 {HORIZON}C20 {HORIZON - 5} 36 {HORIZON + 6} 56 {HORIZON + 2}"
        f"S84 {HORIZON - 3} 100.4 {HORIZON}"
    )
    haze = part("haze", bar(8, 78, 46, 4) + bar(44, 83, 40, 3.4))
    return (
        drawn
        + peak(x, top, 64)
        + ground("--hill", hill)
        + part("wood", trees, "", 0)
        + haze
        + bank(rng)
    )


def peak(x: float, top: float, wide: float) -> str:
    """A cone with a snow cap in fingers and a few key lines."""
    foot = HORIZON + 10
    rise, deep = foot - top, 0.4
    left = (
        (x - wide, foot),
        (x - wide * 0.42, foot - rise * 0.12),
        (x - wide * 0.24, top + rise * 0.42),
        (x - 5, top),
    )
    right = (
        (x + 6, top),
        (x + wide * 0.25, top + rise * 0.42),
        (x + wide * 0.44, foot - rise * 0.12),
        (x + wide * 1.04, foot),
    )
    rim = f"l3 1.6 2.6-1.8 2.4 1.8L{x + 6} {top}"
    cone = f"M{spell(left[0])}C{spell(*left[1:])}{rim}C{spell(*right[1:])}Z"
    a, b = along(left, 1 - 0.5 * deep), along(right, 0.5 * deep)
    fingers = ""
    for k in range(8):
        t, drop = k / 7, 0.0 if k in (0, 7) else rise * (0.17 if k % 2 else -0.03)
        fingers += f"L{spell((b[0] + (a[0] - b[0]) * t, b[1] + (a[1] - b[1]) * t + drop))}"
    cap = f"M{spell(a)}L{spell(along(left, 1 - 0.25 * deep))}L{x - 5} {top}{rim}"
    cap += f"L{spell(along(right, 0.25 * deep))}{fingers}Z"
    ridges = "".join(
        f"M{x + wide * 0.085 * k} {top + rise * (0.62 + 0.05 * abs(k))}"
        f"q{wide * 0.016 * k} {rise * 0.1} {wide * 0.06 * k} {rise * 0.17}"
        for k in (-3, -2, -1, 1, 2, 3)
    )
    return part("fuji", cone) + part("cap", cap) + part("ridge", ridges)


def spell(*points: tuple[float, float]) -> str:
    """Points as path data have them."""
    return " ".join(f"{x:.2f} {y:.2f}" for x, y in points)


def ocean(rng: random.Random, count: int) -> str:
    """The sea with a breaking wave, and scale waves in front. Two landscapes: a second wave."""
    flip = rng.random() < 0.5
    swell = "".join(f"M{a} {b}q5-3 10 0t10 0" for a, b in ((2, 93), (72, 92), (78, 99)))
    drawn = part("--water", box(-0.4, HORIZON - 2, 100.8, 46)) + part("swell", swell)
    if count > 1:
        drawn += wave(30 if flip else 72, 68, 0.6, not flip)
    drawn += wave(56 if flip else 44, rng.uniform(42, 52), rng.uniform(0.9, 1), flip)
    front = f"M-.4 {BANK - 1}" + "q6.3-4.6 12.6 0t12.6 0" * 4
    water = f"{front}V132.4H-.4Z"
    return (
        drawn + part("--scales", water) + part("seigaiha", water) + part("keyline", front) + islet()
    )


BODY = (
    "M104 120C98 104 92 76 76 58 66 47 52 40 38 44 26 48 18 58 19 72 24 64 33 62 40 68"
    " 47 76 42 94 22 106 14 110 6 114 -2 118L30 130 104 130Z"
)
STRIPES = (
    "M92 108C82 84 72 66 54 55 48 52 42 51 36 52 50 58 64 80 66 110Z"
    "M56 110C58 88 54 72 44 62 50 76 48 94 38 108Z"
)
PALE = "M80 110C74 88 66 72 54 62 62 76 66 92 68 110ZM46 108C53 94 54 80 50 70 51 84 48 96 42 108Z"
SPRAY = ((6, 62), (12, 50), (9, 74), (20, 40), (30, 34), (2, 72), (15, 84))
CLAWS = ((0.1, -8, 3), (0.32, -9, 5), (0.55, -8, 7), (0.78, -6, 9), (1, -2, 10))


def wave(x: float, top: float, size: float, flip: bool) -> str:
    """A breaking wave that curls to the left, or to the right."""
    side = -1 if flip else 1
    place = (
        f"translate({n(x - side * 44 * size)} {n(top - 44 * size)})"
        f"scale({n(side * size, 2)} {n(size, 2)})"
    )
    return f'<g transform="{place}"><use href="#wave"/></g>'


def breaker() -> str:
    """The wave itself; its foam has claws."""
    crest = ((92.0, 84.0), (78.0, 56.0), (56.0, 34.0), (32.0, 46.0))
    lip = ((33.0, 45.0), (20.0, 49.0), (15.0, 60.0), (19.0, 74.0))
    foam = "".join(disc(*along(crest, t / 8), 2.2 + 3.4 * t / 8) for t in range(9))
    foam += "".join(disc(*along(lip, t), 5.2 - 2.4 * t) for t in (0.15, 0.36, 0.56, 0.76, 0.95))
    for t, dx, dy in CLAWS:
        a, b = along(lip, t)
        foam += f"M{a} {b - 3.4}Q{a + dx * 0.9} {b - 2} {a + dx} {b + dy}"
        foam += f"Q{a + dx * 0.3} {b + dy * 0.4} {a + 2} {b + 3.4}Z"
    body = part("wave", BODY) + part("--stripe", STRIPES) + part("--pale", PALE)
    return stamp("wave", body + part("foam", foam) + part("spray", dots(list(SPRAY))))


def forest(rng: random.Random, count: int) -> str:
    """Cedars on a hill, and the season's trees among them. Two landscapes: a taller hill."""
    high = 20 + 12 * (count > 1)

    def height(a: float) -> float:
        return HORIZON + 5 - high * math.sin(math.pi * min(1, max(0, a / 100))) * 0.72

    knoll = (
        f"M-14 {HORIZON + 6}C10 {HORIZON - 2} 22 {HORIZON - high - 8} 48 {HORIZON - high - 10}"
        f"S92 {HORIZON} 114 {HORIZON + 6}Z"
    )
    back = [
        (a + rng.uniform(-2, 2), rng.uniform(24, 36) + 4 * (count > 1)) for a in range(8, 96, 12)
    ]
    front = [(a + rng.uniform(-2.5, 2.5), rng.uniform(19, 28)) for a in range(12, 94, 16)]
    gay = [(a + rng.uniform(-4, 4), rng.uniform(5.5, 8)) for a in (14, 36, 62, 88)]
    hill = (
        f"M-.4 {HORIZON}C20 {HORIZON - 1} 30 {HORIZON - high * 0.5} 50 {HORIZON - high * 0.46}"
        f"S80 {HORIZON} 100.4 {HORIZON}"
    )
    stems = "".join(f"M{a} {height(a) + 22}v{-9 - r}" for a, r in gay)
    return (
        part("--knoll", knoll)
        + part("--deep", "".join(cedar(a, height(a) + 2, h, h * 0.44, 4) for a, h in back), "", 0)
        + ground("--hill", hill)
        + part("wood", "".join(cedar(a, height(a) + 15, h, h * 0.5) for a, h in front), "", 0)
        + part("stem", stems)
        + part("crown", "".join(puff(a, height(a) + 9, r, r * 0.84, 7) for a, r in gay))
        + bank(rng)
    )


def plain(rng: random.Random, count: int) -> str:
    """Fields in perspective, far hills and a river. Two landscapes: a field on a hill."""
    far = (
        f"M-12 {HORIZON + 4}C6 {HORIZON - 12} 20 {HORIZON - 15} 34 {HORIZON - 5}"
        f"S64 {HORIZON - 17} 80 {HORIZON - 8}S104 {HORIZON} 114 {HORIZON + 4}Z"
    )
    drawn = part("--farhill", far)
    drawn += ground("--field", f"M-.4 {HORIZON}C30 {HORIZON - 4} 70 {HORIZON - 4} 100.4 {HORIZON}")
    if count > 1:
        rise = f"M40 {HORIZON + 9}C54 {HORIZON - 12} 78 {HORIZON - 16} 100.4 {HORIZON + 1}"
        drawn += part("--hill", f"{rise}V{HORIZON + 14}Z")
    middle = rng.uniform(34, 64)
    beds = "".join(
        f"M{middle + 6 * k} {HORIZON - 1}h6L{middle + 17 * (k + 1)} {BANK}h-17Z"
        for k in range(-5, 6, 2)
    )
    y = HORIZON + 14
    river = (
        f"M2 {y}C26 {y - 6} 44 {y + 2} 62 {y - 3}S90 {y - 4} 98 {y}"
        f"C84 {y + 1} 78 {y + 4} 62 {y + 3}S22 {y + 1} 2 {y}Z"
    )
    spots = [(a + rng.uniform(-3, 3), HORIZON + 4 + rng.uniform(-1, 1)) for a in (10, 24, 76, 91)]
    bushes = "".join(puff(a, b, 4.6, 3.6, 6) for a, b in spots)
    return drawn + part("--beds", beds) + part("--river", river) + part("crown", bushes) + bank(rng)


LANDSCAPES: dict[str, Callable[[random.Random, int], str]] = {
    "forest": forest,
    "ocean": ocean,
    "mountain": mountain,
    "plain": plain,
}
STANDING = {"mountain": 58, "ocean": 54}  # where a figure stands, if not in the middle
OTHER_LAND = "plain"  # where a card needs a landscape of one's own, or none


def land_of(needs: tuple[str, ...]) -> str:
    """The landscape that a card shows."""
    return needs[0] if needs and needs[0] in LANDSCAPES else OTHER_LAND


@cache
def lands() -> str:
    """Every landscape: one alone, mirrored, and several; and in the window of a card."""
    drawn = breaker()
    for kind, draw in LANDSCAPES.items():
        for nth in (1, 2):
            body = draw(random.Random(f"{kind} {nth}"), nth)
            drawn += stamp(f"{kind}-{nth}", body, ' clip-path="url(#cell)"')
        drawn += (
            f'<g id="{kind}-3"><g transform="matrix(-1 0 0 1 100 0)">{use(f"{kind}-1")}</g></g>'
        )
        drawn += "".join(seen(f"{kind}-{nth}") for nth in (1, 2, 3))
        drawn += "".join(
            stamp(f"at-{kind}-{nth}", use(f"{kind}-{nth}", -50, -66)) for nth in (1, 2, 3)
        )
    drawn += "".join(seen(f"first-{season}") for season in SKIES)
    return drawn + seams()


def seen(name: str) -> str:
    """Scenery as it is seen in the window of a card."""
    place = "translate(-21 -55.6)scale(.72)"
    return f'<g id="in-{name}" clip-path="url(#window)"><g transform="{place}">{use(name)}</g></g>'


def islet() -> str:
    """A rock in the sea, so that a figure has a place to stand."""
    x = STANDING["ocean"]
    foam = bar(x - 34, 122, 68, 5) + bar(x - 22, 128, 46, 3)
    rock = f"M{x - 33} 125C{x - 28} 117 {x - 16} 115 {x} 115S{x + 28} 117 {x + 33} 125Z"
    return part("foam", foam) + part("rock", rock)


def seams() -> str:
    """What joins two cards at x = 0: a shore, ground that is wiped in, and mist."""
    mist = part("haze", bar(-24, 72, 32, 5) + bar(-10, 79.4, 30, 4.4) + bar(-22, 86, 20, 3.6))
    point = f"M-.5 {HORIZON}C8 {HORIZON} 16 {HORIZON + 5} 24 {HORIZON + 12}"
    shore = f"M-.5 {BANK}C8 {BANK + 1} 15 {BANK + 7} 18 133"
    spit = f"{point}C14 {BANK - 4} 8 {BANK} -.5 {BANK + 2}Z"
    surf = f"M4 {BANK - 2}C15 {BANK - 1} 22 {BANK + 7} 25 132L4 132Z"
    wash = (
        f"M14 {HORIZON + 4}C22 {HORIZON + 7} 28 {HORIZON + 12} 34 {HORIZON + 15}L10 {HORIZON + 16}Z"
    )
    coast = part("spray", wash) + part("--hill", spit) + part("keyline", point) + part("foam", surf)
    coast += part("--bank", f"{shore}L-.5 132Z") + part("keyline", shore)
    wiped = ' mask="url(#wipe)"'
    blend = part("--hill", box(-0.4, HORIZON + 1.5, 24, 27), wiped)
    near = f"M-.4 {BANK}C8 {BANK - 1.3} 16 {BANK - 2} 30 {BANK - 2.5}V132.4H-.4Z"
    return (
        stamp("shore-right", coast + use("mist"))
        + f'<g id="shore-left"><g transform="scale(-1 1)">{coast}</g>{use("mist")}</g>'
        + stamp("blend", blend + part("--bank", near, wiped) + use("mist"))
        + stamp("mist", mist)
    )
