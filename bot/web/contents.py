"""All pages of a tournament, in the order of the navigation."""

from __future__ import annotations

from bot.app.speaking.wording import web as words
from bot.web.pages.board import board_page
from bot.web.visit import Section

BOARD = Section("", words.OVERVIEW, board_page)

SECTIONS: tuple[Section, ...] = (BOARD,)
BY_KEY = {section.key: section for section in SECTIONS}
