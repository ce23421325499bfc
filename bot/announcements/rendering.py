"""Rendering of queued posts: the outbox stores messages with their values, which become text just before sending."""

from __future__ import annotations

from dataclasses import replace

from bot.announcements.round_event import LIMITS as EVENT_LIMITS
from bot.announcements.round_event import PAYLOAD as EVENT
from bot.text.catalogue import rendered
from bot.text.messages import MESSAGE_LIMITS, said
from storage.outbox import Post


def said_post(post: Post, language: str) -> Post:
    """Return the post with all its texts in a language; texts that are too long in that language are elided.

    Posts of version 0.1 contain finished sentences and are returned unchanged.
    """
    limits = EVENT_LIMITS if EVENT in post.payload else MESSAGE_LIMITS
    name = post.thread_name and rendered(post.thread_name, language)
    return replace(post, payload=said(post.payload, language, limits), thread_name=name)
