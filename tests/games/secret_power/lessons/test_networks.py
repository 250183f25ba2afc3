"""The lesson on networks: its pictures and numbers against the graph of the match, its games, its exercises."""
# ruff: noqa: ARG005

import networkx as nx
import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.games.secret_power.lab.graph import centralities
from gamekit.games.secret_power.lessons import played
from gamekit.games.secret_power.lessons.networks import exercises as tasks
from gamekit.games.secret_power.lessons.networks import items, network
from tests.helpers import ask, shared_lesson
from tests.lessons import judged

SEEDS = (1, 2)


@pytest.fixture(scope="module")
def lesson():
    return shared_lesson("secret_power", "networks")


def test_the_network_is_that_of_a_match_after_three_rounds(lesson):
    for seed in SEEDS:
        match = played.after_round(lesson.game, seed, network.ROUND)
        before = played.whole_match(lesson.game, seed).at(len(match.played) - 1)
        assert (before.state.round, match.state.round) == (network.ROUND, network.ROUND + 1)
        assert not match.over


def test_lines_are_the_degree_of_the_lab(lesson):
    for seed in SEEDS:
        graph = network.of_pair(lesson.game, seed)
        found = centralities(graph)
        for seat in played.seats(lesson.game):
            assert network.degree(graph, seat) == found[seat]["degree"]


def test_lines_of_a_study_are_lines_of_its_graphs(lesson):
    """The measure that studies note is the degree of a seat in the graph, at the end of a match."""
    from gamekit.games.secret_power.lab.measures import links

    for seed in SEEDS:
        whole = played.whole_match(lesson.game, seed)
        graph = whole.graph("influence")
        for place, seat in enumerate(played.seats(lesson.game)):
            assert links(lesson.game.box, whole.state, place) == network.degree(graph, seat)
        assert links(lesson.game.box, whole.state, 4) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_every_line_between_what_is_shared(lesson, language):
    game = lesson.game.in_language(language)
    for seed in SEEDS:
        graph, seats = network.of_pair(game, seed), played.seats(game)
        things = network.shared(graph, seats)
        picture = items.own_network(game, type("Dice", (), {"lesson": seed}), language)
        assert picture.count("<rect") == len(seats) + len(things)
        assert picture.count("<path") == sum(thing in graph[seat] for seat in seats for thing in things)
        assert all(sum(seat in graph[thing] for seat in seats) > 1 for thing in things)


def test_early_lines_tell_more_and_late_points_do(lesson):
    """The keys of two bets, by many more games than a page plays."""
    study = played.study(lesson.game, "greedy", 4000, 7)
    for round, more, less in ((items.EARLY, "links", "score"), (items.LATE, "score", "links")):
        best, other = (played.only_leader_wins(study, measure, round) for measure in (more, less))
        assert best.low > other.high + 0.02


def test_random_players_make_less_of_lines(lesson):
    found = [
        played.only_leader_wins(played.study(lesson.game, bot, 4000, 7), "links", items.LATE)
        for bot in ("greedy", "random")
    ]
    assert found[0].low > found[1].high + 0.04


def test_more_winners_led_than_leaders_win(lesson):
    """Several can lead, and a victory is seldom shared: so the second share has the smaller denominator."""
    both, won, first, neither = played.two_way(played.study(lesson.game, "greedy", 2000, 3), "links", items.MIDDLE)
    assert both + won + first + neither == 4 * 2000
    assert both / (both + won) > both / (both + first)


def test_who_lies_on_most_ways(lesson):
    for seed in SEEDS:
        found = centralities(network.of_pair(lesson.game, seed))
        seats = played.seats(lesson.game)
        right = [name.removeprefix("seat:") for name in ask(lesson, "broker", seed).right]
        assert all(found[seat]["betweenness"] <= found[right[0]]["betweenness"] + 1e-3 for seat in seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forecast_is_scored_against_the_end_of_the_match(lesson, language):
    whole = played.whole_match(lesson.game, 3)
    losers = [seat for place, seat in enumerate(played.seats(lesson.game)) if whole.state.rank[place] > 1]
    judged.keeps_and_scores_a_forecast(lesson, f"seat:{losers[0]}", language)


# Exercises

WRONG = {
    "count-lines": {7: "names", 6: "objects", 8: "stageless", 99: "other", "x": "number"},
    "chain-pairs": {8: "people", 36: "all", 18: "side", 2: "neighbours", 7: "other", None: "number"},
    "fair-share": {25: "four", 50: "half", 0.2: "share", 80: "rest", 33: "other", "x": "number"},
    "alone": {
        (lambda lines: max(lines, key=lines.get)): "tie", (lambda lines: min(lines, key=lines.get)): "least",
        (lambda lines: None): "never", (lambda lines: 5): "name", (lambda lines: "julia"): "other", 1: "function",
    },
    "falls-apart": {
        (lambda graph, node: graph.degree(node) > 2): "many", (lambda graph, node: True): "always",
        (lambda graph, node: not tasks.parts_without(graph, node)): "turned", (lambda graph, node: "x"): "answer",
        (lambda graph, node: bool(graph.remove_node(node))): "spoilt", 1: "function",
        (lambda graph, node: graph.degree(node) == 1): "other",
    },
    "way": {
        (lambda graph, a, b: 1): "one", (lambda graph, a, b: nx.shortest_path_length(graph, a, b) + 1): "nodes",
        (lambda graph, a, b: nx.shortest_path_length(graph, a, b) - 1): "between",
        (lambda graph, a, b: None): "nothing",
        (lambda graph, a, b: nx.diameter(graph)): "longest", (lambda graph, a, b: 77): "other", 1: "function",
    },
    "broker": {
        (lambda graph, node: graph.degree(node)): "degree", (lambda graph, node: None): "nothing", 1: "function",
        (lambda graph, node: tasks.between(graph, node)["whole"]): "whole", (lambda graph, node: 77): "other",
        (lambda graph, node: 2 * tasks.between(graph, node)[""]): "twice",
        (lambda graph, node: tasks.between(graph, node)["ends"]): "ends",
        (lambda graph, node: tasks.between(graph, node)["share"]): "share",
    },
}
EXERCISES = {one.id: one for one in tasks.EXERCISES}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_answers_get_replies_of_their_own(name):
    judged.tells_mistakes_apart(EXERCISES[name], WRONG[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reply_has_words_and_none_tells(lesson, language):
    right = {"count-lines": ["12"], "chain-pairs": ["15"]}
    judged.has_words_that_do_not_tell(lesson, WRONG, right, language)


def test_betweenness_is_that_of_networkx():
    for graph in tasks.networks():
        known = nx.betweenness_centrality(graph, normalized=False)
        assert all(tasks.between(graph, node)[""] == pytest.approx(known[node]) for node in graph)
