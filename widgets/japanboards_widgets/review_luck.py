"""What a reviewed game came to, as HTML: turning points, luck and decisions, rules."""

from __future__ import annotations

from html import escape

from japanboards.bots.review import Review
from japanboards.bots.review_story import (
    LUCK,
    OTHERS,
    OWN,
    Sum,
    clauses_that_cost,
    done_well,
    in_percent,
    next_loss,
    phases,
    shares,
    stages,
    steps,
    summed,
    turning_points,
)
from japanboards.core.story import line
from japanboards.core.words import counted

from .review_graph import signed, tint
from .review_parts import Names, card, chip, link, lower

EYES = (
    "All of it is seen with what {whom} knew. Others knew other things, so that from another "
    "seat the same moves come to other points."
)
WAITS = "Comes when all decisions are settled."


def turns(review: Review, names: Names) -> str:
    """The turning points, each with the way to it."""
    if not review.done:
        return card("turning-points", "Turning points", f'<p class="soft">{WAITS}</p>')
    rows = []
    for letter, step in zip("ABC", turning_points(review), strict=False):
        stage = next((each.name for each in stages(review) if step.at in each), "")
        whose = {LUCK: "luck"}.get(step.kind, f"{names.whose(step.seat)} move")
        told = names.told(line(review.match, step.at, -2).text)
        rows.append(
            f'<li><span class="pin">{letter}</span><div><b>{escape(stage)}: {escape(whose)}, '
            f"{signed(step.change)} for {names.whom()}</b><small>{escape(told)}.</small> "
            f"{link('Go there', 'go', step.at)}</div></li>"
        )
    inside = (
        f'<ol class="turning-list">{"".join(rows)}</ol>' if rows else "<p>Nothing turned it.</p>"
    )
    return card(
        "turning-points",
        "Turning points",
        inside,
        f' <small class="soft">points of {names.own()} win chance</small>',
    )


def swing(review: Review, names: Names) -> str:
    """How much was luck: what moved the chance, and what it came to."""
    total = summed(review) if review.done else None
    if total is None:
        return card("swing", "How much was luck?", f'<p class="soft">{WAITS}</p>')
    moved, whole = shares(review), sum(abs(step.change) for step in steps(review))
    deep = tint(names.colors[review.seat])
    drawn, x = list[str](), 0.0
    words = {LUCK: "luck", OWN: f"{names.own()} decisions", OTHERS: "others"}
    for kind, amount in moved.items():
        wide = 4 * amount
        drawn.append(
            f'<rect class="{kind}" {deep} x="{x:.1f}" y="2" '
            f'width="{max(0.0, wide - 1):.1f}" height="20"/>'
        )
        x += wide
    shown = in_percent(moved)
    said = ", ".join(f"{shown[kind]} % {words[kind]}" for kind in moved)
    points = counted(round(whole), "point")
    inside = (
        f'<p class="sm soft">What moved {names.own()} chance: {points} in all</p>'
        f'<svg class="rv" viewBox="0 0 400 24" role="img" aria-label="{said}">'
        f"{''.join(drawn)}</svg>"
        f"<p class='sm'>{said}</p>"
        '<p class="sm soft">What it came to, in points of win chance</p>'
        f"{waterfall(total, names, deep)}"
        f'<p class="sm soft">{EYES.format(whom=names.whom())}</p>'
    )
    return card("swing", "How much was luck?", inside)


def waterfall(total: Sum, names: Names, deep: str) -> str:
    """Steps from the start to the end."""
    rows = (
        ("start", 0.0, total.start, "base", f"{total.start:.0f}"),
        ("luck", total.start, total.luck, "luck", f"{signed(total.luck)} (±{total.doubt:.0f})"),
        ("others", total.start + total.luck, total.others, "others", signed(total.others)),
        (f"{names.own()} decisions", total.end - total.own, total.own, "own", signed(total.own)),
        ("end", 0.0, total.end, "base", f"{total.end:.0f}"),
    )
    starts = [each[1] for each in rows] + [each[1] + each[2] for each in rows]
    low, high = min(0.0, *starts), max(100.0, *starts)

    def x(n: float) -> float:
        return 128 + 186 * (n - low) / (high - low)

    drawn = []
    for nth, (name, first, change, look, said) in enumerate(rows):
        at, left, right = 4 + 20 * nth, x(min(first, first + change)), x(max(first, first + change))
        drawn.append(
            f'<text x="122" y="{at + 12}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="{look}" {deep} x="{left:.1f}" y="{at}" '
            f'width="{max(1.5, right - left):.1f}" height="15"/>'
            f'<text class="num" x="322" y="{at + 12}">{said}</text>'
        )
    label = ", ".join(f"{name} {said}" for name, _, _, _, said in rows)
    return (
        f'<svg class="rv" viewBox="0 0 400 106" role="img" aria-label="{escape(label)}">'
        f"{''.join(drawn)}</svg>"
    )


def costs(review: Review, names: Names) -> str:
    """The rules that cost most, what was done well, and accuracy by phase."""
    if not review.done:
        return ""
    found = review.judgments(review.seat)
    rows = "".join(
        f"<tr><td>{chip(clause)} {escape(short(review.game.BOOK[clause].text))}</td>"
        f"<td>{signed(-cost)}</td></tr>"
        for clause, cost in clauses_that_cost(found, review.game.BOOK)
    )
    table = f'<table class="cost">{rows}</table>' if rows else "<p>No rule cost much.</p>"
    parts = ", ".join(
        f"{name} {each.mean:.0f}" for name, each in phases(found, review.last) if each
    )
    by_phase = f'<p class="sm soft">Accuracy by phase: {parts}.</p>' if parts else ""
    well = done_well(found)
    praise = ""
    if well is not None and next_loss(well) >= 2:
        told = lower(names.told(well.own.told))
        who = "You did" if names.you else "Done"
        praise = (
            f'<p class="well"><b>{who} well here:</b> {escape(told)}; '
            f"the next best loses {next_loss(well):.0f}. {link('Go there', 'go', well.at)}</p>"
        )
    return card("costs", "Rules that cost most", table + praise + by_phase)


def short(text: str, most: int = 76) -> str:
    """The first words of a clause."""
    return text if len(text) <= most else f"{text[:most].rsplit(' ', 1)[0]} …"
