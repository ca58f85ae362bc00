"""The lower half of home as HTML: what is known of each rulebook, and the best results."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from japanboards.core.home import LEVELS_OF_BOTS, Shelf

UNITS = {"rolling_japan": "numbers", "kaigan": "Honor", "kanagawa": "Harmony"}  # of a result


def below(shelves: Sequence[Shelf]) -> str:
    """The rulebooks, and the best results."""
    rules = "".join(map(book_row, shelves))
    legend = (
        '<ul class="legend"><li><i style="background:var(--ink)"></i>known</li><li>'
        '<i style="background:linear-gradient(transparent 50%, var(--soft) 50%)"></i>met</li>'
        '<li><i style="background:var(--line)"></i>untried</li></ul>'
    )
    heads = '<tr><th>game</th><th>strongest bot beaten</th><th class="n">best</th></tr>'
    rows = "".join(map(result_row, shelves))
    return (
        '<div class="below"><section class="box"><h2 class="serif">The rulebooks, and what you '
        f'know of them</h2><div class="rules">{rules}</div>{legend}</section>'
        '<section class="box"><h2 class="serif">Best results</h2>'
        f'<table class="results">{heads}{rows}</table></section></div>'
    )


def book_row(shelf: Shelf) -> str:
    """A rulebook as a ribbon: a cell per clause in the order of the book; it opens the squares."""
    met = shelf.met
    looks = [
        "met" if look != "known" and clause in met else look
        for clause, look in zip(shelf.game.BOOK.clauses, shelf.looks(), strict=True)
    ]
    known = looks.count("known")
    wide = 100 / len(looks)
    cells = "".join(
        f'<rect x="{n * wide:.2f}" y="{2 if look == "known" else 10}" width="{0.8 * wide:.2f}" '
        f'height="{16 if look == "known" else 8}" '
        f'fill="var({"--ink" if look == "known" else "--soft"})"/>'
        for n, look in enumerate(looks)
        if look != "untried"
    )
    said = f"{known} known, {len(met) - known} met, {len(looks) - len(met)} untried"
    ribbon = (
        '<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect y="2" width="100" height="16" fill="var(--line)" opacity=".55"/>{cells}</svg>'
    )
    name = shelf.game.TITLE
    button = (
        f'<button type="button" class="book1" data-act="practice" data-value="{shelf.game.NAME}" '
        f'aria-label="{escape(name)}: {said}" title="{said}">{ribbon}</button>'
    )
    count = f"{len(met)} met, {known} known"
    return f"<span>{escape(name)}</span>{button}<b>{count if met else 'none met'}</b>"


def result_row(shelf: Shelf) -> str:
    """The strongest bot that was beaten, and the most points."""
    beaten = shelf.beaten
    said = LEVELS_OF_BOTS[beaten - 1] if beaten else "none yet"
    dots = "".join(
        f'<path d="M{7 + 18 * n} 2l5 5-5 5-5-5z" fill="{"var(--ink)" if n < beaten else "none"}" '
        'stroke="var(--ink)" stroke-width="1.200"/>'
        for n in range(len(LEVELS_OF_BOTS))
    )
    unit = UNITS.get(shelf.game.NAME, "points")
    best = "not played" if shelf.best is None else f"{shelf.best} {unit}"
    marks = f'<svg viewBox="0 0 54 14" aria-hidden="true">{dots}</svg>'
    title = escape(shelf.game.TITLE)
    return f'<tr><td>{title}</td><td>{marks} {said}</td><td class="n">{best}</td></tr>'
