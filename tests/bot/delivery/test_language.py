"""Posts wait as messages and values, and are said in the language their tournament speaks when they are sent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.text import catalogue
from bot.text.catalogue import deferred
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.times import duration
from storage.outbox import Post
from tests.bot.commands.desk import td
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake", "complete_german")


@pytest.fixture
def complete_german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """German may be chosen, however much of it is translated by now."""
    monkeypatch.setattr(catalogue, "languages", lambda: ("de", "en"))
    catalogue.language_for.cache_clear()
    yield
    catalogue.language_for.cache_clear()


async def test_a_language_changed_before_delivery_changes_the_post(world: World) -> None:
    await world.tournament()
    with deferred("en"):
        payload = Message(content=listed(["Ana", duration(90)])).model_dump(mode="json")
        name = duration(60)
    assert "minutes" in payload["content"]
    assert "1 hour" not in payload["content"]

    lobby = world.server.channel(LOBBY).id
    posts = [Post(payload, channel_id=lobby), Post(payload, channel_id=lobby, thread="t", thread_name=name)]
    assert "Deutsch" in (await td(world, "/td options", language="de")).text
    await world.database.outbox.add("t1", "c", posts, at=world.clock.now())
    world.herald.announcer.wake()
    await world.settled()

    assert "Ana und 1 Stunde, 30 Minuten" in [seen.text for seen in world.director.sees(LOBBY)]
    assert "1 Stunde" in {thread.name for thread in world.server.threads}
