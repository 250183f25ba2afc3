"""A class session in its file."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from gamekit.ui.class_room import Assignment, ClassRoom, codes, here, signs, store
from gamekit.ui.keeping import MONTH, new_secret

TABLES = ("class", "class_member", "class_led", "class_refusal", "class_event", "shared_match", "shared_move",
          "shared_seat", "shared_known")


def rows(keeper):
    with sqlite3.connect(keeper.path) as file:
        return {table: file.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES}


def test_codes_can_be_typed_in_either_alphabet():
    made = {codes.new_code(codes.CLASS) for _ in range(300)}
    assert len(made) > 250
    for code in made:
        assert len(set(code)) == len(code) == 4 and set(code) <= set(codes.LETTERS)
        assert not any(word in code for word in codes.RUDE)
        assert codes.read_code(f" {code[:2].lower()}-{code[2:]} ") == code
    assert codes.read_code("вхфн") == "BXFH" and codes.read_code("<b>") == "B"


def test_a_server_has_one_class_until_it_ends(keeper, room):
    again = ClassRoom.begin(keeper, "8866")
    assert again.code == room.code == here().code
    assert ClassRoom.begin(keeper, "8867").code != room.code
    room.end()
    assert room.state == "ended"
    assert ClassRoom.begin(keeper, "8866").code != room.code


def test_everybody_gets_a_sign_of_their_own_and_keeps_it(room):
    with ThreadPoolExecutor(8) as pool:
        found = [member.sign for member in pool.map(room.join, [f"device {i}" for i in range(40)])]
    assert len(set(found)) == 40
    assert room.join("device 7").sign == found[7] == room.member("device 7").sign
    assert {member.sign for member in room.members()} == set(found)
    assert room.member("somebody else") is None
    assert signs.new_sign({f"{c}-{a}" for c in signs.COLOURS for a in signs.ANIMALS}).endswith("-2")


def test_a_page_knows_its_pupil(keeper, room):
    member = room.join("phone")
    secret = keeper.secret_of("phone", "uprising_play.ipynb")
    assert room.member_of_page(secret).sign == member.sign
    assert room.member_of_page("x" * 22) is None


def test_where_pupils_are_and_since_when(room, monkeypatch):
    one, other = room.join("a").sign, room.join("b").sign
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 100)
    room.at(one, page="rules", step="dissent", title="Rules")
    monkeypatch.setattr(time, "time", lambda: now + 150)
    room.at(one, page="rules", step="dissent", title="Rules")
    room.seen(["a"])
    first, second = room.members()
    assert (first.page, first.step, first.title, first.since) == ("rules", "dissent", "Rules", now + 100)
    assert first.here
    assert (second.sign, second.page, second.here) == (other, "", False)
    assert [event.kind for event in room.events()] == ["joined", "joined", "moved-on"]
    assert room.events(after=room.events()[-1].number) == []


def test_what_is_opened_reaches_all_or_one(room):
    one, other = room.join("a").sign, room.join("b").sign
    room.assign(Assignment("rules.ipynb", "path=quick"))
    room.assign(Assignment("play.ipynb", "seed=2"), one)
    assert room.member("a").assigned == Assignment("play.ipynb", "seed=2")
    assert room.member("b").assigned == room.assigned == Assignment("rules.ipynb", "path=quick")
    assert room.join("c").assigned == room.assigned
    number = room.member("b").number
    room.assign(None)
    assert room.member("a").assigned is None and room.member("b").number == number + 1
    assert other == room.member("b").sign


def test_who_slept_when_something_was_opened_is_led_there_once(room):
    device, late = new_secret(), new_secret()
    room.join(device)
    assert room.leads(device) is room.leads(late) is None
    room.assign(Assignment("a.ipynb", "step=walk"))
    room.assign(Assignment("b.ipynb", "step=walk&seed=3"))
    room.join(late)
    assert room.leads(late) is None, "who comes in later is shown the way at the entrance"
    led = room.leads(device)
    assert led == Assignment("b.ipynb", "step=walk&seed=3") and room.leads(device) is None
    assert led.is_asked_by("b.ipynb", {"step": "walk", "seed": "3", "lang": "ru"}.get)
    assert not led.is_asked_by("b.ipynb", {"step": "walk"}.get)
    assert not led.is_asked_by("a.ipynb", {"step": "walk", "seed": "3"}.get)
    room.assign(None)
    assert room.leads(device) is None


def test_pausing_and_showing(room):
    room.pause()
    assert room.state == "paused"
    room.go_on()
    room.show_results(True)
    assert room.state == "open" and room.shows_results


def test_rules_that_were_met(room):
    for position in ({"round": 1}, {"round": 2}):
        room.refused("blue-wolf", "uprising", "ONE_OPEN", position)
    room.refused("red-bear", "uprising", "OTHER", {})
    first, _ = room.refusals()
    assert (first.sign, first.rule, first.number, first.position) == ("blue-wolf", "ONE_OPEN", 2, {"round": 2})


def test_the_end_erases_everything(keeper, room, matches, shared):
    secret, other = keeper.secret_of("a", "uprising_play.ipynb"), keeper.secret_of("elsewhere", "uprising_play.ipynb")
    for name in (secret, other):
        keeper.write(name, 0, {"seed": 1})
        keeper.missed(name, "uprising", "RULE")
    room.refused(room.join("a").sign, "uprising", "RULE", {})
    room.assign(Assignment("a.ipynb"))
    room.leads("a")
    matches.sit(shared, matches.find(shared).match().seat, "a")
    matches.add(shared, "a", matches.find(shared).match().seat, 0, [("empire", "move")])
    assert all(rows(keeper).values())
    room.end()
    assert not any(rows(keeper).values())
    assert keeper.read(secret, 0) is keeper.page_of(secret) is None and keeper.to_repeat(secret, "uprising") == []
    assert keeper.read(other, 0) == {"seed": 1} and keeper.to_repeat(other, "uprising") == ["RULE"]


@pytest.mark.parametrize("late", [False, True])
def test_a_class_that_is_forgotten_is_erased_after_a_month(keeper, room, shared, late, monkeypatch):
    room.join("a")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + MONTH + (60 if late else -60))
    store.prepare(keeper)
    assert any(rows(keeper).values()) is not late


def test_devices_that_a_script_invents_keep_nobody_out(room, monkeypatch):
    """Those who never open a page give way; whoever works in the class stays, with the sign."""
    monkeypatch.setattr(store, "MOST", 5)
    working = room.join("pupil").sign
    room.at(working, page="dual_powers/rules", step="walk")
    for number in range(4):
        room.join(f"invented {number}")
    with pytest.raises(store.ClassFull, match="no sign left"):
        room.join("late")
    assert room.join("pupil").sign == working
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + store.AWAY + 1)
    room.join("late")
    assert len(room.members()) == 5 and room.members()[0].sign == working
    for member in room.members():
        room.at(member.sign, page="dual_powers/rules")
    monkeypatch.setattr(time, "time", lambda: now + 10 * store.AWAY)
    with pytest.raises(store.ClassFull):
        room.join("too late")
