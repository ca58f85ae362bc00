"""The review of a game: every decision judged from what its player could know then.

``review(match)`` gives judgments as they come and may be left and taken up again: every answer
depends on the seed and on its own position alone, so that the result is the same. First comes a
quick look at everything, then a longer one wherever a mark may still change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ..core.fields import require
from ..core.files import parse_json, read_text, short
from ..core.game import CHANCE, Game, Seat
from ..core.match import Match
from ..core.record import Record
from ..core.viewer import seats_of_people
from .chances import Fit, fit_of
from .hints import Reason
from .review_judging import Judgment, Question, Standing, Weight, answer, in_hindsight
from .weighing import Interval

VERSION: Final = 1  # of kept reviews
WORLDS: Final = 96  # in which a move is weighed
QUICK: Final = 4  # a first look has as many times fewer
AHEAD: Final = 4  # questions handed out before the first is back
KNOWN: Final = 3  # worlds that look the same after a move before nothing is taken to be seen anew

Key = tuple[str, int, Seat]  # "quick", "long" or "stand"; where; whose eyes
Answer = Judgment | Standing
Source = Match[Any, Any] | Record | str | Path


class Review:
    """A game being reviewed: who decided where, and what has been found out so far."""

    def __init__(
        self, match: Match[Any, Any], seat: Seat | None, worlds: int, seed: int, others: bool
    ) -> None:
        self.match, self.game = match, match.game
        self.seat = seats_of_people(match)[0] if seat is None else check_seat(match, seat)
        self.worlds, self.seed, self.others = check_worlds(worlds), seed, others
        board = match.board if isinstance(match.board, str) else getattr(match.board, "name", "")
        self.fit: Fit = fit_of(self.game, board)  # of the board by its name, be it an earlier one
        self.answers: dict[Key, Answer] = {}
        self.notes: dict[Any, Any] = {}  # what was worked out of the answers there were
        self.last = len(match.moves)
        self.asked: set[int] = set()  # decisions that somebody wants a longer look at
        self._carried: dict[tuple[int, Seat], bool] = {}
        self._free: dict[tuple[int, Seat], bool] = {}
        self.movers = [self.game.to_move(state) for state in match.states]
        self.choices = [
            0 if mover in (CHANCE, None) else len(self.game.legal_moves(state))
            for mover, state in zip(self.movers, match.states, strict=True)
        ]

    def decided(self, at: int) -> bool:
        """Somebody had a choice there, and made it."""
        return self.choices[at] > 1 and at < self.last

    def seen_to_decide(self, at: int) -> bool:
        """As far as whoever looks can tell, somebody had a choice there.

        Whether another player had one may hang on what that player holds: it is asked of worlds
        that look the same, never of the true one.
        """
        seat, mover = self.seat, self.movers[at]
        if mover in (CHANCE, None, seat) or at >= self.last:
            return self.decided(at)
        if (at, seat) not in self._free:
            worlds = self.worlds_like(at, seat, ("stand", at, seat))
            self._free[at, seat] = any(len(self.game.legal_moves(world)) > 1 for world in worlds)
        return self._free[at, seat]

    def worlds_like(self, at: int, seat: Seat, key: Key) -> list[Any]:
        """A few positions that look to a seat like this one, always the same."""
        view, question = self.game.view(self.match.states[at], seat), self.question(key)
        rngs = [question.rng(f"known {n}") for n in range(KNOWN)]
        return [self.game.resample(view, seat, rng) for rng in rngs]

    def decisions(self, seat: Seat) -> list[int]:
        """Where a seat decided, be it that it had only one move."""
        return [at for at in range(self.last) if self.movers[at] == seat]

    def nodes(self) -> list[int]:
        """The positions between which the game moved: at choices, after them, and at the end."""
        free = [self.seen_to_decide(at) for at in range(self.last)]
        inner = [at for at in range(1, self.last) if free[at] or free[at - 1]]
        return sorted({0, *inner, self.last})

    def keys(self, seat: Seat) -> Iterator[Key]:
        """What has to be asked for one pair of eyes, the quick look first."""
        own = [at for at in self.decisions(seat) if self.decided(at)]
        yield from (("quick", at, seat) for at in own)
        yield from (("stand", at, seat) for at in self.nodes() if self.unsure(at, seat))

    def unsure(self, at: int, seat: Seat) -> bool:
        """The chances at a node are known neither from a judgment nor from the rules."""
        over = self.movers[at] is None
        own = self.movers[at] == seat and self.decided(at)
        return not over and not own and not self.carried(at, seat)

    def carried(self, at: int, seat: Seat) -> bool:
        """The seat has just decided and saw nothing new: its chances are those of that move."""
        if (at, seat) not in self._carried:
            own = at > 0 and self.movers[at - 1] == seat and self.decided(at - 1)
            self._carried[at, seat] = own and self.saw_nothing(at, seat)
        return self._carried[at, seat]

    def saw_nothing(self, at: int, seat: Seat) -> bool:
        """However the hidden things lie, the move before this position looks the same."""
        game, match = self.game, self.match
        seen, move = game.view(match.states[at], seat), match.moves[at - 1]
        worlds = self.worlds_like(at - 1, seat, ("stand", at, seat))
        return all(game.view(game.apply(world, move), seat) == seen for world in worlds)

    def wanted(self) -> list[Key]:
        """What is still to be asked, in order: the own eyes first, then how the others decided."""
        keys = self.first_looks()
        open_ = [
            ("long", at, seat)
            for kind, at, seat in keys
            if kind == "quick" and self.needs_more((kind, at, seat))
        ]
        return [key for key in (*keys, *open_) if key not in self.answers]

    def first_looks(self) -> list[Key]:
        """What is asked in any case: by the own eyes, and how the others decided."""
        keys = list(self.keys(self.seat))
        if self.others:
            rest = [s for s in range(self.match.players) if s != self.seat]
            keys += [key for seat in rest for key in self.keys(seat) if key[0] == "quick"]
        return keys

    def needs_more(self, key: Key) -> bool:
        """A quick look did not settle the mark, or somebody wants a longer one."""
        found = self.answers.get(key)
        return isinstance(found, Judgment) and (not found.settled or key[1] in self.asked)

    def question(self, key: Key) -> Question:
        """A key as the question it stands for; only what that seat sees goes into it."""
        kind, at, seat = key
        view = self.game.view(self.match.states[at], seat)
        move = None if kind == "stand" else self.match.moves[at]
        worlds = self.worlds if kind == "long" else max(8, self.worlds // QUICK)
        worlds *= 2 if kind == "stand" else 1
        return Question(self.game, view, seat, at, move, worlds, str(self.seed), self.fit)

    def judgment(self, at: int) -> Judgment | None:
        """All that is known of a decision; None while that is not enough.

        Where the same player decides next and has seen nothing new, that later look knows better
        what the move was worth: what can still be made up for was not lost.
        """
        seat = self.movers[at]
        found = self.first_judgment(at, -1 if seat is None else seat)
        if found is None or not self.decided(at + 1) or not self.carried(at + 1, found.seat):
            return found
        if self.movers[at + 1] != seat:
            return found
        later = self.judgment(at + 1)
        return later and in_hindsight(found, later)

    def first_judgment(self, at: int, seat: Seat) -> Judgment | None:
        """The longest look at a decision by itself."""
        for kind in ("long", "quick"):
            found = self.answers.get((kind, at, seat))
            if isinstance(found, Judgment):
                return found
        return None

    def judgments(self, seat: Seat) -> list[Judgment]:
        """All that is known of the decisions of a seat that had a choice."""
        found = [self.judgment(at) for at in self.decisions(seat) if self.decided(at)]
        return [each for each in found if each is not None]

    @property
    def done(self) -> bool:
        """Nothing is left to be asked."""
        return not self.wanted()

    @property
    def progress(self) -> tuple[int, int]:
        """How many steps are done, and all there are: for a decision a quick look and a longer one.

        The longer one counts as done where it is not needed, so that the whole stays the same.
        """
        keys = self.first_looks()
        quick = [key for key in keys if key[0] == "quick"]
        longer = [
            key in self.answers and (not self.needs_more(key) or ("long", *key[1:]) in self.answers)
            for key in quick
        ]
        return sum(key in self.answers for key in keys) + sum(longer), len(keys) + len(quick)

    def run(self, executor: Executor | None = None) -> Iterator[Answer]:
        """Answers as they come. Stopped anywhere and run again, it goes on with the rest."""
        yield from self.run_here() if executor is None else self.run_on(executor)

    def run_here(self) -> Iterator[Answer]:
        """One answer after another."""
        while wanted := self.wanted():
            for key in wanted:
                found = self.answers[key] = answer(self.question(key))
                yield found

    def run_on(self, executor: Executor) -> Iterator[Answer]:
        """Several at a time, on somebody's workers, not many ahead of those that are back."""
        waiting: dict[Future[Answer], Key] = {}
        try:
            while self.hand_out(executor, waiting):
                wait(waiting, None, FIRST_COMPLETED)
                yield from self.take_in(waiting)
        finally:
            for future in waiting:
                future.cancel()

    def hand_out(self, executor: Executor, waiting: dict[Future[Answer], Key]) -> int:
        """Give the workers what is wanted next; how much they have to do then."""
        under_way = set(waiting.values())
        if len(under_way) < AHEAD:
            left = [key for key in self.wanted() if key not in under_way]
            for key in left[: AHEAD - len(under_way)]:
                waiting[executor.submit(answer, self.question(key))] = key
        return len(waiting)

    def take_in(self, waiting: dict[Future[Answer], Key]) -> list[Answer]:
        """The answers that are back."""
        found = []
        for future in [future for future in waiting if future.done()]:
            key = waiting.pop(future)
            self.answers[key] = future.result()
            found.append(self.answers[key])
        return found

    def to_json(self) -> str:
        """What was found out, to be kept and taken up again."""
        rows = [{"key": list(key), "answer": asdict(found)} for key, found in self.answers.items()]
        data = {"version": VERSION, "of": self.digest(), **self.about(), "answers": rows}
        return json.dumps(data, ensure_ascii=False)

    def about(self) -> dict[str, Any]:
        """What the answers depend on, the game apart."""
        return {"seat": self.seat, "worlds": self.worlds, "seed": self.seed, "others": self.others}

    def digest(self) -> str:
        """The game that is reviewed, in short."""
        told = map(self.game.notation.write_move, self.match.moves)
        whole = "\n".join((self.game.NAME, str(self.match.players), *told))
        return sha256(whole.encode()).hexdigest()[:16]

    def resume(self, text: str) -> None:
        """Take up what was kept of a review of the same game with the same seed and budget."""
        data = parse_json("the review", text)
        require("the review", data, {"version": int, "of": str, "worlds": int, "seed": int})
        if data["version"] != VERSION:
            said = short(data["version"], 40)
            raise ValueError(f"the review has version {said}, this program reads {VERSION}")
        if data["of"] != self.digest():
            raise ValueError("the review is of another game")
        if (data["worlds"], data["seed"]) != (self.worlds, self.seed):
            raise ValueError("the review was made with another budget or seed")
        require("the review", data, {"answers": list})
        try:
            self.answers |= {
                tuple(row["key"]): read_answer(row["answer"]) for row in data["answers"]
            }
        except (KeyError, TypeError) as error:
            raise ValueError(f"the review is damaged: {short(error)}") from None


def read_answer(row: dict[str, Any]) -> Answer:
    """A judgment or a standing from its data."""
    if "chances" in row:
        band = Interval(**row["band"])
        return Standing(**{**row, "band": band, "chances": tuple(row["chances"])})
    weights = tuple(map(read_weight, row["weights"]))
    ends = {"before": tuple(row["before"]), "after": tuple(row["after"])}
    return Judgment(**{**row, **ends, "loss": Interval(**row["loss"]), "weights": weights})


def read_weight(row: dict[str, Any]) -> Weight:
    """A move as it was weighed, from its data."""
    parts = {name: Interval(**row[name]) for name in ("chance", "loss")}
    reasons = tuple(Reason(**each) for each in row["reasons"])
    lists = {name: tuple(row.get(name, ())) for name in ("then", "points", "words")}
    return Weight(**{**row, **parts, **lists, "reasons": reasons})


def check_seat(match: Match[Any, Any], seat: object) -> Seat:
    """A seat of the table, or a sentence that says which there are."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < match.players:
        raise ValueError(f"the seats are 0 to {match.players - 1}, not {short(repr(seat), 40)}")
    return seat


def check_worlds(worlds: object) -> int:
    """A budget that is enough for an interval."""
    if not isinstance(worlds, int) or isinstance(worlds, bool) or not 8 <= worlds <= 10_000:
        raise ValueError(f"the budget is 8 to 10,000 worlds a move, not {short(repr(worlds), 40)}")
    return worlds


def match_of(source: Source, games: dict[str, Game[Any, Any]]) -> Match[Any, Any]:
    """The match to review: itself, or a record or a file played again with all the checks."""
    if isinstance(source, Match):
        return source
    saved = source
    if not isinstance(saved, Record):
        saved = Record.from_json(read_text("the save", saved))
    if saved.game not in games:
        raise ValueError(
            f"there is no game {short(saved.game, 40)!r}; {', '.join(games)} are known"
        )
    match = Match(games[saved.game], saved.players)
    match.resume(saved)
    return match


def read_review(path: str | Path, games: dict[str, Game[Any, Any]]) -> Review:
    """A game and its review from one file, as ``tools/reviews.py`` writes them."""
    data = parse_json("the review", read_text("the review", path))
    require("the review", data, {"record": dict, "review": dict})
    about = data["review"]
    require("the review", about, {"seat": int, "worlds": int, "seed": int, "others": bool})
    match = match_of(Record.from_json(json.dumps(data["record"])), games)
    found = Review(match, about["seat"], about["worlds"], about["seed"], about["others"])
    found.resume(json.dumps(about))
    return found


def review(
    source: Source,
    seat: Seat | None = None,
    budget: int = WORLDS,
    seed: int = 0,
    *,
    others: bool = True,
    games: dict[str, Game[Any, Any]] | None = None,
) -> Review:
    """A review of a match, a record or a file, seen from a seat; nothing is judged yet.

    ``for answer in review(match).run():`` judges; ``run(executor)`` does it on several processors.
    ``budget`` is the number of worlds in which moves are weighed. A record or a file needs to know
    the ``games`` there are.
    """
    return Review(match_of(source, games or {}), seat, budget, seed, others)
