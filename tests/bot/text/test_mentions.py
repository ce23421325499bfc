"""Identifiers in mentions are no numbers: nothing groups their digits."""

from __future__ import annotations

import pytest

from bot.text.wording import directing, groups

CHANNEL = 1457025712128000072


@pytest.mark.parametrize(
    "text",
    [groups.see_thread(CHANNEL), directing.created("Cup", CHANNEL), directing.announced_in("Cup", CHANNEL)],
)
def test_a_channel_is_mentioned_by_its_id(text: str) -> None:
    assert f"<#{CHANNEL}>" in text
