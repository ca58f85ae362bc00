"""What is remembered of a board is forgotten with it, and unknown fields are named."""

import gc
import weakref
from types import SimpleNamespace

from talk import refusal

from japanboards.core.boards import remembered
from japanboards.core.fields import only


class Plain(SimpleNamespace):
    """Stands for a board."""

    __hash__ = object.__hash__


def test_an_answer_about_a_board_is_computed_once_for_each_board_and_question():
    asked = []

    @remembered
    def size(board, *what):
        asked.append((board.name, *what))
        return len(asked)

    one, other = Plain(name="one"), Plain(name="other")
    assert [size(one, 3), size(one, 3), size(one), size(other, 3), size(one, 3)] == [1, 1, 2, 3, 1]
    assert asked == [("one", 3), ("one",), ("other", 3)]


def test_a_board_that_was_asked_about_can_be_forgotten():
    @remembered
    def itself(board):
        return board

    board = Plain(name="mine")
    here = weakref.ref(itself(board))
    del board
    gc.collect()
    assert here() is None


def test_a_field_nobody_knows_is_named_shortly():
    only("a board", {"rounds": 8}, ["rounds"])
    assert refusal(only, "a board", {"x" * 500: 1}, ["rounds"]) == (
        "a board has no 'xxxxxxxxxxxx...xxxxxxxxxxxxx'; it has rounds"
    )
