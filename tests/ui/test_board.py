"""The board widget, without a browser: what it shows, what it does with messages, what it never tells."""

import asyncio
import random
import re

import pytest

import gamekit
from gamekit.engine.match import HUMAN
from gamekit.engine.view import world
from gamekit.engine.words import LANGUAGES
from gamekit.ui import html
from gamekit.ui.board import Board


def wish(board, what, value=""):
    board.receive({"do": what, "value": value})
    return board


@pytest.fixture
def solo(game):
    return wish(Board(game.new(seed=1917, mode="solo", difficulty=2)), "speed", "off")


@pytest.fixture
def pair(game):
    return wish(Board(game.new(seed=5)), "speed", "off")


def test_match_board_shows_the_match(game):
    match = game.new(seed=3, mode="solo")
    assert match.board().match is match


def test_every_legal_move_is_in_the_list(solo):
    for move in solo.match.moves:
        assert f'data-move="{move.id}"' in solo.page
        assert str(move) in solo.page


def test_a_whole_match_by_messages(solo):
    dice = random.Random(1)
    while not solo.match.over:
        wish(solo, "play", dice.choice(re.findall(r'<button class="gk-choice" data-move="([^"]+)"', solo.page)))
        assert solo.notice is None
    assert solo.match.result.text in solo.page
    assert "data-move" not in solo.page


def test_a_thing_that_cannot_be_chosen_says_why(solo):
    wish(solo, "why", "card:blue-2")
    heading, text, cite = solo.notice
    assert heading == "Why not Blue-2?"
    assert text == solo.game.rulebook["PLAY_FROM_HAND"].text
    assert solo.game.rulebook["PLAY_FROM_HAND"].place in cite
    assert text in solo.page
    assert solo.live == text


def test_what_was_asked_for_is_marked_until_it_was_read(solo):
    wish(solo, "why", "region:blue")
    assert solo.page.count(" gk-refused") == 1
    wish(solo, "why", "")
    assert " gk-refused" not in solo.page and 'id="gk-why"' not in solo.page
    for what, value in (("play", solo.match.moves[0].id), ("undo", "")):
        wish(solo, "why", "region:blue")
        assert " gk-refused" not in wish(solo, what, value).page


def test_a_thing_of_another_kind_is_answered_with_the_rule_of_the_step(solo):
    wish(solo, "why", "region:blue")
    first = "This is asked first: “Red, which card do you play?”"
    assert solo.notice[1] == f"{first} {solo.game.rulebook['PLAY_FROM_HAND'].text}"


@pytest.mark.parametrize("message", [
    {"do": "play", "value": "nonsense"}, {"do": "play", "value": "play-card blue-2"}, {"do": "undo"}, {}, {"do": None},
    {"do": "option:size", "value": "1"}, {"do": "option:mode", "value": "trio"}, {"do": "language", "value": "de"},
    "text", 5, {"do": "why", "value": "card:none"}, {"do": "why", "value": ":"}, {"do": "seat:red", "value": "clever"},
])
def test_what_makes_no_sense_changes_nothing(solo, message):
    before = solo.match.state.copy()
    solo.receive(message)
    assert solo.match.state == before
    assert "Traceback" not in solo.page
    assert solo.match.moves


def test_a_failing_callback_gives_a_plain_sentence(solo, monkeypatch, caplog):
    def fail(*_):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(solo.game.flow, "apply", fail)
    before = solo.match.state.copy()
    wish(solo, "play", solo.match.moves[0].id)
    assert html.WORDS.text("ui-failed", "en") in solo.page
    assert "secret detail" not in solo.page
    assert "secret detail" in caplog.text
    assert solo.match.state == before


def test_a_phone_has_ways_to_everything(solo):
    targets = re.findall(r'data-jump="([^"]+)"', solo.page)
    assert targets == ["gk-board", "gk-hand", "gk-log", "gk-rules", "gk-new"]
    assert all(solo.page.count(f' id="{target}"') == 1 for target in targets)


def test_the_question_comes_before_the_board(solo):
    """So keyboard and screen reader meet it first; the style keeps it in view."""
    for _ in range(3):
        places = [solo.page.index(f'id="gk-{name}"') for name in ("headline", "choices", "board")]
        assert places == sorted(places)
        choices = re.findall(r'<button class="gk-choice" data-move="([^"]+)"', solo.page)
        assert sorted(choices) == sorted(move.id for move in solo.match.moves)
        wish(solo, "play", choices[0])


def test_a_thing_is_shown_once(solo):
    things = re.findall(r'data-thing="([^"]+)"', solo.page)
    assert len(set(things)) == len(things)


def test_the_uses_of_a_card_are_buttons_on_it(solo):
    card = next(move for move in solo.match.moves if "leader" not in move.thing)
    wish(solo, "play", card.id)
    uses = re.findall(r'<button class="gk-use"[^>]* data-move="([^"]+)"', solo.page)
    assert set(uses) == {move.id for move in solo.match.moves if move.thing != "decline"}


def test_after_a_match_the_next_one_is_at_hand(solo):
    assert solo.page.index('id="gk-new"') > solo.page.index('id="gk-log"')
    while not solo.match.over:
        wish(solo, "play", solo.match.moves[0].id)
    assert solo.page.index('id="gk-new"') < solo.page.index('id="gk-log"')
    assert 'data-do="again"' in solo.page and 'data-do="replay"' in solo.page


def test_nothing_is_new_when_a_match_begins(solo):
    assert "gk-l gk-new" not in solo.page
    wish(solo, "play", solo.match.moves[0].id)
    assert "gk-l gk-new" in solo.page


def test_undo_and_its_lock(solo):
    assert "gk-locked" in solo.page
    wish(solo, "play", solo.match.moves[0].id)
    assert "gk-locked" not in solo.page
    wish(solo, "undo")
    assert solo.match.played == []


def test_the_language_changes_everything(solo):
    wish(solo, "why", "region:blue")
    wish(solo, "language", "ru")
    assert solo.notice[0].startswith("Почему не")
    text = re.sub(r"<[^>]+>", " ", re.sub(r"<style.*?</style>", "", solo.page, flags=re.DOTALL))
    known = {"gamekit", "Dual", "Powers", "EN", "RU"}
    latin = set(re.findall(r"[A-Za-z]{3,}", text)) - known
    assert not latin, latin


def test_the_curtain_hides_both_sides(pair):
    assert pair.curtain == "red"
    assert "data-move" not in pair.page
    wish(pair, "open")
    assert pair.facing == "red"
    wish(pair, "play", pair.match.moves[0].id)
    assert pair.curtain == "white"
    assert "data-move" not in pair.page
    for card in pair.match.position()["cards"]["red-hand"] + pair.match.position()["cards"]["white-hand"]:
        assert card not in pair.page


def test_nobody_plays_behind_the_curtain(pair):
    move = pair.match.moves[0].id
    wish(pair, "play", move)
    assert pair.match.played == []


@pytest.mark.parametrize("options", [{"mode": "solo"}, {"seats": {"white": "random"}}], ids=str)
def test_two_worlds_look_the_same(game, options):
    """Whatever the seat in front cannot see: not one byte of what is sent depends on it."""
    dice = random.Random(2)
    match = game.new(seed=8, **options)
    for number in range(25):
        if match.over:
            break
        there = match.at(len(match.played))
        there.state = world(game, match.state, match.state.seat, number)
        there.state.rng = match.state.rng       # the undo button asks only whether something was drawn since
        one, two = Board(match), Board(there)
        assert (one.page, one.live) == (two.page, two.live)
        match.play(dice.choice(match.moves))


def test_the_steps_of_the_opposition_are_shown_one_by_one(game, monkeypatch):
    monkeypatch.setattr("gamekit.ui.board.PACES", {"fast": 0.001, "slow": 0.001, "off": 0})
    seen = []

    async def watch():
        board = game.new(seed=1917, mode="solo").board()
        board.observe(lambda _: seen.extend([board.headline(), *board.steps_taken()]), "page")
        wish(board, "play", board.match.moves[0].id)
        wish(board, "play", next(m.id for m in board.match.moves if m.thing == "decline"))
        assert board.watching
        while board.watching:
            await asyncio.sleep(0.005)
        return board

    board = asyncio.run(watch())
    assert any(words.startswith("The Opposition (White) plays") for words in seen)
    assert not {"Opposition: card", "Opposition: unit"} & set(seen), "a headline that says who does what"
    assert board.headline() == board.match.prompt


def test_the_opposition_can_be_skipped(game):
    async def skip():
        board = Board(game.new(seed=1917, mode="solo"))
        wish(board, "play", board.match.moves[0].id)
        wish(board, "play", next(m.id for m in board.match.moves if m.thing == "decline"))
        assert board.watching
        wish(board, "play", board.match.moves[0].id)        # too early: nothing happens
        assert len(board.match.played) == 2
        wish(board, "skip")
        return board

    board = asyncio.run(skip())
    assert not board.watching
    assert "The Opposition" in board.live


def test_what_a_bot_has_changed_is_marked_when_it_is_done(solo):
    """Not only its last step: the way of the date and the new unit can both be seen."""
    wish(solo, "play", solo.match.moves[0].id)
    wish(solo, "play", next(m.id for m in solo.match.moves if m.thing == "decline"))
    last = [frame.before.day for frame in solo.match.frames][-1]
    assert solo.match.state.day == last, "the last step was not the one that moves the date"
    assert 'class="gk-was' in solo.page
    assert re.search(r'class="gk-token[^"]* gk-changed" id="gk-on-token-opposition', solo.page)


def test_a_new_match_with_options(solo):
    for what, value in (("option:side", "white"), ("option:difficulty", "5"), ("seed", "77"), ("new", "")):
        wish(solo, what, value)
    assert solo.match.options["side"] == "white"
    assert solo.match.options["difficulty"] == 5
    assert solo.match.seed == 77
    for what, value in (("option:mode", "duel"), ("seat:red", "random"), ("new", "")):
        wish(solo, what, value)
    assert solo.match.seats == {"red": "random", "white": "human"}
    assert solo.match.seat == "white"


def test_rules_can_be_searched(solo):
    wish(solo, "search", "blockade")
    assert solo.game.rulebook["MOVE_NOT_THROUGH_BLOCKADE"].title in solo.page
    wish(solo, "search", "xyzzy")
    assert html.WORDS.text("ui-rules-none", "en") in solo.page


def test_hostile_words_are_escaped(solo):
    wish(solo, "search", '<script>alert("x")</script>')
    assert "<script" not in solo.page


def test_words_are_complete():
    assert html.WORDS.keys("en") == html.WORDS.keys("ru")
    code = "".join(file.read_text("utf-8") for file in html.WORDS.folder.parent.rglob("*.py"))
    for key in html.WORDS.keys("en"):
        named = any(f"{quote}{key}{quote}" in code for quote in "\"'")
        assert named or key.rpartition("-")[0] + "-{" in code, key
    assert len(LANGUAGES) == 2


def test_a_match_with_a_policy_function_can_be_shown(game):
    match = game.new(seed=2, seats={"white": lambda view: view.moves[0]})
    assert Board(match).players == {"red": "human", "white": "human"}
    assert isinstance(gamekit.load("dual_powers").new().board(), Board)


def test_each_new_match_is_another_one(solo):
    seeds = {wish(solo, "new").match.seed for _ in range(3)}
    assert len(seeds) == 3
    wish(solo, "seed", "-5")
    wish(solo, "new")
    assert "-5" in solo.notice[1]


def test_the_seed_is_told_only_when_nothing_is_hidden_any_more(game):
    board = wish(Board(game.new(seed=190_919_175, mode="solo")), "speed", "off")
    while not board.match.over:
        assert "190919175" not in board.page
        wish(board, "play", board.match.moves[0].id)
    assert "190919175" in board.page


def test_bots_among_themselves_are_watched(game, monkeypatch):
    monkeypatch.setattr("gamekit.ui.board.PACES", {"fast": 0.0001, "slow": 0.0001, "off": 0})
    bots = {"red": "random", "white": "random"}

    async def watch():
        board = Board(game.new(seed=3, seats=bots))
        assert board.watching
        board.begin(game.new(seed=4, seats=bots))      # the steps of the first are not shown any more
        while board.watching:
            await asyncio.sleep(0.01)
        return board

    board = asyncio.run(watch())
    assert board.match.over
    assert board.match.seed == 4
    assert board.headline() == board.match.result.text
    assert not Board(game.new(seed=3, seats=bots)).watching     # without a running loop: the end at once


@pytest.mark.parametrize(("name", "options", "seats"), [
    ("secret_power", {"players": 3}, {"julia": "random", "alexey": "random"}),
    ("world_conspiracy", {"falcon": True}, {}),
])
def test_what_says_nothing_is_not_waited_for(name, options, seats):
    """Every step that is shown while others act says what was done; where a person goes on, the question comes."""
    match = gamekit.load(name).new(seed=4, seats={"ivan": HUMAN, **seats} if seats else None, **options)
    headlines, dice = [], random.Random(4)

    async def play():
        board = Board(match)
        wish(board, "next")
        for _ in range(25):
            while board.watching:
                headlines.append(board.headline())
                wish(board, "next")
            wish(board, "play", dice.choice(match.moves).id)

    asyncio.run(play())
    assert len(headlines) > 20
    assert not [words for words in headlines if words.startswith(("The match goes on", "Falcon passes over"))]
    assert not [words for words in headlines if words.endswith(" acts")]


@pytest.mark.parametrize("name", gamekit.games())
def test_options_about_rulings_are_folded(name):
    """Whoever begins a match is asked first for what the printed rules leave to the players."""
    board = wish(Board(gamekit.load(name).new(seed=5)), "open")
    folded = re.findall(r'<details[^>]*id="gk-rulings".*?</details>', board.page, re.DOTALL)
    ruled = [o.name for o in board.game.options if o.rule and o.rule.status.value == "ruling" and board.means(o)]
    assert len(folded) == bool(ruled)
    for option in board.game.options:
        wish_for = f'data-do="option:{option.name}"'
        assert (wish_for in board.page) == board.means(option)
        assert any(wish_for in one for one in folded) == (option.name in ruled)
