"""The clauses of Hokkaido's rulebook, in our own words."""

from __future__ import annotations

from ...core.rulebook import Clause


def section(prefix: str, title: str, *texts: str) -> tuple[Clause, ...]:
    """Clauses of one section, numbered in order."""
    return tuple(
        Clause(f"HOK-{prefix}-{number:02d}", title, text) for number, text in enumerate(texts, 1)
    )


GENERAL = (
    *section(
        "GEN",
        "The aim",
        "Players open trade routes, try to keep them, and spread over the island.",
        "Points come from three sources: routes during play, routes at the end, regions at the "
        "end.",
        "Everybody begins with exactly one piece on the island.",
        "The box has a board with a score track, 28 pieces in each of four colors, four score "
        "markers and 32 trade cards: two to four people play.",
    ),
    *section(
        "SETUP",
        "Setting up",
        "Two players: 28 pieces each, 24 trade cards.",
        "Three players: 25 pieces each, 26 trade cards.",
        "Four players: 22 pieces each, 28 trade cards.",
        "Players agree on who has the first turn; at this table it is player 1.",
        "Everybody has a color; at this table the seat decides which, and a shape with it.",
        "All scores begin at 0.",
        "Five random cards lie open beside the board for all to see: the public cards.",
        "Everybody is dealt three cards face down: the private cards.",
        "Private cards are kept secret until they are used.",
        "The right-hand neighbor of the first player places the first piece, wherever the rules "
        "of placing allow.",
        "A starting piece goes into a province with a city.",
        "Placing goes on counterclockwise, a piece each, until all have one on the island.",
        "No two starting pieces share a province.",
        "The one who places last has the first turn.",
        "From then on turns go clockwise.",
        "Pieces and cards that this number of players does not need stay in the box.",
    ),
    *section(
        "MAP",
        "The board",
        "The island has six regions, each with a color of its own.",
        "A region has several provinces and exactly one city.",
        "Every city trades over the sea with three countries: Japan, China and Korea.",
        "Pieces stand in provinces, in the boxes of the three countries, in the box At Sea, and "
        "on trade cards; nowhere else.",
    ),
)

TURN = section(
    "TURN",
    "A turn",
    "Turns pass clockwise.",
    "A turn has two parts: actions, then conflict.",
    "Three actions are taken in a turn, neither more nor fewer.",
    "They may be of any kind, in any order.",
    "No kind of action is taken three times in a turn.",
    "There are seven kinds: Land Move, Sea Move, Grow, Claim Public, Draw, Discard, Reveal "
    "Private.",
    "Each costs one action; Draw costs one or two.",
)

MOVING = (
    *section(
        "LAND",
        "Land Move",
        "One piece moves into a neighboring province.",
        "Any neighboring province will do, whoever stands there.",
        "The province it leaves may become empty.",
        "It may overfill a province: that is settled after all actions of the turn and the points "
        "they bring.",
        "Two Land Moves may be made with two pieces.",
        "Two Land Moves may be made with one piece.",
        "A third Land Move in a turn is not allowed.",
    ),
    *section(
        "SEA",
        "Sea Move",
        "A piece in a province on the coast goes to At Sea.",
        "A piece in China, Japan or Korea goes to At Sea.",
        "A piece At Sea lands in any province on the coast.",
        "A piece At Sea enters China, Japan or Korea.",
        "One action pays for one of these four steps: no piece sails from coast to country, from "
        "country to country or from coast to coast in one.",
        "A third Sea Move in a turn is not allowed.",
        "Two Sea Moves may be made with one piece or with two.",
        "The province or country it leaves may become empty.",
        "A piece may make a Sea Move and a Land Move in the same turn, in either order.",
        "Nobody ever has more than one piece in a country or At Sea.",
        "So no Sea Move brings a second piece of yours into a country or to At Sea.",
        "A country and At Sea have room for one piece of every player.",
    ),
    *section(
        "GROW",
        "Grow",
        "A piece from your stock joins a province where you have one or more.",
        "If you begin your turn without a piece on the island, your first action may be a Grow in "
        "Sapporo.",
        "A province may be grown in beyond its limit; what is too much at the end of the turn is "
        "removed.",
        "Two Grows may be in two provinces.",
        "Two Grows may be in one province.",
        "Nobody grows in Japan, China, Korea or At Sea.",
        "A third Grow in a turn is not allowed.",
        "Each Grow is an action.",
    ),
)

CARDS = (
    *section(
        "ROUTE",
        "Control of a route",
        "You control the route between two cities when a chain of neighboring provinces with your "
        "pieces joins them; both provinces with the cities belong to it.",
        "Pieces of others in these provinces do not matter.",
        "You control the route between a city and a country with a piece in the country and one in "
        "the city's province.",
    ),
    *section(
        "CLAIM",
        "Claim Public",
        "You may claim a public card whose route you control.",
        "The first to claim a card gets 2 points at once.",
        "The first one's piece goes on the higher number, on the left.",
        "The second to claim a card gets no points now.",
        "The second one's piece goes on the lower number, on the right.",
        "The number is paid at the end of the game, if the route is still controlled.",
        "A card with two pieces on it cannot be claimed.",
        "A piece on a card stays there to the end, whatever becomes of the route.",
        "Nobody ever has two pieces on one card: who loses a route and wins it back gets no second "
        "one.",
        "Each claim is an action.",
    ),
    *section(
        "REV",
        "Reveal Private",
        "You may lay a card of your hand open before you.",
        "You must control its route.",
        "Your piece goes on the lower number, on the right.",
        "You get the lower number at once.",
        "The card lies before you to the end of the game.",
        "It pays the lower number again at the end, if you still control the route.",
        "Nobody else ever puts a piece on it.",
        "Each Reveal is an action, and a turn has two at most.",
    ),
    *section(
        "DRAW",
        "Draw",
        "There are two ways to draw.",
        "From the deck: look at two cards, keep one, put the other back.",
        "The deck is shuffled after that.",
        "A turn has two such draws at most.",
        "For one more action you may keep both cards.",
        "Both cards are kept once in a turn at most.",
        "From the public cards: take one into your hand.",
        "Only a card without any piece on it may be taken.",
        "A turn has two such draws at most.",
    ),
    *section(
        "DISC",
        "Discard",
        "A card of your hand goes open to the public cards.",
        "Each Discard is an action, and a turn has two at most.",
    ),
)

CONFLICT = section(
    "CONF",
    "Conflict",
    "There is no conflict in China, Korea, Japan and At Sea.",
    "On the island conflict is settled at the end of every turn, after the actions.",
    "There is conflict where more pieces stand than the limit of the province.",
    "Two players: the limit is 1, with a city 2.",
    "Three players: the limit is 2, with a city 3.",
    "Four players: the limit is 3, with a city 4.",
    "All provinces with pieces of the player on turn are looked at.",
    "Every conflict is settled at the end of the turn.",
    "The player with the fewest pieces there removes one.",
    "Players with equally many remove one each, at the same time.",
    "Then the player with the next fewest removes one, and so on upwards.",
    "It ends as soon as the province is within its limit.",
    "Within the limit, pieces of several players stand together.",
    "Removing at the same time may leave a province empty.",
    "A player alone above the limit removes pieces too, down to the limit.",
    "Removed pieces return to their owners' stocks, for use in later turns.",
)

ENDING = (
    *section(
        "END",
        "End of the game",
        "The end is called when a player has no piece left in stock, at any moment.",
        "The end is called when the deck is empty.",
        "Either is enough.",
        "Then everybody has one more whole turn, also the one who called the end.",
        "After that the last points are counted, and the game is over.",
    ),
    *section(
        "SCORE",
        "Points for cards",
        "At the end of their own last turn players count their public, revealed and private cards.",
        "Regions are counted once, when all last turns are over.",
        "A public card with your piece pays the number under it if you still control its route.",
        "Without control it pays nothing.",
        "A card you revealed pays its lower number if you still control its route.",
        "Without control it pays nothing.",
        "Cards left in your hand are shown; a route you control pays the higher number.",
        "A route you do not control costs the higher number.",
        "Control is judged as ever, with the cities' provinces and the country.",
    ),
    *section(
        "REG",
        "Points for regions",
        "In each region the players' pieces are compared.",
        "The most pieces bring 4 points.",
        "The second most bring 3 points.",
        "With two players, a tie brings nothing.",
        "With three or four players, two who tie get 2 points each.",
        "With three or four players, three or four who tie get nothing.",
    ),
    *section(
        "WIN",
        "The winner",
        "The highest score wins.",
        "Among equals, fewer pieces on the board win.",
        "Among equals again, the longest route under control wins: the provinces on its most "
        "direct way through the player's own provinces, at the end of the game.",
    ),
)

CLAUSES = (*GENERAL, *TURN, *MOVING, *CARDS, *CONFLICT, *ENDING)
