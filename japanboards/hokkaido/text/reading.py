"""Reading a position of Hokkaido from its text, and saying what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...core.secrets import HIDDEN, Hidden, known
from ...core.text import lines_of, number, player, quoted, read_options, split
from ...core.words import counted
from ..board import SHELF, Board
from ..rules.memory import IN_DECK, Odds, PutBack, World, apart
from ..rules.setup import OPTIONS, PLAYERS, bare_table, settle_cities
from ..rules.state import (
    ACT,
    ACTIONS,
    DEAL,
    DRAW,
    FRESH,
    KEEP,
    KINDS,
    OVER,
    PLACE,
    CardName,
    Open,
    Player,
    State,
)
from .checks import checked

KEYS = (
    *("board", "players", "options", "turn", "turns", "until"),
    *("public", "deck", "back", "drawn", "to come"),
)
OF_A_PLAYER = ("pieces", "hand", "revealed", "returned", "scored")
MANY = 9999
LONG = 200  # digits of a weight

Given = Mapping[str, str]


def read(text: str, board: str | Board = "", **options: Any) -> State:
    """A position from its text; a board of one's own is handed in with it."""
    given = lines_of(text)
    island = SHELF.called(board or given.get("board", "hokkaido"))
    if given.get("board", island.name) != island.name:
        raise ValueError(f"board: {quoted(given['board'])} is not the board {island.name!r}")
    count = how_many(given)
    if count not in island.setup:
        raise ValueError(f"players: {island.title} is not for {count} players")
    state = bare_table(count, island, **options | read_options(given.get("options", ""), OPTIONS))
    if not given.keys() - {"board", "players", "options"}:
        settle_cities(count, island)
        return state
    return checked(read_table(state, given))


def how_many(given: Given) -> int:
    """The number of players: as said, or as many as the lines speak of, or two."""
    most = 2
    for key in given:
        what, _, seat = key.rpartition(" ")
        if what in OF_A_PLAYER and seat in map(str, range(1, PLAYERS[-1] + 1)):
            most = max(most, int(seat))
        elif key not in KEYS:
            known = f"{', '.join(KEYS)}, and for each player: {' 1, '.join(OF_A_PLAYER)} 1"
            raise ValueError(f"{quoted(key)} is not part of a position; the keys are: {known}")
    count = number(given.get("players", str(most)), "players", PLAYERS[0], PLAYERS[-1])
    if count < most:
        raise ValueError(f"players: {count}, but there is a line for player {most}")
    return count


def read_table(state: State, given: Given) -> State:
    """All lines but those that set the table up."""
    board, count = state.board, state.seats
    public = tuple(read_open(board, word, count) for word in words(given, "public"))
    players = tuple(read_player(state, public, given, seat) for seat in range(count))
    drawn = read_cards(board, "drawn", words(given, "drawn"))
    back = tuple(sorted(known(read_cards(board, "back", words(given, "back")))))
    dealt = board.public + board.private * count
    located = [row.card for row in public] + [*back] + known(drawn)
    located += [card for p in players for card in (*known(p.hand), *p.revealed)]
    if twice := [card for card, times in Counter(located).items() if times > 1]:
        raise ValueError(f"{twice[0]} lies in two places")
    pool = tuple(card for card in board.cards if card not in set(located))
    usual = min(board.setup[count].cards - dealt, len(pool) + len(back))
    deck = number(given.get("deck", str(usual)), "deck", 0, MANY)
    read = replace(state, players=players, public=public, deck=deck, pool=pool, back=back)
    read = read_turn(replace(read, drawn=drawn), given)
    until = number(given.get("until", "0"), "until", 0, MANY)
    return replace(read, until=until)


def read_turn(state: State, given: Given) -> State:
    """Whose turn it is, what was done in it, and what is to be decided."""
    text, count = given.get("turn", "player 1"), state.seats
    if text in (DEAL, OVER):
        turns = number(given.get("turns", "0"), "turns", 0, MANY)
        return replace(state, step=text, seat=last_seat(turns, count, text), turns=turns)
    seat, done = player(text, "turn", count, 0)
    if done == [PLACE]:
        turns = number(given.get("turns", "0"), "turns", 0, MANY)
        return replace(state, step=PLACE, seat=seat, turns=turns)
    turns = number(given.get("turns", str(seat)), "turns", 0, MANY)
    if turns % count != seat:
        raise ValueError(
            f"turns: after {counted(turns, 'turn')} it is not the turn of player {seat + 1}"
        )
    due = number(given.get("to come", "0"), "to come", 0, 2)
    step = DRAW if due else KEEP if state.drawn else ACT
    spent = read_spent(done)
    left = ACTIONS - sum(spent)
    on_island = any(state.players[seat].pieces[: state.board.size])
    landless = spent == FRESH and not on_island
    return replace(
        state,
        step=step,
        seat=seat,
        left=left,
        spent=spent,
        landless=landless,
        due=due,
        turns=turns,
    )


def last_seat(turns: int, count: int, step: str) -> int:
    """The seat of a finished game is the one that had the last turn."""
    return (turns - 1) % count if step == OVER else 0


def read_spent(done: Sequence[str]) -> tuple[int, ...]:
    """The actions of a turn so far: ``land 1``, ``draw 2``."""
    spent = dict.fromkeys(KINDS, 0)
    for word in done:
        kind, _, times = word.partition(" ")
        if kind not in spent:
            raise ValueError(
                f"turn: {quoted(word)} is not an action taken, like 'land 1' or 'draw 1'"
            )
        spent[kind] = number(times, f"turn: {kind}", 0, ACTIONS)
    if sum(spent.values()) > ACTIONS:
        raise ValueError(f"turn: a turn has {ACTIONS} actions, not {sum(spent.values())}")
    return tuple(spent.values())


def words(given: Given, key: str) -> list[str]:
    """The words of a line; ``none`` is a way to write an empty one."""
    return [word for word in split(given.get(key, "")) if word != "none"]


def read_card(board: Board, key: str, name: str) -> str:
    """A trade card by its name."""
    if name not in board.cards:
        raise ValueError(f"{key}: there is no trade card {quoted(name)}")
    return name


def read_cards(board: Board, key: str, names: Sequence[str]) -> tuple[CardName, ...]:
    """Trade cards; a question mark is a hidden one."""
    return tuple(HIDDEN if name == "?" else read_card(board, key, name) for name in names)


def read_open(board: Board, text: str, count: int) -> Open:
    """A public card: ``Sapporo-Kitami 1 2``."""
    word, *spots = text.split(" ")
    name = read_card(board, "public", word)
    seats = [number(spot, f"public: {name}: player", 1, count) - 1 for spot in spots]
    if len(seats) > 2 or len(set(seats)) < len(seats):
        raise ValueError(f"public: {name} has two spots for two players, not {quoted(text)}")
    return Open(name, *seats)


def read_player(state: State, public: Sequence[Open], given: Given, seat: int) -> Player:
    """One player's pieces and cards."""
    board, me = state.board, seat + 1
    places, _, stock = given.get(f"pieces {me}", "").partition(";")
    pieces = read_pieces(board, f"pieces {me}", places)
    hand = [word.removesuffix("*") for word in words(given, f"hand {me}")]
    cards = read_cards(board, f"hand {me}", hand)
    starred = [word[:-1] for word in words(given, f"hand {me}") if word.endswith("*")]
    revealed = known(read_cards(board, f"revealed {me}", words(given, f"revealed {me}")))
    on_cards = len(revealed) + sum(seat in (row.first, row.second) for row in public)
    left = max(0, board.setup[state.seats].pieces - sum(pieces) - on_cards)
    said = stock.strip().removeprefix("stock ") or str(left)
    hidden: list[CardName] = [card for card in cards if isinstance(card, Hidden)]
    return Player.of(
        pieces,
        number(said, f"pieces {me}: stock", 0, MANY),
        hand=(*sorted(known(cards)), *hidden),
        known=tuple(sorted(starred)),
        revealed=tuple(revealed),
        returned=read_returned(state, f"returned {me}", given.get(f"returned {me}", "")),
        scored=read_scored(board, given, f"scored {me}"),
    )


def read_pieces(board: Board, key: str, text: str) -> list[int]:
    """Pieces by place: ``Ishikari 2, Japan 1``."""
    pieces = [0] * len(board.names)
    for word in split("" if text.strip() == "none" else text):
        name, _, count = word.rpartition(" ")
        if name not in board.index:
            raise ValueError(f"{key}: {quoted(word)} is not a place of this board with a number")
        at = board.index[name]
        pieces[at] = number(count, f"{key}: {name}", 1, MANY if at < board.size else 1)
    return pieces


def read_returned(state: State, key: str, text: str) -> PutBack:
    """Cards put back: each with odds for every hand and the deck, or all of them jointly.

    ``Sapporo-Japan 0 1 3`` is one card; ``A-B, C-D; deck deck 3, 2 deck 1`` are two.
    """
    cards, jointly, worlds = text.partition(";")
    if jointly:
        names = tuple(read_card(state.board, key, name) for name in split(cards))
        read = [read_world(state, key, word, len(names)) for word in split(worlds)]
        return PutBack.of(names, read)
    odds = dict(read_odds(state, key, entry) for entry in split(cards) if entry != "none")
    try:
        return apart(odds)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from None


def read_world(state: State, key: str, text: str, cards: int) -> World:
    """Where each card may be, together with the weight of this: ``deck 2 3``."""
    *spots, weight = text.split()
    heavy = weight.isdecimal() and len(weight) < LONG and int(weight) > 0
    if len(spots) != cards or not heavy:
        raise ValueError(f"{key}: {quoted(text)} is not a place for each card and a weight")
    places = [
        IN_DECK if spot == "deck" else number(spot, f"{key}: player", 1, state.seats) - 1
        for spot in spots
    ]
    return tuple(places), int(weight)


def read_odds(state: State, key: str, entry: str) -> tuple[str, Odds]:
    """A card with its odds; without any it is in the deck."""
    word, *odds = entry.split()
    name = read_card(state.board, key, word)
    if not all(odd.isdecimal() and len(odd) < LONG for odd in odds):
        raise ValueError(f"{key}: {quoted(entry)} is a card with whole numbers, its odds")
    weights = tuple(map(int, odds)) or (*(0,) * state.seats, 1)
    if len(weights) != state.seats + 1 or not any(weights):
        raise ValueError(f"{key}: {name} needs odds for each player and the deck")
    return name, weights


def read_scored(board: Board, given: Given, key: str) -> tuple[tuple[str, int], ...] | None:
    """Points by card after a last turn; nothing before it."""
    if key not in given:
        return None
    scored = []
    for word in words(given, key):
        name, _, points = word.partition(" ")
        if not re.fullmatch(r"-?\d+", points):
            raise ValueError(f"{key}: {quoted(word)} is not a card with its points")
        scored.append((read_card(board, key, name), int(points)))
    return tuple(scored)
