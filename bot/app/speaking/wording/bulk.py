"""Results of many games at once."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say

FORM_TITLE, LINES, LINES_HELP = Phrase("bulk-form-title"), Phrase("bulk-lines"), Phrase("bulk-lines-help")
PREVIEW, ENTER = Phrase("bulk-preview"), Phrase("bulk-enter")


def entered(games: int) -> str:
    """Results are official."""
    return say("bulk-entered", games=games)
