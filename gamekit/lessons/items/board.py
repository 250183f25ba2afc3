"""Kinds that are answered on the board: a move, or one that is forbidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.errors import GamekitError
from ...engine.match import HUMAN, Match
from ...engine.moves import decision_at, find, move_at
from ...engine.rulebook import Entry
from ..lesson import WORDS
from .item import Flaw, Judged, Verdict

if TYPE_CHECKING:
    from ..asking import Asked

ANY = "*"               # as a right answer: every legal move
FORBIDDEN_TRIED = 6     # by a robot, as there may be hundreds


def refusal(match: Match, move: str) -> Entry | None:
    """The rule that forbids a move; what names no move of this step is answered with the step's own rule."""
    try:
        return match.why_not(move)
    except GamekitError:
        decision = decision_at(match.game, match.state)
        return match.game.rulebook[decision.rule] if decision else None


def allowed_moves(match: Match) -> dict[str, int]:
    """All that may be played, by name; things that are alike have the number of one of them."""
    game, box, s = match.game, match.game.box, match.state
    numbers = [number for number in range(game.flow.candidates(box, s)) if not game.flow.refusal(box, s, number)]
    return {move_at(game, s, number).id: game.flow.same(box, s, number) for number in numbers}


@dataclass(frozen=True, kw_only=True)
class OnBoard(Judged):
    """What both kinds share."""

    on_board: ClassVar[bool] = True

    @property
    def table_of(self) -> Match:
        assert self.match is not None, "asks for a move without a match"
        return self.match

    @property
    def named(self) -> list[str]:
        """The right moves that are told by name."""
        return [move for move in self.right if move != ANY]

    def words(self, asked: Asked, answer: str) -> str:
        """A move as a sentence."""
        game, state = asked.game, self.table_of.state
        try:
            return move_at(game, state, find(game, state, answer)).text(asked.language)
        except GamekitError:
            return answer

    def key(self, asked: Asked) -> str:
        return "; ".join(dict.fromkeys(self.words(asked, move) for move in self.named)) or asked.text("solution")

    def candidates(self) -> list[str]:
        """All that the step could be answered with, allowed or not."""
        game, s = self.table_of.game, self.table_of.state
        return [move_at(game, s, number).id for number in range(game.flow.candidates(game.box, s))]

    def answers(self) -> list[str]:
        """All moves of the step, with some forbidden ones."""
        allowed = allowed_moves(self.table_of)
        forbidden = [move for move in self.candidates() if move not in allowed]
        return list(dict.fromkeys([*allowed, *self.named, *forbidden[:FORBIDDEN_TRIED]]))

    def miscited(self, asked: Asked) -> Iterator[Flaw]:
        for move, rule in self.wrong.items():
            refused = refusal(self.table_of, move) if move != ANY else None
            if refused is not None and refused.id != rule:
                yield f"{move!r} is refused by another rule", rule, refused.id


@dataclass(frozen=True, kw_only=True)
class Play(OnBoard):
    """A move is asked for. `accepts` sees the match before and after it; `then` is played once it was right."""

    ask: ClassVar[str] = "move"
    FORMS: ClassVar[Mapping[str, Any]] = {**Judged.FORMS, "then": [str]}
    shows_rule: ClassVar[bool] = True

    accepts: Callable[[Match, Match], bool] | None = None
    then: Sequence[str] = ()

    def judge(self, asked: Asked, answer: str) -> Verdict:
        """A legal move that is not what was asked for is played, so that its consequence is seen."""
        refused = refusal(self.table_of, answer)
        if refused is not None:
            return Verdict(False, refused.text, refused.id)
        after = self.table_of.at(len(self.table_of.played))
        after.seats = dict.fromkeys(after.seats, HUMAN)
        after.play(answer)
        right = self.accepts(self.table_of, after) if self.accepts else answer in self.right or ANY in self.right
        if not right:
            return Verdict(False, asked.reply_to(answer), self.wrong.get(answer, ""), after)
        for move in self.then:
            after.play(move)
        return Verdict(True, after=after)

    def accepted(self, asked: Asked) -> list[str]:
        return sorted(move for move in allowed_moves(self.table_of) if asked.judge(move).right)

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        legal, accepted = allowed_moves(self.table_of), self.accepted(asked)
        if not accepted:
            yield "no legal move is accepted", 1, 0
        for move in set(legal) - set(accepted):
            if legal[move] in {legal[other] for other in accepted}:
                yield "is not accepted, though a move that does the same is", "", move
        for move in self.named:
            if move not in legal:
                yield "is called right and is no legal move", "", move
            elif move not in accepted:
                yield "is called right and is not accepted", "", move


@dataclass(frozen=True, kw_only=True)
class Forbidden(OnBoard):
    """The pupil is asked to try what a rule forbids; `right` names such moves for who uses no picture.

    Only a refusal by that rule is right. Whoever is refused by another one is told that one, and what is still to find.
    """

    ask: ClassVar[str] = "refused"

    def judge(self, asked: Asked, answer: str) -> Verdict:
        refused = refusal(self.table_of, answer)
        if refused is None:
            return Verdict(False, asked.reply_to(answer))
        if refused.id in asked.step.broken:
            return Verdict(True, refused.text, refused.id)
        sought = asked.game.rulebook[asked.step.broken[0]].title
        return Verdict(False, f"{refused.text} {WORDS.text('break-another', asked.language, rule=sought)}", refused.id)

    def different(self) -> list[str]:
        """What can be tried: all that is allowed or asked for, and one move for each other refusal."""
        found: dict[str, str] = {}
        for move in self.candidates():
            refused = refusal(self.table_of, move)
            found.setdefault(move if refused is None or move in self.right else refused.id, move)
        return list(found.values())

    def accepted(self, asked: Asked) -> list[str]:
        return [f"{move}: {rule.id if (rule := refusal(self.table_of, move)) else ''}" for move in self.right]

    def miscited(self, asked: Asked) -> Iterator[Flaw]:
        yield from super().miscited(asked)
        for move in self.right:
            refused = refusal(self.table_of, move)
            if refused is None or refused.id not in asked.step.broken:
                by = "nothing" if refused is None else refused.id
                yield f"{move!r} is refused by another rule", ", ".join(sorted(asked.step.broken)), by

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        if not self.right:
            yield "names no forbidden move: whoever uses no picture could not answer", 1, 0

    def misjudged(self, asked: Asked) -> Iterator[Flaw]:
        """What is wrong with the refusals: one rule is asked about, and each of the others is told for what it is."""
        if len(asked.step.broken) != 1:
            yield "a step to break a rule is about so many rules", 1, len(asked.step.broken)
            return
        sought = asked.game.rulebook[asked.step.broken[0]]
        for move in self.answers():
            refused, verdict = refusal(self.table_of, move), asked.judge(move)
            told = refused is not None and refused.text in verdict.reply and sought.title in verdict.reply
            if verdict.right != (refused is not None and refused.id == sought.id):
                yield f"{move!r} is accepted for another refusal", sought.id, refused.id if refused else "none"
            elif refused is not None and not verdict.right and not told:
                yield f"the reply to {move!r} does not tell its rule and the one to find", sought.title, verdict.reply
