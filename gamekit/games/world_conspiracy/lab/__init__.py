"""What studies of World Conspiracy note and vary, besides what those of Secret Power do."""
