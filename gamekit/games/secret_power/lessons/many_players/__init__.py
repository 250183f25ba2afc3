"""Chances with many players: fair shares, who begins, all against one, and whether a card still comes."""
