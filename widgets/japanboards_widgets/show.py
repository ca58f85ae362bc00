"""Pieces of a table as HTML: the log, the score sheet, the odds. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from typing import Any

from japanboards.core.game import Forecast, Game, scores
from japanboards.core.rulebook import rule_name
from japanboards.core.sources import Source, sources
from japanboards.core.story import Group, Line
from japanboards.core.words import capital


def log(groups: Sequence[Group], colors: Sequence[str], most: int = 40) -> str:
    """The newest turns in their order, the last one below, under the headings of their rounds."""
    parts, heading = [], None
    for group in groups[-most:]:
        if group.heading != heading:
            heading = group.heading
            parts.append(f"<h4>{escape(heading)}</h4>" if heading else "")
        parts.append(log_group(group, colors))
    shown = "".join(parts) or "<p>Nothing has happened yet.</p>"
    look = 'class="jb-log" role="log" aria-live="off" aria-label="The log"'
    return f"<div {look}><div>{shown}</div></div>"


def log_group(group: Group, colors: Sequence[str]) -> str:
    """A turn: its lines in the color of whose it was."""
    color = f' style="--deep:{colors[group.seat % len(colors)]}"' if group.seat >= 0 else ""
    return f"<section{color}>{''.join(map(log_line, group.lines))}</section>"


def log_line(line: Line) -> str:
    """A move, which leads to its position, and what followed from it."""
    there = f'href="#" data-at="{line.at + 1}" title="Look at this position"'
    rows = [f"<p><a {there}>{escape(line.text)}</a></p>"]
    rows += [
        f'<p class="event">{text} <span class="jb-id">{rule_name(clause)}</span></p>'
        for text, clause in ((escape(capital(text)), clause) for text, clause in line.events)
    ]
    return "".join(rows)


def score_sheet(game: Game[Any, Any], state: Any, names: Sequence[str]) -> str:
    """A row per source of points, a column per player, the totals on top.

    How the points came about is in a row below, with the clauses last: it needs the whole width.
    """
    found = sources(game, state, len(names))
    head = "".join(f'<th class="n" scope="col">{escape(name)}</th>' for name in names)
    totals = "".join(f'<td class="n"><b>{n}</b></td>' for n in scores(game, state, len(names)))
    rows = "".join(score_row(source, names) for source in found)
    return (
        '<div class="jb-wide"><table aria-label="Score sheet">'
        f'<tr><th scope="col">Points for</th>{head}</tr>'
        f'<tr class="total"><th scope="row">Total</th>{totals}</tr>{rows}</table></div>'
    )


def score_row(source: Source, names: Sequence[str]) -> str:
    """A source: what it brought to each player, then how."""
    cells = "".join(f'<td class="n"><b>{points}</b></td>' for points in source.points)
    ids = " ".join(f'<span class="jb-id">{rule_name(clause)}</span>' for clause in source.clauses)
    named = f"{source.name}: "  # it stands above
    own = [
        [note.removeprefix(named) for note in notes if not note.endswith(NOTHING)]
        for notes in source.notes
    ]
    told = ". ".join(
        f"{name}: {', '.join(notes)}" for name, notes in zip(names, own, strict=True) if notes
    )
    return (
        f'<tr class="source"><th scope="row">{escape(source.name)}</th>{cells}</tr>'
        f'<tr><td class="how" colspan="{len(names) + 1}">{escape(told)} {ids}</td></tr>'
    )


NOTHING = "(+0)"  # the end of a note on no points


def odds(forecast: Forecast) -> str:
    """Exact odds as small tables: the fraction, percent, and a bar."""
    if not forecast:
        return "<p>Chance has nothing more to bring.</p>"
    return "".join(odds_table(heading, rows) for heading, rows in forecast)


def odds_table(heading: str, rows: Sequence[tuple[str, Fraction]]) -> str:
    """One heading and its odds."""
    body = "".join(
        f'<tr><td>{escape(what)}</td><td class="n">{share if share < 1 else "certain"}</td>'
        f'<td class="n">{f"{float(share):.1%}" if share < 1 else "100%"}</td>'
        f'<td><span class="jb-bar" style="width:{90 * float(share):.0f}px"></span></td></tr>'
        for what, share in rows
    )
    heads = "<th></th><th class='n'>exactly</th><th class='n'>about</th><th></th>"
    return f"<p><b>{escape(heading)}</b></p><table><tr>{heads}</tr>{body}</table>"
