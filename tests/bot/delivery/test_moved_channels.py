"""What was for a channel that is gone, or in which the bot may not look, goes where the tournament has moved."""

from __future__ import annotations

import pytest

from bot.sandbox.world.models import Channel
from bot.sandbox.world.permissions import Permission
from bot.text.messages import Message
from storage.outbox import Outbox, Post
from tests.bot.delivery.two_servers import (
    HOME,
    at_home,
    held,
    notes,
    queue,
    texts,
    two_servers,
)
from tests.bot.world import LOBBY, World


async def test_a_tournament_that_moves_takes_along_what_its_deleted_channel_did_not_take(world: World) -> None:
    await two_servers(world)
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    await queue(world, HOME, "one", "two")
    await world.settled()
    assert [hold.cause for hold in await held(world)] == ["no_channel"]
    assert notes(world.director, "has been deleted") == 1
    elsewhere = world.server.channel("elsewhere")
    await world.director.slash("/td set-channel", channel="elsewhere", announce_in=elsewhere, tournament="Home cup")
    await world.settled()
    assert texts(world, world.director, "elsewhere", "one", "two") == ["one", "two"]
    assert await held(world) == []


async def test_what_is_moved_while_discord_refuses_it_is_sent_there_and_nothing_is_held(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_servers(world)
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    elsewhere, tried = world.server.channel("elsewhere"), Outbox.mark_tried

    async def moved_first(outbox: Outbox, row: int, error: str) -> None:
        monkeypatch.undo()
        await world.herald.service.announce_in(HOME, elsewhere.id)
        await tried(outbox, row, error)

    monkeypatch.setattr(Outbox, "mark_tried", moved_first)
    await queue(world, HOME, "one")
    await world.settled()
    assert texts(world, world.director, "elsewhere", "one") == ["one"]
    assert await held(world) == []
    assert "has been deleted" not in "".join(seen.text for seen in world.director.dms)


async def test_what_was_queued_for_a_deleted_channel_after_the_tournament_moved_follows_it(world: World) -> None:
    await two_servers(world)
    lobby = at_home(world)
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    elsewhere = world.server.channel("elsewhere")
    await world.director.slash("/td set-channel", channel="elsewhere", announce_in=elsewhere, tournament="Home cup")
    post = Post(Message(content="late").model_dump(mode="json"), channel_id=lobby)
    await world.database.outbox.add(HOME, "c", [post], at=world.clock.now())
    world.herald.announcer.wake()
    await world.settled()
    assert texts(world, world.director, "elsewhere", "late") == ["late"]
    assert await held(world) == []
    assert notes(world.director, "has been deleted") == 0


async def test_a_change_of_what_went_down_with_a_deleted_channel_does_not_hold_the_new_one(world: World) -> None:
    await two_servers(world)
    payload = Message(content="one").model_dump(mode="json")
    outbox, now = world.database.outbox, world.clock.now()
    await outbox.add(HOME, "c", [Post(payload, channel_id=at_home(world), key="k")], at=now)
    world.herald.announcer.wake()
    await world.settled()
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    elsewhere = world.server.channel("elsewhere")
    await world.director.slash("/td set-channel", channel="elsewhere", announce_in=elsewhere, tournament="Home cup")
    await outbox.add(HOME, "d", [Post(payload, channel_id=elsewhere.id, edits="k")], at=now)
    await queue(world, HOME, "two", channel="elsewhere")
    await world.settled()
    assert await held(world) == []
    assert texts(world, world.director, "elsewhere", "one", "two") == ["two"]
    assert notes(world.director, "has been deleted") == 0


async def changed_elsewhere(world: World) -> None:
    """Change a message in the lobby after the tournament has moved."""
    await world.database.outbox.add(
        HOME, "c", [keyed(world, "after", world.server.channel("elsewhere"))], at=world.clock.now()
    )
    world.herald.announcer.wake()
    await world.settled()


def keyed(world: World, text: str, channel: Channel) -> Post:
    return Post(Message(content=text).model_dump(mode="json"), channel_id=channel.id, key="round", edits="round")


async def test_a_change_where_a_channel_was_deleted_holds_no_other(world: World) -> None:
    """Discord takes no more changes of the old message, which cannot be deleted either: its channel is gone."""
    await two_servers(world)
    await world.database.outbox.add(
        HOME, "c", [keyed(world, "before", world.server.channel(LOBBY))], at=world.clock.now()
    )
    world.herald.announcer.wake()
    await world.settled()
    world.sandbox.faults.add("PATCH *", status=429, code=30046, retry_after=60.0, times=None)
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    await changed_elsewhere(world)
    assert texts(world, world.director, "elsewhere", "after") == ["after"]
    assert world.server.channel("elsewhere").id not in {hold.target.channel_id for hold in await held(world)}


async def test_a_change_where_the_bot_may_not_look_any_more_holds_no_other(world: World) -> None:
    await two_servers(world)
    lobby = world.server.channel(LOBBY)
    await world.database.outbox.add(HOME, "c", [keyed(world, "before", lobby)], at=world.clock.now())
    world.herald.announcer.wake()
    await world.settled()
    world.sandbox.accidents.start("permission_gone", channel=lobby, permissions=int(Permission.VIEW_CHANNEL))
    await changed_elsewhere(world)
    assert texts(world, world.director, "elsewhere", "after") == ["after"]
    assert await held(world) == []
