"""A post that Discord accepted without the bot noting it is found again, so that it is there exactly once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.announcements.board import board_post
from bot.delivery.deduplication import words_of
from bot.delivery.live_boards import LiveBoards
from bot.sandbox.checks.messages import Draft
from bot.sandbox.world.guilds import set_overwrite
from bot.sandbox.world.messages import post as write
from bot.sandbox.world.models import Channel, Overwrite
from bot.sandbox.world.permissions import Permission
from bot.service.clock import Clock
from bot.text.context import context_of
from bot.text.messages import Button, Message
from bot.ui.cards import sending
from bot.views.live_board import board_view
from storage.outbox import Post
from storage.schema import outbox
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

pytestmark = pytest.mark.usefixtures("awake")

WORDS = "Round 1 is published."
POSTS = "POST /channels/{channel_id}/messages"


class Apart:
    """A clock beside another, always so much ahead of it."""

    is_watched = True

    def __init__(self, clock: Clock, ahead: timedelta) -> None:
        self._clock = clock
        self._ahead = ahead

    def now(self) -> datetime:
        return self._clock.now() + self._ahead

    def real_seconds_until(self, at: datetime) -> float | None:
        return self._clock.real_seconds_until(at - self._ahead)

    def real_seconds_since(self, at: datetime) -> float:
        return self._clock.real_seconds_since(at - self._ahead)

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        return self._clock.on_change(callback)

    def set_agenda(self, entries: Iterable[tuple[datetime, str]]) -> None:
        self._clock.set_agenda(entries)


def to_lobby(world: World, text: str = WORDS) -> Post:
    return Post(Message(content=text).model_dump(mode="json"), channel_id=world.server.channel(LOBBY).id)


async def to_director(world: World, text: str = WORDS) -> Post:
    person = await world.database.people.for_discord(world.director.id, world.director.name)
    return Post(Message(content=text).model_dump(mode="json"), person_id=person.id)


async def posted(world: World, post: Post) -> int:
    """Queue the post, and wait until it was sent or its attempt failed."""
    if await world.database.tournaments.all() == []:
        await world.tournament()
    (row,) = await world.database.outbox.add("t1", "c", [post], at=world.clock.now())
    world.herald.announcer.wake()
    await world.settled()
    return row


async def lost(world: World, post: Post, *, taken: bool = True) -> int:
    """Post it, but the answer is lost, whether Discord has `taken` it or not; and the process dies then."""
    if await world.database.tournaments.all() == []:
        await world.tournament()
    world.sandbox.faults.add(POSTS, status=503, before_work=not taken)
    row = await posted(world, post)
    await world.stop_bot()
    return row


async def later(world: World, by: timedelta = timedelta(minutes=30)) -> None:
    """Let time pass, and the bot try again what waits."""
    await world.jump(by)
    world.herald.announcer.wake()
    await world.settled()


async def start_later(world: World) -> None:
    """Start the bot when Discord has forgotten the nonces."""
    world.clock.advance(timedelta(minutes=6))
    for channel in world.sandbox.services.world.channels.values():
        for message in channel.messages.values():
            message.nonce = None
    await world.start_bot()
    await world.settled()


def boards(world: World) -> list[int]:
    """The ids of all boards there are."""
    return [
        seen.id
        for seen in world.director.sees(LOBBY)
        if any(button.custom_id == "h:join:t1:" for button in seen.buttons)
    ]


def copies(world: World, text: str = WORDS, channel: str | Channel = LOBBY) -> int:
    return sum(seen.text == text for seen in world.director.sees(channel))


async def test_in_a_quiet_channel(world: World) -> None:
    row = await lost(world, to_lobby(world))
    await start_later(world)
    assert copies(world) == 1
    assert (await world.database.outbox.get(row)).state == "sent"


async def test_one_that_discord_took_twice_stands_once_afterwards(world: World) -> None:
    row = await lost(world, to_lobby(world))
    store = world.sandbox.services.world
    for _ in range(2):
        write(store, world.server.channel(LOBBY), store.bot.id, Draft(content=WORDS))
    assert copies(world) == 3
    await start_later(world)
    assert copies(world) == 1
    assert (await world.database.outbox.get(row)).state == "sent"


async def test_behind_many_messages(world: World) -> None:
    await lost(world, to_lobby(world))
    for number in range(120):
        await world.director.say(f"line {number}", channel=LOBBY)
    await start_later(world)
    assert copies(world) == 1


@pytest.mark.parametrize("seconds", [-86_000, -60, -0.5, 1, 60, 86_000])
async def test_with_clocks_apart(world: World, seconds: float) -> None:
    await world.tournament()
    await posted(world, to_lobby(world, "Before it"))
    world.herald.service.clock = Apart(world.clock, timedelta(seconds=seconds))
    await lost(world, to_lobby(world))
    await start_later(world)
    assert copies(world) == 1


async def test_without_the_right_to_read_the_history_it_waits_and_directors_hear_of_it_once(world: World) -> None:
    await lost(world, to_lobby(world))
    lobby = world.server.channel(LOBBY)
    bot = world.sandbox.services.world.app_id
    forbidden = Overwrite(bot, 1, 0, int(Permission.READ_MESSAGE_HISTORY))
    set_overwrite(world.sandbox.services.world, lobby, forbidden, bot)
    await start_later(world)
    for _ in range(12):
        await later(world)
    assert copies(world) == 1
    assert len([seen for seen in world.director.dms if "Read Message History" in seen.text]) == 1

    allowed = asyncio.create_task(world.herald.wait_for("guild_channel_update", timeout=SECONDS))
    await asyncio.sleep(0)  # the task listens from now on
    set_overwrite(world.sandbox.services.world, lobby, None, bot)
    await allowed
    await later(world)
    await posted(world, to_lobby(world, "Round 2"))
    assert (copies(world), copies(world, "Round 2")) == (1, 1)


@pytest.mark.parametrize("taken", [False, True])
async def test_among_posts_of_the_same_words(world: World, taken: bool) -> None:
    """Two games of the same pair are announced in the same words."""
    for _ in range(2):
        await posted(world, to_lobby(world))
    await lost(world, to_lobby(world), taken=taken)
    assert copies(world) == (3 if taken else 2)
    await start_later(world)
    assert copies(world) == 3
    await posted(world, to_lobby(world))
    assert copies(world) == 4


@pytest.mark.parametrize("taken", [False, True])
async def test_in_a_direct_message(world: World, taken: bool) -> None:
    await posted(world, await to_director(world))
    await lost(world, await to_director(world), taken=taken)
    await start_later(world)
    assert [seen.text for seen in world.director.dms].count(WORDS) == 2


async def test_in_the_words_it_was_sent_in_though_it_would_be_worded_otherwise_now(world: World) -> None:
    row = await lost(world, to_lobby(world))
    await world.start_bot()

    async def in_other_words(connection: AsyncConnection) -> None:
        await connection.execute(update(outbox).where(outbox.c.id == row).values(payload={"content": "Runde 1"}))

    await world.database.connections.write(in_other_words)
    await world.stop_bot()
    await start_later(world)
    assert (copies(world), copies(world, "Runde 1")) == (1, 0)


@pytest.mark.parametrize("taken", [True, False])
async def test_also_when_it_is_too_late_to_send_it(world: World, taken: bool) -> None:
    """What was sent in time is noted as sent; what was not is not sent any more."""
    await world.tournament()
    soon = replace(to_lobby(world), expires_at=world.clock.now() + timedelta(minutes=1))
    row = await lost(world, soon, taken=taken)
    await start_later(world)
    assert copies(world) == taken
    noted = await world.database.outbox.get(row)
    assert (noted.state, noted.cause) == (("sent", None) if taken else ("failed", "expired"))


async def test_by_the_same_process_that_went_on_after_an_outage(world: World) -> None:
    await world.tournament()
    world.sandbox.faults.add(POSTS, status=503, before_work=True, times=3)
    row = await posted(world, to_lobby(world))
    world.sandbox.faults.clear()
    world.sandbox.faults.add(POSTS, status=503, before_work=False, times=1)
    for _ in range(3):
        await later(world)
    assert (await world.database.outbox.get(row)).state == "sent"
    assert copies(world) == 1


async def test_but_what_others_wrote_is_not_taken_for_it(world: World) -> None:
    await lost(world, to_lobby(world), taken=False)
    await world.director.say(WORDS, channel=LOBBY)
    await start_later(world)
    assert copies(world) == 2


async def test_nor_is_our_own_answer_to_a_command(world: World) -> None:
    loaded = await world.tournament()
    said = board_view(context_of(loaded, world.herald.service.engine), loaded.id).message
    world.sandbox.faults.add(POSTS, status=503)
    row = await posted(world, Post(said.model_dump(mode="json"), channel_id=world.server.channel(LOBBY).id))
    answer = await world.director.slash("/td invite", channel=LOBBY)
    assert not answer.ephemeral
    before = copies(world, answer.text)
    await later(world)
    assert (await world.database.outbox.get(row)).state == "sent"
    assert copies(world, answer.text) == before + 1


async def test_a_board_behind_many_messages(world: World) -> None:
    await world.tournament()
    await world.boards_settled()
    await lost(world, board_post(world.server.channel(LOBBY).id, at_end=True))
    for number in range(60):
        await world.director.say(f"line {number}", channel=LOBBY)
    await start_later(world)
    assert len([seen for seen in world.director.sees(LOBBY) if "Cup" in seen.text and seen.pinned]) == 1


async def test_a_board_that_discord_took_twice_stands_once_afterwards(world: World) -> None:
    await world.tournament()
    await world.boards_settled()
    before = boards(world)
    await lost(world, board_post(world.server.channel(LOBBY).id, at_end=True))
    store, lobby = world.sandbox.services.world, world.server.channel(LOBBY)
    (taken,) = [seen for seen in boards(world) if seen not in before]
    again = write(store, lobby, store.bot.id, Draft(content=""))
    again.components, again.flags = copy(lobby.messages[taken].components), lobby.messages[taken].flags
    assert len(boards(world)) == 3
    await start_later(world)
    assert boards(world) == [taken]


async def test_the_board_of_another_tournament_is_not_taken_for_one_that_was_lost(world: World) -> None:
    await world.tournament()
    await world.boards_settled()
    (before,) = boards(world)
    await lost(world, board_post(world.server.channel(LOBBY).id, at_end=True), taken=False)
    store, lobby = world.sandbox.services.world, world.server.channel(LOBBY)
    other = write(store, lobby, store.bot.id, Draft(content=""))
    components = json.loads(json.dumps(lobby.messages[before].components).replace(":t1:", ":t2:"))
    other.components, other.flags = components, lobby.messages[before].flags
    await start_later(world)
    assert other.components == components
    assert len(boards(world)) == 1


async def test_a_board_posted_unnoted_stays_the_only_one_where_the_old_one_takes_changes_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> bool:
        return False

    await world.tournament()
    await world.boards_settled()
    before = boards(world)
    with monkeypatch.context() as old:
        old.setattr(LiveBoards, "_edit", refused)
        await lost(world, board_post(world.server.channel(LOBBY).id, at_end=False))
    (taken,) = [seen for seen in boards(world) if seen not in before]
    await start_later(world)
    assert boards(world) == [taken]


async def test_a_post_is_recognised_by_its_words_and_by_its_buttons() -> None:
    def words(content: str, *actions: str) -> str:
        buttons = tuple(Button(label="Press", action=action) for action in actions)
        return words_of(sending(Message(content=content, buttons=buttons)))

    assert words(WORDS, "h:join:t1:") == words(f" {WORDS.replace(' ', '  ')}", "h:join:t1:")
    others = [words(WORDS), words(WORDS, "h:leave:t1:"), words("Round 2 is published.", "h:join:t1:")]
    assert words(WORDS, "h:join:t1:") not in others
