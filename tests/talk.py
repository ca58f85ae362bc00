"""Playing in text, for any game: positions, moves and verdicts as one reads them aloud."""

from japanboards.core.game import play
from japanboards.core.rulebook import Breach


def after(game, state, *moves):
    """The position after these moves, each of them checked."""
    for text in moves:
        state = play(game, state, game.notation.read_move(text))
    return state


def may(game, state):
    """What may be done, by text and in order."""
    return sorted(map(game.notation.write_move, game.legal_moves(state)))


def judged(game, state, text) -> list[Breach]:
    """Every breach of a move."""
    return list(game.breaches(state, game.notation.read_move(text)))


def verdict(game, state, text):
    """Every complaint about a move with its clause, in words."""
    return [str(breach) for breach in judged(game, state, text)]


def cited(game, state, text):
    """The ids of all clauses a move offends."""
    return {breach.clause.id for breach in judged(game, state, text)}


def never_refusing(book, tries):
    """Rules, with the kind of move they judge, that refuse none of these positions and moves."""
    left = {(kind, clause.id, rule) for kind in book.rules for clause, rule in book.rules[kind]}
    for state, move in tries:
        kind = type(move)
        left -= {(kind, clause.id, rule) for clause, rule in book.rules[kind] if rule(state, move)}
    return sorted((kind.__name__, clause, rule.__name__) for kind, clause, rule in left)


def told(state):
    """What happened by rule, in words."""
    return [str(event) for event in state.news]


def refusal(call, *args, **options):
    """The sentence with which bad input is refused."""
    try:
        call(*args, **options)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was refused")
