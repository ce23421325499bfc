"""Reporting a game by its scores. Names come in as labels."""

from __future__ import annotations

from bot.text.texts import texts

MINE = texts.scoring.mine
STARTED = texts.scoring.started
I_STARTED = texts.scoring.i_started
CORRECT = texts.scoring.correct
GAMES_FIELD, GAMES_HELP = texts.scoring.games_field, texts.scoring.games_help


def theirs(opponent: str) -> str:
    """The other score."""
    return texts.scoring.theirs(opponent=opponent)


def they_started(opponent: str) -> str:
    """The other one started."""
    return texts.scoring.they_started(opponent=opponent)


def form_title(opponent: str) -> str:
    """The form."""
    return texts.scoring.form_title(opponent=opponent)
