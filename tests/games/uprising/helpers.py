"""Small words for tests of Uprising. Cards are written short: `riot-3^` lies face up, `riot-3` face down."""

from gamekit.games.uprising.rules.missions import meets
from gamekit.games.uprising.rules.table import LAST_ROUND, District, Face
from tests.helpers import number, pile, play, refusal, said, things

__all__ = [
    "arrived", "cards", "closed_slots", "district", "down", "lying", "met", "number", "pile", "plan", "play", "refusal",
    "said", "slot_of", "things", "up",
]
LETTERS = {"M": "riot", "D": "diversion", "S": "gear", "P": "propaganda", "X": "provocation"}


def cards(text):
    """`M3 P2^ X1` as the cards of a position."""
    return [
        f"{LETTERS[word[0]]}-{word[1:].rstrip('^')}" + (" open" if word.endswith("^") else "") for word in text.split()
    ]


def lying(**groups):
    """`lying(hand="M3", truth="P2^")` as the `cards` of a position."""
    return {name: cards(text) for name, text in groups.items()}


def arrived(**rounds):
    """`arrived(truth={2: 1})`: one card came to Truth in round 2."""
    return [[rounds.get(one.name.lower(), {}).get(number, 0) for number in range(LAST_ROUND + 1)] for one in District]


def district(name):
    return District[name.upper()]


def met(match, name):
    """The missions on the table that a district meets."""
    s, ids = match.state, match.game.ids("mission")
    return {ids[m] for m in s.open_missions if m >= 0 and meets(match.game.box, s, district(name), m)}


def slot_of(match, card):
    """The place above the marker in which a card lies."""
    return match.game.ids("slot")[match.state.planned_card.index(number(match, "card", card))]


def closed_slots(match):
    return [name for name, face in zip(match.game.ids("slot"), match.state.planned_face, strict=True)
            if face == Face.DOWN]


def plan(match, open_card, *closed):
    """Plan a card face up and others face down."""
    return play(match, open_card, *closed)


def up(match):
    """The tokens that can be used."""
    return {name for name, flag in zip(match.game.ids("token"), match.state.token_down, strict=True) if not flag}


def down(match):
    return set(match.game.ids("token")) - up(match)
