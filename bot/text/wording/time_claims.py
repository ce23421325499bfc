"""Claims that a game was lost on time. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance

ADMITTED = texts.time_claims.admitted
DENIED = texts.time_claims.denied_noted
DENY_TITLE = texts.time_claims.deny_title
DENY_FIELD = texts.time_claims.deny_field


def noted(opponent: str, until: datetime | None) -> str:
    """To whoever claims: what happens now."""
    if until is None:
        return texts.groups.timed_out_noted()
    return texts.time_claims.noted(opponent=opponent, until=stamp_with_distance(until))


def asked(player: str, accused: str, until: datetime) -> str:
    """To the accused, where everybody reads it."""
    return texts.time_claims.asked(player=player, accused=accused, until=stamp_with_distance(until))


def to_do(player: str) -> str:
    """To the accused, on their card."""
    return texts.time_claims.to_do(player=player)


def under_way(player: str, accused: str, until: datetime | None) -> str:
    """In a group's table: what is claimed, and until when there may be an answer."""
    if until is None:
        return disagrees(player, accused)
    return texts.time_claims.under_way(player=player, accused=accused, until=stamp_with_distance(until))


def disagrees(player: str, accused: str) -> str:
    """For everybody: directors decide."""
    return texts.time_claims.directors_decide(player=player, accused=accused)


def decide(player: str, accused: str) -> str:
    """To directors."""
    return texts.groups.timed_out(player=player, opponent=accused)


def denied(accused: str, text: str) -> str:
    """To directors: the accused disagrees, perhaps in words."""
    return texts.time_claims.denied(accused=accused, text=text) if text else texts.time_claims.denies(accused=accused)


def not_answered(accused: str) -> str:
    """To directors: the accused had time and said nothing."""
    return texts.time_claims.not_answered(accused=accused)
