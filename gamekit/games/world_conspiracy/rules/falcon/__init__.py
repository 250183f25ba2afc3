"""Falcon, the rival of the solo game: no choice of his is left open. What he does first stands in `turn.py`.

The rulebook says how each module changes him, but his rules themselves are not among what we have: his list of lines,
his action cards and all that is marked so in the rulebook are a reconstruction that fits what is known.
"""
