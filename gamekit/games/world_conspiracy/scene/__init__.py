"""What the expansion adds to the board of Secret Power."""
