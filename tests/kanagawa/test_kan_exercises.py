"""The exercises: a wrong answer is told where it fails."""

from collections import Counter

import pytest

from japanboards.core.exercise import check
from japanboards.kanagawa.teaching.exercises import EXERCISES

WRONG = [
    ("paintable", lambda needs, icons: None, "for ('ocean',), ('ocean',) the answer is True"),
    ("paintable", lambda needs, icons: set(needs) <= set(icons), "('ocean', 'ocean'), ('ocean',)"),
    (
        *("paintable", lambda needs, icons: not Counter(needs) - Counter(icons)),
        "('ocean', 'ocean'), ('ocean', 'wild') the answer is True",
    ),
    ("longest run", lambda seasons: None, "for ['winter'] the answer is 1, yours gave None"),
    (
        *("longest run", lambda seasons: max(Counter(seasons).values())),
        "['spring', 'storm', 'spring'] the answer is 3",
    ),
    ("chance", lambda cards, icons: None, "for the green backs and icons ['forest'] the chance is"),
    ("chance", lambda cards, icons: 1 / 0, "your code stopped with ZeroDivisionError"),
]


@pytest.mark.parametrize(("name", "answer", "said"), WRONG, ids=[said for *_, said in WRONG])
def test_a_wrong_answer_is_told_a_case(name, answer, said, capsys):
    check(EXERCISES, name, answer)
    told = capsys.readouterr().out
    assert told.startswith("not yet: ")
    assert said in told
