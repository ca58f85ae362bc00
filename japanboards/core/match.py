"""One table: who sits where, what happened so far, and what may be taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Generic, Literal

from .boards import FromData, kept
from .game import CHANCE, Game, M, S, Seat, play, roll
from .record import Record, board_of, record, replay, sheet

HUMAN = "human"
AGAIN = 4  # times one position comes until bots are taken to go in circles
Bot = Callable[[Any, Any, Seat, random.Random], Any]  # (game, view, seat, rng) -> move
Policy = Literal["teaching", "play"]


class Match(Generic[S, M]):
    """A game under way. Its history is a list of positions; ``at`` is the one being looked at.

    ``policy`` says what may be taken back: everything when teaching; at play only one's own
    moves, and never past a die roll, a reveal or another player's move.
    """

    def __init__(
        self,
        game: Game[S, M],
        players: int = 2,
        seats: Sequence[str | Bot] | None = None,
        *,
        board: str | FromData = "",
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        policy: Policy = "play",
        start: S | None = None,
    ) -> None:
        self.game, self.players = game, players
        self.board: str | FromData = board
        self.options, self.policy = dict(options or {}), policy
        if policy not in ("teaching", "play"):
            raise ValueError(f"the policy is 'teaching' or 'play', not {policy!r}")
        where = {"board": board} if board else {}
        fresh = game.new_game(players, **where, **self.options)
        self.seats = check_seats([HUMAN] * players if seats is None else seats, players)
        self.rng = random.Random(seed)
        self.states: list[S] = [fresh if start is None else start]
        self.moves: list[M] = []
        self.at = 0
        self.prepared = start is not None

    @property
    def state(self) -> S:
        """The position being looked at."""
        return self.states[self.at]

    @property
    def live(self) -> bool:
        """Nothing lies ahead: the position is the newest."""
        return self.at == len(self.moves)

    def turn(self) -> Seat | None:
        """A seat, CHANCE, or None when the game is over."""
        return self.game.to_move(self.state)

    def human_turn(self) -> bool:
        """Somebody at the screen has to decide."""
        return self._is_person(self.turn())

    def by_chance(self, at: int) -> bool:
        """Chance made the move that led on from that position of the history."""
        return self.game.to_move(self.states[at]) == CHANCE

    def play(self, move: M, after: S | None = None) -> S:
        """Make a checked move here; what lay ahead is given up. A refused move changes nothing.

        Where ``after`` is given, the move was checked before, and that is what it led to.
        """
        if self.policy == "play" and not self.live:
            raise ValueError("this is an earlier position; moves are made at the newest one")
        after = play(self.game, self.state, move) if after is None else after
        del self.states[self.at + 1 :], self.moves[self.at :]
        self.states.append(after)
        self.moves.append(move)
        self.at += 1
        return after

    def after(self, move: M, after: S | None = None) -> Match[S, M]:
        """The match as it would be after a checked move; this one stays as it is."""
        other = copy(self)
        other.states, other.moves = list(self.states), list(self.moves)
        other.play(move, after)
        return other

    def step(self) -> M:
        """Let chance or a bot make the next move."""
        seat = self.turn()
        if seat is None or self.human_turn():
            raise ValueError("nobody but a person is to move")
        if seat == CHANCE:
            move = roll(self.game, self.state, self.rng)
        else:
            bot: Any = self.seats[seat]
            move = bot(self.game, self.view(seat), seat, self.rng)
        self.play(move)
        return move

    def set_up(self) -> None:
        """Let chance move until somebody has to decide."""
        while self.turn() == CHANCE:
            self.step()

    def advance(self) -> None:
        """Let chance and bots move until a person has to, all is over, or they go in circles."""
        since = self.at
        while self.turn() is not None and not self.human_turn() and not self.circling(since):
            self.step()

    def circling(self, since: int) -> bool:
        """The newest position has come so often since then that it may go on so for ever."""
        return self.states[since:].count(self.states[-1]) == AGAIN

    def view(self, seat: Seat) -> S:
        """What a seat may see of the position being looked at."""
        return self.game.view(self.state, seat)

    def may_undo(self) -> bool:
        """The last move may be taken back under this table's policy."""
        if self.at == 0:
            return False
        if self.policy == "teaching":
            return True
        if not self.live:
            return False
        mover, now = self.game.to_move(self.states[self.at - 1]), self.turn()
        return self._is_person(mover) and (now == mover or self._is_bot(now))

    def _is_person(self, seat: Seat | None) -> bool:
        """Neither chance nor a bot."""
        return seat is not None and seat != CHANCE and self.seats[seat] == HUMAN

    def _is_bot(self, seat: Seat | None) -> bool:
        """A bot that has not moved yet has seen nothing that cannot be taken back."""
        return seat is not None and seat != CHANCE and self.seats[seat] != HUMAN

    def undo(self) -> None:
        """Take back the last move; when teaching, back to the last decision of a person."""
        if not self.may_undo():
            raise ValueError(self.why_no_undo())
        self.at -= 1
        while self.at and self.policy == "teaching" and not self.human_turn():
            self.at -= 1
        if self.policy == "play":
            del self.states[self.at + 1 :], self.moves[self.at :]

    def why_no_undo(self) -> str:
        """Why nothing can be taken back."""
        if self.at == 0:
            return "nothing has been played yet"
        if not self.live:
            return "this is an earlier position; moves are taken back at the newest one"
        return "a move is not taken back after a roll, a reveal or another player's move"

    def redo(self) -> None:
        """Go forward again, to the next decision of a person or the newest position."""
        if self.live:
            raise ValueError("nothing was taken back")
        self.at += 1
        while not self.live and not self.human_turn():
            self.at += 1

    def go_to(self, at: int) -> None:
        """Look at another position of the history; nothing is lost."""
        if not 0 <= at <= len(self.moves):
            raise ValueError(f"the history has positions 0 to {len(self.moves)}, not {at}")
        self.at = at

    def record(self) -> Record:
        """The game so far."""
        if self.prepared:
            raise ValueError("a prepared position has no record: it did not begin at the start")
        over = self.game.to_move(self.states[-1]) is None
        final = sheet(self.game, self.states[-1]) if over else ()
        board = kept(self.board)
        return record(self.game, self.players, self.moves, board, self.options, final)

    def save(self, path: str | Path) -> None:
        """Write the game so far to a JSON file."""
        Path(path).write_text(self.record().to_json(), encoding="utf-8")

    def load(self, path: str | Path) -> None:
        """Continue a saved game; a file that is refused changes nothing here."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"the save {Path(path).name} cannot be read: {error}") from None
        self.resume(Record.from_json(text))

    def resume(self, saved: Record) -> None:
        """Take up a recorded game at its end, with the people and bots of this table."""
        states, moves = replay(self.game, saved)
        seats = list(self.seats[: saved.players])
        seats += [HUMAN] * (saved.players - len(seats))
        self.states, self.moves, self.at = states, moves, len(moves)
        self.players, self.options = saved.players, dict(saved.options)
        self.board = board_of(self.game, saved.board)
        self.seats, self.prepared = tuple(seats), False


def check_seats(seats: Sequence[str | Bot], players: int) -> tuple[str | Bot, ...]:
    """One of HUMAN or a bot per player."""
    if len(seats) != players:
        raise ValueError(f"{players} players need {players} seats, not {len(seats)}")
    for who in seats:
        if who != HUMAN and not callable(who):
            raise ValueError(f"a seat is 'human' or a bot function, not {who!r}")
    return tuple(seats)
