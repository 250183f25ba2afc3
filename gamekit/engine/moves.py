"""Moves as people hold them: objects that print as a sentence, and words that name one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from .errors import IllegalMove, Spoken
from .layout import Table
from .rulebook import Entry, RuleEnum, hyphened
from .steps import DECLINE, Decision, step_size
from .words import LANGUAGES

if TYPE_CHECKING:
    from .game import Game

PART = 3        # letters that are enough to guess what was meant


@dataclass(frozen=True)
class Move:
    """One move of one step. `str(move)` is a sentence, `move.id` what saved games hold."""

    step: str
    thing: str
    number: int
    game: Game = field(repr=False, compare=False)
    facts: dict[str, Any] = field(repr=False, compare=False)

    @property
    def id(self) -> str:
        return f"{self.step} {self.thing}"

    @property
    def key(self) -> str:
        """Of its sentence."""
        return f"move-{self.step}" + ("-decline" if self.thing == DECLINE else "")

    def text(self, language: str | None = None) -> str:
        """The move as a sentence."""
        return self.game.text(self.key, language or self.game.language, self.facts)

    def answer(self, language: str | None = None) -> str:
        """The move beside its question, without what that says already, where a game has words for it.

        >>> import gamekit
        >>> move = gamekit.load("dual_powers").new(seed=1).moves[0]
        >>> move.text(), move.answer()
        ('Choose Green-6 as the objective', 'Green-6')
        """
        language, short = language or self.game.language, f"{self.key}.answer"
        key = short if self.game.words.has(short, language) else self.key
        return self.game.text(key, language, self.facts)

    def words(self, language: str | None = None) -> str:
        """What was chosen, without the sentence around it."""
        if self.thing == DECLINE:
            return self.text(language)
        kind = decision_kind(self.game, self.step)
        return self.game.thing_text(kind, self.number, language or self.game.language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def decision_kind(game: Game, step: str) -> str:
    """What is chosen in a step."""
    decision = game.flow.steps[game.ids("step").index(step)]
    assert isinstance(decision, Decision)
    return decision.kind.name


def decision_at(game: Game, s: Table) -> Decision | None:
    step = game.flow.steps[s.step]
    return step if isinstance(step, Decision) else None


def move_at(game: Game, s: Table, number: int) -> Move:
    """The move with that number in the state's step, legal or not."""
    step = decision_at(game, s)
    assert step is not None
    name = hyphened(game.step(s.step))
    if number == step_size(step, game.box):
        return Move(name, DECLINE, number, game, game.facts(s))
    kind = step.kind.name
    facts = game.facts(s) | game.about_move(s, kind, number) | {kind: (kind, number)}
    return Move(name, game.ids(kind)[number], number, game, facts)


def legal_numbers(game: Game, s: Table) -> list[int]:
    out = [0] * game.flow.widest()
    return out[: game.flow.legal(game.box, s, out)]


def legal_moves(game: Game, s: Table) -> list[Move]:
    if s.seen is None:
        return [move_at(game, s, number) for number in legal_numbers(game, s)]
    if s.seen.moves is None:
        s.seen.moves = [move_at(game, s, number) for number in legal_numbers(game, s)]
    return list(s.seen.moves)


def prompt(game: Game, s: Table, language: str) -> str:
    """What the state asks for."""
    if decision_at(game, s) is None:
        return game.words.text(f"step-{hyphened(game.step(s.step))}", language)
    return game.text(f"prompt-{hyphened(game.step(s.step))}", language, game.facts(s))


def asked(game: Game, s: Table) -> Spoken:
    """The prompt, for an error."""
    now = s.copy()
    return Spoken(lambda language: prompt(game, now, language))


def refusal(game: Game, s: Table, number: int) -> Entry | None:
    """The rule that forbids a move, or None."""
    rule = game.flow.refusal(game.box, s, number)
    return game.rulebook[rule] if rule else None


def rule_now(game: Game, s: Table) -> Entry:
    """The rule that the step is about; after the end, the one that ended the game."""
    step = game.flow.steps[s.step]
    return game.rulebook[game.ends[s.ending] if step is None else step.rule]


def why_not(game: Game, s: Table, move: Move | str) -> Entry | None:
    """The rule that forbids a move now, or None.

    What belongs to another step is answered with what this one is about, and after the end with the rule that ended
    the game. Words that name nothing are an error.
    """
    if decision_at(game, s) is None:
        return rule_now(game, s)
    try:
        return refusal(game, s, find(game, s, move))
    except IllegalMove as error:
        rule = None if error.sentence == "error-move-ambiguous" else _rule_of_another_step(game, s, move)
        if rule is None:
            raise
        return game.rulebook[rule]


def _rule_of_another_step(game: Game, s: Table, move: Move | str) -> RuleEnum | None:
    """What answers for a move that is none of this step; None if it is none at all."""
    step = decision_at(game, s)
    assert step is not None
    kinds = {decision_kind(game, move.step)} if isinstance(move, Move) else _kinds_of(game, move)
    if not kinds:
        return None
    return step.rule_for(*kinds)


def _kinds_of(game: Game, move: Any) -> set[str]:
    """The kinds of things that words name, whatever the step: by an id, as boards send it, or by a name."""
    first, _, rest = _plain(str(move)).partition(" ")
    name = rest if first in game.ids("step") else _plain(str(move))
    kinds = {step.kind.name for step in game.flow.steps if isinstance(step, Decision)}
    return {kind for kind in kinds if any(name in _thing_names(game, kind, n) for n in range(len(game.ids(kind))))} | (
        {DECLINE} if name == DECLINE else set())


def find(game: Game, s: Table, wanted: Move | str) -> int:
    """The number of a move in this state, from a Move or from words. What names no move, or several, is an error."""
    if decision_at(game, s) is None:
        raise _illegal("error-game-over", rule_now(game, s), move=wanted)
    if isinstance(wanted, Move):
        if wanted.step != hyphened(game.step(s.step)):
            raise _illegal("error-move-not-now", rule_now(game, s), move=wanted, prompt=asked(game, s))
        return game.flow.same(game.box, s, wanted.number)
    if not isinstance(wanted, str):
        raise IllegalMove("error-move-form", move=repr(wanted), prompt=asked(game, s))
    legal = set(legal_numbers(game, s))
    for number in legal:
        if move_at(game, s, number).id == wanted:       # what boards send; the words of all others need not be made
            return number
    return _find_words(game, s, wanted, legal)


def _find_words(game: Game, s: Table, wanted: str, legal: set[int]) -> int:
    text = _plain(wanted)
    names = {number: _names(game, s, number) for number in range(game.flow.candidates(game.box, s))}
    for found in _matches(text, names):
        some = {game.flow.same(game.box, s, number) for number in found}
        allowed = some & legal
        if len(allowed) == 1 or (some and not allowed and _refused_alike(game, s, some)):
            return min(allowed or some)
        if some:
            several = [move_at(game, s, number) for number in sorted(allowed or some)[:6]]
            raise IllegalMove("error-move-ambiguous", move=wanted, several=several)
    near = [move_at(game, s, number) for number in _near(text, {number: names[number] for number in sorted(legal)})]
    sentence = "error-move-near" if near else "error-move-unknown"
    raise IllegalMove(sentence, move=wanted, near=near, prompt=asked(game, s))


def _illegal(sentence: str, rule: Entry, **facts: Any) -> IllegalMove:
    error = IllegalMove(sentence, **facts)
    error.rule = rule
    return error


def _refused_alike(game: Game, s: Table, some: set[int]) -> bool:
    """Whether one rule forbids them all: then it is the answer, whichever was meant."""
    return len({game.flow.refusal(game.box, s, number) for number in some}) == 1


def _matches(text: str, names: dict[int, set[str]]) -> Iterator[set[int]]:
    """Moves named exactly, then those that begin so, then those with these whole words; a mere number is no word."""
    yield {n for n, known in names.items() if text in known}
    if text:
        yield {n for n, known in names.items() if any(name.startswith(text) for name in known)}
    if text and not text.isdecimal():
        words = re.compile(rf"(?<![\w/-]){re.escape(text)}(?![\w/-])")
        yield {n for n, known in names.items() if any(words.search(name) for name in known)}


def _near(text: str, names: dict[int, set[str]]) -> list[int]:
    """Up to three moves of which somebody may have mistyped the name, or typed a part of it."""
    known = {name: number for number, some in names.items() for name in some}
    parts = [name for name in known if len(text) >= PART and text in name]
    close = get_close_matches(text, known) if text else []
    return list(dict.fromkeys(known[name] for name in close + parts))[:3]


def _names(game: Game, s: Table, number: int) -> set[str]:
    """All that a person may call a move."""
    move = move_at(game, s, number)
    names = {move.id, move.thing, *(move.text(language) for language in LANGUAGES)}
    names |= {alias for alias, (thing, _) in game.aliases.items() if thing == move.thing}
    found = {_plain(name) for name in names}
    return found if move.thing == DECLINE else found | _thing_names(game, decision_kind(game, move.step), number)


def _thing_names(game: Game, kind: str, number: int) -> set[str]:
    names = {game.ids(kind)[number], *(game.thing_text(kind, number, language) for language in LANGUAGES)}
    return {_plain(name) for name in names}


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("_", "-").replace("ё", "е").split())
