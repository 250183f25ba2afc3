"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ....engine.layout import NONE, reveal, say, say_to
from ..rules.new_cards import begin_actions
from ..rules.rulebook import Rule, Said
from ..rules.table import Box, State, objective, other, put


def road_without_blockade(box: Box, s: State, here: int, region: int) -> int:
    """A token moves to a neighbouring region over an open connection."""
    road = box.road[here][region]
    if road == NONE:
        return Rule.MOVE_TO_NEIGHBOUR
    return Rule.ALLOWED


def will_stays(s: State) -> None:
    """Every month that begins gives the Will of the People to the player whose turn it is."""


def choose_open_objective(box: Box, s: State, card: int) -> None:
    put(s, card, objective(s.seat))
    s.objective_known[s.seat] = 1
    s.objective_shown[s.seat] = 1
    reveal(s)
    say(s, Said.OBJECTIVE_CHOSEN, s.seat)
    say_to(s, s.seat, Said.OBJECTIVE_CHOSEN_BY_YOU, card)
    if s.seat == s.first:
        s.seat = other(s.first)
    else:
        s.objective_shuffle = s.shuffles
        begin_actions(s)


def exhaust_once(s: State, token: int, region: int) -> None:
    if s.exhausted[token] == 0:
        s.exhausted[token] = 1
        say(s, Said.TOKEN_EXHAUSTED, token, region)
        return


MONTHS = ("mar-apr", "may-jun", "jul", "aug", "sep", "oct-nov")

CHANGES = (
    Change("will-stays", {"take_will": will_stays}, rules=(Rule.MONTH_GIVES_WILL,),
           claim=("history_1917", "will")),
    Change("no-blockade", {"road_refused": road_without_blockade}, rules=(Rule.MOVE_NOT_THROUGH_BLOCKADE,),
           expects=("moves", "more")),
    Change("flat-unrest", box={"calendar": {month: {"unrest": 3} for month in MONTHS}}, rules=(Rule.UNREST_POINTS,),
           claim=("history_1917", "late")),
    Change("open-objectives", {"choose_objective": choose_open_objective}, rules=(Rule.OBJECTIVE_IS_SECRET,)),
    Change("nobody-leaves", {"exhaust": exhaust_once}, rules=(Rule.EXHAUSTED_LEAVE,)),
    Change("hand-is-discarded", options={"discard_hand": True}),
    Change("long-track", box={"track": {"support": {"spaces": 20}}}, expects=("decisions", "more")),
)
