"""What is known of each clause: boxes, waits, and a file that two may write."""

import pytest

from japanboards.core.practice_memory import DAY, KNOWN, NEW, WAITS, Card, Memory, in_words

NOW = 1_700_000_000


def test_right_answers_lead_up_and_a_wrong_one_to_the_first_box():
    card, now = NEW, NOW
    for box in range(1, len(WAITS)):
        card = card.answered(True, now)
        assert card.box == box
        now = card.due
    assert card.known
    assert card.answered(True, now).box == len(WAITS) - 1
    assert card.answered(False, now) == Card(0, card.asked + 1, card.right, now)


def test_waits_grow():
    assert list(WAITS) == sorted(WAITS)
    assert WAITS[0] < 600
    assert WAITS[-1] > 30 * DAY


def test_an_early_right_answer_moves_nothing_up():
    card = Card(KNOWN, 3, 3, NOW)

    assert card.answered(True, NOW + 5).box == KNOWN
    assert card.answered(True, card.due).box == KNOWN + 1


def test_what_waits_longest_is_due_first():
    memory = Memory(
        {"A": Card(0, 1, 0, NOW), "B": Card(0, 1, 0, NOW - 50), "C": Card(4, 9, 9, NOW)}
    )

    assert memory.due(NOW, "ABC") == []
    assert memory.due(NOW + 1000, "ABC") == ["B", "A"]
    assert memory.due(NOW + 1000, "AC") == ["A"]
    assert [memory.look(each) for each in "ACX"] == ["shaky", "known", "untried"]


def test_two_who_write_keep_each_others_answers(tmp_path):
    path = tmp_path / "practice.json"
    one, other = Memory(), Memory()
    one.answer(["A"], [], NOW)
    other.answer([], ["B"], NOW)
    one.save(path)
    other.save(path)

    assert set(Memory.load(path).cards) == {"A", "B"}
    one.answer(["A"], [], NOW + 9999)
    one.save(path)
    assert Memory.load(path).cards["A"].asked == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[", "it is not complete JSON"),
        ("[]", "it has no list of clauses"),
        ('{"version": 7, "clauses": []}', "has version 7"),
        ('{"version": 1, "clauses": [{"clause": "A"}]}', "three counts a row"),
        (
            '{"version": 1, "clauses": [{"clause": "A", "box": 99, "asked": 1, "right": 1,'
            ' "last": 1}]}',
            "three counts a row",
        ),
    ],
)
def test_what_is_damaged_is_refused_and_stays(tmp_path, text, said):
    path = tmp_path / "practice.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ValueError, match=said):
        Memory().save(path)
    assert path.read_text(encoding="utf-8") == text


def test_times_in_words():
    assert in_words(0) == "now"
    assert in_words(60) == "in 1 minute"
    assert in_words(4 * 3600) == "later today"
    assert in_words(DAY) == "tomorrow"
    assert in_words(3 * DAY) == "in 3 days"
