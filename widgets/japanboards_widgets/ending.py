"""The end of a game as HTML: stacks by source, the course of the points, moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from japanboards.core import ending
from japanboards.core.around import COLORS, Strip, colors
from japanboards.core.game import Seat
from japanboards.core.match import Match
from japanboards.core.rulebook import rule_name
from japanboards.core.scene import Closing, Scene, svg
from japanboards.core.sources import Source, largest, sources_of
from japanboards.core.story import said_to, to_you
from japanboards.core.viewer import Viewer, addressed, is_alone, scene_at
from japanboards.core.words import listed, minus

GREY = "#8d8479"  # of curves, where no seat has a color of its own: read on any page
WIDTH, HEIGHT, LEFT, TOP = 560, 164, 30, 34  # of the chart of the points
ROW = 11  # where the letters of moments stand, above all that is drawn


def end(match: Match[Any, Any], viewer: Viewer, strips: Sequence[Strip]) -> str:
    """What stands in place of the board when all is over."""
    found = largest(sources_of(match.game, match.states, match.players))
    looks = [look(nth, each, source_colors(match)) for nth, each in enumerate(found)]
    moments = ending.moments(match, viewer)
    finish = getattr(match.game.scene, "finish", None)
    ends = finish(match.state) if finish else None
    course = ending.course(match)
    curves = chart(course, strips, paints(match, strips), moments, ends)
    parts = [
        part(
            "came",
            "Where the points came from",
            stacks(found, looks, strips) + legend(found, looks),
        ),
        part("went", f"How it went: points, by {course.by}", curves),
        closing(match, viewer),
        part("three", "Moments that mattered", cards(moments)),
    ]
    return "".join(parts)


def closing(match: Match[Any, Any], viewer: Viewer) -> str:
    """The game's own pictures of how it ended, or the heading of its last board."""
    offered = getattr(match.game.scene, "closing", None)
    board = scene_at(match, len(match.moves), viewer)
    found: Closing | None = offered(match.states, board) if offered else None
    if not found:
        return part("last", "The board at the end", " ")
    heading, note, pictures = found
    note = said_to(note, viewer.seat) if is_alone(match, viewer.seat) else note
    drawn = "".join(picture(name, scene, viewer, match) for name, scene in pictures)
    inside = f'<div class="pictures">{drawn}</div><p>{escape(note)}</p>'
    return part("last closing", escape(heading), inside)


def picture(name: str, scene: Scene, viewer: Viewer, match: Match[Any, Any]) -> str:
    """One of the pictures, under its name; who looks alone is called "You"."""
    alone = is_alone(match, viewer.seat)
    said = addressed(scene, viewer.seat) if alone else scene
    title = to_you(name, viewer.seat) if alone else name
    caption = f"<figcaption>{escape(title)}</figcaption>" if title else ""
    return f"<figure>{caption}{svg(said, (), 500)}</figure>"


def source_colors(match: Match[Any, Any]) -> Mapping[str, str]:
    """The colors that the game has for where points come from."""
    offered = getattr(match.game.scene, "source_colors", None)
    return offered(match.states[-1]) if offered else {}


def look(nth: int, source: Source, own: Mapping[str, str]) -> str:
    """How a source is painted: in the game's color for it, or in one of the table's."""
    named = [name for name in own if source.name.startswith(name)]
    if not named:
        return f'class="s{nth}"'
    color = own[max(named, key=len)]
    return f'class="own" style="--c:{color};--on:{ink_on(color)}"'


def ink_on(color: str) -> str:
    """The ink that is read on a color.

    >>> ink_on("#e6b422"), ink_on("#35333a")
    ('#2a211b', '#fff')
    """
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return "#2a211b" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "#fff"


def paints(match: Match[Any, Any], strips: Sequence[Strip]) -> dict[Seat, str]:
    """A color for each seat's curve: its own, or another where all seats have the same.

    Two curves of one color are told apart by their dashes.
    """
    own = colors(match.game, match.states[-1])
    distinct = len({own[strip.seat % len(own)] for strip in strips}) == len(strips)
    found = own if distinct else (GREY,) if len(strips) <= 2 else COLORS
    return {strip.seat: found[strip.seat % len(found)] for strip in strips}


def part(look: str, title: str, inside: str) -> str:
    """A part of it, with its title."""
    return f'<div class="{look}"><h3 class="serif">{title}</h3>{inside}</div>' if inside else ""


def stacks(found: Sequence[Source], looks: Sequence[str], strips: Sequence[Strip]) -> str:
    """A bar per player, a piece per source; what was lost is dashed, and left of zero."""
    lost = max((lost_by(found, strip) for strip in strips), default=0)
    won = max((strip.score + lost_by(found, strip) for strip in strips), default=1)
    rows = "".join(stack(found, looks, strip, 100 / ((lost + won) or 1), lost) for strip in strips)
    return f'<div class="stand">{rows}</div>'


def lost_by(found: Sequence[Source], strip: Strip) -> int:
    """How many points a player lost."""
    return -sum(min(0, source.points[strip.seat]) for source in found)


def stack(
    found: Sequence[Source], looks: Sequence[str], strip: Strip, per: float, lost: int
) -> str:
    """One player's bar; ``lost`` is what has to have room left of zero."""
    points = [(source, source.points[strip.seat]) for source in found]
    told = sorted(zip(points, looks, strict=True), key=lambda each: each[0][1] >= 0)
    before = (lost - lost_by(found, strip)) * per
    pieces = f'<span style="flex:none;width:{before:.2f}%"></span>' if before else ""
    pieces += "".join(
        f'<span class="piece" style="flex-basis:{abs(n) * per:.2f}%" title="'
        f'{escape(source.name)}: {minus(n)}"><i {paint}{" data-minus" * (n < 0)}>{minus(n)}</i>'
        "</span>"
        for (source, n), paint in told
        if n
    )
    words = ", ".join(f"{source.name} {n}" for source, n in points if n)
    label = escape(f"{strip.name}: {words}; {minus(strip.score)} in all")
    return (
        f'<b class="rank">{strip.rank}</b><b class="who" style="--deep:{strip.color}">'
        f'<span class="dot"></span>{escape(strip.name)}</b>'
        f'<div class="stack" role="img" aria-label="{label}">{pieces}</div>'
        f'<b class="total serif">{minus(strip.score)}</b>'
    )


def legend(found: Sequence[Source], looks: Sequence[str]) -> str:
    """The sources by their colors, with the clauses behind them; several by the same, once."""
    rows = "".join(
        f"<li><i {paint}{' data-minus' * (max(source.points) <= 0)}></i>{escape(source.name)}"
        f"{cited(found, nth)}</li>"
        for nth, (source, paint) in enumerate(zip(found, looks, strict=True))
    )
    lost = [source.name for source in found if min(source.points) < 0 < max(source.points)]
    if lost:  # what others won by it has its color
        rows += f"<li><i data-minus></i>lost: {escape(listed(lost, len(lost)))}</li>"
    return f'<ul class="legend">{rows}</ul>' if rows else ""


def cited(found: Sequence[Source], nth: int) -> str:
    """The clauses behind a source, unless they stand at a later one, as those of all of them."""
    clauses = found[nth].clauses[:3]
    alike = [other for other, source in enumerate(found) if source.clauses[:3] == clauses]
    if nth != alike[-1]:
        return ""
    each = "; each by" if len(alike) > 1 else ""
    return f'{each} <span class="jb-id">{", ".join(map(rule_name, clauses))}</span>'


def chart(
    course: ending.Course,
    strips: Sequence[Strip],
    seats: Mapping[Seat, str],
    moments: Sequence[ending.Moment] = (),
    until: tuple[int, str] | None = None,
) -> str:
    """The points as lines, one per player, each with its own dash; moments as letters.

    ``until`` has the points that end the game, and words for them.
    """
    low = min(0, *(min(each) for each in course.points))
    high = max(1, *(max(each) for each in course.points))
    xs = [LEFT + (WIDTH - LEFT - 34) * course.share(at) for at in course.at]

    def y(points: float) -> float:
        return TOP + HEIGHT * (high - points) / (high - low)

    lines = [grid(n, y(n)) for n in ticks(low, high)]
    if until and low <= until[0] <= high:
        lines.append(finish_line(until[1], y(until[0])))
    lines += [
        f'<text x="{x:.0f}" y="{HEIGHT + TOP + 22}" text-anchor="middle">{name}</text>'
        for x, name in zip(xs, course.names, strict=True)
    ]
    for strip in reversed(strips):  # the best lies on top
        way = "L".join(
            f"{x:.1f} {y(each[strip.seat]):.1f}" for x, each in zip(xs, course.points, strict=True)
        )
        lines.append(
            f'<path d="M{way}" style="stroke:{seats[strip.seat]}" class="curve dash{strip.seat}"/>'
        )
    ends = apart([y(course.points[-1][strip.seat]) for strip in strips])
    for strip, end_y in zip(strips, ends, strict=True):
        lines.append(badge(WIDTH - 18, end_y, str(strip.seat + 1), seats[strip.seat]))
    where = [LEFT + (WIDTH - LEFT - 34) * course.share(moment.at) for moment in moments]
    for letter, x in zip("ABC", side_by_side(where), strict=False):
        lines.append(badge(x, ROW, letter, "var(--pin)"))
    last = "; ".join(f"{strip.name} {minus(strip.score)}" for strip in strips)
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT + TOP + 30}" role="img" '
        f'aria-label="The points from start to end: {escape(last)}">{"".join(lines)}</svg>'
    )


APART = 19  # from one badge at the end of a curve to the next


def apart(ys: Sequence[float]) -> list[float]:
    """Places for badges that would lie on each other: the given ones, from the best downward.

    >>> apart([10, 10, 60])
    [10, 29, 60]
    """
    found: list[float] = []
    for y in ys:
        found.append(max(y, found[-1] + APART) if found else y)
    over = max(0.0, found[-1] - HEIGHT - TOP) if found else 0
    return [y - over for y in found] if over else found


def side_by_side(xs: Sequence[float]) -> list[float]:
    """Places for badges in a row, which would lie on each other: those before make room.

    >>> side_by_side([100, 515, 520])
    [100, 497, 516]
    """
    found: list[float] = []
    for x in reversed(xs):
        found.append(min(x, found[-1] - APART if found else WIDTH - 44))
    return found[::-1]


def badge(x: float, y: float, text: str, color: str) -> str:
    """A disc with a letter."""
    return (
        f'<g class="badge" transform="translate({x:.1f} {y:.1f})"><circle r="9" '
        f'style="fill:{color}"/><text y="4.500" text-anchor="middle">{text}</text></g>'
    )


def grid(points: int, y: float) -> str:
    """A line of the chart at this many points."""
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - 34}" class="grid"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{points}</text>'
    )


def finish_line(words: str, y: float) -> str:
    """The line of the chart that ends the game."""
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - 34}" class="grid finish"/>'
        f'<text x="{LEFT + 6}" y="{y - 5:.1f}">{escape(words)}</text>'
    )


def ticks(low: int, high: int) -> list[int]:
    """A few round numbers between two.

    >>> ticks(-3, 47), ticks(0, 4)
    ([0, 10, 20, 30, 40], [0, 1, 2, 3, 4])
    """
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 5)
    return [n for n in range(step * (low // step), high + 1, step) if n >= low]


def cards(found: Sequence[ending.Moment]) -> str:
    """The moments, each with the way to its position."""
    rows = "".join(
        f'<li><span class="pin">{letter}</span><div><b>{escape(moment.title)}</b>'
        f"<small>{escape(moment.why)}</small>"
        f'<button type="button" class="link" data-act="at" data-value="{moment.at}">'
        "Go there</button></div></li>"
        for letter, moment in zip("ABC", found, strict=False)
    )
    return f'<ol class="moments">{rows}</ol>' if rows else ""
