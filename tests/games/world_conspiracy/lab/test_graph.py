"""Graphs of a match with modules: their projects and alliances are in them, what is not played is not."""

import pytest

from gamekit.games.secret_power.lab.history import influence_over_time

MODULES = {"nuclear_threat": True, "world_media": True, "reptilians": True}


@pytest.fixture(scope="module")
def match(game):
    return game.new(seed=7, players=3, seats=dict.fromkeys(["ivan", "julia", "alexey"], "greedy"), **MODULES).go_on()


def test_the_network_has_the_projects_of_the_modules(match):
    found = {(seat, node): facts["weight"] for seat, node, facts in match.graph("influence").edges(data=True)
             if not facts["counts"]}
    names, stages = match.game.ids("project"), match.state.stage
    entered = {(match.game.ids("seat")[seat], names[project]): stages[seat][project]
               for seat in range(3) for project in range(len(names)) if stages[seat][project]}
    assert {project for _, project in entered} & {"nuclear-threat", "world-media", "reptilians"}
    assert {(seat, project): found[seat, project] for seat, project in entered} == entered


def test_pictures_of_rounds_show_the_projects_of_this_game_only(match):
    grouped = match.game.file("lab.history").grouped_influence(match.game, match.state)
    shown = [node for node, facts in grouped.nodes.data() if facts["kind"] == "project"]
    assert shown == ["united-nations", "espionage", "nuclear-threat", "world-media", "reptilians"]
    texts = {text.get_text() for ax in influence_over_time(match).axes for text in ax.texts}
    assert {"Nuclear Threat", "World Media", "Reptilians"} <= texts and "Comintern" not in texts


def test_what_can_be_reached_counts_reptilians_and_leaves_out_what_is_in_the_box(game):
    s = game.new(seed=7, players=3, **MODULES).state
    reachable = game.file("lab.reach").reachable(game, s, 0)
    assert reachable["area-51"], "reptilians still come"
    assert "interpol" not in reachable and "usia" in reachable      # World Media are played, Use of Force is not
    assert game.file("lab.graph").lacking(game, s, 0)["area-51"] == {"reptilians": 3}


@pytest.mark.parametrize("reptilians", [False, True])
def test_nobody_is_told_to_advance_where_nobody_can(game, reptilians):
    s = game.new(seed=7, players=3, reptilians=reptilians).state
    aims = {game.ids("project")[index] for _, index, *_ in game.file("lab.reach").project_aims(game, s, 0)}
    assert aims == (set() if reptilians else {"secret-power"})
