"""The home page as HTML: what was done so far, and what to do next. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any

from japanboards.core.around import colors
from japanboards.core.game import Game, scores
from japanboards.core.home import LEVELS_OF_BOTS, Advice, Left, Shelf, ago
from japanboards.core.match import HUMAN
from japanboards.core.record import replay
from japanboards.core.scene import svg
from japanboards.core.story import round_of
from japanboards.core.words import counted, verbed

from .board import HERE
from .home_books import below

FACTS = {  # what one does, and how many minutes it takes
    "rolling_japan": ("Roll two dice, write numbers into prefectures.", 15),
    "takamatsu": ("March samurai through the palace, yours and theirs.", 30),
    "hokkaido": ("Settle the island, join towns into trade routes.", 60),
    "kaigan": ("Survey the coast, tile by tile, and draw the map.", 90),
    "kanagawa": ("Learn from the master, paint one long print.", 45),
}
FIRST = "rolling_japan"
A_LEVEL, SMALL = 0.75, 8  # minutes, as we estimate them: a level, a game on a board of ours
SEAL = (
    '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="2" y="2" width="36" height="36" rx="4" '
    'fill="var(--accent)"/><path d="M11 12q9 2.500 18 0M13.500 18h13M15.500 13v17M24.500 13v17" '
    'fill="none" stroke="var(--onaccent)" stroke-width="2.600" stroke-linecap="round"/></svg>'
)
CLOCK = (
    '<svg viewBox="-20 -20 40 40" aria-hidden="true"><circle r="17" fill="none" '
    'stroke="var(--edge)" stroke-width="2"/><path d="M0 0L0 -17A17 17 0 0 1 14.700 -8.500z" '
    'fill="var(--accent)"/><circle r="2" fill="var(--ink)"/></svg>'
)
CARDS = (
    '<svg viewBox="-20 -20 40 40" aria-hidden="true"><g fill="var(--bg)" stroke="var(--edge)" '
    'stroke-width="1.800"><rect x="-15" y="-15" width="21" height="28" rx="2.500" '
    'transform="rotate(-9)"/><rect x="-6" y="-14" width="21" height="28" rx="2.500" '
    'transform="rotate(5)"/></g><path d="M0 1l4 4l7-9" fill="none" stroke="var(--accent)" '
    'stroke-width="2.600" stroke-linecap="round"/></svg>'
)
STEPS = (
    ("Learn", "short levels; the board answers why"),
    ("Play", "against a gentle bot, 5 to 10 minutes"),
    ("Review", "see where the game was decided"),
)


@dataclass(frozen=True)
class Page:
    """All that a home page tells."""

    shelves: Sequence[Shelf]
    advice: Advice
    five: Advice
    left: Left | None
    now: int
    said: str = ""  # what came of the last act
    refused: str = ""  # or why it did not


def act(text: str, name: str, value: str = "", look: str = "") -> str:
    """Something to press."""
    about = f'data-act="{escape(name)}" data-value="{escape(value)}"'
    return f'<button type="button" class="act {look}" {about}>{escape(text)}</button>'


def link(text: str, name: str, value: str = "") -> str:
    """Something to press that looks like a link."""
    about = f'data-act="{escape(name)}" data-value="{escape(value)}"'
    return f'<button type="button" class="link" {about}>{escape(text)}</button>'


@lru_cache
def cover(name: str) -> str:
    """The small picture of a game."""
    path = HERE / "covers" / f"{name}.svg"
    drawn = path.read_text(encoding="utf-8") if path.exists() else ""
    return drawn.replace('"xMidYMin"', '"xMidYMid slice"', 1)  # it fills any frame


def picture(name: str, title: str) -> str:
    """The small picture of a game, to press: it opens its lesson."""
    about = f'data-act="learn" data-value="{escape(name)}" aria-label="Learn {escape(title)}"'
    return f'<button type="button" class="pic" {about}>{cover(name)}</button>'


def page_html(page: Page) -> str:
    """The whole page."""
    fresh = not any(shelf.begun for shelf in page.shelves)
    parts = [
        brand(page, fresh),
        *(f'<p class="alert" role="alert">{escape(page.refused)}</p>' for _ in [1] if page.refused),
        *(f'<p class="news1" role="status">{escape(page.said)}</p>' for _ in [1] if page.said),
        *(damaged(shelf) for shelf in page.shelves),
        *([] if fresh else [next_line(page)]),
        f'<div class="top">{begin(page) if fresh else resume(page)}{beside(page, fresh)}</div>',
        games(page.shelves),
        *([] if fresh else [below(page.shelves)]),
        foot(fresh),
    ]
    return f'<div class="home">{"".join(parts)}</div>'


def brand(page: Page, fresh: bool) -> str:
    """Name and totals."""
    levels = sum(len(shelf.game.LEVELS) for shelf in page.shelves)
    done = sum(len(shelf.done) for shelf in page.shelves)
    stars = sum(shelf.stars for shelf in page.shelves)
    wins = sum(shelf.wins for shelf in page.shelves)
    told = f"{done} of {levels} levels, {counted(stars, 'star')}, {counted(wins, 'game')} won"
    if fresh:
        told = "Choose one by its picture, or begin with the first lesson."
    title = '<h1 class="serif">Five games from Japan</h1>'
    return f'<header class="brand">{SEAL}{title}<p class="soft">{told}</p></header>'


def damaged(shelf: Shelf) -> str:
    """Files that could not be read, each in a sentence, and what may be done."""
    return "".join(
        f'<p class="alert" role="alert">{escape(shelf.game.TITLE)}: {escape(text)} '
        f"{link('Begin anew', 'anew', str(path))}</p>"
        for path, text in shelf.troubles
    )


def next_line(page: Page) -> str:
    """What to do next, in one line."""
    text = f'<b class="serif">Next:</b> <span>{escape(page.advice.text)}</span>'
    return f'<p class="next" role="status">{text}</p>'


def begin(page: Page) -> str:
    """A good first game, for whoever comes for the first time."""
    text = (
        "Roll two dice, write both numbers on the map. Neighbors may differ by one, no more. "
        "The first lesson takes five minutes; after it you can play."
    )
    buttons = act("Begin the first lesson", "learn", FIRST, "go") + act(
        "Watch a game first", "watch", FIRST, "quiet"
    )
    return (
        f'<section class="resume" aria-label="Begin here">{picture(FIRST, "Rolling Japan")}'
        '<div class="text"><p class="soft sm">A good first game</p>'
        f'<h2 class="serif">Rolling Japan</h2><p>{text}</p><div class="buttons">{buttons}</div>'
        "</div></section>"
    )


def resume(page: Page) -> str:
    """Where it goes on: the table that was left, or what is advised."""
    if page.left is not None:
        shelf = next(each for each in page.shelves if page.left.game == each.game.NAME)
        return left_table(shelf, page.left, page)
    shelf = next(each for each in page.shelves if page.advice.game == each.game.NAME)
    level = shelf.next_level
    learn = "Go on" if shelf.done else "Begin the first lesson"
    words = {"learn": learn, "practice": "Ten minutes", "play": "Play"}[page.advice.act]
    text = FACTS.get(shelf.game.NAME, ("", 0))[0]
    if page.advice.act == "learn" and level is not None:
        chapter = [each for each in shelf.game.LEVELS if each.chapter == level.chapter]
        rest = for_levels(sum(each.id not in shelf.progress.stars for each in chapter))
        text = f"{level.chapter}, about {rest} min to its end: {level.task}"
    button = act(words, page.advice.act, shelf.game.NAME, "go")
    shown = picture(shelf.game.NAME, shelf.game.TITLE)
    over = "Where it goes on" if shelf.begun else "A game to begin"
    return (
        f'<section class="resume" aria-label="{over}">{shown}<div class="text">'
        f'<p class="soft sm">{over}</p><h2 class="serif">{escape(shelf.game.TITLE)}</h2>'
        f'<p>{escape(text)}</p><div class="buttons">{button}</div></div></section>'
    )


def left_table(shelf: Shelf, left: Left, page: Page) -> str:
    """The table that was left open, as it was left."""
    game: Any = shelf.game
    others = sum(len(each.tables) for each in page.shelves) - 1
    states, _ = replay(game, left.record)
    state = states[-1]
    seats = left.record.seats
    me = seats.index(HUMAN) if HUMAN in seats else 0
    view = game.view(state, me)
    heading = round_of(game, state)
    where = ", ".join(filter(None, [game.TITLE, f"{heading[:1].lower()}{heading[1:]}"]))
    turn = ": your turn" if game.to_move(state) == me else ""
    buttons = act("Go on", "resume", str(left.path), "go")
    if others > 0:
        buttons += act(counted(others, "other table"), "others", "", "quiet")
    shown = svg(game.scene.scene(view, me), width=560)
    return (
        '<section class="resume" aria-label="Where you left">'
        f'<div class="pic asleft">{shown}</div><div class="text">'
        f'<p class="soft sm">You left this table {ago(left.at, page.now)}</p>'
        f'<h2 class="serif">{escape(where)}{turn}</h2>{points(game, view, me)}'
        f"<p>{escape(standing(game, view, me, seats) + minutes_left(game, view))}</p>"
        f'<div class="buttons">{buttons}</div></div></section>'
    )


def points(game: Any, view: Any, me: int) -> str:
    """The points of all players, in their colors."""
    paints, found = colors(game, view), scores(game, view, view.seats)
    rows = "".join(
        f'<div><dt><i style="background:{paints[seat % len(paints)]}">{seat + 1}</i></dt>'
        f"<dd>{own}{' <small>you</small>' if seat == me else ''}</dd></div>"
        for seat, own in enumerate(found)
    )
    return f"<dl>{rows}</dl>"


def standing(game: Game[Any, Any], view: Any, me: int, seats: Sequence[str]) -> str:
    """How it stands, in a sentence."""
    found = scores(game, view, view.seats)
    others = [seat for seat in range(view.seats) if seat != me]
    if not others:
        return f"You have {counted(found[me], 'point')} so far."
    best = max(others, key=lambda seat: found[seat])
    who = "a bot" if seats[best] != HUMAN else f"player {best + 1}"
    if seats[best] in LEVELS_OF_BOTS:
        who = f"a {seats[best]} bot"
    gap = found[me] - found[best]
    if gap == 0:
        return f"You are level with {who}."
    return f"You are {abs(gap)} {'ahead of' if gap > 0 else 'behind'} {who}."


def beside(page: Page, fresh: bool) -> str:
    """Five minutes and practice; how it goes, for whoever is new."""
    if fresh:
        rows = "".join(
            f'<li><span class="n">{n}</span><div><b>{name}</b>'
            f'<span class="soft">{text}</span></div></li>'
            for n, (name, text) in enumerate(STEPS, 1)
        )
        title = '<h2 class="serif">How it goes</h2>'
        return f'<section class="box">{title}<ol class="order">{rows}</ol></section>'
    due = {each.game: each.due(page.now) for each in page.shelves}
    total, most = sum(due.values()), max(page.shelves, key=lambda each: due[each.game])
    known = [each for each in page.shelves if each.done or each.memory.cards] or [most]
    name = most if total else max(known, key=lambda each: len(each.done))
    text = f"No rule is due again yet: new questions about {name.game.TITLE}."
    if total:
        due_now = f"{verbed(total, 'rule')} due again"
        text = f"{due_now}, most from {most.game.TITLE}."
    five = (
        f'<section class="small1">{CLOCK}<h2 class="serif">Five minutes?</h2>'
        f'<p class="soft">{escape(page.five.text)}</p>'
        f"{act('Begin', page.five.act, page.five.game)}</section>"
    )
    practice = (
        f'<section class="small1">{CARDS}<h2 class="serif">Ten minutes of practice</h2>'
        f'<p class="soft">{escape(text)}</p>'
        f"{act('Practice', 'practice', name.game.NAME)}</section>"
    )
    return f'<div class="side1">{five}{practice}</div>'


def games(shelves: Sequence[Shelf]) -> str:
    """The five games."""
    cards = "".join(map(card, shelves))
    return f'<ul class="games" aria-label="The five games">{cards}</ul>'


def card(shelf: Shelf) -> str:
    """A game: its picture, what one does, and how far one is."""
    game = shelf.game
    say, minutes = FACTS.get(game.NAME, ("", 0))
    players = f"{game.PLAYERS[0]} to {game.PLAYERS[-1]} players, {minutes} min"
    done, levels = len(shelf.done), len(game.LEVELS)
    if shelf.begun:
        known, met, rules = shelf.looks().count("known"), len(shelf.met), len(game.BOOK.clauses)
        said = counted(shelf.stars, "star")
        stars = f'<span class="stars" aria-label="{said}">★ {shelf.stars}</span>'
        facts = fact("levels", f"<b>{done}</b> of {levels} {stars}", done, levels)
        facts += fact("rules met", f"<b>{met}</b> of {rules}", met, rules)
        facts += f'<div class="fact"><span>and known by heart</span><b>{known}</b></div>'
        facts += f'<div class="fact"><span>{players}</span></div>'
    else:
        facts = "".join(
            f'<div class="fact"><span>{text}</span></div>'
            for text in (players, f"{levels} levels, {for_levels(levels)} min")
        )
    word = "Learn" if not done else "Go on" if done < levels else "Learn again"
    buttons = act(word, "learn", game.NAME) + act("Practice", "practice", game.NAME, "quiet")
    buttons += act("Play", "play", game.NAME, "quiet")
    mine = " mine" if shelf.begun else ""
    return (
        f'<li class="game{mine}">{picture(game.NAME, game.TITLE)}<div class="text">'
        f'<h3 class="serif">{escape(game.TITLE)}</h3><p class="say">{say}</p>'
        f'<div class="facts">{facts}</div><div class="buttons">{buttons}</div></div></li>'
    )


def for_levels(count: int) -> int:
    """About how many minutes this many levels take; many of them in steps of five."""
    minutes = A_LEVEL * count
    return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)


def minutes_left(game: Any, state: Any) -> str:
    """About how long a game goes on, in a sentence; by what its bots know of its course."""
    whole = SMALL if getattr(state.board, "ours", False) else FACTS.get(game.NAME, ("", 0))[1]
    left = round(whole * (1 - game.heuristics.progress(state)))
    return f" About {left} minute{'s' * (left > 1)} to the end." if left else ""


def fact(name: str, told: str, part: int, whole: int) -> str:
    """A number, and a bar that shows it."""
    return f'<div class="fact"><span>{name}</span><span>{told}</span>{bar(part, whole)}</div>'


def bar(part: int, whole: int) -> str:
    """A part of a whole, as a bar."""
    width = 100 * part / whole if whole else 0
    return (
        '<svg class="bar1" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect y="1" width="100" height="7" fill="var(--line)"/><rect y="1" width="{width:.1f}" '
        'height="7" fill="var(--ink)"/></svg>'
    )


def foot(fresh: bool) -> str:
    """Where it is kept, as a file and back."""
    kept = "Your progress will be kept" if fresh else "Your progress is kept"
    save = "" if fresh else link("Save it as a file", "export")
    words = "Played elsewhere? Bring your saved file" if fresh else "Bring back a saved file"
    take = (
        f'<label class="link take">{words}'
        '<input type="file" accept=".json,application/json"></label>'
    )
    return f'<footer class="foot"><span>{kept} beside this notebook.</span>{save}{take}</footer>'


def bar_above(title: str) -> str:
    """What stays above something that was opened."""
    back = act("Home", "home", "", "quiet")
    return f'<div class="home opened">{back}<h2 class="serif">{escape(title)}</h2></div>'
