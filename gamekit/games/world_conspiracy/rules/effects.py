"""The vocabulary of the cards, larger by the words of the modules. What each does stands in the module's file."""

from ....engine.effects import runner
from ....engine.vocabulary import Vocabulary, Word
from ...secret_power.rules.effects import VOCABULARY as BASE_VOCABULARY
from ...secret_power.rules.effects import carry_on as base_carry_on
from ...secret_power.rules.effects import whole_refused as base_whole_refused
from ...secret_power.rules.table import AGENTS, SECONDARY
from ...secret_power.rules.table import Effect as Base
from .antiterror import hit
from .coordinators import can_contact, contact, move_one
from .doctrine import return_agents
from .reptilian_project import discard_from_hand
from .table import QUANTITY, Effect
from .trends import gain
from .ufo import hire
from .world_media import take_from_row

VOCABULARY = Vocabulary(BASE_VOCABULARY | {
    Base.POINTS_PER: Word(lasting=True, kind=QUANTITY, high=9),
    # Doctrine of Superiority
    Effect.SHADOWS_PER_WAR: Word(lasting=True, low=1, high=9),
    Effect.RETURN_AGENTS: Word(return_agents, low=1, high=1),
    Effect.BANK: Word(lasting=True, low=1, high=3),
    # Use of Force
    Effect.HIT: Word(hit, high=AGENTS),
    Effect.ADD_AGENTS: Word(lasting=True, high=AGENTS),
    Effect.TRADE: Word(lasting=True, kind=SECONDARY, low=1, high=1),
    # Fourth Estate
    Effect.TAKE_FROM_ROW: Word(take_from_row, low=1, high=3),
    Effect.BROADCAST: Word(lasting=True, low=1, high=9),
    Effect.POINTS_PER_TREND: Word(lasting=True, kind=QUANTITY, high=9),
    Effect.GAIN: Word(gain, low=1, high=1),
    # Reptilians
    Effect.DISCARD_FROM_HAND: Word(discard_from_hand, low=1, high=6),
    Effect.CONTACT: Word(contact, can_contact, low=1, high=1),
    Effect.MOVE_COORDINATOR: Word(move_one, low=1, high=1),
    Effect.HIRE: Word(hire, low=1, high=1),
})
RUNNER = runner(do=VOCABULARY.function("do"), can=VOCABULARY.function("can"))
carry_on, whole_refused = RUNNER.carry_on, RUNNER.whole_refused

JOINTS = ((BASE_VOCABULARY, VOCABULARY), (base_carry_on, carry_on), (base_whole_refused, whole_refused))
