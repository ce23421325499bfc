"""The gateway: who hears what, resuming, and its accidents."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.limits import LIMITS
from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from bot.sandbox.sessions import PRIVILEGED, Close, GatewayError, Op, SessionStarts, wanted
from tests.patience import SECONDS
from tests.sandbox.conftest import connected
from tests.sandbox.sample_bot import SampleBot

TOKEN = secrets.token_hex(4)
DEFAULT = discord.Intents.default().value


async def test_a_dropped_connection_is_resumed_and_nothing_is_missed(
    bot: SampleBot, sandbox: Sandbox, dana: Person
) -> None:
    await sandbox.gateway.drop()
    await dana.say("while away <@" + str(sandbox.world.bot.id) + ">")
    await bot.saw("resumed")
    assert [text for text in bot.seen if "while away" in text]
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)
    assert (await dana.slash("/join", name="Dana")).text == "Dana is in"


async def test_a_bot_asked_to_reconnect_resumes(bot: SampleBot, sandbox: Sandbox) -> None:
    sandbox.gateway.ask_to_reconnect()
    await bot.saw("resumed")
    assert sandbox.gateway.resumed == 1


async def test_a_frozen_gateway_delivers_later(bot: SampleBot, sandbox: Sandbox, dana: Person) -> None:
    sandbox.gateway.freeze()
    joining = asyncio.create_task(dana.slash("/join", name="Dana"))
    await asyncio.sleep(0.02)
    assert not joining.done()
    sandbox.gateway.thaw()
    assert (await joining).text == "Dana is in"


async def test_an_event_delivered_twice(bot: SampleBot, sandbox: Sandbox, dana: Person) -> None:
    sandbox.gateway.repeat_next()
    said = f"hello <@{sandbox.world.bot.id}>"
    await dana.say(said)
    await bot.saw(said, times=2)


class Socket:
    """A bare connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> dict[str, Any]:
        frame = await self.socket.receive(timeout=SECONDS)
        return dict(json.loads(frame.data)) if frame.type is aiohttp.WSMsgType.TEXT else {"closed": frame.data}

    async def begin(self, token: str, **fields: Any) -> dict[str, Any]:
        assert (await self.next())["op"] == Op.HELLO
        data = {"token": token, "intents": DEFAULT, "properties": {}, **fields}
        await self.socket.send_json({"op": Op.IDENTIFY, "d": data})
        return await self.next()


async def test_an_invalidated_session_cannot_be_resumed(sandbox: Sandbox, server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        socket = Socket(raw)
        ready = await socket.begin(sandbox.token)
        await socket.next()
        sandbox.gateway.invalidate()
        assert await socket.next() == {"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None}
        resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 1}
        await raw.send_json({"op": Op.RESUME, "d": resume})
        assert (await socket.next())["op"] == Op.INVALID_SESSION


async def test_a_wrong_token_closes_the_connection(server: Server, sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        assert await Socket(raw).begin("wrong") == {"closed": 4004}


async def test_an_intent_not_granted_closes_the_connection() -> None:
    async with (
        Sandbox(privileged=0) as strict,
        aiohttp.ClientSession() as session,
        session.ws_connect(strict.urls.gateway) as raw,
    ):
        assert await Socket(raw).begin(strict.token, intents=PRIVILEGED) == {"closed": 4014}


@pytest.mark.parametrize(
    "frame, code",
    [
        ("{", Close.NOT_UNDERSTOOD),
        ("[]", Close.NOT_UNDERSTOOD),
        ('{"op": 99}', Close.UNKNOWN_OPERATION),
        ('{"op": 8, "d": {}}', Close.NOT_IDENTIFIED),
        ('{"op": 2, "d": null}', Close.NOT_UNDERSTOOD),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": -1}}', Close.WRONG_INTENTS),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [2, 2]}}', Close.WRONG_SHARD),
        ('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": ["x"]}}', Close.WRONG_SHARD),
    ],
)
async def test_a_wrong_frame_closes_the_connection_with_its_code(frame: str, code: Close) -> None:
    async with (
        Sandbox(token=TOKEN) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.urls.gateway) as raw,
    ):
        await Socket(raw).next()
        await raw.send_str(frame.replace("TOKEN", TOKEN))
        assert await Socket(raw).next() == {"closed": code}


async def test_identifying_twice_closes_the_connection(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        await Socket(raw).begin(sandbox.token)
        await raw.send_json({"op": Op.IDENTIFY, "d": {"token": sandbox.token, "intents": 0}})
        assert await Socket(raw).next() == {"closed": Close.ALREADY_IDENTIFIED}


async def test_a_bot_that_falls_silent_is_cut_off() -> None:
    async with (
        Sandbox(heartbeat_seconds=0.02) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.urls.gateway) as raw,
    ):
        await Socket(raw).begin(sandbox.token)
        assert await Socket(raw).next() == {"closed": Close.TIMED_OUT}


async def test_a_heartbeat_is_acknowledged_as_if_from_afar(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        await Socket(raw).begin(sandbox.token)
        sent = time.monotonic()
        await raw.send_json({"op": Op.HEARTBEAT, "d": 1})
        while (await Socket(raw).next())["op"] != Op.HEARTBEAT_ACK:
            pass
        assert time.monotonic() - sent > 0.04


async def test_too_many_frames_close_the_connection_where_limits_are_enforced() -> None:
    async with (
        Sandbox(rate_limits=True, limits=replace(LIMITS, gateway_frames=3)) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.urls.gateway) as raw,
    ):
        await Socket(raw).next()
        for _ in range(3):
            await raw.send_json({"op": Op.HEARTBEAT, "d": None})
            assert (await Socket(raw).next())["op"] == Op.HEARTBEAT_ACK
        await raw.send_json({"op": Op.HEARTBEAT, "d": None})
        assert await Socket(raw).next() == {"closed": Close.TOO_FAST}


async def test_what_the_bot_has_acknowledged_is_not_kept(sandbox: Sandbox, server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        ready = await Socket(raw).begin(sandbox.token)
        await raw.send_json({"op": Op.HEARTBEAT, "d": 2})
        while (await Socket(raw).next())["op"] != Op.HEARTBEAT_ACK:
            pass
        (kept,) = sandbox.gateway._sessions.values()
        assert [number for number, _ in kept.sent] == []
        await sandbox.gateway.drop()
        sandbox.guild("Second")
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        await Socket(raw).next()
        resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 2}
        await raw.send_json({"op": Op.RESUME, "d": resume})
        assert [(await Socket(raw).next())["t"] for _ in range(2)] == ["GUILD_CREATE", "RESUMED"]
        await sandbox.gateway.drop()
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
        await Socket(raw).next()
        await raw.send_json({"op": Op.RESUME, "d": resume | {"seq": 0}})
        assert (await Socket(raw).next())["op"] == Op.INVALID_SESSION


def test_sessions_are_limited_by_the_day_and_by_the_lane() -> None:
    now = [100.0]
    limits = replace(LIMITS, session_starts=3)
    starts = SessionStarts(limits, lanes=2, enforced=True, now=lambda: now[0])
    assert [starts.begin(shard) for shard in (0, 1, 2)] == [True, True, False]
    assert starts.as_json() == {"total": 3, "remaining": 1, "reset_after": 86_400_000, "max_concurrency": 2}
    now[0] += 5
    assert starts.begin(2)
    with pytest.raises(GatewayError) as caught:
        starts.begin(3)
    assert caught.value.code is Close.WRONG_TOKEN
    now[0] += 86_400
    assert starts.begin(3)
    relaxed = SessionStarts(limits, now=lambda: now[0])
    assert all(relaxed.begin(0) for _ in range(5))


async def test_a_session_too_early_is_invalid_where_limits_are_enforced() -> None:
    async with Sandbox(rate_limits=True) as sandbox, aiohttp.ClientSession() as session:
        for expected in (Op.DISPATCH, Op.INVALID_SESSION):
            async with session.ws_connect(sandbox.urls.gateway) as raw:
                assert (await Socket(raw).begin(sandbox.token))["op"] == expected


async def test_shards_hear_of_their_own_servers(sandbox: Sandbox) -> None:
    servers = [sandbox.guild(f"Club {number}") for number in range(4)]
    told: list[set[str]] = []
    for number in (0, 1):
        async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as raw:
            ready = await Socket(raw).begin(sandbox.token, shard=[number, 2])
            told.append({guild["id"] for guild in ready["d"]["guilds"]})
    assert told[0] | told[1] == {str(server.id) for server in servers}
    assert not told[0] & told[1]
    assert all((int(guild) >> 22) % 2 == 1 for guild in told[1])


@pytest.mark.parametrize(
    "name, intents, in_guild, heard",
    [
        ("MESSAGE_CREATE", 1 << 9, True, True),
        ("MESSAGE_CREATE", 1 << 9, False, False),
        ("MESSAGE_CREATE", 1 << 12, False, True),
        ("MESSAGE_REACTION_ADD", 1 << 9, True, False),
        ("GUILD_MEMBER_ADD", DEFAULT, True, False),
        ("GUILD_MEMBER_ADD", 1 << 1, True, True),
        ("CHANNEL_CREATE", 1, True, True),
        ("CHANNEL_CREATE", 0, True, False),
        ("INTERACTION_CREATE", 0, True, True),
    ],
)
def test_intents_decide_what_is_heard(name: str, intents: int, in_guild: bool, heard: bool) -> None:
    assert wanted(name, intents, in_guild=in_guild) is heard


async def test_without_the_content_intent_only_what_concerns_the_bot_is_read(
    bot: SampleBot, dana: Person, sandbox: Sandbox
) -> None:
    await dana.say("secret")
    await dana.say(f"<@{sandbox.world.bot.id}> open")
    await bot.saw(f"<@{sandbox.world.bot.id}> open")
    assert "secret" not in bot.seen
    assert "" in bot.seen


async def test_members_are_sent_in_chunks(sandbox: Sandbox, server: Server, dana: Person) -> None:
    bot = SampleBot(intents=discord.Intents(guilds=True, members=True))
    async with connected(sandbox, bot, "join"):
        guild = bot.get_guild(server.id)
        assert guild is not None
        await guild.chunk()
        assert {member.display_name for member in guild.members} == {"Owner", "Sample", "Dana"}
        await server.join("Eli")
        await bot.saw("Eli came")


async def test_a_bot_comes_into_servers_and_leaves_them(bot: SampleBot, sandbox: Sandbox) -> None:
    second = sandbox.guild("Second")
    await bot.saw("in Second")
    fay = await second.join("Fay")
    assert (await fay.slash("/join", name="Fay")).text == "Fay is in"
    guild = bot.get_guild(second.id)
    assert guild is not None
    await guild.leave()
    await bot.saw("out of Second")
    with pytest.raises(PersonError):
        await fay.slash("/join", name="Fay")


async def test_a_bot_hears_of_its_own_membership_without_an_intent(bot: SampleBot, server: Server) -> None:
    guild = bot.get_guild(server.id)
    assert guild is not None
    await guild.me.edit(nick="Herold")
    await bot.saw("called Herold")


async def test_many_shards_of_one_bot() -> None:
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, _shard: int | None, *, initial: bool = False) -> None:
            """The lanes of this sandbox let all shards begin at once."""

        async def on_message(self, message: discord.Message) -> None:
            assert message.guild is not None
            heard.add((message.guild.name, message.guild.shard_id))
            if len(heard) == 4:
                done.set()

    heard: set[tuple[str, int]] = set()
    done = asyncio.Event()
    async with Sandbox(shards=3, lanes=16, rate_limits=True) as sandbox:
        servers = [sandbox.guild(f"Club {number}") for number in range(4)]
        bot = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0)
        async with connected(sandbox, bot):
            assert set(bot.shards) == {0, 1, 2}
            for server in servers:
                await (await server.join(f"Dana of {server.name}")).say("hello")
            await asyncio.wait_for(done.wait(), SECONDS)
        assert heard == {(server.name, (server.id >> 22) % 3) for server in servers}
        assert sandbox.gateway.identified == 3
