"""Strike through a post about something that was undone; it stays in the channel."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.text.catalogue import shown
from bot.text.messages import BODY_LIMIT, Message

STRIKE, CODE, SMALL = "~~", "```", "-# "
_STRUCK_LINE = re.compile(r"^(#{1,3} |[-*•] |\d+\. )?(.+)$")
"""A line of a post: the mark of its kind, and its text."""


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
    """Return the text struck through, line by line: Discord strikes nothing through beyond a list or a paragraph.

    Tables are unchanged, because Discord does not strike through code blocks, and so is the small print.
    """
    text = shown(body)
    lines = [
        line if shown(line).startswith(SMALL) else _STRUCK_LINE.sub(rf"\1{STRIKE}\2{STRIKE}", line)
        for line in body.split("\n")
    ]
    if CODE in text or len(text) + 2 * len(STRIKE) * len(lines) > BODY_LIMIT:
        return body
    return "\n".join(lines)
