"""Laws about one position: each says in words what is wrong with it, or nothing.

They are asked in the tests about chosen positions, and by ``make soak`` about every position of
whole games.
"""

from law_games import listed
from law_tables import UNLISTED

from japanboards.core.choosing import nearest
from japanboards.core.game import CHANCE, NOBODY


def misses(game, state, near, rng, most=None):
    """Moves that are almost legal here."""
    moves = listed(game, state)
    near.remember(moves)
    if game.to_move(state) == CHANCE:
        near.of_chance.update(map(type, moves))
    return list(near.of(moves, rng.randrange(10**6)))[:most]


def witnesses_agree(game, state, near, rng):
    """Every listed move has no breach; every near miss that is not listed has one."""
    moves, unlisted = listed(game, state), UNLISTED.get(game.NAME, set())
    for move in moves:
        if game.breaches(state, move):
            yield f"{move} is listed and refused"
    for move in misses(game, state, near, rng):
        if move not in unlisted and not game.breaches(state, move):
            yield f"{move} is not listed and not refused"


def a_refusal_needs_only_the_view(game, state, near, rng):
    """Whoever is to move is told the same from what they see."""
    seat = game.to_move(state)
    if seat is None or seat == CHANCE:
        return
    seen, moves = game.view(state, seat), listed(game, state)
    if list(game.legal_moves(seen)) != moves:
        yield "the moves cannot be told from the view"
    for move in misses(game, state, near, rng, 40):
        if type(move) in near.of_chance:  # nobody but chance can try it
            continue
        if game.breaches(seen, move) != game.breaches(state, move):
            yield f"why {move} is refused cannot be told from the view"


def one_clause_is_answered_by_itself(game, state, near, rng):
    """A near miss that offends one clause is answered by it once, and in a fair sentence."""
    for move in misses(game, state, near, rng, 40):
        found = game.breaches(state, move)
        complaints = [breach.complaint for breach in found]
        if len(set(complaints)) < len(complaints) and len({b.clause.id for b in found}) == 1:
            yield f"{move} is answered by the same twice: {complaints}"
        for text in complaints:
            if not text or text != " ".join(text.split()) or text.endswith("."):
                yield f"{text!r} is no complaint"


def to_touch(game, state, seat):
    """The picks of what is drawn, and of the buttons beside it."""
    things = (*game.scene.scene(state, seat).marks, *beside(game, state, seat))
    return {each.pick for each in things}


def beside(game, state, seat):
    """The buttons beside the picture, where a game has some."""
    return list(game.scene.choices(state, seat)) if hasattr(game.scene, "choices") else []


def what_is_touched_is_answered(game, state, near, rng):
    """A near miss that can be touched, and spells nothing legal, is answered by a clause."""
    seat = game.to_move(state)
    if seat is None or seat == CHANCE:
        return
    moves = game.legal_moves(state)
    kinds, legal = set(map(type, moves)), {tuple(game.scene.picks(move)) for move in moves}
    drawn = to_touch(game, state, seat)
    for move in misses(game, state, near, rng, 40):
        if type(move) in kinds and game.breaches(state, move):
            touched = tuple(game.scene.picks(move))
            if touched not in legal and set(touched) <= drawn and not nearest(game, state, touched):
                yield f"touching {touched} is not answered"


def every_move_is_asked_for_in_one_way(game, state, near, rng):
    """The ways share the legal moves out among them, and the prompt names every way."""
    if game.to_move(state) in (CHANCE, None):
        return
    ways, prompt = game.scene.ways(state), game.scene.prompt(state)
    moves = [move for way in ways for move in way.moves]
    if sorted(map(repr, moves)) != sorted(map(repr, game.legal_moves(state))):
        yield "the ways are not the legal moves, each once"
    for way in ways:
        if not way.moves:
            yield f"{way.phrase!r} is a way to nothing"
        if way.phrase[1:] not in prompt:
            yield f"{prompt!r} does not ask to {way.phrase}"
    phrases = [way.phrase for way in ways]
    if len(set(phrases)) < len(phrases):
        yield f"two ways are called alike: {phrases}"


def the_prompt_needs_only_the_view(game, state, near, rng):
    """What is asked gives no secret away, for it is made of what the seat sees."""
    seat = game.to_move(state)
    if seat is not None and seat != CHANCE:
        seen = game.view(state, seat)
        if game.scene.prompt(seen) != game.scene.prompt(state):
            yield "the prompt knows more than the seat"


def secrets_can_be_filled_in(game, state, near, rng):
    """For every seat: a view holds all that is known, and what is filled in is possible."""
    turn = game.to_move(state)
    for seat in range(state.seats):
        seen = game.view(state, seat)
        other = game.resample(seen, seat, rng)
        if game.view(other, seat) != seen or game.view(seen, seat) != seen:
            yield f"filling in what seat {seat} cannot see changes what it sees"
        if not game.to_move(other) == game.to_move(seen) == turn:
            yield f"filling in what seat {seat} cannot see changes whose turn it is"
        if turn == seat and list(game.legal_moves(other)) != list(game.legal_moves(state)):
            yield f"filling in what seat {seat} cannot see changes its moves"
        if game.view(other, NOBODY) != game.view(state, NOBODY):
            yield f"filling in what seat {seat} cannot see changes what all see"
        if game.notation.read(game.notation.write(other)) != other:
            yield f"what is filled in for seat {seat} cannot be noted down"


def a_covered_picture_holds_nothing_private(game, state, near, rng):
    """Positions that look alike to an onlooker are drawn, asked about and foretold alike."""
    seat = rng.randrange(state.seats)
    other = game.resample(game.view(state, seat), seat, rng)
    one, two = (game.view(each, NOBODY) for each in (state, other))
    if game.scene.scene(one, seat) != game.scene.scene(two, seat):
        yield "a covered picture shows a secret"
    if game.scene.side_scenes(one, seat) != game.scene.side_scenes(two, seat):
        yield "what lies beside a covered picture shows a secret"
    if beside(game, one, seat) != beside(game, two, seat):
        yield "the buttons of a covered picture know a secret"
    if game.forecast(one, NOBODY) != game.forecast(two, NOBODY):
        yield "the odds of an onlooker know a secret"


LAWS = (
    witnesses_agree,
    a_refusal_needs_only_the_view,
    one_clause_is_answered_by_itself,
    what_is_touched_is_answered,
    every_move_is_asked_for_in_one_way,
    the_prompt_needs_only_the_view,
    secrets_can_be_filled_in,
    a_covered_picture_holds_nothing_private,
)
