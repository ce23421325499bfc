"""Posts struck through after an undo."""

from __future__ import annotations

from bot.announcements.strike_through import strike_through
from bot.text.messages import BODY_LIMIT, Message


def body(text: str) -> str:
    (struck,) = strike_through([Message(body=text)], "Undone.")
    assert struck.content == "Undone."
    return struck.body


def test_each_line_is_struck_through_and_keeps_the_mark_of_its_kind() -> None:
    text = "Round 1\n\n1. **Ana** – Bo\n• Cy\n-# small"
    assert body(text) == "~~Round 1~~\n\n1. ~~**Ana** – Bo~~\n• ~~Cy~~\n-# small"


def test_tables_and_what_would_be_too_long_stay_as_they_are() -> None:
    assert body("a\n```\nx\n```") == "a\n```\nx\n```"
    assert body("x" * (BODY_LIMIT - 3)) == "x" * (BODY_LIMIT - 3)
    assert body("") == ""
