"""Kaigan: positions from their text. What is wrong with one is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...core.secrets import HIDDEN, Hidden
from ...core.text import lines_of, number, quoted, read_options
from ...core.words import counted
from ..board import Board
from ..cards import COLORS, TRACKS
from ..rules.setup import OPTIONS, new_game
from ..rules.state import (
    ACTIONS,
    CARDS,
    NEUTRAL,
    NO_SEAT,
    OVER,
    SCORING,
    SOURCES,
    SUPPLY,
    TILES,
    Laid,
    Player,
    Site,
    State,
    updated_player,
)
from .checks import check_position, refuse

PHASES = (TILES, CARDS, ACTIONS, NEUTRAL, SCORING, OVER)
KEYS = (
    *("board", "options", "players", "round", "phase", "turn", "sending", "dice", "quadrant"),
    *("row 1", "row 2", "row 3", "row 4", "map", "box", *COLORS),
)
MOST = 9999  # Ryo, or Honor of one source


def read(text: str, board: str | Board = "", **options: Any) -> State:
    """A position from its text; a board of your own is handed in with it."""
    given = lines_of(text)
    for key in given:
        if key not in KEYS:
            raise ValueError(
                f"{quoted(key)} is not part of a position; the keys are: {', '.join(KEYS)}"
            )
    options |= read_options(given.get("options", ""), OPTIONS)
    count = number(given.get("players", "4"), "players", 3, 4)
    state = new_game(count, board or given.get("board", "japan"), **options)
    if given.get("board", state.board.name) != state.board.name:
        raise ValueError(f"board: {quoted(given['board'])} is not the board {state.board.name!r}")
    state = replace(state, round=number(given.get("round", "1"), "round", 1, state.board.rounds))
    state = read_map(state, given)
    players = tuple(
        read_player(state, color, given.get(color, "")) for color in COLORS[: state.seats]
    )
    for color in COLORS[state.seats :]:
        if color in given:
            raise ValueError(f"{color}: with {state.seats} players this color is not used")
    state = read_grid(replace(state, players=players), given)
    return read_turn(state, given)


def seat_called(state: State, color: str, key: str) -> int:
    """The seat of a color."""
    colors = COLORS[: state.seats]
    if color not in colors:
        raise ValueError(f"{key}: one of {', '.join(colors)} is expected, not {quoted(color)}")
    return colors.index(color)


def pairs(words: list[str], key: str) -> list[tuple[str, int]]:
    """Names and numbers in turn."""
    if len(words) % 2:
        raise ValueError(
            f"{key}: names and numbers in turn are expected, not {quoted(' '.join(words))}"
        )
    counts = (number(word, key, 0, MOST) for word in words[1::2])
    return list(zip(words[::2], counts, strict=True))


# --- map ---


def read_map(state: State, given: Mapping[str, str]) -> State:
    """Tiles on the map, in the box, and left in the draw pile."""
    board = state.board
    squares = len(board.slots)
    default = "; ".join(tile.name for tile in board.tiles[:squares])
    words = [word.strip() for word in given.get("map", default).split(";")]
    words = ["empty"] * squares if words == ["empty"] else words
    if len(words) != squares:
        raise ValueError(f"map: {squares} squares are expected, not {len(words)}")
    sites = tuple(read_site(state, word) for word in words)
    out = [site.tile.name for site in sites if site] + given.get("box", "").split()
    for name in out:
        tile_called(board, name, "box")
        if out.count(name) > 1:
            raise ValueError(f"map: {name} cannot be in two places")
    pile = tuple(tile.name for tile in board.tiles if tile.name not in out)
    return replace(state, map=sites, pile=pile)


def tile_called(board: Board, name: str, key: str) -> Any:
    """A tile by its name."""
    if name not in board.tile:
        raise ValueError(f"{key}: there is no tile {quoted(name)}")
    return board.tile[name]


def read_site(state: State, text: str) -> Site | None:
    """A tile with its markers, or nothing."""
    if text == "empty":
        return None
    name, *words = text.split() or [""]
    tile = tile_called(state.board, name, "map")
    counts = dict.fromkeys((*COLORS[: state.seats], "neutral"), 0)
    for color, count in pairs(words, f"map: {name}"):
        if color not in counts:
            raise ValueError(f"map: {name}: markers are {', '.join(counts)}, not {quoted(color)}")
        counts[color] += count
    if sum(counts.values()) > tile.size:
        raise ValueError(
            f"map: {name} takes {counted(tile.size, 'marker')}, not {sum(counts.values())}"
        )
    *own, neutral = counts.values()
    laid = [who for who, count in enumerate(own) for _ in range(count)] + [-1] * neutral
    return Site(tile, (*own, neutral), tuple(laid))


# --- players ---


def read_player(state: State, color: str, text: str) -> Player:
    """Money, discs, surveyors and Honor; what is left out is as at the start."""
    player = state.players[0]
    for part in filter(None, map(str.strip, text.split(";"))):
        key, *words = part.split()
        if words == ["ryo"]:
            player = updated_player(player, ryo=read_money(key, color))
        elif key == "surveyors":
            player = updated_player(player, surveyors=read_surveyors(state, words, color))
        elif key == "honor":
            player = updated_player(player, ledger=read_ledger(words, color))
        elif key in TRACKS and len(words) == 1:
            at = number(words[0], f"{color}: {key}", 0, state.board.ends[key])
            player = player.with_disc(key, at)
        else:
            known = "N ryo, artistic N, government N, travel N, surveyors TILES, honor SOURCE N"
            raise ValueError(f"{color}: {quoted(part)} is not known; known are: {known}")
    return player


def read_money(text: str, color: str) -> int | Hidden:
    """An amount, or a question mark where it is hidden."""
    return HIDDEN if text == "?" else number(text, f"{color}: ryo", 0, MOST)


def read_surveyors(state: State, names: list[str], color: str) -> tuple[int, ...]:
    """Where the surveyors are; those not named are in the supply."""
    here = {site.tile.name: at for at, site in enumerate(state.map) if site}
    for name in names:
        if name not in here:
            raise ValueError(f"{color}: surveyors: there is no tile {quoted(name)} on the map")
    most = state.board.surveyors
    if len(names) > most:
        raise ValueError(f"{color}: surveyors: there are {most}, not {len(names)}")
    return tuple(sorted([here[name] for name in names] + [SUPPLY] * (most - len(names))))


def read_ledger(words: list[str], color: str) -> tuple[int, ...]:
    """Honor by its sources."""
    counts = dict.fromkeys(SOURCES, 0)
    for source, points in pairs(words, f"{color}: honor"):
        if source not in counts:
            raise ValueError(f"{color}: honor comes from {', '.join(counts)}, not {quoted(source)}")
        counts[source] += points
    return tuple(counts.values())


# --- grid and turn ---


def read_grid(state: State, given: Mapping[str, str]) -> State:
    """Claims and cards; a card on the grid is not in a hand."""
    rows = [given.get(f"row {row}", "free") for row in range(1, state.board.rows + 1)]
    early = given.get("phase", CARDS).split()[:1] not in ([ACTIONS], [NEUTRAL], [SCORING])
    claims: list[int] = []
    for row, text in enumerate(rows, 1):
        who, *cards = [word.strip() for word in text.split(";")]
        claims.append(NO_SEAT if who == "free" else seat_called(state, who, f"row {row}"))
        for word in cards:
            state = read_card(state, row, word)
    if not early and set(claims) == {NO_SEAT}:
        claims[: state.seats] = range(state.seats)
    taken = [seat for seat in claims if seat != NO_SEAT]
    if len(set(taken)) < len(taken):
        raise ValueError("row: a player claims one row at most")
    if state.seats < 4 and claims[3] != NO_SEAT:
        raise ValueError("row 4: with three players it is not in use")
    return replace(state, claims=tuple(claims))


def read_card(state: State, row: int, text: str) -> State:
    """A card on its space, out of its owner's hand."""
    key, words = f"row {row}", text.split()
    if len(words) != 4 or words[2] != "of":
        raise ValueError(f"{key}: a card is 'SPACE CARD of COLOR', not {quoted(text)}")
    at = state.board.space(row, number(words[0], key, 1, state.board.spaces))
    card, owner = words[1], seat_called(state, words[3], key)
    player = state.players[owner]
    if card not in player.cards:
        raise ValueError(f"{key}: {words[3]} has no {quoted(card)} card left to lay")
    if state.board.printed[at] or state.grid[at] or row > state.seats:
        raise ValueError(f"{key}: space {words[0]} takes no card")
    hand = updated_player(player, cards=tuple(other for other in player.cards if other != card))
    players = tuple(hand if seat == owner else p for seat, p in enumerate(state.players))
    grid = tuple(Laid(owner, card) if i == at else laid for i, laid in enumerate(state.grid))
    return replace(state, players=players, grid=grid)


def read_turn(state: State, given: Mapping[str, str]) -> State:
    """The phase, who decides, and what a turn has to remember."""
    phase, *where = given.get("phase", CARDS).split() or [""]
    if phase not in PHASES or (len(where) == 1) != (phase == ACTIONS):
        known = "tiles, cards, actions ROW/SPACE, neutral, scoring, over"
        raise ValueError(f"phase: one of {known}, not {quoted(given['phase'])}")
    turn, _, opened = given.get("turn", "red").partition(", ")
    seat = seat_called(state, turn, "turn")
    at = read_space(state, where[0]) if where else 0
    if phase == ACTIONS:
        seat = acting_seat(state, at, turn if "turn" in given else "")
    quadrant = read_holder(state, given.get("quadrant", ""), phase, at)
    sending, sent = read_sending(state, seat, given.get("sending", ""))
    dice = tuple(number(word, "dice", 1, 6) for word in given.get("dice", "").split())
    read = replace(
        state,
        phase=phase,
        seat=seat,
        opened=opened == "opened",
        quadrant=quadrant,
        at=at,
        sending=sending,
        sent=sent,
        dice=dice,
        last_dice=dice,
    )
    if opened not in ("", "opened") or (opened and phase != CARDS):
        raise ValueError("turn: a color, and in the phase of cards ', opened' once a card is laid")
    check_position(read)
    return read


def acting_seat(state: State, at: int, turn: str) -> int:
    """Who has the row of the space being resolved; a turn that says otherwise is refused."""
    seat = state.claims[at % state.board.rows]
    if turn and seat not in (NO_SEAT, seat_called(state, turn, "turn")):
        refuse("KAI-P2-02", f"turn: {COLORS[seat]} has the row and acts, not {turn}")
    return seat


def read_holder(state: State, text: str, phase: str, at: int) -> int:
    """Who holds the Quadrant Card: left out, row 1 has it once its space was resolved."""
    if text:
        return NO_SEAT if text == "board" else seat_called(state, text, "quadrant")
    passed = phase in (NEUTRAL, SCORING) or (phase == ACTIONS and at > state.board.quadrant)
    return state.claims[0] if passed else NO_SEAT


def read_space(state: State, text: str) -> int:
    """The space being resolved, from ROW/SPACE."""
    row, _, space = text.partition("/")
    board = state.board
    return board.space(
        number(row, "phase: row", 1, board.rows), number(space, "phase: space", 1, board.spaces)
    )


def read_sending(state: State, seat: int, text: str) -> tuple[int, tuple[int, ...]]:
    """What is left of a dispatch, and where it has sent surveyors."""
    if not text:
        return 0, ()
    count, _, names = text.partition(" more")
    left = number(count, "sending", 1, state.board.surveyors)
    here = {site.tile.name: at for at, site in enumerate(state.map) if site}
    sent = [here.get(name, SUPPLY) for name in names.removeprefix(" after ").split()]
    places = list(state.players[seat].surveyors)
    if SUPPLY in sent or not all(places.count(at) for at in sent) or len(set(sent)) < len(sent):
        raise ValueError(f"sending: {quoted(text)}: a surveyor stands on each tile it was sent to")
    if left + len(sent) > len(places):
        raise ValueError(f"sending: {quoted(text)}: only {counted(len(places), 'surveyor')} in all")
    return left, tuple(sorted(sent))
