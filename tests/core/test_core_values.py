"""Changed copies of values."""

from dataclasses import FrozenInstanceError, dataclass, field, replace
from pathlib import Path

import pytest

from japanboards.core.values import make_copier

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Slotted:
    a: int
    b: tuple[int, ...] = ()
    news: str = field(default="", compare=False)


@dataclass(frozen=True)
class Plain:
    a: int
    b: tuple[int, ...] = ()
    news: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Checked:
    a: int
    b: tuple[int, ...] = ()
    news: str = field(default="", compare=False)

    def __post_init__(self):
        if self.a < 0:
            raise ValueError("a is not negative")


@pytest.mark.parametrize("kind", [Slotted, Plain, Checked])
def test_a_changed_copy_is_what_dataclasses_replace_makes(kind):
    value = kind(1, (2,), "old")
    changed = make_copier(kind)(value, a=3)
    assert changed == replace(value, a=3)
    assert (type(changed), changed.news, hash(changed)) == (kind, "old", hash(kind(3, (2,))))
    assert value == kind(1, (2,))


@pytest.mark.parametrize("kind", [Slotted, Plain, Checked])
def test_a_copy_is_as_frozen_as_its_model(kind):
    changed = make_copier(kind)(kind(1), a=2)
    with pytest.raises(FrozenInstanceError):
        changed.a = 3
    with pytest.raises(TypeError):
        make_copier(kind)(kind(1), c=3)


def test_what_a_class_checks_on_making_is_checked_in_a_copy_too():
    with pytest.raises(ValueError, match="a is not negative"):
        make_copier(Checked)(Checked(1), a=-1)


COPIERS = {  # by the module they are in: what copies which kind of value
    "hokkaido.rules.state": {"updated": "State", "updated_player": "Player"},
    "kaigan.rules.state": {"updated": "State", "updated_player": "Player"},
    "kanagawa.rules.state": {"updated": "State", "updated_painter": "Painter"},
    "rolling_japan.rules.state": {"updated": "State", "updated_sheet": "Sheet"},
    "takamatsu.rules.state": {"updated": "State"},
    "takamatsu.cards": {"updated_cards": "Cards"},
    "takamatsu.rules.generator": {"updated_march": "March"},
}


PLANTED = '"""Copies that are all wrong: `make test` fails unless mypy catches them."""'
CAUGHT = "  # type: ignore[{}]"  # mypy says so, too, where there is nothing to ignore


def planted():
    """A program in which every copy is wrong; it begins with what is right."""
    head, right, wrong = [], [], []
    for module, copiers in sorted(COPIERS.items()):
        name = module.replace(".rules", "").replace(".", "_")
        path, _, last = f"japanboards.{module}".rpartition(".")
        head.append(f"from {path} import {last} as {name}")
        for copier, kind in copiers.items():
            of = f"{name}.{kind}"
            right += ["", "", f"def {name}_{copier}(one: {of}) -> {of}:"]
            right += [f"    return {name}.{copier}(one)"]
            wrong += ["", "", f"def {name}_{copier}_of_nothing(one: {of}) -> None:"]
            wrong += [f"    {name}.{copier}(one, sendin=1){CAUGHT.format('call-arg')}"]
            if kind == "State":
                wrong += [f'    {name}.{copier}(one, news="oops"){CAUGHT.format("arg-type")}']
                wrong += [f"    {name}.{copier}(one, 1){CAUGHT.format('arg-type, call-arg')}"]
    return "\n".join([PLANTED, "", *head, *right, *wrong]) + "\n"


def test_errors_are_planted_for_mypy_in_every_copier():
    assert (ROOT / "tests" / "planted_types.py").read_text() == planted()


def test_no_copier_is_forgotten():
    made = {
        ".".join(path.relative_to(ROOT / "japanboards").with_suffix("").parts)
        for path in (ROOT / "japanboards").rglob("*.py")
        if "make_copier(" in path.read_text() and path.name != "values.py"
    }
    assert made == set(COPIERS)
