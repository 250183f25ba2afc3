"""How the game stands: stage of the round, points and the result they are, what is near defeat, and all piles."""

from __future__ import annotations

from ....engine.markup import Markup, joined
from ....engine.pieces import bold, counter, el, icon, pile, score, span, track
from ..rules.outcome import result
from ..rules.table import (
    CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, MAJOR_FROM, MISSIONS_TO_PLAY, PARTIAL_FROM, VICTORY_FROM, Ending, Pile, Post,
    Stage, Standing, dead_civilians, points_scored, spies_in,
)
from .sight import Sight

PHASES = {Stage.PREPARATION: "1", Stage.DEFENCE: "2A", Stage.ATTACK: "2B", Stage.STRIKES: "2C", Stage.RETALIATION: "2C",
          Stage.OUTCOME: "3", Stage.RECOVERY: "4"}
GOALS = ((PARTIAL_FROM, Ending.PARTIAL), (VICTORY_FROM, Ending.VICTORY), (MAJOR_FROM, Ending.MAJOR))
AGENT_PILES = (
    (Pile.HIDDEN_DECK, "hidden"), (Pile.HIDDEN_DISCARD, "hidden"), (Pile.RECRUITS, "leader"),
    (Pile.REVEALED_DISCARD, "espionage"), (Pile.SUPPLY, "spy"), (Pile.REMOVED, "liquidation"),
)


def score_line(sight: Sight) -> Markup:
    """Round, points, and what is near defeat; where nothing is counted, the round only."""
    s, now = sight.s, score("", sight.words("board-round", round=sight.s.round))
    if not sight.counted:
        return now
    dead, failed, done = limits(sight)
    return joined([
        now, score("", icon("points") + str(points_scored(sight.box, s))),
        score(sight.words("score-civilians"), icon("civilian") + f"{dead}/{CIVILIANS_TO_LOSE}"),
        score(sight.words("score-failed"), icon("liquidation") + f"{failed}/{FAILURES_TO_LOSE}"),
        score(sight.words("score-done"), f"{done}/{MISSIONS_TO_PLAY}", "wide"),
        score(sight.words("score-spies"), spies_in(s, Pile.HIDDEN_DECK), "wide"),
        score("", sight.short("ending", ending(sight)), "wide end"),
    ])


def ending(sight: Sight) -> int:
    """How the game ended, or would if it stopped now."""
    return sight.s.ending or result(sight.box, sight.s)


def limits(sight: Sight) -> tuple[int, int, int]:
    """Dead civilians, failed missions, completed ones."""
    sizes = sight.s.standing_size
    return dead_civilians(sight.box, sight.s), sizes[Standing.FAILED], sizes[Standing.COMPLETED]


# The round

def stages(sight: Sight) -> Markup:
    """A cell for each stage; the one that is now is dark."""
    now = sight.s.stage
    label = f"{sight.words('board-round', round=sight.s.round)}. {sight.words('board-stage', stage=('stage', now))}"
    cells = (("here" if stage == now else "done" if stage < now else "",
              bold(number) + span(sight.short("stage", stage))) for stage, number in PHASES.items())
    return sight.part("stages", "", track("stages", cells, label), label=label, role="group")


# Points and limits

def standing(sight: Sight) -> Markup:
    """Points with the result that they are; dead civilians, failed and completed missions against their limits."""
    if not sight.counted:
        return Markup()
    dead, failed, done = limits(sight)
    return el("div", "standing", points(sight), meter(sight, "picture-civilians", "civilian", dead, CIVILIANS_TO_LOSE),
              meter(sight, "picture-failed", "liquidation", failed, FAILURES_TO_LOSE),
              meter(sight, "picture-completed", "check", done, MISSIONS_TO_PLAY))


def points(sight: Sight) -> Markup:
    """Points, what stopping now would be, and the next goal."""
    number, over = points_scored(sight.box, sight.s), sight.s.ending
    words = sight.words("picture-ended" if over else "picture-stopping", result=("ending", ending(sight)))
    goal = next((sight.words("picture-goal", points=least, result=("ending", better))
                 for least, better in GOALS if number < least and not over), "")
    label = ". ".join(filter(None, (sight.words("picture-points", number=number), words, goal)))
    told = f"{words} ({goal})" if goal else words
    return sight.part("points", "pile", pile("points", number, told), label=label, role="img")


def meter(sight: Sight, key: str, sign: str, number: int, most: int) -> Markup:
    """Boxes up to a limit, filled as far as it has come; many are told as a number."""
    words = sight.words(key, number=number, most=most)
    told = counter(number, most, words) if most <= CIVILIANS_TO_LOSE else span(words)
    return sight.part(key.removeprefix("picture-"), "pile", icon(sign), told, label=words, role="img")


# Piles

def piles(sight: Sight) -> Markup:
    """How many cards are where."""
    s = sight.s
    deck = s.standing_size[Standing.SECOND_PERIOD] + s.standing_size[Standing.THIRD_PERIOD]
    agents = [counted(sight, sight.game.ids("pile")[place], sign, s.pile_size[place], sight.short("pile", place))
              for place, sign in AGENT_PILES]
    return el("div", "piles", *agents,
              counted(sight, "enemies", "enemy", s.post_size[Post.DECK], sight.name("post", Post.DECK)),
              counted(sight, "enemies-out", "enemy", s.post_size[Post.DISCARD], sight.name("post", Post.DISCARD)),
              counted(sight, "missions", "mission", deck, sight.words("picture-mission-deck")))


def counted(sight: Sight, id: str, sign: str, number: int, caption: str) -> Markup:
    """Of the hidden deck the player can also tell how many spies are in it."""
    spies = spies_in(sight.s, Pile.HIDDEN_DECK) if id == "hidden-deck" and sight.counted else 0
    label, inside = f"{caption}: {number}", pile(sign, number, caption)
    if spies:
        label += f". {sight.words('picture-spies-inside', number=spies)}"
        inside += icon("spy") + span(spies)
    return sight.part(f"pile-{id}", "pile", inside, label=label, role="img")
