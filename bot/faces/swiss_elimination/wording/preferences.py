"""Preference lists by clicks. Names of puzzles come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.texts import texts

TITLE = Phrase("preferences-title")
BACK = Phrase("preferences-back")
HAND_IN = Phrase("preferences-hand-in")
OTHER_ROUND = Phrase("preferences-other-round")
FOR_ALL = Phrase("preferences-for-all")
WHOLE = Phrase("preferences-whole")
REST_FOLLOWS = Phrase("preferences-rest-follows")
WHICH_ROUND = Phrase("preferences-which-round")


def heading(name: str, *, every: bool) -> str:
    """Return the heading of the list."""
    return say("preferences-heading-every") if every else say("preferences-heading", name=name)


def numbered(place: int, puzzle: str) -> str:
    """A line of the list."""
    return f"{place}. **{puzzle}**"


def next_place(place: int) -> str:
    """Prompt for the next click."""
    return (
        say("preferences-next-place-place-1")
        if place == 1
        else say("preferences-next-place", place=texts.numbers.ordinal(number=place))
    )


def for_round(name: str) -> str:
    """On a button."""
    return say("preferences-for-round", name=name)
