"""What directors are offered where a field cannot play. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import listed
from bot.text.wording.times import stamp_with_distance

REOPENED = Phrase("remedies-reopened")
LEAVE_OUT_NOW = Phrase("remedies-leave-out-now")
PUBLISH_EARLY = Phrase("remedies-publish-early")


def left_out(names: list[str]) -> str:
    """A director has left people out."""
    return say("remedies-left-out", names=listed(names))


def really_leave_out(names: list[str]) -> str:
    """The question before anybody is left out."""
    return say("remedies-really-leave-out", names=listed(names), count=len(names))


def answers_awaited(names: list[str], until: datetime) -> str:
    """Who may still answer, so that nobody has to be left out yet."""
    return say("remedies-answers-awaited", names=listed(names), count=len(names), until=stamp_with_distance(until))


def would_leave_out(names: list[str], until: datetime) -> str:
    """Whom a round that is published now would leave out."""
    return say("remedies-would-leave-out", names=listed(names), count=len(names), until=stamp_with_distance(until))
