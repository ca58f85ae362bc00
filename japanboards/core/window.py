"""A window on a board: the places a level is about, and their neighbors. The rest is left out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from .lesson import PLACES, Level
from .scene import LETTER, Mark, Scene, edge, is_away, is_path

Frame = tuple[float, float, float, float]  # left, top, width, height
Box = tuple[float, float, float, float]  # left, top, right, bottom

ROOM = 34  # around the middle of a place: its outline and its name
LEAST_WIDE, MOST_WIDE = 1.35, 3.2  # the least and the most that a window is wider than high
MAP_WIDE = 1.7  # the most where it shows places of a map, which have neighbors on all sides
LEAST = 0.46  # of the board's width: closer, nobody knows where they are
NARROW = 0.52  # width of a letter: what is wider and cut is left out when it is drawn
TALL = 0.95  # of the board's height: so much of it is shown as all of it
WHOLE = 0.86  # of the board's width: so much of it is shown as all of it


def window_of(scene: Scene, wanted: Sequence[str], most: float = MOST_WIDE) -> Frame:
    """The part of a scene that shows these picks, ids or beginnings of ids; without any, all.

    It ends where they end: a strip of what lies beside them would only be a stray line.
    """
    marks = [mark for mark in scene.marks if is_wanted(mark, wanted) and not is_away(mark)]
    return around(marks, scene.frame, most) if marks else scene.frame


def windowed(scene: Scene, frame: Frame) -> Scene:
    """A scene through a window: what lies outside is not touched and not said."""
    if frame == scene.frame:
        return scene
    plates = [box_of(mark, 0) for mark in scene.marks if is_cut(mark, frame)]
    marks = tuple(seen_through(frame, plates, mark) for mark in scene.marks)
    return replace(scene, frame=frame, marks=marks)


def is_wanted(mark: Mark, wanted: Sequence[str]) -> bool:
    """A mark is meant by its pick, or by how its id begins up to a colon."""
    return any(
        mark.pick == each or mark.id == each or (each.endswith(":") and mark.id.startswith(each))
        for each in wanted
    )


def around(marks: Sequence[Mark], whole: Frame, most: float) -> Frame:
    """A frame around these marks, neither too wide nor too high, inside the whole one."""
    boxes = [with_words(mark) for mark in marks]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    wide = max(right - left, LEAST * whole[2])
    high = max(bottom - top, wide / most)
    if high >= TALL * whole[3]:
        high = whole[3]  # all of its height: what is left out stands beside it
    else:
        wide = max(wide, high * LEAST_WIDE)
    if wide >= WHOLE * whole[2] or high > whole[3]:
        return whole
    x = within((left + right - wide) / 2, whole[0], whole[0] + whole[2] - wide)
    y = within((top + bottom - high) / 2, whole[1], whole[1] + whole[3] - high)
    return round(x), round(y), round(wide), round(high)


def box_of(mark: Mark, beside: float = 8) -> Box:
    """Left, top, right and bottom of a mark, with some room around it."""
    (x, y), (kind, *sizes) = mark.at, edge(mark).split(" ")
    wide = high = 2.0 * ROOM
    if kind == "box" and not is_path(mark.shape):
        wide, high = float(sizes[0]) + 2 * beside, float(sizes[1]) + 2 * beside
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def with_words(mark: Mark) -> Box:
    """The box of a mark, and of the words that begin at it.

    >>> with_words(Mark("key", "left", (100, 50), "", "keeps a card", 10))
    (66.0, 40, 175.0, 60)
    """
    left, top, right, bottom = box_of(mark)
    if mark.text and "left" in mark.look.split():
        longest = max(map(len, mark.text.split("\n")))
        right = max(right, mark.at[0] + LETTER * mark.size * longest + 3)
        top, bottom = mark.at[1] - mark.size, mark.at[1] + mark.size
    return left, top, right, bottom


def within(value: float, least: float, most: float) -> float:
    """The nearest value that is not out of these bounds."""
    return max(least, min(value, most))


def seen_through(frame: Frame, plates: Sequence[Box], mark: Mark) -> Mark:
    """A mark as it is seen through a window: not at all on a plate that its edge would cut."""
    if any(is_in(mark.at, plate) for plate in plates) or has_cut_words(mark, frame):
        return replace(mark, look=f"{mark.look} away")
    left, top, wide, high = frame
    if is_in(mark.at, (left, top, left + wide, top + high)):
        return mark
    return replace(mark, pick="", title="", on="") if mark.pick or mark.title or mark.on else mark


def is_cut(mark: Mark, frame: Frame) -> bool:
    """The edge of the window goes through a mark that is a plate."""
    if not edge(mark).startswith("box ") or is_path(mark.shape) or is_away(mark):
        return False
    (left, top, wide, high), (x, y, right, bottom) = frame, box_of(mark, 0)
    out = right <= left or x >= left + wide or bottom <= top or y >= top + high
    inside = x >= left and right <= left + wide and y >= top and bottom <= top + high
    return not out and not inside


def has_cut_words(mark: Mark, frame: Frame) -> bool:
    """The edge of the window goes through the words of a mark: half of a word says nothing.

    >>> has_cut_words(Mark("a", "left", (90, 5), "", "Government", 10), (0, 0, 100, 50))
    True
    """
    if not mark.text or is_away(mark):
        return False
    wide = NARROW * mark.size * max(map(len, mark.text.split("\n")))
    looks, (x, _) = mark.look.split(), mark.at
    start = x - wide * (0 if "left" in looks else 1 if "right" in looks else 0.5)
    left, right = frame[0], frame[0] + frame[2]
    return start < left < start + wide or start < right < start + wide


def is_in(at: tuple[float, float], box: Box) -> bool:
    """A point lies in a box."""
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def places_of(game: Any, level: Level, state: Any, buttons: Collection[str]) -> list[str]:
    """What a level is about, as touches: of its answers and mistakes here, and their neighbors.

    What has a button beside the board need not be seen on it.
    """
    moves = [game.notation.read_move(text) for text in texts_of(level)]
    besides = {*buttons, *openers(game, level, state)}
    touches = [pick for move in moves for pick in game.scene.picks(move) if pick not in besides]
    beside = [other for pick in touches for other in neighbors(game, pick)]
    return [*touches, *beside, *level.show]


def texts_of(level: Level) -> list[str]:
    """The moves of a level that are made in its own position."""
    mistakes = [mistake.move for mistake in level.mistakes if not mistake.position]
    return [*level.solution, *level.astray, *mistakes]


def given(game: Any, level: Level, state: Any) -> list[str]:
    """The touches with which all moves of the answer's kinds begin: a die that is to be written."""
    kinds = tuple(type(game.notation.read_move(text)) for text in level.solution)
    moves = [move for move in game.legal_moves(state) if isinstance(move, kinds)]
    first, *others = [list(game.scene.picks(move))[:-1] for move in moves] or [[]]
    return [pick for pick in first if all(pick in word for word in others)]


def openers(game: Any, level: Level, state: Any) -> list[str]:
    """The touches with which moves of the answer's kinds begin, and which are no places: dice."""
    kinds = tuple(type(game.notation.read_move(text)) for text in level.solution)
    words = [game.scene.picks(x) for x in game.legal_moves(state) if isinstance(x, kinds)]
    first = dict.fromkeys(word[0] for word in words if len(word) > 1)
    return [pick for pick in first if pick.partition(":")[2] not in game.BOARD]


def neighbors(game: Any, pick: str) -> list[str]:
    """The touches of the places beside one, where the board is a map."""
    kind, _, name = pick.partition(":")
    return [f"{kind}:{other}" for other in game.BOARD[name]] if name in game.BOARD else []


def window_in(game: Any, level: Level, state: Any, scene: Scene, buttons: Collection[str]) -> Frame:
    """The window of a level: its game says by level or chapter what it has to show."""
    windows = getattr(game, "WINDOWS", {})
    said = windows.get(level.id, windows.get(level.chapter, ()))
    if PLACES not in said:
        return window_of(scene, said)
    also = places_of(game, level, state, buttons)
    return window_of(scene, [*also, *said], MAP_WIDE)
