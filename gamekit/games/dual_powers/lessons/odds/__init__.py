"""Chances and how sure one can be of them: one position, one question, many games."""
