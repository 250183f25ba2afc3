"""Boards of several devices at one match, each in a kernel of its own: here without browsers and without a loop."""

import json
import random
import sqlite3

import pytest

import gamekit
from gamekit.engine import save
from gamekit.engine.view import View
from gamekit.ui.board import Board
from gamekit.ui.class_room import SharedMatches, codes, links, store
from gamekit.ui.class_room.shared import moves_of


def wish(page, what, value=""):
    page.receive({"do": what, "value": value})
    return page


def opened(keeper, device, game="uprising", language="en", **options):
    """A device opens the play page."""
    secret = keeper.secret_of(device, f"{game}_play.ipynb")
    page = Board(gamekit.load(game, language=language).new(seed=1, **options))
    wish(page, "take-up", f"{secret} 0")
    return wish(page, "speed", "off")


def hear(*pages):
    for page in pages:
        page.together._hear_guarded()


@pytest.fixture
def two(keeper, room):
    """Two devices at one match of Uprising, the Empire and the Resistance."""
    empire = wish(opened(keeper, "a"), "share")
    resistance = wish(opened(keeper, "b"), "join", empire.together.code.lower())
    wish(empire, "sit", "empire")
    wish(resistance, "sit", "resistance")
    hear(empire)
    return empire, resistance


def turn(pages):
    """Who decides now."""
    return next(page for page in pages if page.together.seat == page.match.seat)


def move(pages, index=0):
    """One move, which the others hear of."""
    page = turn(pages)
    wish(page, "play", page.match.moves[index % len(page.match.moves)].id)
    assert page.notice is None
    hear(*(other for other in pages if other is not page))


def marks(pages):
    return {save.state_mark(page.match.state) for page in pages}


def test_at_the_door_nothing_is_shown(keeper, room):
    page = wish(opened(keeper, "a"), "share")
    code = page.together.code
    assert len(code) == codes.MATCH and code in page.page
    assert page.position == {} and "gk-board" not in page.page
    assert page.page.count('data-do="sit"') == 2 and "<svg" in page.page
    guest = opened(keeper, "b")
    wish(guest, "address", f"?join={code}&lang=en")
    assert guest.together.code == code and guest.position == {} and "gk-board" not in guest.page
    wish(guest, "watch")
    assert "gk-board" not in guest.page


def test_a_whole_match_by_two_devices(two):
    dice = random.Random(5)
    while not two[0].match.over:
        assert sum(bool(page.view.moves) for page in two) == 1
        for page in two:
            assert bool(page.view.moves) == page.waits
        move(two, dice.randrange(100))
        assert len(marks(two)) == 1
    [found] = two[0].together._matches.all()
    assert found.over and found.result["winners"] == two[1].match.result.winners
    assert all(page.match.result.text in page.page for page in two)
    assert [entry.move for entry in found.entries] == [one for _, one in moves_of(two[0].match)]


@pytest.mark.parametrize(("game", "options"), [("uprising", {}), ("dual_powers", {"mode": "duel"})])
def test_every_page_is_made_of_the_view_of_its_seat(keeper, room, game, options):
    """Worlds that differ only in what a seat cannot see give it the same page, and its traits hold its view."""
    first = opened(keeper, "a", game, **options)
    for name, value in options.items():
        wish(first, f"option:{name}", value)
    wish(first, "share")
    pages = [first, wish(opened(keeper, "b", game, **options), "join", first.together.code)]
    for page, seat in zip(pages, first.match.seats, strict=True):
        wish(page, "sit", seat)
    hear(*pages)
    dice, others = random.Random(2), 0
    for number in range(50):
        if first.match.over:
            break
        move(pages, dice.randrange(100))
        for page in pages:
            seen = page.match.view(page.together.seat)
            assert page.position == seen.position()
            if number % 12 == 4 and not page.match.over:
                others += is_the_same_in_another_world(page, seen)
    assert others > 2


def is_the_same_in_another_world(page, seen):
    """The page of a world that fits what the seat knows has the same letters; whether it is another world."""
    whole, shown = page.match.state, page.html()
    other = seen.world(seed=11).state
    other.rng = whole.rng       # whether a move can be taken back is asked of the match itself
    page.match.state, page._views, page._drawn = other, [], None
    try:
        assert page.html() == shown
        return save.state_mark(other) != save.state_mark(whole)
    finally:
        page.match.state, page._views, page._drawn = whole, [], None


def test_nobody_moves_for_another(two):
    waiting = next(page for page in two if page is not turn(two))
    before = marks(two)
    wish(waiting, "play", waiting.match.moves[0].id)
    assert "not yours" in waiting.notice[1] and marks(two) == before
    wish(waiting, "sit", turn(two).together.seat)
    assert "already sits" in waiting.notice[1]


def test_a_move_that_comes_too_late_is_told_and_not_made(two):
    """The one who moved takes back at the moment at which the other answers."""
    dice = random.Random(1)
    while True:
        mover, other = turn(two), next(page for page in two if page is not turn(two))
        wish(mover, "play", dice.choice(mover.match.moves).id)
        if mover.match.seat != mover.together.seat and mover.can_undo:
            break
        wish(mover, "undo") if mover.can_undo and dice.random() < 0.1 else None
        hear(other)
    other.together.hear()
    wish(mover, "undo")
    assert mover.notice is None
    wish(other, "play", other.match.moves[0].id)
    assert "quicker" in other.notice[1]
    assert len(marks(two)) == 1 and turn(two) is mover


def test_taking_back_is_for_the_last_move_only(two):
    page = turn(two)
    start = marks([page])
    wish(page, "play", page.match.moves[0].id)
    hear(*two)
    if page.can_undo:
        wish(page, "undo")
        hear(*two)
        assert marks(two) == start
    dice = random.Random(3)
    while True:
        moved = turn(two)
        move(two, dice.randrange(100))
        other = next(one for one in two if one is not moved)
        if other.match.can_undo:
            break
    before = marks(two)
    wish(other, "undo")
    assert "moved since" in other.notice[1] and marks(two) == before
    assert 'data-do="undo"' in other.page and "gk-locked" in other.page


def test_a_new_kernel_sits_where_the_page_sat(keeper, two):
    for _ in range(5):
        move(two)
    seat = two[0].together.seat
    again = opened(keeper, "a")
    assert (again.together.seat, again.together.code) == (seat, two[0].together.code)
    assert again.position == two[0].position and again.view.moves == two[0].view.moves
    assert again.headline() == two[0].headline()
    pages = [again, two[1]]
    for _ in range(3):
        move(pages)


def test_another_device_goes_on_with_the_page(keeper, two):
    secret = two[0].place[0]
    assert keeper.hand_over(secret, "tablet", "uprising_play.ipynb")
    again = opened(keeper, "tablet")
    assert again.together.seat == two[0].together.seat
    stranger = wish(opened(keeper, "stranger"), "join", two[0].together.code)
    assert stranger.together.seat is None and stranger.position == {}


def test_an_old_secret_opens_no_seat(keeper, room, matches, two):
    """Neither of a seat that others have now, nor on a page that has a secret of its own."""
    empire, resistance = two
    code, secret = empire.together.code, "{} {}".format(*empire.place)
    matches.free(code, "empire")
    wish(wish(opened(keeper, "c"), "join", code), "sit", "empire")
    replayed = wish(Board(gamekit.load("uprising").new(seed=1)), "take-up", secret)
    assert (replayed.together.code, replayed.together.seat, replayed.position) == (code, None, {})
    before = matches.find(code).entries
    for move in matches.find(code).match().moves:
        wish(replayed, "play", move.id)
    wish(replayed, "sit", "resistance")
    assert replayed.together.seat is None and matches.find(code).entries == before
    stranger = wish(opened(keeper, "e"), "take-up", "{} {}".format(*resistance.place))
    assert stranger.together.code == "" and stranger.place != resistance.place


def test_leaving_comes_back_to_the_own_match(keeper, two):
    page = opened(keeper, "c")
    wish(page, "play", page.match.moves[0].id)
    mine = save.to_json(page.match)
    wish(page, "join", two[0].together.code)
    assert page.together.at_door
    wish(page, "leave")
    assert not page.together.code and save.to_json(page.match) == mine
    wish(two[0], "leave")
    wish(two[0], "join", two[1].together.code)
    assert two[0].together.seat == "empire"


def test_before_the_end_no_copy_shows_what_is_hidden(two):
    for _ in range(3):
        move(two)
    page = two[0]
    wish(page, "look", "1")
    assert 'data-do="branch"' not in page.page
    wish(page, "branch")
    assert page.together.code and "hidden" in page.notice[1]
    wish(page, "save")
    assert page.together.code


def test_watching_shows_what_lies_open(keeper, two):
    guest = wish(opened(keeper, "c"), "join", two[0].together.code)
    wish(guest, "watch")
    assert guest.together.at_door
    wish(two[0], "watching", "1")
    hear(guest)
    wish(guest, "watch")
    assert "gk-board" in guest.page and guest.position == guest.match.view(None).position()
    for _ in range(4):
        move([*two], 1)
        hear(guest)
        assert guest.position == View(guest.game, guest.match.state, -1, guest.match.log).position()
        assert not guest.waits and "data-move" not in guest.page
    wish(guest, "play", guest.match.moves[0].id)
    assert "not yours" in guest.notice[1]
    wish(two[0], "watching", "")
    hear(guest)
    assert guest.together.at_door and guest.position == {}


def test_while_others_wait_no_new_match_begins_by_a_slip(keeper, two):
    assert all('data-do="new"' not in page.page and 'href="#gk-together"' in page.page for page in two)
    alone = wish(opened(keeper, "c"), "open")
    assert 'data-do="new"' in alone.page


def test_at_a_full_table_nobody_is_asked_to_sit(keeper, two):
    guest = wish(opened(keeper, "c"), "join", two[0].together.code)
    assert "All seats are taken" in guest.page and "gk-table-qr" not in guest.page


def test_from_a_page_for_one_a_match_for_two_begins(keeper, room):
    """Dual Powers is served as a solo game; a game that is always for one offers no match with others."""
    page = opened(keeper, "a", game="dual_powers", mode="solo")
    assert 'data-do="share"' in page.page
    wish(page, "share")
    assert page.notice is None
    assert list(page.together.found.seats) == ["red", "white"]
    assert not [seat for seat in page.together.found.seats.values() if not seat.free]
    alone = opened(keeper, "b", game="partisans")
    assert 'data-do="share"' not in alone.page
    assert wish(alone, "share").together.code == ""


def test_a_bot_takes_a_free_seat(keeper, room):
    page = wish(opened(keeper, "a"), "share")
    wish(page, "sit", "empire")
    wish(page, "fill", "resistance=random")
    dice = random.Random(4)
    while not page.match.over:
        assert page.match.seat == "empire"
        wish(page, "play", dice.choice(page.match.moves).id)
        assert page.notice is None
    stored = page.together._matches.find(page.together.code)
    assert save.state_mark(stored.match().state) == save.state_mark(page.match.state)


def test_four_seats_three_devices_and_a_bot(keeper, room):
    pages = [opened(keeper, name, "secret_power") for name in "abc"]
    wish(pages[0], "option:players", "4")
    wish(pages[0], "share")
    seats = list(pages[0].match.seats)
    assert len(seats) == 4
    for page in pages[1:]:
        wish(page, "join", pages[0].together.code)
    for page, seat in zip(pages, seats, strict=False):
        wish(page, "sit", seat)
    wish(pages[0], "fill", f"{seats[3]}=random")
    hear(*pages)
    dice, moved = random.Random(1), set()
    for _ in range(24):
        moved.add(turn(pages).together.seat)
        move(pages, dice.randrange(100))
        hear(*pages)
        assert len(marks(pages)) == 1
        assert all(page.position == page.match.view(page.together.seat).position() for page in pages)
    assert moved == set(seats[:3])
    made = {entry.seat for entry in pages[0].together._matches.find(pages[0].together.code).entries}
    assert made == set(seats)


def test_the_seat_that_is_kept_for_a_pupil(keeper, room, matches):
    sign = room.join("a").sign
    code = matches.begin(gamekit.load("uprising").new(seed=3), promised={"empire": sign})
    page = wish(opened(keeper, "a"), "join", code)
    assert page.together.seat == "empire"
    other = wish(opened(keeper, "b"), "join", code)
    assert other.together.at_door and store.signs.sign_words(sign, "en") in other.page


def test_wrong_codes_are_slow_to_guess(keeper, room, two):
    page = opened(keeper, "c")
    for guess in ("BCDFH", "", "<b>&", "ZZZZZ", "LMPTX"):
        wish(page, "join", guess)
        assert "No match has the code" in page.notice[1] and "<b>&" not in page.page
    wish(page, "join", two[0].together.code)
    assert "Too many" in page.notice[1] and not page.together.code


def test_the_end_of_a_class_leaves_the_own_match(room, two):
    room.end()
    hear(*two)
    for page in two:
        assert not page.together.code and page.humans == ["resistance", "empire"]
        assert "No match has the code" in page.notice[1]


def test_a_page_that_stays_open_after_a_class_is_kept_no_more(keeper, room):
    room.join("a")
    page = opened(keeper, "a", seats={"empire": "random"})
    secret, _ = page.place
    assert keeper.read(secret, 0) is not None
    room.end()
    page.attending.look()
    wish(page, "play", page.match.moves[0].id)
    assert page.match.played and keeper.read(secret, 0) is None


def test_without_a_server_there_are_no_others():
    page = Board(gamekit.load("uprising").new(seed=1))
    assert "gk-together" not in page.page
    wish(page, "share")
    assert "gamekit serve" in page.notice[1]


def test_the_link_and_its_code(keeper, room, monkeypatch):
    monkeypatch.setenv(links.VARIABLE, "http://192.0.2.7:8866/")
    page = wish(opened(keeper, "a", language="ru"), "share")
    link = f"http://192.0.2.7:8866/voila/render/uprising_play.ipynb?join={page.together.code}&amp;lang=ru"
    assert f'href="{link}"' in page.page and "gk-table-qr" in page.page
    assert page.address() == f"join={page.together.code}"
    assert "seed" not in json.dumps(page.position)
    assert isinstance(page.together._matches, SharedMatches)


def test_a_move_that_cannot_be_stored_was_not_made(two, monkeypatch):
    """The file is out of reach for a moment: the page says so, and shows the match as it is for everybody."""
    page, before = turn(two), marks(two)

    def fails(*_, **__):
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(SharedMatches, "add", fails)
        broken.setattr(SharedMatches, "find", fails)
        wish(page, "play", page.match.moves[0].id)
        assert "went wrong" in page.notice[1]
    hear(page)
    assert marks(two) == before
    move(two)
    assert len(marks(two)) == 1
