"""Networks of influence: lines, leaders, ways, and what a network cannot tell."""
