"""Shared matches in their file: seats, moves, and who comes first."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import gamekit
from gamekit.engine import save
from gamekit.ui.class_room.shared import NoMatch, NotYours, SeatTaken, TooLate, Watch, follow, moves_of

MINE, THEIRS = "m" * 22, "t" * 22


def moved(matches, code, secret=MINE, index=0):
    """Play one move of the seat at turn, as a kernel does."""
    found = matches.find(code)
    match = found.match()
    number = len(found.entries)
    seat = match.seat
    move = match.moves[index]
    matches.add(code, secret, seat, number, [(seat, move.id)])
    return match.play(move)


def test_what_was_moved_is_read_by_others(matches, shared):
    first = matches.find(shared).match()
    matches.sit(shared, first.seat, MINE)
    ours = moved(matches, shared)
    theirs = matches.find(shared)
    assert save.state_mark(theirs.match().state) == save.state_mark(ours.state) != save.state_mark(first.state)
    follow(first, matches.find(shared, after=0).entries)
    assert save.state_mark(first.state) == save.state_mark(ours.state)
    assert matches.find(shared, after=1).entries == ()


def test_nobody_moves_for_another(matches, shared):
    seat = matches.find(shared).match().seat
    other = next(name for name in matches.find(shared).seats if name != seat)
    for secret in (MINE, THEIRS, ""):
        with pytest.raises(NotYours):
            moved(matches, shared, secret)
    matches.sit(shared, other, MINE)
    with pytest.raises(NotYours):
        moved(matches, shared)
    matches.sit(shared, seat, THEIRS)
    with pytest.raises(NotYours):
        moved(matches, shared)
    assert matches.find(shared).entries == ()


def test_of_two_at_once_one_is_first(matches, shared):
    found = matches.find(shared)
    match = found.match()
    matches.sit(shared, match.seat, MINE)

    def add(move):
        try:
            matches.add(shared, MINE, match.seat, 0, [(match.seat, move.id)])
        except TooLate as late:
            return late.in_language("en")
        return None

    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(add, (match.moves * 8)[:8]))
    assert told.count(None) == 1 and "quicker" in next(filter(None, told))
    assert [entry.number for entry in matches.find(shared).entries] == [0]


def test_seats(matches, shared):
    seat, other = matches.find(shared).seats
    matches.sit(shared, seat, MINE, "blue-wolf")
    with pytest.raises(SeatTaken):
        matches.sit(shared, seat, THEIRS)
    with pytest.raises(SeatTaken):
        matches.fill(shared, seat, "random")
    assert (matches.seat_of(shared, MINE), matches.seat_of(shared, THEIRS)) == (seat, None)
    with pytest.raises(SeatTaken, match="seen its cards"):
        matches.sit(shared, other, MINE)
    found = matches.find(shared).seats
    assert found[seat].sign == "blue-wolf" and found[other].free
    matches.stand(shared, MINE)
    assert all(one.free and not one.sign for one in matches.find(shared).seats.values())
    with pytest.raises(SeatTaken, match="seen its cards"):
        matches.sit(shared, other, MINE)
    matches.sit(shared, seat, MINE)
    matches.fill(shared, other, "random")
    with pytest.raises(SeatTaken):
        matches.sit(shared, other, THEIRS)
    matches.free(shared, other)
    matches.sit(shared, other, THEIRS)


def test_a_promised_seat_is_for_its_member(matches):
    code = matches.begin(gamekit.load("uprising").new(seed=3), promised={"empire": "red-bear"})
    with pytest.raises(SeatTaken):
        matches.sit(code, "empire", MINE, "blue-wolf")
    matches.sit(code, "empire", MINE, "red-bear")
    assert matches.seat_of(code, MINE) == "empire"


def test_no_secret_is_in_the_file(keeper, matches, shared):
    matches.sit(shared, "empire", MINE)
    stored = b"".join(path.read_bytes() for path in keeper.path.parent.glob("pages.db*"))
    assert shared.encode() in stored and MINE.encode() not in stored


def test_bots_keep_their_seats_and_moves(matches):
    match = gamekit.load("uprising").new(seed=3, seats={"empire": "random"})
    match.play(match.moves[0])
    code = matches.begin(match)
    found = matches.find(code)
    assert found.seats["empire"].bot == "random"
    assert [(one.seat, one.move) for one in found.entries] == moves_of(match)
    assert save.state_mark(found.match().state) == save.state_mark(match.state)


def test_taking_back_is_an_entry(matches, shared):
    match = matches.find(shared).match()
    matches.sit(shared, match.seat, MINE)
    before = save.state_mark(match.state)
    moved(matches, shared)
    matches.add(shared, MINE, match.seat, 1, [(match.seat, "undo 1")])
    found = matches.find(shared)
    assert len(found.entries) == 2 and save.state_mark(found.match().state) == before


def test_a_paused_class_does_not_move(room, matches, shared):
    matches.sit(shared, matches.find(shared).match().seat, MINE)
    room.pause()
    with pytest.raises(TooLate, match="paused"):
        moved(matches, shared)
    room.go_on()
    moved(matches, shared)


def test_other_classes_have_other_matches(room, matches, shared):
    with pytest.raises(NoMatch):
        type(matches)(room.keeper, "").find(shared)
    with pytest.raises(NoMatch, match="five letters"):
        matches.find("")
    assert [one.code for one in matches.all()] == [shared]


def test_a_watch_sees_what_others_write(keeper, room):
    watch = Watch(keeper)
    assert not watch.changed()
    room.pause()
    assert watch.changed() and not watch.changed()
    watch.close()
