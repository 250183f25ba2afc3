"""Where the Use of Force meets the other modules: what else can be discarded, and what a trend counts."""

from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves
from tests.games.secret_power.helpers import forbidden, go, refusal, said, things

from ..helpers import aliens, captured, tokens

CARDS = ["unions-1", "unions-2"]


def turn(table, **entries):
    """Ivan is to act, with the curator."""
    facts = {"row": ("media-1", "media-2"), "covert_operations": True, "trends": True, "active": {"ivan": 8}}
    return table(**facts | entries)


@proves(Rule.DISCARD_TOKENS_COUNT, Rule.DISCARD_TOKENS_REMOVED)
def test_trends_and_reptilians_pay_too(table):
    own = {"ivan-area": ["royal-1", "royal-2"], "julia-area": ["royal-3"]}
    there = {"top": ["militarism"], "ivan-captured": ["populism"], "julia-captured": ["corruption"]}
    match = go(turn(table, reptilians=True, aliens=own, movements=there), "covert-operation", "cyberattack-1")
    assert things(match) == {"populism", "royal-1"}         # alike
    for other in ("militarism", "corruption", "royal-3"):
        assert forbidden(match, other) == "DISCARD_FROM_OWN_AREA"
    go(match, "populism", "royal-1")
    assert not captured(match, "ivan") and aliens(match, "ivan-area") == {"royal-2"}
    assert match.game.ids("current")[match.state.movement_at[0]] == "out" and "TREND_DISCARDED" in said(match)
    assert aliens(match, "discard") == {"royal-1"} and match.state.signs[0][3] == 1


@proves(Rule.DISCARD_TOKENS_COUNT)
def test_for_anti_terror_as_well(table):
    match = turn(table, antiterror=True, movements={"top": ["militarism"], "julia-captured": ["populism"]},
                 seat="julia", curator="ivan", active={"julia": 4}, stages={"julia": {"antiterror": 1}})
    go(match, "advance", "antiterror")
    assert things(match) == {"populism"}


@proves(Rule.COVERT_IS_OPERATION, Rule.TREND_EVEN)
def test_militarism_counts_covert_operations_when_they_are_paid(table):
    """The second token is even; if the first pays for it, there is only one."""
    facts = {"own": {"ivan": CARDS}, "operations": {"ivan": ["obstacles"]}, "movements": {"top": ["militarism"]},
             "hands": {"ivan": ["gladio"]}}
    match = go(turn(table, **facts), "covert-operation", "cyberattack-1", *CARDS)
    assert match.step == "follow-trend" and tokens(match, "ivan") == {"obstacles", "cyberattack-1"}
    match = go(turn(table, **facts), "covert-operation", "cyberattack-1", "unions-1", "obstacles")
    assert match.step == "choose-action" and match.seat == "julia"
    assert refusal(match, "capture the trend") == "TREND_CAPTURE_COST"
