"""Directors' words: requirements, remarks, appeals. Names and texts come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import labelled

REQUIREMENT = Phrase("rulings-requirement")
NOTED = Phrase("rulings-noted")
REFUSING_COSTS = Phrase("rulings-refusing-costs")


def requirement(name: str, text: str) -> str:
    """What a director requires of a player."""
    return say("rulings-requirement-2", name=name, text=text)


def note(text: str) -> str:
    """A director's remark."""
    return labelled(NOTED(), text)


def appeal_filed(name: str, text: str) -> str:
    """To the directors."""
    return say("rulings-appeal-filed", name=name, text=text)


def appeal_received() -> str:
    """To the player who appeals."""
    return say("rulings-appeal-received")


def appeal_decided(name: str, text: str, *, accepted: bool) -> str:
    """The decision, for everybody."""
    return say("rulings-appeal-decided", name=name, text=text, accepted=accepted)


def complies(name: str, text: str) -> str:
    """To the directors."""
    return say("rulings-complies", name=name, text=text)


def refuses(name: str, text: str) -> str:
    """To the directors."""
    return say("rulings-refuses", name=name, text=text)
