"""Preference lists by clicks. Names of puzzles come in ready to be shown."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import ordinal

TITLE = "Your preference list"
BACK, HAND_IN, OTHER_ROUND, FOR_ALL = "One back", "Hand in", "For one round only", "For all rounds"
WHOLE = "That is the whole list. Hand it in, or go one back."
REST_FOLLOWS = "You can also hand it in now: the others then follow in the order of the buttons."
WHICH_ROUND = "For which round is the list? Rounds without a list of their own use the one for all rounds."


def heading(name: str, *, every: bool) -> str:
    """What the list is for."""
    return "For all rounds without a list of their own:" if every else f"For round {name}:"


def numbered(place: int, puzzle: str) -> str:
    """A line of the list."""
    return f"{place}. **{puzzle}**"


def next_place(place: int) -> str:
    """What to click."""
    return "Which puzzle do you like best?" if place == 1 else f"Which one comes {ordinal(place)}?"


def for_round(name: str) -> str:
    """On a button."""
    return f"Round {name}"
