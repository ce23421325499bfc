"""What directors are offered where a field cannot play. Names come in ready to be shown."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.numbers import listed

REOPENED = Phrase("remedies-reopened")


def left_out(names: list[str]) -> str:
    """A director has left people out."""
    return say("remedies-left-out", names=listed(names))
