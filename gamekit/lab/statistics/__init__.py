"""What numbers of games can say."""
