"""A game reviewed on the screen: the graph, the verdict on each move, mistakes to try again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards import GAMES
from japanboards.bots.review import WORLDS, Review, Source
from japanboards.bots.review import review as begin_review
from japanboards.bots.review_story import mistakes, stages, turning_points
from japanboards.core.around import colors
from japanboards.core.files import read_text
from japanboards.core.match import HUMAN, Match
from japanboards.core.scene import Scene
from japanboards.core.viewer import Viewer, seats_of_people

from .board import with_picture
from .review_again import Again
from .review_board import ReviewBoard
from .review_luck import costs, swing, turns
from .review_parts import Names, ask, graph_card, head, listed, seats, walk
from .review_verdict import verdict
from .review_work import Work, in_a_loop
from .stage import stored
from .table import Table


class ReviewPanel(ipw.VBox):  # type: ignore[misc]
    """A review on the screen. It shows what the search found, and asks for better moves."""

    def __init__(
        self, review: Review, executor: Executor | None = None, file: Path | None = None
    ) -> None:
        self.review, self.file = review, file
        self.chosen, self.clause, self.trouble = 0, "", ""
        self.again: Again | None = None
        self.work = Work(review, executor, self._found)
        self.last_error: Exception | None = None
        people = seats_of_people(review.match)
        self.person = people[0] if len(people) == 1 and HUMAN in review.match.seats else None
        self.board = ReviewBoard(self._scene(0))
        self.board.on_act = self._guarded(self.do)
        self.board.on_picks = self._guarded(self._picked)
        self.board.on_touch = self._guarded(self._touched)
        super().__init__([self.board])
        for look in ("jb-table", "jbt", "jb-review"):
            self.add_class(look)
        own = [at for at in review.decisions(review.seat) if review.decided(at)]
        self.chosen = own[0] if own else 0
        self.show()

    def _guarded(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same handler; what it raises is said, for widgets would swallow it."""

        def guarded(*args: Any) -> None:
            try:
                act(*args)
            except Exception as error:
                self.last_error, self.trouble = error, f"Not possible: {error}"
                self.show()

        return guarded

    # --- what is shown ---

    @property
    def names(self) -> Names:
        """What the players are called."""
        review = self.review
        you = self.person == review.seat
        return Names(review, you, colors(review.game, review.match.states[-1]))

    @property
    def working(self) -> str:
        """In a word, whether there is something to compute, and whether it is computed."""
        if self.review.done:
            return ""
        return "working" if self.work.active else "paused" if self.review.answers else "new"

    def _scene(self, at: int) -> Scene:
        """The position as the seat saw it; at the end everything is open."""
        review = self.review
        state = review.match.states[at]
        over = review.game.to_move(state) is None
        seen = state if over else review.game.view(state, review.seat)
        scene: Scene = review.game.scene.scene(seen, review.seat)
        return scene

    def show(self) -> None:
        """Everything, as it is known now."""
        if self.again is not None:
            self._show_again(self.again)
            return
        review, names, at = self.review, self.names, self.chosen
        letters = dict(zip([step.at for step in turning_points(review)], "ABC", strict=False))
        said = f'<p class="clause-text">{self.clause}</p>' if self.clause else ""
        trouble = f'<p class="nothing" role="alert">{self.trouble}</p>' if self.trouble else ""
        self.board.parts = {
            "look": "busy" if self.working else "",
            "head": head(review, names),
            "players": seats(review, names),
            "ask": trouble + ask(review, names, self.working),
            "graph": graph_card(review, names, at) + self._slider(),
            "verdict": verdict(review, names, at) + said,
            "walk": walk(review, at),
            "list": listed(review, names, at, letters),
            "turns": turns(review, names),
            "swing": swing(review, names),
            "costs": costs(review, names),
            "chosen": "",
            "said": "" if self.working else "The review is done.",
        }
        self.board.unlit = False
        better, made = self._lit(at)
        self.board.show(self._scene(at), changed=better, reasons=made, still=True)

    def _slider(self) -> str:
        """The stages of the graph for the keyboard."""
        parts = stages(self.review)
        now = next((nth for nth, stage in enumerate(parts) if self.chosen in stage), len(parts) - 1)
        told = parts[now].name if parts else ""
        return (
            f'<input class="when" type="range" min="0" max="{len(parts) - 1}" value="{now}" '
            f'data-act="slide" aria-label="Part of the game" aria-valuetext="{told}">'
        )

    def _lit(self, at: int) -> tuple[dict[str, str], list[tuple[str, str]]]:
        """What the better move touches, and what the move made does."""
        review = self.review
        if at >= review.last or not review.decided(at) or review.movers[at] != review.seat:
            return {}, []
        found = review.judgment(at)
        picks, made = review.game.scene.picks, review.match.moves[at]
        own = [(pick, "") for pick in picks(made)]
        if own:
            own[-1] = (own[-1][0], "made")
        if found is None or found.best is found.own:
            return {}, own
        better = dict.fromkeys(
            self._ids(picks(review.game.notation.read_move(found.best.move))), ""
        )
        if better:
            better[list(better)[-1]] = "better"
        return better, own

    def _ids(self, picks: Any) -> list[str]:
        """The marks that these touches mean."""
        by_pick = {mark.pick: mark.id for mark in self._scene(self.chosen).marks if mark.pick}
        return [by_pick[pick] for pick in picks if pick in by_pick]

    # --- what is done ---

    def do(self, act: str, value: Any = None) -> None:
        """One of the acts that buttons and keys stand for."""
        self.trouble = ""
        if act != "clause":
            self.clause = ""
        acts: dict[str, Callable[[], None]] = {
            "run": self.run,
            "pause": self.pause,
            "mistake": self._next_mistake,
            "back": self.back,
            "show": self._show_me,
            "next": self._next_try,
            "clause": lambda: self._read(str(value)),
            "seat": lambda: self._look_from(int(value)),
            "longer": lambda: self._look_longer(int(value)),
            "branch": lambda: self.branch(self.chosen if value in ("", None) else int(value)),
            "again": lambda: self._try_again(value),
            "item": lambda: self._item(value["by"]),
            "turning": lambda: self._turning(int(value)),
            "slide": lambda: self._stage(stages(self.review)[int(value)].first),
            "stage": lambda: self._stage(int(value)),
            "go": lambda: self.go_to(
                self.chosen + value["by"] if isinstance(value, dict) else int(value)
            ),
        }
        if act in acts:
            acts[act]()
            self.show()

    def go_to(self, at: int) -> None:
        """Look at another move."""
        self.chosen = min(max(0, at), self.review.last)

    def _stage(self, first: int) -> None:
        """Look at the worst decision of a stage, or at its first move."""
        review = self.review
        stage = next(each for each in stages(review) if first in each)
        inside = [at for at in review.decisions(review.seat) if at in stage and review.decided(at)]
        lost = {at: found.loss.mean for at in inside if (found := review.judgment(at))}
        self.go_to(max(lost, key=lambda at: lost[at]) if lost else inside[0] if inside else first)

    def _item(self, by: int) -> None:
        """The next decision of the list, or the one before."""
        own = self.review.decisions(self.review.seat)
        later = [at for at in own if (at > self.chosen if by > 0 else at < self.chosen)]
        if later:
            self.go_to(later[0] if by > 0 else later[-1])

    def _turning(self, number: int) -> None:
        found = turning_points(self.review)
        if number <= len(found):
            self.go_to(found[number - 1].at)

    def _next_mistake(self) -> None:
        """The next mistake after this one, or the first."""
        wrong = [judged.at for judged in mistakes(self.review.judgments(self.review.seat))]
        self.go_to(
            next((at for at in wrong if at > self.chosen), wrong[0] if wrong else self.chosen)
        )

    def _read(self, clause: str) -> None:
        """The words of a clause, below the reason; once more, and they go."""
        found = self.review.game.BOOK[clause]
        told = f"{clause}, {found.section}: {found.text}"
        self.clause = "" if self.clause == told else told
        if self.again is not None:
            self.again.clause = self.clause

    def _look_from(self, seat: int) -> None:
        """See the game from another seat."""
        self.review.seat = seat
        own = [at for at in self.review.decisions(seat) if self.review.decided(at)]
        self.chosen = own[0] if own else 0
        if not self.review.done and self.review.answers:
            self.run()

    def _look_longer(self, at: int) -> None:
        """Judge a decision with the whole budget."""
        self.review.asked.add(at)
        self.run()

    # --- computing ---

    def run(self) -> None:
        """Let workers look at positions, until everything is known or somebody pauses."""
        self.work.run()

    def pause(self) -> None:
        """Stop computing; what is known stays."""
        self.work.pause()

    def _found(self, error: Exception | None) -> None:
        """Something more is known, or the workers have failed."""
        if error is not None:
            self.last_error, self.trouble = error, f"The review stopped: {error}"
        if self.again is None and self.board in self.children:
            self.show()

    # --- mistakes to try again ---

    def _try_again(self, value: Any) -> None:
        """Put the mistakes on the board, one after another; or one of them."""
        review = self.review
        wrong = [judged.at for judged in mistakes(review.judgments(review.seat))]
        chosen = [int(value)] if value not in ("", None) else wrong
        if chosen:
            self.again = Again(review, chosen, Path(f"{review.game.NAME}.practice.json"))

    def _show_me(self) -> None:
        if self.again is not None:
            self.again.show_me()

    def _next_try(self) -> None:
        """The next mistake, or back to the review after the last."""
        if self.again is not None and not self.again.next():
            self.back()

    def back(self) -> None:
        """Back to the review, from a try or from a line of one's own."""
        if self.again is not None:
            self.chosen, self.again = self.again.at, None
        if self.board not in self.children:
            self._come_back()

    def _show_again(self, again: Again) -> None:
        """The board as it was, nothing lit, and what was answered."""
        self.board.unlit = True
        self.board.parts = again.parts(self.names)
        self.board.show(
            again.scene(),
            again.frame.offers if not again.over else (),
            again.note,
            changed=again.lit(),
            refused=again.refused,
            quiet=True,
            still=True,
        )

    def _picked(self, picks: list[str]) -> None:
        if self.again is not None:
            self.again.pick(picks)
            self.show()

    def _touched(self, picks: list[str]) -> None:
        if self.again is not None:
            self.again.refuse(picks)
            self.show()

    # --- lines of one's own ---

    def branch(self, at: int) -> None:
        """Play on from a position, for all sides, on a table of its own."""
        self.pause()
        match = self.review.match
        other: Match[Any, Any] = Match(
            match.game, match.players, board=match.board, options=match.options, policy="teaching"
        )
        other.states, other.moves, other.at = match.states[: at + 1], match.moves[:at], at
        known = [line.moves for line in match.variations if line.at == at]
        for move in known[-1] if known else ():
            other.play(move)
        other.go_to(at)
        back = ipw.Button(description="Back to the review", icon="arrow-left")
        back.on_click(lambda _: self._guarded(self.do)("back"))
        self.line = at, other
        self.children = [back, Table(other, viewer=Viewer(shared=False))]

    def _come_back(self) -> None:
        """Keep the line that was played, with the game."""
        at, other = self.line
        self.review.match.keep_variation(at, other.moves[at:])
        if self.file is not None:
            self.review.match.save(self.file)
        self.children, self.chosen = [self.board], at

    def __repr__(self) -> str:
        match, (done, known) = self.review.match, self.review.progress
        return (
            f"Review({match.game.TITLE}, moves: {len(match.moves)}, looked at: {done} of {known})"
        )

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored(with_picture(bundle, repr(self), self.board.scene))


def review(
    source: Source | Table | Review,
    seat: int | None = None,
    budget: int = WORLDS,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    kept: str | Path | None = None,
    start: bool = True,
) -> ReviewPanel:
    """A review of a table, a match, a record or a file: ``review("my game.json")``.

    A review that was begun elsewhere is shown as it is, and goes on.

    ``budget`` is the number of worlds in which moves are weighed; ``kept`` is a file with an
    earlier review of the same game to go on with. With ``start=False`` nothing is computed before
    somebody presses Start.
    """
    if isinstance(source, Review):
        found = source
    else:
        match = source.match if isinstance(source, Table) else source
        found = begin_review(match, seat, budget, seed, games=GAMES)
    if kept is not None:
        found.resume(read_text("the review", kept))
    file = Path(source) if isinstance(source, str | Path) else None
    panel = ReviewPanel(found, executor, file)
    if start and not found.done and in_a_loop():
        panel.run()
    return panel
