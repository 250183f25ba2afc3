"""Each item of the checklist can fail: the small lesson passes it, a broken one does not."""

import itertools
from dataclasses import replace

import pytest

from gamekit.lab.statistics import stats
from gamekit.lessons import Choice, Note, Number, Section, lint
from gamekit.lessons.items import Claim
from gamekit.lessons.lint import CHECKLIST, report
from gamekit.lessons.lint import lint as linted
from gamekit.lessons.loading import read_step

from . import making
from .making import CHECK, MIX, MIX_WORDS, SEE, TRY, asking, with_

LONG = "word " * 45
HEAVY = "Организационные обязательства предусматривают последовательность осуществления."
FORBID = with_(TRY, rhythm="break", ask="refused", right=["recruit-unit red-3a"])
ALIKE = [
    with_(SEE, sister={"start": making.TIED_ELSEWHERE}), with_(TRY, sister={"start": making.RECRUIT_BESIDE}), CHECK,
]
MANY = tuple(with_(SEE, id=f"s{number}", idea=[], recall=[]) for number in range(33))
NUMBER = with_(CHECK, ask="number", item="spelt")


def by_strength(game, dice, language):
    """Asks for what is printed on a token and nowhere in the question."""
    token = dice.randrange(10)
    return Number(match=game.position(making.HAND), right=[str(game.box.ready[token])], facts={"place": token})


def spelt(game, dice, language):
    return Number(right=["three"], facts={"place": "it"})


def always(game, dice, language):
    return Choice(options=making.OPTIONS, right=["red"], wrong={"*": "TIE_MORE_TOKENS"}, facts={"place": "it"})


COUNTER = itertools.count()


def forgetful(game, dice, language):
    return Choice(options=making.OPTIONS, right=["red"], wrong={"*": "TIE_MORE_TOKENS"}, facts={"place": next(COUNTER)})


def recalling(game, dice, language):
    """Asks about an earlier prediction."""
    dice.predicted.get("see")
    return making.holds(game, dice, language)


def failing(game, dice, language):
    raise RuntimeError("broken")


def sometimes(game, dice, language):
    """Cannot be asked for one seed of a hundred."""
    if dice.lesson == 150:
        raise RuntimeError("broken")
    return making.holds(game, dice, language)


def due(game, dice, language):
    """A misconception that luck calls right."""
    right = "red" if dice.lesson == 77 else "white"
    return Choice(options=making.OPTIONS, right=[right], believed=["red"], facts={"place": "it"})


def alike(game, dice, language):
    """Two options with the same words, for some seeds."""
    options = ["9", "09"] if dice.lesson == 199 else ["9", "8"]
    return Choice(options=[f"{int(one)}" for one in options], right=["9"], facts={"place": "it"})


def claiming(chance):
    """A question that states a chance, of which the games give a half."""
    def holds(game, dice, language):
        claim = Claim(chance, "model-coin", lambda: stats.rate(505, 1000))
        return replace(making.holds(game, dice, language), claims=[claim])

    return holds


CLAIMS = {
    "kind": "odds", "en": {"check.right": "Exact, if the coin is fair.", "model-coin": "if the coin is fair"},
    "ru": {"check.right": "Точно, если монета честная.", "model-coin": "если монета честная"},
}
HISTORY = {
    "kind": "history", "minutes": 45, "timing": [3, 30, 12], "debrief": [3], "roles": {"red": 15, "white": 15},
    "argument": {
        "claims": ["a"], "omits": ["a", "b", "c"], "distorts": ["a"], "view": ["a"], "against": ["x", "y"],
        "for": ["x"],
    },
    "source": [{"id": name, "author": "A", "date": "1917", "licence": "public domain"} for name in "xy"],
}
HISTORY_WORDS = {
    **{f"argument-{name}": "It is so." for name in "abc"}, **{f"source-{name}": "Words." for name in "xy"},
    "role-red": "You are red.", "role-white": "You are white.",
}
VOTE = {
    "id": "vote", "rhythm": "vote", "ask": "choice", "options": ["red", "white"], "right": ["red", "white"],
}
OWN = with_(VOTE, id="own", rhythm="bet")
OWN_WORDS = {**HISTORY_WORDS, "own": "Luck?", "own.option-red": "Red", "own.option-white": "White"}
BOTH = with_(asking(VOTE, ask="choice", item="both"), id="after")
PLOTS = [{"id": name, "bears": bears, "place": "Here"} for name, bears in (("x", "for"), ("y", "against"))]
VOTE_WORDS = {
    **HISTORY_WORDS, "source-y": "More.", "vote": "Vote.", "vote.option-red": "Red", "vote.option-white": "White",
    "after": "Again.", "after.option-red": "Red", "after.option-white": "White",
}


def both(game, dice, language):
    """A vote beside the two sources."""
    return Choice(options=["red", "white"], right=["red", "white"], notes=[Note("Words."), Note("More.")])


def one_of_two(game, dice, language):
    return Choice(options=["red", "white"], right=["red", "white"], notes=[Note(dice.choice(["Words.", "More."]))])


CONTRASTED = {
    **HISTORY, "source": PLOTS, "contrast": ["x", "y"], "evidence": ["vote"], "steps": [VOTE, BOTH],
    "items": {"both": both}, "en": VOTE_WORDS, "ru": VOTE_WORDS,
}
TIMED = {**HISTORY, "plan": [
    {"from": 0, "to": 3, "steps": ["see", "try"]}, {"from": 3, "to": 33, "steps": ["check"], "clicks": 250},
    {"from": 33, "to": 45, "steps": [], "rounds": 4, "clicks": 60},
]}
BET = with_(SEE, id="see", rhythm="bet", misconception="M1")
REMEMBERED = {"steps": [with_(SEE, rhythm="predict"), TRY, CHECK], "kept": ["see"]}
EIGHT = {"steps": [SEE, TRY, CHECK, with_(MIX, mixes=["check"] * 8)], "en": MIX_WORDS, "ru": MIX_WORDS}
BROKEN = [
    ("form", {"steps": MANY}, {}),
    ("form", {"quick": ["nowhere"]}, {}),
    ("form", {"steps": [SEE, SEE, CHECK]}, {}),
    ("form", {"kind": "novel"}, {}),
    ("C1", {"en": {"see": LONG}}, {}),
    ("C2", {"ru": {"try": LONG}}, {}),
    ("C2", {"en": {"see.hint": "word " * 31}}, {}),
    ("C2", {"en": {"see": "word " * 26 + "?"}}, {}),
    ("C3", {"steps": [with_(SEE, idea=["TIE_MORE_TOKENS", "DRAW_FIVE"]), TRY, CHECK]}, {}),
    ("C3", {"steps": [SEE, TRY, with_(CHECK, idea=["DRAW_FIVE"])]}, {}),
    ("C3", {"steps": [SEE, with_(TRY, idea=["TIE_MORE_TOKENS"]), CHECK]}, {}),
    ("C3", {"steps": [SEE, TRY, with_(CHECK, recall=["DRAW_FIVE"])]}, {}),
    ("C3", {"steps": [with_(SEE, idea=[]), TRY, CHECK]}, {}),
    ("C4", {"steps": [SEE, CHECK, TRY]}, {}),
    ("C4", {"en": {"check.right": None}}, {}),
    ("mixed", {"steps": [SEE, TRY, CHECK, MIX], "en": MIX_WORDS, "ru": MIX_WORDS}, EIGHT),       # three are too few
    ("mixed", {"steps": [SEE, TRY, CHECK, with_(MIX, mixes=["see"] * 8)], "en": MIX_WORDS, "ru": MIX_WORDS}, None),
    ("C5", {"steps": [asking(SEE, ask="go"), TRY, CHECK]}, {}),
    ("C6", {"steps": [with_(SEE, wrong={"white": "NO_SUCH_RULE"}), TRY, CHECK]}, {}),
    ("C6", {"steps": [with_(SEE, wrong={}), TRY, CHECK]}, {}),
    ("C6", {"steps": [SEE, with_(TRY, wrong={"recruit-unit red-3a": "DRAW_FIVE"}), CHECK]}, {}),
    ("C6", {"steps": [SEE, with_(TRY, ask="refused", right=["recruit-unit red-1a"]), CHECK]}, {}),
    ("C7", {"steps": [with_(SEE, right=["blue"]), TRY, CHECK]}, {}),
    ("C7", {"steps": [with_(SEE, right=["red", "white"]), TRY, CHECK]}, {}),
    ("C7", {"steps": [SEE, with_(TRY, right=["recruit-unit red-3a"]), CHECK]}, {}),
    ("C7", {"steps": [SEE, with_(TRY, right=["recruit-unit red-1a"]), CHECK]}, {}),       # 1b is as good
    ("C7", {"steps": [SEE, with_(TRY, then=["nonsense"]), CHECK]}, {}),
    ("C7", {"steps": [SEE, TRY, NUMBER], "items": {"spelt": spelt}}, {}),
    ("C7", {"steps": [SEE, TRY, NUMBER], "items": {"spelt": always}}, {}),       # of another kind
    ("C7", {"steps": [with_(SEE, start={"position": {"tokens": {"moon": []}}}), TRY, CHECK]}, {}),
    ("C7", {"items": {"holds": failing}}, {}),
    ("C9", {"reference": ["NO_SUCH_RULE"]}, {}),
    ("C10", {"steps": [SEE, TRY, with_(CHECK, recall=[])]}, {}),
    ("C12", {"en": {"see": "word " * 21}}, {}),
    ("C12", {"en": {"see": "Institutional considerations notwithstanding, proportionality deteriorates."}}, {}),
    ("C12", {"ru": dict.fromkeys(["see", "see.hint", "try", "try.right"], HEAVY)}, {}),
    ("C13", {"ru": {"try": None}}, {}),
    ("C13", {"ru": {"check": "Чей?"}}, {}),
    ("C13", {"en": {"lost": "Lost."}, "ru": {"lost": "Лишнее."}}, {}),
    ("C13", {"en": {"see.right": "{ $nothing }"}, "ru": {"see.right": "{ $nothing }"}}, {}),
    ("C13", {"en": {"see.option-red": None}, "ru": {"see.option-red": None}}, {}),
    ("C20", {"items": {"holds": always}}, {}),
    ("C20", {"items": {"holds": forgetful}}, {}),
    ("C20", {"steps": [SEE, TRY, asking(CHECK, ask="choice", options=["red", "white"], right=["red"])]}, {}),
    ("C21", {"steps": [SEE, TRY, CHECK], "items": {"holds": recalling}}, {"items": {"holds": recalling}, **REMEMBERED}),
    ("C21", {"kept": ["try"]}, REMEMBERED),
    ("C24", {"kind": "odds", "en": {"see.right": "Red wins 40 %."}}, {"kind": "odds"}),
    ("C25", {"kind": "odds", "steps": [with_(BET, rhythm="see"), TRY, CHECK]}, None),
    ("C25", {"kind": "odds", "steps": [with_(BET, misconception="M11"), TRY, CHECK]}, None),
    ("C25", {"kind": "odds", "steps": [with_(SEE, rhythm="watch"), TRY, CHECK]}, None),
    ("C26", {"en": {"check.reply-white": "No: the red side does."}}, {}),
    ("C26", {"kind": "odds", "en": dict.fromkeys([f"check.reply-{name}" for name in making.OPTIONS[1:]], "No.")},
     {"kind": "odds"}),
    ("C29", {**HISTORY, "roles": {"red": 10, "white": 10}, "en": HISTORY_WORDS, "ru": HISTORY_WORDS},
     {**HISTORY, "steps": [OWN], "en": OWN_WORDS, "ru": OWN_WORDS}),
    ("C29", {**HISTORY, "en": HISTORY_WORDS, "ru": HISTORY_WORDS}, None),       # nobody asks whose the end was
    ("C29", {**HISTORY, "source": [{"id": "x"}], "en": HISTORY_WORDS, "ru": HISTORY_WORDS}, None),
    ("C29", {**HISTORY, "en": {**HISTORY_WORDS, "source-x": "word " * 81}, "ru": HISTORY_WORDS}, None),
    ("C29", {**HISTORY, "argument": {"omits": ["a"]}, "en": HISTORY_WORDS, "ru": HISTORY_WORDS}, None),
    ("C30", {**HISTORY, "timing": [3, 40, 2]}, HISTORY),
    ("C31", {}, None),
    ("C32", {"steps": [SEE, TRY, with_(CHECK, ask="number", item="strength")], "items": {"strength": by_strength}}, {}),
    ("C35", {"kind": "odds", "en": {"check.right": "It is 24."}}, {"kind": "odds"}),
    ("C35", {"kind": "odds", "en": {"check.hint": "Of { $place } and 3,000."}, "ru": {"check.hint": "{ $place }"}},
     {"kind": "odds", "en": {"check.hint": "Of 3,000."}, "ru": {"check.hint": "Из 3000."},
      "constants": {"3000": "all"}}),
    ("C35", {"kind": "odds", "constants": {"24": "cards of the deck"}}, None),       # nothing says it
    ("C37", {"items": {"holds": sometimes}}, {}),
    ("C37", {"steps": [SEE, TRY, with_(CHECK, rhythm="bet", misconception="M3")], "items": {"holds": due}}, {}),
    ("C37", {"steps": [SEE, TRY, with_(CHECK, rhythm="bet", misconception="M3")]}, None),      # who believes what?
    ("C37", {"items": {"holds": alike}}, {}),
    ("C42", {"kind": "odds", "en": {"check.right": "Exact."}}, {**CLAIMS, "items": {"holds": claiming(0.5)}}),
    ("C42", {**CLAIMS, "items": {"holds": claiming(0.6)}},
     {"kind": "odds", "counted": {"check": "pieces that lie open"}, "en": {"check.right": "Exact."}}),
    ("C42", {**CLAIMS, "items": {"holds": claiming(0.5)}, "ru": {"model-coin": "если монета честная"}}, None),
    ("C34", {"before": ["see"]}, {"before": ["check"] * 4, "after": ["check"] * 4}),
    ("C34", {"before": ["see"] * 4, "after": ["see"] * 4}, None),
    ("C34", {"before": ["nowhere"] * 4, "after": ["check"] * 4}, None),
    ("C36", {"steps": [SEE, with_(FORBID, idea=["RECRUIT_WITHIN_BARS", "RECRUIT_INTO_REGION"]), CHECK]},
     {"steps": [SEE, FORBID, CHECK]}),
    ("C38", {**CONTRASTED, "contrast": ["x", "x"]}, CONTRASTED),
    ("C38", {**CONTRASTED, "source": [{**one, "place": ""} for one in PLOTS]}, None),
    ("C38", {**CONTRASTED, "steps": [BOTH, VOTE]}, CONTRASTED),        # read first, then played
    ("C38", {**CONTRASTED, "evidence": []}, None),
    ("C38", {**CONTRASTED, "items": {"both": one_of_two}}, None),        # some read one, some the other
    ("C39", {**TIMED, "en": {"see": "word " * 540}}, TIMED),
    ("C39", {**TIMED, "plan": [{"from": 0, "to": 30, "steps": [], "clicks": 301}]}, None),
    ("C39", {**TIMED, "plan": [{"from": 0, "to": 12, "steps": [], "rounds": 4, "clicks": 61}]}, None),      # who talks?
    ("C40", {}, {"steps": ALIKE}),
    ("C40", {"steps": [with_(ALIKE[0], sister={"start": making.TIED}), *ALIKE[1:]]}, None),
    ("C40", {"steps": ALIKE, "items": {"holds": always}}, None),
]


def test_every_item_is_broken_once():
    assert {name for name, _, _ in BROKEN} == set(CHECKLIST)


NAMES = [f"{entry[0]}-{number}" for number, entry in enumerate(BROKEN)]


@pytest.mark.parametrize(("name", "change", "good"), BROKEN, ids=NAMES)
def test_a_broken_lesson_is_found(game, tmp_path, name, change, good):
    found = linted(making.lesson(game, tmp_path / "bad", **change), [name])
    assert found, "nothing was found"
    assert all(one.check == name for one in found)
    assert report(found).startswith(name)
    if good is not None and name not in ("form", "C9"):
        assert not linted(making.lesson(game, tmp_path / "good", **good), [name])


def test_a_check_needs_rules_of_the_two_sections_before(game, tmp_path):
    made = making.lesson(game, tmp_path, **EIGHT)
    forgotten = with_(CHECK, id="last", recall=["RECRUIT_WITHIN_BARS"])
    parts = [[SEE, CHECK], [TRY, with_(CHECK, id="again")], [forgotten], [with_(MIX, mixes=["check"] * 8)]]
    sections = [Section(str(at), tuple(map(read_step, steps))) for at, steps in enumerate(parts)]
    found = linted(replace(made, sections=tuple(sections)), ["mixed"])
    assert [(one.step, one.limit) for one in found] == [("2", "0"), ("3", "2")]     # nothing is taught in section 2


def test_what_is_not_for_a_kind_is_not_looked_at(game, tmp_path):
    made = making.lesson(game, tmp_path, kind="odds")
    assert not linted(made, ["C9", "C29", "C30"])


def test_coverage_counts_what_is_met_in_play(game, tmp_path):
    rules = [rule for rule in game.rulebook if rule not in ("TIE_MORE_TOKENS", "RECRUIT_WITHIN_BARS")]
    found = linted(making.lesson(game, tmp_path, reference=rules), ["C9"])
    assert [one.limit for one in found] == [0.8]


def test_a_finding_reads_as_a_line():
    assert str(lint.Finding("C2", "see", "words of it", 40, 45)) == "C2   see: words of it (limit 40, found 45)"
    assert str(lint.Finding("C13", "see", "words are missing")) == "C13  see: words are missing"
