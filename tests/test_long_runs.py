"""The commands for long runs, tried small: they look, go on where they stopped, and say."""

import ast

from tools import mutants, soak


def test_a_soak_asks_every_law_and_goes_on_where_it_stopped(tmp_path, monkeypatch):
    file = tmp_path / "soak.jsonl"
    monkeypatch.setattr(soak, "LONGEST", 12)
    first = soak.soak(["rolling_japan"], 1, file, 1)
    again = soak.soak(["rolling_japan"], 1, file, 1)
    assert again == first
    assert (first[0].games, first[0].violations) == (1, ())
    assert "| rolling_japan | 1 | " in soak.table(["rolling_japan"], first)


def test_a_soak_asks_the_first_position_and_the_last(monkeypatch):
    asked = []
    monkeypatch.setattr(soak, "ask_all", lambda game, state, *rest: asked.append(state))
    found = soak.bundle("rolling_japan", 0, 1)
    game = soak.GAMES["rolling_japan"]
    assert found.games == 1
    assert asked[0] == game.new_game(asked[0].seats, board=asked[0].board)
    assert [at for at, state in enumerate(asked) if game.to_move(state) is None] == [len(asked) - 1]


def test_a_broken_law_is_told_with_its_place(monkeypatch):
    from japanboards import rolling_japan
    from japanboards.rolling_japan import Skip

    monkeypatch.setattr(soak, "LONGEST", 3)
    monkeypatch.setattr(rolling_japan, "chance_moves", lambda state: [(Skip("red"), 1)])
    monkeypatch.setattr(rolling_japan, "apply", lambda state, move: state)
    found = soak.bundle("rolling_japan", 0, 1)
    assert "game 0, move 0: Skip(die='red') is listed and refused" in found.violations


def test_mutants_are_programs_with_one_error_each(monkeypatch):
    monkeypatch.setattr(mutants, "GAMES", ("rolling_japan",))
    drawn = mutants.drawn(10, seed=1)
    assert {mutant.game for mutant in drawn} == {"rolling_japan"}
    assert len(drawn) == 10
    for mutant in drawn:
        original = (mutants.ROOT / mutant.file).read_text(encoding="utf-8")
        pairs = zip(original.splitlines(), mutant.source.splitlines(), strict=True)
        assert [line for line, (a, b) in enumerate(pairs, 1) if a != b] == [mutant.line]
        assert ast.dump(ast.parse(original)) != ast.dump(ast.parse(mutant.source))
    assert mutants.drawn(10, seed=1) == drawn


def test_every_equivalent_is_a_mutant_that_there_is():
    """Its name has no number of a line, so that it stays when lines above it come and go."""
    for name in mutants.EQUIVALENT:
        file = mutants.ROOT / name.partition(",")[0]
        assert [each.id for each in mutants.mutants(file)].count(name) == 1, name


def test_a_mutant_keeps_its_name_when_lines_move(tmp_path):
    path = tmp_path / "japanboards" / "toy" / "rules.py"
    path.parent.mkdir(parents=True)
    code = "class A:\n    def b(self, n):\n        return n + 1\n"
    names = []
    for text in (code, f"# a line more\n\n{code}"):
        path.write_text(text, encoding="utf-8")
        names.append([each.id for each in mutants.mutants(path, tmp_path)])
    assert names[0] == names[1]
    assert "japanboards/toy/rules.py, A.b: return n + 1 -> return (n - 1)" in names[0]


def test_survivors_are_listed_and_equivalents_have_a_reason(monkeypatch):
    monkeypatch.setattr(mutants, "EQUIVALENT", {"c": "nobody asks"})
    assert mutants.report({"a": True, "b": False, "c": False}) == [
        "2 mutants, 50.0% noticed",
        "survives: b",
        "equivalent: c (nobody asks)",
    ]
