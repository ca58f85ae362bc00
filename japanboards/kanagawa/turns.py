"""Kanagawa: how a game begins, what moves do, and what a seat may see."""

from __future__ import annotations

import random
from typing import Any

from ..core.bag import without
from ..core.game import Seat, settle_options, settle_players
from ..core.rulebook import Option
from .board import SHELF, Board
from .cards import BACKS
from .school import (
    depart,
    finish_work,
    give_tile,
    look_at,
    show_back,
    stay,
    take_column,
    turn_up,
)
from .state import (
    OVER,
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Painter,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    State,
    Studio,
    Switches,
    Take,
    Tile,
    Turn,
    but,
    repainted,
)
from .work import add_to_print, add_to_studio, claim, leave, place, shift

TITLE = "Kanagawa"
PLAYERS = range(2, 5)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "animal_rewards",
            "brush",
            ("brush", "as_scanned"),
            "KAN-RULING-14",
            "What do the first two animal diplomas bring: a brush each, or what one scan reads?",
        ),
        Option(
            "brush_diploma",
            "placed",
            ("placed", "owned"),
            "KAN-RULING-15",
            "Which brushes count for the brush diplomas: those on icons, or all you own?",
        ),
        Option(
            "deck_backs",
            "all",
            ("all", "top"),
            "KAN-RULING-09",
            "Which backs of the deck may be seen: all in order, or the top card's?",
        ),
        Option(
            "end_counts_tile",
            False,
            (False, True),
            "KAN-RULING-34",
            "Does the starting tile count among the cards that end the game?",
        ),
        Option(
            "storm_on_tile",
            False,
            (False, True),
            "KAN-RULING-32",
            "May a storm token change the season of the starting tile?",
        ),
        Option(
            "wild_counts_as_landscape",
            False,
            (False, True),
            "KAN-RULING-41",
            "Does a wild icon count for the landscape diplomas?",
        ),
        Option("first", 0, tuple(range(4)), "KAN-SETUP-02", "Which seat begins?"),
    )
}


def new_game(players: int, board: str | Board = "school", **options: Any) -> State:
    """An empty school, all diplomas on the table; chance is about to deal tiles and cards."""
    settle_players(TITLE, PLAYERS, players)
    settled = settle_options(OPTIONS, options)
    first = settled.pop("first")
    if first >= players:
        raise ValueError(f"the option first names a seat from 0 to {players - 1}, not {first}")
    board = SHELF.called(board)
    return State(
        board,
        (Painter(),) * players,
        board.decks,
        tuple(map(len, board.decks)),
        tuple(board.diplomas),
        board.brushes,
        board.storms,
        master=first,
        assistant=first,
        school=((),) * players,
        switches=Switches(**settled),
    )


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal."""
    match move:
        case Turn(card):
            return turn_up(state, card)
        case Studio(card):
            return add_to_studio(state, card)
        case Print(card, wild):
            return add_to_print(state, card, wild)
        case Place(icon):
            return place(state, icon)
        case Shift(brush, icon):
            return shift(state, brush, icon)
        case Done():
            return finish_work(state)
        case Take(column):
            return take_column(state, column - 1)
        case Pass():
            return stay(state)
        case Back(color):
            return show_back(state, color)
        case Peek(card):
            return look_at(state, card)
        case Claim(diploma):
            return claim(state, diploma)
        case Leave(diploma):
            return leave(state, diploma)
        case Depart():
            return depart(state)
        case Tile(tile):
            return give_tile(state, tile)


def view(state: State, seat: Seat) -> State:
    """What a seat sees: of cards that others took face down only the backs."""
    if state.step == OVER:
        return state
    painters, pool = list(state.painters), [list(cards) for cards in state.pool]
    for other, painter in enumerate(painters):
        faces = [card for card in painter.secret if card in state.board.cards]
        if other == seat or not faces:
            continue
        for card in faces:
            pool[BACKS.index(state.board.cards[card].back)].append(card)
        secret = [state.board.cards[card].back for card in faces]
        unknown = [card for card in painter.secret if card in BACKS]
        painters[other] = repainted(painter, secret=tuple(sorted([*secret, *unknown])))
    seen = tuple([tuple(sorted(cards)) for cards in pool])
    return (
        state
        if seen == state.pool
        else but(state, painters=tuple(painters), pool=seen, news=state.news)
    )


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position that the seat cannot tell from the one it sees: others hold what is unseen."""
    painters, pool = list(view.painters), list(view.pool)
    for other, painter in enumerate(painters):
        secret = list(painter.secret)
        for at, card in enumerate(secret):
            if card in BACKS:
                back = BACKS.index(card)
                secret[at] = rng.choice(pool[back])
                pool[back] = without(pool[back], secret[at])
        painters[other] = repainted(painter, secret=tuple(sorted(secret)))
    return but(view, painters=tuple(painters), pool=tuple(pool), news=view.news)
