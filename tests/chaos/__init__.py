"""Whole tournaments of every preset, played to their end while faults strike from a seed; and what must hold then.

`make chaos SEEDS=20 FIRST=1` plays twenty seeds; `python -m tests.chaos --seed 7` repeats one.
"""
