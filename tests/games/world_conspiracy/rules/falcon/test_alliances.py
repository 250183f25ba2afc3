"""Falcon's alliances: concluded at once, and what each effect does for him."""

import pytest

from gamekit.games.secret_power.rules.table import Pact, hand
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves
from tests.games.secret_power.helpers import go, infiltrate

from .helpers import FALCON, HUMAN, agents, card, numbers, owned, resolve, rules, solo, stage, step, told


def concluded(game, alliance, **entries):
    """He has just concluded an alliance in the alliance phase."""
    s = solo(game, "falcon-concludes", **entries)
    step(game, s)
    s.taking = 0
    index = game.ids("alliance").index(alliance)
    s.pact_size[s.alliance_at[index]] -= 1
    s.alliance_at[index] = Pact.CONCLUDED + FALCON
    s.pact_size[Pact.CONCLUDED + FALCON] += 1
    rules(game, "falcon.alliances").conclude_at_once(game.box, s, index)
    return resolve(game, s)


@proves(Rule.FALCON_ALLIANCE_AT_ONCE)
def test_in_the_phase_he_concludes_the_top_card(game):
    s = resolve(game, step(game, solo(game, "falcon-concludes")))
    assert s.pact_size[Pact.CONCLUDED + FALCON] >= 1 and s.pact_size[hand(FALCON)] == 0
    assert told(game, s)[0] == "ALLIANCE_CONCLUDED"


@proves(Rule.FALCON_DIFFICULTY)
@pytest.mark.parametrize(("difficulty", "ego", "number"), [
    ("medium", "female", 0), ("high", "female", 0), ("maximum", "male", 1), ("maximum", "female", 2)])
def test_at_maximum_he_takes_secondary_objects(game, difficulty, ego, number):
    s = solo(game, "falcon-supplies", difficulty=difficulty, alter_ego=ego)
    resolve(game, step(game, s))
    assert sum(s.secondary[FALCON]) == number and game.step(s.step).name == "NEXT_ALLIANCE"


@proves(Rule.FALCON_ALLIANCE_AT_ONCE)
def test_who_is_intercepted_takes_one(game, table):
    match = table(falcon=True, players=2, row=("media-1", "media-2"), seat="ivan", curator="julia",
                  target={"julia": "media-1"}, pieces={"media-1": 1}, active={"ivan": 3, "julia": 0})
    infiltrate(match, "media-1", 2)
    assert match.state.pact_size[Pact.CONCLUDED + FALCON] >= 1
    assert match.state.pact_size[hand(FALCON)] == 0


def test_when_no_card_is_left_nothing_happens(game):
    everything = game.ids("alliance")[:46]
    s = solo(game, "falcon-concludes", concluded={"ivan": everything})
    resolve(game, step(game, s))
    assert s.taking == 0 and game.step(s.step).name == "FALCON_SUPPLIES"


@proves(Rule.FALCON_ALLIANCE_AT_ONCE)
def test_an_empty_deck_is_shuffled_anew(game):
    *known, last = game.ids("alliance")[:46]
    s = solo(game, "falcon-concludes", alliances={"ivan-concluded": known, "shown": [last]})
    resolve(game, step(game, s))
    assert s.alliance_at[game.ids("alliance").index(last)] == Pact.CONCLUDED + FALCON


# Effects

def test_shadow_agents_and_a_secondary_object(game):
    s = concluded(game, "yakuza")
    assert s.in_force[FALCON][0] == 1 and s.secondary[FALCON] == [1, 0, 0, 0]


def test_a_sign_comes_before_the_effect(game):
    s = concluded(game, "anarchists", active={"ivan": 3})
    assert stage(game, s, "comintern") == 1 and agents(s, HUMAN) == (2, 8)
    assert told(game, s).index("STAGE_ENTERED") < told(game, s).index("ACTIVE_LOST")


def test_recruiting(game):
    assert agents(concluded(game, "federal-reserve", active={"julia": 1})) == (4, 6)


@pytest.mark.parametrize(("own", "secondary"), [([], [1, 1, 0, 0]), (["universities-1"], [1, 0, 1, 0])])
def test_one_of_the_other_groups(game, own, secondary):
    assert concluded(game, "hollywood", own={"julia": own}).secondary[FALCON] == secondary


def test_another_alliance_instead_of_cards(game):
    s = concluded(game, "templars")
    assert s.pact_size[Pact.CONCLUDED + FALCON] >= 2 and s.pact_size[hand(FALCON)] == 0


def test_the_object_with_most_pieces_is_emptied(game):
    s = concluded(game, "illuminati", own={"julia": ["media-1", "media-2"]}, pieces={"media-1": 2, "media-2": 4},
                  active={"julia": 1})
    assert s.active[FALCON] == 5 and s.secondary[FALCON] == [0, 0, 0, 1]


def test_the_human_chooses_what_to_hand_over(game):
    s = concluded(game, "opus-dei", own={"ivan": ["media-1", "security-1", "banks-1"]})
    assert (game.step(s.step).name, s.seat) == ("HAND_OVER", HUMAN)
    legal = [0] * 200
    assert {game.ids("gift")[one] for one in legal[: game.flow.legal(game.box, s, legal)]} <= {"media-1", "security-1"}
    game.flow.apply(game.box, s, card(game, "security-1"))
    assert "security-1" in owned(game, s)
    assert game.step(concluded(game, "opus-dei", own={"ivan": ["banks-1"]}).step).name == "FALCON_SUPPLIES"


@pytest.mark.parametrize(("secondary", "given"), [
    ({}, "media-2"), ({"julia": {"control": 1}}, "secondary-control")])
def test_what_he_hands_over(table, secondary, given):
    """A secondary object, else the card that came first."""
    match = table(falcon=True, players=2, step="conclude", seat="ivan", curator="ivan", secondary=secondary,
                  hands={"ivan": ["opus-dei"]}, came={"media-1": 2, "media-2": 1},
                  own={"ivan": ["media-3", "security-1", "consulates-1"], "julia": ["media-1", "media-2"]},
                  pieces={"media-2": 2})
    go(match, "opus-dei", "julia")
    handed = next(line for line in match.log if line.said.name == "HANDED_OVER")
    assert match.game.ids("gift")[handed.numbers[2]] == given


def test_a_large_infiltration_recruits(game):
    s = solo(game, row=("governments-1",), active={"julia": 4}, concluded={"julia": ["club-of-rome"]})
    step(game, s, 2)
    assert agents(s)[0] == 1


def test_he_detains(game):
    s = solo(game, row=("media-1",), target={"ivan": "media-1"}, pieces={"media-1": 2}, concluded={"julia": ["cia"]},
             active={"ivan": 0, "julia": 3})
    step(game, s)
    assert numbers(game, s, "DETAINED") == [(HUMAN, 1)]


def test_with_the_curator_more_come(game):
    s = solo(game, "begin-turn", row=("media-1",), curator="julia", active={"julia": 1},
             concluded={"julia": ["peace-corps"]})
    step(game, s)
    assert agents(s)[0] == 1 + 3


def test_he_draws_no_hand(game):
    s = solo(game)
    rules(game, "falcon.alliances").draw_alliance(s, FALCON)
    assert s.taking == 1 and s.pact_size[hand(FALCON)] == 0
