"""Facts about the wire that libraries other than discord.py rely on (`make sandbox-clients` runs the libraries)."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.sessions import MEMBERS_INTENT, PRIVILEGED, Op
from tests.patience import SECONDS

DEFAULT = discord.Intents.default().value


async def test_frames_of_a_compressed_connection_are_one_zlib_stream(sandbox: Sandbox, server: Server) -> None:
    address = f"{sandbox.urls.gateway}?v=10&encoding=json&compress=zlib-stream"
    stream = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:

        async def next_frame() -> dict[str, Any]:
            data = await socket.receive_bytes(timeout=SECONDS)
            assert data.endswith(b"\x00\x00\xff\xff")
            return dict(json.loads(stream.decompress(data)))

        assert (await next_frame())["op"] == Op.HELLO
        identify = {"token": sandbox.token, "intents": DEFAULT, "properties": {}}
        await socket.send_json({"op": Op.IDENTIFY, "d": identify})
        assert [(await next_frame())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_a_frame_may_be_sent_as_bytes(sandbox: Sandbox, server: Server) -> None:
    identify = {"op": Op.IDENTIFY, "d": {"token": sandbox.token, "intents": DEFAULT, "properties": {}}}
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as socket:
        await socket.receive_json(timeout=SECONDS)
        await socket.send_bytes(json.dumps(identify).encode())
        assert (await socket.receive_json(timeout=SECONDS))["t"] == "READY"


async def test_a_compression_that_is_not_simulated_is_refused(sandbox: Sandbox) -> None:
    address = f"{sandbox.urls.gateway}?compress=zstd-stream".replace("ws://", "http://")
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert response.status == 400
        assert await response.text() == "compress=zstd-stream is not simulated; zlib-stream is"


async def test_a_form_carries_its_body_in_payload_json(sandbox: Sandbox, server: Server, dana: Person) -> None:
    channel = server.channel("general").id
    headers = {"Authorization": f"Bot {sandbox.token}"}
    form = {"payload_json": json.dumps({"content": "from a form"})}
    address = f"{sandbox.urls.rest}/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers=headers) as session, session.post(address, data=form) as response:
        assert response.status == 200
        assert (await response.json())["content"] == "from a form"


def test_a_token_begins_with_the_id_of_the_application() -> None:
    sandbox = Sandbox()
    beginning = sandbox.token.partition(".")[0]
    decoded = base64.urlsafe_b64decode(beginning + "=" * (-len(beginning) % 4))
    assert decoded.decode() == str(sandbox.world.app_id)


@pytest.mark.parametrize("intents, chunks", [(DEFAULT | MEMBERS_INTENT, 1), (DEFAULT & ~MEMBERS_INTENT, 0)])
async def test_only_a_bot_with_the_members_intent_may_list_all_members(
    sandbox: Sandbox, server: Server, intents: int, chunks: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.urls.gateway) as socket:
        await socket.receive_json(timeout=SECONDS)
        await socket.send_json({"op": Op.IDENTIFY, "d": {"token": sandbox.token, "intents": intents}})
        guild = server.guild.id
        request = {"guild_id": str(guild), "query": "", "limit": 0}
        await socket.send_json({"op": Op.REQUEST_MEMBERS, "d": request})
        await socket.send_json({"op": Op.REQUEST_MEMBERS, "d": request | {"query": "zz", "nonce": "end"}})
        seen: list[dict[str, Any]] = []
        while not seen or seen[-1].get("nonce") != "end":
            frame = await socket.receive_json(timeout=SECONDS)
            if frame["t"] == "GUILD_MEMBERS_CHUNK":
                seen.append(frame["d"])
        assert len(seen) - 1 == chunks


@pytest.mark.parametrize("privileged, status", [(PRIVILEGED, 200), (PRIVILEGED & ~MEMBERS_INTENT, 403)])
async def test_members_are_listed_over_rest_where_the_intent_is_granted(privileged: int, status: int) -> None:
    async with Sandbox(privileged=privileged) as sandbox:
        address = f"{sandbox.urls.rest}/guilds/{sandbox.guild('One').guild.id}/members"
        headers = {"Authorization": f"Bot {sandbox.token}"}
        async with aiohttp.ClientSession(headers=headers) as session, session.get(address) as response:
            assert response.status == status
