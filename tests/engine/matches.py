"""What tests of matches share."""

import random

HANDS = {"red-hand": ["green-2", "green-4a", "green-4b", "lenin"], "white-hand": ["blue-3", "kerensky"]}


def snapshot(match):
    return match.state.key(), [m.id for m in match.played], match.log.text(), len(match.frames)


def at(game, seats=None, **facts):
    return game.position({"cards": HANDS, "blockade": None, **facts}, seats=seats)


def random_to(match, decisions, seed=0):
    dice = random.Random(seed)
    while len(match.played) < decisions and not match.over:
        match.play(dice.choice(match.moves))
    return match
