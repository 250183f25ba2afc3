"""What the lab measures, counts and draws of this game."""
