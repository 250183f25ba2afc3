"""Where the Use of Force meets the other modules: trends and reptilians pay too, covert operations count."""

from ....engine.layout import say
from ....engine.rulebook import follows
from ...secret_power.rules.table import operations_of
from .discards import FIRST_TOKEN
from .discards import asset_refused as base_asset_refused
from .discards import discard_one as base_discard_one
from .discards import discardable as base_discardable
from .discards import end_covert as base_end_covert
from .discards import same_asset as base_same_asset
from .reptilians import discard_alien, same_alien
from .rulebook import Rule, Said
from .table import OPERATIONS, TRENDS, Box, Current, Lair, State, Trend, trends
from .trends import meet_even

move_trend = trends.put
FIRST_TREND_CARD = FIRST_TOKEN + OPERATIONS         # assets go on with trends, then reptilians
FIRST_ALIEN_CARD = FIRST_TREND_CARD + TRENDS


@follows(Rule.DISCARD_TOKENS_COUNT)
def discardable(s: State, seat: int) -> int:
    more = s.current_size[Current.CAPTURED + seat] + s.lair_size[Lair.AREA + seat]
    return base_discardable(s, seat) + more


@follows(Rule.DISCARD_TOKENS_COUNT, Rule.DISCARD_FROM_OWN_AREA)
def asset_refused(box: Box, s: State, asset: int) -> int:
    """Captured trends and reptilians of one's own."""
    if asset < FIRST_TREND_CARD:
        return base_asset_refused(box, s, asset)
    if asset < FIRST_ALIEN_CARD:
        own = s.movement_at[asset - FIRST_TREND_CARD] == Current.CAPTURED + s.seat
    else:
        own = s.alien_at[asset - FIRST_ALIEN_CARD] == Lair.AREA + s.seat
    return Rule.ALLOWED if own else Rule.DISCARD_FROM_OWN_AREA


def same_asset(box: Box, s: State, asset: int) -> int:
    if asset < FIRST_TREND_CARD:
        return base_same_asset(box, s, asset)
    alien = asset >= FIRST_ALIEN_CARD
    return FIRST_ALIEN_CARD + same_alien(box, s, asset - FIRST_ALIEN_CARD) if alien else asset


@follows(Rule.DISCARD_TOKENS_REMOVED)
def discard_one(box: Box, s: State, asset: int) -> None:
    """A trend leaves the game; a reptilian goes to the discarded objects."""
    if asset < FIRST_TREND_CARD:
        base_discard_one(box, s, asset)
    elif asset < FIRST_ALIEN_CARD:
        move_trend(s, asset - FIRST_TREND_CARD, Current.OUT)
        say(s, Said.TREND_DISCARDED, s.seat, asset - FIRST_TREND_CARD)
    else:
        discard_alien(box, s, s.seat, asset - FIRST_ALIEN_CARD)


@follows(Rule.COVERT_IS_OPERATION, Rule.TREND_EVEN)
def end_covert(box: Box, s: State) -> None:
    """A trend counts the tokens when all is paid."""
    base_end_covert(box, s)
    meet_even(s, s.seat, Trend.MILITARISM, operations_of(s, s.seat))


JOINTS = {
    base_discardable: discardable, base_asset_refused: asset_refused, base_same_asset: same_asset,
    base_discard_one: discard_one, base_end_covert: end_covert,
}
