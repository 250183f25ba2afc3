"""The checklist for lessons: what can be checked on the data and by the engine, item by item.

    findings = lint(load_lesson(game, "rules"))         # or: gamekit lesson dual_powers rules --lint
    print(report(findings))

Beside the steps, a lesson file (`lesson.toml`) says at its top:

    terms = { en = ["region", "unit"], ru = ["область", "отряд"] }      # count as one short word each (C12)
    reference = ["RESHUFFLE", "TILES_MOVE_UP"]     # tutorials: rules that the lesson leaves to the rulebook (C9)
    page = "dual_powers_rules"                      # the notebook that shows it: in the start command (C31)
    note = true                                     # the teacher's page begins with a warning, teacher-note (C31)
    constants = { 24 = "cards of the deck" }        # C35: numbers in words that hold for every seed, and why
    counted = { unseen = "cards that lie open" }    # C42: steps whose exact number is a count, and no chance
    made_up = false                                 # what the sheet shows is all known, though other things are not
    timing = [3, 5, 17, 3, 12, 5]                   # minutes of teacher-timing-1, -2 ...; in sum `minutes`
    before = ["check-a", "check-b", "check-c", "check-d"]     # C34: four check steps that are asked before the lesson
    after = ["check-a", "check-b", "check-c", "check-d"]      # and after it; may be the same, as the dice are others
    kept = ["bet"]              # C21: predictions that later steps ask about; resume codes have them

and the messages of the teacher's page stand in its words: see `teacher`. A history lesson also says:

    debrief = [5]                                   # which entries of `timing` are the debrief (C30)
    roles = { red = 15, white = 15 }                # pupils by role, 30 together; messages role-red, role-white
    contrast = ["order-1", "land-decree"]           # sources that answer its question differently; each with a place
    evidence = ["ending"]                           # votes on what happened at the tables; before all read `contrast`
    [[plan]]                                        # for each entry of `timing`: from, to, steps; see `lint_time`
    [argument]                                      # the game as an argument; messages argument-<id> for those of
    claims = ["two-camps"]                          # claims, omits, distorts and view
    omits = ["war", "land", "hunger"]               # at least three
    distorts = ["symmetry"]
    view = ["capital"]
    against = ["order-1", "land-decree"]            # sources, at least two
    for = ["april-theses"]                          # at least one
    [[source]]                                      # message source-<id>: the excerpt, at most 80 words
    id = "order-1"
    author = "Petrograd Soviet"
    date = "1917-03-14"
    place = "Petrograd"
    licence = "public domain"

C32: where another box gives the same position and the same facts, the answer of a check must be the same. A question
may show reconstructed numbers as facts of its words, or choose its pieces by their numbers.

mixed: a tutorial's last step mixes eight checks (`mixes`), and the check of each section recalls a rule of the section
before it and one of the section before that.

C9 counts citations: of the rules that refusals and the log of random games name, the lesson must teach four fifths.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from . import lint_engine, lint_kinds, lint_seeds, lint_time, lint_words
from .finding import Draft, Finding, Looked
from .lesson import Lesson

KINDS = ("tutorial", "bot", "odds", "history")

@dataclass(frozen=True)
class Check:
    """What finds something, and the kinds of lessons that it is for."""

    drafts: Callable[[Looked], Iterable[Draft]]
    kinds: Sequence[str] = field(default=KINDS)


CHECKLIST: dict[str, Check] = {
    "form": Check(lint_words.form),
    "C1": Check(lint_words.first_click),
    "C2": Check(lint_words.lengths),
    "C3": Check(lint_words.new_rules, ("tutorial", "bot")),
    "C4": Check(lint_words.checked_sections),
    "mixed": Check(lint_words.mixed, ("tutorial",)),
    "C5": Check(lint_words.acting),
    "C6": Check(lint_engine.cited_rules),
    "C7": Check(lint_engine.right_answers),
    "C9": Check(lint_engine.coverage, ("tutorial",)),
    "C10": Check(lint_words.retrieved, ("tutorial", "bot")),
    "C12": Check(lint_words.readable),
    "C13": Check(lint_words.languages),
    "C20": Check(lint_engine.seeded),
    "C21": Check(lint_seeds.survivors),
    "C24": Check(lint_kinds.honest_numbers, ("odds",)),
    "C25": Check(lint_kinds.bets, ("odds",)),
    "C26": Check(lint_engine.replies),
    "C29": Check(lint_kinds.history, ("history",)),
    "C30": Check(lint_kinds.debrief_share, ("history",)),
    "C31": Check(lint_kinds.teacher_page),
    "C32": Check(lint_engine.reconstructed),
    "C34": Check(lint_kinds.before_and_after),
    "C35": Check(lint_seeds.own_numbers, ("odds",)),
    "C36": Check(lint_engine.refusals),
    "C37": Check(lint_seeds.keys),
    "C38": Check(lint_kinds.contrasted, ("history",)),
    "C39": Check(lint_time.minutes, ("history",)),
    "C40": Check(lint_engine.alike, ("tutorial", "bot", "odds")),
    "C42": Check(lint_seeds.claims, ("odds",)),
}


def lint(lesson: Lesson, only: Iterable[str] = (), seeds: int = 0) -> list[Finding]:
    """All that is wrong with a lesson, or what some items of the checklist find; `seeds` of costly questions too."""
    return list(findings(Looked(lesson, seeds), set(only)))


def findings(looked: Looked, only: set[str]) -> Iterator[Finding]:
    lesson = looked.lesson
    for name, check in CHECKLIST.items():
        if (lesson.kind in check.kinds or lesson.kind not in KINDS) and (not only or name in only):
            for draft in check.drafts(looked):
                yield Finding(name, *draft)


def report(found: Sequence[Finding]) -> str:
    """The findings as text, one a line."""
    return "\n".join(map(str, found))
