"""What looks good in World Conspiracy, besides what does in Secret Power."""
