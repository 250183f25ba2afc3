"""What stands where on the board, in pictures and in words."""
