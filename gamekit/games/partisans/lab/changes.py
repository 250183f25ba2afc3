"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ....engine.layout import say
from ..rules.decks import move_all
from ..rules.outcome import finish
from ..rules.rulebook import Rule, Said
from ..rules.table import Box, Ending, Pile, Standing, State, Step, Way, stand


def civilians_unseen(box: Box, s: State) -> None:
    """3A. Five or more dead civilians lose the game."""
    s.step = Step.MISSION_RESULT


def never_stop(box: Box, s: State, way: int) -> int:
    """Without an available mission the resistance must stop."""
    if way == Way.GO_ON and s.standing_size[Standing.AVAILABLE] == 0:
        return Rule.NO_MISSION_LEFT
    if way == Way.STOP and s.standing_size[Standing.AVAILABLE] > 0:
        return Rule.STOP_OR_GO_ON
    return Rule.ALLOWED


def revealed_come_back(box: Box, s: State) -> None:
    """4A. Revealed maquis go to their own discard pile; hidden ones and what is left in the hand to the hidden one."""
    move_all(s, Pile.REVEALED, Pile.HIDDEN_DISCARD)
    move_all(s, Pile.HIDDEN, Pile.HIDDEN_DISCARD)
    move_all(s, Pile.HAND, Pile.HIDDEN_DISCARD)
    s.step = Step.DRAW_HAND


def nothing_shields(box: Box, s: State, effect: int, force: int) -> bool:
    """Whether an enemy of another kind stands here and shields, in the way that the effect says."""
    return False


def fail_once(s: State) -> None:
    """It is turned down and nothing takes its place. The second failure loses the game at once."""
    stand(s, s.mission, Standing.FAILED)
    say(s, Said.MISSION_FAILED, s.mission, s.standing_size[Standing.FAILED])
    finish(s, Ending.FAILED_MISSIONS)


MISSIONS = (
    "barracks", "border", "mountain-pass", "valley", "railway-bridge", "officer", "villa", "bunker", "convoy", "prison",
    "counter-hq", "caves", "farm-retaken", "station-supplies", "farm-defended", "station", "crossroads", "police",
    "mayor", "franco-hq",
)

CHANGES = (
    Change("civilians-uncounted", {"civilian_losses": civilians_unseen}, rules=(Rule.CIVILIAN_DEFEAT,),
           claim=("maquis", "civilians")),
    Change("no-stopping", {"way_refused": never_stop}, rules=(Rule.STOP_OR_GO_ON,), expects=("rounds", "more")),
    Change("revealed-come-back", {"clear_table": revealed_come_back}, expects=("maquis_revealed", "less"),
           claim=("maquis", "secrecy")),
    Change("no-shields", {"is_shielded": nothing_shields}),
    Change("one-failure", {"fail_mission": fail_once}, rules=(Rule.SECOND_FAILURE,), expects=("rounds", "less")),
    Change(
        "small-garrisons", box={"missions": {mission: {"garrison": 2} for mission in MISSIONS}},
        rules=(Rule.GARRISONS,),
    ),
)
