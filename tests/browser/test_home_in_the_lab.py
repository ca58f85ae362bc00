"""Home and practice in the browser: every kind of question, the first visit, and coming back."""

import os
from pathlib import Path

import pytest
from table_driver import MIDDLE

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("SHOTS")  # a folder for pictures to look at
HOME = """import tempfile
from japanboards_widgets import home
where = tempfile.mkdtemp()
h = home(where)
h"""
PRACTICE = """from japanboards_widgets import practice
p = practice('rolling_japan', save=False, seed=1)
p"""
ASK = """
from japanboards.core.practice_session import make
def ask(kind, **wanted):
    clause = 'ROL-ADJ-01' if kind == 'legal' else ''
    for seed in range(400):
        q = make(p.game, p.practice.stock, kind, seed, clause)
        if q and all(getattr(q, name) == value for name, value in wanted.items()):
            p.practice.question, p.practice.verdict, p.legal = q, None, None
            p.show()
            return q
"""
ENDS = "parts => parts.map((part) => part.getBoundingClientRect().bottom)"
WIDE = "parts => parts.map((part) => part.getBoundingClientRect().width)"


def shot(lab, name):
    if SHOTS:
        lab.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def test_home_opens_a_lesson_in_its_place_and_knows_it_later(run):
    lab = run(HOME)
    root = lab.page.locator(".jb-home")
    root.get_by_text("How it goes").wait_for()
    assert root.locator(".game").count() == 5
    lab.page.set_viewport_size({"width": 1400, "height": 900})
    root.locator(".home").evaluate("home => home.scrollIntoView()")
    ends = root.locator(".game .buttons").evaluate_all(ENDS)
    assert max(ends) < 860, "five games to choose from, without scrolling"
    shot(lab, "home_first")
    root.get_by_role("button", name="Begin the first lesson").click()
    lesson = root.locator(".jb-lesson")
    lesson.locator(".answer").filter(has_text="What you need is lit").wait_for()
    shot(lab, "home_lesson")
    lab.ask(
        "l = h.place.children[0]; "
        "[l.course.play(l.course.game.notation.read_move(t)) for t in l.course.level.solution]"
    )
    lesson.locator(".answer").filter(has_text="Done").wait_for()
    root.get_by_role("button", name="Home").click()
    root.get_by_text("Best results").wait_for()
    assert "1 of " in root.locator(".brand").inner_text()
    assert root.locator(".next").inner_text().startswith("Next:")
    books = root.locator(".rules > .book1")
    assert books.evaluate_all(ENDS) == sorted(set(books.evaluate_all(ENDS))), "a row for each book"
    assert min(books.evaluate_all(WIDE)) > 100
    shot(lab, "home_back")
    root.locator(".game").nth(1).get_by_role("button", name="Play").click()
    root.locator(".head .turn").wait_for()
    assert lab.ask("print(h.last_error)") == "None"


def test_every_kind_of_question_is_answered_by_hand(run):
    lab = run(PRACTICE)
    root = lab.page.locator(".jb-practice")
    answer = root.locator(".answer")
    reads = lambda text: answer.filter(has_text=text).wait_for()  # noqa: E731
    press = lambda name: root.get_by_role("button", name=name).first.click()  # noqa: E731
    lab.ask(ASK + "q = ask('legal', legal=False)")
    reads("May it be done?")
    assert root.locator("g.glow.picked").count() >= 1
    assert root.locator(".offer").count() == 0
    press("Not legal")
    reads("By which rule?")
    press(lab.ask("print(p.game.BOOK['ROL-ADJ-01'].text[:60])"))
    reads("Right: not legal")
    shot(lab, "practice_legal")

    lab.ask("q = ask('find', counts=False)")
    reads("Nothing touched")
    goals = lab.ask("print(*sorted(q.goals), sep=chr(10))").splitlines()
    for pick in goals:
        name = pick.partition(":")[2]
        label = root.locator(f'[data-id="label:{name}"]')
        lab.page.mouse.click(*label.evaluate(MIDDLE))
    reads(f"{len(goals)} touched")
    press("That is all of them")
    reads("Right: ")
    shot(lab, "practice_find")

    lab.ask("q = ask('worth', choices=())")
    reads("Your number")
    root.get_by_label("Your number").fill(lab.ask("print(q.answer)"))
    press("Count it")
    reads("Right: ")

    lab.ask("q = ask('best')")
    reads("Make your move")
    press("I do not know")
    reads("The answer: ")
    assert answer.locator(".tally tr").count() >= 2
    shot(lab, "practice_best")

    press("End here")
    root.locator(".page").filter(has_text="4 questions answered, 3 right.").wait_for()
    shot(lab, "practice_end")


def test_a_guess_is_made_by_hand_and_then_answered(run):
    lab = run(
        "from japanboards import rolling_japan as rj\nfrom japanboards_widgets import predict\n"
        "predict('How many prefectures are there?', lambda: len(rj.BOARD))",
        "most = lambda: max(rj.BOARD, key=rj.BOARD.degree)\n"
        "predict('Which has the most neighbors?', most, on=rj)",
    )
    number, place = (lab.page.locator(".jb-slip").nth(nth) for nth in (0, 1))
    number.get_by_label("Your guess").fill("40")
    number.get_by_role("button", name="That is my guess").click()
    number.get_by_text("It is 47. You said 40").wait_for()
    map_of = lab.page.locator(".jb-board svg.jb-scene").last
    map_of.scroll_into_view_if_needed()
    map_of.locator('[data-pick="Nagano"]').first.click(force=True)
    shot(lab, "predict_place")
    place.get_by_role("button", name="Reveal").click()
    place.get_by_text("Nagano: that is right.").wait_for()
    assert "2 predictions so far" in place.inner_text()
    shot(lab, "predict")
