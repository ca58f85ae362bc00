"""Pieces of a table as HTML: the log, the score sheet, whose turn it is. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from typing import Any

from japanboards.core.frame import player, result
from japanboards.core.game import CHANCE, Forecast, Game, scores
from japanboards.core.match import Match
from japanboards.core.rulebook import Event


def turn(match: Match[Any, Any]) -> str:
    """Whose turn it is, or who has won."""
    seat = match.turn()
    if seat is None:
        return result(match)
    if seat == CHANCE:
        return "Chance moves"
    return f"{player(match, seat)} to move"


def thinking(who: str, share: float) -> str:
    """Who thinks, and a bar that says how far; it moves in steps, so that it stays calm."""
    done = f"{round(20 * min(share, 1)) / 20:g}"
    return f'{escape(who)} <progress max="1" value="{done}" aria-label="{escape(who)}"></progress>'


def log_entry(sentence: str, events: Iterable[Event]) -> str:
    """A move and what followed from it."""
    rows = [f"<p>{escape(sentence)}</p>"]
    rows += [
        f'<p class="event">{escape(event.text)} <span class="jb-id">{event.clause.id}</span></p>'
        for event in events
    ]
    return "".join(rows)


def log(entries: Sequence[str], most: int = 60) -> str:
    """The newest entries, the newest first."""
    shown = "".join(reversed(entries[-most:])) or "<p>Nothing has happened yet.</p>"
    return f'<div class="jb-log" role="log" aria-label="What happened">{shown}</div>'


def score_sheet(game: Game[Any, Any], state: Any, names: Sequence[str]) -> str:
    """Every line of the score sheet with its clause, a column per player."""
    lines = list(game.tally(state))
    rows = max((sum(line.seat == seat for line in lines) for seat in range(len(names))), default=0)
    columns = [[line for line in lines if line.seat == seat] for seat in range(len(names))]
    head = "".join(f'<th class="n" scope="col">{escape(name)}</th>' for name in names)
    body = ""
    for row in range(rows):
        cells = [column[row] if row < len(column) else None for column in columns]
        clause = next(line.clause for line in cells if line)
        label = clause.text
        said = "".join(
            f'<td class="n">{escape(line.note)} ({line.points:+d})</td>' if line else "<td></td>"
            for line in cells
        )
        body += f'<tr><td class="jb-id" title="{escape(label)}">{clause.id}</td>{said}</tr>'
    totals = "".join(f'<td class="n"><b>{n}</b></td>' for n in scores(game, state, len(names)))
    return (
        f'<table aria-label="Score sheet"><tr><th scope="col">Clause</th>{head}</tr>{body}'
        f"<tr><td><b>Total</b></td>{totals}</tr></table>"
    )


def odds(forecast: Forecast) -> str:
    """Exact odds as small tables: the fraction, percent, and a bar."""
    if not forecast:
        return "<p>Chance has nothing more to bring.</p>"
    return "".join(odds_table(heading, rows) for heading, rows in forecast)


def odds_table(heading: str, rows: Sequence[tuple[str, Fraction]]) -> str:
    """One heading and its odds."""
    body = "".join(
        f'<tr><td>{escape(what)}</td><td class="n">{share}</td>'
        f'<td class="n">{float(share):.1%}</td>'
        f'<td><span class="jb-bar" style="width:{90 * float(share):.0f}px"></span></td></tr>'
        for what, share in rows
    )
    heads = "<th></th><th class='n'>exactly</th><th class='n'>about</th><th></th>"
    return f"<p><b>{escape(heading)}</b></p><table><tr>{heads}</tr>{body}</table>"
