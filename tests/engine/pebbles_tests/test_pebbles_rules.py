"""The rules of Pebbles, each cited by a test."""

from ..pebbles import Pebbles
from ..pebbles.rulebook import Rule

HANDS = {"anna-hand": ["sun"], "boris-hand": ["rain"]}


def at(**facts):
    return Pebbles().position({"cards": HANDS, **facts})


def test_an_empty_heap_is_refused():
    match = at(left={"shore": 2})
    assert match.why_not("yard").id == Rule.HEAP_NOT_EMPTY.name
    assert [move.thing for move in match.moves] == ["shore"]


def test_no_more_than_lie_there():
    match = at(left={"shore": 2}).play("shore")
    assert [move.thing for move in match.moves] == ["one", "two"]
    assert match.why_not("three").id == Rule.TAKE_ONE_TO_THREE.name


def test_only_the_owner_sees_the_card():
    match = Pebbles().new(seed=3)
    lines = [line for line in match.log if line.rule.id == Rule.CARD_IS_SECRET.name]
    assert [line.seat for line in lines] == [0, 1, -1]


def test_whoever_empties_a_heap_may_swap():
    match = at(left={"shore": 1, "yard": 1}).play("shore").play("one")
    assert (match.step, match.seat) == ("swap", "anna")
    match.play("Draw a new card")
    assert match.log[-2].rule.id == Rule.SWAP_NEEDS_PACK.name
    assert match.position()["cards"]["open"] == ["sun"]


def test_most_points_win():
    match = at(left={"shore": 1}).play("shore").play("one").play("Keep the card")
    assert (match.result.winner, match.result.scores) == ("anna", {"anna": 4, "boris": 0})
    assert match.log[-1].rule.id == Rule.MOST_POINTS_WIN.name


def test_a_tie_goes_to_the_last_pebble():
    match = at(left={"shore": 1}, points={"boris": 4}).play("shore").play("one").play("Keep the card")
    assert (match.result.winner, match.result.ending) == ("anna", "last-pebble")
    assert Pebbles().rulebook[Rule.TIE_LAST_PEBBLE].reason
