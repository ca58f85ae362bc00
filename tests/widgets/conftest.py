"""Tables of tests keep their games in a folder of their own."""

import pytest

from japanboards_widgets import tables


@pytest.fixture(autouse=True)
def kept(tmp_path_factory, monkeypatch):
    """Where games are kept while they are played."""
    folder = tmp_path_factory.mktemp("beside") / ".japanboards"
    monkeypatch.setattr(tables, "KEPT", folder)
    return folder
