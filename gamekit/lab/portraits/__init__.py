"""Portraits of games: what they are like, in numbers that can be compared."""
