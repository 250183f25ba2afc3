"""Bots: policies that see views and import no game. A policy is a function from a view to one of its moves."""

from .random_bot import random_move as random_move
