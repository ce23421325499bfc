"""Everything that is posted in the course of frozen logs: kept as text, to be read when it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bot.announcements.composing import compose
from bot.announcements.rendering import said_post
from bot.text.context import posts_language
from bot.text.messages import Button, Message
from storage.outbox import Post
from tests.bot.loaded_steps import change
from tests.bot.season import is_message
from tests.golden_files import Golden
from tests.replayed import ENGINE, LOGS_OF_EVERY_KIND, frozen, steps

PLACES = ("key", "edits", "group", "thread", "thread_name", "expires_at")


def transcript(log: str) -> Iterator[str]:
    """All posts; of one that is changed only what is new in it."""
    known: dict[str, list[str]] = {}
    for step in steps(frozen(log)):
        yield step.heading
        for post in compose(change(step), ENGINE):
            shown = said_post(post, posts_language(step.after))
            said = list(lines(shown))
            before = known.get(post.edits or "", [])
            yield f"-- {where(shown)}"
            yield from (line for line in said if line not in before)
            known[post.edits or post.key or ""] = said


def where(post: Post) -> str:
    to = post.person_id or "channel"
    return " ".join([to, *(f"{name} {getattr(post, name)}" for name in PLACES if getattr(post, name) is not None)])


def lines(post: Post) -> Iterator[str]:
    """Yield the visible texts of a post."""
    if not is_message(post):
        yield json.dumps(dict(post.payload), ensure_ascii=False, sort_keys=True)
        return
    message = Message.model_validate(post.payload)
    for text in (message.content, message.title, message.body, message.footer):
        yield from text.splitlines()
    yield f"[{message.tone}{', pinned' if message.pinned else ''}] {' '.join(map(pressed, message.buttons))}".rstrip()
    yield from (f"ping {person}" for person in message.pings)
    yield from (f"picture {picture}" for picture in message.picture_refs)
    yield from (f"file {file.name}" for file in message.files)


def pressed(button: Button) -> str:
    """A button with what it stands for."""
    return f"[{button.label}: {button.action}]"


@pytest.mark.parametrize("log", LOGS_OF_EVERY_KIND)
def test_what_is_posted_is_what_it_was(log: str, golden: Golden) -> None:
    golden(f"channels/{log}.txt", "\n".join(transcript(log)))
