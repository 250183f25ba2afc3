"""Where the expansion joins the base: for each module the functions of Secret Power for which it has its own.

Read this first. In each of these files `JOINTS` says where it joins: the left side is a function of Secret Power, the
right side what the module says there. That calls the one for which it stands, or what an earlier module has put there.
"""

from .advice import doctrine as doctrine_advice
from .advice import estate as estate_advice
from .advice import falcon as falcon_advice
from .advice import force as force_advice
from .advice import modules as advice
from .advice import reptilians as reptilian_advice
from .rules import antiterror, components, coordinators, covert, discards, doctrine, effects, estate_discards
from .rules import estate_positions, modules, positions, quantities, reptilian_project, reptilians, stillness
from .rules import trends, ufo, world_media
from .rules.falcon import joints as falcon
from .scene import ladder, projects, seats, sight, table, text, things

RULES = (
    modules.JOINTS, effects.JOINTS, quantities.JOINTS, components.JOINTS, doctrine.JOINTS, discards.JOINTS,
    antiterror.JOINTS, covert.JOINTS, world_media.JOINTS, trends.JOINTS, reptilians.JOINTS, reptilian_project.JOINTS,
    coordinators.JOINTS, ufo.JOINTS, estate_discards.JOINTS, stillness.JOINTS, positions.JOINTS,
    estate_positions.JOINTS, *falcon.JOINTS,
)
ADVICE = (
    advice.JOINTS, doctrine_advice.JOINTS, force_advice.JOINTS, estate_advice.JOINTS, reptilian_advice.JOINTS,
    falcon_advice.JOINTS,
)
SCENE = things.JOINTS, sight.JOINTS, projects.JOINTS, table.JOINTS, seats.JOINTS, text.JOINTS, ladder.JOINTS
JOINTS = (*RULES, *ADVICE, *SCENE)
