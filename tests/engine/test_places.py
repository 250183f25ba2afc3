"""Things in places: what follows from a declaration, on a small one of our own."""

from collections import Counter
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gamekit
from gamekit.engine import twin
from gamekit.engine.dice import any_of, below
from gamekit.engine.layout import ALL, NONE, Table, number, row
from gamekit.engine.places import NOBODY, OWNER, Places, Things, names_of
from gamekit.engine.position import miscounted
from gamekit.engine.steps import Kind

CARDS, SHELVES = 8, 3


class Seat(IntEnum):
    ANNA = 0
    BORIS = 1
    CLARA = 2


SEAT = Kind.of("seat", Seat)
SHELF = Kind("shelf", SHELVES)


class Pile(Places):
    DECK = NOBODY
    HAND = OWNER, SEAT
    SHELF = ALL, SHELF
    SECRET = Seat.CLARA
    UNSEEN = NOBODY


PILE = Pile.kind("pile")


class State(Table):
    card_at: list[int] = row(CARDS, of="card", kind="pile", rest=Pile.DECK, counts="pile_size")
    pile_size: list[int] = row(PILE.size, derived=True)
    order: list[int] = row(CARDS)
    shown: list[int] = row(CARDS)
    marked: list[int] = row(CARDS)
    came: list[int] = row(CARDS)
    shuffles: int = number(high=2)


cards = Things(State, "card_at", Pile, order="order", known=("shown", "marked"), came="came")
plain = Things(State, "card_at", Pile)      # the same rows, in no order


def table(seed=1, **piles):
    """A state with cards in other piles than the deck."""
    s = State()
    s.rng = seed
    cards.gather(s, Pile.DECK)
    for name, some in piles.items():
        for card in some:
            cards.put(s, card, names_of(PILE, {"shelf": list("xyz")}).index(name))
    return s


# Places

def test_a_place_for_each_thing_of_a_kind():
    assert [int(place) for place in Pile] == [0, 1, 4, 7, 8]
    assert [list(place.numbers) for place in Pile][:3] == [[0], [1, 2, 3], [4, 5, 6]]
    assert PILE.size == 9


def test_places_have_names():
    """A place that is called like its kind is called like the thing."""
    names = names_of(PILE, {"shelf": ["high", "middle", "low"]})
    assert names == ["deck", "anna-hand", "boris-hand", "clara-hand", "high", "middle", "low", "secret", "unseen"]
    assert names_of(SEAT, {}) == ["anna", "boris", "clara"]


def test_who_sees_a_place():
    assert Pile.sights() == (NOBODY, 0, 1, 2, ALL, ALL, ALL, 2, NOBODY)
    seen = {seat: [place for place in range(PILE.size) if cards.is_seen(place, seat)] for seat in (NONE, *Seat)}
    assert seen == {NONE: [4, 5, 6], 0: [1, 4, 5, 6], 1: [2, 4, 5, 6], 2: [3, 4, 5, 6, 7]}


def test_an_owner_needs_a_seat():
    with pytest.raises(Exception, match="only a place of which each seat has one") as told:
        class Shelves(Places):
            HIGH = OWNER, SHELF
    assert isinstance(told.value, ValueError)


def test_all_places_are_counted():
    class Small(State):
        pile_size: list[int] = row(len(Pile), derived=True)

    with pytest.raises(ValueError, match="pile_size has room for 5 places, but there are 9"):
        Things(Small, "card_at", Pile)


@pytest.mark.parametrize(("name", "kind", "names"), [
    ("dual_powers", "pile", "deck discard red-hand white-hand red-objective white-objective red-played white-played "
                            "leaders aside unseen"),
    ("dual_powers", "place", "green red purple brown white blue reserve calendar out"),
    ("uprising", "pile", "deck hand planned liquidated plenty peace truth police capitol unseen"),
])
def test_saved_games_know_places_by_number_and_positions_by_name(name, kind, names):
    assert gamekit.load(name).ids(kind) == names.split()


# Moving

def test_gathering_forgets():
    s = table(deck=[0, 1])
    s.order[0] = s.shown[1] = s.marked[2] = s.came[3] = s.pile_size[5] = 1
    cards.gather(s, Pile.SECRET)
    assert s.card_at == [Pile.SECRET] * CARDS
    assert s.pile_size == [0, 0, 0, 0, 0, 0, 0, CARDS, 0]
    assert s.order == s.shown == s.marked == s.came == [0] * CARDS


def test_putting_counts_and_forgets_the_order():
    s = table()
    cards.lay_on_top(s, 3, Pile.DECK)
    cards.put(s, 3, Pile.HAND + Seat.BORIS)
    assert (s.card_at[3], s.pile_size[2], s.pile_size[0], s.order[3]) == (2, 1, CARDS - 1, 0)


def test_the_first_and_any():
    s = table(secret=[4, 6])
    assert cards.first_in(s, Pile.SECRET) == 4
    assert cards.first_in(s, Pile.SHELF) == NONE
    assert Counter(cards.any_in(s, Pile.SECRET) for _ in range(200)).keys() == {4, 6}


def test_known_cards_lie_on_top_and_at_the_bottom():
    s = table(secret=range(4))
    for card in (0, 1):
        cards.lay_on_top(s, card, Pile.DECK)
    for card in (2, 3):
        cards.lay_below(s, card, Pile.DECK)
    drawn = [cards.draw(s, Pile.DECK, Pile.SECRET) for _ in range(CARDS + 1)]
    assert drawn[:2] == [1, 0] and set(drawn[2:6]) == {4, 5, 6, 7} and drawn[6:] == [2, 3, NONE]


def test_without_an_order_any_card_is_drawn():
    s = table(secret=range(1, CARDS))
    assert plain.draw(s, Pile.DECK, Pile.SHELF) == 0
    assert plain.draw(s, Pile.DECK, Pile.SHELF) == NONE


def test_a_shuffle_leaves_its_number():
    """Above the most that the field can count, shuffles are no longer told apart."""
    s = table(x=[0, 1], y=[2], z=[3])
    for shelf, told in enumerate((1, 2, 2)):
        cards.reshuffle(s, Pile.SHELF + shelf, Pile.DECK)
        assert s.shuffles == told
    assert s.came == [1, 1, 2, 2, 0, 0, 0, 0]
    assert s.pile_size[Pile.DECK] == CARDS


def test_all_of_a_place_move():
    s = table(x=[0, 1], y=[2])
    cards.move_all(s, Pile.SHELF, Pile.SHELF + 1)
    assert s.pile_size[4:7] == [0, 3, 0]


places = st.integers(0, Pile.UNSEEN - 1)
some_cards = st.integers(0, CARDS - 1)
moves = st.one_of(
    st.tuples(st.sampled_from(["put", "lay_on_top", "lay_below"]), some_cards, places),
    st.tuples(st.sampled_from(["draw", "move_all", "reshuffle"]), places, places),
    st.tuples(st.just("gather"), places),
)


@given(st.lists(moves, max_size=30), st.integers(0, 2**63))
def test_nothing_is_lost_and_nothing_comes_from_nowhere(done, seed):
    s = table(seed)
    for name, *about in done:
        before = s.copy()
        getattr(cards, name)(s, *about)
        assert miscounted(s) is None and sum(s.pile_size) == CARDS
        known = [(place, order) for place, order in zip(s.card_at, s.order, strict=True) if order != 0]
        assert len(set(known)) == len(known), "two cards in one place of a pile"
        if name == "draw":
            assert sum(a != b for a, b in zip(s.card_at, before.card_at, strict=True)) <= 1


# What a seat sees

def test_a_seat_sees_its_own_and_what_is_known():
    s = table(**{"anna-hand": [0], "boris-hand": [1, 2], "x": [3], "secret": [4, 5]})
    s.shown[1] = s.marked[5] = 1
    hidden = {NONE: {0, 2, 4, 6, 7}, Seat.ANNA: {2, 4, 6, 7}, Seat.BORIS: {0, 4, 6, 7}, Seat.CLARA: {0, 2, 6, 7}}
    for seat, unseen in hidden.items():
        seen = s.copy()
        cards.hide(None, seen, seat)
        assert {card for card in range(CARDS) if seen.card_at[card] == Pile.UNSEEN} == unseen
        assert seen.pile_size == s.pile_size
        assert sum(cards.lacking(seen, place) for place in range(Pile.UNSEEN)) == len(unseen)


@given(st.lists(places, min_size=CARDS, max_size=CARDS), st.integers(0, 2**63), st.sampled_from([NONE, *Seat]))
def test_a_redeal_fits_what_is_seen(at, seed, seat):
    s = table(seed)
    for card, place in enumerate(at):
        cards.put(s, card, place)
    seen = s.copy()
    cards.hide(None, seen, seat)
    world = seen.copy()
    cards.redeal(None, world)
    assert miscounted(world) is None
    cards.hide(None, world, seat)
    world.rng = seen.rng
    assert world == seen


def test_all_deals_are_equally_likely():
    """Anna sees none of five cards, of which Boris has two."""
    s = table(**{"boris-hand": [0, 1], "x": [5, 6, 7]})
    cards.hide(None, s, Seat.ANNA)
    found = Counter()
    for _ in range(2000):
        world = s.copy()
        cards.redeal(None, world)
        s.rng = world.rng
        found[tuple(card for card in range(CARDS) if world.card_at[card] == Pile.HAND + Seat.BORIS)] += 1
    assert len(found) == 10 and all(150 < number < 250 for number in found.values())


def is_low(box, s, card, place):
    return card < 4 or place == Pile.DECK


def is_even(box, s, card, seat):
    return card % 2 == 0


def test_a_game_says_more():
    """What is hidden, what fits a place, and which places are filled first."""
    s = table(**{"boris-hand": [0, 2]})
    cards.hiding(is_even)(None, s, Seat.BORIS)
    assert s.card_at == [8, 0, 8, 0, 8, 0, 8, 0]
    cards.dealing(is_low, (Pile.HAND, Pile.DECK))(None, s)
    assert s.card_at == table(**{"boris-hand": [0, 2]}).card_at


def test_too_much_is_not_dealt():
    """A position may want more than there is; that it is miscounted then tells so."""
    s = table()
    s.pile_size[Pile.SHELF] = 2
    cards.redeal(None, s)
    assert s.card_at == [Pile.DECK] * CARDS and miscounted(s) == "cards"


# Chance

def fits(numbers, at, number):
    return numbers[number] == at


def test_any_that_fits():
    s = table()
    assert Counter(any_of(s, 5, fits, [3, 1, 3, 2, 3], 3) for _ in range(200)).keys() == {0, 2, 4}
    before = s.rng
    assert any_of(s, 5, fits, [3, 1, 3, 2, 3], 7) == NONE
    assert s.rng == before


# The compiled twin

put, draw, any_in, hide, redeal, gather = cards.put, cards.draw, cards.any_in, cards.hide, cards.redeal, cards.gather
lay_on_top, lay_below, reshuffle, first_in = cards.lay_on_top, cards.lay_below, cards.reshuffle, cards.first_in
deal_low = cards.dealing(is_low, (Pile.HAND, Pile.DECK))


def play(s, turns):
    """A bit of everything."""
    gather(s, Pile.DECK)
    for turn in range(turns):
        put(s, below(s, CARDS), Pile.SHELF + below(s, SHELVES))
        lay_on_top(s, below(s, CARDS), Pile.DECK)
        lay_below(s, below(s, CARDS), Pile.SECRET)
        draw(s, Pile.DECK, Pile.HAND + turn % 3)
        s.shown[any_in(s, s.card_at[first_in(s, s.card_at[below(s, CARDS)])])] = 1
        reshuffle(s, Pile.SHELF + below(s, SHELVES), Pile.DECK)


def look(s, seat):
    hide(s, s, seat)
    deal_low(s, s)
    redeal(s, s)


@pytest.mark.skipif(not twin.available(), reason="numba is not installed")
def test_the_compiled_twin_does_the_same():
    fast = twin.compiled(twin.Recipe("places", {"play": play, "look": look}, "", {}))
    for seed in range(50):
        s = table(seed)
        record = s.to_record()
        play(s, seed)
        fast.play(record[0], seed)
        assert State.from_record(record[0]) == s
        look(s, seed % 4 - 1)
        fast.look(record[0], seed % 4 - 1)
        assert State.from_record(record[0]) == s
