"""The map notebook's exercises: an answer that is not right is told one case."""

import pytest

from japanboards.core.exercise import check
from japanboards.hokkaido.teaching.exercises import EXERCISES


@pytest.mark.parametrize(
    ("name", "answer", "said"),
    [
        ("missing", lambda *args: None, "not yet: from Kamikawa to Tokoro, holding nothing, 3 are"),
        ("missing", lambda graph, own, a, b: 3, "not yet: from Kamikawa to Tokoro, holding Kamik"),
        ("barrier", lambda *args: None, "not yet: a set of provinces is asked for"),
        ("barrier", lambda graph, a, b: set(), "not yet: around nothing a way leads from Kameda"),
        ("barrier", lambda graph, a, b: {a}, "not yet: Kameda and Ishikari themselves cannot"),
        ("barrier", lambda g, a, b: set(g) - {a, b}, "not yet: 2 provinces are enough between Kam"),
        ("ladder", lambda counts, limit: None, "not yet: (1, 1) with limit 1 end as (0, 0), yours"),
        ("ladder", lambda counts, limit: counts[9], "not yet: your code stopped with IndexError"),
    ],
)
def test_other_answers_are_told_one_case(name, answer, said, capsys):
    check(EXERCISES, name, answer)
    assert capsys.readouterr().out.startswith(said)
