"""What directors are offered where a field cannot play. Names come in ready to be shown."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import listed

LEFT_OUT_TEXT = "No league has a place for so many."
REOPENED = "Sign-up is open again, and announced."


def left_out(names: list[str]) -> str:
    """A director has left people out."""
    return f"Left out: {listed(names)}."
