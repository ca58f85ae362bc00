"""Hokkaido, learned by doing: the levels, in chapters that follow a turn.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import PLACES, Level, Mistake, Signs, Windows
from ..rules.moves import Grow, Land, Place
from .lessons_cards import CLAIMING, GOAL, PRIVATE, SCORING
from .lessons_conflict import CONFLICT
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .predicates import both, count, does, over_and, pieces_out, plays, stands

START = "turn: player 1, place\npieces 2: Kamikawa 1"
HOME = "pieces 1: Ishikari 1\npieces 2: Kasai 1"

STARTING = (
    Level(
        "Starting",
        "A city of your own",
        START,
        "Set your starting piece into any free city.",
        does(Place),
        ("HOK-SETUP-11", "HOK-SETUP-13", "HOK-GEN-03", "HOK-SETUP-14", "HOK-RULING-02"),
        "Cities are written in bold; player 2 has Asahikawa already.",
        ("place Ishikari",),
        "Everybody starts with one piece, in a city that nobody else has.",
        mistakes=(
            Mistake("place Sorachi", "HOK-SETUP-11"),
            Mistake("place Kamikawa", "HOK-SETUP-13"),
            Mistake("grow Kamikawa", "HOK-SETUP-14"),
            Mistake("place Ishikari", "HOK-RULING-02", "players: 2"),
        ),
        lights=True,
    ),
    Level(
        "Starting",
        "Your first step",
        HOME,
        "Player 2 is in the east. Make your first step, into a province beside your own.",
        does(Land),
        ("HOK-LAND-01", "HOK-TURN-06", "HOK-MAP-04", "HOK-SETUP-12"),
        "A province borders those that share a line with it.",
        ("land Ishikari Sorachi",),
        "A Land Move takes one piece into a neighboring province.",
        mistakes=(
            Mistake("land Ishikari Furano", "HOK-LAND-01"),
            Mistake("land Ishikari Atlantis", "HOK-MAP-04"),
            Mistake("place Kameda", "HOK-SETUP-12"),
        ),
    ),
)

LAND = (
    Level(
        "By land",
        "Twice with one piece",
        HOME,
        "Bring your piece from Ishikari to Furano, in two Land Moves.",
        stands("Furano"),
        ("HOK-LAND-06", "HOK-LAND-03"),
        "Sorachi, Yubari and Yufutsu lie between them.",
        ("land Ishikari Sorachi", "land Sorachi Furano"),
        "One piece may move twice, and the provinces it leaves may be empty.",
        goes_on=plays("land Ishikari Sorachi", "land Ishikari Yubari", "land Ishikari Yufutsu"),
        astray=("land Ishikari Yoichi",),
    ),
    Level(
        "By land",
        "Never three times",
        "turn: player 1, land 2\npieces 1: Ishikari 1, Furano 1\npieces 2: Kasai 1",
        "Two Land Moves are made, and one action is left. Bring a new piece onto the island.",
        over_and(does(Grow)),
        ("HOK-TURN-05", "HOK-LAND-07", "HOK-TURN-03", "HOK-TURN-04"),
        "No kind of action is taken three times. A new piece joins one of yours: that is Grow.",
        ("grow Ishikari",),
        "A turn is three actions, no more, no fewer, and no kind three times.",
        mistakes=(
            Mistake("land Furano Kato", "HOK-LAND-07"),
            Mistake("land Furano Kato", "HOK-TURN-05"),
            Mistake("stop", "HOK-TURN-03"),
        ),
    ),
    Level(
        "By land",
        "Only your own pieces",
        "pieces 1: Yubari 1\npieces 2: Furano 1",
        "Somebody is to stand in Sorachi. Whom may you move there?",
        plays("land Yubari Sorachi"),
        ("HOK-RULING-04",),
        "The shape on a piece says whose it is.",
        ("land Yubari Sorachi",),
        "Whoever stands where does not matter, but you move only your own.",
        astray=("land Yubari Furano",),
        mistakes=(Mistake("land Furano Sorachi", "HOK-RULING-04"),),
    ),
)

SEA = (
    Level(
        "Over the sea",
        "Out to sea",
        HOME,
        "Send your piece from Ishikari to the box At Sea.",
        plays("sea Ishikari At Sea"),
        ("HOK-SEA-01", "HOK-SEA-08"),
        "Touch the piece, then the box At Sea, right of the island's south.",
        ("sea Ishikari At Sea",),
        "Ishikari lies on the coast, so its pieces may sail.",
        mistakes=(
            Mistake("sea Sorachi At Sea", "HOK-SEA-01", "pieces 1: Sorachi 1\npieces 2: Kasai 1"),
        ),
        lights=True,
    ),
    Level(
        "Over the sea",
        "Two hops to Japan",
        "pieces 1: Kameda 2\npieces 2: Kasai 1",
        "Bring a piece from Hakodate to Japan.",
        stands("Japan"),
        ("HOK-SEA-04", "HOK-SEA-05", "HOK-SEA-07"),
        "Every way overseas leads through the box At Sea.",
        ("sea Kameda At Sea", "sea At Sea Japan"),
        "Every trip overseas takes two Sea Moves, by way of At Sea.",
        goes_on=plays("sea Kameda At Sea"),
        mistakes=(Mistake("sea Kameda Japan", "HOK-SEA-05"),),
    ),
    Level(
        "Over the sea",
        "Landing",
        "pieces 1: At Sea 1\npieces 2: Kasai 1",
        "Land in the far east, in Nemuro.",
        plays("sea At Sea Nemuro"),
        ("HOK-SEA-03", "HOK-SEA-02"),
        "From At Sea every coast is one Sea Move away.",
        ("sea At Sea Nemuro",),
        "The sea is the fastest way around the island.",
        astray=("sea At Sea Korea",),
        mistakes=(Mistake("sea At Sea Akan", "HOK-SEA-03"),),
    ),
    Level(
        "Over the sea",
        "One at a time",
        "pieces 1: At Sea 1, Kameda 1, Japan 1\npieces 2: Kasai 1",
        "Send one piece to Korea, and the one in Kameda out to At Sea. Which goes first?",
        plays("sea Kameda At Sea"),
        ("HOK-SEA-10", "HOK-SEA-11", "HOK-SEA-12", "HOK-RULING-17"),
        "There is room for one piece of yours in each of these places.",
        ("sea At Sea Korea", "sea Kameda At Sea"),
        "You never have two pieces in a country or At Sea, not even for a moment.",
        goes_on=plays("sea At Sea Korea"),
        mistakes=(
            Mistake("sea Kameda At Sea", "HOK-RULING-17"),
            Mistake("sea Kameda At Sea", "HOK-SEA-10"),
            Mistake("sea At Sea Japan", "HOK-SEA-11"),
        ),
    ),
    Level(
        "Over the sea",
        "Sailed twice already",
        "turn: player 1, sea 2\npieces 1: Kushiro 1, Kasai 1\npieces 2: Kamikawa 1",
        "Two Sea Moves are made. With the last action, be in Akan, inland of Kushiro.",
        plays("land Kushiro Akan"),
        ("HOK-SEA-06", "HOK-SEA-09"),
        "A piece that has sailed may walk in the same turn.",
        ("land Kushiro Akan",),
        "Two Sea Moves are the most; walking is another kind of action.",
        mistakes=(Mistake("sea Kushiro At Sea", "HOK-SEA-06"),),
    ),
)

GROWING = (
    Level(
        "Growing",
        "More pieces",
        HOME,
        "New pieces come from your stock and join one that stands. Have three in Sapporo.",
        count("Ishikari", 3),
        ("HOK-GROW-01", "HOK-GROW-05", "HOK-GROW-08"),
        "Grow adds one piece, for one action.",
        ("grow Ishikari", "grow Ishikari"),
        "A piece of your stock joins a province where you have one.",
        goes_on=plays("grow Ishikari"),
        mistakes=(Mistake("grow Sorachi", "HOK-GROW-01"),),
    ),
    Level(
        "Growing",
        "Grow and spread",
        HOME,
        "Keep Ishikari and reach Uryu, two provinces away, in one turn.",
        over_and(stands("Ishikari", "Uryu")),
        ("HOK-GROW-07", "HOK-GROW-06", "HOK-TURN-07"),
        "One piece has to stay and another has to walk: where does it come from?",
        ("grow Ishikari", "land Ishikari Sorachi", "land Sorachi Uryu"),
        "Three actions reach far, but never everything at once.",
        goes_on=both(
            plays("grow Ishikari", "land Ishikari Sorachi", "land Ishikari Rumoi"),
            stands("Ishikari"),
            pieces_out(2),
        ),
        astray=("land Ishikari Sorachi", "land Ishikari Yoichi"),
        mistakes=(
            Mistake(
                "grow Ishikari",
                "HOK-GROW-07",
                "turn: player 1, grow 2\npieces 1: Ishikari 3\npieces 2: Kasai 1",
            ),
            Mistake("grow Japan", "HOK-GROW-06", "pieces 1: Japan 1, Kameda 1\npieces 2: Kasai 1"),
        ),
    ),
    Level(
        "Growing",
        "Back to Sapporo",
        "pieces 1: Korea 1\npieces 2: Ishikari 2",
        "You have no piece on the island any more. Come back with your first action.",
        plays("grow Ishikari"),
        ("HOK-GROW-02", "HOK-RULING-19"),
        "Who begins a turn off the island may grow in one place all the same.",
        ("grow Ishikari",),
        "Who begins a turn off the island may grow in Sapporo with the first action.",
        astray=("sea Korea At Sea",),
        mistakes=(
            Mistake("grow Kameda", "HOK-GROW-02"),
            Mistake(
                "grow Ishikari",
                "HOK-RULING-19",
                "turn: player 1, sea 1\npieces 1: At Sea 1\npieces 2: Kasai 1",
            ),
        ),
        but="At Sea is not the island: landing takes another action.",
    ),
    Level(
        "Growing",
        "An empty hand",
        "pieces 1: Ishikari 2, Sorachi 1; stock 0\npieces 2: Kasai 1\nuntil: 3",
        "You want to stand in Yubari too, and have no piece left in stock.",
        plays("land Ishikari Yubari"),
        ("HOK-RULING-05",),
        "Growing takes a piece from the stock; walking takes one from the island.",
        ("land Ishikari Yubari",),
        "Growing, claiming and revealing need a piece in stock.",
        mistakes=(Mistake("grow Sorachi", "HOK-RULING-05"),),
    ),
)

LEVELS = (
    *GOAL,
    *STARTING,
    *LAND,
    *SEA,
    *GROWING,
    *CONFLICT,
    *CLAIMING,
    *PRIVATE,
    *SCORING,
    *PLAY_WELL,
    *WHOLE_TURN,
)

OVER = "more pieces than the province holds: after the turn somebody loses some"

SIGNS: Signs = {  # by chapter: the beginning of a mark's id, and what the mark means
    "What you play for": (
        ("region:Tokachi-Hidaka", "a region: 4 points for the most pieces, 3 for the second most"),
        ("token:", "a piece in a province"),
        ("card:", "a route between two cities, or over the sea: 2 points for the first"),
    ),
    "Starting": (
        ("house:", "a city; every region has exactly one"),
        ("region:", "a region: the most pieces there bring 4 points at the end, the second most 3"),
        ("free:", "how many pieces the province can hold"),
    ),
    "By land": (
        ("coin:", "an action that is left; a turn has three"),
        ("dots:land", "no kind of action three times in a turn"),
    ),
    "Over the sea": (
        ("place:At Sea", "the way to every country: one piece of yours at a time"),
        ("place:Japan", "a country: one piece of yours at the most"),
    ),
    "Growing": (
        ("stock:0", "pieces left in your stock; the last one calls the end"),
        ("free:", "how many pieces the province can hold"),
    ),
    "Conflict": (
        ("use bang", OVER),
        ("free:", "how many pieces the province can hold"),
        ("region:", "pieces of each player in a region"),
    ),
    "Trade routes": (
        ("high:", "for the first on the card, if the route is theirs at the end"),
        ("low:", "for the second on the card"),
        ("card:", "a route: a piece of yours in every province from end to end"),
    ),
    "Private cards": (
        ("high:", "pays if you keep the card and control its route; costs if not"),
        ("low:", "pays if you reveal it and still control it at the end"),
        ("deck", "the deck; when it is empty the end is called"),
    ),
    "Play well": (
        ("high:", "for the first on the card, or for a card in the hand, at the end"),
        ("low:", "for the second on the card; twice for a card you reveal"),
        ("region:", "a region: 4 points for the most pieces, 3 for the second most"),
    ),
    "A whole turn": (("use bang", OVER),),
    "The end": (
        (
            "region:",
            "a region: 4 points for the most pieces, 3 for the second most",
        ),
    ),
}

# All of the island, and not the column for cards that nobody has.
ISLAND = ("place:", "region:", "do:", "drawn", "dots:", "coin:", "deck", "turn", "points:")

WINDOWS: Windows = {  # by chapter or level: what of the board is shown
    "What you play for: A region": (
        PLACES,
        "region:Tokachi-Hidaka",
        "region:Kushiro-Nemuro",
        "place:At Sea",
    ),
    "What you play for: Where one more counts": ISLAND,
    "What you play for: One step, and which": ISLAND,
    "Starting": ISLAND,
    "Over the sea": ISLAND,
    "The end: Calling the end": ISLAND,
    "The end: The last move": ISLAND,
    "Play well: Where one piece counts": ISLAND,
    "By land": (PLACES,),
    "Growing": (PLACES,),
    "Conflict": (PLACES,),
}
