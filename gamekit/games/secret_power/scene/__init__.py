"""What stands where on the board, in words."""
