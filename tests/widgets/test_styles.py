"""What styles may ask of a page, so that a move does not dress thousands of shapes again."""

import re
from pathlib import Path

import pytest

import japanboards
import japanboards_widgets

FOLDERS = [Path(package.__file__).parent for package in (japanboards_widgets, japanboards)]
SHEETS = sorted(sheet for folder in FOLDERS for sheet in folder.rglob("*.css"))
ANYWHERE_BELOW_A_TABLE = re.compile(r"\.jb-(?:grid|table|play|board|scene)\S*:has\((?!\s*[>+~])")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_selector_makes_a_small_change_dear(sheet):
    """A class that is read as text is asked for again below every class that changes.

    A ``:has`` on what is around a board is asked for again whenever a shape comes or goes there.
    """
    text = sheet.read_text(encoding="utf-8")
    assert "[class" not in text
    assert not ANYWHERE_BELOW_A_TABLE.findall(text)
