"""Makes the machines of Uprising and what its lesson tells of them: `python tools/teach_machine.py [PART ...]`.

The parts are `empire` and `resistance` (the bot "learned", some minutes of one core each), `losing` and `blind` (the
changes that the lesson asks about) and `rivals` (the finished machine against others). Every number is stored with its
games and its seed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gamekit import load
from gamekit.lab import simulate
from gamekit.lab.statistics.stats import Estimate, rate
from gamekit.rl import Learner, load_learned

GAME = Path(__file__).parent.parent / "gamekit" / "games" / "uprising"
MEASURED = GAME / "lessons" / "machine" / "measured.json"
OTHER = {"empire": "resistance", "resistance": "empire"}
SETTINGS: dict[str, Any] = {"tables": 512, "hidden": 32, "batch": 4096, "speed": 2e-3}
ROUNDS = {"empire": 60, "resistance": 220, "losing": 20, "blind": 35}
TRIED, SEED = 1000, 1
RIVALS = {"random": 2000, "greedy": 2000, "search:100": 80}
CHANGED: dict[str, dict[str, Any]] = {
    "losing": {"reward": lambda given: -given},
    "blind": {"blind": ("card_at", "pile_size", "open", "opened", "known", "came_in", "arrived", "planned_card",
                        "planned_face")},
}


def learned(part: str) -> None:
    """Teach a machine one seat against the greedy bot, and keep its curve."""
    seat = part if part in OTHER else "empire"
    learner = Learner("uprising", {OTHER[seat]: "greedy"}, seed=SEED, **SETTINGS, **CHANGED.get(part, {}))
    learner.learn(rounds=ROUNDS[part], tried=TRIED)
    if part in OTHER:
        learner.policy.save(GAME / "learned" / f"{seat}.npz")
    keep("curves", part, [{"games": note.games, **told(note.won)} for note in learner.notes])


def rivals(part: str) -> None:
    """How often the finished machine wins against others, and the greedy bot in its place."""
    for rival, n in RIVALS.items():
        keep(part, rival, met(rival, n) if ":" in rival else won("learned", rival, n))
    machine = load_learned(GAME / "learned" / "empire.npz")
    side = machine.rewards(TRIED, {"empire": "greedy"}, 1 << 40) > 0
    keep(part, "side", told(rate(int(side.sum()), TRIED)))
    keep(part, "instead", won("greedy", "greedy", RIVALS["greedy"]))


def won(player: str, rival: str, n: int) -> dict[str, float]:
    study = simulate(load("uprising"), n, {"empire": player, "resistance": rival}, seed=1 << 40)
    return told(rate(int((study.games["winner"] == "empire").sum()), n))


def met(rival: str, n: int) -> dict[str, float]:
    """The same in matches: a study with a machine in it is plain Python, where thinkers take very long."""
    game, seats = load("uprising"), {"empire": "learned", "resistance": rival}
    results = (game.new(seed=number, seats=seats).go_on().result for number in range(n))
    return told(rate(sum(result is not None and "empire" in result.winners for result in results), n))


def told(found: Estimate) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high, "n": found.n}


def keep(*where_and_what: Any) -> None:
    """Write one number, or a curve, beside those that stand there."""
    group, name, what = where_and_what
    data = json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else {"seed": SEED}
    data.setdefault(group, {})[name] = what
    MEASURED.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for part in sys.argv[1:] or [*ROUNDS, "rivals"]:
        (rivals if part == "rivals" else learned)(part)
        print(part, flush=True)
