"""Home on the screen: first visit, coming back, and what opens in its place."""

import re

import pytest

from japanboards import kaigan
from japanboards import rolling_japan as rj
from japanboards.core.lesson import Progress
from japanboards.core.practice_memory import Memory
from japanboards_widgets import Lesson, PracticeRoom, Table, home


@pytest.fixture
def page(tmp_path):
    return home(tmp_path)


def press(widget, act, value=""):
    widget.page._handle_custom_msg({"act": act, "value": value}, [])
    assert widget.last_error is None


def opened(widget):
    (found,) = widget.place.children
    return found


def test_the_first_visit_has_no_bars_and_no_zeros(page):
    html = page.page.html
    assert "Begin the first lesson" in html
    assert "How it goes" in html
    assert "of practice" not in html
    assert "Best results" not in html
    assert html.count('class="game"') == 5
    assert "2 to 5 players, 30 min" in html


def test_coming_back_shows_what_was_done(tmp_path):
    progress = Progress({level.id: True for level in rj.LEVELS[:4]})
    progress.save(tmp_path / "rolling_japan.progress.json")
    html = home(tmp_path).page.html

    assert "4 of " in html
    assert "4 stars" in html
    assert "No rule is due again yet: new questions about Rolling Japan." in html
    assert f"go on with Rolling Japan: {rj.LEVELS[4].chapter}." in html
    assert "The rulebooks, and what you know of them" in html
    assert "Best results" in html


def test_lessons_practice_and_tables_open_in_its_place(page, tmp_path):
    press(page, "learn", "rolling_japan")
    lesson = opened(page)
    assert isinstance(lesson, Lesson)
    assert lesson.course.file == tmp_path / "rolling_japan.progress.json"

    press(page, "home")
    assert page.place.children == ()
    press(page, "practice", "kaigan")
    assert isinstance(opened(page), PracticeRoom)
    press(page, "play", "takamatsu")
    table = opened(page)
    assert isinstance(table, Table)
    assert [getattr(seat, "__name__", seat) for seat in table.match.seats] == [
        "human",
        "choose_gently",
    ]


def test_a_table_that_was_left_goes_on_where_it_was(page, tmp_path):
    press(page, "play", "rolling_japan")
    table = opened(page)
    moves = table.match.game.legal_moves(table.match.state)
    table.session.accept(moves[0])
    count = len(table.match.moves)
    press(page, "home")
    assert "You left this table today" in page.page.html

    (left,) = page.shelves[0].tables
    press(page, "resume", str(left.path))
    assert len(opened(page).match.moves) >= count
    assert opened(page).match.moves[: count - 1] == table.match.moves[: count - 1]


def test_a_file_is_given_and_taken_back_or_refused_in_a_sentence(tmp_path, monkeypatch):
    Progress({rj.LEVELS[0].id: True}).save(tmp_path / "rolling_japan.progress.json")
    page, sent = home(tmp_path), []
    monkeypatch.setattr(page.page, "send", sent.append)
    press(page, "export")
    assert sent[0]["name"].endswith(".json")

    press(page, "file", sent[0]["file"])
    assert "Brought back: 1 level, 1 star." in page.page.html
    press(page, "file", "{")
    assert 'role="alert"' in page.page.html
    assert "Nothing was changed." in page.page.html


def test_a_damaged_file_can_make_room(tmp_path):
    path = tmp_path / "kaigan.practice.json"
    path.write_text("{", encoding="utf-8")
    page = home(tmp_path)
    assert "is damaged" in page.page.html
    press(page, "anew", str(path))

    assert "is damaged" not in page.page.html
    assert not path.exists()
    assert len(list(tmp_path.glob("*damaged*"))) == 1


def test_what_is_stored_of_it_is_a_picture(page):
    data, _ = page._repr_mimebundle_()
    assert data["text/plain"] == "Home(Rolling Japan, Takamatsu, Hokkaido, Kaigan, Kanagawa)"
    assert data["text/html"].count("<img") == 5


def test_a_game_never_begun_does_not_go_on(tmp_path):
    memory = Memory()
    memory.answer([next(iter(kaigan.BOOK.clauses))], [], 1)
    memory.save(tmp_path / "kaigan.practice.json")
    html = home(tmp_path).page.html
    assert "A game to begin" in html
    assert "Where it goes on" not in html
    assert "Begin the first lesson" in html


def test_a_begun_game_keeps_its_players_and_minutes(tmp_path):
    Progress({rj.LEVELS[0].id: True}).save(tmp_path / "rolling_japan.progress.json")
    fresh = home(tmp_path / "elsewhere").page.html
    facts = re.findall(r"\d to \d+ players, \d+ min", fresh)
    assert re.findall(r"\d to \d+ players, \d+ min", home(tmp_path).page.html) == facts
    assert len(facts) == 5
