"""What can be asked of games."""
