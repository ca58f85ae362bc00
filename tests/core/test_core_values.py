"""Changed copies of values."""

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from japanboards.core.values import make_copier


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
def test_some_fields_begin_anew_in_every_copy(kind):
    but = make_copier(kind, news="")
    assert but(kind(1, (), "old"), a=2).news == ""
    assert but(kind(1, (), "old"), news="new").news == "new"


@pytest.mark.parametrize("kind", [Slotted, Plain, Checked])
def test_a_copy_can_be_asked_for_with_just_the_fields_that_change(kind):
    but = make_copier(kind, "news", "a")
    assert replace(kind(1, (2,)), a=3) == but(kind(1, (2,), "old"), "new", 3)
    assert but(kind(1, (2,), "old"), "new", 3).news == "new"
    assert make_copier(kind, "a", news="")(kind(1, (2,), "old"), 3).news == ""
    with pytest.raises(TypeError):
        but(kind(1), a=3)


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
