"""What processes that paint need, read once by the one from which they are forked, and by no other."""

from __future__ import annotations

from bot.charts.painting import painted
from bot.text.texts import texts

__all__ = ["painted"]

# Parses what is said in the language of whoever has chosen none.
texts.numbers.place(place=1)
