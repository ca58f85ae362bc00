"""The graph of a review: everybody's chances, one's marks, and what moved the chance."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from japanboards.bots.review import Review
from japanboards.bots.review_story import (
    LUCK,
    OTHERS,
    OWN,
    Point,
    Stage,
    Step,
    points,
    stages,
    steps,
    turning_points,
)

WIDTH, LEFT, RIGHT = 960, 44, 916
TOP, FLOOR = 28, 152  # of the chances: 100 and 0
MARKS = 170  # where the marks stand
ZERO, REACH, BOTTOM = 236, 32, 284  # of the bars: their line, how far 20 points go, the end
LOOKS = ("", "two", "three", "four")  # of lines
PIN = 9  # radius of a turning point's letter
SHAPES = {
    "best": '<circle class="mk full" r="6"/>',
    "fine": '<circle class="mk" r="6"/>',
    "doubtful": '<path class="mk bad" d="M-6.5-4.5H6.5L0 6.5z"/>',
    "mistake": '<path class="mk bad full" d="M-6.5-4.5H6.5L0 6.5z"/>',
    "blunder": '<path class="mk bad full" d="M-6.5-7.5H6.5L0-.5zM-6.5 .5H6.5L0 7.5z"/>',
    "only move": '<path class="mk" d="M-7.5-6.5Q0-4.5 7.5-6.5M-6-2H6M-4.5-5.5V7.5M4.5-5.5V7.5"/>',
    "not settled": '<circle class="mk wait" r="6"/>',
}
HATCH = (
    '<pattern id="jbr-hatch" width="5" height="5" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V5" class="hatch"/></pattern>'
)


def tint(color: str) -> str:
    """The color of a seat, for whatever is inside; the style makes it paler where it is dark."""
    return f'style="--deep:{color};--seat:{color}"'


def shape(mark: str) -> str:
    """A mark as a small drawing."""
    return f'<svg viewBox="-9 -9 18 18" aria-hidden="true">{SHAPES[mark]}</svg>'


def graph(
    review: Review,
    chosen: int,
    names: Sequence[str],
    colors: Sequence[str],
    listed: Sequence[int],
) -> str:
    """The graph as SVG; every stage of it can be touched."""
    known, parts = points(review), stages(review)
    xs = Places(review.last, parts)
    here = next((stage for stage in parts if chosen in stage), None)
    drawn = [HATCH, *grid()]
    if here:
        drawn.append(cursor(xs, here))
    order = sorted(range(review.match.players), key=lambda seat: seat == review.seat)
    drawn += [band(known, xs, colors[review.seat])] if known else []
    drawn += [line(known, xs, seat, review.seat, colors[seat]) for seat in order]
    drawn += marks(review, xs, listed)
    drawn += [bars(review, xs, stage, colors[review.seat]) for stage in parts]
    drawn += [label(xs, stage, stage is here) for stage in thinned(parts)]
    drawn += [touch(xs, stage) for stage in parts]
    drawn += letters(review, xs)
    words = escape(course_in_words(known, names))
    return (
        f'<svg class="rv" viewBox="0 0 {WIDTH} {BOTTOM + 14}" role="img" aria-label="{words}">'
        f"{''.join(drawn)}</svg>"
    )


class Places:
    """Where things stand from left to right: stages are equally wide, moves within them too."""

    def __init__(self, last: int, parts: Sequence[Stage]) -> None:
        self.last, self.parts = last, parts
        self.wide = (RIGHT - LEFT) / max(1, len(parts))

    def at(self, at: float) -> float:
        """Where a position of the game stands."""
        for nth, stage in enumerate(self.parts):
            if at < stage.end:
                return LEFT + self.wide * (nth + (at - stage.first) / (stage.end - stage.first))
        return RIGHT

    def of(self, stage: Stage) -> tuple[float, float]:
        """Where a stage begins and ends."""
        nth = self.parts.index(stage)
        return LEFT + self.wide * nth, LEFT + self.wide * (nth + 1)


def y(chance: float) -> float:
    """How high a chance in percent stands."""
    return FLOOR - (FLOOR - TOP) * chance / 100


def grid() -> list[str]:
    """The lines behind it."""
    rows = [
        f'<path class="grid0" d="M{LEFT} {y(n):.0f}H{RIGHT}"/>'
        f'<text x="{LEFT - 6}" y="{y(n) + 4:.0f}" text-anchor="end">{n}</text>'
        for n in (0, 25, 50, 75, 100)
    ]
    for points_, text in ((20, "+20"), (-20, "−20")):
        at = ZERO - points_ * REACH / 20
        rows.append(
            f'<path class="grid0 dots" d="M{LEFT} {at}H{RIGHT}"/>'
            f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{text}</text>'
        )
    return [*rows, f'<path class="zero" d="M{LEFT} {ZERO}H{RIGHT}"/>']


def cursor(xs: Places, stage: Stage) -> str:
    """The frame of the chosen stage."""
    left, right = xs.of(stage)
    return (
        f'<rect class="cursor" x="{left:.1f}" y="{TOP - 6}" width="{right - left:.1f}" '
        f'height="{BOTTOM - TOP - 10}"/>'
    )


def line(known: Sequence[Point], xs: Places, seat: int, me: int, color: str) -> str:
    """A player's chances."""
    if not known:
        return ""
    way = "L".join(f"{xs.at(each.at):.1f} {y(each.chances[seat]):.1f}" for each in known)
    look = "me" if seat == me else LOOKS[1 + (seat - (seat > me)) % 3]
    return f'<path class="line {look}" d="M{way}" {tint(color)}/>'


def band(known: Sequence[Point], xs: Places, color: str) -> str:
    """Where the true chance of whoever looks lies 19 times in 20."""
    over = [(xs.at(each.at), y(min(100.0, each.high))) for each in known]
    under = [(xs.at(each.at), y(max(0.0, each.low))) for each in reversed(known)]
    way = "L".join(f"{x:.1f} {h:.1f}" for x, h in (*over, *under))
    return f'<path class="band" d="M{way}z" {tint(color)}/>'


def marks(review: Review, xs: Places, listed: Sequence[int]) -> list[str]:
    """The marks of the listed decisions; where they are crowded, the worst of each place."""
    worst: dict[int, tuple[int, str, float]] = {}
    ranks = list(SHAPES)
    for at in sorted(at for seat in listed for at in review.decisions(seat)):
        if not review.decided(at):
            continue
        found = review.judgment(at)
        mark = found.mark if found else "not settled"
        x = xs.at(at + 0.5)
        rank = -1 if mark == "not settled" else ranks.index(mark) % 5
        slot = int(x // 16)
        if slot not in worst or rank > worst[slot][0]:
            worst[slot] = rank, mark, x
    return [
        f'<g transform="translate({x:.1f} {MARKS}) scale(.85)">{SHAPES[mark]}</g>'
        for _, mark, x in worst.values()
    ]


def bars(review: Review, xs: Places, stage: Stage, color: str) -> str:
    """What moved the chance in a stage: decisions, luck, the others."""
    total = totals(steps(review), stage)
    left, right = xs.of(stage)
    wide = min(15.0, (right - left) / 4)
    middle, drawn = (left + right) / 2, []
    for nth, (kind, look) in enumerate(((OWN, "own"), (LUCK, "luck"), (OTHERS, "others"))):
        change = total[kind]
        high = min(REACH * 1.1, abs(change) * REACH / 20)
        x = middle + (nth - 1.5) * wide
        top = ZERO - high if change > 0 else ZERO
        if high > 0.3:
            drawn.append(
                f'<rect class="{look}" x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" '
                f'height="{high:.1f}" {tint(color)}/>'
            )
    largest = max(total, key=lambda kind: abs(total[kind]))
    if abs(total[largest]) >= 8 and right - left >= 26:
        risen = max(0.0, *total.values())  # above all bars: below them the stages have their names
        at = round(ZERO - min(REACH * 1.1, risen * REACH / 20) - 4, 1)
        what = {OWN: "decisions", LUCK: "luck", OTHERS: "others"}[largest]
        drawn.append(
            f'<text class="num" x="{middle:.1f}" y="{at}" text-anchor="middle">'
            f"<title>the longest bar: {what}</title>{signed(total[largest])}</text>"
        )
    return "".join(drawn)


def totals(moved: Sequence[Step], stage: Stage) -> dict[str, float]:
    """By kind, what moved the chance in a stage."""
    total: dict[str, float] = dict.fromkeys((OWN, LUCK, OTHERS), 0.0)
    for step in moved:
        if step.at in stage:
            total[step.kind] += step.change
    return total


def signed(change: float) -> str:
    """A change in points, with its sign.

    >>> signed(3.2), signed(-14.4), signed(0.3)
    ('+3', '−14', '0')
    """
    whole = round(change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "0"


def letters(review: Review, xs: Places) -> list[str]:
    """The turning points, with a line down to the curve."""
    known = {each.at: each for each in points(review)}
    drawn, last = list[str](), 0.0
    if not review.done:
        return drawn
    for nth, (letter, step) in enumerate(zip("ABC", turning_points(review), strict=False), 1):
        x = xs.at(step.at + 0.5)
        last = head = max(x, last + 2 * PIN + 2)  # of two that are close, one stands aside
        height = y(known[step.at].chances[review.seat]) if step.at in known else TOP + 20
        drawn.append(
            f'<g class="turning" data-act="turning" data-value="{nth}" role="button">'
            f"<title>Turning point {letter}: go there</title>"
            f'<path class="drop" d="M{head:.1f} 12L{x:.1f} 24V{height:.0f}"/>'
            f'<circle cx="{head:.1f}" cy="12" r="{PIN}"/>'
            f'<text x="{head:.1f}" y="16">{letter}</text></g>'
        )
    return drawn


def thinned(parts: Sequence[Stage]) -> list[Stage]:
    """The stages whose names have room below."""
    longest = max((len(stage.label) for stage in parts), default=1)
    each = max(1, -(-len(parts) * (longest * 8 + 8) // (RIGHT - LEFT)))
    return list(parts[::each])


def label(xs: Places, stage: Stage, here: bool) -> str:
    """The name of a stage below it."""
    left, right = xs.of(stage)
    return (
        f'<text class="{"num" if here else ""}" x="{(left + right) / 2:.1f}" y="{BOTTOM + 10}" '
        f'text-anchor="middle">{escape(stage.label)}</text>'
    )


def touch(xs: Places, stage: Stage) -> str:
    """Where a stage is touched."""
    left, right = xs.of(stage)
    return (
        f'<rect class="touch" data-act="stage" data-value="{stage.first}" x="{left:.1f}" y="{TOP}" '
        f'width="{right - left:.1f}" height="{BOTTOM - TOP}">'
        f"<title>{escape(stage.name)}</title></rect>"
    )


def course_in_words(known: Sequence[Point], names: Sequence[str]) -> str:
    """The graph for the ears: where everybody began and ended."""
    if not known:
        return "Win chances: not known yet"
    begin, end = known[0].chances, known[-1].chances
    ways = [f"{name} {a:.0f} to {b:.0f}" for name, a, b in zip(names, begin, end, strict=True)]
    return f"Win chances in percent from start to end: {'; '.join(ways)}"
