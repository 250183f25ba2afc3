"""How rare something is that chance brought: other draws in its place, each valued by matches that are played on.

All are played on with the same dice, so that a draw which is like the one that came counts as just as good; and with
dice that the review has not used, as it names what came because it looked large with those.
"""

from __future__ import annotations

from ...engine.dice import game_seed
from ..statistics import stats
from ..statistics.stats import Estimate
from .review_chain import Chain, Link, Value, played_on, shuffle

DRAWS = 40          # in place of the one that came
EACH = 40           # matches played on from each
OTHER_DICE = 1 << 59
FRESH = 1 << 32         # the number of the first match played on: none of the review's


def how_rare(chain: Chain, link: Link, seat: str) -> Estimate:
    """How often another draw is as bad for the seat as this one, or as good if this one helped it."""
    number = chain.match.game.seat_number(seat)
    before, after = (float(chain.won[value][:, number].mean()) for value in link.values)
    sign = 1 if after >= before else -1
    came = float(chain.played(link.values[1], FRESH, EACH)[:, number].mean())
    others = [float(played_on(chain.carrier, value, FRESH, EACH)[:, number].mean()) for value in draws(chain, link)]
    return stats.rate(sum(sign * other >= sign * came for other in others), DRAWS)


def draws(chain: Chain, link: Link) -> list[Value]:
    """What else might have come in place of a link."""
    carrier, value = chain.carrier, chain.values[link.values[0]]
    dice = [game_seed(chain.question.seed, OTHER_DICE + i) for i in range(DRAWS)]
    if value.state is None:
        states = carrier.started(OTHER_DICE, DRAWS)
    else:
        frame = chain.match.frames[link.first]
        states = carrier.states(frame.before, DRAWS)
        shuffle(states, dice)
        if frame.move is None:
            carrier.functions.begin_games(carrier.box, states)
        else:
            carrier.functions.enter_worlds(carrier.box, states, frame.move.number)
    return [Value(carrier.plain(s)) for s in states]
