"""Functions of one's own that go wrong: two sentences with the line, wherever they play, and nobody waits for ever."""

import time

import pytest

import gamekit
from gamekit.engine.own import OwnFunction, is_rules_code
from gamekit.engine.patience import OutOfTime, in_time
from gamekit.lab import odds, simulate


def nothing(view):
    best = view.moves[0]    # noqa: F841  (a "return" was forgotten)


def words(view):
    return "the red one"


def typo(view):
    return view.movess[0]


def missing(box, s, moves):
    best = moves[0]     # noqa: F841
    return bets         # noqa: F821


def endless(box, s, moves):
    while True:
        moves[0] += 0


def stubborn(view):
    while True:
        try:
            time.sleep(0.01)
        except Exception:
            continue


def illegal(box, s, moves):
    return 9999


def text(box, s, moves):
    return str(moves[0])


def two(view, moves):
    return moves[0]


endless.seconds = stubborn.seconds = 0.3

WRONG = {
    nothing: r"nothing returned nothing: it came to its end in line 14 of test_own_fun.*, “best = view.moves\[0\]",
    words: r"words answered 'the red one' in line 18 .*, “return \"the red one\"”. “the red one” names no move.",
    typo: r"typo fails in line 22 .*, “return view.movess\[0\]”. AttributeError: .*Did you mean “moves”\?",
    missing: r"missing fails in line 27 .*, “return bets .*NameError: name 'bets' is not.* Did you mean “best”\?",
    endless: r"endless did not answer within 0.3 seconds, .* stopped in line (31|32) .*say so: endless.seconds = 60",
    stubborn: r"stubborn did not answer within 0.3 seconds",
    illegal: r"illegal answered 9999 in line 44 .*, “return 9999”. To “Red, .* it was given the moves \[\d.*\]",
    text: r"text answered '\d+' in line 48 .*, “return str\(moves\[0\]\)”",
    two: r"two takes other arguments than a policy does, in line 51 .*, “def two\(view, moves\):”. A policy is",
}


@pytest.mark.parametrize("function", WRONG, ids=lambda function: function.__name__)
@pytest.mark.parametrize("play", [
    lambda game, policy: game.new(seed=1, seats=dict.fromkeys(["red", "white"], policy)).go_on(),
    lambda game, policy: simulate(game, 5, policy),
    lambda game, policy: odds(game.new(seed=1), n=2, bot=policy),
], ids=["match", "study", "odds"])
def test_two_sentences_with_the_line(game, function, play):
    with pytest.raises(OwnFunction, match=WRONG[function]) as caught:
        play(game, function)
    assert str(caught.value).count("\n") == 0
    assert caught.value.__cause__ is None and caught.value.__suppress_context__


@pytest.mark.parametrize("function", WRONG, ids=lambda function: function.__name__)
def test_a_check_says_it_before(game, function):
    found = gamekit.check_policy(function, game)
    assert not found
    with pytest.raises(OwnFunction) as caught:
        game.new(seed=0, seats=dict.fromkeys(["red", "white"], function)).go_on()
    assert str(found) == str(caught.value)
    assert found.text("ru") == caught.value.in_language("ru") != str(found)


def test_a_check_of_what_works(game):
    def last(view):
        return view.moves[-1]

    def first(box, s, moves):
        return moves[0]

    def sorts(box, s, moves):
        return next(iter(dict.fromkeys(moves, print)))

    assert "last works: " in str(gamekit.check_policy(last, game)) and "plain Python" in str(
        gamekit.check_policy(last, game))
    assert gamekit.check_policy(first, "uprising", seat="empire") and "play it fast" in str(
        gamekit.check_policy(first, game, options={"mode": "solo"}))
    slow = gamekit.check_policy(sorts, game)
    assert slow and "does not compile" in str(slow)
    with pytest.raises(gamekit.BadOption, match="'greedy' is not one"):
        gamekit.check_policy("greedy", game)


def test_which_kind_it_is():
    def deeper(box, s, moves, depth=2):
        return moves[depth]

    def wider(view, depth=2, width=3):
        return view.moves[depth + width]

    assert is_rules_code(missing) and is_rules_code(deeper)
    assert not is_rules_code(typo) and not is_rules_code(wider)
    with pytest.raises(OwnFunction, match="two takes other"):
        is_rules_code(two)


def test_the_line_of_ones_own_not_of_the_library(game):
    def deep(view):
        return view.game.text(7, "en")

    with pytest.raises(OwnFunction, match=r"“return view.game.text\(7, \"en\"\)”"):
        simulate(game, 2, deep)


def test_time_is_given_back(game):
    """A call within another has its own time, and afterwards the time of the first one still counts."""
    with pytest.raises(OutOfTime):
        in_time(0.5, lambda: [in_time(60, time.sleep, 0.01) for _ in range(10_000)])
    assert in_time(5, lambda: 7) == 7
    time.sleep(0.4)     # nothing comes after


NOTEBOOK = """
def forgetful(view):
    best = view.moves[0]

simulate("dual_powers", 10, forgetful)
"""


def test_a_notebook_shows_two_lines_of_it():
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.utils.capture import capture_output

    shell = InteractiveShell()
    shell.run_cell("from gamekit.lab import simulate")
    with capture_output() as shown:
        shell.run_cell(NOTEBOOK)
    lines = shown.stdout.strip().split("\n")
    assert len(lines) == 2
    assert lines[0] == "In line 4, “simulate(\"dual_powers\", 10, forgetful)”"
    assert lines[1].startswith("OwnFunction: forgetful returned nothing: it came to its end in line 2, “best = ")
