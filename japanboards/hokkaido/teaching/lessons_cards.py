"""Lessons of Hokkaido about cards: claiming, private cards, and the end of the game."""

from __future__ import annotations

from ...core.lesson import Level, Mistake
from ..rules.moves import Draw, Take
from .predicates import both, count, does, end_called, gained, game_over, into, over_and, plays

CHAIN = "pieces 1: Ishikari 1, Sorachi 1, Uryu 1, Kamikawa 1\npieces 2: Kasai 1\n"
BESIDE = "pieces 1: Ishikari 1, Japan 1\npieces 2: Kasai 1\n"
LAST_ACTION = "turn: player 2, draw 1, take 1\nturns: 5\nuntil: 6\nscored 1: none\n"
DRAWN = "drawn: Sapporo-Japan, Hakodate-Kushiro\n"

GOAL = (
    Level(
        "What you play for",
        "A region",
        LAST_ACTION + "pieces 1: Ashoro 1\npieces 2: Kasai 1",
        "You are red. The purple region is tied, one piece each: bring in one more.",
        plays("grow Kasai"),
        ("HOK-REG-02", "HOK-REG-01"),
        "Press Grow: a new piece joins yours in Obihiro, a city, which holds two.",
        ("grow Kasai",),
        "Two to one, and the game ends: the most pieces in a region bring 4 points, the next 3.",
        astray=("land Kasai Tokachi",),
        worse=(("land Kasai Ashoro", "Both pieces in Ashoro are lost: nobody is left there."),),
        but="You still have one piece in the region: the tie stays.",
        seen=("place:Kasai", "place:Ashoro", "region:Tokachi-Hidaka"),
        lights=True,
    ),
    Level(
        "What you play for",
        "A trade route",
        CHAIN + "public: Sapporo-Asahikawa, Sapporo-Kitami",
        "You are blue now. Your pieces join Sapporo and Asahikawa: a route. Claim its card.",
        plays("claim Sapporo-Asahikawa"),
        ("HOK-ROUTE-01", "HOK-CLAIM-02"),
        "Touch Claim, then Sapporo-Asahikawa, on the right.",
        ("claim Sapporo-Asahikawa",),
        "The first on a card is paid at once. Its 4 comes at the end, if the route is still yours.",
        seen=("place:Ishikari", "place:Sorachi", "place:Uryu", "place:Kamikawa"),
        lights=True,
    ),
    Level(
        "What you play for",
        "Which of two cards",
        "turn: player 1, draw 1, take 1\n"
        + CHAIN.replace("Kamikawa 1", "Kamikawa 1, Japan 1")
        + "public: Sapporo-Asahikawa 2, Sapporo-Japan",
        "Two routes are yours, and one action is left. Which claim brings you more points?",
        plays("claim Sapporo-Japan"),
        ("HOK-CLAIM-02", "HOK-CLAIM-04"),
        "Who is first on a card already? The first gets 2 points at once.",
        ("claim Sapporo-Japan",),
        "2 points now and 2 at the end. Second on the other card: nothing now, and 2 at the end.",
        astray=("claim Sapporo-Asahikawa", "grow Ishikari"),
        worse=(("claim", "Player 2 is first on it: you get nothing now, and 2 at the end."),),
        but="It brings no points by itself, and a claim does.",
    ),
    Level(
        "What you play for",
        "Where one more counts",
        LAST_ACTION + "pieces 1: Ashoro 1, Ishikari 1\npieces 2: Kasai 1, Sorachi 1, Yubari 1",
        "You are red again. The last action: in which region does one piece more bring you points?",
        plays("grow Kasai"),
        ("HOK-REG-04", "HOK-REG-02"),
        "Compare the pieces, region by region: where do you lead, and where is it a tie?",
        ("grow Kasai",),
        "Two to one: the most pieces bring 4 points. A tie brings nothing, with two players; with "
        "more, two who are tied get 2 each.",
        astray=("grow Sorachi", "land Kasai Tokachi"),
        worse=(
            ("grow", "You lead there already, two to one: it stays at 4 points."),
            ("land Kasai Ashoro", "Both pieces in Ashoro are lost: nobody is left there."),
            ("land Sorachi Yubari", "A province holds one piece: you lose one of the two."),
            ("land Yubari Sorachi", "A province holds one piece: you lose one of the two."),
            *(
                (move, "4 points there, but where it came from there is a tie now: 4 are lost.")
                for move in (
                    "land Sorachi Uryu",
                    "land Sorachi Rumoi",
                    "land Sorachi Furano",
                    "land Yubari Furano",
                )
            ),
        ),
        but="The tie in the purple region stays a tie, and brings nothing.",
    ),
    Level(
        "What you play for",
        "One step, and which",
        LAST_ACTION.replace("draw 1, take 1", "grow 2")
        + "pieces 1: Ashoro 1, Ishikari 1\npieces 2: Kasai 1, Sorachi 1, Yubari 1, Yufutsu 1",
        "The last action is a Land Move: one piece over one border. What puts you furthest ahead?",
        into("Dohoku"),
        ("HOK-REG-02", "HOK-REG-03"),
        "The second in a region gets 3 points. Where would there be no second?",
        ("land Sorachi Furano",),
        "Dohoku brings you 4, and nobody is second there: 8 to 3. By Saru it would be 8 to 6.",
        astray=("land Yufutsu Saru", "land Sorachi Yubari"),
        worse=(
            ("land Yufutsu Saru", "4 points for you, but 3 for player 1, who is second there."),
            ("draw", "Cards are of no use after the last action."),
        ),
        but="You lead in no region more by it.",
    ),
)

CLAIMING = (
    Level(
        "Trade routes",
        "Your first claim",
        CHAIN + "public: Sapporo-Asahikawa, Sapporo-Kitami",
        "Two cards lie open, and one of these routes is yours already. Claim it.",
        plays("claim Sapporo-Asahikawa"),
        ("HOK-ROUTE-01", "HOK-CLAIM-01", "HOK-CLAIM-02", "HOK-CLAIM-03", "HOK-GEN-04"),
        "Follow your pieces: which two cities do they join?",
        ("claim Sapporo-Asahikawa",),
        "The first on a card gets 2 points at once; its higher number may follow at the end.",
        mistakes=(
            Mistake("claim Sapporo-Kitami", "HOK-ROUTE-01"),
            Mistake("claim Hakodate-Sapporo", "HOK-CLAIM-01"),
            Mistake("claim Sapporo-Mars", "HOK-GEN-04"),
        ),
    ),
    Level(
        "Trade routes",
        "The missing link",
        "turn: player 1, draw 1\npieces 1: Ishikari 2, Uryu 1, Kamikawa 1\npieces 2: Kasai 1\n"
        "public: Sapporo-Asahikawa",
        "A piece is missing between Sapporo and Asahikawa. Fill the gap, then claim the card.",
        plays("claim Sapporo-Asahikawa"),
        ("HOK-ROUTE-01", "HOK-CLAIM-01"),
        "A route has a piece of yours in every province. Where is none, and where one too many?",
        ("land Ishikari Sorachi", "claim Sapporo-Asahikawa"),
        "A route needs a piece of yours in every province on the way. At the table, a card that "
        "is touched rings what is missing.",
        goes_on=both(plays("land Ishikari Sorachi"), count("Ishikari", 1)),
        mistakes=(Mistake("claim Sapporo-Asahikawa", "HOK-CLAIM-01"),),
    ),
    Level(
        "Trade routes",
        "Through the others",
        CHAIN.replace("Kasai 1", "Sorachi 1, Uryu 1, Kasai 1")
        + "pieces 3: Kameda 1\npublic: Sapporo-Asahikawa 2",
        "Player 2 stands in your provinces and is first on the card. Claim it all the same.",
        plays("claim Sapporo-Asahikawa"),
        ("HOK-ROUTE-02", "HOK-CLAIM-04", "HOK-CLAIM-05"),
        "Pieces of others do not break a chain.",
        ("claim Sapporo-Asahikawa",),
        "The second on a card gets no points now, and the lower number at the end.",
    ),
    Level(
        "Trade routes",
        "No third, no second time",
        CHAIN + "pieces 3: Kameda 1\n"
        "public: Sapporo-Asahikawa 2 3, Asahikawa-Japan 1, Asahikawa-Obihiro",
        "Three public cards, one of them still without a piece. Take it into your hand.",
        does(Take),
        ("HOK-CLAIM-07", "HOK-CLAIM-08", "HOK-CLAIM-09", "HOK-DRAW-08", "HOK-RULING-12"),
        "A card with a piece on it stays where it is.",
        ("take Asahikawa-Obihiro",),
        "A card has two spots, for two different players. With a piece on it, it stays.",
        mistakes=(
            Mistake("claim Sapporo-Asahikawa", "HOK-CLAIM-07"),
            Mistake("claim Asahikawa-Japan", "HOK-CLAIM-09"),
            Mistake("take Sapporo-Asahikawa", "HOK-DRAW-08"),
            Mistake("take Asahikawa-Japan", "HOK-RULING-12"),
        ),
    ),
    Level(
        "Trade routes",
        "Routes overseas",
        BESIDE + "public: Sapporo-Japan, Sapporo-China",
        "You stand in Sapporo and in Japan. Which route overseas is yours? Claim it.",
        plays("claim Sapporo-Japan"),
        ("HOK-ROUTE-03", "HOK-RULING-18"),
        "A sea route needs a piece in the city and one in the country, nothing between.",
        ("claim Sapporo-Japan",),
        "Two pieces are enough for a sea route, but two Sea Moves stand before it.",
        mistakes=(Mistake("claim Sapporo-China", "HOK-ROUTE-03"),),
    ),
    Level(
        "Trade routes",
        "Two claims a turn",
        "turn: player 1, claim 2\n"
        + BESIDE.replace("Japan 1", "Japan 1, Korea 1")
        + "public: Sapporo-Japan 1, Sapporo-Asahikawa 1, Sapporo-Korea",
        "Two cards are claimed in this turn. With the last action, keep Sapporo-Korea from others.",
        plays("take Sapporo-Korea"),
        ("HOK-RULING-16", "HOK-DRAW-07"),
        "A card without a piece on it may go into your hand.",
        ("take Sapporo-Korea",),
        "Also claims are made twice a turn at most. But was it wise to show your interest?",
        mistakes=(
            Mistake("claim Sapporo-Korea", "HOK-RULING-16"),
            Mistake("take Hakodate-China", "HOK-DRAW-07"),
        ),
    ),
)

PRIVATE = (
    Level(
        "Private cards",
        "Draw",
        BESIDE + "hand 1: Sapporo-Korea",
        "Draw from the deck.",
        does(Draw),
        ("HOK-DRAW-01", "HOK-DRAW-02", "HOK-RULING-08", "HOK-RULING-10"),
        "Touch Draw; the number beside it says how many cards are left.",
        ("draw",),
        "You will see two cards, keep one, and put the other back.",
        mistakes=(
            Mistake("draw", "HOK-RULING-08", BESIDE + "deck: 0"),
            Mistake("keep Sapporo-Korea", "HOK-DRAW-02"),
            Mistake(
                "deal Sapporo-Korea",
                "HOK-RULING-10",
                BESIDE + "turn: player 1, draw 1\nto come: 2\nhand 1: Sapporo-Korea",
            ),
        ),
        lights=True,
    ),
    Level(
        "Private cards",
        "Keep one",
        "turn: player 1, draw 1\n" + BESIDE + DRAWN,
        "Two cards are drawn. Keep the one whose route you control already.",
        plays("keep Sapporo-Japan"),
        ("HOK-DRAW-02", "HOK-DRAW-03", "HOK-RULING-07"),
        "You stand in Sapporo and in Japan.",
        ("keep Sapporo-Japan",),
        "The other card is back in the deck, and only you know it is there.",
        astray=("keep Hakodate-Kushiro", "keep both"),
        mistakes=(
            Mistake("grow Ishikari", "HOK-RULING-07"),
            Mistake("keep Sapporo-China", "HOK-DRAW-02"),
        ),
        but="That puts points at risk: the long route is not yours.",
    ),
    Level(
        "Private cards",
        "Keep both",
        "turn: player 1, draw 1\n" + BESIDE + "drawn: Sapporo-Japan, Sapporo-Korea",
        "Both cards are good. Keep both, for one more action.",
        plays("keep both"),
        ("HOK-DRAW-05", "HOK-DRAW-06", "HOK-RULING-06", "HOK-RULING-34"),
        "For one more action both stay.",
        ("keep both",),
        "It costs a second action, and one more of Draw: that is all the drawing of this turn.",
        mistakes=(
            Mistake(
                "keep both", "HOK-DRAW-05", "turn: player 1, land 2, draw 1\n" + BESIDE + DRAWN
            ),
            Mistake(
                "keep both", "HOK-RULING-34", "turn: player 1, land 2, draw 1\n" + BESIDE + DRAWN
            ),
            Mistake(
                "keep both", "HOK-RULING-06", "turn: player 1, take 1, draw 1\n" + BESIDE + DRAWN
            ),
            Mistake(
                "keep both", "HOK-DRAW-06", "turn: player 1, draw 2, both 1\n" + BESIDE + DRAWN
            ),
        ),
    ),
    Level(
        "Private cards",
        "Enough of drawing",
        "turn: player 1, draw 2\n" + BESIDE + "public: Sapporo-Korea\nhand 1: Hakodate-Kushiro",
        "Two actions went into Draw. The long way to Kushiro is hopeless: discard that card.",
        plays("discard Hakodate-Kushiro"),
        ("HOK-DRAW-04", "HOK-DRAW-09", "HOK-DISC-01", "HOK-RULING-13", "HOK-RULING-06"),
        "Touch Discard, then the card in your hand.",
        ("discard Hakodate-Kushiro",),
        "A discarded card is public: it no longer costs you anything, but others may claim it.",
        mistakes=(
            Mistake("draw", "HOK-DRAW-04"),
            Mistake("draw", "HOK-RULING-06"),
            Mistake(
                "take Sapporo-Korea",
                "HOK-DRAW-09",
                "turn: player 1, take 2\n" + BESIDE + "public: Sapporo-Korea",
            ),
            Mistake("discard Sapporo-Korea", "HOK-DISC-01"),
            Mistake("discard Sapporo-China", "HOK-RULING-13"),
        ),
        lights=True,
    ),
    Level(
        "Private cards",
        "Two discards a turn",
        "turn: player 1, discard 2\n" + BESIDE + "hand 1: Hakodate-Kushiro, Sapporo-Japan",
        "Two cards are discarded already. Sapporo-Japan is yours: make it pay now.",
        plays("reveal Sapporo-Japan"),
        ("HOK-DISC-02", "HOK-REV-01", "HOK-REV-04"),
        "A card of your hand pays at once when you reveal it, if its route is yours.",
        ("reveal Sapporo-Japan",),
        "A revealed card pays its lower number at once, and again at the end if you hold it.",
        mistakes=(
            Mistake("discard Hakodate-Kushiro", "HOK-DISC-02"),
            Mistake("reveal Sapporo-China", "HOK-REV-01"),
        ),
    ),
    Level(
        "Private cards",
        "Reveal",
        CHAIN + "hand 1: Sapporo-Asahikawa, Hakodate-Sapporo",
        "Reveal the card whose route you control.",
        plays("reveal Sapporo-Asahikawa"),
        ("HOK-REV-02", "HOK-REV-03", "HOK-REV-05", "HOK-REV-07", "HOK-REV-08"),
        "Follow your pieces from city to city.",
        ("reveal Sapporo-Asahikawa",),
        "2 points now. The card is yours alone, and it stays before you.",
        mistakes=(
            Mistake("reveal Hakodate-Sapporo", "HOK-REV-02"),
            Mistake(
                "discard Sapporo-Asahikawa", "HOK-REV-05", CHAIN + "revealed 1: Sapporo-Asahikawa"
            ),
            Mistake(
                "claim Sapporo-Asahikawa", "HOK-REV-07", CHAIN + "revealed 2: Sapporo-Asahikawa"
            ),
            Mistake(
                "reveal Sapporo-Asahikawa",
                "HOK-REV-08",
                "turn: player 1, reveal 2\n" + CHAIN + "hand 1: Sapporo-Asahikawa",
            ),
        ),
    ),
)

FINAL = "turns: 4\nuntil: 6\n"
SOUTH = "pieces 1: Kameda 1, Kayabe 1, Yamakoshi 1, Abuta 1, Ishikari 1\npieces 2: Kasai 1\n"
SCORING = (
    Level(
        "The end",
        "Calling the end",
        "turn: player 1, land 2\npieces 1: Ishikari 1, Sorachi 1; stock 1\npieces 2: Kasai 1",
        "One piece is left in your stock. Use it and call the end of the game.",
        end_called,
        ("HOK-END-01", "HOK-END-03", "HOK-END-04", "HOK-RULING-25"),
        "What puts a piece from your stock onto the island?",
        ("grow Ishikari",),
        "An empty hand of pieces or an empty deck calls the end. Everybody has one more turn.",
    ),
    Level(
        "The end",
        "A card in the hand costs",
        "turn: player 1, land 2\n" + FINAL + CHAIN + "hand 1: Hakodate-Kushiro",
        "This is your last turn, its last action. Get rid of the card that would cost 11 points.",
        over_and(plays("discard Hakodate-Kushiro")),
        ("HOK-SCORE-01", "HOK-SCORE-07", "HOK-SCORE-08"),
        "A card that you discard is public, and costs you nothing.",
        ("discard Hakodate-Kushiro",),
        "Cards left in hand pay their higher number, or cost it if the route is not yours.",
        astray=("grow Ishikari",),
        but="The card stays in your hand, and costs 11 points.",
    ),
    Level(
        "The end",
        "Reveal or keep?",
        "turn: player 1, land 2\n" + FINAL + SOUTH + "hand 1: Hakodate-Sapporo",
        "The last action of your last turn, and this route (5/3) is yours: make 6 points of it.",
        over_and(gained(6)),
        ("HOK-SCORE-05", "HOK-SCORE-07", "HOK-REV-06"),
        "A card in the hand pays once. What does a revealed one do?",
        ("reveal Hakodate-Sapporo",),
        "Revealing pays the lower number twice, and it is safe from the penalty.",
        astray=("grow Ishikari",),
        but="From the hand the card pays 5.",
    ),
    Level(
        "The end",
        "The last move",
        "turn: player 2, draw 1, take 1\nturns: 5\nuntil: 6\nscored 1: none\n"
        "pieces 1: Kasai 1, Kato 1\npieces 2: Kasai 1, Ashoro 1",
        "You are player 2 and have the very last action: win the purple region, where you tie.",
        over_and(gained(4), game_over),
        ("HOK-REG-01", "HOK-REG-02", "HOK-REG-03", "HOK-REG-04", "HOK-SCORE-02", "HOK-END-05"),
        "A city holds two. Where more stand, the fewest have to go.",
        ("grow Kasai",),
        "Regions are counted when all last turns are over: 4 for the most, 3 for the second.",
        astray=("grow Ashoro",),
        mistakes=(
            Mistake(
                "grow Ishikari",
                "HOK-END-05",
                "turn: over\nturns: 4\nuntil: 4\npieces 1: Ishikari 1",
            ),
        ),
        but="Ashoro holds one piece: the second is removed when the turn ends.",
    ),
)
