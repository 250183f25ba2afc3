"""What the Empire cannot rule out, counted by brute force: a redeal reaches all of it and nothing else."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from gamekit.engine.moves import legal_moves
from gamekit.engine.view import hidden_state, world
from gamekit.games.uprising.rules.hidden import possible
from gamekit.games.uprising.rules.rulebook import Rule
from gamekit.games.uprising.rules.table import Pile, Seat, Step
from gamekit.testing import proves
from gamekit.testing.play import states

from ..helpers import arrived, cards, number, play

def value(card):
    return 0 if card.startswith("provocation") else int(card[-1])


def total(held, type):
    return sum(value(card) for card in held if card.startswith(type))


MEETS = {   # written anew, from the rulebook's words
    "revolution": lambda held: sum(map(value, held)) >= 21,
    "civil-disobedience": lambda held: total(held, "riot") >= 8 and total(held, "diversion") == 0,
    "agitation": lambda held: total(held, "riot") >= 4 and total(held, "propaganda") >= 4,
    "smuggling": lambda held: total(held, "riot") >= 4 and total(held, "gear") >= 4,
    "espionage": lambda held: total(held, "diversion") >= 4 and total(held, "propaganda") >= 4,
    "armed-protests": lambda held: total(held, "diversion") > total(held, "gear") >= 3,
}


def opens(face_up, face_down, shows):
    """The fewest and lowest face-down cards with which the face-up ones show something."""
    ways = [some for number in range(len(face_down) + 1) for some in combinations(face_down, number)
            if shows([*face_up, *some])]
    return set(min(ways, key=lambda some: (len(some), sorted(map(value, some)), sorted(some))))


def fill(game, seen, wanted, **entries):
    """A position in which these cards are seen, so many are not in each place, and all others are in the open."""
    named = {card.split()[0] for some in seen.values() for card in some}
    unseen = set(entries.pop("unseen"))
    others = [f"{card} open" for card in game.ids("card") if card not in named | unseen]
    groups = {place: [*seen.get(place, []), *([wanted[place]] if place in wanted else [])] for place in seen | wanted}
    groups["liquidated"] = [*others, *groups.get("liquidated", [])]
    return game.position({"cards": groups, **entries}, seed=1)


def dealt(match, unseen, seed):
    """Where the unseen cards lie in a redealt world: the place, its number above the marker, the round they came in."""
    made = world(match.game, match.state, Seat.EMPIRE, seed)
    found = []
    for card in unseen:
        index = number(match, "card", card)
        slot = made.planned_card.index(index) if made.card_at[index] == Pile.PLANNED else -1
        found.append((match.game.ids("pile")[made.card_at[index]], slot, made.came_in[index]))
    return tuple(found)


def all_worlds(places, unseen, fits):
    """Every way to lay the unseen cards into the places, of which each has a name, a slot, and a round."""
    found = set()
    for order in permutations(places):
        laid = dict(zip(unseen, order, strict=True))
        at = {}
        for card, place in laid.items():
            at.setdefault((place[0], place[2]), []).append(card)
        if fits(at):
            found.add(tuple(laid[card] for card in unseen))
    return found


def check(match, unseen, places, fits, redeals=6000):
    expected = all_worlds(places, unseen, fits)
    found = Counter(dealt(match, unseen, seed) for seed in range(redeals))
    assert set(found) == expected
    mean = redeals / len(expected)
    squares = sum((found[one] - mean) ** 2 / mean for one in expected)
    freedom = len(expected) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5     # every world is as likely: chi-square within 5 deviations


@proves(Rule.EMPIRE_SEES, Rule.FEWEST_OPENED, Rule.TRUE_CONTENT, Rule.LIQUIDATED_PROVOCATION)
def test_what_a_capture_and_a_liquidation_tell(game):
    unseen = cards("M2 M6 D2 X1 P2 S2")
    match = fill(
        game, {"truth": ["riot-3 open opened", "riot-5 open opened"], "planned": ["gear-6 open"]},
        {"truth": 2, "plenty": 1, "liquidated": 1, "planned": 2}, unseen=unseen, step="choose-token", round=8,
        decisive=1, open_missions=["revolution", "civil-disobedience", "coup", "espionage"],
        districts={"civil-disobedience": ["truth"]}, captured_in={"truth": 5},
    )
    places = [("truth", -1, 0)] * 2 + [("plenty", -1, 0), ("liquidated", -1, 0), ("planned", 1, 0), ("planned", 2, 0)]

    def fits(at):
        hidden = at["truth", 0] + cards("M3 M5")
        shown = opens([], hidden, lambda held: total(held, "riot") >= 8)
        return (MEETS["civil-disobedience"](hidden) and shown == {"riot-3", "riot-5"}
                and not at["liquidated", 0][0].startswith("provocation"))

    check(match, unseen, places, fits)


@proves(Rule.FEWEST_OPENED, Rule.MORE_THAN)
def test_after_armed_protests_no_gear_is_hidden(game):
    unseen = cards("D6 S2 S4 M6 X1")
    match = fill(
        game, {"peace": ["diversion-2 open", "diversion-5 open opened", "gear-3 open opened"]},
        {"peace": 2, "hand": 2, "deck": 1}, unseen=unseen, step="capture-district", round=6,
        open_missions=["revolution", "armed-protests", "coup", "espionage"],
        districts={"armed-protests": ["peace"]}, captured_in={"peace": 3},
    )

    def fits(at):
        held = [*at["peace", 0], *cards("D2 D5 S3")]
        face_down = [card for card in held if card != "diversion-2" and card.startswith("diversion")]
        gear = total(held, "gear")
        if not MEETS["armed-protests"](held) or gear != 3:
            return False
        return opens(["diversion-2"], face_down, lambda some: total(some, "diversion") > gear) == {"diversion-5"}

    check(match, unseen, [("peace", -1, 0)] * 2 + [("hand", -1, 0)] * 2 + [("deck", -1, 0)], fits)


@proves(Rule.CAPTURE_IS_OPTIONAL)
def test_what_automatic_checks_tell(game):
    """Cards that came after the check may be anything; those before it left every mission unmet."""
    unseen = cards("M5 M3 P2 P5 X1")
    match = fill(
        game, {"plenty": ["gear-4 open"], "police": ["riot-4 open", "gear-5 open"], "planned": ["diversion-2 open"]},
        {"plenty": 2, "police": 1, "liquidated": 1, "planned": 1}, unseen=unseen, step="distribute", round=4,
        capture="automatic", passed_in={"plenty": 3}, arrived=arrived(plenty={4: 1}), marked=["plenty", "peace"],
        open_missions=["revolution", "agitation", "smuggling", "coup"],
        districts={"smuggling": ["police"]}, captured_in={"police": 2},
    )
    places = [("plenty", -1, 0), ("plenty", -1, 4), ("police", -1, 0), ("liquidated", -1, 0), ("planned", 1, 0)]

    def fits(at):
        old, captured = [*at["plenty", 0], "gear-4"], [*at["police", 0], *cards("M4 S5")]
        return (not any(MEETS[name](old) for name in ("revolution", "agitation", "smuggling"))
                and not MEETS["agitation"](captured) and at["liquidated", 0] != ["provocation-1"])

    check(match, unseen, places, fits)


@proves(Rule.CAPTURE_IS_OPTIONAL)
def test_what_earlier_automatic_checks_tell(game):
    """A Diversion that comes later spoils Civil Disobedience: that it was not met before, only that check tells."""
    unseen = cards("M3 M5 D2 D4 P2 X1")
    match = fill(
        game, {"plenty": ["riot-4 open"]}, {"plenty": 3, "deck": 3}, unseen=unseen, step="capture-district", round=4,
        capture="automatic", passed_in={"plenty": 3}, came_in={"riot-4": 1},
        arrived=arrived(plenty={1: 2, 2: 1, 3: 1}), open_missions=["revolution", "civil-disobedience", None, None],
    )
    places = [("plenty", -1, 1), ("plenty", -1, 2), ("plenty", -1, 3)] + [("deck", -1, 0)] * 3

    def unmet(at, *rounds):
        return not any(MEETS["civil-disobedience"](["riot-4", *lying_in(at, "plenty", round)]) for round in rounds)

    assert len(all_worlds(places, unseen, lambda at: unmet(at, 1, 2, 3))) < len(
        all_worlds(places, unseen, lambda at: unmet(at, 3)))
    check(match, unseen, places, lambda at: unmet(at, 1, 2, 3))


def lying_in(at, place, last):
    """The unseen cards that came to a place until a round."""
    return [card for (name, round), some in at.items() if name == place and round <= last for card in some]


@proves(Rule.CAPTURE_IS_OPTIONAL, Rule.FACE_UP_BEFORE)
def test_what_checks_before_a_capture_tell(game):
    """The third Riot lay face down until the capture, so that Surge of Activity was not met."""
    unseen = cards("D2 D3 S3 P2 P3 X1")
    opened = ["riot-6", "diversion-6", "gear-6"]
    match = fill(
        game, {"peace": [*cards("M2^ M3^"), *(f"{card} open opened" for card in opened)]}, {"peace": 3, "deck": 3},
        unseen=unseen, step="capture-district", round=6, capture="automatic", passed_in={"peace": 3},
        came_in={"riot-2": 1, "riot-3": 1, "riot-6": 2, "diversion-6": 3, "gear-6": 4},
        arrived=arrived(peace={1: 2, 2: 3, 3: 1, 4: 2}), captured_in={"peace": 4}, districts={"revolution": ["peace"]},
        open_missions=["revolution", "civil-disobedience", "surge-of-activity", None],
    )

    def fits(at):
        second = [*cards("M2 M3 M6"), *lying_in(at, "peace", 2)]
        third, fourth = [*second, "diversion-6"], [*second, "diversion-6", "gear-6", *at["peace", 4]]
        face_down = [card for card in fourth if card not in cards("M2 M3")]
        return (not any(MEETS[name](held) for name in ("revolution", "civil-disobedience") for held in (second, third))
                and opens(cards("M2 M3"), face_down, MEETS["revolution"]) == set(opened))

    check(match, unseen, [("peace", -1, 2)] * 2 + [("peace", -1, 4)] + [("deck", -1, 0)] * 3, fits)


@proves(Rule.CAPTURE_BY_MISSION)
def test_a_declared_district_meets_a_mission(game):
    unseen = cards("M5 D5 P2 X1 S6")
    match = fill(
        game, {"peace": ["propaganda-4 open"]}, {"peace": 1, "hand": 2, "deck": 2}, unseen=unseen, round=5,
        step="capture-mission", district="peace", open_missions=["revolution", "agitation", "espionage", "smuggling"],
    )

    def fits(at):
        held = [*at["peace", 0], "propaganda-4"]
        return any(MEETS[name](held) for name in ("revolution", "agitation", "espionage", "smuggling"))

    check(match, unseen, [("peace", -1, 0)] + [("hand", -1, 0)] * 2 + [("deck", -1, 0)] * 2, fits, 1500)


@proves(Rule.THREE_PROVOCATIONS)
def test_three_face_down_cards_at_the_end_are_provocations(game):
    match = fill(game, {"hand": cards("X1 X2 X3")}, {"plenty": 1}, unseen=cards("X4"), step="plan-open", round=8,
                 decisive=1, token_down=["surveillance", "liquidation"])
    assert [move.id for move in match.moves] == ["plan-open decline"]
    play(match, "plan-open decline", "provocation-1", "provocation-2", "provocation-3")
    assert match.position()["planned_face"] == ["down"] * 3
    assert set(match.view("empire").position()["cards"]["planned"]) == {f"provocation-{n} known" for n in (1, 2, 3)}
    play(match, "disorientation", "disorient first", "peace")
    assert match.view("empire").position()["cards"]["peace"][0].endswith(" known")


@proves(Rule.RESISTANCE_SEES)
def test_the_resistance_sees_all_but_the_future(game):
    for s in states(game, 3, 0):
        assert hidden_state(game, s, Seat.RESISTANCE).card_at == s.card_at
        assert world(game, s, Seat.RESISTANCE, 5).card_at == s.card_at


@proves(Rule.EMPIRE_SEES)
def test_the_place_above_the_marker_tells_nothing(table):
    """Which of two cards was planned first cannot be told from where they lie."""
    first = Counter()
    for seed in range(400):
        match = table(seed=seed, cards={"hand": cards("M2 M3 M4 M5 M6")})
        play(match, "plenty", "riot-2", "riot-3", "riot-4")
        first[match.state.planned_card[1]] += 1
    assert len(first) == 2
    assert min(first.values()) > 150


def test_the_empire_decides_the_same_in_all_worlds(game):
    """Moves of the Empire and their words name no card that lies face down."""
    for s in states(game, 11, 0):
        if s.seat == Seat.EMPIRE and s.step != Step.OVER:
            seen = hidden_state(game, s, Seat.EMPIRE)
            told, known = ([(m.text("en"), m.text("ru")) for m in legal_moves(game, state)] for state in (s, seen))
            assert told == known


@pytest.mark.parametrize("capture", ["declared", "automatic"])
def test_the_true_world_is_always_possible(game, capture):
    """Nothing that the Empire is taken to know is false."""
    for seed in range(12):
        for s in states(game, 21, seed, capture=capture):
            assert possible(game.box, s.copy(), [1] * 10), (seed, s.step)
