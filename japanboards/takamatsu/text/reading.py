"""Positions of Takamatsu from text. What cannot be is refused with the line it stands in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import dropwhile
from typing import Any

from ...core.game import CHANCE, settle_players
from ...core.text import lines_of, number, quoted, read_options, split
from ..board import COLORS, LETTERS, Board
from ..cards import Down, wanting
from ..rules.moves import NO_SAMURAI, Party
from ..rules.setup import PLAYERS, TITLE, colors_each, new_game, place_samurai
from ..rules.state import (
    AFTER,
    BEFORE,
    DEAL,
    MARCH,
    NO_SEAT,
    OVER,
    PEEK,
    START,
    State,
    Switches,
    placed,
    updated,
)
from .checks import check_asked, check_cards, check_rooms, check_table
from .reading_cards import read_cards

KEYS = (
    "board",
    "options",
    "colors",
    "first",
    "turn",
    "rooms",
    "points",
    "display",
    "taken",
    "deck",
    "used",
    "hidden",
    "held",
    "due",
    "asked",
    "waited",
)


def read(text: str, board: str | Board = "", **options: Any) -> State:
    """A position from its text; a board of one's own is handed in with it."""
    given = lines_of(text)
    for key in given:
        if key not in KEYS:
            said = quoted(key)
            raise ValueError(f"{said} is not part of a position; the keys are: {', '.join(KEYS)}")
    # Who begins and who has which color are options of a game; in a position they stand elsewhere.
    options |= read_options(given.get("options", ""), Switches.__match_args__)
    seats = split(given.get("colors", ""))
    if not seats:
        raise ValueError("colors: a position says who has which, like 'red, blue, yellow'")
    players = settle_players(TITLE, PLAYERS, len(seats))
    state = new_game(players, board or given.get("board", "palace"), **options)
    if given.get("board", state.board.name) != state.board.name:
        raise ValueError(f"board: {quoted(given['board'])} is not the board {state.board.name!r}")
    return read_table(updated(state, owners=read_colors(seats, players), news=()), given)


def player(text: str, key: str, players: int) -> int:
    """The seat of ``player N``."""
    if not text.startswith("player "):
        raise ValueError(f"{key}: 'player N' is expected, not {quoted(text)}")
    return number(text.removeprefix("player "), f"{key}: player", 1, players) - 1


def read_colors(seats: list[str], players: int) -> tuple[int, ...]:
    """Owners of the colors; ``?`` stands for one that is not dealt yet."""
    owners, each = [NO_SEAT] * len(COLORS), colors_each(players)
    for seat, text in enumerate(seats):
        words = [word.strip() for word in text.split("+")]
        if len(words) != each:
            raise ValueError(
                f"colors: {quoted(text)} should name {each}; with 2 players like 'red+blue'"
            )
        for word in words:
            if word == "?":
                continue
            if word not in COLORS or owners[COLORS.index(word)] != NO_SEAT:
                said = quoted(word)
                raise ValueError(f"colors: {said} is not one of {', '.join(COLORS)}, each once")
            owners[COLORS.index(word)] = seat
    return tuple(owners)


def read_table(state: State, given: Mapping[str, str]) -> State:
    """Everything on the table, then who has to decide what."""
    first = given.get("first", "player 1")
    start = NO_SEAT if first == "?" else player(first, "first", state.seats)
    state = read_turn(updated(state, first=start), given)
    cards, held = read_cards(state, given)
    state = updated(state, cards=cards, held=held)
    state = updated(
        state,
        rooms=read_rooms(state, given),
        pagodas=read_points(state, given.get("points", "")),
        due=tuple(read_color(state, word, "due") for word in split(given.get("due", ""))),
        waited=read_waited(state, given.get("waited", "")),
    )
    state = updated(state, figures=placed(state.rooms))
    check_cards(state)
    state = read_step(state, given)
    check_table(state)
    return state


def read_waited(state: State, text: str) -> tuple[int, ...]:
    """Seats that kept their cards: ``player 1, player 3``."""
    seats = sorted(player(word, "waited", state.seats) for word in split(text))
    if len(set(seats)) < len(seats):
        raise ValueError("waited: every player once at most")
    return tuple(seats)


def read_turn(state: State, given: Mapping[str, str]) -> State:
    """Who is on turn, in which round, and whether it is the last."""
    first = max(state.first, 0)
    dealt = len(COLORS) - state.owners.count(NO_SEAT) == state.seats * colors_each(state.seats)
    unsettled = state.first == NO_SEAT or not dealt
    who, *words = split(given.get("turn", "")) or [f"player {first + 1}"]
    rounds, notes = 0 if unsettled else 1, set()
    for word in words:
        if word.startswith("round "):
            rounds = number(word.removeprefix("round "), "turn: round", 0, 10**6)
        elif word in ("last", "over"):
            notes.add(word)
        else:
            raise ValueError(f"turn: {quoted(word)} is not 'round N', 'last' or 'over'")
    step = DEAL if not dealt else START if unsettled else OVER if "over" in notes else MARCH
    seat = player(who, "turn", state.seats)
    return updated(state, seat=seat, rounds=rounds, last=bool(notes), step=step, asked=CHANCE)


def read_rooms(state: State, given: Mapping[str, str]) -> tuple[Party, ...]:
    """Who is where: ``gate R1 B2, +2 Y1``; as at the start if nothing is said."""
    if "rooms" not in given:
        return state.rooms if state.step in (DEAL, START) else place_samurai(state).rooms
    rooms = [NO_SAMURAI] * len(state.board.names)
    for word in split("" if given["rooms"] == "empty" else given["rooms"]):
        words = word.split()
        samurai = list(dropwhile(lambda each: not re.fullmatch(r"[A-Z]\d+", each), words))
        at = state.board.index.get(" ".join(words[: len(words) - len(samurai)]))
        if at is None or not samurai:
            raise ValueError(f"rooms: {quoted(word)} is not a room with samurai, like 'gate R1 B2'")
        if any(rooms[at]):
            raise ValueError(f"rooms: {state.board.names[at]} is named twice")
        rooms[at] = read_samurai(samurai)
    check_rooms(state, tuple(rooms))
    return tuple(rooms)


def read_samurai(words: list[str]) -> Party:
    """Samurai in a room by the letters of their colors."""
    counts = list(NO_SAMURAI)
    for word in words:
        color, count = LETTERS.find(word[0]), word[1:]
        if color < 0 or counts[color] or not count.isdecimal() or len(count) > 9 or not int(count):
            said = quoted(" ".join(words))
            raise ValueError(f"rooms: {said} is not like 'R1 B2' (letters {LETTERS})")
        counts[color] = int(count)
    return tuple(counts)


def read_color(state: State, word: str, key: str) -> int:
    """A color in play."""
    if word not in COLORS or state.owners[COLORS.index(word)] == NO_SEAT:
        raise ValueError(f"{key}: {quoted(word)} is not a color in play")
    return COLORS.index(word)


def read_points(state: State, text: str) -> tuple[int, ...]:
    """Where the pagodas are: ``red 4, blue 12``."""
    points = [0] * len(COLORS)
    for word in split(text):
        name, _, count = word.partition(" ")
        color = read_color(state, name, "points")
        points[color] = number(count, f"points: {name}", 0, 9999)
    return tuple(points)


def read_step(state: State, given: Mapping[str, str]) -> State:
    """What happens next, and whose decision it is."""
    asked = given.get("asked")
    if state.step in (DEAL, START, OVER):
        step = state.step
    elif (step := wanting(state.cards)) in ("shuffle", "lay"):
        raise ValueError("display: a card is missing that nobody has to turn up; display it")
    elif not step:
        step = read_decision(state, asked)
    if asked is not None and step not in (BEFORE, AFTER):
        raise ValueError("asked: chance is at work, or the game is over; nobody is asked")
    seat = CHANCE
    if step == MARCH:
        seat = state.seat
    elif step in (BEFORE, AFTER):
        assert asked is not None
        seat = player(split(asked)[0], "asked", state.seats)
        check_asked(state, seat)
    return updated(state, step=step, asked=seat)


def read_decision(state: State, asked: str | None) -> str:
    """The step when the display is complete."""
    taken = state.cards.taken
    if isinstance(taken, Down):
        return PEEK
    if taken is not None or state.due:
        raise ValueError("due: a card on its way takes effect at once when the display is full")
    if not state.rounds:
        raise ValueError("turn: round 0 is over when the display is full")
    if asked is None:
        return MARCH
    words = split(asked)
    if len(words) != 2 or words[1] not in (BEFORE, AFTER):
        said = quoted(asked)
        raise ValueError(f"asked: {said} is not like 'player 2, after' or 'player 2, before'")
    return words[1]
