"""Items: what a step asks, made ready for one pupil. Each kind of question has its class.

Static ones stand in the lesson file; a game can make fresh ones. A lesson's `items.py` holds functions
`(game, dice, language) -> Item`; a step names one as `item`. The dice come from the lesson's seed and the step, so the
same seed gives the same page, sheet and key.
"""

from .board import Forbidden as Forbidden
from .board import Play as Play
from .free import Reading as Reading
from .free import Writing as Writing
from .item import EVERYBODY as EVERYBODY
from .item import BadItem as BadItem
from .item import Claim as Claim
from .item import Dice as Dice
from .item import Flaw as Flaw
from .item import Item as Item
from .item import Judged as Judged
from .item import Note as Note
from .item import Slide as Slide
from .item import Verdict as Verdict
from .item import first_good as first_good
from .numbers import Number as Number
from .numbers import number as number
from .options import LETTERS as LETTERS
from .options import Choice as Choice
from .options import Options as Options
from .options import Order as Order

ASKS: dict[str, type[Item]] = {
    kind.ask: kind for kind in (Play, Forbidden, Choice, Number, Order, Writing, Reading)
}
