"""What is stored about somebody, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed


def stored(*, tournaments: int, acts: int, messages: int, zone: str | None) -> str:
    """What the file holds, in numbers."""
    return texts.personal.stored(
        tournaments=tournaments, acts=acts, messages=messages, zone=zone or "", known=str(bool(zone))
    )


def what_happens(plays: Sequence[str], directs: Sequence[str]) -> str:
    """What forgetting means; the titles of living tournaments they play in or run."""
    parts = [texts.personal.what_happens()]
    if plays:
        parts.append(texts.personal.still_plays(tournaments=listed(plays)))
    if directs:
        parts.append(texts.personal.still_directs(tournaments=listed(directs)))
    return "\n\n".join(parts)
