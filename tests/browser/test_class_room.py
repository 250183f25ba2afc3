"""A class in real browsers: pupils come in by a code, two devices play one match, the teacher's pages stay closed."""

import http.cookiejar
import json
import os
import random
import re
import signal
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress

import psutil
import pytest

import gamekit
from gamekit.engine.words import SHARED
from gamekit.ui.catalog import listed
from gamekit.ui.class_room import Assignment, ClassRoom, SharedMatches
from gamekit.ui.keeping import Keeper

from .conftest import WAIT, free_port

TOLD = {"page", "live", "language", "move", "seat", "over", "keeps", "typeface", "layout", "tabbable", "tooltip"}
PLAY = "voila/render/uprising_play.ipynb"


class Room:
    """A served class, which can be killed and served again at the same port."""

    def __init__(self, chromium, folder):
        self.chromium, self.folder, self.port = chromium, folder, free_port()
        self.command = [sys.executable, "-m", "gamekit", "serve", "--class", "--students", "2", "--host", "127.0.0.1",
                        "--port", str(self.port), "--page", "uprising_play", "--no-browser"]
        self.contexts = []

    def start(self):
        self.url = f"http://127.0.0.1:{self.port}/"
        with (self.folder / "log").open("w") as log:
            self.server = psutil.Popen(self.command, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + 2 * WAIT / 1000
        while "token=" not in (said := (self.folder / "log").read_text("utf-8")) and time.monotonic() < end:
            time.sleep(0.2)
        self.said = said
        self.code = re.search(r"type the code ([A-Z]{4})\b", self.said)[1]
        self.teacher = re.search(r"http\S+token=\S+", self.said)[0]
        self.keeper = Keeper(self.folder / "state" / "pages.db")

    def kill(self):
        """With its kernels, and with whatever else it has started."""
        for process in (*self.server.children(recursive=True), self.server) if self.server.is_running() else ():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self.server.wait(20)

    def device(self):
        """A browser of its own; what its websockets receive is noted."""
        context = self.chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        self.contexts.append(context)
        page = context.new_page()
        page.frames_received, page.errors = [], []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda f: page.frames_received.append(f)))
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.set_default_timeout(WAIT)
        return page

    def pupil(self):
        page = self.device()
        page.goto(f"{self.url}join?code={self.code}")
        page.wait_for_url("**/start*")
        return page


@pytest.fixture(scope="module")
def room(chromium, tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    before = os.environ.get("GAMEKIT_STATE")
    os.environ["GAMEKIT_STATE"] = str(folder / "state")
    made = Room(chromium, folder)
    made.start()
    yield made
    for context in made.contexts:
        context.close()
    made.kill()
    os.environ.pop("GAMEKIT_STATE") if before is None else os.environ.update(GAMEKIT_STATE=before)


@pytest.fixture(scope="module")
def two(room):
    """Two devices at one match, each in its seat: the Resistance, which begins, and the Empire."""
    first, second = room.pupil(), room.pupil()
    first.goto(room.url + PLAY)
    first.click("[data-do=share]")
    code = first.inner_text(".gk-table-match-code")
    first.click("[data-do=sit][data-value=resistance]")
    first.wait_for_selector("#gk-board")
    second.fill("[name=match]", code.lower())
    second.click("main form button")
    second.wait_for_selector("[data-do=sit]")
    assert second.locator("#gk-board").count() == 0
    second.click("[data-do=sit]")
    for page in (first, second):
        page.wait_for_selector("#gk-board")
        page.wait_for_timeout(500)
        page.frames_received.clear()        # what came before was of a match of its own
    first.code = second.code = code
    return first, second


def stored(room, code):
    return SharedMatches(room.keeper, room.code).find(code)


def move(room, two, dice):
    """A random move of whoever is at turn, until it stands on the other screen as well; whose it was."""
    found = stored(room, two[0].code)
    match = found.match()
    seat, legal = match.seat, {one.id for one in match.moves}
    page = two[seat == "empire"]
    offered, ids = page.locator("#gk-choices [data-move]"), []
    while not ids or not legal.issuperset(ids):      # what was there may be of the page before
        page.wait_for_timeout(20)
        ids = offered.evaluate_all("all => all.map(one => one.dataset.move)")
    page.click(f'#gk-choices [data-move="{dice.choice(ids)}"]')
    for _ in range(200):
        after = stored(room, two[0].code)
        if len(after.entries) > len(found.entries):
            break
        page.wait_for_timeout(20)
    match = after.match()
    for one, name in zip(two, ("resistance", "empire"), strict=True):
        mine = not match.over and match.seat == name
        one.wait_for_function(
            "mine => mine === (document.querySelectorAll('#gk-choices [data-move]').length > 0) || "
            "document.querySelector('#gk-result')", arg=mine)
    return seat


def test_the_projector_shows_the_way_in(room):
    for words in ("For the class: open", "Для класса: откройте", "For the teacher only"):
        assert words in room.said
    page = room.device()
    page.goto(room.teacher)
    page.wait_for_url("**/projector*")
    assert page.inner_text(".gk-code") == room.code
    assert page.inner_text(".gk-where") == f"http://127.0.0.1:{room.port}"
    assert page.locator(".gk-table-qr svg").bounding_box()["width"] > 250
    assert {"Open this address", "Откройте этот адрес"} <= set(page.locator(".gk-step span").all_inner_texts())
    size = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.gk-step')).fontSize)")
    assert size >= 20
    room.pupil().close()
    page.wait_for_function("document.querySelectorAll('#gk-signs li').length > 0")


def test_pupils_type_the_code_and_get_a_sign(room):
    page, before = room.device(), len(ClassRoom(room.keeper, room.code).members())
    page.goto(room.url + PLAY + "?lang=ru")
    page.wait_for_url("**/join?*")
    page.fill("[name=code]", "<b>x")
    page.click("main button")
    assert "Это не тот код" in page.inner_text("[role=alert]")
    page.fill("[name=code]", f" {room.code[:2].lower()}-{room.code[2:]}")
    page.click("main button")
    page.wait_for_url("**/uprising_play.ipynb?*")
    page.goto(room.url)
    page.wait_for_url("**/start*")
    sign = page.inner_text(".gk-me")
    members = ClassRoom(room.keeper, room.code).members()
    assert members[-1].words("en") in sign and members[-1].here and len(members) == before + 1
    page.reload()
    assert page.inner_text(".gk-me") == sign


def get(url, opener=None):
    try:
        with (opener or urllib.request.build_opener()).open(url, timeout=30) as answer:
            return answer.status, answer.read().decode(), answer.url
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(), error.url


def test_a_pupils_device_reaches_nothing_of_the_teacher(room):
    """By no address, and with no cookie of its own making."""
    jar = http.cookiejar.CookieJar()
    pupil = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    assert get(f"{room.url}join?code={room.code}", pupil)[2].endswith("/start?lang=en")
    _, start, place = get(f"{room.url}voila/render/index.ipynb", pupil)     # the way back to all pages
    assert place.endswith("/start?lang=en")
    assert [one.file for one in listed() if one.kind != "class" and f'href="voila/render/{one.file}' not in start] == []
    consoles = [page.name for page in (gamekit.ui.catalog.notebooks_folder()).glob("*class*.ipynb")]
    assert consoles
    for path in ("projector", f"projector?token={room.code}", *(f"voila/render/{name}?cookie=1" for name in consoles)):
        status, page, _ = get(room.url + path, pupil)
        assert status == 403 and "Only the teacher" in page
    [mine] = [cookie for cookie in jar if cookie.name == f"gamekit-class-{room.port}"]
    forged = urllib.request.build_opener()
    forged.addheaders = [("Cookie", f"gamekit-{room.port}={mine.value}; gamekit-class-{room.port}={mine.value}")]
    assert get(f"{room.url}projector", forged)[0] == 403
    for path in ("", PLAY, "voila/render/index.ipynb", "start", "now", "projector"):
        assert "join" in get(room.url + path)[2] or path == "projector"
    assert get(f"{room.url}api/kernels/x/channels")[2].endswith("join?lang=en")


def test_a_move_is_seen_on_the_other_screen(room, two):
    dice = random.Random(1)
    seats = [move(room, two, dice) for _ in range(12)]
    assert set(seats) == {"resistance", "empire"}
    assert two[0].errors == two[1].errors == []
    signs = [page.inner_text("#gk-together") for page in two]
    assert all("you" in words for words in signs)
    waiting = two[stored(room, two[0].code).match().seat == "resistance"]
    assert "acts" in waiting.inner_text("#gk-headline")


def content(frame):
    """The content of a message of the kernel's websocket: parts, between offsets of 8 bytes."""
    if isinstance(frame, str):
        return json.loads(frame)["content"]
    start, end = (int.from_bytes(frame[8 * i:8 * (i + 1)], "little") for i in (5, 6))
    return json.loads(frame[start:end])


def test_no_frame_tells_what_is_hidden(room, two):
    """Since a device sat down it got pages, which are made of its view, and no sentence that is for the other one."""
    found = stored(room, two[0].code)
    match, seats = found.match(), ("resistance", "empire")
    lines = [{line.text("en") for line in match.view(seat).log} for seat in seats]
    assert any("You draw" in line for line in lines[0] - lines[1])
    for page, own, others in zip(two, lines, reversed(lines), strict=True):
        told = [content(frame) for frame in page.frames_received]
        states = [one["data"]["state"] for one in told if "state" in one.get("data", {})]
        assert sum("page" in state for state in states) > 5
        assert {name for state in states for name in state if not name.startswith("_")} <= TOLD
        everything = json.dumps(told, ensure_ascii=False)
        assert sum(sentence in everything for sentence in own) > 5
        assert not [sentence for sentence in others - own if sentence in everything]
        assert str(found.begun["seed"]) not in everything


def test_both_at_once(room, two):
    """Whoever is not at turn plays for the other: nothing happens, and a sentence says why."""
    found = stored(room, two[0].code)
    match = found.match()
    wrong = two[match.seat == "resistance"]
    wrong.evaluate("document.querySelector('#gk-choices').insertAdjacentHTML('beforeend', "
                   f"'<li><button id=forged data-move=\"{match.moves[0].id}\">x</button></li>')")
    wrong.click("#forged")
    wrong.wait_for_selector("#gk-why")
    assert "not yours" in wrong.inner_text("#gk-why")
    assert len(stored(room, two[0].code).entries) == len(found.entries)


def test_a_killed_kernel_and_a_killed_server(room, two):
    dice = random.Random(2)
    kernel = two[0].evaluate("JSON.parse(document.getElementById('gk-kernel').textContent).kernelId")
    for process in psutil.process_iter(["cmdline"]):
        if any(f"kernel-{kernel}.json" in part for part in process.info["cmdline"] or ()):
            process.kill()
    two[0].wait_for_function(
        "old => (document.getElementById('gk-kernel') ?? {textContent: old}).textContent.indexOf(old) < 0", arg=kernel)
    two[0].wait_for_selector("#gk-board")
    assert two[0].locator("#gk-together").count() == 1
    for _ in range(3):
        move(room, two, dice)
    before, code = len(stored(room, two[0].code).entries), room.code
    room.kill()
    room.start()
    assert room.code == code
    for page in two:
        page.wait_for_function(
            "document.getElementById('gk-lost')?.textContent.match('started again|stopped')", timeout=2 * WAIT)
        page.wait_for_selector("#gk-board")
    assert len(stored(room, two[0].code).entries) == before
    for _ in range(3):
        move(room, two, dice)
    assert two[0].errors == two[1].errors == []


def test_the_console_follows_the_class_and_the_class_follows_it(room, two):
    """Pupils, a pause, a lesson for all and its first answers show themselves without a reload, large enough."""
    console = room.device()
    console.set_viewport_size({"width": 1920, "height": 1080})
    console.goto(room.teacher)
    console.wait_for_url("**/projector*")
    console.goto(f"{room.url}voila/render/class_console.ipynb")
    console.wait_for_selector("#gk-pupils .gk-tile")
    for member in ClassRoom(room.keeper, room.code).members()[:2]:
        assert console.locator(f"#gk-pupil-{member.sign}").count() == 1
    console.click("[data-do=pause]")
    for page in two:
        page.wait_for_selector("#gk-paused")
    console.click("[data-do=pause]")
    for page in two:
        page.wait_for_selector("#gk-paused", state="detached")
    console.select_option("[data-do=page]", "uprising_rules.ipynb")
    console.wait_for_selector('[data-do=page] option[value="uprising_rules.ipynb"][selected]', state="attached")
    console.select_option("[data-do=step]", "third")
    console.wait_for_selector('[data-do=step] option[value="third"][selected]', state="attached")
    console.click("[data-do=open]")
    for page in two:
        page.wait_for_url("**/uprising_rules.ipynb*")
        page.wait_for_selector("#gk-answers [data-value=win]")
    console.wait_for_function("document.querySelector('#gk-pupils').textContent.match('step 3 of')")
    two[0].click("#gk-answers [data-value=win]")
    two[1].click("#gk-answers [data-value=round]")
    console.wait_for_function("document.querySelector('#gk-answers-of-all')?.textContent.match('2 answers')")
    sizes = console.evaluate(
        "[...document.querySelectorAll('.gk-console *')].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && "
        "n.nodeValue.trim()) && !e.closest('style, svg, .gk-board, .gk-heat, option')).map(e => "
        "[parseFloat(getComputedStyle(e).fontSize), e.textContent])")
    assert [one for one in sizes if one[0] < 20] == []
    assert console.errors == two[0].errors == two[1].errors == []


def test_a_device_that_slept_is_led_to_what_was_opened(room):
    """Its page was told by nobody; loaded again, it goes there, and from there where its pupil likes."""
    jar = http.cookiejar.CookieJar()
    pupil = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    get(f"{room.url}join?code={room.code}", pupil)
    ClassRoom(room.keeper, room.code).assign(Assignment("uprising_book.ipynb", "step=third"))
    assert get(f"{room.url}{PLAY}?lang=ru", pupil)[2].endswith("/uprising_book.ipynb?step=third&lang=ru")
    assert get(f"{room.url}{PLAY}?lang=ru", pupil)[2].endswith("/uprising_play.ipynb?lang=ru")


def test_the_console_keeps_its_language(room):
    """That of its address, from the first word on, then the one that is chosen on it."""
    console = room.device()
    console.goto(room.teacher)
    console.wait_for_url("**/projector*")
    console.add_init_script("""
      const note = () => { window.first ||= document.getElementById("gk-loading")?.textContent; };
      new MutationObserver(note).observe(document, { subtree: true, childList: true });""")
    console.goto(f"{room.url}voila/render/class_console.ipynb?lang=ru")
    assert console.evaluate("window.first") == SHARED.text("page-loading", "ru")
    heading, russian, english = "#gk-pupils h3", "Ученики", "Pupils"
    console.wait_for_selector(heading)
    assert console.inner_text(heading) == russian
    console.click("[data-do=language][data-value=en]")
    console.wait_for_function("words => document.querySelector('#gk-pupils h3').textContent === words", arg=english)
    console.reload()
    console.wait_for_selector(heading)
    assert console.inner_text(heading) == english


def test_pages_of_the_class_before_ask_for_the_code(room):
    """At the same port another class begins: nothing goes on as if it were the old one, nor shows its code."""
    ClassRoom(room.keeper, room.code).assign(None)
    teacher, waiting, playing = room.device(), room.pupil(), room.pupil()
    teacher.goto(room.teacher)
    teacher.wait_for_url("**/projector*")
    playing.goto(room.url + PLAY)
    playing.wait_for_selector("#gk-board")
    old = room.code
    room.server.send_signal(signal.SIGINT)
    room.server.wait(60)
    room.start()
    assert room.code != old
    for page in (waiting, playing):
        page.wait_for_url("**/join?*")
    teacher.wait_for_selector(".gk-code", state="detached")
    playing.fill("[name=code]", room.code)
    playing.click("main button")
    playing.wait_for_selector("#gk-board")
    assert playing.url.startswith(room.url + PLAY)


def test_a_class_that_ends_is_erased(room):
    """The server that is stopped, not killed, leaves nothing of its class."""
    assert ClassRoom(room.keeper, room.code).members()
    room.server.send_signal(signal.SIGINT)
    end = time.monotonic() + 60
    while ClassRoom(room.keeper, room.code).members() and time.monotonic() < end:
        time.sleep(0.2)
    gone = ClassRoom(room.keeper, room.code)
    assert gone.members() == gone.events() == SharedMatches(room.keeper, room.code).all() == []


def test_the_projector_of_a_class_that_ended_invites_nobody(room):
    room.kill()
    room.start()
    teacher = room.device()
    teacher.goto(room.teacher)
    teacher.wait_for_selector(".gk-code")
    ClassRoom(room.keeper, room.code).end()
    teacher.wait_for_selector(".gk-code", state="detached")
    assert "The class has ended" in teacher.inner_text("main")
