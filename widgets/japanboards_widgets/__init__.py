"""Live frontends for japanboards: they show and ask, and never decide a rule."""

from .board import Board
from .table import Table, replay, table

__all__ = ["Board", "Table", "replay", "table"]
