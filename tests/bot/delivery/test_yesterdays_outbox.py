"""Posts that version 0.1 left waiting can be sent by today's bot, and the buttons under its posts still work."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.announcements.board import PAYLOAD as BOARD
from bot.announcements.round_event import PAYLOAD as EVENT
from bot.announcements.round_event import RoundEvent
from bot.commands import add_commands
from bot.text.messages import Message
from bot.ui import actions
from tests.yesterday import FOLDER, old_database


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


@pytest.fixture(scope="module")
def handled() -> set[str]:
    """Return the actions of all buttons that have a handler."""
    add_commands(app_commands.CommandTree(discord.Client(intents=discord.Intents.none())))
    return set(actions._buttons)


def test_every_button_that_was_ever_posted_still_has_its_handler(handled: set[str]) -> None:
    posted = set((FOLDER / "buttons.txt").read_text(encoding="utf-8").split())
    assert posted - handled == set()


def test_the_buttons_of_a_post_that_waits_are_found_by_their_custom_id(
    payloads: list[dict[str, Any]], handled: set[str]
) -> None:
    messages = [
        Message.model_validate(payload) for payload in payloads if EVENT not in payload and BOARD not in payload
    ]
    found = [re.fullmatch(actions.TEMPLATE, button.action) for message in messages for button in message.buttons]
    assert len(found) > 50
    assert all(match is not None and match["action"] in handled for match in found)
