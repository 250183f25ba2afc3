"""Every decision to go on in a study, with what came of the next round: the risk and what it was taken for."""

from __future__ import annotations

from typing import Any

from ..advice.outlook import GRADES
from ..rules.table import MAJOR_FROM, PARTIAL_FROM, VICTORY_FROM, Ending

TIERS = ("0-4", "5-9", "10-14", "15-18", "19-21", "22+")
NOTED = ("points", "failed", "civilians", "spies")


def gone_on(study: Any) -> Any:
    """One row for each time that the resistance went on.

    `points`, `failed`, `civilians`, `spies` as they were; `success` whether the next mission was completed, `defeat`
    whether the game was lost in the next round; `stop` what stopping would have been worth, `more` what one more round
    and stopping then was worth (from 0 to 1, see `outlook.GRADES`).
    """
    import pandas as pd

    rounds = study.rounds[["game", "round", *NOTED]].sort_values(["game", "round"], ignore_index=True)
    ending = rounds["game"].map(pd.Series(study.column("ending"), index=study.column("game")))
    later = rounds.shift(-1)
    same = rounds["game"].eq(later["game"])
    last = same & ~same.shift(-1, fill_value=False)     # the next round is the game's last
    by_spies = ending.eq(Ending.SPIES)
    to_spies = ~same & by_spies                         # lost before the next round began
    defeat = (last & ending.gt(Ending.DRAW) & ~by_spies) | to_spies
    table = rounds[[*NOTED]].assign(
        success=later["points"].gt(rounds["points"]) & same,
        defeat=defeat,
        stop=worth_of(rounds["points"]),
        more=worth_of(later["points"].fillna(0)).mask(defeat, 0.0),
        tier=pd.cut(rounds["points"], [-1, 4, 9, 14, 18, 21, 99], labels=list(TIERS)),
    )
    return table[same | to_spies].reset_index(drop=True)


def worth_of(points: Any) -> Any:
    """What stopping with so many points is worth, from 0 to 1."""
    import pandas as pd

    tiers = pd.cut(points, [-1, PARTIAL_FROM - 1, VICTORY_FROM - 1, MAJOR_FROM - 1, 99], labels=False)
    ends = (Ending.DRAW, Ending.PARTIAL, Ending.VICTORY, Ending.MAJOR)
    return tiers.map({tier: GRADES[end] / 1000 for tier, end in enumerate(ends)})
