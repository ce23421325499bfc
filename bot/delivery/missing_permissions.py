"""What the bot may not do in a server: the directors hear of it once."""

from __future__ import annotations

from bot.service.service import Service
from bot.text.messages import Message
from storage.outbox import Post

NOT_ALLOWED = frozenset({50001, 50013})
"""Discord's codes for it."""


async def tell_directors(service: Service, tournament: str, command_id: str, about: str, text: str) -> bool:
    """Write to the directors of a tournament, once for all that is `about` the same; True where that was now."""
    loaded = await service.loaded(tournament)
    note = Message(title=loaded.state.title, body=text, tone="attention").model_dump(mode="json")
    posts = [Post(note, person_id=person) for person in loaded.staff_ids("director", "coordinator")]
    return await service.database.told.first_time(tournament, about, command_id, posts, at=service.clock.now())
