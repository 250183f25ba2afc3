"""World Media: alliances for stages, cards from the row, and a card of power that brings more."""

import pytest

from gamekit.engine.view import hidden_state, world
from gamekit.games.secret_power.rules.table import SEATS
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import Pact
from gamekit.testing import proves
from tests.games.secret_power.helpers import (
    active, forbidden, go, in_hand, infiltrate, owns, points, refusal, reserve, said, things,
)

from ..helpers import aliens, lines, open_alliances, shadows, stage

ROW = ("corporations-1", "unions-1", "governments-1", "media-1", "banks-1")
OPEN = ["cia", "kgb", "mossad"]


def turn(table, at=0, **entries):
    """Julia is to act, without the curator."""
    facts = {"row": ROW, "world_media": True, "seat": "julia", "curator": "ivan", "active": {"julia": 5}}
    if at:
        facts["stages"] = {"julia": {"world-media": at}}
    return table(**facts | entries)


# What a stage asks for

@proves(Rule.WORLD_MEDIA_TAKE)
def test_joining_takes_a_card_from_anywhere_in_the_row(table):
    match = go(turn(table), "advance", "world-media")
    assert match.step == "take-from-row" and things(match) == {"media-1", "banks-1"}
    assert forbidden(match, "governments-1") == "WORLD_MEDIA_TAKE"
    go(match, "banks-1")
    assert owns(match, "julia") == {"banks-1"} and match.state.row_size == 4
    assert (active(match, "julia"), stage(match, "julia", "world-media")) == (2, 1)


@proves(Rule.WORLD_MEDIA_DISCARD_ALLIANCES, Rule.WORLD_MEDIA_NOT_FROM_HAND)
@pytest.mark.parametrize(("at", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_stages_cost_concluded_alliances(table, at, cost):
    facts = {"hands": {"julia": ["gladio"]}, "row": ("unions-1", "unions-2")}
    match = go(turn(table, at, concluded={"julia": OPEN}, **facts), "advance", "world-media")
    assert match.step == "give-up-alliance" and things(match) == set(OPEN)
    assert forbidden(match, "gladio") == "WORLD_MEDIA_NOT_FROM_HAND"
    assert forbidden(match, "jesuits") == "WORLD_MEDIA_DISCARD_ALLIANCES"
    go(match, *OPEN[:cost])
    assert stage(match, "julia", "world-media") == at + 1 and open_alliances(match, "julia") == set(OPEN[cost:])
    short = go(turn(table, at, concluded={"julia": OPEN[: cost - 1]}, **facts), "advance")
    assert forbidden(short, "world-media") == "WORLD_MEDIA_DISCARD_ALLIANCES"


@proves(Rule.WORLD_MEDIA_WAR)
def test_a_war_only_adds_an_agent(table):
    facts = {"objects": {"war": ["world-war-1"]}, "row": ("unions-1",)}
    match = go(turn(table, 1, active={"julia": 4}, concluded={"julia": OPEN}, **facts), "advance", "world-media", "cia")
    assert active(match, "julia") == 0
    poor = go(turn(table, 1, active={"julia": 3}, concluded={"julia": OPEN}, **facts), "advance")
    assert forbidden(poor, "world-media") == "PROJECT_AGENTS_TO_RESERVE"
    none = go(turn(table, 1, active={"julia": 6}, **facts), "advance")
    assert forbidden(none, "world-media") == "WORLD_MEDIA_DISCARD_ALLIANCES"


@proves(Rule.WORLD_MEDIA_LOST_ALLIANCE)
def test_what_an_alliance_gave_is_lost(table):
    """Its sign and its shadow agent; not the secondary object that came with it."""
    match = turn(table, 3, concluded={"julia": ["yakuza", "federation-of-trade-unions", "cia"]}, row=("unions-2",),
                 secondary={"julia": {"control": 1}})
    assert (match.state.signs[1][0], shadows(match, "julia")) == (1, 1)
    before = points(match, "julia")
    go(match, "advance", "world-media", "yakuza", "federation-of-trade-unions")
    assert (match.state.signs[1][0], shadows(match, "julia"), match.state.secondary[1][0]) == (0, 0, 1)
    assert points(match, "julia") == before     # the CIA's points stay
    names = match.game.ids("alliance")
    assert match.state.alliance_at[names.index("yakuza")] == Pact.SHOWN
    assert hidden_state(match.game, match.state, 0).alliance_at[names.index("yakuza")] == Pact.SHOWN


@proves(Rule.WORLD_MEDIA_LOST_ALLIANCE)
def test_everybody_knows_what_was_shuffled_into_the_deck(game, table):
    """Nobody has it who has drawn nothing since."""
    names = game.ids("alliance")
    shown = ["cia", "kgb"]
    rest = [name for name in (*names[:46], *names[49:52]) if name not in shown]     # those that are in the game
    match = turn(table, players=3, alliances={"shown": shown, "julia-hand": rest[:20], "alexey-hand": rest[20:]})
    draw = game.file("rules.alliances").draw_alliance
    draw(match.state, 0)
    there = [name for name in shown if match.state.known_by[names.index(name)] == 1 + SEATS]
    assert there == shown and len(in_hand(match, "ivan")) == 1
    held = {match.state.alliance_at[names.index(name)] for name in shown}
    for seed in range(20):
        made = world(game, match.state, 2, seed)
        assert {made.alliance_at[names.index(name)] for name in shown} == held


@proves(Rule.WORLD_MEDIA_NOT_COMPULSORY)
def test_nobody_has_to_advance_in_it(table):
    """All agents but three stand in projects: nothing else is possible."""
    facts = {"row": ("corporations-1",), "stages": {"julia": {
        "secret-power": 5, "comintern": 1, "united-nations": 5, "espionage": 5, "world-media": 1}},
        "own": {"julia": ["banks-1"]}, "pieces": {"banks-1": 2}, "active": {"julia": 3},
        "concluded": {"julia": ["gladio"]}}
    assert things(turn(table, **facts)) == {"advance", "pass"}


# On entering

@proves(Rule.WORLD_MEDIA_AGENTS_HOME, Rule.WORLD_MEDIA_NO_INTERCEPTION)
def test_agents_on_the_card_come_home(table):
    match = turn(table, target={"ivan": "media-1"}, pieces={"media-1": 2}, row=("media-1", "unions-1"))
    before = active(match, "ivan")
    go(match, "advance", "world-media", "media-1")
    assert active(match, "ivan") == before + 2 and match.state.target[0] == -1
    assert "INTERCEPTED" not in said(match) and not in_hand(match, "ivan")


@proves(Rule.WORLD_MEDIA_NOT_LATER, Rule.WORLD_MEDIA_MUST_TAKE)
def test_now_or_never(table):
    match = go(turn(table, row=("unions-1", "corporations-1")), "advance", "world-media")
    assert match.step == "choose-action" and match.seat == "alexey" and "TAKEN_FROM_ROW" not in said(match)
    match = go(turn(table), "advance", "world-media")
    assert "decline" not in things(match)


@proves(Rule.WORLD_MEDIA_TAKE, Rule.REPTILIAN_TAKEN_ALONG)
def test_the_reptilian_below_is_taken_too(table):
    match = turn(table, reptilians=True, aliens={"media-1-under": ["royal-1"]})
    go(match, "advance", "world-media", "media-1")
    assert aliens(match, "julia-area") == {"royal-1"}


def test_an_empty_row_ends_the_phase(table):
    """Who takes the last card leaves nothing to the others."""
    match = turn(table, players=2, row=("media-1",), active={"ivan": 0, "julia": 3}, hands={"ivan": ["cia"]})
    go(match, "advance", "world-media", "media-1")
    assert match.step == "conclude" and owns(match, "julia") == {"media-1"}


# In the final count

def counted(table, at, *own, **entries):
    """Julia's points, when the game ends."""
    facts = {"row": (), "step": "count", "players": 2, "own": {"julia": own}, "active": {}}
    return turn(table, at, **facts | entries)


@proves(Rule.WORLD_MEDIA_FINAL)
def test_d37_universities_with_a_circle_bring_four_for_each_card(table):
    own = ["universities-1", "research-1", "research-2", "laboratories-1", "laboratories-2", "patents-1"]
    match = counted(table, 2, *own, secondary={"julia": {"science": 1}}, objects={
        "julia-area": own, "universities-1-attached": ["inner-circle-1"]})
    assert (match.step, match.seat) == ("choose-broadcast", "julia")
    go(match, "universities-1")
    assert match.over and lines(match, "julia")["leading"] == 24


@proves(Rule.WORLD_MEDIA_FINAL)
def test_it_is_for_one_card_only(table):
    match = counted(table, 1, "universities-1", "universities-2", "research-1", "research-2", players=3)
    assert things(match) == {"universities-1"}          # two alike
    go(match, "universities-1")
    assert lines(match, "julia")["leading"] == 2 + 2 + 2


@proves(Rule.WORLD_MEDIA_POWER_CARD)
@pytest.mark.parametrize(("at", "card", "line", "brings"), [
    (1, "crime-1", "crime", 2 * 4), (2, "corporations-1", "corporations", 3 * 5), (5, "exchanges-1", "leading", 2 * 4)])
def test_each_card_of_power_counts_what_it_counts(table, at, card, line, brings):
    """Two sets; three cards of power, one of them a supreme secondary object; two cards of finance."""
    own = [card, "governments-1", "media-1", "media-2", "banks-1", "banks-2", "patents-1", "patents-2"]
    match = counted(table, at, *own, secondary={"julia": {"supreme": 1}})
    assert things(match) == {card, "governments-1"} and forbidden(match, "media-1") == "WORLD_MEDIA_POWER_CARD"
    go(match, card)
    other = 2 if line == "leading" else 0       # what governments bring without it
    assert lines(match, "julia")[line] == brings + other


@proves(Rule.WORLD_MEDIA_FINAL)
def test_without_a_card_of_power_the_benefit_is_lost(table):
    match = counted(table, 3, "media-1", secondary={"julia": {"supreme": 1}})
    assert match.over and "BROADCAST_CHOSEN" not in said(match)
    assert counted(table, 0, "governments-1", "media-1").over


@proves(Rule.FORCE_NOT_WITH_WORLD_MEDIA)
def test_not_together_with_anti_terror(game):
    with pytest.raises(Exception, match="antiterror"):
        game.new(world_media=True, antiterror=True)


def test_a_fifth_project_may_be_played_alone(game, table):
    match = infiltrate(turn(table, row=("media-1", "unions-1")), "media-1", 1)
    assert reserve(match, "julia") == 5 and refusal(match, "capture the trend") == "TREND_NONE_IN_FORCE"
