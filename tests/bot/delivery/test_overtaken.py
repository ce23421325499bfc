"""Changes of a message that wait together: only the latest is sent."""

from __future__ import annotations

import asyncio

from bot.text.messages import Message
from storage.outbox import Post
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

CHANGES = "PATCH /channels/{channel_id}/messages/{message_id}"


async def test_a_change_that_a_later_one_overtakes_is_not_sent_and_does_not_wait(world: World) -> None:
    loaded = await world.tournament()
    await world.boards_settled()

    def post(text: str, *, key: str | None = None) -> Post:
        payload = Message(content=text).model_dump(mode="json")
        return Post(payload, channel_id=loaded.row.channel_id, key=key, edits=None if key else "note")

    sent = world.sandbox.faults.add(CHANGES, status=None, delay=0, times=None)
    for posts in ([post("first", key="note")], [post("second"), post("third")]):
        await world.database.outbox.add(loaded.id, "c", posts, at=world.clock.now())
        world.herald.announcer.wake()
        async with asyncio.timeout(SECONDS):  # a row that is never done is tried again without end
            await world.settled()

    assert [seen.text for seen in world.director.sees(LOBBY) if seen.text in {"first", "second", "third"}] == ["third"]
    assert sent.hits == 1
    assert await world.database.outbox.pending(loaded.id) == []
