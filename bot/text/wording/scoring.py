"""Reporting a game by its scores. Names come in as labels."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

MINE = Phrase("scoring-mine")
STARTED = Phrase("scoring-started")
I_STARTED = Phrase("scoring-i-started")
CORRECT = Phrase("scoring-correct")
GAMES_FIELD, GAMES_HELP = Phrase("scoring-games-field"), Phrase("scoring-games-help")


def theirs(opponent: str) -> str:
    """The other score."""
    return say("scoring-theirs", opponent=opponent)


def they_started(opponent: str) -> str:
    """The other one started."""
    return say("scoring-they-started", opponent=opponent)


def form_title(opponent: str) -> str:
    """The form."""
    return say("scoring-form-title", opponent=opponent)
