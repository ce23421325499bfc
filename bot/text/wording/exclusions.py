"""Notes about people who are not to take part for a time. Names and reasons come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp


def entered(name: str, since: datetime, until: datetime, reason: str) -> str:
    """To directors: somebody has signed up whom a note concerns."""
    return texts.exclusions.entered(name=name, since=stamp(since, "d"), until=stamp(until, "d"), reason=reason)


def preview(name: str, until: datetime) -> str:
    """Before somebody is disqualified: what will be noted."""
    return texts.exclusions.preview(name=name, until=stamp(until, "d"))


def about_you(until: datetime, reason: str) -> str:
    """To the person themselves, who asks what is stored."""
    return texts.exclusions.about_you(until=stamp(until, "d"), reason=reason)
