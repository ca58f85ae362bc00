"""Hokkaido: how a game begins. Options, cards, and the starting pieces."""

from __future__ import annotations

from typing import Any

from ...core.bag import without
from ...core.game import settle_options, settle_players
from ...core.rulebook import Event, Option
from ..board import SHELF, Board
from ..book import BOOK
from .moves import Deal, Place
from .state import ACT, ACTIONS, PLACE, Open, Player, State, Switches, updated, updated_player

TITLE = "Hokkaido"
PLAYERS = range(2, 5)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "draw_cap",
            "actions",
            ("actions", "draws", "ways"),
            "HOK-RULING-06",
            "What may a turn have two of: actions spent on Draw, draws (keeping both cards is "
            "one), or draws of each way (deck and public) by itself?",
        ),
        Option(
            "conflict_order",
            "ladder",
            ("ladder", "weakest"),
            "HOK-RULING-21",
            "In a conflict, does the duty climb from the fewest upwards, or do the fewest go on "
            "until they are gone?",
        ),
        Option(
            "second_after_tied_first",
            False,
            (False, True),
            "HOK-RULING-30",
            "In a region where two or more tie for the most, is the next player paid as second?",
        ),
        Option(
            "turn_cap",
            0,
            (0, 12, 24, 48, 96),
            "HOK-END-04",
            "Outside the rules, for bots and simulations: after how many turns is the end called "
            "if nobody has called it? 0 means never, as the rules have it.",
        ),
    )
}


def new_game(players: int, board: str | Board = "hokkaido", **options: Any) -> State:
    """The table before the first card is dealt; chance deals, then everybody places a piece."""
    settle_players(TITLE, PLAYERS, players)
    board = SHELF.called(board)
    settle_cities(players, board)
    return bare_table(players, board, **options)


def settle_cities(players: int, board: Board) -> None:
    """Refuse to begin on a board that has no city for everybody, or is not for this number."""
    if players not in board.setup or players > len(board.cities):
        fit = [str(n) for n in board.setup if n <= len(board.cities)]
        raise ValueError(
            f"{board.title} is for {' or '.join(fit) or 'no'} players, not {players}: "
            "everybody starts in a city"
        )


def bare_table(players: int, board: Board, **options: Any) -> State:
    """No card dealt, no piece placed (HOK-SETUP-01 to 03, HOK-SETUP-16)."""
    setup = board.setup[players]
    switches = Switches(**settle_options(OPTIONS, options))
    player = Player.of((0,) * len(board.names), setup.pieces)
    pool = tuple(board.cards)
    return State(board, (player,) * players, (), setup.cards, pool, switches=switches)


def deal(state: State, move: Deal) -> State:
    """A card before play: first the public ones, then each player's."""
    board, pool, deck = state.board, without(state.pool, move.card), state.deck - 1
    if len(state.public) < board.public:
        news = (Event(BOOK["HOK-SETUP-07"], f"{board.cards[move.card]} is a public card"),)
        public = (*state.public, Open(move.card))
        return ready(updated(state, public=public, pool=pool, deck=deck, news=news))
    hands = [len(player.hand) for player in state.players]
    seat = hands.index(min(hands))
    player = state.players[seat]
    dealt = updated_player(player, hand=tuple(sorted((*player.hand, move.card), key=str)))
    players = (*state.players[:seat], dealt, *state.players[seat + 1 :])
    return ready(updated(state, players=players, pool=pool, deck=deck))


def ready(state: State) -> State:
    """After the last card the last seat begins to place (HOK-SETUP-10)."""
    board = state.board
    wanted = board.public + board.private * state.seats
    if len(state.public) + sum(len(player.hand) for player in state.players) < wanted:
        return state
    return updated(state, step=PLACE, seat=state.seats - 1)


def place(state: State, move: Place) -> State:
    """A starting piece; then the next player to the right, or the first turn."""
    me = state.me.with_piece(state.board.index[move.province], state.me.stock - 1)
    players = state.with_me(me)
    if state.seat:
        return updated(state, players=players, seat=state.seat - 1)
    news = (Event(BOOK["HOK-SETUP-14"], "player 1 placed last and has the first turn"),)
    return updated(state, players=players, step=ACT, left=ACTIONS, news=news)
