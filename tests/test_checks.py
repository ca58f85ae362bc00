"""How `make test` runs its checks."""

import pytest

from tools.checks import CHECKS, Check, main, run

PATIENT = Check("patient", ["-c", "import time; time.sleep(60); print('slept')"])


def says(word, code=0):
    """A check that prints a word and ends like this."""
    return Check(f"about {word}", ["-c", f"print({word!r}); raise SystemExit({code})"])


def test_checks_of_one_row_run_together_and_are_told_in_order(tmp_path, capfd):
    waits = "import pathlib, time\nwhile not pathlib.Path({!r}).exists(): time.sleep(0.01)"
    makes = "import pathlib; pathlib.Path({!r}).touch(); print('made')"
    there = str(tmp_path / "there")
    seen, beside = Check("waits", ["-c", waits.format(there)]), ["-c", makes.format(there)]

    assert run([seen, Check("makes", beside)], tmp_path) is None
    told = capfd.readouterr().out
    assert "== waits beside makes (" in told
    assert told.index("== makes (") < told.index("made\n")


def test_a_check_that_fails_on_the_screen_is_the_one_that_is_named(tmp_path, capfd):
    wrong = says("wrong", code=1)

    assert run([wrong, PATIENT], tmp_path) is wrong
    assert capfd.readouterr().out.endswith("wrong\n")


def test_a_check_that_fails_beside_another_ends_it_and_is_told_last(tmp_path, capfd):
    wrong = says("wrong", code=1)

    assert run([PATIENT, says("right"), wrong], tmp_path) is wrong
    told = capfd.readouterr().out
    assert told.endswith("wrong\n")
    assert "slept" not in told


@pytest.mark.parametrize(("code", "fails"), [(0, False), (1, True)])
def test_what_failed_is_tried_once_more_if_it_may_be(tmp_path, capfd, code, fails):
    again = says("again", code)
    check = Check("shaky", ["-c", "raise SystemExit(1)"], again.command)

    assert run([check], tmp_path) is (check if fails else None)
    assert capfd.readouterr().out.split("\n\n")[-1].startswith("== shaky, once more (")


def test_the_first_check_that_fails_ends_the_run(monkeypatch, capfd):
    rows = ((says("one"),), (says("two", code=3),), (says("three"),))
    monkeypatch.setattr("tools.checks.CHECKS", rows)
    monkeypatch.setattr("os.environ", {})

    assert main() == 1
    told = capfd.readouterr()
    assert "one\n" in told.out
    assert "three\n" not in told.out
    assert told.err == "\nmake test stopped at: about two\n"


def test_every_kind_of_check_is_made():
    commands = [" ".join(check.command) for row in CHECKS for check in row]
    for part in ("ruff check", "ruff format", "mypy", "clauses.py", "--nbval ", "tests/browser"):
        assert any(part in command for command in commands), part
