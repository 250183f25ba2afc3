"""What a seat cannot see, and what it can tell all the same."""

from gamekit.engine.view import hidden_state, world
from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.games.secret_power.rules.table import ALLIANCES, Pact, hand
from gamekit.testing import proves
from gamekit.testing.play import states

from ..helpers import go, in_hand


@proves(Rule.HAND_HIDDEN_COUNT_OPEN, Rule.PRO_HIDDEN_COUNT_OPEN)
def test_a_seat_sees_its_own_hand_and_the_size_of_others(game):
    for s in states(game, 9, 0, players=3, professionals=True):
        seen = hidden_state(game, s, 1)
        for alliance in range(ALLIANCES):
            place = s.alliance_at[alliance]
            mine = place in (hand(1), Pact.DISCARD + 1) or Pact.CONCLUDED <= place < Pact.DISCARD
            assert seen.alliance_at[alliance] == (place if mine else Pact.UNSEEN)
        assert seen.pact_size == s.pact_size and seen.staff_size == s.staff_size


@proves(Rule.SETUP_RETURNED_CARDS_SHUFFLED)
def test_who_returned_a_card_knows_that_nobody_was_dealt_it(game):
    match = game.new(seed=6, players=3, experienced=True)
    mine = in_hand(match, "ivan")
    while match.step == "return-alliance":
        match.play(match.moves[0])
    returned = mine - in_hand(match, "ivan")
    assert len(returned) == 2
    ids = game.ids("alliance")
    for seed in range(40):
        made = world(game, match.state, 0, seed)
        for card in returned:
            assert made.alliance_at[ids.index(card)] == Pact.DECK
    others = {made.alliance_at[ids.index(card)] for card in returned for seed in range(40)
              for made in [world(game, match.state, 1, seed)]}
    assert hand(0) in others or hand(2) in others           # nobody else knows


def test_a_discarded_card_is_known_to_who_discarded_it(game, table):
    names = game.ids("alliance")
    match = table(players=2, step="conclude", hands={"ivan": names[:7]})
    go(match, "decline", names[0])
    place = match.state.alliance_at[0]
    assert match.view("ivan").state.alliance_at[0] == place == Pact.DISCARD
    assert match.view("julia").state.alliance_at[0] == Pact.UNSEEN
