"""Predictions in a notebook: guess first, then see the answer computed, and how close you were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import anywidget
import ipywidgets as ipw
import traitlets

from japanboards import game_called
from japanboards.core.game import Game
from japanboards.core.predictions import Told, revealed, tally
from japanboards.core.scene import Light

from .board import HERE, Board
from .script import joined

STORED = "<p><em>Run this cell to guess before you read on.</em></p>"
told_so_far: dict[str, Told] = {}  # of this notebook, by question


class Slip(anywidget.AnyWidget):
    """A question, a place for the guess, and a button."""

    _esm = joined(HERE / "js" / "predict.js")
    _css = HERE / "predict.css"
    slip: Any = traitlets.Dict().tag(sync=True)


class Prediction(ipw.VBox):  # type: ignore[misc]
    """A prediction: a number, one of some choices, or a place on the map of a game."""

    def __init__(
        self,
        question: str,
        answer: Any | Callable[[], Any],
        choices: Sequence[str] = (),
        unit: str = "",
        on: Game[Any, Any] | None = None,
    ) -> None:
        self.question, self.answer, self.unit = question, answer, unit
        self.choices, self.on = [str(each) for each in choices], on
        self.guess: Any = None
        self.told: Told | None = None
        self.note = ""
        self.board = None
        self.slip = Slip(slip=self._told())  # whole from the start: it is drawn as soon as it comes
        self.slip.on_msg(self._receive)
        parts: list[ipw.Widget] = [self.slip]
        if on is not None:
            self.state = on.new_game(on.PLAYERS[-1])
            self.chart = on.chart.chart(self.state, {})
            self.board = Board(self.chart)
            self.board.on_picks = lambda picks: self.take(picks[0])
            parts.append(self.board)
        super().__init__(parts)
        self.show()

    @property
    def kind(self) -> str:
        """How it is guessed: "number", "choice" or "place"."""
        return "place" if self.on is not None else "choice" if self.choices else "number"

    def take(self, guess: Any) -> None:
        """Keep a guess; once the answer is known it stays as it is."""
        if self.told is None:
            self.guess, self.note = guess, ""
            self.show()

    def reveal(self) -> None:
        """Compute the answer and compare; without a guess nothing is given away."""
        if self.guess is None or self.told is not None:
            return
        found = revealed(self.guess, self.answer)
        if isinstance(found, str):
            self.note = found
        else:
            self.told = told_so_far[self.question] = found
        self.show()

    def _told(self) -> dict[str, Any]:
        """What is asked, guessed and known, as the browser is told."""
        return {
            "kind": self.kind,
            "question": self.question,
            "choices": self.choices,
            "unit": self.unit,
            "guess": self.guess,
            "note": self.note,
            "told": self.told.text if self.told else "",
            "close": self.told.close if self.told else "",
            "tally": tally(told_so_far.values()) if self.told else "",
        }

    def show(self) -> None:
        """Show what is asked, guessed and known."""
        self.slip.slip = self._told()
        if self.board is not None:
            self._show_board()

    def _show_board(self) -> None:
        """The map: every place may be touched until the answer is known."""
        assert self.board is not None
        offers = [((mark.pick,), mark.title) for mark in self.chart.marks if mark.pick]
        missed = self.told is not None and self.guess not in self.told.right
        marked = [Light("refused" if missed else "picked", self.guess)] if self.guess else []
        if self.told is not None:
            right = [pick for (pick,), _ in offers if pick in self.told.right]
            marked += [Light("ready", pick) for pick in right if pick != self.guess]
        free = offers if self.told is None else []
        self.board.show(self.chart, free, quiet=True, marked=marked)

    def _receive(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        match content:
            case {"guess": str() | int() | float() as guess}:
                self.take(guess)
                self.reveal()
            case {"reveal": True}:
                self.reveal()

    def __repr__(self) -> str:
        return f"Prediction({self.question!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        shown = f"<p><b>Predict:</b> {escape(self.question)}</p>{STORED}"
        return {**(data or {}), "text/plain": repr(self), "text/html": shown}, metadata


def predict(
    question: str,
    answer: Any | Callable[[], Any],
    choices: Sequence[str] = (),
    *,
    unit: str = "",
    on: str | Game[Any, Any] | None = None,
) -> Prediction:
    """Ask for a guess, then reveal the answer.

    answer: the answer, or a function that computes it when it is revealed; a number, or one or
        several of the choices or places.
    choices: what to choose from; without them, and without a map, a number is asked for.
    on: a game on whose map a place is touched.
    """
    return Prediction(question, answer, choices, unit, None if on is None else game_called(on))
