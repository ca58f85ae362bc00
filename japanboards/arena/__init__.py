"""Many games between bots, on any executor: the same seed gives the same results anywhere.

>>> from japanboards import rolling_japan
>>> results = tournament(rolling_japan, ["random", "random"], 2, OneByOne(), seed=1)
>>> [(row.number, row.seat, row.bot) for row in results.rows]
[(0, 0, 'random'), (0, 1, 'random'), (1, 0, 'random'), (1, 1, 'random')]
"""

from .duel import Row, luck_of
from .standings import Results, wilson
from .tournament import tournament
from .workers import OneByOne

__all__ = ["OneByOne", "Results", "Row", "luck_of", "tournament", "wilson"]
