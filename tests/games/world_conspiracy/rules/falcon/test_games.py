"""Whole games against Falcon."""

import pytest

from gamekit.engine.errors import BadOption
from gamekit.games.secret_power.rules.table import SUPPLY, Pact, hand
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import FALCON, HUMAN, Rating, Rung
from gamekit.testing import proves
from gamekit.testing.play import states
from tests.games.secret_power.helpers import full

from .helpers import rules, solo, told

LEVELS = [{"difficulty": one, "alter_ego": ego} for one in ("medium", "high", "maximum") for ego in ("male", "female")]


def solo_states(game, seed, **given):
    return states(game, seed, 0, falcon=True, **given)


@pytest.mark.parametrize("given", LEVELS, ids=str)
def test_six_rounds_and_nothing_is_lost(game, given):
    for s in solo_states(game, 3, **given):
        assert full(s)
        assert [sum(row[kind] for row in s.secondary) + s.supply[kind] for kind in range(4)] == list(SUPPLY)
        assert s.step == 0 or s.seat == HUMAN
        assert s.pact_size[hand(FALCON)] == 0 and s.taking == 0
        assert s.stage[FALCON][0] == 0
    assert s.round == 6 and sum(s.falcon_pile_size) == 12


@proves(Rule.FALCON_RECRUITER_PIECE)
@pytest.mark.parametrize("given", [
    {"nuclear_threat": True, "world_corporations": True, "world_bank": True},
    {"antiterror": True, "covert_operations": True, "reptilians": True, "trends": True},
    {"world_media": True, "trends": True, "reptilians": True, "professionals": True},
], ids=str)
def test_nothing_is_lost_with_modules(game, given):
    """Ten agents each, whose coordinators some projects do not take; every card somewhere."""
    agents_of = rules(game, "positions").agents_of
    for s in solo_states(game, 5, difficulty="maximum", alter_ego="female", **given):
        assert [agents_of(s, seat) for seat in (HUMAN, FALCON)] == [10, 10]
        assert [sum(row[kind] for row in s.secondary) + s.supply[kind] for kind in range(4)] == list(SUPPLY)
        assert s.step == 0 or s.seat == HUMAN
    assert s.round == 6


@proves(Rule.FALCON_DIFFICULTY)
def test_what_he_starts_with(game):
    male, female = (next(iter(solo_states(game, 1, alter_ego=ego))) for ego in ("male", "female"))
    assert male.pact_size[Pact.CONCLUDED + FALCON] >= 1
    assert female.pact_size[Pact.CONCLUDED + FALCON] == 0 and female.secondary[FALCON] == [1, 1, 1, 0]


@proves(Rule.FALCON_DECK)
@pytest.mark.parametrize(("players", "objects"), [(2, 42), (3, 49), (4, 55)])
def test_the_deck_of_three(game, players, objects):
    s = next(iter(solo_states(game, 1, solo_deck=players)))
    assert s.place_size[0] + s.row_size == objects


def test_experienced_and_who_begins(game):
    for begins in ("ivan", "julia"):
        match = game.new(seed=2, falcon=True, experienced=True, begins=begins)
        while match.step == "return-alliance":
            match.play(match.moves[0])
        assert match.state.pact_size[hand(HUMAN)] == 4
        assert match.state.curator == ("ivan", "julia").index(begins)


def test_options_that_do_not_go_together(game):
    assert game.new(falcon=True).options["players"] == 2
    with pytest.raises(BadOption):
        game.new(falcon=True, players=3)
    with pytest.raises(BadOption):
        game.new(difficulty="high")
    with pytest.raises(BadOption):
        game.new(falcon=True, seats={"julia": "greedy"})


def test_his_seat_is_called_after_him(game):
    match = game.new(seed=1, falcon=True, seats={"ivan": "random"}).go_on()
    assert "Julia" not in str(match.log) and "Falcon" in str(match.log)
    assert match.game.thing_text("seat", FALCON, "ru") == "Сокол"
    assert game.new(seed=1, players=2).game.thing_text("seat", FALCON, "ru") == "Юлия"


@proves(Rule.FALCON_LINES)
def test_every_line_and_every_card_comes_up(game):
    lines, cards = set(), set()
    for seed in range(12):
        match = game.new(seed=seed, falcon=True, difficulty="high", seats={"ivan": "random"}).go_on()
        lines |= {Rung(line.numbers[0]) for line in match.log if line.said.name == "FALCON_TAKES"}
        cards |= {game.box.play[line.numbers[0]] for line in match.log if line.said.name == "FALCON_CARD"}
    assert lines >= set(Rung) - {Rung.REPTILIAN, Rung.LAST_TREND, Rung.PASS}
    assert cards == set(range(6))


# The end

@proves(Rule.FALCON_NEVER_ATTACHES)
def test_his_circles_stay_alone(game):
    s = solo(game, "last-circles", own={"julia": ["inner-circle-1", "governments-1", "media-1"]})
    game.flow.apply(game.box, s, 0)
    assert game.step(s.step).name == "NEXT_OWNER" and rules(game, "scoring").points(game.box, s, FALCON) == 4 + 1 + 1


@proves(Rule.FALCON_WINS_TIES)
@pytest.mark.parametrize(("own", "winner"), [
    ({"ivan": ["media-1"], "julia": ["media-2"]}, FALCON), ({"ivan": ["media-1"]}, HUMAN)])
def test_a_full_tie_is_his(game, own, winner):
    s = solo(game, "count", own=own)
    game.flow.apply(game.box, s, 0)
    assert s.winner == winner and s.rank[:2] == ([2, 1] if winner == FALCON else [1, 2])
    assert ("FALCON_RATED" in told(game, s)) == (winner == HUMAN)
    assert game.ending(s.ending).name == ("FALCON" if winner == FALCON else "POINTS")


@proves(Rule.FALCON_RATING)
@pytest.mark.parametrize(("number", "name"), [
    (89, Rating.PAWN), (90, Rating.EXECUTOR), (110, Rating.CONFIDANT), (130, Rating.EMINENCE), (150, Rating.PUPPETEER),
    (400, Rating.PUPPETEER)])
def test_what_a_victory_is_called(game, number, name):
    rating = rules(game, "falcon.scoring").rating
    assert rating(solo(game), number) == name
    assert rating(solo(game, nuclear_threat=True), number + 20) == name
    assert rating(solo(game, world_bank=True), number) <= name
