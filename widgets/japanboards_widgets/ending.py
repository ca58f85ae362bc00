"""The end of a game as HTML: stacks by source, the course of the points, moments."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from japanboards.core import ending
from japanboards.core.around import Strip, colors
from japanboards.core.match import Match
from japanboards.core.sources import Source, largest, sources
from japanboards.core.viewer import Viewer

WIDTH, HEIGHT, LEFT, TOP = 560, 170, 30, 12  # of the chart of the points


def end(match: Match[Any, Any], viewer: Viewer, strips: Sequence[Strip]) -> str:
    """What stands in place of the board when all is over."""
    found = largest(sources(match.game, match.states[-1], match.players))
    paints = colors(match.game, match.states[-1])
    parts = [
        part("came", "Where the points came from", stacks(found, strips) + legend(found)),
        part("went", "How it went", chart(ending.course(match), strips, paints)),
        part("three", "Moments", cards(ending.moments(match, viewer))),
    ]
    return "".join(parts)


def part(look: str, title: str, inside: str) -> str:
    """A part of it, with its title."""
    return f'<div class="{look}"><h3 class="serif">{title}</h3>{inside}</div>' if inside else ""


def stacks(found: Sequence[Source], strips: Sequence[Strip]) -> str:
    """A bar per player, a piece per source; what was lost is dashed."""
    reach = max((sum(abs(s.points[strip.seat]) for s in found) for strip in strips), default=1) or 1
    return (
        f'<div class="stand">{"".join(stack(found, strip, 100 / reach) for strip in strips)}</div>'
    )


def stack(found: Sequence[Source], strip: Strip, per: float) -> str:
    """One player's bar."""
    points = [(nth, source, source.points[strip.seat]) for nth, source in enumerate(found)]
    pieces = "".join(
        f'<span class="s{nth}{" minus" if n < 0 else ""}" style="flex-basis:{abs(n) * per:.2f}%" '
        f'title="{escape(source.name)}: {n}">{n}</span>'
        for nth, source, n in points
        if n
    )
    words = ", ".join(f"{source.name} {n}" for _, source, n in points if n)
    label = escape(f"{strip.name}: {words}; {strip.score} in all")
    return (
        f'<b class="rank">{strip.rank}</b><b class="who" style="--deep:{strip.color}">'
        f'<span class="dot"></span>{escape(strip.name)}</b>'
        f'<div class="stack" role="img" aria-label="{label}">{pieces}</div>'
        f'<b class="total serif">{strip.score}</b>'
    )


def legend(found: Sequence[Source]) -> str:
    """The sources by their colors, with the clauses behind them."""
    rows = "".join(
        f'<li><i class="s{nth}"></i>{escape(source.name)} '
        f'<span class="jb-id">{escape(", ".join(source.clauses[:3]))}</span></li>'
        for nth, source in enumerate(found)
    )
    return f'<ul class="legend">{rows}</ul>' if rows else ""


def chart(course: ending.Course, strips: Sequence[Strip], seats: Sequence[str]) -> str:
    """The points as lines, one per player."""
    low = min(0, *(min(each) for each in course.points))
    high = max(1, *(max(each) for each in course.points))
    xs = [LEFT + (WIDTH - LEFT - 34) * at / max(course.at[-1], 1) for at in course.at]

    def y(points: float) -> float:
        return TOP + HEIGHT * (high - points) / (high - low)

    lines = [grid(n, y(n)) for n in ticks(low, high)]
    lines += [
        f'<text x="{x:.0f}" y="{HEIGHT + TOP + 22}" text-anchor="middle">{name}</text>'
        for x, name in zip(xs, course.names, strict=True)
    ]
    for strip in strips:
        way = "L".join(
            f"{x:.1f} {y(each[strip.seat]):.1f}" for x, each in zip(xs, course.points, strict=True)
        )
        color = seats[strip.seat % len(seats)]
        lines.append(f'<path d="M{way}" style="stroke:{color}" class="curve"/>')
        end_y = y(course.points[-1][strip.seat])
        lines.append(
            f'<text x="{WIDTH - 28}" y="{end_y + 4:.0f}"><tspan>{strip.seat + 1}</tspan></text>'
        )
    last = "; ".join(f"{strip.name} {strip.score}" for strip in strips)
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT + TOP + 30}" role="img" '
        f'aria-label="The points from start to end: {escape(last)}">{"".join(lines)}</svg>'
    )


def grid(points: int, y: float) -> str:
    """A line of the chart at so many points."""
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - 34}" class="grid"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{points}</text>'
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
