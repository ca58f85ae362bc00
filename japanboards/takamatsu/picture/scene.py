"""Takamatsu as a picture; ``touch.py`` says which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ...core.game import NOBODY, Seat
from ...core.scene import Mark, Scene
from ..board import COLORS, LETTERS, SAMURAI, Board, per_board
from ..board_checks import SLOTS
from ..cards import OPEN, Card, Down
from ..rules.moves import Party, in_words
from ..rules.state import AFTER, BEFORE, ELSEWHERE, NO_SEAT, State, colors_of
from .layout import (
    FRAME,
    GARDEN,
    MIDDLE,
    arrow,
    figures_by_room,
    half,
    last_field,
    pagoda_at,
    slots,
    spots,
    track,
)
from .touch import captions, intended_moves, picks, prompt, ways

__all__ = ["side_scenes", "intended_moves", "picks", "prompt", "scene", "ways"]

LOOKS = Path(__file__).parent / "looks.css"
SEATS = 5
HELD = 5  # hidden cards that are drawn in front of a player


def scene(state: State, seat: Seat) -> Scene:
    """The palace, the garden, the cards, and what lies before the players."""
    marks = (
        *palace(state.board),
        *rooms(state),
        *pagodas(state),
        *samurai(state),
        *player_rows(state),
        *own_cards(state, seat),
        *display(state),
        *piles(state),
        *on_its_way(state),
    )
    title = f"Takamatsu, seen by {'everybody' if seat == NOBODY else f'player {seat + 1}'}"
    return Scene(FRAME, marks, LOOKS, title, captions(state, seat))


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing: all players look at one board."""
    return []


@per_board
def palace(board: Board) -> tuple[Mark, ...]:
    """What never changes: the garden with its track, and the arrows."""
    marks = [Mark("garden", "garden", MIDDLE, f"disc {GARDEN}", title="The garden")]
    for points, at in track(board):
        look = "field goal" if points == board.goal else "field"
        more = "+" if points == last_field(board) else ""
        title = f"{points}{more} points{', the goal' * (points == board.goal)}"
        marks.append(
            Mark(f"field:{points}", look, at, "disc 8.8", f"{points}{more}", 7.5, "", title)
        )
    for here, following in enumerate(board.following):
        for there in following:
            pair = f"{board.names[here]} to {board.names[there]}"
            shape, at = arrow(board, here, there), spots(board)[here]
            marks.append(Mark(f"arrow:{pair}", "lane", at, shape, title=pair))
    return tuple(marks)


def rooms(state: State) -> Iterator[Mark]:
    """The rooms, to look at and to touch, with their names."""
    for at, party in enumerate(state.rooms):
        yield from room(state.board, at, party)


@per_board
def room(board: Board, at: int, party: Party) -> tuple[Mark, Mark]:
    """A room and its name."""
    name, (x, y), wide = board.names[at], spots(board)[at], half(board)
    colors = [COLORS[color] for color in board.homes[at]]
    kind = f"home of {' and '.join(colors)}" if colors else "plain room"
    if board.bonus[at]:
        kind = f"a party may set out {board.bonus[at]} more"
    look = f"place room {colors[0] if colors else 'bonus' if board.bonus[at] else 'plain'}"
    title = f"{name}, {kind}: {in_words(party)}"
    shape = f"box {2 * wide:g} {2 * wide:g}"
    big = board.bonus[at] > 0
    return (
        Mark(f"room:{name}", look, (x, y), shape, "", 9, f"room:{name}", title),
        Mark(
            f"name:{name}",
            "sign" if big else "name",
            (x, y - wide + 8),
            "",
            name,
            12 if big else 9.5,
        ),
    )


def pagodas(state: State) -> Iterator[Mark]:
    """A pagoda per color beside its field of the track."""
    last, seen = last_field(state.board), list[int]()
    for color, name in enumerate(COLORS):
        look = f"pagoda {name}{' away' * (state.owners[color] == NO_SEAT)}"
        points = state.pagodas[color]
        title = f"{name} pagoda: {points} points"
        at = pagoda_at(state.board, points, seen.count(min(points, last)))
        seen += [min(points, last)] * (state.owners[color] != NO_SEAT)
        yield Mark(f"pagoda:{name}", look, at, "box 11 11", LETTERS[color], 8, "", title)


def samurai(state: State) -> Iterator[Mark]:
    """All figures of the box; those that take no part are away."""
    marks: dict[int, Mark] = {}
    for at, figures in figures_by_room(state).items():
        if at != ELSEWHERE:
            radius, places = slots(state.board, at, len(figures))
            for figure, place in zip(figures, places, strict=True):
                marks[figure] = figure_mark(figure, state.board.names[at], place, radius)
    for figure in range(len(COLORS) * SAMURAI):
        yield marks.get(figure) or figure_mark(figure, "", MIDDLE, 9)


@lru_cache(1 << 14)
def figure_mark(figure: int, room: str, at: tuple[float, float], radius: float) -> Mark:
    """A samurai; those of one color in one room are touched alike."""
    color, number = divmod(figure, SAMURAI)
    name = COLORS[color]
    look = f"samurai {name}{'' if room else ' away'}"
    pick, title = (f"samurai:{room}:{name}", f"{name} samurai in {room}") if room else ("", "")
    letter, size = LETTERS[color], round(1.2 * radius, 1)
    return Mark(f"samurai:{name}:{number}", look, at, f"disc {radius:g}", letter, size, pick, title)


def player_rows(state: State) -> Iterator[Mark]:
    """Who plays which color, with points and the backs of hidden cards, at the top left."""
    for seat in range(SEATS):
        y, here = 24 + 26 * seat, seat < state.seats
        mine = colors_of(state.owners, seat) if here else ()
        away = "" if here else " away"
        turn = "strong " if seat == state.seat and state.rounds else ""
        said = f"Player {seat + 1}"
        text = f"› {said}" if turn else said
        first = ", begins every round" if seat == state.first else ""
        yield Mark(f"player:{seat}", f"{turn}left{away}", (-16, y), "", text, 9.5, "", said + first)
        yield from banners(mine, seat, y)
        points = str(sum(state.pagodas[color] for color in mine))
        title = f"{said} has {points} points"
        yield Mark(f"points:{seat}", f"strong{away}", (74, y), "", points, 10.5, "", title)
        count = sum(len(state.held[color]) for color in mine)
        for n in range(HELD):
            look = f"card shut{'' if n < count else ' away'}"
            title = f"{said} holds {count} hidden"
            yield Mark(f"back:{seat}:{n}", look, (90 + 8 * n, y), "box 7 10", "", 6, "", title)


def banners(mine: tuple[int, ...], seat: Seat, y: float) -> Iterator[Mark]:
    """The pagodas before a player, which show their colors."""
    for n in range(2):
        at = (43 + 14 * n, y)
        if n >= len(mine):
            yield Mark(f"banner:{seat}:{n}", "pagoda away", at, "box 12 12")
            continue
        name = COLORS[mine[n]]
        title = f"player {seat + 1} is {name}"
        pick, letter = f"pagoda:{name}", LETTERS[mine[n]]
        yield Mark(
            f"banner:{seat}:{n}", f"pagoda {name}", at, "box 12 12", letter, 8.5, pick, title
        )


def own_cards(state: State, seat: Seat) -> Iterator[Mark]:
    """The round, the hidden cards of the player who looks, and a way to keep them; top right."""
    text = f"Round {state.rounds}{', the last' * state.last}" if state.rounds else "Setup"
    yield Mark("round", "strong right", (612, 24), "", text, 11, "", text)
    mine = colors_of(state.owners, seat)
    held = [(card.value, COLORS[color]) for color in mine for card in state.held[color]]
    look = "soft right" if held else "soft right away"
    yield Mark("own cards", look, (612, 48), "", "Your hidden cards", 9)
    for n in range(HELD):
        at = (601 - 26 * n, 74)
        if n < len(held):
            value, earner = held[n]
            title = f"your hidden card {value}, earned by {earner}"
            yield Mark(
                f"card:{n}", "card shut", at, "box 22 30", str(value), 13, f"card:{value}", title
            )
        else:
            yield Mark(f"card:{n}", "card shut away", at, "box 22 30")
    asked = state.asked == seat and state.step in (BEFORE, AFTER)
    look = "button" if asked else "button away"
    yield Mark("wait", look, (560, 106), "box 104 20", "Keep for now", 9.5, "wait", "keep them")


def display(state: State) -> Iterator[Mark]:
    """The five cards on offer, the uppermost first, at the bottom right."""
    yield Mark("display", "left soft", (462, 542), "", "Display, next card first", 9)
    for n in range(SLOTS):
        at = (476 + 32 * n, 574)
        if n < len(state.cards.display):
            yield card_mark(f"display:{n}", state.cards.display[n], at, n == 0)
        else:
            yield Mark(f"display:{n}", "card open away", at, "box 28 40")


def card_mark(name: str, card: Card, at: tuple[float, float], first: bool) -> Mark:
    """A card: its value, or a back that shows no more than its kind."""
    next_one = ", the next to be taken" if first else ""
    mark = " next" if first else ""
    if isinstance(card, Down):
        title = f"hidden card{next_one}"
        return Mark(name, f"card shut{mark}", at, "box 28 40", "?", 16, "", title)
    return Mark(
        name, f"card open{mark}", at, "box 28 40", f"{card}", 16, "", f"card {card}{next_one}"
    )


def on_its_way(state: State) -> Iterator[Mark]:
    """The card that was taken, and whom it is for."""
    taken, at = state.cards.taken, (104, 574)
    if taken is None:
        yield Mark("taken", "card open away", at, "box 28 40")
        yield Mark("receiver", "away", (104, 604), "", "", 9)
    else:
        yield card_mark("taken", taken, at, False)
        who = f"to player {state.owners[state.due[0]] + 1}"
        yield Mark("receiver", "soft", (104, 604), "", who, 9)


def piles(state: State) -> Iterator[Mark]:
    """Deck and used cards, at the bottom left."""
    cards = state.cards
    count, used = len(cards.deck) + cards.shut, len(cards.used) + len(cards.spent)
    kind = {OPEN: "open", "hidden": "shut"}.get(cards.top, "open")
    top = f", its top card has {'an open' if kind == 'open' else 'a hidden'} value"
    title = f"deck of {count} cards{top if cards.top else ''}"
    look = f"card {kind} pile{'' if count else ' away'}"
    sign = {OPEN: "○", "hidden": "?"}.get(cards.top, "")
    yield Mark("deck", look, (6, 574), "box 28 40", sign, 14, "", title)
    yield Mark("deck size", "soft", (6, 604), "", f"Deck {count}", 9)
    seen = " ".join(map(str, cards.used)) + "".join(f" hidden {value}" for value in cards.spent)
    yield Mark(
        "used",
        f"card pile {'open' if used else 'used'}",
        (52, 574),
        "box 28 40",
        "",
        14,
        "",
        f"used: {seen}",
    )
    yield Mark("used size", "soft", (52, 604), "", f"Used {used}", 9)
