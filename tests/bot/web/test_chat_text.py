"""What is written for chat, on a page."""

from __future__ import annotations

import pytest

from bot.web.chat_text import chat_html, line_html


@pytest.mark.parametrize("brackets", ["()", "（）"])
def test_a_moment_is_told_once_where_chat_adds_how_long_it_is_until_then(brackets: str) -> None:
    text = f"Sign-up closes <t:1000000:F> {brackets[0]}<t:1000000:R>{brackets[1]}."
    for html in (chat_html(text, "UTC"), line_html(text, "UTC")):
        assert html.count("<time") == 1
        assert brackets[0] not in html


def test_two_moments_stay_two() -> None:
    assert line_html("<t:1000000:F> (<t:2000000:R>)", "UTC").count("<time") == 2
    assert line_html("<t:1000000:F> – <t:1000000:t>", "UTC").count("<time") == 2
