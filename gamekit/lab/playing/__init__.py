"""Playing many games and keeping them."""
