"""The greedy bot's advice: sensible choices at one glance, from what a seat sees."""

from itertools import chain

import pytest

from gamekit.games.uprising.advice import district_worth, greedy, look as looks
from gamekit.games.uprising.rules.table import District, Seat, Step
from gamekit.lab import compare, simulate
from gamekit.lab.statistics.stats import wilson
from gamekit.testing.advice import decisions

from ..helpers import cards, number


def best(match):
    """What looks best to the seat that decides: the things of all moves that look equally good."""
    seen, box = match.view(match.seat).state, match.game.box
    worths = {move: greedy.worth(box, seen, move.number) for move in match.moves}
    return {move.thing for move, worth in worths.items() if worth == max(worths.values())}


def near(match, name, seat="resistance"):
    """How near the nearest mission is to a seat's eyes."""
    look, s = looks.Look(), match.view(seat).state
    s.seat = Seat[seat.upper()]
    looks.glance(match.game.box, s, look)
    return looks.nearest(match.game.box, s, look, District[name.upper()])


# How near a mission is

@pytest.mark.parametrize(("missions", "held", "part"), [
    (["espionage", "coup", "armed-protests"], "", 0),
    (["espionage", "agitation", "smuggling"], "D2 P3", 625),            # 5 of the 8 points that count
    (["espionage", "agitation", "smuggling"], "D6 P6", 1000),
    (["civil-disobedience", "agitation", "smuggling"], "M6", 750),
    (["civil-disobedience", "underground-network", "sleeper-agents"], "M6 D2", 380),    # spoilt: 8 of 21
    (["coup", "sleeper-agents", "coordinated-plot"], "M2 D2", 666),     # two of three twos
    (["coup", "surge-of-activity", "coordinated-plot"], "M2 D3 P4", 750),
    (["surge-of-activity", "espionage", "agitation"], "S2^ S3^ S4", 666),
    (["armed-protests", "surge-of-activity", "coup"], "D2 S3", 714),    # 5 of 7
    (["coup", "surge-of-activity", "armed-protests"], "M6 M5 M4 P6 X1", 1000),      # Revolution: 21
])
def test_nearness(table, missions, held, part):
    match = table(missions=missions, cards={"truth": cards(held), "hand": [5]})
    assert near(match, "truth") == part


def test_nearness_is_one_exactly_where_a_mission_is_met(game):
    for s in chain.from_iterable(decisions(game, 5, i) for i in range(4)):
        look = looks.Look()
        seen = s.copy()
        seen.seat = Seat.RESISTANCE
        looks.glance(game.box, seen, look)
        for district in range(5):
            near = looks.nearest(game.box, seen, look, district)
            assert (near == looks.DONE) == (glance_met(game, s, district))


def glance_met(game, s, district):
    from gamekit.games.uprising.rules.missions import first_met

    return first_met(game.box, s, district, s.round) >= 0


def test_the_empire_takes_hidden_cards_for_average_ones(table):
    """The same two cards: open they are what they are; face down they count a little of everything."""
    shown, hidden = (table(cards={"truth": cards(held), "hand": [5]}) for held in ("D5^ P3^", "D5 P3"))
    assert near(shown, "truth", "empire") == near(shown, "truth")
    assert 0 < near(hidden, "truth", "empire") < near(hidden, "truth")


# Sensible choices

def test_it_marks_where_it_is_near(table):
    match = table(
        step="mark-districts", in_row=["plenty", "peace", "truth", "police", "capitol"],
        cards={"hand": cards("D5 M2 M3 S2 X1"), "truth": cards("P4"), "plenty": cards("M4")},
    )
    assert best(match) <= {"peace", "truth"}      # the left one of the pair that holds Truth


def test_it_shows_what_matters_little(table):
    match = table(
        step="plan-open", marked=["plenty", "peace"],
        cards={"hand": cards("D6 P6 M2 M3 X1"), "plenty": cards("D2")},
    )
    assert best(match) <= {"riot-2", "riot-3"}


def test_what_is_equal_is_left_to_the_dice(table):
    match = table(step="plan-open", marked=["plenty", "peace"], cards={"hand": cards("M2 M3 S2 S3 X1")})
    assert len(best(match)) > 1


def test_it_hides_what_completes_a_mission(table):
    match = table(
        step="plan-closed", marked=["plenty", "peace"], planned_card=["riot-2", None, None],
        planned_face=["up", "empty", "empty"],
        cards={"planned": cards("M2^"), "hand": cards("D6 M3 S3 X1"), "plenty": cards("P4")},
    )
    assert best(match) == {"diversion-6"}


def distribute(table, **given):
    return table(
        step="distribute", marked=["plenty", "peace"], slot="first", planned_card=["diversion-4", None, None],
        planned_face=["up", "empty", "empty"], **given,
    )


def test_it_distributes_where_a_mission_is_met(table):
    match = distribute(table, cards={"planned": cards("D4^"), "peace": cards("P4"), "plenty": cards("P3"), "hand": [2]})
    assert best(match) == {"peace"}


def test_it_does_not_spoil_a_district(table):
    match = distribute(
        table, missions=["civil-disobedience", "coup", "smuggling"],
        cards={"planned": cards("D4^"), "peace": cards("M6"), "hand": [2]},
    )
    assert best(match) == {"plenty"}


def test_it_captures(table):
    match = table(step="capture-district", cards={"truth": cards("D4 P4"), "hand": [2]})
    assert best(match) == {"truth"}


TOKENS = {
    "liquidate": ["liquidation"], "disorient": ["disorientation"], "send-card": ["disorientation"],
    "cordon": ["cordon"],
}


def defence(table, step="choose-token", planned="P6^ X1 M2", **given):
    """Three planned cards, one of them open; Plenty and Peace are marked."""
    names = [card.split()[0] for card in cards(planned)]
    held = {"planned": cards(planned), "hand": [2], **given.pop("held", {})}
    used = TOKENS.get(step, [])
    return table(
        step=step, token_down=used, actions=len(used), seat="empire", marked=["plenty", "peace"], planned_card=names,
        planned_face=["up", "down", "down"], cards=held, **given,
    )


def test_the_empire_cordons_where_a_mission_is_near(table):
    match = defence(table, "cordon", held={"peace": cards("D4^"), "plenty": cards("M3^")})
    assert best(match) == {"peace"}


def test_the_empire_removes_the_open_card_that_completes_a_mission(table):
    for step in ("liquidate", "disorient"):
        match = defence(table, step, held={"peace": cards("D4^")})
        assert best(match) == {"first"}


def test_the_empire_guesses_where_the_open_card_is_harmless(table):
    match = defence(table, "liquidate", planned="M2^ D5 X1", held={"peace": cards("P6^ P2^")})
    assert best(match) == {"second", "third"}


def test_the_empire_sends_a_card_where_it_does_least(table):
    match = defence(table, "send-card", slot="first", held={"peace": cards("D4^"), "truth": cards("D2^ P2^")})
    assert not best(match) & {"peace", "truth"}


def test_the_empire_sends_a_card_where_it_spoils(table):
    match = defence(
        table, "send-card", planned="D6^ X1 M2", slot="first", missions=["civil-disobedience", "coup", "smuggling"],
        held={"truth": cards("M4^ M3^")},
    )
    assert best(match) == {"truth"}


def test_the_empire_looks_before_it_strikes(table):
    assert best(defence(table, planned="M2^ D5 X1", held={"peace": cards("M3^")})) == {"surveillance"}


def test_the_capitol_is_worth_more_where_it_decides(table):
    def promise(mode):
        match = defence(table, mode=mode)
        card = number(match, "card", "gear-6")
        box, s = match.game.box, match.state
        return district_worth.promise_with(box, s, looks.Look(), District.CAPITOL, 0, card, -1)

    assert promise("capitol") > 2 * promise("standard")


# How well it plays

@pytest.mark.parametrize("seat", ["resistance", "empire"])
def test_greedy_beats_random(game, seat):
    """As either side, against the same opponent, by intervals that do not touch."""
    def wins(bot):
        other = {"resistance": "empire", "empire": "resistance"}[seat]
        winner = simulate(game, 1000, {seat: bot, other: "greedy"}, seed=9).column("winner")
        return int((winner == game.seat_number(seat)).sum())

    assert wilson(wins("greedy"), 1000)[0] > wilson(wins("random"), 1000)[1]


@pytest.mark.parametrize("seat", ["resistance", "empire"])
def test_search_beats_greedy(game, seat):
    """The same forty games against the same opponent: small, but the seed is fixed; intervals are in the README."""
    found = compare(game, 40, "search:100", "greedy", seat=seat, against="greedy", seed=2)
    assert found.estimate.value > 0, str(found)


def test_it_plays_a_match_to_the_end(game):
    match = game.new(seed=8, seats={"resistance": "greedy", "empire": "greedy"}).go_on()
    assert match.over and {frame.before.step for frame in match.frames} >= {Step.PLAN_CLOSED, Step.CHOOSE_TOKEN}
