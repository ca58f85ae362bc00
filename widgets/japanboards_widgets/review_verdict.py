"""The verdict on one move of a review, as HTML."""

from __future__ import annotations

from html import escape

from japanboards.bots.hints import Reason
from japanboards.bots.review import Review
from japanboards.bots.review_judging import BEST, FINE, ONLY, OPEN, Judgment, Weight
from japanboards.bots.review_story import stages, steps
from japanboards.core.game import CHANCE, scores
from japanboards.core.story import line
from japanboards.core.words import counted

from .review_graph import signed
from .review_moves import BETTER, MADE, best_called
from .review_parts import Names, between, button, card, chip, link, lower, marked
from .show import odds

SECTIONS, OUTCOMES = 2, 7  # of the odds that are shown
TELLING = 0.15  # points between two moves that are worth a word
LIES = "the true loss lies there 19 times in 20"
FIRST = "a look at few worlds; a longer one may say something else"
MOVES = 4  # of how somebody went on


def verdict(review: Review, names: Names, at: int, asks: bool = False) -> str:
    """What is to be said of the chosen move; ``asks``: the better one is still to be found."""
    if at >= review.last:
        over = review.movers[-1] is None
        return card("verdict", "The end", "" if over else "<p>Nothing was played after this.</p>")
    stage = next((each.name for each in stages(review) if at in each), "")
    told = names.told(line(review.match, at, -2).text)
    mover = review.movers[at]
    whose = "nobody decided" if mover is None or mover < 0 else f"{names.whose(mover)} move"
    title = f"{escape(stage)}, {whose}" if stage else whose.capitalize()
    found = review.judgment(at) if review.decided(at) else None
    if found is None:
        return card("verdict", title, plain_words(review, names, at, told))
    mark = marked(found.mark)
    if asks:
        body = f'<p>{cost_words(found)}</p><ul class="two">{as_made(review, found, names)}</ul>'
        body += "<p>A better move was there. Find it before you look at it.</p>"
        acts = [button("Find it", "again", at, "go"), button("Show me", "answer", at)]
    else:
        body = f"<p>{cost_words(found)}</p>{two(review, found, names)}{values(found)}{know(found)}"
        acts = [button("Go on from here", "branch", at), button("Look longer", "longer", at)]
    body += own_lines(review, at)
    return card("verdict", title, f'{body}<div class="row">{"".join(acts)}</div>', f" {mark}")


def own_lines(review: Review, at: int) -> str:
    """What was tried out from here and is kept, each with the way to its end."""
    told = []
    for nth, kept in enumerate(review.match.variations):
        if kept.at == at:
            first = review.game.notation.tell(review.match.states[at], kept.moves[0]).rstrip(".")
            more = len(kept.moves) - 1
            rest = f" and {more} more move{'s' * (more != 1)}" if more else ""
            told.append(f"<li>{link(f'Line {nth + 1}', 'line', nth)} {escape(first)}{rest}</li>")
    return (
        f'<p class="sm">Tried out from here:</p><ul class="sm">{"".join(told)}</ul>' if told else ""
    )


def plain_words(review: Review, names: Names, at: int, told: str) -> str:
    """A move without a verdict: chance, a forced one, or one that is not judged yet."""
    rest = f'<div class="row">{button("Go on from here", "branch", at)}</div>'
    change = [step.change for step in steps(review) if step.at == at]
    moved = f" It moved {names.own()} chance by {signed(sum(change))} points." if change else ""
    mover = review.movers[at]
    if mover is not None and mover >= 0 and review.choices[at] > 1:
        said = "Not looked at yet." if not moved else f"A decision of another seat.{moved}"
    elif mover is not None and mover >= 0:
        said = f"There was nothing else to do.{moved}"
    else:
        said = f"Luck: nobody decided that.{moved}"
        rest = could_come(review, at) + rest
    return f"<p>{escape(told)}.</p><p>{said}</p>{rest}"


def could_come(review: Review, at: int) -> str:
    """What chance could have brought, as far as whoever looks could tell."""
    found = review.game.forecast(review.match.states[at], review.seat)
    told = [(heading, rows[:OUTCOMES]) for heading, rows in found[:SECTIONS]]
    return f'<div class="could">{odds(told)}</div>' if told else ""


def cost_words(found: Judgment) -> str:
    """What it cost, with the interval."""
    loss = found.loss
    if found.mark == ONLY:
        return "Every other move would have cost 10 points of win chance or more."
    if found.mark == BEST or loss.mean < 0.05:
        return (
            "No better move was found." if found.made == found.best.move else "As good as the best."
        )
    told = (
        f"It cost <b>{loss.mean:.0f} point{'s' * (round(loss.mean) != 1)}</b> of win chance "
        f'<span class="soft">({between(loss)}: {LIES if found.settled else FIRST}).</span>'
    )
    if found.mark == OPEN:
        return f"{told} That settles nothing: look longer."
    return f"{told} That is little." if found.mark == FINE else told


def two(review: Review, found: Judgment, names: Names) -> str:
    """The better move and the one made, each with what speaks for it."""
    best, own = found.best, found.own
    if best is own:
        return f'<ul class="two">{as_made(review, found, names)}{next_best(found, names)}</ul>'
    called = best_called(found).capitalize()
    return (
        f'<ul class="two"><li><b>{called}: {escape(lower(names.told(best.told)))}</b>'
        f"{reasons(best, names, found.seat)} <span>Beside the one made: "
        f"{beside(best, own, names, found.seat)}</span>"
        f"</li>{as_made(review, found, names)}</ul>"
    )


def next_best(found: Judgment, names: Names) -> str:
    """What else there was, where nothing was better: what speaks for it, and what it comes to."""
    if len(found.weights) < 2:
        return ""
    rival, own = found.weights[1], found.own
    lost = rival.loss.mean
    points = counted(round(lost), "point")
    cost = f"It would have cost about {points} of win chance." if lost >= 0.5 else ""
    return (
        f'<li class="rival"><b>Next best: {escape(lower(names.told(rival.told)))}</b>'
        f"{reasons(rival, names, found.seat)} <span>Beside the one made: "
        f"{beside(rival, own, names, found.seat)} {cost or 'It is about as good.'}</span></li>"
    )


def as_made(review: Review, found: Judgment, names: Names) -> str:
    """The move that was made: what it brought by rule, and what its player did then."""
    own = found.own
    kept = [each for each in own.reasons if not (own.then and each.scored)]
    why = said(own, names, found.seat)
    why += "".join(reason_words(reason, names, found.seat) for reason in kept)
    return (
        f'<li class="yours"><b>{made_by(found, names).capitalize()}: '
        f"{escape(lower(names.told(own.told)))}</b>{why} {really(review, found, names)}</li>"
    )


def really(review: Review, found: Judgment, names: Names) -> str:
    """How the same player went on before anybody else decided, and the points of all that."""
    match, seat, end, told = review.match, found.seat, found.at + 1, list[str]()
    while end < review.last and review.movers[end] in (CHANCE, seat):
        if review.movers[end] == seat:
            told.append(lower(names.told(line(match, end, -2).text)))
        end += 1
    if not told:
        return ""
    whole = f"{'; '.join(told[:MOVES])}{f'; {len(told) - MOVES} more' * (len(told) > MOVES)}"
    before, after = (
        scores(review.game, review.game.view(match.states[at], seat), match.players)[seat]
        for at in (found.at, end)
    )
    all_of_it = f" All of it brought {counted(after - before, 'point')}." if after > before else ""
    return f"<span>Played next: {escape(whole)}.{all_of_it}</span>"


def made_by(found: Judgment, names: Names) -> str:
    """What the move that was made is called, in the verdict and on the board."""
    return "yours" if names.you and found.seat == names.seat else "made"


def reasons(weight: Weight, names: Names, seat: int) -> str:
    """What a seat's move brings, with the clauses it rests on, and how it would go on."""
    why = said(weight, names, seat)
    why += "".join(reason_words(reason, names, seat) for reason in weight.reasons)
    then = " ".join(names.told(each) for each in weight.then)
    after = f"<span>A good way on: {escape(lower(then))}.</span>" if then else ""
    return f"{why or '<span>It scores nothing at once.</span>'} {after}"


def said(weight: Weight, names: Names, seat: int) -> str:
    """What speaks for a move, in a player's words."""
    return "".join(f"<span>{escape(names.advised(each, seat))}. </span>" for each in weight.words)


def reason_words(reason: Reason, names: Names, seat: int) -> str:
    """One reason and its clause."""
    return f"<span>{escape(names.advised(reason.text, seat))}. {chip(reason.clause)} </span>"


def beside(one: Weight, other: Weight, names: Names, seat: int) -> str:
    """What a move comes to beside another one, in points of the game."""
    changes = [
        (a - b, who) for who, (a, b) in enumerate(zip(one.points, other.points, strict=True))
    ]
    told = [
        f"<b>{abs(change):.1f} {'more' if change > 0 else 'fewer'}</b> for {names.of(who).lower()}"
        for change, who in sorted(changes, key=lambda each: each[1] != seat)
        if abs(change) >= TELLING
    ]
    often = "more" if one.chance.mean > other.chance.mean else "less"
    said = (
        f"points by the end of the game, about {', '.join(told)}"
        if told
        else f"it wins {often} often"
    )
    within = one.hope - other.hope
    keeps = f"; it leaves room for about {within:.1f} points more" if within >= TELLING else ""
    return f"{said}{keeps}."


def values(found: Judgment) -> str:
    """Both chances on one scale."""
    best, own = found.best, found.own
    if best is own and len(found.weights) < 2:
        return ""
    called, look, other = best_called(found), BETTER, best
    if best is own:
        called, look, other = "next best", "rival", found.weights[1]
    ends = [other.chance.low, other.chance.high, own.chance.low, own.chance.high]
    low, high = max(0.0, min(ends) - 3), min(100.0, max(ends) + 3)

    def at(chance: float) -> str:
        return f"{100 * (min(high, max(low, chance)) - low) / ((high - low) or 1):.1f}"

    rows = [
        f'<span>{name}</span><i class="{kind}" style="--lo:{at(weight.chance.low)};'
        f'--hi:{at(weight.chance.high)};--at:{at(weight.chance.mean)}"></i>'
        f"<b>{weight.chance.mean:.0f} %</b>"
        for name, kind, weight in ((called, look, other), (MADE, MADE, own))
    ]
    label = f"{called.capitalize()} {other.chance.mean:.0f} percent, made {own.chance.mean:.0f}"
    return f'<div class="values" role="img" aria-label="{label} percent">{"".join(rows)}</div>'


def know(found: Judgment) -> str:
    """What the verdict rests on."""
    return (
        f'<p class="know"><b>What could be known:</b> only what this seat saw then; the rest was '
        f"filled in anew in {found.worlds} worlds, the same for both moves.</p>"
    )
