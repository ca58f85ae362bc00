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

RULES = 3  # that the end of a chapter tells
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
                "text": course.game.BOOK[clause].text,
                "clauses": clauses_of(course.game, [clause]),
            }
            for level, clause in rules_of(course.game, [x for x in levels if is_done(course, x)])
        ],
        "levels": [row(course, i) for i in course.chapter()],
        "walk": [step(course, chapter) for chapter in names],
    }


def is_done(course: Course, level: Level) -> bool:
    """A level is done, with or without its star."""
    return course.progress.look(level) != "todo"


def in_a_line(looks: Sequence[str]) -> str:
    """How it went, in a sentence."""
    done, stars = len(looks) - looks.count("todo"), looks.count("star")
    if done < len(looks):
        return f"{spelled(done).capitalize()} of {spelled(len(looks))} levels done."
    every = {1: "The level is", 2: "Both levels are"}.get(done, f"All {spelled(done)} levels are")
    if stars == len(looks):
        return f"{every} done{', with every star' if done > 1 else ', with its star'}."
    rest = len(looks) - stars
    again = "One is" if rest == 1 else f"{spelled(rest).capitalize()} are"
    won = f"{spelled(stars)} with a star" if stars else "without a star"
    return f"{every} done, {won}. {again} worth another look."


def counted(levels: int) -> str:
    """Levels by their number.

    >>> counted(1), counted(3)
    ('1 level', '3 levels')
    """
    return f"{levels} level{'s' * (levels != 1)}"


def spelled(count: int) -> str:
    """A small number in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def ways_on(course: Course, looks: Sequence[str]) -> list[Button]:
    """What may be done next; the first of them leads on."""
    found = []
    if after := course.next_chapter():
        count = len(course.of_chapter(after))
        found.append(Button(f"Go on: {after}", act="onward", note=counted(count)))
    if rest := course.left():
        numbers = ", ".join(str(course.chapter().index(i) + 1) for i in rest)
        undone = "todo" in looks
        text = "Do what is left" if undone else "Look at these again"
        note = f"level{'s' if len(rest) > 1 else ''} {numbers}"
        found.append(Button(text, act="retry", note=note))
    found.append(Button("Play a small game", act="game", note="below, against a gentle bot"))
    found.sort(key=lambda button: button.act != "retry" or "todo" not in looks)  # it comes first
    first, *others = found
    return [Button(first.text, act=first.act, note=first.note, look="go"), *others]


def rules_of(game: Game[Any, Any], levels: Sequence[Level]) -> list[tuple[Level, str]]:
    """Three rules that were learned, each with its level: every level adds the first new one.

    What the book says by an example is said better by the rule itself.
    """
    found: dict[str, Level] = {}
    for level in levels:
        new = [
            clause
            for clause in level.clauses
            if clause not in found and not game.BOOK[clause].text.startswith("Example")
        ]
        if new:
            found[new[0]] = level
    return [(level, clause) for clause, level in found.items()][:RULES]


def row(course: Course, at: int) -> dict[str, Any]:
    """A level in the list of its chapter."""
    level = course.levels[at]
    look = course.progress.look(level)
    number = course.chapter().index(at) + 1
    note = {"star": "", "done": "done, without the star", "todo": "not done yet"}[look]
    title = f"{number} {course.title(at)}" if course.title(at) else f"Level {number}"
    return {"at": at, "title": title, "look": look, "note": note}


def step(course: Course, chapter: str) -> dict[str, Any]:
    """A chapter in the walk through all of them."""
    looks = [course.progress.look(course.levels[i]) for i in course.of_chapter(chapter)]
    done = len(looks) - looks.count("todo")
    look = "todo" if done < len(looks) else "star" if set(looks) == {"star"} else "done"
    note = f"{looks.count('star')} of {len(looks)} stars" if done else counted(len(looks))
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
