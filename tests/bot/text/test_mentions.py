"""Identifiers in mentions are no numbers: nothing groups their digits."""

from __future__ import annotations

import pytest

from bot.commands.directing.setup import _announced_in
from bot.ui.flows.creating import _created_text
from bot.ui.flows.groups import _see_thread

CHANNEL = 1457025712128000072


@pytest.mark.parametrize(
    "text",
    [_see_thread(CHANNEL), _created_text("Cup", CHANNEL), _announced_in("Cup", CHANNEL)],
)
def test_a_channel_is_mentioned_by_its_id(text: str) -> None:
    assert f"<#{CHANNEL}>" in text
