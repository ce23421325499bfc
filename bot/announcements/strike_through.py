"""A post about something that was undone: it stays where it stands, struck through, and says so."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import shown
from bot.text.messages import BODY_LIMIT, Message

STRIKE, CODE = "~~", "```"


def taken_back(messages: Sequence[Message], said: str) -> list[Message]:
    """The same messages as they look from now on, with what is said above them."""
    return [
        message.model_copy(
            update={
                "content": said,
                "body": _struck(message.body),
                "tone": "bad",
                "buttons": (),
                "files": (),
                "pings": (),
                "picture_refs": (),
            }
        )
        for message in messages
    ]


def _struck(body: str) -> str:
    """Struck through; tables stay as they are, because Discord strikes nothing in them."""
    text = shown(body)
    if not text or CODE in text or len(text) + 2 * len(STRIKE) > BODY_LIMIT:
        return body
    return f"{STRIKE}{body}{STRIKE}"
