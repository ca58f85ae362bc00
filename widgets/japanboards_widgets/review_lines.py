"""The tree of lines that were tried out from a game, as HTML: touched, it leads there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import takewhile
from typing import Any

from japanboards.core.game import CHANCE
from japanboards.core.match import Match
from japanboards.core.story import moves_before

GAME = -1  # in the place of a line's number: the game as it was played
WIDE, HIGH, EDGE = 30, 30, 17  # between two positions, between two lines, and before the first
SHOWN = 8  # moves of the game that are shown before and after what was tried out


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the tree: its number, the row and position it leaves, and where it ends."""

    line: int
    parent: int  # the row it branches off from
    first: int  # position of the game before its first own move
    end: int  # its last position


def shared(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many moves two lines have in common at their beginning.

    >>> shared("abc", "abx"), shared("", "a")
    (2, 0)
    """
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def moves_of(match: Match[Any, Any], line: int) -> list[Any]:
    """All moves from the start to the end of a line."""
    if line == GAME:
        return list(match.moves)
    kept = match.variations[line]
    return [*match.moves[: kept.at], *kept.moves]


def rows_of(match: Match[Any, Any]) -> list[Row]:
    """The game, and below it every line where it leaves the one it shares most with."""
    rows, known = [Row(GAME, 0, 0, len(match.moves))], [list(match.moves)]
    for line in range(len(match.variations)):
        moves = moves_of(match, line)
        alike = [shared(moves, each) for each in known]
        parent = alike.index(max(alike))
        rows.append(Row(line, parent, alike[parent], len(moves)))
        known.append(moves)
    return rows


def place_of(match: Match[Any, Any], moves: Sequence[Any]) -> tuple[int, int]:
    """The line and the position that these moves lead to; in the game, if it went like this."""
    for line in (GAME, *range(len(match.variations))):
        if list(moves) == moves_of(match, line)[: len(moves)]:
            return line, len(moves)
    return GAME, min(len(moves), len(match.moves))


def is_line(match: Match[Any, Any], moves: Sequence[Any], states: Sequence[Any]) -> bool:
    """Somebody decided something that was not played in the game: luck alone is no line."""
    since = shared(moves, match.moves)
    return any(match.game.to_move(states[at]) != CHANCE for at in range(since, len(moves)))


def window(match: Match[Any, Any], rows: Sequence[Row], here: int) -> tuple[int, int]:
    """The positions between which the tree is shown."""
    firsts, ends = [row.first for row in rows[1:]], [row.end for row in rows[1:]]
    first, last = min([*firsts, here]), max([*ends, here])
    return max(0, first - SHOWN), min(max(len(match.moves), *ends, here), last + SHOWN)


def tree(match: Match[Any, Any], moves: Sequence[Any]) -> str:
    """All lines; the way to where one is, is thick, and the position itself framed."""
    rows, here = rows_of(match), place_of(match, moves)
    first, last = window(match, rows, here[1])
    way = way_to(rows, here)
    ways, nodes = [], []
    for nth, row in enumerate(rows):
        begin, end = max(first, row.first), min(last, row.end)
        passed = way.get(row.line, row.first)
        ways.append(path(nth, row, begin, end))
        if passed > begin:
            ways.append(path(nth, row, begin, passed, "way"))
        start = begin if row.line == GAME else begin + 1
        nodes += [node(match, nth, row.line, at, (row.line, at) == here, first)
                  for at in range(start, end + 1)]  # fmt: skip
    wide, high = 2 * EDGE + WIDE * (last - first), HIGH * len(rows)
    shift = EDGE - WIDE * first
    drawn = f'<g transform="translate({shift} {HIGH / 2})">{"".join(ways)}</g>'
    return (
        f'<div class="tree"><div class="lines" style="width:{wide}px;height:{high}px">'
        f'<svg width="{wide}" height="{high}" aria-hidden="true">{drawn}</svg>{"".join(nodes)}'
        f"</div></div>"
    )


def way_to(rows: Sequence[Row], here: tuple[int, int]) -> dict[int, int]:
    """By line, how far along it the way to here goes."""
    nth, at = next(n for n, row in enumerate(rows) if row.line == here[0]), here[1]
    found = {rows[nth].line: at}
    while nth:
        nth, at = rows[nth].parent, rows[nth].first
        found[rows[nth].line] = at
    return found


def path(nth: int, row: Row, begin: int, end: int, look: str = "") -> str:
    """A line as drawn: down from the one it leaves, and on to its end."""
    down = f"M{WIDE * begin} {HIGH * row.parent}L{WIDE * begin + WIDE / 2} {HIGH * nth}H"
    along = f"M{WIDE * begin} {HIGH * nth}H"
    way = along if row.line == GAME or begin > row.first else down
    return f'<path class="{look}" d="{way}{WIDE * end}"/>'


def node(match: Match[Any, Any], nth: int, line: int, at: int, here: bool, first: int) -> str:
    """A position to go to, with what led there."""
    number = moves_before(match, at)
    shown = "·" if at and number == moves_before(match, at - 1) else str(number)
    told = escape(f"{'Game' if line == GAME else f'Line {line + 1}'}, move {number}")
    look = "game" if line == GAME else "own"
    left, top = EDGE + WIDE * (at - first), HIGH * nth + HIGH // 2
    now = ' aria-current="true"' if here else ""
    return (
        f'<button type="button" class="node {look}" data-act="line" data-value="{line} {at}"{now} '
        f'style="left:{left}px;top:{top}px" title="{told}" aria-label="{told}">{shown}</button>'
    )


def where(match: Match[Any, Any], moves: Sequence[Any], told: str) -> str:
    """In words, where in the tree one is, and what led there."""
    line, at = place_of(match, moves)
    name = "The game" if line == GAME else f"Line {line + 1}"
    last = f": {told}" if told else ""
    return f"<b>{name}, move {moves_before(match, at)}</b>{escape(last)}"
