"""Falcon captures trends in his own manner."""

from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.setup import full_row
from ....secret_power.rules.table import Place
from ....secret_power.rules.table import Step as BaseStep
from ..rulebook import Rule, Said
from ..table import FALCON, TREND_PRICE, Box, Current, State
from ..trends import move_trend, open_trend, trend_in_force, trend_price
from .marked import move_by_trend

FIVE = 5                # matching cards and signs, and agents


@follows(Rule.FALCON_LAST_ROUND)
def is_last_round(s: State) -> bool:
    """Whether the deck is too small for another row."""
    return s.place_size[Place.DECK] < full_row(s)


def matching(box: Box, s: State) -> int:
    """Cards and signs that the trend in force names. More than ten do not matter."""
    trend = trend_in_force(s)
    return 0 if trend == NONE else TREND_PRICE - trend_price(box, s, FALCON, trend)


@follows(Rule.FALCON_TREND_FIVE)
def trend_refused(box: Box, s: State) -> int:
    if s.trends == 0 or trend_in_force(s) == NONE:
        return Rule.TREND_NONE_IN_FORCE
    return Rule.ALLOWED if matching(box, s) >= FIVE and s.active[FALCON] >= FIVE else Rule.FALCON_TREND_FIVE


@follows(Rule.FALCON_TREND_FIVE, Rule.FALCON_MEDIA_BY_TREND)
def capture_trend(box: Box, s: State) -> None:
    """Exactly five agents go to the reserve. The next trend is in force before World Media brings a card."""
    s.busy = 1
    trend = trend_in_force(s)
    s.active[FALCON] -= FIVE
    s.reserve[FALCON] += FIVE
    move_trend(s, trend, Current.CAPTURED + FALCON)
    say(s, Said.TREND_CAPTURED, FALCON, trend, FIVE)
    open_trend(s)
    move_by_trend(box, s)
    s.step = BaseStep.END_TURN
