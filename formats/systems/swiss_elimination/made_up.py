"""Invented forms for rehearsals: lists in random order, and times that get shorter with skill."""

from __future__ import annotations

from formats.core.lots import Lots
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.times import clock_text

UNSOLVED = 10
"""The weakest players leave one puzzle in this many unsolved; better ones fewer."""


def made_up_preferences(options: PlayoffOptions, lots: Lots) -> dict[str, str]:
    """Return one list for all rounds."""
    return {"lists": " ".join(lots.shuffled(list(options.pool("online")), "preferences"))}


def made_up_times(options: PlayoffOptions, skill: float, lots: Lots) -> dict[str, str]:
    """Return a submission for every puzzle, each between an eighth and the whole of the longest time."""
    lines = [f"{task} {_made_up_time(task, options, skill, lots)}" for task in options.tasks()]
    return {"times": "\n".join(lines)}


def _made_up_time(task: str, options: PlayoffOptions, skill: float, lots: Lots) -> str:
    """Return one invented time, with "wrong" for an unsolved puzzle."""
    longest = options.longest_ms
    slowest = round(longest * (1 - skill / 2))
    took = clock_text(lots.number(longest // 8, slowest, f"time for {task}"))
    fails = lots.number(1, UNSOLVED, f"answer to {task}") == 1 and lots.number(0, 99, f"skill at {task}") >= skill * 100
    return f"{took} wrong" if fails else took
