"""The lesson on luck: its answers follow from the portraits, its tables have one right row."""

import pytest

from gamekit.engine.registry import names
from gamekit.games.dual_powers.lessons.luck import items
from gamekit.lessons.asking import made
from tests.helpers import ask, shared_lesson


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("dual_powers", "luck")


def test_every_game_can_be_chosen(lesson):
    item = ask(lesson, "most", 1)
    assert sorted(item.options) == names() == sorted(item.right)      # a bet: it is settled at the end


def test_the_luckiest_games_are_those_that_cannot_be_told_apart_from_the_top():
    found = {name: one["luck"] for name, one in items.portraits().items()}
    top, others = items.highest("luck"), set(found)
    assert max(found, key=lambda name: found[name].value) in top
    for name in others - set(top):
        assert found[name].high < max(one.low for one in found.values())
    assert len(top) < len(found), "a lesson without an answer"


def test_a_deal_that_decides_is_won_always_or_never(lesson):
    for seed in range(1, 40):
        item = ask(lesson, "replayed", seed)
        rows = {row[0]: {int(won) for won in row[1:]} for row in item.table[1:]}
        assert [letter for letter, won in rows.items() if won <= {0, items.TIMES}] == list(item.right)


def test_settled_deals_are_counted(lesson):
    for seed in range(1, 40):
        item = ask(lesson, "draws", seed)
        assert item.right == (str(sum(row[1] in ("0", str(items.TIMES)) for row in item.table[1:])),)


def test_only_one_interval_lies_above_the_first(lesson):
    for seed in range(1, 40):
        item = ask(lesson, "apart", seed)
        ends = {row[0]: [float(one) for one in row[1].partition("[")[2].rstrip("]").split(",")]
                for row in item.table[1:]}
        assert [letter for letter, (low, _) in ends.items() if low > ends["A"][1]] == list(item.right)


@pytest.mark.parametrize("gap", items.ODDS)
def test_points_of_elo_are_odds(gap):
    wins, games = items.ODDS[gap]
    assert 1 / (1 + 10 ** (-gap / 400)) == pytest.approx(wins / games, abs=0.005)


def test_skill_is_worth_much_in_the_luckiest_games():
    for name in items.highest("luck"):
        assert items.portraits()[name]["ladder"].low > 100, name


def test_the_forecast_is_settled_by_the_portraits(lesson):
    top = items.highest("luck")[0]
    facts = settled(lesson, top)
    assert facts["who"] == "you" and facts["sure"] == "90" and facts["outcome"] == 1
    low = min(items.portraits(), key=lambda name: items.portraits()[name]["luck"].high)
    assert settled(lesson, low)["outcome"] == 0


def settled(lesson, chosen):
    return made(lesson, lesson.step("settle"), 3, predicted={"most": chosen, "sure": "90"}).item.facts
