"""Which of these games is most a matter of luck? Predict, look at what was measured, conclude."""
