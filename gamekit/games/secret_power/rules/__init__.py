"""The rules: `flow.py` is their table of contents."""
