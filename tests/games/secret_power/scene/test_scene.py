"""The picture of Secret Power: what each seat sees of the row, projects, seats and cards, and what only one may see."""


import pytest

from gamekit.testing.pictures import check_picture_leaks, check_picture_moves, check_pictures

DRAWN = ("object", "alliance", "project", "specialist", "secondary", "gift", "seat")
OPTIONS = ({"players": 2}, {"players": 3, "experienced": True}, {"players": 4, "professionals": True}, {"players": 5})
options = pytest.mark.parametrize("given", OPTIONS, ids=str)


@options
def test_pictures_are_well_made(game, given):
    check_pictures(game, every=31, games=2, **given)


@options
def test_nothing_hidden_shows(game, given):
    assert check_picture_leaks(game, every=61, **given) > 30


def test_every_legal_thing_is_one_part_that_plays_it(game):
    steps = set.union(*(check_picture_moves(game, DRAWN, every=7, **given) for given in OPTIONS))
    assert {game.ids("step")[step] for step in steps} == set()
