"""The board of a review, with all that stands around it in one widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from japanboards.core.scene import Scene

from .board import HERE, Board
from .script import joined
from .stage import style_with


class ReviewBoard(Board):
    """A board with a review around it, in one widget. ``on_act`` hears what is pressed there."""

    _esm = joined(HERE / "js" / "review.js")
    _css: Any = style_with("review.css")
    parts: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, scene: Scene) -> None:
        self.on_act: Callable[[str, Any], None] = lambda name, value: None
        self.unlit = False  # what may be touched is the question
        super().__init__(scene)

    def _message(self, *args: Any) -> dict[str, Any]:
        return super()._message(*args) | {"unlit": self.unlit}

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        match content:
            case {"act": str(name), "value": value}:
                self.on_act(name, value)
            case _:
                super()._receive(widget, content, buffers)
