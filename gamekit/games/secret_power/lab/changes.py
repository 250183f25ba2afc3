"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ....engine.effects import settle
from ....engine.layout import say
from ..rules.rulebook import Rule, Said
from ..rules.table import Box, State, Step
from ..rules.turn import file_new_staff

NOBODY_HAS_SO_MANY = 99


def curator_stays(box: Box, s: State) -> None:
    """Before every action phase but the first."""
    say(s, Said.CURATOR_COMES, s.curator)
    s.step = Step.BEGIN_PHASE


def curator_recruits_nobody(box: Box, s: State) -> None:
    """Who holds the curator recruits before anything else. That is no action, and nothing is chosen in it."""
    file_new_staff(s)
    settle(s, Step.CHOOSE_ACTION)


def no_interception(s: State, rival: int, card: int) -> int:
    return NOBODY_HAS_SO_MANY


def whole_row(s: State, seat: int) -> int:
    """How many cards of the row are available to a seat."""
    return s.row_size


def worthless_stages(box: Box, s: State, seat: int, project: int) -> int:
    """What the stage brings on which a coordinator stands."""
    return 0


def worthless_crime(box: Box, s: State, seat: int) -> int:
    return 0


CHANGES = (
    Change(
        "curator-stays", {"pass_curator": curator_stays}, rules=(Rule.CURATOR_PASSES,),
        expects=("score_ivan", "more"),
    ),
    Change(
        "no-interception", {"more_than": no_interception}, rules=(Rule.INTERCEPT_ONE_MORE,),
        expects=("decisions", "less"),
    ),
    Change("whole-row", {"reach": whole_row}, rules=(Rule.AVAILABLE_FIRST_THREE,), expects=("moves", "more")),
    Change(
        "curator-recruits-nobody", {"begin_turn": curator_recruits_nobody}, rules=(Rule.CURATOR_RECRUITS_TWO,),
        expects=("operations", "less"),
    ),
    Change(
        "worthless-projects", {"stage_points": worthless_stages}, expects=("line_projects", "less"),
        claim=("stories", "works"),
    ),
    Change("worthless-crime", {"crime_points": worthless_crime}, rules=(Rule.SCORE_CRIME,)),
    Change("professionals", options={"professionals": True}, rules=(Rule.PRO_INSTEAD_OF_RECRUITING,),
           expects=("decisions", "more")),
)
