"""What the lab asks of Uprising: exact chances against redeals, players with a weakness, unknown missions."""

from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import comb
from random import Random

import pytest

from gamekit.engine.moves import legal_numbers
from gamekit.engine.twin import available
from gamekit.engine.unknown import varied
from gamekit.engine.view import world
from gamekit.games.uprising.lab import players, predictions, unknown
from gamekit.games.uprising.rules.hidden import possible
from gamekit.games.uprising.lab.provocation_chance import counted_chance, provocation_chance
from gamekit.games.uprising.rules.table import CARDS, PILES, District, Face, Pile, Seat, Slot, Step, Type
from gamekit.lab.showing import canvas
from gamekit.lab import simulate
from gamekit.lab.statistics.exact import draw_chance
from gamekit.lab.statistics.stats import BadStudy, wilson
from gamekit.lab.questions.sensitivity import groups_of, sensitivity
from gamekit.lab.questions.predictability import cases, predictability

from ..helpers import cards, number, play
from ..rules.test_hidden import fill

REDEALS, LEVEL = 1500, 0.999
WORLDS, MATCHES = 20, 200


def simulated(match, place):
    """How often redealt worlds have a Provocation at the face-down cards of a place, and of how many cards."""
    box, pile, found, lain = match.game.box, match.game.ids("pile").index(place), 0, 0
    for seed in range(REDEALS):
        made = world(match.game, match.state, Seat.EMPIRE, seed)
        down = [card for card in range(CARDS) if made.card_at[card] == pile and not made.open[card]]
        found += sum(box.type[card] == Type.PROVOCATION for card in down)
        lain += len(down)
    return found, lain


def agrees(match, place):
    """The exact chance lies in the interval of the redeals. Cards of one world are not independent: fewer count."""
    found, lain = simulated(match, place)
    low, high = wilson(found * REDEALS / lain, REDEALS, LEVEL)
    return low <= counted_chance(match.view("empire"), place) <= high


# The chance that a face-down card is a Provocation

def test_at_the_start_it_is_four_in_twenty_four(game):
    match = game.new(seed=3)
    assert counted_chance(match.view("empire"), "hand") == draw_chance(wanted=4, deck=24, drawn=1)
    assert agrees(match, "hand") and agrees(match, "deck")


def test_what_is_seen_changes_it(game):
    """One card is shown: 4 of 23. A Provocation is found out: 3 of 22. A card liquidated face down is none: 3 of 21."""
    match = game.position({
        "step": "choose-token", "seat": "empire", "round": 3, "marked": ["plenty", "peace"],
        "cards": {"planned": ["gear-3 open", 2], "hand": [2], "liquidated": ["provocation-1 open", 1]},
    }, seed=5)
    assert counted_chance(match.view("empire")) == Fraction(3, 21)
    assert counted_chance(match.view("empire"), "liquidated") == 0
    for place in ("planned", "deck", "liquidated"):
        assert agrees(match, place)


def test_surveillance_tells_about_the_other_card(table):
    """Whoever sees that one card is none thinks the other a little likelier."""
    match = table(cards={"hand": cards("M2 M3 X1 S4 P5"), "deck": [19]})
    play(match, "plenty", "riot-2", "riot-3", "provocation-1")
    before = counted_chance(match.view("empire"))
    slot = match.game.ids("slot")[match.state.planned_card.index(number(match, "card", "riot-3"))]
    play(match, "surveillance", slot)
    assert (before, counted_chance(match.view("empire"))) == (Fraction(4, 23), Fraction(4, 22))


def captured(game):
    """Truth was captured by Civil Disobedience; two cards lie face down there, one was liquidated, two are planned."""
    return fill(
        game, {"truth": ["riot-3 open opened", "riot-5 open opened"], "planned": ["gear-6 open"]},
        {"truth": 2, "plenty": 1, "liquidated": 1, "planned": 2}, unseen=cards("M2 M6 D2 X1 P2 S2"),
        step="choose-token", round=8, decisive=1, districts={"civil-disobedience": ["truth"]},
        open_missions=["revolution", "civil-disobedience", "coup", "espionage"], captured_in={"truth": 5},
    )


def by_brute_force(match, place):
    """All ways to lay the unseen cards into the places that lack some, in the Empire's view."""
    seen, box = match.view("empire").state, match.game.box
    unseen = [card for card in range(CARDS) if seen.card_at[card] == Pile.UNSEEN]
    lacking = [seen.pile_size[pile] - seen.card_at.count(pile) for pile in range(PILES)]
    places = [pile for pile in range(Pile.UNSEEN) for _ in range(lacking[pile])]
    pile, found, lain = match.game.ids("pile").index(place), 0, 0
    for order in permutations(places):
        made = seen.copy()
        for card, there in zip(unseen, order, strict=True):
            made.card_at[card] = there
        fakes = [made.card_at[card] for card in unseen if box.type[card] == Type.PROVOCATION]
        if Pile.LIQUIDATED not in fakes and possible(box, made, lacking):
            found, lain = found + fakes.count(pile), lain + lacking[pile]
    return Fraction(found, lain)


@pytest.mark.parametrize("place", ["truth", "plenty", "planned", "liquidated"])
def test_what_a_capture_tells_is_counted(game, place):
    match = captured(game)
    exact = counted_chance(match.view("empire"), place)
    assert exact == by_brute_force(match, place)
    assert agrees(match, place)


def test_a_capture_makes_a_difference(game):
    """No Diversion can lie in Truth, so a Provocation is likelier there than elsewhere."""
    view = captured(game).view("empire")
    assert counted_chance(view, "truth") > counted_chance(view, "planned") > 0


def test_what_cannot_be_counted_is_told(game):
    start, checked = game.new(seed=1), game.new(seed=1, capture="automatic")
    for match, seat, place, told in (
        (start, "empire", "moon", "allowed: deck"), (start, "empire", "unseen", "allowed"),
        (start, "empire", "truth", "no card"), (start, "resistance", "hand", "knows"),
        (checked, "empire", "hand", "redeal"),
    ):
        with pytest.raises(ValueError, match=told):
            counted_chance(match.view(seat), place)


def test_too_many_ways_are_told(game):
    match = game.position({
        "step": "mark-districts", "round": 7, "open_missions": ["revolution", "coup", "espionage", "agitation"],
        "districts": {"revolution": ["truth"]}, "captured_in": {"truth": 5},
        "cards": {"truth": ["riot-6 open", "gear-6 open", "diversion-6 open", "riot-5 open", 7], "hand": [5]},
    }, seed=1)
    with pytest.raises(ValueError, match="too many"):
        counted_chance(match.view("empire"), "hand")


# What the choices of the Resistance tell

@cache
def where_provocations_lie(game, bot, round):
    """In matches of a bot, when the Empire is asked in a round: how many cards of each place are Provocations, of how
    many; and how many there ought to be, by what the Empire can tell under the model of that bot.
    """
    box, places = game.box, (Pile.PLANNED, Pile.HAND, Pile.DECK)
    lain, played, told = (dict.fromkeys(places, 0.0) for _ in range(3))
    for seed in range(MATCHES):
        match = asked_in(game, bot, seed, round)
        if match is None:
            continue
        seen = match.view("empire").state
        hidden = [card for card in range(CARDS) if seen.card_at[card] == Pile.UNSEEN]
        fakes = [card for card in hidden if box.type[card] == Type.PROVOCATION]
        worlds = match.view("empire").dealt(WORLDS, seed, bot, available())
        for place in places:
            lain[place] += sum(match.state.card_at[card] == place for card in hidden)
            played[place] += sum(match.state.card_at[card] == place for card in fakes)
            told[place] += sum(there(made, card) == place for made in worlds for card in fakes) / WORLDS
    return lain, played, told


def asked_in(game, bot, seed, round):
    """A match in which the Empire chooses its first token of a round; None if it was over before."""
    match = game.new(seed=seed, seats={"resistance": bot, "empire": "random"})
    while not match.over:
        if (match.step, match.state.round, match.state.actions) == ("choose-token", round, 0):
            return match
        match.go_on(1)
    return None


def there(state, card):
    return state["card_at"][card] if available() else state.card_at[card]


@pytest.mark.parametrize(("bot", "round"), [("random", 1), ("random", 4), ("greedy", 2)])
def test_what_is_told_agrees_with_played_games(game, bot, round):
    """Whoever thinks of the Resistance as it is, expects as many Provocations as come."""
    lain, played, told = where_provocations_lie(game, bot, round)
    for place, cards_there in lain.items():
        low, high = wilson(played[place], cards_there, LEVEL)
        assert low <= told[place] / cards_there <= high, (place, played[place], told[place], cards_there)


def test_counting_alone_does_not_agree(game):
    """The card that is shown is never a Provocation, so those kept back are likelier ones: 4 of 23 is too few."""
    lain, played, _ = where_provocations_lie(game, "random", 1)
    low, _ = wilson(played[Pile.HAND], lain[Pile.HAND], LEVEL)
    assert low > Fraction(4, 23)


def test_in_the_first_round_it_can_be_counted_with_weights(game):
    """All hands that the Resistance may have, each by how likely it shows this card and keeps others back."""
    match = asked_in(game, "random", 3, 1)
    exact = by_hands(match)
    for place, wanted in exact.items():
        found = provocation_chance(match.view("empire"), place, n=4000)
        low, high = wilson(found.p * found.n, found.n, LEVEL)
        assert low <= wanted <= high, (place, float(wanted), found)


def by_hands(match):
    """The chance of each place, exactly, for a blind Resistance: by the Provocations among the five first cards.

    It shows any of its cards of value. Then it lays down two, one after the other; Provocations count as one choice.
    """
    worlds, planned, held, decked = (Fraction(0) for _ in range(4))
    for fakes in range(5):
        weight = Fraction(comb(4, fakes) * comb(19, 4 - fakes), 5 - fakes)      # the shown card is one of the five
        laid = expected_laid(fakes, 4 - fakes, 2)
        worlds, planned, held = worlds + weight, planned + weight * laid, held + weight * (fakes - laid)
        decked += weight * (4 - fakes)
    return {"planned": planned / worlds / 2, "hand": held / worlds / 2, "deck": decked / worlds / 19}


def expected_laid(fakes, others, cards):
    """How many Provocations are laid down, if each choice is blind and all Provocations are one."""
    if cards == 0:
        return Fraction(0)
    choices = others + (fakes > 0)
    laid = Fraction(0)
    if fakes:
        laid += Fraction(1, choices) * (1 + expected_laid(fakes - 1, others, cards - 1))
    if others:
        laid += Fraction(others, choices) * expected_laid(fakes, others - 1, cards - 1)
    return laid


# Players with a weakness

def seen_by_empire(table, opened):
    """The Empire has used Surveillance and chooses a second token."""
    match = table(cards={"hand": cards("M2 M3 D6 S4 P5"), "deck": [19]})
    play(match, "plenty", "riot-2", "riot-3", "diversion-6")
    slot = match.game.ids("slot")[match.state.planned_card.index(number(match, "card", opened))]
    play(match, "surveillance", slot)
    return match.view("empire").state


def test_who_does_not_look_chooses_alike_whatever_was_opened(game, table):
    box, chosen = game.box, {}
    for opened in ("riot-3", "diversion-6"):
        for step in (Step.LIQUIDATE, Step.DISORIENT):
            s = seen_by_empire(table, opened)
            s.step = step
            chosen[opened, step] = players.unseeing(box, s, [Slot.FIRST, Slot.SECOND, Slot.THIRD])
            assert s.planned_face[Slot.SECOND] == s.planned_face[Slot.THIRD] == Face.DOWN
    assert chosen["riot-3", Step.LIQUIDATE] == chosen["diversion-6", Step.LIQUIDATE]


def test_who_looks_does_not(game, table):
    seen = seen_by_empire(table, "diversion-6")
    seen.step = Step.LIQUIDATE
    opened = seen.planned_card.index(number(table(), "card", "diversion-6"))
    assert players.greedy(game.box, seen, [0, 1, 2]) == opened


def test_nothing_open_is_looked_at(game, table):
    s = seen_by_empire(table, "diversion-6")
    players.unseeing_all(game.box, s, [1, 2])
    assert not any(s.open)


@pytest.mark.parametrize(("habit", "steps"), [
    (players.any_liquidation, {Step.LIQUIDATE}), (players.any_cordon, {Step.CORDON}),
    (players.any_disorientation, {Step.DISORIENT, Step.SEND_CARD}), (players.any_token, {Step.CHOOSE_TOKEN}),
])
def test_a_habit_is_careless_in_its_own_steps_only(game, habit, steps):
    """Elsewhere it chooses as the greedy player does, with the same dice."""
    box, careless = game.box, set()
    for seed in range(25):
        match = game.new(seed=seed, seats={"resistance": "greedy", "empire": "greedy"}).go_on()
        for frame in match.frames:
            s = frame.before
            if frame.move is None or s.seat != Seat.EMPIRE:
                continue
            moves = legal_numbers(game, s)
            copies = [s.copy(), s.copy()]
            for one in copies:
                one.rng = seed + 1
            if habit(box, copies[0], moves) != players.greedy(box, copies[1], moves):
                careless.add(s.step)
    assert careless == steps


# What the missions may be

def test_other_missions_fit_what_is_known(game):
    for seed in range(60):
        other = varied(game, unknown.UNKNOWN, Random(seed))
        rows = other.components["missions"]
        assert [row["id"] for row in rows] == game.ids("mission")
        assert len({unknown.meaning(row) for row in rows}) == len(rows)
        for row in rows[-2:]:
            low, high = unknown.KINDS[row["condition"]]
            assert low <= row["least"] <= high and row["type"] != row["other"]
            assert row["other_least"] == (row["least"] if row["condition"] == "two-sums" else 0)


def test_known_missions_never_vary(game):
    other = varied(game, unknown.UNKNOWN, Random(4))
    assert other.components["missions"][:9] == game.components["missions"][:9] != other.components["missions"][-9:]


def test_how_far_a_result_hangs_on_them(game):
    found = sensitivity(game, 40, k=2, seed=1)
    assert list(found.table["group"]) == [*(group.name for group in groups_of(game)), "all"]
    assert (found.table["n"] == 40).all()


def test_a_group_that_does_not_exist_is_refused(game):
    with pytest.raises(BadStudy):
        sensitivity(game, 10, k=1, groups=["missions: colour"])


# How predictable the bots are

QUESTIONS = {
    "pair": (predictions.pair_marked, predictions.fullest_pair, set(range(4))),
    "bluffs": (predictions.bluffs, predictions.shown_card, {0, 1, 2}),
    "token": (predictions.first_token, predictions.shown_and_marked, set(range(4))),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_can_be_guessed(game, name):
    outcome, situation, possible_outcomes = QUESTIONS[name]
    match = game.new(seed=3, seats={"resistance": "greedy", "empire": "greedy"}).go_on()
    found = list(cases(match, situation, outcome, Seat.EMPIRE))
    assert {came for _, came in found} <= possible_outcomes
    assert len(found) in {"pair": range(3, 8), "bluffs": range(3, 9), "token": range(2, 5)}[name]


def test_bluffs_are_counted(table):
    match = table(cards={"hand": cards("M2 M3 X1 X2 P5"), "deck": [19]})
    play(match, "plenty", "riot-2", "provocation-1", "provocation-2")
    assert predictions.bluffs(match.game.box, match.state, 0) == 2
    assert predictions.shown_card(match.game.box, match.view("empire").state) == (1, 2, 0)


def test_the_fullest_pair_is_found(table):
    match = table(step="mark-districts", in_row=["plenty", "peace", "truth", "police", "capitol"],
                  cards={"truth": [2], "police": [1], "plenty": [2], "hand": [5]})
    assert predictions.fullest_pair(match.game.box, match.state) == (4, 2)
    assert predictions.pair_marked(match.game.box, match.state, District.POLICE) == 3


def test_who_plays_at_random_is_not_foreseen(game):
    found = predictability(game, 60, "random", predictions.fullest_pair, predictions.pair_marked, "empire", seed=2)
    assert not found.gain.low > 0


# The row as a map

@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("inches", [3.75, 6.4])
def test_names_and_figures_of_the_row_stand_clear_of_each_other(game, language, inches):
    with canvas.new_width(inches):
        ax = simulate(game, 20, seed=1).plot_control(language=language)
    ax.figure.canvas.draw()
    words = [text for text in ax.texts if text.get_text().strip()]
    boxes = [text.get_window_extent() for text in words]
    assert len(boxes) == 1 + 2 * len(District)      # the note, and two for each district
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    assert all(box.x0 >= 0 and box.x1 <= ax.figure.bbox.x1 for box in boxes)
    names = [text.get_text() for text in sorted(words, key=lambda text: -text.get_window_extent().y0)]
    row = [game.thing_text("district", game.ids("district").index(name), language) for name in game_row(game)]
    assert [name for name in names if name in row] == row       # as they lie, from left to right


def game_row(game):
    """The row of the first game."""
    return [game.ids("district")[district] for district in game.new(seed=1).state.in_row]
