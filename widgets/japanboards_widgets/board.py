"""The live board: marks in, picks out. One widget for every game; it decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from itertools import takewhile
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from japanboards.core.frame import Sentence
from japanboards.core.looks import safe, scoped
from japanboards.core.scene import Light, Mark, Scene, picture, zones_of
from japanboards.core.zones import clips, css

from .script import joined

HERE = Path(__file__).parent
SCOPE = "jb_"  # short, for it stands at every id and class that is sent
FIELDS = tuple(field.name for field in fields(Mark))
DEFAULTS = {field.name: field.default for field in fields(Mark)}
MANY = 60  # marks that differ from the scenery: told apart, so that no move's message carries them


class Board(anywidget.AnyWidget):
    """A scene on the screen. The scenery is sent once, afterwards only what changed.

    What has changed long ago is ``settled``: it is sent after the move that made it too much.

    ``on_picks`` is called with the touches that spell one of the offered moves, ``on_touch``
    with touches that do not, ``on_bare`` with the id of a mark that stands for no touch, or with
    nothing, ``on_clause`` with the id of a clause somebody wants to read.
    ``on_press`` is called while the last of the touches is still pressed: there is time to
    ``foresee`` what they lead to, which is then shown at the click. ``on_look`` is called when a
    pointer or the keyboard rests on the last of the touches: ``preview`` shows what would change.
    """

    _esm = joined(HERE / "js" / "board.js")
    _css = HERE / "board.css"
    scenery: Any = traitlets.Dict().tag(sync=True)
    settled: Any = traitlets.Dict().tag(sync=True)
    live: Any = traitlets.Dict().tag(sync=True, to_json=lambda live, _board: packed(live))
    small: Any = traitlets.Bool(False).tag(sync=True)

    def __init__(self, scene: Scene, *, small: bool = False) -> None:
        self.on_picks: Callable[[list[str]], None] = lambda picks: None
        self.on_touch: Callable[[list[str]], None] = lambda picks: None
        self.on_bare: Callable[[str], None] = lambda mark: None
        self.on_press: Callable[[list[str]], None] = lambda picks: None
        self.on_look: Callable[[list[str]], None] = lambda picks: None
        self.on_clause: Callable[[str], None] = lambda clause: None
        self.last_error: Exception | None = None
        self.scene = scene
        self._sent: dict[str, Mark] = {}  # with the scenery
        self._base: dict[str, Mark] = {}  # the same, with what has settled
        self._known: dict[str, tuple[Mark, dict[str, Any]]] = {}  # differences, by id
        self._drawn: object = None
        self._serial = 0
        self.show(scene)  # before it is opened: the browser never meets a board without a scene
        super().__init__(small=small)
        self.on_msg(self._receive)

    def show(
        self,
        scene: Scene,
        moves: Sequence[tuple[Sequence[str], str]] = (),
        status: Sequence[Sentence] = (),
        highlights: Sequence[str] = (),
        arrows: Sequence[Sequence[str]] = (),
        quiet: bool = False,
        *,
        changed: Mapping[str, str] | Iterable[str] = (),
        ghosts: Iterable[Mark] = (),
        refused: Iterable[str] = (),
        reasons: Iterable[tuple[str, str]] = (),
        marked: Iterable[Light] = (),
        still: bool = False,
    ) -> None:
        """Show a scene, and offer moves: each the picks that spell it, and what it would do.

        ``highlights`` are picks or ids to point at, ``arrows`` lead from one pick to another and
        may have a look;
        where everything may be touched, a ``quiet`` board draws no line around it all.
        ``changed`` has the ids of what has just changed, perhaps each with a short tag, ``ghosts``
        the marks that have gone, ``refused`` picks that were, ``reasons`` picks with a tag that
        says why, ``marked`` any other lights. On a ``still`` board nothing glides to its place.
        """
        self.scene = scene
        if scenery(scene) != self._drawn:
            self._drawn = scenery(scene)
            self._sent = self._base = {mark.id: mark for mark in scene.marks}
            self._known, self.settled = {}, {}
            self.scenery = painted_once(scene)
        self._serial += 1
        self.live = self._message(scene, moves, status, highlights, arrows, quiet) | {
            "lights": [
                *lights(changed, refused, reasons),
                *([light.kind, light.who, light.tag] for light in marked),
            ],
            "ghosts": [sent(mark) for mark in ghosts],
            "still": still,
        }
        if len(self.live["changed"]) > MANY:
            self._base, self._known = {mark.id: mark for mark in scene.marks}, {}
            self.settled = differences(self._sent, scene.marks)

    def foresee(
        self,
        picks: Sequence[str],
        scene: Scene,
        moves: Sequence[tuple[Sequence[str], str]],
        status: Sequence[Sentence],
    ) -> None:
        """Tell the browser what ``show`` will show if these touches are made; nothing changes.

        It comes to nothing when anything else is shown before, and with other scenery.
        """
        if scenery(scene) == self._drawn:
            then = self._message(scene, moves, status) | {"serial": self._serial + 1}
            self.send({"picks": list(picks), "after": self._serial, "then": packed(then)})

    def _message(
        self,
        scene: Scene,
        moves: Sequence[tuple[Sequence[str], str]],
        status: Sequence[Sentence],
        highlights: Sequence[str] = (),
        arrows: Sequence[Sequence[str]] = (),
        quiet: bool = False,
    ) -> dict[str, Any]:
        """What the browser is told of a position."""
        words = scene.captions
        return {
            "serial": self._serial,
            "title": scene.title,
            "changed": self._changes(scene.marks),
            "moves": [[label, *picks] for picks, label in moves],
            "captions": [words.get(tuple(picks), "") for picks, _ in moves] if words else [],
            "legend": scene.legend if words else "",
            "dashed": numbers(moves, scene.dashed),
            **({"costly": numbers(moves, scene.costly)} if scene.costly else {}),
            "status": [asdict(sentence) for sentence in status],
            "highlights": list(highlights),
            "arrows": [list(arrow) for arrow in arrows],
            "quiet": quiet,
            **({"poor": numbers(moves, scene.poor)} if scene.poor else {}),
            "lights": [],
            "ghosts": [],
            "still": False,
        }

    def preview(
        self,
        picks: Sequence[str],
        lights: Iterable[Light] = (),
        ghosts: Iterable[Mark] = (),
        aside: Iterable[Mark] = (),
    ) -> None:
        """Show what these touches would change, as long as somebody looks at them."""
        shown = {
            "lights": [[light.kind, light.who, light.tag] for light in lights],
            "ghosts": [sent(mark) for mark in ghosts],
        }
        if making_room := [sent(mark) for mark in aside]:
            shown["aside"] = making_room
        self.send({"picks": list(picks), "preview": shown})

    def say(
        self,
        *status: Sentence,
        refused: Iterable[str] = (),
        reasons: Iterable[tuple[str, str]] = (),
        answers: int | None = None,
        manner: str = "",
    ) -> None:
        """Change the status line, and what is marked as refused and why; nothing else.

        What is refused is marked until the next touch. If the first few sentences are ``answers``,
        they stand alone until then; below one in a ``manner`` ("no" or "look") it is said what is
        chosen and comes next.
        """
        self._serial += 1
        other = [light for light in self.live["lights"] if light[0] not in ("refused", "reason")]
        self.live = {
            **self.live,
            "serial": self._serial,
            "status": [asdict(sentence) for sentence in status],
            "lights": other + lights((), refused, reasons),
            "kept": True,  # what was picked so far stays picked
            "spoken": self._serial,
            **({} if answers is None else {"answers": answers}),
            "manner": manner,
        }

    def _changes(self, marks: Iterable[Mark]) -> dict[str, dict[str, Any]]:
        """What differs from the scenery: by id, only the fields that do."""
        changed = {}
        for mark in marks:
            base = self._base[mark.id]
            if mark is base:
                continue
            known, found = self._known.get(mark.id, (None, {}))
            if known is not mark:
                found = difference(base, mark)
                self._known[mark.id] = mark, found
            if found:
                changed[mark.id] = found
        return changed

    def _receive(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        # What a message handler raises vanishes: show it, and keep it.
        try:
            match content:
                case {"picks": list(picks)}:
                    self.on_picks([str(pick) for pick in picks])
                case {"touch": list(picks)}:
                    self.on_touch([str(pick) for pick in picks])
                case {"bare": str(mark)}:
                    self.on_bare(mark)
                case {"press": list(picks)}:
                    self.on_press([str(pick) for pick in picks])
                case {"look": list(picks)}:
                    self.on_look([str(pick) for pick in picks])
                case {"clause": str(clause)}:
                    self.on_clause(clause)
        except Exception as error:
            self.last_error = error
            self.say(Sentence(f"Something went wrong: {error}"))

    def __repr__(self) -> str:
        return f"Board({self.scene.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.scene)


def scenery(scene: Scene) -> tuple[Any, ...]:
    """What is drawn once: when this is another, everything is."""
    return (
        scene.frame,
        scene.style,
        scene.defs,
        scene.backdrop,
        scene.zones,
        [mark.id for mark in scene.marks],
    )


def painted_once(scene: Scene) -> dict[str, Any]:
    """What the browser is told of the scenery; it puts a name of its own in place of ours."""
    zones = zones_of(scene)
    return {
        "frame": scene.frame,
        "zones": [zone.box for zone in zones],
        "scope": SCOPE,
        "style": css(zones, SCOPE) + scoped(scene.style, SCOPE),
        "defs": quoted(safe(scene.defs, SCOPE) + clips(zones, SCOPE)),
        "backdrop": quoted(safe(scene.backdrop, SCOPE)),
        "marks": [sent(mark) for mark in scene.marks],
    }


def quoted(drawing: str) -> str:
    """The same drawing with single quotes, which JSON need not escape.

    >>> quoted('<path d="M0 0" />')
    "<path d='M0 0'/>"
    """
    return drawing if "'" in drawing else drawing.replace('"', "'").replace(" />", "/>")


def sent(mark: Mark) -> list[Any]:
    """The fields of a mark in their order, without the last ones if they say nothing.

    >>> sent(Mark("a", "piece", (1.0, 2.50001), "disc 9"))
    ['a', 'piece', (1, 2.5), 'disc 9']
    """
    values = [told(getattr(mark, name)) for name in FIELDS]
    while values[-1] == DEFAULTS[FIELDS[len(values) - 1]]:
        values.pop()
    return values


def told(value: Any) -> Any:
    """The value of a field in as few letters as are seen."""
    if isinstance(value, tuple):
        return tuple(map(told, value))
    if isinstance(value, float):
        return int(value) if value.is_integer() else round(value, 2)
    return value


def lights(
    changed: Mapping[str, str] | Iterable[str],
    refused: Iterable[str],
    reasons: Iterable[tuple[str, str]],
) -> list[list[str]]:
    """Kind, mark and tag of what is lit for other reasons than that it may be touched."""
    tags = changed if isinstance(changed, Mapping) else dict.fromkeys(changed, "")
    found = [Light("fresh", who, tag) for who, tag in tags.items()]
    found += [Light("refused", who) for who in refused]
    found += [Light("reason", who, tag) for who, tag in reasons]
    return [[light.kind, light.who, light.tag] for light in found]


def numbers(
    moves: Sequence[tuple[Sequence[str], str]], wanted: Iterable[Sequence[str]]
) -> list[int]:
    """Which of the moves are spelled like one of these."""
    words = {tuple(word) for word in wanted}
    return [nth for nth, (picks, _) in enumerate(moves) if words and tuple(picks) in words]


def packed(live: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser is told, with no touch twice and no beginning of a label twice.

    Hundreds of moves are spelled with a few dozen touches, and told in much the same words.
    ``unpacked`` in choosing.js has the moves again.

    >>> packed({"moves": [["red to the gate", "red", "gate"], ["red to the hall", "red", "hall"]]})
    {'moves': {'words': ['red', 'gate', 'hall'], 'told': [[0, 'red to the gate', 0, 1], \
[11, 'hall', 0, 2]]}}
    """
    if not live.get("moves"):
        return dict(live)
    numbers: dict[str, int] = {}
    told, last = [], ""
    for label, *picks in live["moves"]:
        pairs = zip(last, label, strict=False)
        shared = "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        word = [numbers.setdefault(pick, len(numbers)) for pick in picks]
        told.append([letters(shared), label.removeprefix(shared), *word])
        last = label
    return {**live, "moves": {"words": list(numbers), "told": told}}


def letters(text: str) -> int:
    """How long a text is in the browser, which counts rare letters twice."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def difference(base: Mark, mark: Mark) -> dict[str, Any]:
    """The fields of a mark that are not as in the scenery."""
    pairs = ((name, getattr(mark, name), getattr(base, name)) for name in FIELDS)
    return {name: told(now) for name, now, before in pairs if now != before}


def differences(base: Mapping[str, Mark], marks: Iterable[Mark]) -> dict[str, dict[str, Any]]:
    """What differs from these marks, by id."""
    found = {mark.id: difference(base[mark.id], mark) for mark in marks}
    return {name: each for name, each in found.items() if each}


def with_picture(bundle: Any, text: str, scene: Scene) -> Any:
    """A widget's bundle with a stable text, and an image that an untrusted clone shows."""
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    shown = picture(text, scene)
    data = {**(data or {}), "text/plain": text, "text/html": shown["text/html"]}
    return data, metadata
