"""The rulebook at hand: sections, a search as you type, and an example for what can refuse."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterable
from html import escape
from typing import Any

import ipywidgets as ipw

from japanboards import game_called
from japanboards.core.game import Game
from japanboards.core.lesson import examples
from japanboards.core.rulebook import Clause, rule_name
from japanboards.core.scene import svg


def matches(clause: Clause, words: Iterable[str]) -> bool:
    """Every word occurs somewhere in the clause."""
    named = f"{clause.id} {rule_name(clause.id)}"
    text = f"{named} {clause.section} {clause.text} {clause.kind}".lower()
    return all(word in text for word in words)


def example(game: Game[Any, Any], position: str, move: str) -> str:
    """A small position as a picture, and what is refused there."""
    state = game.notation.read(position)
    meant = game.notation.read_move(move)
    told = game.notation.tell(state, meant)
    broken = game.breaches(state, meant)
    answer = "; ".join(f"{each.complaint} ({rule_name(each.clause.id)})" for each in broken)
    seat = max(0, game.to_move(state) or 0)
    drawn = svg(game.scene.scene(state, seat), game.scene.picks(meant), 300)
    data = base64.b64encode(drawn.encode()).decode()
    return (
        f"<details><summary>Example</summary><p>{escape(told)} <b>Refused:</b> {escape(answer)}</p>"
        f'<img width="300" alt="{escape(told)}" src="data:image/svg+xml;base64,{data}"></details>'
    )


def page_of(game: Game[Any, Any], clause: str) -> str:
    """Where the documentation has a clause; "" unless ``JAPANBOARDS_DOCS`` says where that is."""
    docs = os.environ.get("JAPANBOARDS_DOCS", "")
    return f"{docs.rstrip('/')}/clauses/{game.NAME}/index.html#{clause}" if docs else ""


def id_of(game: Game[Any, Any], clause: str) -> str:
    """What a clause is called, as a link to its page where that is known."""
    to = escape(page_of(game, clause))
    name = rule_name(clause)
    link = f'<a href="{to}" target="_blank" rel="noopener">{name}</a>' if to else name
    return f'<span class="jb-id">{link}</span>'


def entry(game: Game[Any, Any], clause: Clause, illustrated: bool) -> str:
    """A clause as a paragraph; a ruling says that it is ours, and how to switch it."""
    ours = "<b>Our ruling.</b> " if clause.kind == "ruling" else ""
    switches = "".join(
        f" <i>Option <code>{name}</code>: {escape(option.question)} One of "
        f"{escape(', '.join(map(repr, option.choices)))}; here {option.default!r}.</i>"
        for name, option in game.OPTIONS.items()
        if option.clause == clause.id
    )
    moot = f" <i>No effect here: {escape(clause.moot)}.</i>" if clause.moot else ""
    shown = examples(game.LEVELS).get(clause.id) if illustrated else None
    picture = example(game, *shown) if shown else ""
    return (
        f'<div class="jb-entry {clause.kind}" id="{clause.id}">{id_of(game, clause.id)} '
        f"{ours}{escape(clause.text)}{switches}{moot}{picture}</div>"
    )


class RulebookPanel(ipw.VBox):  # type: ignore[misc]
    """Sections of clauses in our words; what we ruled ourselves is marked."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.search = ipw.Text(
            placeholder="search: a word, or a rule", description="Rules", layout={"width": "98%"}
        )
        self.page, self.here = ipw.HTML(), ipw.HTML()
        self.search.observe(lambda change: self._fill(), "value")
        super().__init__([self.search, self.here, self.page])
        self.add_class("jb-rulebook")
        self._fill()

    def open_at(self, clause: str) -> None:
        """Show one clause."""
        self.search.value = rule_name(clause)

    def say_here(self, text: str) -> None:
        """What is otherwise on the board that is played on than in the book."""
        self.here.value = f'<p class="jb-note">{escape(text)}</p>' if text else ""

    def found(self) -> list[Clause]:
        """The clauses that match the search: the one that is called so, or those with its words."""
        words = str(self.search.value).lower().split()
        clauses = self.game.BOOK.clauses.values()
        called = [each for each in clauses if rule_name(each.id).lower().split() == words]
        return called or [clause for clause in clauses if matches(clause, words)]

    def _fill(self) -> None:
        found = self.found()
        sections: dict[str, list[Clause]] = {}
        for clause in found:
            sections.setdefault(clause.section, []).append(clause)
        illustrated = len(found) <= 12  # pictures only once the search has narrowed it down
        body = "".join(
            f"<h4>{escape(section)}</h4>"
            + "".join(entry(self.game, clause, illustrated) for clause in clauses)
            for section, clauses in sections.items()
        )
        count = f"{len(found)} of {len(self.game.BOOK.clauses)} clauses"
        none = "<p>Nothing found: try a single word, like neighbor.</p>"
        self.page.value = f'<div class="jb-pages"><small>{count}</small>{body or none}</div>'

    def __repr__(self) -> str:
        return f"Rulebook({self.game.TITLE}, clauses: {len(self.game.BOOK.clauses)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self)}, metadata


def rulebook(game: str | Game[Any, Any]) -> RulebookPanel:
    """The rulebook of a game, to search and to read."""
    return RulebookPanel(game_called(game))
