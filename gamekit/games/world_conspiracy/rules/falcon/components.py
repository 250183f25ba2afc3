"""The file of Falcon's action cards."""

from .....engine.box import Components, Sheet, Whole
from .....engine.errors import BadBox
from .....engine.rulebook import hyphened
from ....secret_power.rules.components import check_order
from ....secret_power.rules.components import finish_box as base_finish_box
from ..rulebook import Rule
from ..table import FALCON_CARDS, PLAY, PLAYS, Box, Play

FALCON_SHEET = Sheet("falcon.csv", PLAY, rows=PLAYS, rule=Rule.FALCON_CARDS, named=True, columns={
    "copies": Whole("falcon_copies", 0, FALCON_CARDS),
})


def finish_box(components: Components, box: Box) -> None:
    base_finish_box(components, box)
    check_order(components, "play", [hyphened(one) for one in Play])
    found = [one for one, copies in enumerate(box.falcon_copies) for _ in range(copies)]
    if len(found) != FALCON_CARDS:
        raise BadBox("error-box-rows", file=str(components.paths["falcon"]), number=len(found),
                     allowed=str(FALCON_CARDS))
    for card, play in enumerate(found):
        box.play[card] = play
        components.add_id("falcon_card", f"{components.ids['play'][play]}-{1 + found[:card].count(play)}")


JOINTS = {base_finish_box: finish_box}
