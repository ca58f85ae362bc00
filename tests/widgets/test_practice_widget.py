"""Practice on the screen: what is asked, pressed and answered."""

import json
from pathlib import Path

import pytest

from japanboards import GAMES
from japanboards.core.practice_session import make
from japanboards_widgets import practice

ABOUT = {"legal": "ROL-ADJ-01", "rule": "ROL-RND-06"}


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def beside(widget):
    return widget.board.live["beside"]


def press(widget, act, value=None):
    widget.board._handle_custom_msg({"act": act, "value": value}, [])
    assert widget.last_error is None


def asked(widget, kind, **wanted):
    """The same widget with a question of this kind."""
    game, stock, clause = widget.game, widget.practice.stock, ABOUT.get(kind, "")
    for seed in range(400):
        found = make(game, stock, kind, seed, clause)
        if found and all(getattr(found, name) == value for name, value in wanted.items()):
            widget.practice.question, widget.legal = found, None
            widget.show()
            return found
    raise AssertionError(f"no {kind}")


@pytest.fixture
def room():
    return practice("rolling_japan", seed=1)


def lights(widget, kind):
    return {who for each, who, _ in widget.board.live["lights"] if each == kind}


def test_a_move_in_question_is_orange_and_nothing_else_is_lit(room):
    question = asked(room, "legal", legal=False)

    assert lights(room, "picked") == set(room.game.scene.picks(question.move))
    assert room.board.live["moves"] == []
    assert room.board.live["unlit"]
    assert [each["text"] for each in beside(room)["groups"]["two"]] == ["Legal", "Not legal"]
    assert beside(room)["groups"]["pick"] == []


@pytest.mark.parametrize("said", [True, False])
def test_a_legal_move_keeps_all_rules_and_none_is_asked_for(room, said):
    asked(room, "legal", legal=True)
    press(room, "legal", said)
    assert room.practice.verdict.right is said


def test_the_right_side_asks_for_the_rule_and_the_rule_is_kept(room):
    question = asked(room, "legal", legal=False)
    press(room, "legal", False)
    assert [each["value"] for each in beside(room)["groups"]["pick"]] == list(question.options)

    press(room, "rule", "ROL-ADJ-01")
    assert beside(room)["told"]["head"] == "Right: not legal"
    assert beside(room)["told"]["lines"][0]["clauses"][0]["id"] == "ROL-ADJ-01"
    kept = json.loads(Path("rolling_japan.practice.json").read_text(encoding="utf-8"))
    assert [row["clause"] for row in kept["clauses"]] == ["ROL-ADJ-01"]


def test_the_wrong_side_skips_the_second_step(room):
    asked(room, "legal", legal=False)
    press(room, "legal", True)

    assert beside(room)["told"]["head"] == "It is not legal"
    assert [each["text"] for each in beside(room)["groups"]["row"]] == [
        "Next question",
        "Another like this",
    ]


def test_words_of_a_refusal_are_answered_by_the_rule_that_says_them(room):
    question = asked(room, "rule")
    shown = beside(room)
    assert (shown["kind"], shown["told"]["head"]) == ("Which rule says so?",) * 2
    assert shown["task"] == f"Refused: “{question.said}”"
    assert room.board.live["lights"] == []
    assert {each["value"] for each in shown["groups"]["pick"]} == {*question.options}
    press(room, "rule", "ROL-RND-06")
    assert room.practice.verdict.right
    assert "ROL-RND-06" in room.practice.memory.cards


def test_places_are_touched_freely_and_judged_together(room):
    question = asked(room, "find", counts=False)
    ((_, *word),) = room.board.live["moves"]
    assert set(question.goals) < set(word)

    missing, *found = sorted(question.goals)
    other = next(iter(question.against))
    press(room, "all", [*found, other])
    assert lights(room, "ready") == {missing}
    assert lights(room, "refused") == {other}
    assert beside(room)["told"]["kind"] == "wrong"


def test_a_number_is_counted_line_by_line(room):
    question = asked(room, "worth", choices=())
    assert beside(room)["number"]
    press(room, "number", question.answer)

    assert beside(room)["told"]["head"] == f"Right: {question.answer}"
    assert len(beside(room)["told"]["rows"]) >= len(question.lines)


def test_a_move_answers_and_a_refused_one_costs_nothing(room):
    question = asked(room, "best")
    room.board._handle_custom_msg({"touch": ["cell:Okinawa"]}, [])
    assert beside(room)["told"]["kind"] == "refused"
    assert room.practice.answered == []

    move = room.game.notation.read_move(question.puzzle.accepted[0])
    room.board._handle_custom_msg({"picks": list(room.game.scene.picks(move))}, [])
    assert beside(room)["told"]["kind"] == "right"
    assert beside(room)["told"]["rows"]


def test_somebody_who_does_not_know_is_told(room):
    asked(room, "legal")
    press(room, "unknown")

    assert beside(room)["told"]["head"].startswith("The answer: ")
    assert room.practice.memory.cards["ROL-ADJ-01"].box == 0
    press(room, "next")
    assert beside(room)["told"]["kind"] == "new"


def test_squares_say_how_a_rule_is_known_and_ask_about_it(room):
    press(room, "clause", "ROL-ADJ-02")
    tip = beside(room)["heat"]["open"]
    assert (tip["look"], tip["told"], tip["may"]) == ("untried", "Not asked yet.", True)

    press(room, "about", "ROL-ADJ-02")
    assert room.practice.question.clauses[0] == "ROL-ADJ-02"
    counts = beside(room)["heat"]["counts"]
    assert sum(counts[look] for look in ("known", "shaky", "untried", "never")) == len(
        room.game.BOOK.clauses
    )


def test_the_end_is_a_page_and_ten_minutes_more_begin_anew(room):
    press(room, "unknown")
    press(room, "end")
    page = beside(room)["page"]
    assert page["lines"][0] == "1 question answered, 0 right."
    assert not page["answered"][0]["right"]

    press(room, "begin")
    assert beside(room)["page"] is None
    assert beside(room)["strip"]["answered"] == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_practiced_without_a_word_of_code(name):
    room = practice(name, save=False, seed=2)

    assert "None" not in json.dumps(beside(room)["task"])
    assert repr(room) == f"Practice({GAMES[name].TITLE})"
    assert len(json.dumps(beside(room))) < 40_000


def test_a_button_alone_is_not_taken_for_a_move_that_nobody_touched():
    room = practice("hokkaido", save=False, seed=2)
    for seed in range(60):
        found = make(room.game, room.practice.stock, "best", seed)
        legal = room.game.legal_moves(found.state)
        if not any("do:claim" in room.game.scene.picks(move) for move in legal):
            break
    room.practice.question = found
    room.show()

    room.board._handle_custom_msg({"touch": ["do:claim"]}, [])

    said = beside(room)["told"]["lines"][0]["text"]
    assert said.startswith(("Nothing goes with that now. For example: ", "That alone is no move"))


def test_every_line_of_a_reckoning_opens_its_rule(room):
    asked(room, "worth", choices=())
    press(room, "unknown")
    rows = beside(room)["told"]["rows"]
    cited = [each for row in rows for each in row["clauses"]]
    assert cited
    assert all(each["text"] == room.game.BOOK[each["id"]].text for each in cited)
    assert rows[-1]["what"] != "together" or rows[-1]["clauses"] == []


def test_the_end_names_the_rule_that_an_answer_cited(room):
    asked(room, "find", counts=False)
    press(room, "all", [])
    cited = beside(room)["told"]["lines"][0]["clauses"][0]["id"]
    press(room, "end")
    assert [each["id"] for each in beside(room)["page"]["answered"][0]["clauses"]] == [cited]


def test_to_claim_no_row_yet_is_explained_by_what_is_said_of_claiming():
    room = practice("kaigan", save=False, seed=1)
    game, stock = room.game, room.practice.stock
    found = (make(game, stock, "legal", seed, "KAI-P1-02", True) for seed in range(80))
    question = next(each for each in found if "claims no row" in each.task)
    room.practice.question, room.legal = question, None
    press(room, "legal", False)
    (line,) = beside(room)["told"]["lines"]
    assert "stops or claims one row" in line["text"]
    assert [each["id"] for each in line["clauses"]] == ["KAI-P1-07", "KAI-P1-02"]


def test_the_map_of_hokkaido_is_whole_where_places_are_asked_for():
    room = practice("hokkaido", save=False, seed=1)
    asked(room, "find", counts=False)
    (left, _, wide, _), marks = room.board.scene.frame, room.board.scene.marks
    last = next(mark for mark in marks if mark.id == "region:Kushiro-Nemuro")
    assert "away" not in last.look
    assert left + wide > last.at[0] + 34
