"""The solo bot explained: watch it, predict it, steer it, find its bug, write one line of it."""
