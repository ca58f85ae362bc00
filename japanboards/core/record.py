"""A game as its moves: JSON out, and back in by replaying every move with the checks on."""

from __future__ import annotations

import base64
import binascii
import json
import random
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from .boards import FromData, Kept, fitting
from .fields import require
from .files import LARGEST, parse_json, short
from .game import Game, M, S, play
from .rulebook import Illegal
from .words import unknown

VERSION = 1
MOST_MOVES: Final = 20_000  # of a game; the longest of ours has a tenth of that
MOST_LINES: Final = 200  # that are kept with a game
LUCK = struct.Struct("<625I")  # the state of a random.Random
FIELDS = {"game": str, "version": int, "players": int, "options": dict, "moves": list}


@dataclass(frozen=True, slots=True)
class Record:
    """What is needed to play a game again: how it was set up, and its moves as text."""

    game: str
    players: int
    moves: tuple[str, ...]
    board: Kept = ""
    options: dict[str, Any] = field(default_factory=dict)
    final: tuple[str, ...] = ()  # the score sheet at the end, for those who want to compare
    luck: str = ""  # what chance still owes to a game that is not over: its generator
    variations: tuple[tuple[int, tuple[str, ...]], ...] = ()  # lines tried out: from where, moves
    seats: tuple[str, ...] = ()  # who sits where, by name, where that is known

    def to_json(self) -> str:
        """The record as text, a move per line, a board of one's own in one line."""
        data = {
            "game": self.game,
            "version": VERSION,
            "players": self.players,
            "board": self.board,
            "options": self.options,
            "moves": self.moves,
        }
        data |= {"final": self.final} if self.final else {}
        data |= {"luck": self.luck} if self.luck else {}
        data |= {"seats": self.seats} if self.seats else {}
        lines = [{"at": at, "moves": moves} for at, moves in self.variations]
        data |= {"variations": lines} if lines else {}
        rows = []
        for key, value in data.items():
            text = json.dumps(value, ensure_ascii=False, indent=None if key == "board" else 1)
            rows.append(f'"{key}": {text}'.replace("\n", "\n "))
        return "{\n " + ",\n ".join(rows) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """A record from its text; what is wrong with it is said in a sentence."""
        if len(text) > LARGEST:
            raise ValueError(f"the save is too long: {LARGEST:,} characters at most")
        data = parse_json("the save", text)
        if not isinstance(data, dict):
            raise ValueError("the save is not a record: it should be an object with a game in it")
        require("the save is not a record: it", data, FIELDS)
        if data["version"] != VERSION:
            raise ValueError(
                f"the save has version {short(data['version'])}, this program reads {VERSION}"
            )
        if not isinstance(data.get("board"), str | dict):
            raise ValueError("the save is not a record: it needs 'board', a name or a whole board")
        lists = (data["moves"], data.get("final", []), data.get("seats", []))
        if not all(
            isinstance(each, list) and all(isinstance(m, str) for m in each) for each in lists
        ):
            raise ValueError("the save is not a record: moves, final and seats are lists of text")
        if len(data["moves"]) > MOST_MOVES:
            raise ValueError(f"the save is too long: {MOST_MOVES:,} moves at most")
        if not isinstance(luck := data.get("luck", ""), str):
            raise ValueError("the save is not a record: luck is a text")
        moves, final, seats = map(tuple, lists)
        about = data["game"], data["players"], moves, data["board"], data["options"]
        lines = read_variations(data.get("variations", []), len(moves))
        return cls(*about, final, luck, lines, seats)


def read_variations(rows: object, last: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Lines that were tried out, from the data of a record; what is wrong is said in a sentence."""
    if not isinstance(rows, list) or len(rows) > MOST_LINES:
        raise ValueError(f"the save is not a record: variations are a list of {MOST_LINES} at most")
    for row in rows:
        require("the save is not a record: a variation", row, {"at": int, "moves": list})
        if not 0 <= row["at"] <= last or not all(isinstance(move, str) for move in row["moves"]):
            raise ValueError("the save is not a record: a variation begins at one of its positions")
        if len(row["moves"]) > MOST_MOVES:
            raise ValueError(f"the save is too long: {MOST_MOVES:,} moves at most")
    return tuple((row["at"], tuple(row["moves"])) for row in rows)


def replay(game: Game[S, M], record: Record) -> tuple[list[S], list[M]]:
    """Every position of the recorded game and the moves between them, each move checked."""
    if record.game != game.NAME:
        raise ValueError(f"the save is of the game {short(record.game)!r}, not of {game.NAME!r}")
    states, moves = [start(game, record)], []
    for number, text in enumerate(record.moves, 1):
        try:
            move = game.notation.read_move(text)
            states.append(play(game, states[-1], move))
        except Illegal as refusal:
            raise ValueError(
                f"move {number}, {short(text)!r}, is illegal: {short(refusal)}"
            ) from refusal
        except ValueError as error:
            raise ValueError(f"move {number}: {short(error)}") from None
        moves.append(move)
    return states, moves


def start(game: Game[S, M], record: Record) -> S:
    """The position the recorded game began with."""
    if wrong := record.options.keys() - game.OPTIONS.keys():
        raise ValueError(f"in the save: {unknown('option', min(wrong), game.OPTIONS)}")
    board = {} if record.board == "" else {"board": board_of(game, record.board)}
    return game.new_game(record.players, **board, **record.options)


def board_of(game: Game[S, M], board: Kept) -> str | FromData:
    """The recorded board: a name, or a board made anew of its data with all the checks."""
    if isinstance(board, str):
        return board
    try:
        return game.Board.of(fitting(board))
    except (ValueError, RecursionError) as error:
        raise ValueError(
            f"the save has a board of its own, which is refused: {short(error)}"
        ) from None


def sheet(game: Game[S, M], state: S) -> tuple[str, ...]:
    """The score sheet as text, to be kept with a record."""
    return tuple(f"{line.seat}: {line}" for line in game.tally(state))


def record(
    game: Game[S, M],
    players: int,
    moves: Sequence[M],
    board: Kept = "",
    options: dict[str, Any] | None = None,
    final: tuple[str, ...] = (),
) -> Record:
    """A record of these moves."""
    texts = tuple(map(game.notation.write_move, moves))
    return Record(game.NAME, players, texts, board, options or {}, final)


def with_luck(record: Record, rng: random.Random) -> Record:
    """The record with all that chance still owes: who loads it again gets no second roll."""
    _, words, _ = rng.getstate()
    return replace(record, luck=base64.b64encode(LUCK.pack(*words)).decode())


def luck_of(record: Record) -> random.Random | None:
    """The generator that a record keeps; older records keep none."""
    if not record.luck:
        return None
    rng = random.Random(0)
    version, _, gauss = rng.getstate()
    try:
        words = LUCK.unpack(base64.b64decode(record.luck, validate=True))
        rng.setstate((version, words, gauss))
    except (struct.error, binascii.Error, ValueError):
        raise ValueError("the save's luck is damaged") from None
    return rng
