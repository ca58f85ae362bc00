"""One table: who sits where, what happened so far, and what may be taken back.

Bots are asked under a time limit (``limit``, in seconds) and have generators of their own.
``step()`` waits for a bot; whoever has something else to do in between takes the steps of
``deciding(think)`` one by one and plays what it returns. A bot that is late loses its turn to a
random move: ``lapses`` says at which positions, and why. One that raises, be it SystemExit, raises
``guard.Failed`` or its own Exception here, the interrupt button ``guard.Interrupted``: none of
them ends the program, and the position stays.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, Literal

from . import guard
from .boards import FromData, kept
from .files import called, read_text, resolved, there, write_text
from .game import CHANCE, Game, M, S, Seat, circling, play, playout, roll
from .guard import Bot
from .record import Record, board_of, luck_of, record, replay, sheet, with_luck
from .rulebook import Illegal

__all__ = ["HUMAN", "Bot", "Match", "NotOurs", "Policy", "Think", "Variation"]

HUMAN = "human"
Policy = Literal["teaching", "play"]
# A bot's thinking in steps that yield the share that is done: bots.thinking, for instance.
Think = Callable[[Bot, Any, Any, Seat, random.Random], Generator[float, None, Any]]


@dataclass(frozen=True, slots=True)
class Variation(Generic[M]):
    """A line that was tried out: from which position of the game, and its moves.

    Lines that begin with the same moves are branches of one tree; each is kept whole.
    """

    at: int
    moves: tuple[M, ...]


class NotOurs(ValueError):
    """A file that would be overwritten is not a save of this game; somebody has to be asked."""


def at_once(
    bot: Bot, game: Any, view: Any, seat: Seat, rng: random.Random
) -> Generator[float, None, Any]:
    """A bot's thinking in one step."""
    return bot(game, view, seat, rng)
    yield 1.0  # never reached: it makes this a generator


def ended(steps: Generator[float, None, Any]) -> Any:
    """What comes of something that is done in steps, when all of them are done."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


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
        limit: float = guard.SECONDS,
    ) -> None:
        self.game, self.players = game, players
        self.board: str | FromData = board
        self.options = dict(options or {})
        self.policy: Policy = policy
        if policy not in ("teaching", "play"):
            raise ValueError(f"the policy is 'teaching' or 'play', not {policy!r}")
        where = {"board": board} if board else {}
        fresh = game.new_game(players, **where, **self.options)
        self.seats = check_seats([HUMAN] * players if seats is None else seats, players)
        self.rng = random.Random(seed)  # of chance alone
        self.limit = limit  # seconds that a bot has for a move
        self.lapses: dict[int, str] = {}  # by position: why a random move was made there
        self._own: dict[Seat, random.Random] = {}
        self._seed = random.SystemRandom().getrandbits(128) if seed is None else seed
        self.states: list[S] = [fresh if start is None else start]
        self.moves: list[M] = []
        self.undone: list[tuple[M, S]] = []  # taken back at play, the last one last
        self.at = 0
        self.variations: list[Variation[M]] = []  # lines tried out afterwards
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
        self._forget_lapses(self.at + (not self.human_turn()))
        del self.states[self.at + 1 :], self.moves[self.at :]
        self.states.append(after)
        self.moves.append(move)
        self.undone = []
        self.at += 1
        return after

    def after(self, move: M, after: S | None = None) -> Match[S, M]:
        """The match as it would be after a checked move; this one stays as it is."""
        other = copy(self)
        other.states, other.moves = list(self.states), list(self.moves)
        other.play(move, after)
        return other

    def own_rng(self, seat: Seat) -> random.Random:
        """The generator of one seat's bot; the dice cannot be foretold from it."""
        if seat not in self._own:
            self._own[seat] = guard.own_rng(self._seed, seat)
        return self._own[seat]

    def deciding(self, think: Think = at_once) -> Generator[float, None, M]:
        """What chance or the bot to move decides, step by step; it is returned, not played."""
        seat = self.turn()
        if seat is None or self.human_turn():
            raise ValueError("nobody but a person is to move")
        if seat == CHANCE:
            return roll(self.game, self.state, self.rng)
        game, view, at = self.game, self.view(seat), self.at
        bot: Any = self.seats[seat]

        def thought() -> Generator[float, None, M]:
            chosen = yield from think(bot, game, view, seat, self.own_rng(seat))
            move: M = guard.own_move(game, view, chosen)
            return move

        try:
            return (yield from guard.stepping(thought(), self.limit))
        except guard.Late as late:
            self.lapses[at] = f"{late}; a random move was made instead"
            return guard.own_rng(self._seed, seat, at).choice(game.legal_moves(view))

    def step(self) -> M:
        """Let chance or a bot make the next move."""
        for move in self._moves():
            return move
        raise ValueError("nobody but a person is to move")

    def _moves(self) -> Iterator[M]:
        """Moves of chance and of bots, each made as it comes, until a person has to decide."""
        for _, move, after in playout(self.game, self.state, self.rng, self._bots_choice):
            self.play(move, after)
            yield move

    def _bots_choice(self, state: S, seat: Seat) -> M | None:
        """What a bot does, checked; nothing where a person sits."""
        if self.seats[seat] == HUMAN:
            return None
        move: M = ended(self.deciding())
        if broken := self.game.breaches(state, move):
            raise Illegal(move, broken)
        return move

    def _forget_lapses(self, since: int) -> None:
        """What lay ahead is given up."""
        self.lapses = {at: why for at, why in self.lapses.items() if at < since}

    def set_up(self) -> None:
        """Let chance move until somebody has to decide."""
        while self.turn() == CHANCE:
            self.step()

    def advance(self) -> None:
        """Let chance and bots move until a person has to, all is over, or they go in circles."""
        since = self.at
        for _ in self._moves():
            if self.circling(since):
                return

    def circling(self, since: int) -> bool:
        """The newest position has come so often since then that it may go on so for ever."""
        seen = Counter(self.states[since:-1])
        return circling(self.game, self.states[-1], seen)

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
            self._forget_lapses(self.at)
            self.undone.append((self.moves[self.at], self.states[self.at + 1]))
            del self.states[self.at + 1 :], self.moves[self.at :]

    def why_no_undo(self) -> str:
        """Why nothing can be taken back."""
        if self.at == 0:
            return "nothing has been played yet"
        if not self.live:
            return "this is an earlier position; moves are taken back at the newest one"
        if CHANCE in (self.game.to_move(self.states[self.at - 1]), self.turn()):
            since = getattr(self.game.scene, "SINCE_THEN", "chance has gone on since then")
            return f"you cannot undo: {since}"
        return "you cannot undo after another player's move"

    def may_redo(self) -> bool:
        """Something was taken back, or lies ahead."""
        return bool(self.undone) or not self.live

    def redo(self) -> None:
        """Go forward again, to the next decision of a person or the newest position."""
        if not self.may_redo():
            raise ValueError("nothing was taken back")
        if self.live:
            *rest, (move, after) = self.undone
            self.play(move, after)
            self.undone = rest
            return
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
        found = record(self.game, self.players, self.moves, board, self.options, final)
        write = self.game.notation.write_move
        lines = [(line.at, tuple(map(write, line.moves))) for line in self.variations]
        found = replace(found, variations=tuple(lines))
        return found if over else with_luck(found, self.rng)

    def keep_variation(self, at: int, moves: Sequence[M]) -> None:
        """Keep a line from a position of the history; one that goes on further replaces it."""
        line = tuple(moves)
        if not line or line == tuple(self.moves[at : at + len(line)]):
            return
        if any(each.at == at and each.moves[: len(line)] == line for each in self.variations):
            return
        begun = [
            each.at == at and each.moves == line[: len(each.moves)] for each in self.variations
        ]
        nth = begun.index(True) if any(begun) else len(begun)
        self.variations = [*self.variations[:nth], Variation(at, line), *self.variations[nth + 1 :]]

    def save(self, path: str | Path, overwrite: bool = False) -> None:
        """Write the game so far to a JSON file, wholly or not at all.

        A file that is there and no save of this game is overwritten only when that is asked for
        (``NotOurs`` says so), and a link out of the folder is not followed.
        """
        path = Path(path)
        goal = resolved("the save", path)
        if not goal.is_relative_to(resolved("the folder", path.parent)):
            raise ValueError(f"{called(path)} is a link out of its folder")
        if not overwrite and there(path) and not self._is_save(path):
            raise NotOurs(f"{called(path)} is there already and no save of {self.game.TITLE}")
        write_text("the save", goal, self.record().to_json())

    def _is_save(self, path: Path) -> bool:
        """The file holds a game of this kind."""
        try:
            return Record.from_json(read_text("the save", path)).game == self.game.NAME
        except ValueError:
            return False

    def load(self, path: str | Path) -> None:
        """Continue a saved game; a file that is refused changes nothing here."""
        self.resume(Record.from_json(read_text("the save", path)))

    def resume(self, saved: Record) -> None:
        """Take up a recorded game at its end, with the people and bots of this table."""
        states, moves = replay(self.game, saved)
        lines = [Variation(at, self._line(states[at], line)) for at, line in saved.variations]
        board, rng = board_of(self.game, saved.board), luck_of(saved) or self.rng
        seats = list(self.seats[: saved.players])
        seats += [HUMAN] * (saved.players - len(seats))
        self.states, self.moves, self.at, self.undone = states, moves, len(moves), []
        self.players, self.options = saved.players, dict(saved.options)
        self.board, self.rng, self.lapses = board, rng, {}
        self.seats, self.prepared, self.variations = tuple(seats), False, lines

    def _line(self, state: S, moves: Sequence[str]) -> tuple[M, ...]:
        """The moves of a variation, each checked."""
        made = []
        for text in moves:
            move = self.game.notation.read_move(text)
            state = play(self.game, state, move)
            made.append(move)
        return tuple(made)


def check_seats(seats: Sequence[str | Bot], players: int) -> tuple[str | Bot, ...]:
    """One of HUMAN or a bot per player."""
    if len(seats) != players:
        raise ValueError(f"{players} players need {players} seats, not {len(seats)}")
    for who in seats:
        if who != HUMAN and not callable(who):
            raise ValueError(f"a seat is 'human' or a bot function, not {who!r}")
    return tuple(seats)
