"""The head of a review, as HTML: how it ended, what turned it, and how well each player decided."""

from __future__ import annotations

from html import escape

from japanboards.bots.review import Review
from japanboards.bots.review_story import (
    LUCK,
    OWN,
    Sum,
    accuracy,
    given_away,
    mistakes,
    stages,
    summed,
    turning_points,
)

from .review_graph import signed, tint
from .review_parts import Names

ACCURACY = "100: every decision was as good as the best one. Points are those of win chance."


def head(review: Review, names: Names) -> str:
    """How it ended, and one sentence of judgement."""
    match = review.match
    if review.movers[-1] is not None:
        title = "Review of a game that is not over"
    else:
        best = match.game.winners(match.states[-1])
        won = " and ".join(names.of(seat) for seat in best)
        plural = len(best) > 1 or won == "You"
        title = f"Review: {won[:1].lower()}{won[1:]} {'share the win' if len(best) > 1 else 'won'}"
        title = "Review: you won" if plural and won == "You" else title
    if match.players == 1:
        title = "Review of a game alone"
    total = summed(review)
    said = judgement(review, total, names) if total and review.done else progress_words(review)
    color = names.colors[review.seat]
    return (
        f'<div class="head" {tint(color)}><i class="seat" {tint(color)}>'
        f'{review.seat + 1}</i><div><p class="turn serif">{escape(title)}</p>'
        f'<p class="said">{escape(said)}</p></div></div>'
    )


def judgement(review: Review, total: Sum, names: Names) -> str:
    """Luck and decisions in one sentence."""
    if abs(total.luck) <= total.doubt:
        luck = "Luck was about even"
    else:
        luck = f"Luck was {'with' if total.luck > 0 else 'against'} {names.whom()}"
    worst = [step for step in turning_points(review) if step.kind == OWN]
    where = [stage.name for step in worst for stage in stages(review) if step.at in stage]
    if not where:
        return f"{luck}; {what_turned(review, names)}."
    lowered = [f"{name[:1].lower()}{name[1:]}" for name in where]
    return f"{luck}; {names.own()} decisions in {' and '.join(lowered)} cost most."


def what_turned(review: Review, names: Names) -> str:
    """Whose move, or which luck, moved the chance most, where it was no decision of one's own."""
    most = max(turning_points(review), key=lambda step: abs(step.change), default=None)
    if most is None:
        return "no single decision turned the game"
    stage = next((each.name for each in stages(review) if most.at in each), "")
    where = f" in {stage[:1].lower()}{stage[1:]}" if stage else ""
    what = "luck" if most.kind == LUCK else f"{names.whose(most.seat)} move"
    moved = f"{signed(most.change)} for {names.whom()}"
    if mistakes(review.judgments(review.seat)):
        return f"what turned it most was {what}{where} ({moved})"
    return f"none of {names.own()} decisions turned the game, {what}{where} did ({moved})"


def progress_words(review: Review) -> str:
    """How far it is."""
    done, known = review.progress
    return (
        "First a quick look at everything." if done < known / 2 else "The marks may still change."
    )


def seats(review: Review, names: Names) -> str:
    """Every player with accuracy and what was given away."""
    strips = [seat_strip(review, names, seat) for seat in range(review.match.players)]
    return f'<ol class="players">{"".join(strips)}</ol>'


def seat_strip(review: Review, names: Names, seat: int) -> str:
    """A player: accuracy with its interval."""
    found = review.judgments(seat)
    measured, color = accuracy(found), names.colors[seat]
    about, number, bar = "no decision judged yet", "", ""
    if measured:
        lost = given_away(found)
        about = (
            f"accuracy of 100 ({measured.low:.0f} to {measured.high:.0f})"
            f"<br>{lost / len(found):.1f} points lost a decision"
        )
        number = f"{measured.mean:.0f}"
        bar = (
            f'<span class="acc" style="--lo:{measured.low:.1f};--hi:{measured.high:.1f};'
            f'--at:{measured.mean:.1f}"><i></i><b></b></span>'
        )
    now = " now" if seat == review.seat else ""
    return (
        f'<li class="player{now}" {tint(color)}><i class="seat" {tint(color)}>'
        f'{seat + 1}</i><span class="name">{names.of(seat)}</span>'
        f'<span class="about" title="{ACCURACY}">{about}</span>'
        f'<span class="score">{number}</span>{bar}</li>'
    )
