"""Strike through a post about something that was undone; it stays in the channel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import shown
from bot.text.messages import BODY_LIMIT, Message

STRIKE, CODE = "~~", "```"


def strike_through(messages: Sequence[Message], said: str) -> list[Message]:
    """Return the messages struck through, without buttons and files, with a text above them."""
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
    """Return the text struck through. Tables are unchanged, because Discord does not strike through code blocks."""
    text = shown(body)
    if not text or CODE in text or len(text) + 2 * len(STRIKE) > BODY_LIMIT:
        return body
    return f"{STRIKE}{body}{STRIKE}"
