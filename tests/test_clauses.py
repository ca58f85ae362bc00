"""The coverage of clauses: it is complete, and the tool that says so would say otherwise."""

from types import SimpleNamespace

import pytest

from japanboards import GAMES
from japanboards.core.rulebook import Clause, Rulebook
from tools.clauses import ROOT, main, marked_tests, report, rows

SOURCE = '''
"""EX-01"""
LESSON = "EX-02"
from japanboards.core.rulebook import Event

@BOOK.rule("EX-01", Move)
def somebody_moves(state, move): ...

def happens(state):
    return Event(BOOK["EX-03" if state else "EX-RULING-01"], "it rains")
'''
TESTS = """
import pytest
CASES = [pytest.param(1, marks=pytest.mark.clause("EX-03"))]

@pytest.mark.clause("EX-01", *("EX-RULING-01",))
def test_one(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=[pytest.mark.clause("EX-01")])])
def test_two(n): ...
"""


def somebody_moves(state, move):
    return "nobody moves"


@pytest.fixture
def example(tmp_path):
    """A game with four clauses and a ruling, and a folder of tests."""
    book = Rulebook.of(
        [
            Clause("EX-01", "Play", "Somebody moves."),
            Clause("EX-02", "Box", "A pen.", moot="no pen on a screen"),
            Clause("EX-03", "Play", "It rains."),
            Clause("EX-RULING-01", "Play", "Snow is rain.", kind="ruling"),
        ]
    )
    book.rule("EX-01", int)(somebody_moves)
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "game" / "book.py").write_text('"EX-02"', encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_example.py").write_text(TESTS, encoding="utf-8")
    game = SimpleNamespace(BOOK=book, __file__=str(tmp_path / "game" / "__init__.py"))
    return {"example": game}, tests


def test_every_clause_and_ruling_of_every_game_is_tried_or_moot(capsys):
    assert main([]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in printed] == list(GAMES)
    assert "rolling_japan: 45/45 clauses, 28/28 rulings" in printed


def test_the_whole_table_has_a_row_per_clause(capsys):
    assert main(["--all"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == sum(len(game.BOOK.clauses) + 2 for game in GAMES.values())
    row = next(line for line in printed if line.startswith("ROL-CC-04"))
    assert row == (
        "ROL-CC-04        clause  cited in effects.py; "
        "tests test_a_player_has_three_changes_and_every_use_is_marked"
    )


def test_a_row_says_what_enforces_cites_and_tries_a_clause(example):
    games, tests = example
    assert [str(row) for row in rows(games["example"], marked_tests(tests))] == [
        "EX-01            clause  by somebody_moves; tests test_one, test_two",
        "EX-02            clause  moot: no pen on a screen",
        "EX-03            clause  cited in rules.py; tests test_example.py",
        "EX-RULING-01     ruling  cited in rules.py; tests test_one",
    ]
    assert report(*example) == (["example: 3/3 clauses, 1/1 rulings"], True)


def test_a_clause_that_no_test_tries_is_missing(example):
    games, tests = example
    (tests / "test_example.py").write_text(
        '@pytest.mark.clause("EX-01")\ndef test_one(): ...', encoding="utf-8"
    )
    assert report(games, tests) == (
        [
            "example: 2/3 clauses, 0/1 rulings",
            "no test tries EX-03",
            "no test tries EX-RULING-01",
        ],
        False,
    )
    assert str(rows(games["example"], {})[2]) == "EX-03            clause  cited in rules.py"
    assert "MISSING" in str(
        rows(SimpleNamespace(**vars(games["example"]) | {"__file__": "/nowhere/game.py"}), {})[2]
    )


def test_an_id_that_stands_in_no_book_is_reported_with_its_tests(example):
    games, tests = example
    (tests / "test_more.py").write_text(
        '@pytest.mark.clause("EX-99")\ndef test_wrong(): ...\n'
        "@pytest.mark.clause(*IDS)\ndef test_unreadable(): ...\n",
        encoding="utf-8",
    )
    lines, complete = report(games, tests)
    assert lines[1:] == [
        "? stands in no book, but marks test_unreadable",
        "EX-99 stands in no book, but marks test_wrong",
    ]
    assert not complete


def test_the_tool_reads_the_tests_of_this_project():
    found = marked_tests(ROOT / "tests" / "rolling_japan")
    assert "test_r02_a_blue_line_makes_neighbors" in found["ROL-ADJ-02"]
