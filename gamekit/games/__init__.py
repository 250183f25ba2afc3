"""The games. Each is a folder; nothing outside it names it."""
