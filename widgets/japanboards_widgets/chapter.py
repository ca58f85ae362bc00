"""The end of a chapter: what was learned, the stars, and the way on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from japanboards.core.around import Button
from japanboards.core.course import Course
from japanboards.core.game import Game
from japanboards.core.lesson import Level, chapters
from japanboards.core.scene import Mark, is_away

from .rulebook import page_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def page(course: Course) -> dict[str, Any]:
    """The end of the chapter that was learned, as the browser is told."""
    levels = [course.levels[i] for i in course.chapter()]
    names = chapters(course.levels)
    name = course.level.chapter
    looks = [course.progress.look(level) for level in levels]
    return {
        "nr": names.index(name) + 1,
        "title": f"{name}: {'the chapter is done' if 'todo' not in looks else 'so far'}",
        "line": in_a_line(looks),
        "stars": f"{looks.count('star')} of {len(looks)}",
        "go": [asdict(button) for button in ways_on(course, looks)],
        "learned": [
            {
                "at": course.levels.index(level),
                "text": level.learned,
                "clauses": clauses_of(course.game, level.clauses[:3]),
            }
            for level in three_of(levels)
        ],
        "levels": [row(course, i) for i in course.chapter()],
        "walk": [step(course, chapter) for chapter in names],
    }


def in_a_line(looks: Sequence[str]) -> str:
    """How it went, in a sentence."""
    done, stars = len(looks) - looks.count("todo"), looks.count("star")
    if done < len(looks):
        return f"{spelled(done).capitalize()} of {spelled(len(looks))} levels done."
    if stars == len(looks):
        return f"All {spelled(stars)} levels done at the first try."
    rest = len(looks) - stars
    again = "One is" if rest == 1 else f"{spelled(rest).capitalize()} are"
    first = f"{spelled(stars)} of them" if stars else "none of them"
    return f"All {spelled(len(looks))} levels done, {first} at the first try. {again} worth a look."


def spelled(count: int) -> str:
    """A small number in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def ways_on(course: Course, looks: Sequence[str]) -> list[Button]:
    """What may be done next; the first of them leads on."""
    found = []
    if after := course.next_chapter():
        count = len(course.of_chapter(after))
        found.append(Button(f"Go on: {after}", act="onward", note=f"{count} levels"))
    if rest := [i for i in course.chapter() if i in course.without_star()]:
        numbers = ", ".join(str(course.chapter().index(i) + 1) for i in rest)
        undone = "todo" in looks
        text = "Do what is left" if undone else "Try again what has no star"
        note = f"level{'s' if len(rest) > 1 else ''} {numbers}"
        found.append(Button(text, act="retry", note=note))
    found.append(Button("Play a small game", act="game", note="below, against a random bot"))
    first, *others = found
    return [Button(first.text, act=first.act, note=first.note, look="go"), *others]


def three_of(levels: Sequence[Level]) -> list[Level]:
    """Three levels that say the most between them: each adds the most clauses, in order."""
    left, kept, cited = list(levels), list[Level](), set[str]()
    while left and len(kept) < 3:
        best = max(left, key=lambda level: len(set(level.clauses) - cited))
        left.remove(best)
        kept.append(best)
        cited |= set(best.clauses)
    return sorted(kept, key=levels.index)


def row(course: Course, at: int) -> dict[str, Any]:
    """A level in the list of its chapter."""
    level = course.levels[at]
    look = course.progress.look(level)
    number = course.chapter().index(at) + 1
    note = {"star": "", "done": "a mistake or a hint", "todo": "not done yet"}[look]
    return {"at": at, "title": f"{number} {level.title}", "look": look, "note": note}


def step(course: Course, chapter: str) -> dict[str, Any]:
    """A chapter in the walk through all of them."""
    looks = [course.progress.look(course.levels[i]) for i in course.of_chapter(chapter)]
    done = len(looks) - looks.count("todo")
    look = "todo" if done < len(looks) else "star" if set(looks) == {"star"} else "done"
    note = f"{looks.count('star')} of {len(looks)} stars" if done else f"{len(looks)} levels"
    return {"name": chapter, "note": note, "look": look, "now": chapter == course.level.chapter}


def clauses_of(game: Game[Any, Any], ids: Iterable[str]) -> list[dict[str, str]]:
    """Clauses as chips: where they stand, what they say when they are pressed, and their page."""
    found = [game.BOOK[id] for id in ids]
    return [
        {"id": x.id, "short": x.section, "text": x.text, "page": page_of(game, x.id)} for x in found
    ]


def plain(mark: Mark) -> bool:
    """Something that can be seen, and stands for itself."""
    return bool(mark.shape or mark.text) and not is_away(mark)
