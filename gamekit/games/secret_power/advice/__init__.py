"""What looks good: what the greedy bot knows."""
