"""Default labels of the playoffs' buttons."""

from __future__ import annotations

from bot.text.phrases import Phrase

RANK = Phrase("rank-board-button")
SOLVE = Phrase("solving-button")
JUDGE = Phrase("judging-button")
