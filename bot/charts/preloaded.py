"""What processes that render pictures need, loaded once before they are forked."""

from __future__ import annotations

import logging

from bot.charts.painting import painted
from bot.pictures.standings import StandingRow, StandingsCard
from formats.messages.languages import ENGLISH

FIRST_PICTURE = StandingsCard("Herald", "0123456789", ("Points",), (StandingRow("1", "Ann", ("1",)),))
"""Loads the renderer, the Latin font in three weights, and the English catalogue with CLDR's data about English."""

try:
    painted(FIRST_PICTURE, ENGLISH, "dark")
except Exception:  # the fork server must not end: other work needs no pictures
    logging.getLogger(__name__).exception("rendering a first picture failed")
