"""Rolling Japan: hints and solutions of the exercises, for whoever is stuck."""

from __future__ import annotations

from ...core.exercise import Help

HELP = {
    "shut out": Help(
        "Go through 1 to 6 and count those that differ by more than one.",
        """
def shut_out(number):
    return sum(abs(number - other) > 1 for other in range(1, 7))
""".strip(),
    ),
    "what fits": Help(
        "Blanks and X do not matter: collect the numbers around, keep what is near to all.",
        """
def fitting(graph, sheet, name):
    if name in sheet:
        return set()
    held = [sheet[n] for n in graph[name] if sheet.get(n, "X") != "X"]
    return {v for v in range(1, 7) if all(abs(v - h) <= 1 for h in held)}
""".strip(),
    ),
    "cut off": Help(
        "Take the prefecture out of the graph, and see which part Nara is in.",
        """
def cut_off(graph, name):
    rest = graph.subgraph(set(graph) - {name})
    return set(rest) - nx.node_connected_component(rest, "Nara")
""".strip(),
    ),
    "no twin sixes": Help(
        "First find the value of the die; keep quiet about anything that another rule refuses.",
        """
def no_twin_sixes(state, move):
    value = {die.color: die.value for die in state.waiting}.get(move.die)
    here = state.board.index.get(move.cell)
    if value != 6 or here is None:
        return None
    for n in state.board.neighbors[here]:
        if state.sheet.cells[n] == 6:
            return f"{state.board.names[n]} holds a 6 already"
""".strip(),
    ),
}
