"""The terminal and the text board: what is shown, to whom, and that nothing a person types can harm a match."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.engine.layout import NONE
from gamekit.engine.match import Match
from gamekit.engine.view import View, hidden_state, world
from gamekit.engine.words import LANGUAGES, SHARED
from gamekit.games.dual_powers.rules.table import ORDERS, hand, objective
from gamekit.terminal import CLEAR, SEPARATOR, Terminal

from .engine.pebbles import Pebbles


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def new(language: str = "en", mode: str = "solo", seed: int = 1917, **given: Any) -> Match:
    return gamekit.load("dual_powers", language=language).new(seed=seed, mode=mode, **given)


class Screen:
    """A terminal with typed lines; `text` is all that was shown. After the last line the input ends."""

    def __init__(self, match: Match, *lines: str, **given: Any) -> None:
        self.lines = list(lines)
        self.shown: list[str] = []
        self.terminal = Terminal(match, self.read, self.shown.append, **{"clears": False, **given})
        self.terminal.run()

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    @property
    def words(self) -> str:
        """All that was shown, as if lines had no end."""
        return " ".join(self.text.split())


def play_whole(match: Match, answer: Callable[[Terminal], str], **given: Any) -> tuple[Terminal, list[str]]:
    """Play to the end, each answer made from what the terminal shows."""
    shown: list[str] = []

    def read(prompt: str) -> str:
        shown.append(prompt)
        if not prompt.startswith(">"):
            return ""
        return "quit" if terminal.match.over else answer(terminal)

    terminal = Terminal(match, read, shown.append, clears=False, **given)
    terminal.run()
    return terminal, shown


def by_number(seed: int) -> Callable[[Terminal], str]:
    dice = random.Random(seed)
    return lambda terminal: str(dice.randint(1, len(terminal.view.moves)))


def situations(mode: str, seed: int, every: int = 4) -> Iterator[Match]:
    """A match on its way, played at random."""
    match = new(mode=mode, seed=seed)
    dice = random.Random(seed)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        match.play(dice.choice(match.moves))
        count += 1
    yield match


# The text board

@pytest.mark.parametrize("mode", ["duel", "solo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_board_fits_80_columns(mode: str, language: str) -> None:
    for match in situations(mode, seed=3):
        for seat in (NONE, 0, 1):
            text = match.game.board_text(match.state, seat, language)
            assert max(map(len, text.split("\n"))) <= 80
            assert "\N{NO-BREAK SPACE}" not in text


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_board_does_not_leak(mode: str) -> None:
    for match in situations(mode, seed=8):
        for seat in (NONE, 0, 1):
            seen = match.game.board_text(match.state, seat, "en")
            assert seen == match.game.board_text(hidden_state(match.game, match.state, seat), seat, "en")
            for seed in range(3):
                assert seen == match.game.board_text(world(match.game, match.state, seat, seed), seat, "en")


def test_board_of_a_match_shows_no_hand() -> None:
    match = new(mode="duel")
    in_hands = [card for card in range(ORDERS) if match.state.card_at[card] in (hand(0), hand(1))]
    assert not [card for card in in_hands if named(match, card) in str(match)]


def test_board_shows_what_the_seat_knows() -> None:
    match = new(mode="duel")
    held = [named(match, card) for card in range(ORDERS) if match.state.card_at[card] == hand(0)]
    text = str(match.view("red"))
    assert len(held) == 5
    assert all(name in text for name in held)
    match.play(held[0])
    assert f"Secret objective: {held[0]}" in str(match.view("red"))
    assert "Secret objective: face down" in str(match.view("white"))
    assert held[0] not in str(match.view("white"))


def test_board_tells_strength_marks_and_exhausted_tokens() -> None:
    match = new()
    s = match.state.copy()
    s.token_at[7] = s.token_at[8] = s.unrest = 0        # red units 3/1 and 3/2 in the green region
    s.exhausted[8] = 1
    s.marker_at[1] = 0
    row = next(line for line in match.game.board_text(s, NONE, "en").split("\n") if line.startswith("Green"))
    assert re.match(r"Green +!2 +3/1, 2\*/3 .* 5:0 Red$", row)


def test_board_fits_with_long_names_of_leaders(tmp_path: Path) -> None:
    source = Path(gamekit.games.__path__[0]) / "dual_powers" / "box" / "leaders.csv"
    text = source.read_text("utf-8").replace("Lenin", "Vladimir Ilyich Ulyanov Lenin").replace("Kerensky", "K" * 90)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "leaders.csv").write_text(text, "utf-8")
    game = gamekit.load("dual_powers", box=tmp_path / "own")
    match = game.new()
    s = match.state.copy()
    s.token_at[26] = s.token_at[29] = 0                 # both leaders stand in the green region
    for seat in (0, 1):
        board = game.board_text(s, seat, "en")
        assert "Vladimir" in board
        assert max(map(len, board.split("\n"))) <= 80


# A match in the terminal

@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_solo_match_by_numbers(language: str) -> None:
    terminal, shown = play_whole(new(language), by_number(1))
    text = " ".join("\n".join(shown).split())
    assert terminal.match.over
    assert str(terminal.match.result) in text
    assert len(terminal.match.played) > 10
    assert all(" ".join(line.text(language).split()) in text for line in terminal.match.view("red").log)
    assert max(len(line) for part in shown for line in part.split("\n")) <= 80


def test_whole_duel_against_a_bot() -> None:
    terminal, shown = play_whole(new(mode="duel", seats={"white": "random"}), by_number(2))
    assert terminal.match.over
    assert not any(line in shown for line in (SEPARATOR, "Hand over the screen. Next: Red. Then press Enter. "))


def test_bots_alone_play_to_the_end() -> None:
    screen = Screen(new(mode="duel", seats={"red": "random", "white": "random"}), "log")
    assert screen.terminal.match.over
    assert str(screen.terminal.match.result) in screen.words
    assert "You draw" not in screen.text


def test_moves_by_words() -> None:
    wanted = new().moves[2]
    screen = Screen(new(), wanted.thing, "lang ru", "обойтись")
    assert [move.id for move in screen.terminal.match.played] == [wanted.id, "order-action decline"]
    assert "Красные" in screen.text


def test_news_is_told_once() -> None:
    screen = Screen(new(), "1", "1", "undo", "1")
    match = screen.terminal.match
    assert len(match.played) == 2
    for line in match.view("red").log:
        assert screen.text.count(line.text()) == 1, line


# Hot seat

def named(match: Match, card: int) -> str:
    return match.game.thing_text("card", card, "en")


def secrets_of(match: Match, seat: int) -> set[str]:
    """The names of the order cards that only one seat may know."""
    s = match.state
    cards = {c for c in range(ORDERS) if s.card_at[c] == hand(seat)}
    if not s.objective_shown[seat]:
        cards |= {c for c in range(ORDERS) if s.card_at[c] == objective(seat)}
    return {named(match, card) for card in cards}


@pytest.mark.parametrize("seed", [1, 2])
def test_hot_seat_never_shows_the_other_hand(seed: int) -> None:
    """Whatever is shown while one person is at the screen names no card that only the other may know."""
    at_screen: list[int] = []
    seen_own: list[int] = []
    leaks: list[str] = []       # not asserted at once: the terminal catches what goes wrong
    dice = random.Random(seed)

    def write(text: str) -> None:
        match = terminal.match
        for seat in (0, 1):
            names = {name for name in secrets_of(match, seat) if re.search(rf"\b{name}\b", text)}
            if at_screen[-1:] == [seat]:
                seen_own.extend([seat] * len(names))
            elif names:
                leaks.append(text)

    def read(prompt: str) -> str:
        write(prompt)
        if prompt.startswith("Hand over the screen"):
            at_screen.append(0 if "Red" in prompt else 1)
            return ""
        if terminal.match.over or terminal.match.state.round > 3:
            return "quit"
        number = str(dice.randint(1, len(terminal.view.moves)))
        return dice.choice(["board", "log", "why 1", *[number] * 9])

    match = new(mode="duel", seed=seed)
    terminal = Terminal(match, read, write, clears=False)
    terminal.run()
    assert terminal.match.state.round > 2
    assert not leaks
    assert set(seen_own) == {0, 1}
    assert at_screen.count(0) > 8
    assert all(a != b for a, b in pairwise(at_screen))


def test_hot_seat_waits_before_it_shows_anything() -> None:
    screen = Screen(new(mode="duel"))
    assert screen.shown[1].startswith("Aim: ")
    assert screen.shown[2:5] == [
        "Red — you; White — you.", SEPARATOR, "Hand over the screen. Next: Red. Then press Enter. "]
    assert "Hand:" not in screen.text


def test_screen_is_cleared_between_people() -> None:
    screen = Screen(new(mode="duel"), "", "1", "", "", clears=True)
    clears = [number for number, text in enumerate(screen.shown) if text == CLEAR]
    assert len(clears) == 2
    assert screen.shown[clears[1] - 1].startswith("Press Enter to clear")
    assert screen.shown[clears[1] + 1].startswith("Hand over the screen. Next: White")
    assert SEPARATOR not in screen.shown


@pytest.mark.parametrize("players", [3, 4])
def test_the_screen_goes_round_between_more_people(players: int) -> None:
    match = Pebbles().new(seed=3, players=players, seats={"boris": "random"})
    terminal, shown = play_whole(match, lambda terminal: terminal.view.moves[0].id)
    handed = re.findall(r"Next: (\w+)\.", "\n".join(shown))
    assert handed[: players - 1] == ["Anna", "Clara", "Dana"][: players - 1]
    assert str(terminal.match.result) in "\n".join(shown)


def test_taking_back_the_other_seats_move_hands_the_screen_back() -> None:
    screen = Screen(new(mode="duel"), "", "1", "", "undo", "")
    next_ones = [text.split(". ")[1] for text in screen.shown if text.startswith("Hand over the screen")]
    assert next_ones == ["Next: Red", "Next: White", "Next: Red"]
    assert screen.terminal.match.seat == "red"


# Commands

def test_why() -> None:
    screen = Screen(new(), "why", "why 1", "why White-7", "why nonsense", "why 99")
    assert SHARED.text("play-why-what") in screen.text
    assert "That move is allowed." in screen.text
    assert "[PLAY_FROM_HAND]" in screen.text
    assert "“nonsense” names no move" in screen.text
    assert "There is no move 99 now" in screen.text


def test_refused_move_shows_its_rule() -> None:
    screen = Screen(new(), "White-7")
    assert "[PLAY_FROM_HAND]" in screen.words
    assert not screen.terminal.match.played


def test_number_beyond_the_list_is_no_word() -> None:
    """“8” is not taken for a card with an 8 in its name."""
    screen = Screen(new(), "8", "0")
    assert "There is no move 8 now; there are 7 to choose from." in screen.text
    assert "There is no move 0 now" in screen.text
    assert not screen.terminal.match.played


def test_undo() -> None:
    screen = Screen(new(), "undo", "1", "undo", "undo")
    assert screen.text.count("Taken back.") == 1
    assert screen.words.count("cannot be taken back") + screen.words.count("There is no move to take back") == 2
    assert not screen.terminal.match.played


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_stand_under_the_numbers_of_the_moves(language: str) -> None:
    match = new(language)
    screen = Screen(match, "odds")
    found = re.findall(r"^ +(\d+)\. +([\d.,]+) % \[.*\] +(.*)$", screen.text, re.MULTILINE)
    assert len(found) == len(match.moves)
    assert all(str(match.moves[int(number) - 1]).startswith(words[:20]) for number, _, words in found)
    chances = [float(chance.replace(",", ".")) for _, chance, _ in found]
    assert chances == sorted(chances, reverse=True)
    assert {"en": "played on by greedy", "ru": "Дальше играет жадный бот"}[language] in screen.words
    assert not screen.terminal.match.played


def test_odds_when_nobody_decides() -> None:
    terminal, _ = play_whole(new(), by_number(4))
    assert "Nobody decides now" in Screen(terminal.match, "odds").text


def test_a_question_mark_asks() -> None:
    assert SHARED.text("play-help") in Screen(new(), "?").text
    assert Screen(new(), "? recover").text == Screen(new(), "why recover").text


def test_log_board_rules_help() -> None:
    screen = Screen(new(), "log", "board", "rules", "rules xyzzy", "rules blockade protest", "help")
    assert screen.text.count("Round 1 begins.") == 2
    assert screen.text.count("Petrograd Soviet\n") == 2
    assert SHARED.text("play-rules-what") in screen.text
    assert "No rule has these words." in screen.text
    assert "[PROTEST_ELSEWHERE]" in screen.text
    assert "We ruled so because" in screen.text
    for command in screen.terminal.commands:
        assert re.search(rf"(^|, ){re.escape(command)}(\W|$)", SHARED.text("play-help"), re.MULTILINE), command
    assert SHARED.text("play-help") in screen.text


def test_language_changes_in_mid_match() -> None:
    screen = Screen(new(), "1", "lang ru", "1", "board", "log", "xyzzy", "lang de", "lang en", "board")
    after = screen.text.split("Язык — русский.")[1]
    assert "Красные" in after
    assert "«xyzzy» не называет ни одного хода" in after
    assert "Языка «de» нет" in after
    assert "Round" not in after.split("The language is English.")[0]
    assert "Round 1." in after.split("The language is English.")[1]
    assert len(screen.terminal.match.played) == 2


def test_save_and_load(tmp_path: Path) -> None:
    first = Screen(new(), "1", "save", "save a.json", "1", "save a.json", "load a.json", "undo", "quit")
    assert first.text.count("Saved to a.json.") == 2
    assert "Write the name of a file." in first.text
    assert "Loaded a.json." in first.text
    second = Screen(new(seed=5), "1", "load a.json", "1", "load b.json", "load", "save a.json", "quit")
    assert len(second.terminal.match.played) == 3
    assert "There is no file “b.json”." in second.text
    assert "not saved" not in second.text
    assert second.text.count("Round 1 begins.") == 1


def test_save_over_another_match_is_refused() -> None:
    Screen(new(), "1", "save a.json")
    before = Path("a.json").read_text("utf-8")
    screen = Screen(new(seed=2), "1", "save a.json", "save .", "save no/where.json")
    assert screen.words.count("exists already and is not a save of this match") == 2
    assert "no/where.json cannot be written" in screen.words
    assert Path("a.json").read_text("utf-8") == before
    assert screen.shown[-1] == SHARED.text("play-bye")


@pytest.mark.parametrize("content", ["", "{", "[]", '{"gamekit": 99}', '{"gamekit": 1}'])
def test_damaged_save_leaves_the_match(content: str) -> None:
    Path("bad.json").write_text(content, "utf-8")
    screen = Screen(new(), "1", "load bad.json", "1")
    assert "bad.json" in screen.text
    assert "Something went wrong" not in screen.text
    assert len(screen.terminal.match.played) == 2


def test_loading_a_hot_seat_match_waits_for_its_person() -> None:
    Screen(new(mode="duel"), "", "1", "", "save a.json")
    screen = Screen(new(), "load a.json")
    assert screen.shown[-2].startswith("Hand over the screen. Next: White")
    assert "White, which order card" not in screen.text


# Endings and accidents

@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_end_of_input_is_polite(ending: type[BaseException]) -> None:
    def read(prompt: str) -> str:
        raise ending

    shown: list[str] = []
    Terminal(new(), read, shown.append, clears=False).run()
    assert shown[-1] == "The match was not saved. “save FILE” keeps one."


def test_saved_match_ends_without_warning() -> None:
    assert "not saved" not in Screen(new(), "1", "save a.json").text
    assert "not saved" in Screen(new(), "1", "save b.json", "1").text
    assert "not saved" in Screen(new(), "1", "save c.json", "undo", "2").text


def test_after_the_end_nothing_can_be_played_but_saved() -> None:
    terminal, _ = play_whole(new(), by_number(4))
    screen = Screen(terminal.match, "1", "decline", "why 1", "save end.json", "log")
    assert "the game is over" in screen.text
    assert "Saved to end.json." in screen.text
    assert "Something went wrong" not in screen.text


def breaks(view: View) -> gamekit.Move:
    raise RuntimeError("the bot stumbled")


def cheats(view: View) -> gamekit.Move:
    return "no such move"  # type: ignore[return-value]


def to_the_bot(policy: Callable[[View], gamekit.Move], *lines: str) -> Screen:
    """Red chooses an objective, and then the bot must choose its own."""
    return Screen(new(mode="duel", seats={"white": policy}), "1", *lines)


def test_broken_bot_leaves_the_match_as_it_was(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.ERROR):
        screen = to_the_bot(breaks, "2", "board")
    assert screen.text.count("RuntimeError: the bot stumbled.") == 2
    assert "breaks fails in line" in screen.text
    assert not screen.terminal.match.played
    assert screen.terminal.match.state == new(mode="duel").state
    assert "Traceback" not in screen.text
    assert not caplog.records       # it is told; a traceback would say no more
    assert capsys.readouterr().err == ""


def test_cheating_bot_is_refused_in_words() -> None:
    screen = to_the_bot(cheats)
    assert "“no such move” names no move" in screen.text
    assert not screen.terminal.match.played


def test_bot_that_fails_first_is_not_played_by_others() -> None:
    screen = Screen(new(mode="duel", seats={"red": "random"}).at(0), "1")
    assert len(screen.terminal.match.played) >= 2       # at the start it was the bot's turn: it went on
    match = new(mode="duel").at(0)
    match.seats = {"red": breaks, "white": "human"}
    screen = Screen(match, "1", match.moves[0].thing)
    assert not screen.terminal.match.played
    assert screen.text.count("the bot stumbled") == 3


def test_failure_in_mid_move_is_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    before, apply = match.state.copy(), match.game.flow.apply

    def half(box: Any, s: Any, move: int) -> None:
        apply(box, s, move)
        raise ZeroDivisionError("in the rules")

    monkeypatch.setattr(match.game.flow, "apply", half)
    screen = Screen(match, "1")
    assert "ZeroDivisionError: in the rules" in screen.words
    assert match.state == before
    assert match.moves


STRANGE = ["", "   ", "\x00", "é" * 5000, "9" * 5000, "save \x00", "load \x00", "lang", "why \x00", "{ $x }", "²"]


@pytest.mark.parametrize("line", STRANGE, ids=range(len(STRANGE)))
def test_strange_lines_do_no_harm(line: str) -> None:
    match = new()
    before = match.state.copy()
    screen = Screen(match, line)
    assert match.state == before
    assert "Traceback" not in screen.text
    assert screen.shown[-1] == SHARED.text("play-bye")
    assert not list(Path().iterdir())
