"""Kanagawa: hints and solutions of the exercises, for whoever is stuck."""

from __future__ import annotations

from ...core.exercise import Help

HELP = {
    "paintable": Help(
        "A matching; or count what is short, and compare it with the wild ones.",
        """
def paintable(needs, icons):
    short = Counter(needs) - Counter(icons)
    return sum(short.values()) <= list(icons).count("wild")
""".strip(),
    ),
    "longest run": Help(
        "A storm counts as any season: go along the print once for each of the four.",
        """
def longest_run(seasons):
    best = 0
    for season in ("spring", "summer", "autumn", "winter"):
        now = 0
        for here in seasons:
            now = now + 1 if here in (season, "storm") else 0
            best = max(best, now)
    return best
""".strip(),
    ),
    "chance": Help(
        "Count the cards that can be painted, and divide by all.",
        """
def chance(cards, icons):
    return Fraction(sum(paintable(card.needs, icons) for card in cards), len(cards))
""".strip(),
    ),
}
