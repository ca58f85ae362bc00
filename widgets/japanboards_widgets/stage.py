"""The stage: a board and everything around it that belongs to a move, in one widget.

One message per move carries all of it, so that the browser paints once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any

from japanboards.core.around import Around, numbered
from japanboards.core.frame import Frame, Sentence
from japanboards.core.scene import Scene
from japanboards.core.words import capital

from .board import HERE, Board, lights, sent
from .script import joined

Act = Callable[[str, Any], None]
STYLE = "\n".join((HERE / name).read_text(encoding="utf-8") for name in ("board.css", "stage.css"))

OWN = re.compile(r"\.jb-(?:lesson|practice|review|analysis|home)(?![\w-])")


def style_with(*names: str) -> str:
    """The style that all share with that of a kind of page, which wins over it.

    Each kind brings a sheet with the shared rules in it, and of two rules that weigh the same the
    later one wins: a table opened after a lesson would spoil it. So a page's own name weighs twice.
    """
    own = "\n".join((HERE / name).read_text(encoding="utf-8") for name in names)
    return f"{STYLE}\n{OWN.sub(lambda found: 2 * found[0], own)}"


class Stage(Board):
    """A board with its head, players, choices and news. ``on_act`` hears what is pressed there."""

    _esm = joined(HERE / "js" / "table.js")
    _css: Any = STYLE

    def __init__(self, game: Any, scene: Scene) -> None:
        self.game = game
        self.on_act: Act = lambda name, value: None
        self._beside: dict[str, Any] = {}
        self._greeted = False  # it was on a screen before
        self._no_undo = ""  # why nothing is taken back
        super().__init__(scene)
        self.add_class("jb-stage")

    def show_frame(
        self,
        frame: Frame,
        beside: dict[str, Any],
        highlights: Sequence[str] = (),
        arrows: Sequence[tuple[str, str]] = (),
        still: bool = False,
    ) -> None:
        """Show a frame with what is said beside it."""
        self._beside = self._message_beside(frame, beside)
        self.show(
            frame.scene,
            frame.offers,
            frame.status,
            highlights,
            arrows,
            changed=tags(frame.around),
            ghosts=frame.around.changed.gone,
            still=still,
        )

    def forget(self) -> None:
        """Keep nothing of what was shown: the scenery is drawn anew from what is shown next."""
        self._drawn, self._known = None, {}

    def foresee_frame(self, picks: Sequence[str], frame: Frame, beside: dict[str, Any]) -> None:
        """Tell the browser what ``show_frame`` will show if these touches are made."""
        kept, self._beside = self._beside, self._message_beside(frame, beside)
        self.foresee(picks, frame.scene, frame.offers, frame.status)
        self._beside = kept

    def answer(
        self,
        status: Sequence[Sentence],
        answers: int = 0,
        refused: Sequence[str] = (),
        manner: str = "",
    ) -> None:
        """Say something; what was touched is marked, and what stands against it is outlined.

        The first few sentences are the ``answers`` to a touch, and gone with the next one.
        """
        reasons = [(pick, "") for pick in named_in(status, self.scene, refused)]
        self.say(*status, refused=refused[-1:], reasons=reasons, answers=answers, manner=manner)

    def say_beside(self, **values: Any) -> None:
        """Change something beside the board, and nothing else."""
        self._serial += 1
        beside = {**self.live["beside"], **values}
        spoken = {"spoken": self.live.get("spoken", 0)}  # nothing was said: what was touched stands
        self.live = {**self.live, "serial": self._serial, "beside": beside, "kept": True, **spoken}

    def say_undo(self, why_not: str) -> None:
        """Tell whether the last move may be taken back, if that is new."""
        if why_not != self._no_undo:
            self._no_undo = why_not
            self.send({"undo": why_not})

    def _message_beside(self, frame: Frame, beside: dict[str, Any]) -> dict[str, Any]:
        """What the browser is told besides of a frame."""
        around = frame.around
        return {
            "beside": {"game": self.game.NAME, **described(around), **beside},
            "lights": lights(tags(around), (), ()),
            "ghosts": [sent(mark) for mark in around.changed.gone],
            **confirming(frame),
        }

    def _message(self, *args: Any) -> dict[str, Any]:
        return super()._message(*args) | self._beside

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        match content:
            case {"act": "hello"}:
                self.send({"alive": True, "first": not self._greeted, "undo": self._no_undo})
                self._greeted = True
            case {"act": str(name), "value": value}:
                self.on_act(name, value)
            case _:
                super()._receive(widget, content, buffers)


def stored(bundle: Any, why: str = "to play") -> Any:
    """A bundle whose picture says that nobody is behind it; a live widget is shown without it."""
    data, metadata = bundle
    said = f"<p><em>This is a picture: run this cell {why}.</em></p>"
    return {**data, "text/html": data["text/html"] + said}, metadata


def tags(around: Around) -> dict[str, str]:
    """What has changed, with the number of the line that tells of it."""
    pins = dict(around.pins)
    return {name: str(pins.get(name, "")) for name in around.changed.changed}


def described(around: Around) -> dict[str, Any]:
    """What stands around the board, as the browser is told."""
    seats = {strip.seat: strip.color for strip in around.strips}
    pinned = {number for _, number in around.pins}
    numbers = {id(line): number for number, line in enumerate(numbered(around.lines), 1)}
    lines = [
        {
            "seat": line.seat,
            "text": line.text,
            "why": capital("; ".join(text for text, _ in line.events)),
            "at": line.at,
            "number": numbers.get(id(line), 0),
            "pin": numbers.get(id(line), 0) if numbers.get(id(line)) in pinned else 0,
            "color": seats.get(line.seat, ""),
        }
        for line in around.lines
    ]
    points: list[dict[str, Any]] = [
        {
            "seat": line.seat,
            "text": line.text,
            "color": seats[line.seat],
            "points": True,
        }
        for line in around.points
    ]
    return {
        "state": around.state,
        "seat": around.seat,
        "color": seats.get(around.seat, ""),
        "piece": next((each.piece for each in around.strips if each.seat == around.seat), None),
        "turn": around.turn,
        "small": around.small,
        "strips": [asdict(strip) for strip in around.strips],
        "ask": [asdict(button) for button in around.ask],
        "lines": points + lines,
        "more": around.more,
        "pins": [list(pin) for pin in around.pins],
        "hint": [],
        "end": "",
        "told": False,  # whether all that is told of the end is there
    }


def confirming(frame: Frame) -> dict[str, Any]:
    """Whether a lone touch makes a move."""
    return {"careful": True} if frame.careful else {}


def named_in(sentences: Iterable[Sentence], scene: Scene, besides: Sequence[str]) -> list[str]:
    """The picks of places that complaints name; "Okinawa" is none in "Kyushu & Okinawa"."""
    text = " ".join(sentence.text for sentence in sentences if sentence.clauses)
    names = {mark.pick: mark.pick.split(":")[-1] for mark in scene.marks if ":" in mark.pick}
    return [
        pick
        for pick, name in names.items()
        if pick not in besides and name[:1].isupper() and re.search(whole_name(name), text)
    ]


def whole_name(name: str) -> str:
    """A pattern for a name that is no part of a longer one."""
    return rf"(?<!& )\b{re.escape(name)}\b(?! &)"
