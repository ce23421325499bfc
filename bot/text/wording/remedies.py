"""What directors are offered where a field cannot play. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import listed
from bot.text.wording.times import stamp_with_distance

REOPENED = texts.remedies.reopened
LEAVE_OUT_NOW = texts.remedies.leave_out_now
PUBLISH_EARLY = texts.remedies.publish_early


def left_out(names: list[str]) -> str:
    """A director has left people out."""
    return texts.remedies.left_out(names=listed(names))


def really_leave_out(names: list[str]) -> str:
    """The question before anybody is left out."""
    return texts.remedies.really_leave_out(names=listed(names))


def answers_awaited(names: list[str], until: datetime) -> str:
    """Who may still answer, so that nobody has to be left out yet."""
    return texts.remedies.answers_awaited(names=listed(names), count=len(names), until=stamp_with_distance(until))


def would_leave_out(names: list[str], until: datetime) -> str:
    """Whom a round that is published now would leave out."""
    return texts.remedies.would_leave_out(names=listed(names), count=len(names), until=stamp_with_distance(until))
