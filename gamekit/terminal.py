"""Playing in a terminal: moves by number or by words, one screen for any number of people.

A person sees only the view of the seat that decides. When the screen goes to another person, it is cleared first.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path

from .engine.errors import BadOption, GamekitError, IllegalMove
from .engine.match import HUMAN, Match
from .engine.moves import Move
from .engine.policies import as_player
from .engine.view import View
from .engine.words import SHARED
from .lab.statistics.stats import plain
from .lines import rule_text, wrapped

CLEAR = "\x1b[2J\x1b[3J\x1b[H"     # the screen, what scrolled off it, and the cursor to the corner
SEPARATOR = "=" * 40
WORLDS = 200        # in which each move is tried for its odds

Read = Callable[[str], str]
Write = Callable[[str], object]

logger = logging.getLogger(__name__)
logger.addHandler(logging.NullHandler())    # else tracebacks would come to the screen


class Quit(Exception):
    """The player wants to stop."""


class Terminal:
    """Plays a match by reading lines. `read` and `write` stand in for the keyboard and the screen in tests.

    >>> import gamekit
    >>> match = gamekit.load("dual_powers").new(seed=1917, mode="solo")
    >>> lines = iter(["why 1"])
    >>> said = []
    >>> Terminal(match, read=lambda prompt: next(lines, "quit"), write=said.append).run()
    >>> "That move is allowed." in said
    True
    """

    def __init__(
        self, match: Match, read: Read = input, write: Write = print, box: str | Path | None = None,
        clears: bool | None = None, saved: bool = False,
    ) -> None:
        self.match = match
        self.read = read
        self.write = write
        self.box = box
        self.clears = sys.stdout.isatty() if clears is None else clears
        self.facing: str | None = None              # the seat whose person looks at the screen
        self.told: dict[str | None, int] = {}       # how many log lines each seat has read
        self.kept: list[str] | None = None          # the moves that are saved
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "undo": self.undo, "log": self.log, "board": self.board, "rules": self.rules,
            "save": self.save, "load": self.load, "lang": self.switch_language, "help": self.help, "quit": self.quit,
            "odds": self.odds, "?": self.question,
        }
        if saved:
            self.begin_loaded()

    def run(self) -> None:
        """Play until the player quits or the input ends."""
        try:
            self.say("play-welcome", title=self.match.game.title)
            self.tell_aim()
            self.tell_players()
            self.arrive()
            while True:
                line = self.read("> ").strip()
                self.guarded(lambda: self.obey(line))  # noqa: B023  (called at once)
        except (EOFError, KeyboardInterrupt, Quit):
            self.write("")
        if self.kept != self.moves_so_far():
            self.say("play-bye")

    # What people type

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self.ask()
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.play(line)

    def guarded(self, do: Callable[[], object]) -> None:
        """Whatever goes wrong is said in a sentence, and the match goes on."""
        try:
            do()
        except (Quit, EOFError):
            raise
        except Exception as error:
            self.show(self.explained(error))

    def explained(self, error: Exception) -> str:
        if isinstance(error, GamekitError):
            return error.in_language(self.language)
        logger.exception("in the terminal")
        return SHARED.text("play-error", self.language, problem=f"{type(error).__name__}: {error}"[:200])

    def play(self, line: str) -> None:
        if not self.match.over and self.match.seat != self.facing:
            self.arrive()       # a bot failed before: it tries again, and nobody plays for it
            return
        self.match.play(self.chosen(line))
        self.tell_news()
        self.arrive_if_other()
        self.ask()

    def chosen(self, line: str) -> Move | str:
        """A number is one of the moves on the screen; all else is words."""
        if not line.isdecimal():
            return line
        moves = self.view.moves
        if not 1 <= int(line) <= len(moves):
            raise IllegalMove("error-number", number=line, allowed=len(moves))
        return moves[int(line) - 1]

    # Commands

    def why(self, line: str) -> None:
        if not line:
            return self.say("play-why-what")
        entry = self.view.why_not(self.chosen(line))
        return self.say("play-allowed") if entry is None else self.show(rule_text(entry, self.language))

    def question(self, line: str) -> None:
        """A question mark alone asks for help; before a move, why not."""
        self.why(line) if line else self.help(line)

    def odds(self, line: str) -> None:
        """The chances of all moves, best first, under the numbers that one types."""
        from .lab.playing import warm
        from .lab.questions.odds import odds

        self.say("play-compiling" if warm.pending(self.match.game) else "play-counting")
        found = odds(self.view, WORLDS)
        number = {move.id: i for i, move in enumerate(self.view.moves, start=1)}
        for chance in found:
            win = chance.win.text(self.language, counted=False)
            self.show(f"{number[chance.move.id]:3}. {plain(win):<22} {chance.move}")
        self.show(plain(found.about()))

    def undo(self, line: str) -> None:
        self.match.undo()
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.match.view(seat).log))
        self.say("play-undone")
        self.arrive_if_other()
        self.ask()

    def log(self, line: str) -> None:
        self.show(self.view.log.text(self.language))

    def board(self, line: str = "") -> None:
        self.show("\n" + self.view.board_text(self.language))

    def rules(self, line: str) -> None:
        found = self.match.game.rulebook.search(line) if line else []
        for entry in found:
            self.show(rule_text(entry, self.language))
        if not found:
            self.say("play-no-rules" if line else "play-rules-what")

    def save(self, line: str) -> None:
        path = self.match.save(self.file(line))
        self.kept = self.moves_so_far()
        self.say("play-saved", path=str(path))

    def load(self, line: str) -> None:
        from . import load_match

        self.match = load_match(self.file(line), box=self.box, language=self.language)
        self.say("play-loaded", path=line)
        self.begin_loaded()
        self.arrive()

    def file(self, line: str) -> Path:
        if not line:
            raise BadOption("play-file-what")
        return Path(line).expanduser()

    def begin_loaded(self) -> None:
        """The match comes from a file: its log is old news, and anybody may be at the screen."""
        self.kept = self.moves_so_far()
        self.facing = None
        self.told = {seat: len(self.match.view(seat).log) for seat in (None, *self.match.seats)}

    def switch_language(self, line: str) -> None:
        self.match = self.match.in_language(line)
        self.say("play-language")
        self.ask()

    def help(self, line: str) -> None:
        self.say("play-help")

    def quit(self, line: str) -> None:
        raise Quit

    # Who looks at the screen

    @property
    def language(self) -> str:
        return self.match.game.language

    def seat_name(self, seat: str) -> str:
        return self.match.game.thing_text("seat", self.match.game.seat_number(seat), self.language)

    @property
    def humans(self) -> list[str]:
        return [seat for seat, policy in self.match.seats.items() if policy == HUMAN]

    @property
    def decider(self) -> str | None:
        """Who should look at the screen. After the end, several people see only what lies open."""
        if self.match.seat in self.humans:
            return self.match.seat
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def view(self) -> View:
        return self.match.view(self.facing)

    def moves_so_far(self) -> list[str]:
        return [move.id for move in self.match.played]

    def arrive(self) -> None:
        """Bots go on, the right person comes to the screen and sees the board."""
        self.guarded(lambda: self.match.go_on())
        self.hand_over()
        self.ask()

    def arrive_if_other(self) -> None:
        if self.match.over:
            self.facing = self.decider
            self.told[self.facing] = len(self.view.log)
            self.board()
        elif self.decider != self.facing:
            self.hand_over()

    def hand_over(self) -> None:
        """Nothing of the new seat is shown before its person has pressed Enter."""
        seat = self.decider
        if seat is not None and len(self.humans) > 1:
            self.clear()
            self.read(SHARED.text("play-hand-over", self.language, seat=self.seat_name(seat)) + " ")
        self.facing = seat
        self.tell_news()
        self.board()

    def clear(self) -> None:
        if not self.clears:
            self.write(SEPARATOR)
            return
        if self.facing is not None:
            self.read(SHARED.text("play-hide", self.language) + " ")
        self.write(CLEAR)

    # What is shown

    def tell_news(self) -> None:
        """The log lines that the seat has not read yet."""
        log = self.view.log
        for line in log[self.told.get(self.facing, 0):]:
            self.show(line.text(self.language))
        self.told[self.facing] = len(log)

    def ask(self) -> None:
        if self.match.over:
            self.say("play-over", result=str(self.match.result))
            return
        self.show("\n" + self.view.prompt)
        for number, move in enumerate(self.view.moves, start=1):
            self.show(f"{number:3}. {move}")

    def tell_aim(self) -> None:
        words = self.match.game.words
        if words.has("game-aim", self.language):
            self.show(words.text("game-aim", self.language))

    def tell_players(self) -> None:
        """Who plays which seat, where there is more than one."""
        you = SHARED.text("play-you", self.language)
        who = [f"{self.seat_name(seat)} — {you if policy == HUMAN else as_player(policy, self.language)}"
               for seat, policy in self.match.seats.items()]
        if len(who) > 1:
            self.show("; ".join(who) + ".")

    def say(self, key: str, **facts: str) -> None:
        self.show(SHARED.text(key, self.language, **facts))

    def show(self, text: str) -> None:
        self.write("\n".join(wrapped(line) for line in text.split("\n")))
