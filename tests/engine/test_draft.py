"""Positions in the making, and positions in addresses."""

import json

import pytest
from gamekit.engine import registry
from gamekit.engine.draft import blank, from_match, place_words
from gamekit.engine.errors import BadPosition, GamekitError
from gamekit.engine.position_link import LARGEST, packed, unpacked
from gamekit.engine.words import LANGUAGES

GAMES = registry.names()


@pytest.fixture(scope="module")
def begun():
    return {name: from_match(registry.load(name).new(seed=3)) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_a_match_becomes_a_draft_that_can_be_played(begun, name):
    draft = begun[name]
    assert draft.problem is None
    assert draft.groups
    assert draft.match().moves


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_lies_in_one_place(begun, name):
    draft = begun[name]
    for key in draft.groups:
        lying = [thing.split()[0] for things in draft.places(key).values() for thing in things]
        assert len(lying) == len(set(lying))
        assert set(lying) <= set(draft.game.ids(draft.field(key).of))


@pytest.mark.parametrize("name", GAMES)
def test_places_and_entries_have_words(begun, name):
    draft = begun[name]
    for language in LANGUAGES:
        for key in draft.groups:
            kind = draft.field(key).kind
            words = {place: place_words(draft.game, kind, place, language) for place in draft.places(key)}
            assert all(words.values())
            assert not [place for place, said in words.items() if said == place and "-" in place]


@pytest.mark.parametrize("name", GAMES)
def test_an_address_holds_the_position(begun, name):
    draft = begun[name]
    letters = packed(draft.game, draft.description)
    assert letters.replace("-", "").replace("_", "").isalnum()
    assert len(letters) < 1500
    match = draft.game.position(unpacked(letters))
    assert match.position() == draft.match().position()


@pytest.mark.parametrize("letters", ["", "x", "\N{SNOWMAN}", "A" * 7000, "eJyLjgUAARUAuQ"])
def test_what_holds_no_position_is_refused(letters):
    with pytest.raises(BadPosition):
        unpacked(letters)


def test_few_letters_do_not_fill_the_memory():
    import zlib
    from base64 import urlsafe_b64encode

    bomb = urlsafe_b64encode(zlib.compress(b" " * (LARGEST * 40))).decode()
    assert len(bomb) < 6000
    with pytest.raises(BadPosition):
        unpacked(bomb)


def test_an_address_cut_short_is_refused(begun):
    letters = packed(begun["dual_powers"].game, begun["dual_powers"].description)
    with pytest.raises(BadPosition):
        unpacked(letters[:-40])


# Changing

def test_a_thing_is_put_marked_and_taken_away(begun):
    draft = begun["dual_powers"].put("tokens", "red-1a", "brown")
    assert "red-1a" in draft.places("tokens")["brown"]
    turned = draft.turned("tokens", "red-1a", "exhausted")
    assert turned.description["tokens"]["brown"][-1] == "red-1a exhausted"
    moved = turned.put("tokens", "red-1a", "blue")
    assert moved.description["tokens"]["blue"][-1] == "red-1a exhausted"
    assert turned.without("tokens", "red-1a").places("tokens") == begun["dual_powers"].places("tokens")
    assert moved.turned("tokens", "red-1a", "exhausted").marks_of("tokens", "red-1a") == []
    assert "red-1a" not in json.dumps(begun["dual_powers"].description)     # the first draft is as it was


def test_unseen_things_are_numbers(begun):
    draft = begun["dual_powers"]
    emptied = draft.with_entry("cards", {}).with_unseen("cards", "white-hand", 8).with_unseen("cards", "red-hand", 7)
    assert emptied.unseen("cards", "white-hand") == 8
    assert [len(emptied.match().position()["cards"][f"{seat}-hand"]) for seat in ("red", "white")] == [7, 8]


def test_a_slot_of_a_row_and_a_marker_point_elsewhere(begun):
    row = begun["uprising"].pointed("open_missions", 1, "espionage")
    assert row.description["open_missions"][1] == "espionage"
    assert begun["dual_powers"].pointed("unrest", None, None).match().position()["unrest"] is None


def test_the_engine_says_what_cannot_be(begun):
    assert "card" in str(blank(begun["dual_powers"].game).problem)
    late = begun["dual_powers"].with_entry("day", 99)
    assert "31" in str(late.problem)
    assert late.state is None
    missing = begun["dual_powers"].with_entry("cards", {})
    assert missing.problem is not None
    assert missing.state is not None        # it can be drawn all the same


def test_an_option_gives_way_to_the_last_wish(begun):
    draft = begun["dual_powers"].with_option("mode", "solo")
    assert draft.values["mode"] == "solo"
    with pytest.raises(GamekitError):
        draft.with_option("mode", "nothing")


def test_another_step_drops_what_follows_from_it(begun):
    draft = begun["dual_powers"]
    assert "phase" in draft.description
    assert "phase" not in draft.with_entry("step", "play-card").description
