"""Posts wait in the outbox as messages with their values; here they are said, just before Discord gets them."""

from __future__ import annotations

from dataclasses import replace

from bot.announcements.round_event import LIMITS as EVENT_LIMITS
from bot.announcements.round_event import PAYLOAD as EVENT
from bot.text.catalogue import rendered
from bot.text.messages import MESSAGE_LIMITS, said
from storage.outbox import Post


def said_post(post: Post, language: str) -> Post:
    """The post with all its texts in a language; what is too long in that language is elided.

    Posts of version 0.1 hold sentences, which stay as they are.
    """
    limits = EVENT_LIMITS if EVENT in post.payload else MESSAGE_LIMITS
    name = post.thread_name and rendered(post.thread_name, language)
    return replace(post, payload=said(post.payload, language, limits), thread_name=name)
