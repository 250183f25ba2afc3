"""Measures, unknown values and exact chances."""

import random
import re

import pytest

from gamekit.engine.unknown import varied
from gamekit.games.secret_power.lab.chances import cards_to_come, chance_to_come, chances_to_come, times_come
from gamekit.games.secret_power.lab.measures import MEASURES
from gamekit.games.secret_power.rules.scoring import points
from gamekit.games.secret_power.rules.table import OBJECTS, Place, Type
from gamekit.lab import simulate
from gamekit.lab.statistics.stats import BadStudy, wilson
from gamekit.testing import check_conformance
from gamekit.ui.lab_pictures import drawings
from gamekit.testing.play import fresh_state, states


def measured(game, s):
    return {m.name: [m.function(game.box, s, i) for i in range(len(game.ids(m.of)))] if m.of
            else m.function(game.box, s) for m in MEASURES}


def test_measures_of_a_finished_game(game):
    *_, s = states(game, 21, 0, players=3)
    found = measured(game, s)
    winner = s.rank.index(1)
    assert found["score"][:3] == [points(game.box, s, seat) for seat in range(3)] and found["score"][3:] == [0, 0]
    assert sum(found["winning_line"]) == found["score"][winner] == max(found["score"])
    assert found["alliances"] == sum(found["concluded"]) >= sum(found["winning_alliance"])
    assert found["furthest"] == [max(s.stage[seat][p] for seat in range(3)) for p in range(4)]
    assert found["rounds"] == 6 and found["operations"] == sum(owner >= 0 for owner in s.operation_of)
    assert sum(found["winning_objects"]) == sum(s.owned[winner])
    assert sum(found["line"]) == sum(found["score"])


def test_the_odds_page_shows_where_points_come_from(game):
    study = simulate(game, 30, "greedy", seed=3)
    drawn = {name: draw(study, 420, "en") for name, draw in drawings(study, "en")}
    assert list(drawn) == ["endings", "means-winning_line", "scores", "length"]
    table = study.means_of("winning_line")
    assert table["line"].tolist() == game.ids("line") and (table["low"] <= table["mean"]).all()
    scores = study.games[[f"score_{seat}" for seat in study.present]]
    assert table["mean"].sum() == pytest.approx(scores.max(axis=1).mean())
    drawn = study.plot_means("winning_line", language="ru")
    assert "«Корпорации»" in [text.get_text() for text in drawn.texts]
    with pytest.raises(BadStudy, match="winning_line"):
        study.means_of("rounds")


@pytest.mark.parametrize("group", range(11))
def test_the_game_can_be_played_with_other_values(game, group):
    """Every group of reconstructed values has others, and the game goes on with them."""
    other = varied(game, [game.unknown()[group]], random.Random(5))
    assert other.box != game.box
    check_conformance(other, 1, players=3, professionals=True)


def test_what_is_known_of_requirements_and_benefits_stays(game):
    """The kinds of things, and what must not be there; something else differs."""
    def told(other, table, column):
        return [row[column] for row in other.components[table]]

    groups = [one for one in game.unknown() if one.columns in (("needs",), ("benefit",))]
    other = varied(game, groups, random.Random(5))
    for table, column in (("alliances", "needs"), ("stages", "benefit")):
        mine, theirs = told(game, table, column), told(other, table, column)
        assert mine != theirs
        assert [re.sub(r"(>=|recall|reach) \d", "", text) for text in mine] == [
            re.sub(r"(>=|recall|reach) \d", "", text) for text in theirs]
    rows = other.components["stages"]
    assert all(int(row["benefit"].split()[1]) >= 2 for row in rows if row["benefit"].startswith("recall"))
    assert all(int(row["benefit"].split()[1]) >= 4 for row in rows if row["benefit"].startswith("reach"))


def test_the_chance_that_a_card_comes(game):
    """Counted exactly, and by playing on at random: every deck that fits is as likely as any other."""
    s = fresh_state(game, 3, players=2)
    deck = s.place_size[Place.DECK]
    assert (deck, cards_to_come(s)) == (34, 32)
    left = [card for card in range(OBJECTS)
            if s.object_at[card] == Place.DECK and game.box.type[card] == Type.CORPORATIONS]
    exact = chance_to_come(game, s, Type.CORPORATIONS)
    assert exact == (pytest.approx(32 / 34) if left else 0)
    assert chances_to_come(game, s)["corporations"] == exact
    assert chance_to_come(game, s, Type.MEDIA, at_least=9) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chance_agrees_with_played_games(game, players):
    """Late, when the answer is in doubt: how often another card of each kind really came."""
    late, n = next(s for s in states(game, 8, 0, players=players) if s.round == 4), 400
    exact, came = chances_to_come(game, late), times_come(game, late, n, seed=5)
    assert any(0.1 < chance < 0.97 for chance in exact.values())
    for type, times in came.items():
        low, high = wilson(times, n, 0.9999)
        assert low <= exact[type] <= high, type


def test_cards_of_another_deck_have_its_names(game):
    game.ids("object")
    for seed in range(8):
        other = varied(game, game.unknown(), random.Random(seed))
        names = other.ids("object")
        for card, type in enumerate(other.box.type):
            assert type < 0 or names[card].startswith(other.ids("type")[type])
