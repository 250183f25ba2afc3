"""A board that looks back: the log, moments of the past, matches as files; and what a notebook sees of it."""

import json
import random
import re
from base64 import b64decode

import pytest

import gamekit
from gamekit.engine import save
from gamekit.engine.errors import BadOption
from gamekit.engine.match import HUMAN
from gamekit.engine.words import LANGUAGES
from gamekit.ui.board import Board
from gamekit.ui.catalog import notebooks_folder
from tests.helpers import shared
from tests.ui.shells import Heard


def wish(board, what, value=""):
    board.receive({"do": what, "value": value})
    return board


def played(game, moves, seed=1917, **options):
    board = wish(Board(game.new(seed=seed, mode="solo", **options)), "speed", "off")
    dice = random.Random(seed)
    for _ in range(moves):
        if not board.match.over:
            wish(board, "play", dice.choice(board.match.moves).id)
    return board


@pytest.fixture
def half(game):
    return played(game, 12)


@pytest.fixture
def finished(game):
    return played(game, 10_000)


def lines(board):
    return re.findall(r'data-do="look" data-value="(\d+)"', board.page[board.page.index('id="gk-log"'):])


def test_the_whole_log_can_be_read(half):
    few = len(lines(half))
    wish(half, "log-all", "yes")
    assert len(lines(half)) == len(half.lines()) > few
    for line in half.lines():
        assert line.text("en") in half.page
    wish(half, "log-all", "")
    assert len(lines(half)) == few


def test_the_log_can_be_filtered_by_side(half):
    wish(half, "log-all", "yes")
    whole = lines(half)
    red = lines(wish(half, "log-seat", "red"))
    assert 0 < len(red) < len(whole)
    frames = half.match.frames
    assert all(frames[int(n) - 1].before.seat == half.game.seat_number("red") for n in red)
    assert lines(wish(half, "log-seat", "nobody")) == whole


def test_the_log_can_be_filtered_by_round(finished):
    wish(finished, "log-all", "yes")
    whole, rounds = lines(finished), re.findall(r'<option value="(\d+)"', finished.page)
    found = {number: lines(wish(finished, "log-round", number)) for number in "123" if number in rounds}
    assert len(found) > 1 and all(found.values())
    assert sorted((n for some in found.values() for n in some), key=int) == sorted(whole, key=int)
    both = lines(wish(wish(finished, "log-seat", "red"), "log-round", "1"))
    assert 0 < len(both) < len(found["1"])
    wish(wish(finished, "log-seat", ""), "log-round", "")
    assert lines(finished) == whole


def test_a_line_that_is_looked_at_says_its_rule(half):
    newest = half.lines()[-1]
    rule = half.game.rulebook[newest.said.rule].title
    log = half.page[half.page.index('id="gk-log"'):]
    assert f"<cite>Rule: {rule}</cite>" not in log
    wish(half, "look", lines(half)[0])
    assert f"<cite>Rule: {rule}</cite>" in half.page
    wish(half, "play", half.match.moves[0].id)
    assert "<cite>Rule:" not in half.page


def test_a_line_shows_the_board_as_it_was(half):
    there = lines(half)[-1]
    wish(half, "look", there)
    assert half.shown == half.match.frames[int(there)].before
    assert "data-move" not in half.page, "the past cannot be played"
    assert 'data-do="branch"' in half.page
    before = half.match.state.copy()
    wish(half, "play", half.match.moves[0].id)
    assert half.match.state == before
    wish(half, "now")
    assert half.shown == half.match.state
    assert "data-move" in half.page


def test_nothing_happens_by_looking_nowhere(half):
    for value in ("", "-1", "1e3", "9" * 30, "x"):
        wish(half, "look", value)
    assert half.back is None


def test_play_on_from_here_is_a_copy(half):
    whole, there = half.match, lines(half)[-1]
    wish(half, "look", there)
    wish(half, "branch")
    assert half.match is not whole and len(half.match.played) < len(whole.played)
    assert [move.id for move in half.match.played] == [move.id for move in whole.played][: len(half.match.played)]
    assert half.match.seats == whole.seats


def test_the_end_has_a_result_the_rounds_and_a_replay(finished):
    assert str(finished.match.result) in finished.page
    names, columns = finished.by_rounds()
    assert names and len(columns) == finished.match.state.round
    wish(finished, "replay")
    assert finished.number == 0 and f'max="{len(finished.match.frames)}"' in finished.page
    wish(finished, "look", "1")
    assert finished.shown == finished.match.frames[1].before


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_are_told_by_what_has_words(language):
    """Partisans counts more than it has words for."""
    board = wish(Board(gamekit.load("partisans", language=language).new(seed=4)), "speed", "off")
    dice = random.Random(4)
    while not board.match.over:
        wish(board, "play", dice.choice(board.match.moves).id)
    shown = [board.game.words.text(f"measure-{name}", language) for name in ("points", "civilians")]
    assert board.by_rounds()[0] == shown and all(name in board.page for name in shown)


def test_a_finished_match_is_saved_and_loaded(finished, game):
    sent = Heard(finished).sent
    wish(finished, "save")
    [message] = sent
    text = b64decode(message["data"]).decode()
    other = wish(Board(game.new(seed=1)), "load", text)
    assert save.to_json(other.match) == save.to_json(finished.match) == json.loads(text)


def test_a_match_that_goes_on_gives_no_file(half):
    """It would tell what is hidden."""
    sent = Heard(half).sent
    wish(half, "save")
    assert sent == [] and 'data-do="save"' not in half.page


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"gamekit": 99}', "x" * 5_000_000])
def test_a_bad_file_changes_nothing(half, text):
    before = half.match
    wish(half, "load", text)
    assert half.match is before
    assert "The file was not opened" in half.page and "Traceback" not in half.page


def test_where_there_is_no_choice_nothing_is_asked(game):
    dice, forced = random.Random(4), 0
    for seed in range(6):
        board = wish(Board(game.new(seed=seed, mode="solo")), "speed", "off")
        while not board.match.over:
            before = len(board.match.played)
            wish(board, "play", dice.choice(board.match.moves).id)
            forced += len(board.match.played) - before > 1
            assert board.match.over or len(board.match.moves) > 1
    assert forced


def test_undo_takes_back_what_was_made_without_a_question(game):
    dice = random.Random(9)
    for seed in range(8):
        board = wish(Board(game.new(seed=seed, mode="solo")), "speed", "off")
        for _ in range(30):
            if board.match.over:
                break
            before, moves = board.match.state.copy(), len(board.match.played)
            wish(board, "play", dice.choice(board.match.moves).id)
            if len(board.match.played) > moves + 1 and board.match.can_undo:
                wish(board, "undo")
                assert len(board.match.moves) > 1 or not board.match.can_undo
                if len(board.match.played) == moves:
                    assert board.match.state == before
                    return
    pytest.fail("no such move was found")


# In a notebook

def test_what_happens_can_be_observed(game):
    board, seen = game.new(seed=5, mode="solo").board(), []
    wish(board, "speed", "off")
    board.observe(lambda change: seen.append((change["name"], change["new"])), ["move", "position", "seat", "over"])
    move = board.match.moves[0].id
    wish(board, "play", move)
    assert ("move", move) in seen
    assert board.position == board.match.view("red").position()
    assert board.seat == "red" and not board.over


def test_the_end_is_observed(finished):
    assert finished.over and finished.seat is None


def test_what_can_be_observed_tells_nothing_hidden(game):
    board = Board(game.new(seed=5, seats={"white": "random"}))
    assert board.position == board.match.view("red").position()


def test_a_trait_changes_the_language(half):
    half.language = "ru"
    assert half.match.game.language == "ru" and "Журнал" in half.page
    with pytest.raises(BadOption):
        half.language = "de"
    assert half.language == "ru"


def test_another_match_is_put_in_its_place(half, game):
    half.match = game.new(seed=3)
    assert half.match.seed == 3


def test_things_are_pointed_at(half):
    half.highlight("region:blue", "track:support")
    assert half.page.count(" gk-lit") == 2
    half.arrow(("region:green", "region:blue"))
    assert 'data-arrows="region:green&gt;region:blue"' in half.page
    half.highlight()
    half.arrow()
    assert " gk-lit" not in half.page and "data-arrows" not in half.page
    with pytest.raises(BadOption, match="region:mars"):
        half.highlight("region:mars")


@pytest.mark.parametrize("name", gamekit.games())
def test_the_way_to_learn_a_game_is_shown_where_there_is_one(name):
    lesson = f"{name}_rules.ipynb"
    board = Board(gamekit.load(name).new(seed=1))
    assert (lesson in wish(board, "open").page) == (notebooks_folder() / lesson).exists()


def test_a_newcomer_is_told_the_aim_and_where_to_look(game):
    board = Board(game.new(seed=1))
    wish(board, "open")
    assert game.words.text("game-aim", "en") in board.page
    assert "dual_powers_rules.ipynb?path=quick" in board.page
    assert 'id="gk-coach"' in board.page
    assert 'id="gk-coach"' not in wish(board, "coach").page


def test_after_the_first_round_nobody_is_told_where_to_look(game):
    board = played(game, 2)
    assert 'id="gk-coach"' in board.page
    while game.clock(game.box, board.match.state) == 0:
        wish(board, "play", board.match.moves[0].id)
    assert not board.match.over and not board.coached
    assert 'id="gk-coach"' not in board.page


def test_a_newcomer_to_an_expansion_begins_with_its_base():
    assert "secret_power_rules.ipynb?path=quick" in Board(shared("world_conspiracy").new(seed=1, falcon=True)).page


def test_an_address_begins_a_match(game):
    board = wish(Board(game.new(seed=1)), "address", "?lang=ru&mode=solo&difficulty=4&seat.red=human&seed=77")
    assert board.match.options["difficulty"] == 4 and board.match.seed == 77
    assert 'data-address="mode=solo&amp;difficulty=4&amp;seat.red=human"' in board.page, "its seed is not told yet"
    wish(board, "play", board.match.moves[0].id)
    before = board.match
    assert wish(board, "address", "?mode=duel").match is before, "a match that goes on is not lost"


@pytest.mark.parametrize("text", ["", "?lang=ru", "?token=1&x=2"])
def test_an_address_that_says_nothing_changes_nothing(game, text):
    board = Board(game.new(seed=1))
    before = board.match
    assert wish(board, "address", text).match is before and board.notice is None


@pytest.mark.parametrize("text", ["?mode=trio", "?seat.pink=human", "?seat.red=clever", "?seed=x", "?seed=-1"])
def test_an_address_that_cannot_be_is_refused_in_a_sentence(game, text):
    board = Board(game.new(seed=1))
    before = board.match
    assert wish(board, "address", text).match is before and board.notice is not None


def test_the_signs_on_the_board_are_explained(half):
    legend = half.page[half.page.index('id="gk-legend"'):]
    assert "Blockade" in legend and "It closes one connection" in legend


def test_a_track_explains_itself(half):
    wish(half, "explain", "track-support")
    assert half.notice[0].startswith("Support:") and "Support track" in half.notice[1]
    for name in ("", "nothing", "region-blue"):
        before = half.notice
        assert wish(half, "explain", name).notice == before


@pytest.mark.parametrize("name", gamekit.games())
def test_every_track_says_what_it_counts(name):
    board = Board(shared(name).new(seed=1))
    wish(board, "open")
    tracks = [part for part in board.scene().parts if "gk-track" in part.html and part.label]
    for track in tracks:        # one that is a thing, such as a project, tells why it cannot be chosen
        told = wish(board, "why", track.thing) if track.thing else wish(board, "explain", track.id)
        assert told.notice[1], track.id
    assert tracks


def test_who_plays_on_from_a_bots_turn_is_asked_once_it_has_acted():
    board = wish(Board(shared("uprising").new(3, {"resistance": HUMAN, "empire": "greedy"})), "speed", "off")
    while not board.match.over:
        wish(board, "play", board.match.moves[0].id)
    whole = board.match
    turns = [number for number, frame in enumerate(whole.frames) if frame.move and frame.before.seat == 1]
    for number in turns[:3]:
        board.match = whole
        wish(wish(board, "look", str(number)), "branch")
        assert board.match is not whole and board.match.seat == "resistance" and board.waits
        assert "data-move=" in board.page


def test_a_thing_tells_what_it_is_beside_why_it_cannot_be_chosen(solo_card):
    board, card = solo_card
    wish(board, "why", f"card:{card}")
    assert "days" in board.notice[2] and "points" in board.notice[2]


@pytest.fixture
def solo_card(half):
    """A card that is on the table and cannot be played."""
    played = next(part for part in half.scene().parts if part.kind == "card" and part.move is None)
    return half, played.thing.partition(":")[2]
