"""What a class leaves behind, if the teacher wishes: a table without names, signs or times of the day."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from io import StringIO

from ...engine.match import Match
from .answers import Question
from .shared import SharedMatch
from .store import Refusal

FORMULA = ("=", "+", "-", "@", "\t", "\r")      # what one begins with
COLUMNS = ("what", "where", "given", "right", "seconds", "number")


def csv_of(
    questions: Iterable[Question], refusals: Iterable[Refusal], matches: Sequence[tuple[SharedMatch, Match]]
) -> str:
    """Answers, rules that were missed, and how matches ended. Nothing tells who or when."""
    text = StringIO()
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for question in questions:
        ordered = sorted(question.answers, key=lambda answer: (answer.given, answer.seconds))
        for one in ordered:
            right = int(one.right) if question.is_judged else ""
            table.writerow(("answer", question.key, safe(one.given), right, one.seconds, ""))
    missed: Counter[tuple[str, str]] = Counter()
    for refusal in refusals:
        missed[refusal.game, refusal.rule] += refusal.number
    table.writerows(("rule", game, rule, "", "", number) for (game, rule), number in missed.most_common())
    for _, match in sorted(matches, key=lambda one: (one[1].game.name, len(one[1].played))):
        result = match.result
        ended = f"{result.ending}: {' '.join(result.winners) or '-'}" if result else "-"
        table.writerow(("match", match.game.name, ended, "", "", len(match.played)))
    return text.getvalue()


def safe(text: str) -> str:
    """No spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(FORMULA) and not text[1:].replace(".", "").isdigit() else text
