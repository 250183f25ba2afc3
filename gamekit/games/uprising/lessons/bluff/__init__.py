"""Bluff and probability: what the Empire cannot see, counted world by world."""
