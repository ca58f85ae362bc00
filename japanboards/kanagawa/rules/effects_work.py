"""Kanagawa, the work: cards join studio and print, brushes are placed and moved, diplomas won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...core.bag import without
from ...core.rulebook import Event
from ...core.words import counted
from ..book import BOOK
from ..cards import WILD, Card
from .diplomas import questions, reward_of
from .icon_codes import FRESH, SPENT, USED, brushes_named, code, places_named
from .moves import Claim, Leave, Place, Print, Shift, Studio
from .state import Names, Painter, State, updated, updated_painter, with_painter


def without_card(painter: Painter, card: str) -> tuple[Names, Names]:
    """The cards in hand, seen by all and secret, without this one."""
    if card in painter.hand:
        return without(painter.hand, card), painter.secret
    return painter.hand, without(painter.secret, card)


def add_to_studio(state: State, move: Studio) -> State:
    """The card joins the studio; its supplies act at once."""
    card, painter = state.board.cards[move.card], state.painter
    hand, secret = without_card(painter, move.card)
    gained = min(card.brush, state.brushes)
    painter = updated_painter(
        painter,
        studio=(*painter.studio, move.card),
        hand=hand,
        secret=secret,
        icons=painter.icons + new_icons(state, card),
        arrows=painter.arrows + card.arrows,
        keeps=painter.keeps + card.keeps,
        brushes=painter.brushes + gained,
    )
    return updated(
        state,
        painters=with_painter(state, painter),
        brushes=state.brushes - gained,
        assistant=state.seat if card.assistant else state.assistant,
        asked=questions(state, painter, touched(state, card), state.table),
        news=supplies(state, card.brush, gained, bool(card.assistant)),
    )


def new_icons(state: State, card: Card) -> tuple[int, ...]:
    """The icons a card brings, empty."""
    return tuple([code(state.board, kind) for kind in card.icons])


def touched(state: State, card: Card) -> Sequence[str]:
    """The categories of studio diplomas that a card may help to meet."""
    found = ["brushes"] * bool(card.brush and state.switches.brush_diploma == "owned")
    found += ["arrows"] * bool(card.arrows)
    found += ["landscapes"] * bool(card.icons)
    return found


def supplies(state: State, shown: int, gained: int, assistant: bool) -> tuple[Event, ...]:
    """What is told of a brush and of the Assistant."""
    if not shown and not assistant:
        return ()
    news = [brush_news(state.seat, gained > 0)] * bool(shown)
    if assistant:
        news.append(assistant_news(state.seat, state.assistant))
    return tuple(news)


@cache
def brush_news(seat: int, gained: bool) -> Event:
    """A brush from the reserve, or none if it is empty."""
    if gained:
        return Event(BOOK["KAN-STUDIO-05"], f"player {seat + 1} takes a brush from the reserve")
    return Event(BOOK["KAN-RULING-23"], "the reserve has no brush left")


@cache
def assistant_news(seat: int, before: int) -> Event:
    """The Assistant changes hands, or stays."""
    if seat == before:
        return Event(BOOK["KAN-RULING-24"], f"player {seat + 1} has the Assistant already")
    return Event(BOOK["KAN-STUDIO-06"], f"player {seat + 1} takes the Assistant")


def add_to_print(state: State, move: Print) -> State:
    """The card joins the open end of the print; the brushes and icons it took are marked."""
    board, painter = state.board, state.painter
    card = board.cards[move.card]
    hand, secret = without_card(painter, move.card)
    icons = painted(state, painter.icons, card, move.wild)
    painter = updated_painter(
        painter, print=(*painter.print, move.card), hand=hand, secret=secret, icons=icons
    )
    category = board.category.get(card.subject)
    asked = questions(state, painter, (category,), state.table) if category else ()
    news = (
        last_round(state.seat, board.ends) if cards_that_end(state, painter) == board.ends else ()
    )
    return updated(state, painters=with_painter(state, painter), asked=asked, news=news)


def cards_that_end(state: State, painter: Painter) -> int:
    """The cards of a print as the end of the game counts them."""
    return len(painter.print) + state.switches.end_counts_tile


@cache
def last_round(seat: int, cards: int) -> tuple[Event, ...]:
    """What is told when a print has as many cards as end the game."""
    told = f"player {seat + 1} has {counted(cards, 'card')}: the game ends after this round"
    return (Event(BOOK["KAN-END-02"], told),)


def painted(
    state: State, icons: tuple[int, ...], card: Card, wild: tuple[str, ...]
) -> tuple[int, ...]:
    """The icons after painting a card: those that served are used, their brushes spent."""
    marked, on_wild = list(icons), list(wild)
    for kind in card.needs:
        if kind in on_wild:
            on_wild.remove(kind)
            kind = WILD
        at = marked.index(code(state.board, kind, brush=FRESH))
        marked[at] += USED + SPENT - FRESH
    return tuple(marked)


def place(state: State, move: Place) -> State:
    """An unplaced brush goes on the first such icon."""
    painter, icons = state.painter, list(state.painter.icons)
    at = icons.index(places_named(state.board)[move.icon])
    icons[at] += FRESH
    painter = updated_painter(painter, icons=tuple(icons), brushes=painter.brushes - 1)
    asked: Names = ()
    if state.switches.brush_diploma == "placed":
        asked = questions(state, painter, ("brushes",), state.table)
    return updated(state, painters=with_painter(state, painter), asked=asked)


def shift(state: State, move: Shift) -> State:
    """A brush moves to the first such icon, and an arrow is used."""
    painter, icons = state.painter, list(state.painter.icons)
    here = icons.index(brushes_named(state.board)[move.brush])
    there = icons.index(places_named(state.board)[move.icon])
    stands = icons[here] % USED
    icons[here] -= stands
    icons[there] += stands
    painters = with_painter(state, updated_painter(painter, icons=tuple(icons)))
    return updated(state, painters=painters, turned=state.turned + 1)


def claim(state: State, move: Claim) -> State:
    """The diploma lies beside the print, its extra acts at once, and its category is closed."""
    board, painter = state.board, state.painter
    diploma = board.diplomas[move.diploma]
    reward = reward_of(diploma, state.switches)
    brush = min(1, state.brushes) if reward == "brush" else 0
    storm = min(1, state.storms) if reward == "storm" else 0
    painter = updated_painter(
        painter,
        diplomas=(*painter.diplomas, move.diploma),
        brushes=painter.brushes + brush,
        storms=painter.storms + storm,
    )
    table = without(state.table, move.diploma)
    asked = [other for other in state.asked if board.diplomas[other].category != diploma.category]
    if brush and state.switches.brush_diploma == "owned":
        more = questions(state, painter, ("brushes",), table)
        asked += [each for each in more if each not in asked]
    return updated(
        state,
        painters=with_painter(state, painter),
        table=table,
        brushes=state.brushes - brush,
        storms=state.storms - storm,
        assistant=state.seat if reward == "assistant" else state.assistant,
        asked=tuple(asked),
        news=extras(state, reward, brush, storm),
    )


def extras(state: State, reward: str, brush: int, storm: int) -> tuple[Event, ...]:
    """What is told of a diploma's extra."""
    seat = state.seat
    match reward:
        case "brush":
            return (brush_news(seat, brush > 0),)
        case "assistant":
            return (assistant_news(seat, state.assistant),)
        case "storm" if storm:
            return (Event(BOOK["KAN-TOK-02"], f"player {seat + 1} gets a storm token"),)
        case "storm":
            return (Event(BOOK["KAN-RULING-22"], "no storm token is left"),)
    return ()


def leave(state: State, move: Leave) -> State:
    """The diploma stays on the table, barred to this player."""
    painter = updated_painter(state.painter, left=(*state.painter.left, move.diploma))
    news = (Event(BOOK["KAN-DIP-05"], f"it is closed to player {state.seat + 1} from now on"),)
    return updated(state, painters=with_painter(state, painter), asked=state.asked[1:], news=news)
