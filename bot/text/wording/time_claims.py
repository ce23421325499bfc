"""Claims that a game was lost on time. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance


def noted(opponent: str, until: datetime | None) -> str:
    """To whoever claims: what happens now."""
    if until is None:
        return texts.groups.timed_out_noted()
    return texts.time_claims.noted(opponent=opponent, until=stamp_with_distance(until))


def under_way(player: str, accused: str, until: datetime | None) -> str:
    """In a group's table: what is claimed, and until when there may be an answer."""
    if until is None:
        return texts.time_claims.directors_decide(player=player, accused=accused)
    return texts.time_claims.under_way(player=player, accused=accused, until=stamp_with_distance(until))


def denied(accused: str, text: str) -> str:
    """To directors: the accused disagrees, perhaps in words."""
    return texts.time_claims.denied(accused=accused, text=text) if text else texts.time_claims.denies(accused=accused)
