"""Notify directors, once, that the bot lacks a permission in their server."""

from __future__ import annotations

from bot.service.service import Service
from bot.text.messages import Message
from storage.outbox import Post

NOT_ALLOWED = frozenset({50001, 50013})
"""Discord's codes *Missing Access* and *Missing Permissions*."""


async def notify_directors(service: Service, tournament: str, command_id: str, about: str, text: str) -> bool:
    """Queue a message to the directors of a tournament, only the first time for this `about`.

    Return whether it was the first.
    """
    loaded = await service.loaded(tournament)
    note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
    posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
    return await service.database.notices.first_time(tournament, about, command_id, posts, at=service.clock.now())
