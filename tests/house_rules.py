"""Rolling Japan with a house rule, as a module of somebody's own: nobody may change a color."""

from japanboards import rolling_japan
from japanboards.rolling_japan import *  # noqa: F403
from japanboards.rolling_japan import Change


def legal_moves(state):
    """All but changes, where there is something else to do."""
    moves = rolling_japan.legal_moves(state)
    return [move for move in moves if not isinstance(move, Change)] or moves
