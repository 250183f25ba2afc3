"""Pages of a game for two to four: who sits in front, who plays the others, and what options leave of each other."""

import random
import re

import pytest

from gamekit.lab.playing import warm
from gamekit.ui.board import Board
from gamekit.ui.lab import Lab
from tests.engine.pebbles import Pebbles

SEATS = ("anna", "boris", "clara", "dana")


def wish(page, what, value=""):
    page.receive({"do": what, "value": value})
    assert page.notice is None
    return page


def board(players, *bots, language="en"):
    match = Pebbles(language=language).new(seed=5, seats=dict.fromkeys(bots, "random"), players=players)
    return wish(Board(match), "speed", "off")


def own_card(page, seat):
    names = page.game.ids("card")
    [card] = page.match.view(seat).position()["cards"][f"{seat}-hand"][:1]
    return page.game.thing_text("card", names.index(card), page.language)


def moves(page):
    return re.findall(r'<button class="gk-choice" data-move="([^"]+)"', page.page)


def played(page):
    """Play to the end at random; who was in front at each decision, and what the page showed to them."""
    dice, shown = random.Random(3), []
    while not page.match.over:
        if page.curtain is not None:
            assert "data-move" not in page.page
            wish(page, "open")
        shown.append((page.facing, page.page, own_card(page, page.facing), dict(page.match.view(None).position())))
        wish(page, "play", dice.choice(moves(page)))
    return shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_person_and_bots(players):
    page = board(players, *SEATS[1:players])
    assert {facing for facing, *_ in played(page)} == {"anna"}
    assert page.match.result.text in page.page


@pytest.mark.parametrize(("players", "bots"), [(3, ()), (4, ()), (4, ("boris",))])
def test_several_people_at_one_screen(players, bots):
    """The curtain falls before everybody, and each sees the own card only."""
    page = board(players, *bots)
    people = [seat for seat in SEATS[:players] if seat not in bots]
    assert page.curtain == "anna"
    shown = played(page)
    assert list(dict.fromkeys(facing for facing, *_ in shown)) == people
    cards = [page.game.thing_text("card", i, "en") for i in range(5)]
    for _, html, own, lying in shown:
        text = re.search(r"<pre>(.*?)</pre>", html, re.DOTALL)[1]
        known = {own, *(page.game.thing_text("card", page.game.ids("card").index(card), "en")
                        for card in lying.get("cards", {}).get("open", []))}
        assert {card for card in cards if card in text} == known
    assert page.match.result.text in page.page


def test_a_match_can_be_taken_up_again():
    page = board(4, "dana")
    wish(page, "open")
    wish(page, "play", moves(page)[0])
    again = Board(Pebbles().new())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gamekit.engine.save.load", lambda *_: Pebbles())
        again.take_up(page.kept())
    assert (again.match.state, again.match.seats) == (page.match.state, page.match.seats)


# Options

def test_as_many_seats_as_players_are_wished_for():
    page = board(2)
    wish(page, "open")
    assert re.findall(r'data-do="seat:(\w+)"', page.page) == ["anna", "boris"]
    wish(page, "option:players", "4")
    assert re.findall(r'data-do="seat:(\w+)"', page.page) == list(SEATS)
    wish(wish(page, "seat:dana", "random"), "new")
    assert page.match.seats == {"anna": "human", "boris": "human", "clara": "human", "dana": "random"}


def test_the_last_wish_holds_and_what_it_excludes_gives_way():
    page = board(2)
    wish(page, "option:begins", "dana")
    assert page.wished_options() == {"players": 4, "begins": "dana"}
    wish(page, "option:players", "3")
    assert page.wished_options() == {"players": 3, "begins": "anna"}
    wish(page, "new")
    assert page.match.options == {"players": 3, "begins": "anna"}


def test_a_wish_that_means_nothing_yet_is_kept(game):
    page = wish(Board(game.new(seed=5, seats={"red": "random"})), "speed", "off")
    wish(page, "option:difficulty", "4")
    assert "difficulty" not in page.wished_options()
    wish(page, "option:mode", "solo")
    assert page.wished_options()["difficulty"] == 4


def test_a_seat_that_the_rules_play_is_told_and_offered_to_nobody(game):
    page = Board(game.new(seed=5, mode="solo"))
    assert re.findall(r'data-do="seat:(\w+)"', page.page) == ["red"]
    assert re.search(r"Who plays: White.{0,40}the rules themselves", page.page)
    wish(page, "language", "ru")
    assert "сами правила" in page.page


# Odds

@pytest.mark.parametrize(("players", "names"), [(2, ["Anna", "Boris"]), (4, ["Anna", "Boris", "Clara", "Dana"])])
def test_the_odds_page_counts_those_who_play(monkeypatch, players, names):
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    page = Lab(Pebbles(), players=players)
    page.number = 0
    wish(page, "hello")
    assert re.findall(r'class="gk-who">([^<]*)<', page.page) == names
    assert re.findall(r"Rank: (\w+)", page.page) == names
