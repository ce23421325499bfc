"""Directors' words: requirements, remarks, appeals. Names and texts come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import labelled

REQUIREMENT = texts.rulings.requirement
NOTED = texts.rulings.noted
REFUSING_COSTS = texts.rulings.refusing_costs


def requirement(name: str, text: str) -> str:
    """What a director requires of a player."""
    return texts.rulings.requirement_2(name=name, text=text)


def note(text: str) -> str:
    """A director's remark."""
    return labelled(NOTED(), text)


def appeal_filed(name: str, text: str) -> str:
    """To the directors."""
    return texts.rulings.appeal_filed(name=name, text=text)


def appeal_received() -> str:
    """To the player who appeals."""
    return texts.rulings.appeal_received()


def appeal_decided(name: str, text: str, *, accepted: bool) -> str:
    """The decision, for everybody."""
    return texts.rulings.appeal_decided(name=name, text=text, accepted=accepted)


def complies(name: str, text: str) -> str:
    """To the directors."""
    return texts.rulings.complies(name=name, text=text)


def refuses(name: str, text: str) -> str:
    """To the directors."""
    return texts.rulings.refuses(name=name, text=text)
