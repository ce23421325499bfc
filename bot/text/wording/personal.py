"""What is stored about somebody, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import listed

FORGET, FORGET_NOW = Phrase("personal-forget"), Phrase("personal-forget-now")
FORGOTTEN = Phrase("personal-forgotten")


def stored(*, tournaments: int, acts: int, messages: int, zone: str | None) -> str:
    """What the file holds, in numbers."""
    return say(
        "personal-stored", tournaments=tournaments, acts=acts, messages=messages, zone=zone or "", known=str(bool(zone))
    )


def what_happens(plays: Sequence[str], directs: Sequence[str]) -> str:
    """What forgetting means; the titles of living tournaments they play in or run."""
    parts = [say("personal-what-happens")]
    if plays:
        parts.append(say("personal-still-plays", tournaments=listed(plays)))
    if directs:
        parts.append(say("personal-still-directs", tournaments=listed(directs)))
    return "\n\n".join(parts)
