"""Every decision to go on in a study, with what came of the next round: the risk and what it was taken for."""

from __future__ import annotations

from typing import Any

from .outlook import GRADES
from .table import MAJOR_FROM, PARTIAL_FROM, VICTORY_FROM, Ending

TIERS = ("0-4", "5-9", "10-14", "15-18", "19-21", "22+")
NOTED = ("points", "failed", "civilians", "spies")


def gone_on(study: Any) -> Any:
    """One row for each time that the resistance went on.

    `points`, `failed`, `civilians`, `spies` as they were; `success` whether the next mission was completed, `defeat`
    whether the game was lost in the next round; `stop` what stopping would have been worth, `more` what one more round
    and stopping then was worth (from 0 to 1, see `outlook.GRADES`).
    """
    import numpy as np
    import pandas as pd

    rounds = study.rounds[["game", "round", *NOTED]].sort_values(["game", "round"], ignore_index=True)
    rounds["ending"] = study.column("ending")[rounds["game"].to_numpy() - int(study.column("game")[0])]
    later = rounds.shift(-1)
    same = (rounds["game"] == later["game"]).to_numpy()
    last = (~np.append(same[1:], False)) & same         # the next round is the game's last
    lost = (rounds["ending"] > Ending.DRAW).to_numpy()
    to_spies = ~same & (rounds["ending"] == Ending.SPIES).to_numpy()    # lost before the next round began
    table = rounds[[*NOTED]].assign(
        success=(later["points"] > rounds["points"]).to_numpy() & same,
        defeat=(last & lost & (rounds["ending"] != Ending.SPIES).to_numpy()) | to_spies,
        stop=worth_of(rounds["points"]),
    )
    after = worth_of(later["points"].fillna(0))
    table["more"] = np.where(table["defeat"], 0.0, after)
    table["tier"] = pd.cut(table["points"], [-1, 4, 9, 14, 18, 21, 99], labels=list(TIERS))
    return table[same | to_spies].reset_index(drop=True)


def worth_of(points: Any) -> Any:
    """What stopping with so many points is worth, from 0 to 1."""
    import numpy as np

    ends = (Ending.MAJOR, Ending.VICTORY, Ending.PARTIAL)
    reached = [points >= least for least in (MAJOR_FROM, VICTORY_FROM, PARTIAL_FROM)]
    return np.select(reached, [GRADES[end] / 1000 for end in ends], GRADES[Ending.DRAW] / 1000)
