"""The first page of a tournament: what the live board says, and what has been announced."""

from __future__ import annotations

from bot.app.files.html import Html, joined, tag
from bot.app.views.live_board import board_view
from bot.web.chat_text import chat_html
from bot.web.visit import Visit


def board_page(visit: Visit) -> Html:
    """Where the tournament stands, what comes next, who leads."""
    board = board_view(visit.context, visit.book.id)
    return joined(tag("section", chat_html(text, visit.zone), class_="card") for text in board.sections)
