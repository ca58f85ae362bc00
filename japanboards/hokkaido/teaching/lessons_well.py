"""Hokkaido, learned by doing: actions that are better than others, and whole turns."""

from __future__ import annotations

from ...core.lesson import Level, Well, Whole, never
from .predicates import claimed, hand_is_empty, holds, keeps_pieces, plays, scores, turn_over

WELL, TURN = "Play well", "A whole turn"
CHAIN = "pieces 1: Ishikari 1, Sorachi 1, Uryu 1, Kamikawa 1\n"
LAST = "turns: 4\nuntil: 6\n"

PLAY_WELL = (
    Level(
        WELL,
        "First come, first paid",
        f"turn: player 1, land 2\n{CHAIN}pieces 2: Kasai 1, Kato 1, Kameda 1\n"
        "public: Sapporo-Asahikawa, Sapporo-Kitami, Hakodate-Kushiro",
        "One action is left, and your chain is whole. What do you do with it?",
        plays("claim Sapporo-Asahikawa"),
        ("HOK-CLAIM-03", "HOK-CLAIM-01"),
        "Only the first on a card is paid at once.",
        ("claim Sapporo-Asahikawa",),
        "2 points now, and 4 at the end. Whoever waits may come second.",
        astray=("take Sapporo-Asahikawa",),
        well=Well(
            1.9,
            100,
            (
                ("take Sapporo-Asahikawa", "In the hand it pays nothing now."),
                ("draw", "The card stays open for player 2."),
                ("grow Ishikari", "The card stays open for player 2."),
            ),
        ),
    ),
    Level(
        WELL,
        "One province short",
        "turn: player 1, grow 1\npieces 1: Ishikari 1, Sorachi 1, Uryu 1, Furano 1\n"
        "pieces 2: Kasai 1, Kato 1\npublic: Sapporo-Asahikawa, Sapporo-Kitami",
        "Two actions are left. Which one comes first?",
        plays("land Uryu Kamikawa", "land Furano Kamikawa"),
        ("HOK-ROUTE-01", "HOK-CLAIM-03"),
        "Ishikari, Sorachi, Uryu: one province is missing to Asahikawa.",
        ("land Furano Kamikawa",),
        "Furano is no part of the route, so its piece is free to close the chain; then you claim.",
        astray=("take Sapporo-Asahikawa",),
        worse=(
            ("land", "Kamikawa stays empty: with the last action you cannot claim."),
            ("sea", "Kamikawa stays empty: with the last action you cannot claim."),
            ("grow", "A second piece in a place you hold closes no gap in the chain."),
            ("take Sapporo-Kitami", "In the hand it pays nothing now, and Kamikawa stays empty."),
        ),
        well=Well(
            1.5,
            100,
            (
                ("take Sapporo-Asahikawa", "Claimed it pays 2 at once, taken it pays nothing."),
                ("draw", "With the last action you could not claim any more."),
            ),
        ),
    ),
    Level(
        WELL,
        "What you can keep",
        "turn: player 1, draw 1\npieces 1: Ishikari 1, Japan 1\npieces 2: Kasai 1\n"
        "drawn: Sapporo-Japan, Hakodate-Kushiro",
        "Two cards are drawn: 2 points that are safe, or 11 that may be lost. Which do you keep?",
        plays("keep Sapporo-Japan"),
        ("HOK-DRAW-02", "HOK-SCORE-08"),
        "A card in the hand costs its higher number, if the route is not yours at the end.",
        ("keep Sapporo-Japan",),
        "Its route is yours already. The other is eleven provinces long, or costs 11.",
        astray=("keep both",),
        well=Well(
            1.9,
            100,
            (
                ("keep both", "It costs an action, and puts 11 points at risk."),
                ("keep Hakodate-Kushiro", "It costs 11 points if one province is missing."),
            ),
        ),
    ),
    Level(
        WELL,
        "Twice the lower number",
        f"turn: player 1, land 2\n{LAST}pieces 1: Kameda 1, Kayabe 1, Yamakoshi 1, Abuta 1, "
        "Ishikari 1\npieces 2: Kasai 1\nhand 1: Hakodate-Sapporo",
        "The last action of your last turn. Your card shows 5 and 3. How does it pay most?",
        plays("reveal Hakodate-Sapporo"),
        ("HOK-REV-04", "HOK-SCORE-05"),
        "Revealed it pays the lower number now, and once more at the end.",
        ("reveal Hakodate-Sapporo",),
        "3 and 3 are more than 5.",
        astray=("grow Kameda",),
        well=Well(1.0, 100, (("grow Kameda", "From the hand the card pays 5, revealed 6."),)),
    ),
    Level(
        WELL,
        "Cut your losses",
        f"turn: player 1, land 2\n{LAST}pieces 1: Ishikari 1, Sorachi 1, Furano 1\n"
        "pieces 2: Kamikawa 1, Uryu 1, Kato 1, Ishikari 1\nhand 1: Hakodate-Kushiro",
        "The last action of your last turn. What does your hand cost you?",
        plays("discard Hakodate-Kushiro"),
        ("HOK-SCORE-08", "HOK-DISC-01"),
        "The route to Kushiro is not yours.",
        ("discard Hakodate-Kushiro",),
        "The card would cost 11 points. Discarded it costs nothing.",
        astray=("grow Ishikari",),
        worse=(("draw", "The card in your hand still costs 11, and a new one may, too."),),
        well=Well(
            9.1,
            100,
            (
                ("grow Ishikari", "One more piece brings a region, and the card costs 11."),
                ("grow Sorachi", "The card in your hand costs 11."),
            ),
        ),
    ),
    Level(
        WELL,
        "Where one piece counts",
        "turn: player 2, draw 1, take 1\nturns: 5\nuntil: 6\nscored 1: none\n"
        "pieces 1: Abuta 1, Muroran 1, Kamikawa 1, Kameda 1\n"
        "pieces 2: Ishikari 2, Sorachi 1, Uryu 1, Kameda 1",
        "You are player 2, with the last action of the game. In which region does it count?",
        plays("grow Kameda"),
        ("HOK-CONF-09", "HOK-REG-02"),
        "Donan and Dohoku are tied, one to one. Where does one more piece push the other out?",
        ("grow Kameda",),
        "Kameda holds two: player 1's piece had to go, and Donan is yours alone, for 4 points.",
        astray=("grow Sorachi",),
        well=Well(
            4.0,
            100,
            (
                (
                    "grow Sorachi",
                    "Sorachi holds one: the piece that is too many goes, and is yours.",
                ),
                ("land Kameda Kayabe", "It is still one against one in Donan."),
            ),
        ),
    ),
)

WHOLE_TURN = (
    Level(
        TURN,
        "Close the chain, then claim",
        "pieces 1: Ishikari 2, Uryu 2\npieces 2: Kasai 1\npublic: Sapporo-Asahikawa",
        "Three actions: be first on Sapporo-Asahikawa, and lose no piece.",
        never,
        ("HOK-ROUTE-01", "HOK-CLAIM-03", "HOK-CONF-03"),
        "Sorachi and Kamikawa are missing, and in two places you have one piece too many.",
        ("land Ishikari Sorachi", "land Uryu Kamikawa", "claim Sapporo-Asahikawa"),
        "Two Land Moves and a claim: the pieces that were too many closed the chain.",
        whole=Whole(
            turn_over,
            (
                ("You are first on Sapporo-Asahikawa.", claimed("Sapporo-Asahikawa")),
                ("No piece of yours was removed.", keeps_pieces(4)),
            ),
        ),
    ),
    Level(
        TURN,
        "Overseas and back",
        "pieces 1: Ishikari 2, Sorachi 1\npieces 2: Kasai 1\npublic: Sapporo-Japan, Sapporo-Kitami",
        "Three actions: be first on Sapporo-Japan, and still hold Sapporo.",
        never,
        ("HOK-SEA-05", "HOK-ROUTE-03", "HOK-CLAIM-03"),
        "A country is two Sea Moves away.",
        ("sea Ishikari At Sea", "sea At Sea Japan", "claim Sapporo-Japan"),
        "Two Sea Moves are the most in a turn, and just enough.",
        whole=Whole(
            turn_over,
            (
                ("You are first on Sapporo-Japan.", claimed("Sapporo-Japan")),
                ("You have a piece in Sapporo.", holds("Ishikari")),
            ),
        ),
    ),
    Level(
        TURN,
        "The last turn",
        f"turn: player 1\n{LAST}{CHAIN}pieces 2: Kasai 1\n"
        "hand 1: Sapporo-Asahikawa, Hakodate-Kushiro",
        "Your last turn: make the most of your two cards. It ends with an empty hand.",
        never,
        ("HOK-SCORE-05", "HOK-SCORE-08", "HOK-DISC-01"),
        "One route is yours: twice its lower number, or once the higher. The other card costs 11.",
        ("reveal Sapporo-Asahikawa", "discard Hakodate-Kushiro", "grow Ishikari"),
        "2 and 2 for the one, nothing lost for the other, and no piece left its place.",
        whole=Whole(
            turn_over,
            (
                ("Your cards brought 4 points or more.", scores(4)),
                ("No card is left in your hand.", hand_is_empty),
            ),
        ),
    ),
)
