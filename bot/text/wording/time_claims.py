"""Claims that a game was lost on time. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp_with_distance

ADMITTED = Phrase("time-claims-admitted")
DENIED = Phrase("time-claims-denied-noted")
DENY_TITLE = Phrase("time-claims-deny-title")
DENY_FIELD = Phrase("time-claims-deny-field")


def noted(opponent: str, until: datetime | None) -> str:
    """To whoever claims: what happens now."""
    if until is None:
        return say("groups-timed-out-noted")
    return say("time-claims-noted", opponent=opponent, until=stamp_with_distance(until))


def asked(player: str, accused: str, until: datetime) -> str:
    """To the accused, where everybody reads it."""
    return say("time-claims-asked", player=player, accused=accused, until=stamp_with_distance(until))


def to_do(player: str) -> str:
    """To the accused, on their card."""
    return say("time-claims-to-do", player=player)


def under_way(player: str, accused: str, until: datetime | None) -> str:
    """In a group's table: what is claimed, and until when there may be an answer."""
    if until is None:
        return disagrees(player, accused)
    return say("time-claims-under-way", player=player, accused=accused, until=stamp_with_distance(until))


def disagrees(player: str, accused: str) -> str:
    """For everybody: directors decide."""
    return say("time-claims-directors-decide", player=player, accused=accused)


def decide(player: str, accused: str) -> str:
    """To directors."""
    return say("groups-timed-out", player=player, opponent=accused)


def denied(accused: str, text: str) -> str:
    """To directors: the accused disagrees, perhaps in words."""
    return say("time-claims-denied", accused=accused, text=text) if text else say("time-claims-denies", accused=accused)


def not_answered(accused: str) -> str:
    """To directors: the accused had time and said nothing."""
    return say("time-claims-not-answered", accused=accused)
