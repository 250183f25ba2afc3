"""The rules that World Conspiracy adds to those of Secret Power."""
