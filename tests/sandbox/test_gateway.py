"""The gateway: who hears what, resuming, and its accidents."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.gateway import PRIVILEGED, Op, wanted
from bot.sandbox.people import Person, Server
from bot.sandbox.refusals import PersonError
from bot.sandbox.server import Sandbox
from tests.sandbox.conftest import connected
from tests.sandbox.sample_bot import SampleBot

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
        frame = await self.socket.receive(timeout=2)
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


async def test_many_shards_of_one_bot(sandbox: Sandbox) -> None:
    server = sandbox.guild("Club")
    dana = await server.join("Dana")

    class Sharded(discord.AutoShardedClient):
        async def on_message(self, message: discord.Message) -> None:
            heard.set()

    heard = asyncio.Event()
    bot = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0)
    async with connected(sandbox, bot):
        await dana.say("hello")
        await asyncio.wait_for(heard.wait(), 2)
