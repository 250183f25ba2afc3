"""The lab's questions about Partisans: odds at the stop, chances counted and simulated, what came of going on."""

import numpy as np
import pytest

from gamekit.games.partisans.lab import players
from gamekit.games.partisans.lab.civilian_deaths import deaths
from gamekit.games.partisans.rules.decks import draw_civilians
from gamekit.games.partisans.lab.stop_or_go_on import TIERS, gone_on
from gamekit.games.partisans.rules.table import dead_civilians
from gamekit.lab import odds, sensitivity, simulate
from gamekit.lab.statistics.exact import enumerate_chances
from gamekit.lab.statistics.stats import wilson
from gamekit.ui.lab import Lab

FIFTEEN = ["police", "franco-hq", "mayor", "bunker"]


DECK = ("roberto", "nicolas", "carlos", "sagrario", "abel", "marcelino", "spy-1")


def at_stop(table, completed=FIFTEEN, failed=("villa",), deck=DECK, **given):
    return table(
        step="stop-or-go-on", agents={"hidden-deck": list(deck), **given.pop("agents", {})}, foes={"station": [4]},
        missions={"available": ["station"], "completed": list(completed), "failed": list(failed)}, **given,
    )


# Odds at the stop

def test_to_stop_with_a_victory_is_certain(table):
    found = odds(at_stop(table), n=60)
    stop = found["stop-or-go-on stop"]
    assert stop.win.value == 1 and stop.score.value == 15 and stop.endings["partial"].value == 1
    assert stop.worth.value == pytest.approx(0.6)


def test_to_stop_with_a_draw_is_no_win(table):
    """Against a rival a draw is half a win; alone it is none."""
    stop = odds(at_stop(table, ["bunker"]), n=20)["stop-or-go-on stop"]
    assert stop.win.value == 0 and stop.endings["draw"].value == 1


def test_to_go_on_every_ending_has_a_chance_with_its_interval(table):
    go_on = odds(at_stop(table), n=200)["stop-or-go-on go-on"]
    assert sum(found.value for found in go_on.endings.values()) == pytest.approx(1)
    assert 0 < go_on.win.value < 1 and go_on.endings["failed-missions"].value > 0
    assert all(found.low <= found.value <= found.high for found in go_on.endings.values())
    won = sum(go_on.endings[name].value for name in ("brilliant", "major", "victory", "partial"))
    assert go_on.win.value == pytest.approx(won)


def test_moves_are_ranked_by_what_their_ends_are_worth(table):
    found = odds(at_stop(table), n=100)
    assert [chance.worth.value for chance in found] == sorted((c.worth.value for c in found), reverse=True)


# Chances that can be counted

@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_civilians_are_counted_as_they_are_drawn(game, drawn):
    """The exact distribution, with the zero going back, agrees with the rules' own draws."""
    box = game.box
    people = box.people[:]
    exact = enumerate_chances(lambda chance: deaths(people, drawn, chance))
    assert sum(exact.values()) == 1 and sorted(people) == [0, 1, 1, 1, 2, 2, 2, 3]
    lost, n = 0, 2000
    s = game.new(seed=1).state
    for _ in range(n):
        for card in range(len(people)):
            s.civilian_at[card] = 0
        draw_civilians(box, s, drawn)
        lost += dead_civilians(box, s) >= 5
    low, high = wilson(lost, n, level=0.999)
    assert low <= float(sum(chance for dead, chance in exact.items() if dead >= 5)) <= high


# Going on

@pytest.fixture(scope="module")
def study(game):
    return simulate(game, 1000, players.never_stops, seed=6)


def test_every_decision_to_go_on_is_there_once(study):
    """A game of r rounds has r - 1 of them, and one more if spies ended it before the next round."""
    cases, games = gone_on(study), study.games
    assert len(cases) == (games["rounds"] - 1).sum() + (games["ending"] == "spies").sum()


def test_every_defeat_but_those_of_the_first_round_follows_from_going_on(study):
    cases, games = gone_on(study), study.games
    lost = games["ending"].isin(["failed-missions", "civilians", "spies"])
    first = lost & (games["rounds"] == 1) & (games["ending"] != "spies")
    assert cases["defeat"].sum() == (lost & ~first).sum()


def test_success_is_a_mission_more(study):
    cases, rounds = gone_on(study), study.rounds
    first = rounds[rounds["round"] == 1]
    assert cases["success"].sum() + (first["points"] > 0).sum() == study.column("completed").sum()


def test_what_going_on_was_worth(study):
    cases = gone_on(study)
    assert (cases.loc[cases["defeat"], "more"] == 0).all()
    kept = cases[~cases["defeat"]]
    assert (kept["more"] >= kept["stop"]).all()         # points are never lost but with everything
    assert set(cases["tier"].cat.categories) == set(TIERS)
    assert (cases.loc[cases["points"] < 15, "stop"] == 0.15).all()


def test_the_second_failure_is_what_makes_it_dangerous(study):
    cases = gone_on(study)
    counts = {failed: cases.loc[cases["failed"] == failed, "defeat"] for failed in (0, 1)}
    none, one = (wilson(int(part.sum()), len(part)) for part in (counts[0], counts[1]))
    assert none[1] < one[0]


# Decks, maquis, the page

def test_drafting_wins_more(game):
    wins = {decks: int((simulate(game, 1500, "greedy", seed=8, options={"decks": decks}).column("winner") == 0).sum())
            for decks in ("draft", "random")}
    assert wilson(wins["draft"], 1500)[0] > wilson(wins["random"], 1500)[1]


def test_who_begins_in_the_deck_is_left_to_chance(study, game):
    shares = [study.column(f"began_{name}").mean() for name in game.ids("maquis")]
    assert np.abs(np.array(shares) - 0.5).max() < 0.08


def test_sensitivity_varies_what_is_reconstructed(game):
    found = sensitivity(game, 100, k=2, seats="greedy", seed=1)
    assert set(found.runs["conclusion"]) <= {"resistance", "nobody", "even"}
    assert {"maquis: hidden_attack", "maquis: revealed_attack"} <= set(found.table["group"])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_of_a_game_for_one(game, language):
    page = Lab(game.in_language(language), decks="draft")
    page.speak(language)
    page.want_number("0")
    assert page.study is not None and page.study.n == 100
    assert list(page.plots) == ["endings", "fan", "fan-civilians", "scores", "length"]
    headline = page.live.split(". ")[0]
    assert {"en": "Points at the end", "ru": "Очки в конце партии"}[language] in headline
    assert {"en": "nobody", "ru": "никто"}[language] not in headline


def test_the_results_stand_in_their_order(game):
    study = simulate(game, 500, "greedy", seed=6, options={"decks": "draft"})
    told = [text.get_text() for text in study.plot_endings(language="en").texts]
    order = [told.index(words) for words in told if words.startswith(("Brilliant", "Major", "Victory", "Partial"))]
    assert len(order) > 1 and order == sorted(order)
