"""Posts that version 0.1 left waiting can be sent by today's bot."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from bot.app.posting.board import PAYLOAD as BOARD
from bot.app.posting.round_event import PAYLOAD as EVENT
from bot.app.posting.round_event import RoundEvent
from bot.app.speaking.messages import Message
from tests.yesterday import old_database

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def payloads(tmp_path: Path) -> list[dict[str, Any]]:
    raw = sqlite3.connect(old_database(tmp_path / "herald.db"))
    try:
        return [json.loads(row[0]) for row in raw.execute("SELECT payload FROM outbox WHERE state = 'pending'")]
    finally:
        raw.close()


def test_every_post_that_waits_can_still_be_read(payloads: list[dict[str, Any]]) -> None:
    pictures: set[str] = set()
    others = 0
    for payload in payloads:
        if EVENT in payload:
            RoundEvent.model_validate(payload[EVENT])
        elif BOARD in payload:
            assert payload[BOARD]
        else:
            message = Message.model_validate(payload)
            assert message.content or message.title or message.body
            pictures |= {picture.kind for picture in message.picture_refs}
            continue
        others += 1
    assert (len(payloads), others) == (53, 5)
    assert pictures >= {"podium", "standings", "crosstable", "pairings", "groups", "moves", "bracket", "lives"}
