"""The parts of a review around its graph, as HTML: what may be done, the graph, the list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Any

from japanboards.bots.review import Review
from japanboards.bots.review_judging import BEST, FINE, ONLY, OPEN, Judgment
from japanboards.bots.review_story import (
    LUCK,
    OTHERS,
    OWN,
    mistakes,
    shares,
    stages,
    steps,
)
from japanboards.bots.weighing import Interval
from japanboards.core.rulebook import rule_name
from japanboards.core.story import line, moves_before, to_you

from .review_graph import graph, shape, signed, tint, totals

ALL = "all"  # in the place of a seat: everybody's decisions
CLOSEST = 3  # decisions that are named where none was a mistake
BAD = ("doubtful", "mistake", "blunder")
MARKS = (BEST, FINE, *BAD, ONLY, OPEN)
SCALE = "By the lower end of what was lost: doubtful from 2 points, mistake 5, blunder 12."


class Names:
    """What the players are called, and their colors, for whoever looks."""

    def __init__(
        self, review: Review, you: bool, colors: Sequence[str], everybody: bool = False
    ) -> None:
        self.seat, self.you, self.everybody = review.seat, you, everybody
        self.all = [self.of(seat) for seat in range(review.match.players)]
        self.colors = [colors[seat % len(colors)] for seat in range(review.match.players)]

    def of(self, seat: int) -> str:
        """You, or a number."""
        return "You" if self.you and seat == self.seat else f"Player {seat + 1}"

    def own(self) -> str:
        """Whose chance it is that moves."""
        return self.whose(self.seat)

    def whose(self, seat: int) -> str:
        """Somebody's, as one says it before a noun."""
        return "your" if self.you and seat == self.seat else f"player {seat + 1}'s"

    def whom(self) -> str:
        """Whoever's chance it is, after "for"."""
        return "you" if self.you else f"player {self.seat + 1}"

    @property
    def listed(self) -> list[int]:
        """The seats whose decisions are listed."""
        return list(range(len(self.all))) if self.everybody else [self.seat]

    def told(self, text: str) -> str:
        """A sentence about the players, said to whoever looks."""
        return to_you(text, self.seat) if self.you else text

    def advised(self, text: str, seat: int) -> str:
        """What a hint says to a seat, said to whoever looks.

        It calls the one it advises "you"; that may be somebody else.
        """
        told = text if self.you and seat == self.seat else to_another(text, f"player {seat + 1}")
        said = self.told(told)
        return f"{said[:1].upper()}{said[1:]}"


ABOUT_YOU = re.compile(r"\byou\b(?P<when> then| still)?(?: (?P<verb>\w+))?", re.IGNORECASE)
YOUR_VERBS = {"have": "has", "can": "can", "may": "may"} | {
    verb: f"{verb}s" for verb in ("get", "lose", "take", "hold", "keep", "work", "act")
}


def to_another(text: str, who: str) -> str:
    """Advice to "you" as advice to somebody else.

    >>> to_another("you then have 3 Ryo, and Ise pays you 2; you can keep your cards", "player 2")
    'player 2 then has 3 Ryo, and Ise pays them 2; player 2 can keep their cards'
    """

    def said(found: re.Match[str]) -> str:
        verb = YOUR_VERBS.get(found["verb"], found["verb"])
        return f"{who}{found['when'] or ''}{f' {verb}' if verb else ''}"

    told = re.sub(r"\b(pays?) you\b", r"\1 them", re.sub(r"\byour\b", "their", text))
    return ABOUT_YOU.sub(said, told)


def card(look: str, title: str, inside: str, more: str = "") -> str:
    """A part with a title."""
    return f'<section class="card {look}"><h3 class="serif">{title}{more}</h3>{inside}</section>'


def button(text: str, act: str, value: Any = "", look: str = "", note: str = "") -> str:
    """Something to press."""
    small = f'<span class="note">{escape(note)}</span>' if note else ""
    return (
        f'<button type="button" class="act {look}" data-act="{act}" data-value="{value}">'
        f"<span>{escape(text)}</span>{small}</button>"
    )


def link(text: str, act: str, value: Any) -> str:
    """A way to somewhere."""
    return (
        f'<button type="button" class="link" data-act="{act}" data-value="{value}">{text}</button>'
    )


def chip(clause: str) -> str:
    """A clause that can be read."""
    return (
        f'<button type="button" class="chip" data-act="clause" data-value="{clause}" '
        f'aria-label="Rule {clause}: read it">{rule_name(clause)}</button>'
    )


def lower(text: str) -> str:
    """A sentence that goes on after a colon."""
    return text.removeprefix("You ").rstrip(".")


def marked(mark: str) -> str:
    """A mark: a shape and a word."""
    look = "bad" if mark in BAD else "wait" if mark == OPEN else ""
    return f'<span class="mark {look}">{shape(mark)}{mark.capitalize()}</span>'


def ask(review: Review, names: Names, working: str) -> str:
    """What may be done; whose decisions are looked at."""
    done, known = review.progress
    parts = []
    if working:
        act = {"working": ("Pause", "pause"), "paused": ("Go on", "run"), "new": ("Start", "run")}
        text, name = act[working]
        said = {
            "working": "Looking at every decision. What is there can be read.",
            "paused": "Paused. What is there can be read.",
            "new": "Every decision is looked at.",
        }[working]
        parts.append(
            f'<div class="work"><span>{said} {percent(review)} % done.</span>'
            f'<progress max="{known}" value="{done}"></progress>{button(text, name)}</div>'
        )
    else:
        wrong = [each for seat in names.listed for each in mistakes(review.judgments(seat))]
        if wrong:
            note = f"{len(wrong)} position{'s' * (len(wrong) != 1)}"
            title = f"Try {'all' if names.everybody else names.own()} mistakes again"
            parts += [button(title, "again", "", "go", note), button("Next mistake", "mistake")]
        else:
            parts.append(f'<p class="nothing">{nothing_wrong(review, names)}</p>')
    eyes: list[tuple[object, str, bool]] = [
        (seat, name, names.listed == [seat]) for seat, name in enumerate(names.all)
    ]
    chosen = "".join(
        f'<button type="button" data-act="seat" data-value="{value}" '
        f'aria-pressed="{str(pressed).lower()}">{name}</button>'
        for value, name, pressed in (*eyes, (ALL, "All", names.everybody))
    )
    only = f'<div class="seg" role="group" aria-label="Whose decisions">{chosen}</div>'
    return "".join(parts) + '<span class="fill"></span>' + (only if len(names.all) > 1 else "")


def percent(review: Review) -> int:
    """How much of a review is done; 100 only when all of it is."""
    done, whole = review.progress
    return 100 if review.done else min(99, 100 * done // max(1, whole))


def nothing_wrong(review: Review, names: Names) -> str:
    """There is nothing to try again; what moved the chance, and the closest calls."""
    found = [each for seat in names.listed for each in review.judgments(seat)]
    if not found:
        return "Nothing to try again: there was no choice."
    moved = shares(review)
    most = max(moved, key=lambda kind: moved[kind])
    whose = "decisions of others" if most == OTHERS else "luck"
    why = (
        ""
        if most == OWN
        else f" {moved[most]:.0f} % of what moved {names.own()} chance was {whose}."
    )
    calls = " ".join(
        link(move_words(review, judged.at + 1), "go", judged.at) for judged in closest(found)
    )
    near = f" The closest calls, with what else there was: {calls}" if calls else ""
    return f"Nothing to try again: no move was clearly worse than the best one found.{why}{near}"


def closest(judgments: Sequence[Judgment]) -> list[Judgment]:
    """The decisions in which another move came nearest to the best, in the order of the game."""
    rivals = [each for each in judgments if len(each.weights) > 1 and each.mark != ONLY]
    near = sorted(rivals, key=lambda each: (-round(each.loss.mean), each.weights[1].loss.mean))
    return sorted(near[:CLOSEST], key=lambda each: each.at)


def graph_card(review: Review, names: Names, chosen: int) -> str:
    """The graph, what it shows, and the sum of the chosen stage in words."""
    here = next((stage for stage in stages(review) if chosen in stage), None)
    told = ""
    if here:
        total = totals(steps(review), here)
        told = (
            f'<span class="step"><b>{escape(here.name)}:</b> {names.own()} decisions '
            f"{signed(total[OWN])}, luck {signed(total[LUCK])}, others {signed(total[OTHERS])} "
            "points</span>"
        )
    keys = [
        f'<li><svg viewBox="0 0 22 13"><path class="line {look}" d="M1 7H21" '
        f"{tint(names.colors[seat])}/></svg>{names.of(seat)}</li>"
        for seat, look in lines_of(review)
    ]
    deep = tint(names.colors[review.seat])
    keys += [
        f'<li><svg viewBox="0 0 22 13"><rect class="own" {deep} x="4" y="1" width="14" '
        f'height="11"/></svg>{names.own()} decisions</li>',
        '<li><svg viewBox="0 0 22 13"><rect class="luck" x="4" y="1" width="14" height="11"/></svg>'
        "luck</li>",
        '<li><svg viewBox="0 0 22 13"><rect class="others" x="4" y="1" width="14" height="11"/>'
        "</svg>decisions of the others</li>",
        f'<li><svg viewBox="0 0 22 13"><rect class="band" {deep} x="1" y="1" width="20" '
        'height="11"/></svg>the true value lies there 19 times in 20</li>',
    ]
    listed = [each for seat in names.listed for each in review.judgments(seat)]
    there = {each.mark for each in listed}
    marks = "".join(f"<li>{marked(mark)}</li>" for mark in MARKS if mark in there)
    title = f"Win chance in percent, and what moved {names.own()} chance"
    if review.match.players == 1:
        title = f"Chance to make more than {review.fit.par:.0f} points, and what moved it"
    first = (
        f'<header><h3 class="serif">{title}</h3>'
        f'<span class="soft sm">only what could be known then</span>{told}</header>'
    )
    drawn = graph(review, chosen, names.all, names.colors, names.listed)
    below = f'<ul class="keys marks" aria-label="Signs of decisions">{marks}</ul>' if marks else ""
    return f'{first}{drawn}<ul class="keys rv">{"".join(keys)}</ul>{below}'


def slider(review: Review, chosen: int) -> str:
    """The stages of the graph for the keyboard."""
    parts = stages(review)
    now = next((nth for nth, stage in enumerate(parts) if chosen in stage), len(parts) - 1)
    told = parts[now].name if parts else ""
    return (
        f'<input class="when" type="range" min="0" max="{len(parts) - 1}" value="{now}" '
        f'data-act="slide" aria-label="Part of the game" aria-valuetext="{told}">'
    )


def lines_of(review: Review) -> list[tuple[int, str]]:
    """The seats with the looks of their lines."""
    me = review.seat
    looks = ("two", "three", "four")
    return [
        (seat, "me" if seat == me else looks[(seat - (seat > me)) % 3])
        for seat in range(review.match.players)
    ]


def move_words(review: Review, at: int) -> str:
    """The move that led to a position, by the number that the table gives it."""
    return f"move {moves_before(review.match, at)}"


def after_words(review: Review, at: int) -> str:
    """Where in the game a position stands.

    Nothing that somebody decided may have gone before it.
    """
    first = not moves_before(review.match, at)
    return "before the first move" if first else f"after {move_words(review, at)}"


def walk(review: Review, at: int) -> str:
    """From move to move."""
    whole = moves_before(review.match, review.last)
    return (
        f"{button('‹ Move before', 'go', max(0, at - 1))}"
        f'<span class="label">{move_words(review, at)} of {whole}</span>'
        f"{button('Next move ›', 'go', min(review.last, at + 1))}"
    )


def listed(review: Review, names: Names, chosen: int, letters: dict[int, str], whole: bool) -> str:
    """The decisions of whoever looks, or everybody's: those that cost something, or all."""
    moves = (at for seat in names.listed for at in review.decisions(seat))
    own = sorted(filter(review.decided, moves))
    bad = [at for at in own if is_costly(review, at)] if review.done else []
    costly = [] if whole else bad
    rows = "".join(
        item(review, names, at, nth, chosen, letters)
        for nth, at in enumerate(own, 1)
        if not costly or at in costly
    )
    whose = f"{'all' if names.everybody else names.own()} {len(own)} decisions"
    title = f"{len(costly)} of {whose} cost most" if costly else whose.capitalize()
    other = "Only what cost most" if whole else "Show all"
    switch = link(other, "all", "") if whole or costly else ""
    rest = the_rest(review, own, costly) if costly else ""
    return (
        f'<header><h3 class="serif">{title}</h3>{switch}<span class="soft sm">points of win chance '
        f'lost</span></header><ol>{rows}</ol>{rest}<p class="scale soft sm">{SCALE}</p>'
    )


def the_rest(review: Review, own: Sequence[int], costly: Sequence[int]) -> str:
    """What the decisions lost that are not listed, so that the sum is seen to be right."""
    found = [review.judgment(at) for at in own if at not in costly]
    lost = sum(judged.loss.mean for judged in found if judged is not None)
    if not found or round(lost) < 1:
        return ""
    many = f"The other {len(found)}" if len(found) > 1 else "The other one"
    return f'<p class="rest soft sm">{many} lost {lost:.0f} in all, a little each.</p>'


def is_costly(review: Review, at: int) -> bool:
    """A decision that was worse than another, as far as that can be told."""
    found = review.judgment(at) if review.decided(at) else None
    return found is not None and found.mark in BAD


def item(
    review: Review, names: Names, at: int, nth: int, chosen: int, letters: dict[int, str]
) -> str:
    """One decision of the list."""
    found = review.judgment(at) if review.decided(at) else None
    told = lower(names.told(line(review.match, at, -2).text))
    mark, lost = (found.mark, lost_words(found)) if found else (OPEN, "to come")
    here = ' aria-current="true"' if at == chosen else ""
    what = escape(f"{told[:1].upper()}{told[1:]}")
    pin = f'<span class="pin">{letters[at]}</span>' if at in letters else ""
    return (
        f'<li><button type="button" class="item" data-act="go" data-value="{at}"{here}>'
        f'<span class="n">{nth}</span>{marked(mark)}'
        f'<span class="what">{crest(review, names, at)}{pin}{what}</span>'
        f'<span class="loss">{lost}</span></button></li>'
    )


def crest(review: Review, names: Names, at: int) -> str:
    """Whose decision it was, where everybody's are listed."""
    seat = review.movers[at]
    if not names.everybody or seat is None:
        return ""
    return (
        f'<i class="seat" {tint(names.colors[seat])} aria-label="{names.of(seat)}">{seat + 1}</i>'
    )


def lost_words(found: Judgment) -> str:
    """What a decision lost, in short."""
    loss = found.loss
    if round(loss.mean) < 1:
        return "0"
    return f"−{loss.mean:.0f} <small>{between(loss)}</small>"


def between(loss: Interval) -> str:
    """An interval in whole points, rounded outward: a mark goes by its lower end.

    >>> between(Interval(4, 1.7, 5.2)), between(Interval(4, 2.1, 6))
    ('1 to 6', '2 to 6')
    """
    return f"{max(0, floor(loss.low))} to {ceil(loss.high)}"
