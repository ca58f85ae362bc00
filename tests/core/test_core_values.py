"""Changed copies of values."""

import subprocess
import sys
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


def planted():
    """A program in which every copy is wrong; it begins with what is right."""
    right, wrong = [], []
    for at, (module, copiers) in enumerate(COPIERS.items()):
        right.append(f"import japanboards.{module} as m{at}")
        for copier, kind in copiers.items():
            right.append(f"def same{copier}{at}(x: m{at}.{kind}) -> m{at}.{kind}:")
            right.append(f"    return m{at}.{copier}(x)")
            wrong.append(f"def wrong{copier}{at}(x: m{at}.{kind}) -> None:")
            wrong.append(f"    m{at}.{copier}(x, sendin=1)  # error")
            if kind == "State":
                wrong.append(f'    m{at}.{copier}(x, news="oops")  # error')
                wrong.append(f"    m{at}.{copier}(x, 1)  # error")
    return [*right, *wrong]


def test_every_copier_is_told_to_mypy_so_that_planted_errors_are_caught(tmp_path):
    file = tmp_path / "planted.py"
    file.write_text("\n".join(planted()) + "\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--implicit-reexport", "--no-pretty"]
    said = subprocess.run(
        [*command, str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    caught = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line}

    assert caught == {at for at, line in enumerate(planted(), 1) if line.endswith("# error")}


def test_no_copier_is_forgotten():
    made = {
        ".".join(path.relative_to(ROOT / "japanboards").with_suffix("").parts)
        for path in (ROOT / "japanboards").rglob("*.py")
        if "make_copier(" in path.read_text() and path.name != "values.py"
    }
    assert made == set(COPIERS)
