"""Teach a machine: a small network learns to play the Empire, and pupils foresee what becomes of it."""
