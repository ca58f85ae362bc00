"""Laws about one position: each says in words what is wrong with it, or nothing.

They are asked in the tests about chosen positions, and by ``make soak`` about every position of
whole games.
"""

import re
from collections import Counter
from dataclasses import fields
from functools import cached_property, lru_cache

from law_games import listed
from law_tables import UNLISTED

from japanboards.core.choosing import nearest
from japanboards.core.game import CHANCE, NOBODY

FEW = 40  # near misses for laws that take their time about each
DRAWN = 8  # at one of this many positions, what is known to be the same is drawn all the same


# One of something is called by the word for one; and nobody is asked to choose "one of 1".
THINGS = (
    *("points", "cards", "pieces", "rooms", "steps", "tiles", "turns", "dice", "numbers", "icons"),
    *("brushes", "markers", "surveyors", "provinces", "prefectures", "rounds", "actions"),
)
ALONE = r"(?<![\d.,/+−-])(?<!layer )(?<!phase )(?<!column )(?<!row )"  # so many, and not the first
UNEVEN = re.compile(rf"\bone of 1\b|{ALONE}\b1 (?:\w+ )?(?:{'|'.join(THINGS)})\b")

# What a prompt asks to do; only a way that is open asks for it.
ORDERS = re.compile(
    r"\b(?:pass|keep|skip|discard|stop|wait|touch|press|lay|claim|draw|reveal|write|cross|paint"
    r"|decline|finish|depart|march|activate|both)\b"
)


class Place:
    """A position that the laws are asked about; what several of them need is worked out once.

    ``few`` is for how many near misses a touch is answered; ``seats`` are asked what they see.
    """

    def __init__(self, game, state, near, rng, few=FEW, seats=None):
        self.game, self.state, self.rng = game, state, rng
        self.most, self.seats = few, range(state.seats) if seats is None else seats
        self.turn, self.moves = game.to_move(state), listed(game, state)
        self.decides = None if self.turn in (CHANCE, None) else self.turn
        self.near, self._views = near, {}
        near.remember(self.moves)
        if self.turn == CHANCE:
            near.of_chance.update(map(type, self.moves))

    @cached_property
    def misses(self):
        """Moves that are almost legal here, each with its breaches."""
        near = self.near.of(self.moves, self.rng.randrange(10**6))
        return {move: self.game.breaches(self.state, move) for move in near}

    @cached_property
    def few(self):
        """Some of them that a seat can try, in any order."""
        tried = [move for move in self.misses if type(move) not in self.near.of_chance]
        return self.rng.sample(tried, min(self.most, len(tried)))

    @cached_property
    def few_legal(self):
        """Some of the legal moves."""
        return self.rng.sample(self.moves, min(self.most, len(self.moves)))

    @cached_property
    def legal_touches(self):
        """How the legal moves are spelled."""
        return {tuple(self.game.scene.picks(move)) for move in self.moves}

    @cached_property
    def touchable(self):
        """What whoever decides can touch."""
        return to_touch(self.game, self.state, self.decides)

    def view(self, seat):
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]


def witnesses_agree(place):
    """Every listed move has no breach; every near miss that is not listed has one."""
    game, unlisted = place.game, UNLISTED.get(place.game.NAME, set())
    for move in place.moves:
        if game.breaches(place.state, move):
            yield f"{move} is listed and refused"
    for move, broken in place.misses.items():
        if not broken and move not in unlisted:
            yield f"{move} is not listed and not refused"


def a_refusal_needs_only_the_view(place):
    """Whoever is to move is told the same from what they see."""
    if place.decides is None:
        return
    seen = place.view(place.decides)
    if list(place.game.legal_moves(seen)) != place.moves:
        yield "the moves cannot be told from the view"
    if same(seen, place.state):
        return  # there are no secrets here
    for move in place.few:
        if place.game.breaches(seen, move) != place.misses[move]:
            yield f"why {move} is refused cannot be told from the view"


def a_refusal_is_said_once_and_well(place):
    """No clause says the same twice, and every complaint is a phrase."""
    for move, broken in place.misses.items():
        said = [(breach.clause.id, breach.complaint) for breach in broken]
        if len(said) > 1 and len(set(said)) < len(said):
            yield f"{move} is answered by the same twice: {said}"
        for _, text in said:
            if not is_phrase(text):
                yield f"{text!r} is no complaint"


@lru_cache(10_000)
def is_phrase(text):
    """It says something, in one line, goes on in a sentence, and its numbers agree."""
    one_line = text == " ".join(text.split()) and not text.endswith(".")
    return text and one_line and not UNEVEN.search(text)


def numbers_agree(place):
    """One point is a point: in the news, on the score sheet and in what moves would do."""
    game, state = place.game, place.state
    said = [event.text for event in state.news] + [line.note for line in game.tally(state)]
    said += [game.notation.tell(state, move) for move in place.few_legal]
    for text in said:
        if UNEVEN.search(text):
            yield f"{text!r} counts wrongly"


def to_touch(game, state, seat):
    """The picks of what is drawn, and of the buttons beside it."""
    things = (*game.scene.scene(state, seat).marks, *beside(game, state, seat))
    return {each.pick for each in things}


def beside(game, state, seat):
    """The buttons beside the picture, where a game has some."""
    return list(game.scene.choices(state, seat)) if hasattr(game.scene, "choices") else []


def what_is_touched_is_answered(place):
    """A near miss that can be touched, and spells nothing legal, is answered by a clause.

    If it offends a single clause, that is the answer, unless its touches are taken for a move of
    another kind; and the answer is about all that was touched.
    """
    if place.decides is None:
        return
    for move in place.few:
        touched, broken = tuple(place.game.scene.picks(move)), place.misses[move]
        if broken and not leads_on(place, touched):
            # Whether it can be touched at all is asked last: for that the board is drawn.
            for wrong in wrongly_answered(place, move, touched, clauses(broken)):
                if place.touchable.issuperset(touched):
                    yield wrong


def leads_on(place, touched):
    """These touches spell a legal move, or all of one but what the board fills in or asks for."""
    words = [word for word in place.legal_touches if word[-1] == touched[-1]]
    return any(Counter(touched) <= Counter(word) for word in words)


def wrongly_answered(place, move, touched, cited):
    """What is wrong with the answer to the touches of a near miss, in words."""
    game, state = place.game, place.state
    answer = nearest(game, state, touched)
    if answer is None:
        if type(move) in set(map(type, place.moves)):
            yield f"touching {touched} is not answered"
        return
    if not set(touched) <= set(game.scene.picks(answer)):
        yield f"touching {touched} is answered as if it were {answer}"
    if len(cited) == 1:
        taken = type(answer) is type(move) or move in game.scene.intended_moves(state, touched)
        said = clauses(game.breaches(state, answer))
        if taken and said != cited:
            yield f"{move} offends {cited}, and touching {touched} is answered by {said}"


def clauses(broken):
    """The ids of the clauses that are offended."""
    return {breach.clause.id for breach in broken}


def every_move_is_asked_for_in_one_way(place):
    """The ways share out the legal moves; the prompt names every way, and nothing else to do."""
    if place.decides is None:
        return
    ways, prompt = place.game.scene.ways(place.state), place.game.scene.prompt(place.state)
    moves = [move for way in ways for move in way.moves]
    if sorted(map(repr, moves)) != sorted(map(repr, place.moves)):
        yield "the ways are not the legal moves, each once"
    for way in ways:
        if not way.moves:
            yield f"{way.phrase!r} is a way to nothing"
        if way.phrase[1:] not in prompt:
            yield f"{prompt!r} does not ask to {way.phrase}"
    phrases = [way.phrase for way in ways]
    for order in set(ORDERS.findall(prompt.lower())) - set(ORDERS.findall(" ".join(phrases))):
        yield f"{prompt!r} says {order}, which no way asks for"
    if UNEVEN.search(prompt):
        yield f"{prompt!r} counts wrongly"
    if len(set(phrases)) < len(phrases):
        yield f"two ways are called alike: {phrases}"


def the_prompt_needs_only_the_view(place):
    """What is asked gives no secret away, for it is made of what the seat sees."""
    if place.decides is not None:
        prompt = place.game.scene.prompt
        if prompt(place.view(place.decides)) != prompt(place.state):
            yield "the prompt knows more than the seat"


def secrets_can_be_filled_in(place):
    """For every seat: a view holds all that is known, and what is filled in is possible."""
    game, turn, noted = place.game, place.turn, set()
    for seat in place.seats:
        seen = place.view(seat)
        other = game.resample(seen, seat, place.rng)
        if game.view(other, seat) != seen or game.view(seen, seat) != seen:
            yield f"filling in what seat {seat} cannot see changes what it sees"
        if not game.to_move(other) == game.to_move(seen) == turn:
            yield f"filling in what seat {seat} cannot see changes whose turn it is"
        if turn == seat and list(game.legal_moves(other)) != place.moves:
            yield f"filling in what seat {seat} cannot see changes its moves"
        if game.view(other, NOBODY) != place.view(NOBODY):
            yield f"filling in what seat {seat} cannot see changes what all see"
        if other not in noted and game.notation.read(game.notation.write(other)) != other:
            yield f"what is filled in for seat {seat} cannot be noted down"
        noted.add(other)


def same(one, other):
    """Two positions are equal in every field, also in those that a comparison leaves out."""
    return one is other or all(
        getattr(one, field.name) == getattr(other, field.name) for field in fields(one)
    )


def a_covered_picture_holds_nothing_private(place):
    """Positions that look alike to an onlooker are drawn, asked about and foretold alike.

    They are when an onlooker is given the same of both, for pictures are functions of what they
    are given; that this is so is tried at some of the positions.
    """
    game, seat = place.game, place.rng.randrange(place.state.seats)
    other = game.resample(place.view(seat), seat, place.rng)
    one, two = place.view(NOBODY), game.view(other, NOBODY)
    if same(one, two) and place.rng.randrange(DRAWN):
        return
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
    a_refusal_is_said_once_and_well,
    numbers_agree,
    what_is_touched_is_answered,
    every_move_is_asked_for_in_one_way,
    the_prompt_needs_only_the_view,
    secrets_can_be_filled_in,
    a_covered_picture_holds_nothing_private,
)
