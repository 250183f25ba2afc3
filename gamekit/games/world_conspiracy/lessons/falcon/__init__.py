"""Falcon explained: watch him, predict him, steer him, find the changed list, write his list yourself."""
