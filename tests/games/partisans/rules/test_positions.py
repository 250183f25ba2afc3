"""Positions: what cannot be is refused with the reason, and a draft comes back as it was."""

import pytest

import gamekit

STARTING = {"missions": {"available": ["border"]}}


@pytest.mark.parametrize(("entries", "words"), [
    ({"step": "strike"}, "There must be a current mission now"),
    ({"step": "mission-result"}, "There must be a current mission now"),
    ({"step": "prepare", "stage": "outcome"}, "is no part of this stage"),
    ({"step": "choose-role", "stage": "strikes", "mission": "border"}, "is no part of this stage"),
    ({"step": "prepare", "mission": "border"}, "cannot be the current mission yet"),
    ({"step": "choose-role", "actor": "abel"}, "needs a maquis who acts"),
    ({"step": "choose-role", "actor": "spy-1", "agents": {"hand": ["spy-1"]}}, "needs a maquis who acts"),
    ({"step": "use-action", "actor": "abel", "agents": {"hand": ["abel"]}}, "needs a maquis who acts"),
    ({"step": "sift-agent"}, "needs an action or effect"),
    ({"step": "sift-agent", "deed": "juana-hidden", "clause": 2}, "needs an action or effect"),
    ({"step": "resolve"}, "needs an action or effect"),
    ({"step": "scout", "deed": "juana-hidden", "clause": 0, "left": 0}, "needs a choice that is left"),
    ({"revealed_now": 31}, "31 is more than one round can bring"),
    ({"hand_change": -31}, "31 is more than one round can bring"),
    ({"order": {"abel": 31}, "agents": {"hidden-deck": ["abel"]}}, "31 is no place in a deck"),
    ({"foe_order": {"sentry-1a": -1}}, "-1 is no place in a deck"),
    ({"step": "draft", "agents": {"offered": ["abel", "celia"]}}, "Two maquis are offered in the draft"),
    ({"step": "draft", "decks": "draft", "agents": {"offered": ["abel"]}}, "Two maquis are offered in the draft"),
    ({"step": "draft", "decks": "draft", "agents": {"offered": ["abel", "celia"], "pool": ["juana"]}}, "in pairs"),
    ({"agents": {"pool": ["juana", "celia"]}}, "only while it goes on"),
    ({"step": "draft", "decks": "draft", "agents": {"offered": ["abel", "celia"]}}, "before the draft is over"),
])
def test_what_cannot_be_is_refused(game, entries, words):
    with pytest.raises(gamekit.BadPosition, match=words) as caught:
        game.position(STARTING | entries)
    assert caught.value.in_language("ru") != str(caught.value)


@pytest.mark.parametrize("seed", range(3))
def test_a_draft_comes_back_as_it_was(game, seed):
    """As a whole and as the player sees it, after every choice."""
    match = game.new(seed=seed, decks="draft")
    while match.step == "draft":
        for position in (match.position(), match.position("resistance")):
            again = game.position(position)
            again.state.rng, again.state.reveals = match.state.rng, match.state.reveals
            assert again.state == match.state, again.state.differences(match.state)
            assert [move.id for move in again.moves] == [move.id for move in match.moves]
        match.play(match.moves[0])


def test_a_draft_that_somebody_describes_can_be_played(game):
    match = game.position({"step": "draft", "decks": "draft", "agents": {"offered": ["abel", "celia"], "pool": [22]}})
    assert match.view("resistance").position()["agents"]["offered"] == ["abel known", "celia known"]
    while match.step == "draft":
        match.play(match.moves[0])
    assert match.step == "prepare"
