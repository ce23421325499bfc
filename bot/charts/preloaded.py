"""Modules and catalogues needed by processes that render pictures, loaded once before they are forked."""

from __future__ import annotations

from bot.charts.painting import painted
from bot.text.texts import texts

__all__ = ["painted"]

# Formatting any message parses the catalogue of the default language.
texts.numbers.place(place=1)
