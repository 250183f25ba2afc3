"""The glossary: everything that a board shows is explained in one sentence, in both languages."""

import re

import pytest

import gamekit
from gamekit.engine.errors import BadOption, UnknownGame
from gamekit.engine.glossary import glossary, term_of
from gamekit.engine.scene import Marks
from gamekit.engine.words import LANGUAGES
from gamekit.testing.pictures import everybody, moments

games = pytest.mark.parametrize("name", gamekit.games())
SIGNS_OF_THE_PAGE = {"learn", "lock", "log", "odds", "play", "rules", "undo", "whynot"}


@games
def test_both_languages_have_the_same_terms_in_the_same_order(name):
    first, second = (list(glossary(name, language)) for language in LANGUAGES)
    assert first == second and len(first) > 20


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_has_a_name_and_one_sentence(name, language):
    found = glossary(name, language)
    assert len({term.name for term in found.values()}) == len(found), "two terms of one name"
    for term in found.values():
        assert term.text.endswith(".") and not re.search(r"[.!?] ", term.text), term
        assert len(term.text) <= 140 and term.name[0].isupper(), term


@games
def test_every_icon_of_a_board_is_explained(name):
    """Whatever icon is on a board in some games is a term, or a sign that all pages have."""
    game, used = gamekit.load(name), set()
    for s, before in moments(game, every=5):
        for seat in everybody(game):
            scene = game.scene(s, seat, "en", Marks(before))
            used |= set(re.findall(r'href="#gk-i-([\w-]+)"', scene.score + scene.board + scene.hand))
    assert len(used) >= 5
    unexplained = {icon for icon in used - SIGNS_OF_THE_PAGE if term_of(icon) not in glossary(name)}
    assert not unexplained


@games
def test_every_kind_of_piece_is_explained(name):
    """Cards, tokens, piles and tracks of the games, by the ids that boards will name."""
    wanted = {
        "dual_powers": "order leader-card unit neutral leader trotsky reserve deck day month support marker tile",
        "uprising": "district plan mission token marker deck captured provocation value",
        "secret_power": "object row agent shadow reserve curator operation project coordinator alliance secondary war",
        "world_conspiracy": "object trend reptile cyber ecocide blackout covert ladder project coordinator alliance",
        "partisans": "maquis mission garrison enemy spy civilian hidden-deck leader revealed-discard failed points",
    }[name]
    assert set(wanted.split()) <= set(glossary(name))


def test_it_speaks_the_language_of_its_game_and_says_what_it_does_not_know():
    assert glossary(gamekit.load("uprising", language="ru"))["cordon"].name == "Оцепление"
    assert glossary("uprising", "en")["cordon"].name == "Cordon"
    with pytest.raises(BadOption):
        glossary("uprising", "fr")
    with pytest.raises(UnknownGame):
        glossary("chess")
