"""Kaigan: hints and solutions of the exercises, for whoever is stuck."""

from __future__ import annotations

from ...core.exercise import Help

HELP = {
    "acts before": Help(
        "In a directed graph, those before a node are its ancestors.",
        """
def acts_before(order, space):
    return nx.ancestors(order, space)
""".strip(),
    ),
    "completed": Help(
        "List every roll of this many dice, and count those with enough of the one number.",
        """
def completed(missing, dice):
    from fractions import Fraction
    from itertools import product

    rolls = list(product(range(1, 7), repeat=dice))
    return Fraction(sum(roll.count(1) >= missing for roll in rolls), len(rolls))
""".strip(),
    ),
    "travel honor": Help(
        "Group the seats by place, the best first; a tie for first changes what comes after.",
        """
def travel_honor(spaces):
    places = sorted(set(spaces), reverse=True)
    seats = [[s for s, at in enumerate(spaces) if at == place] for place in places]
    pay = [8, 2] if len(seats[0]) > 1 else [8, 5]
    if len(seats[0]) == 1 and len(seats) > 1 and len(seats[1]) == 1:
        pay.append(2)
    found = [0] * len(spaces)
    for points, group in zip(pay, seats):
        for seat in group:
            found[seat] = points
    return found
""".strip(),
    ),
}
