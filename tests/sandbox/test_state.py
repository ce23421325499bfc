"""Saved today, gone on with tomorrow."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.command_permissions import Grant, Target
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.state.archive import pack, take, unpack
from bot.sandbox.state.codec import decode, encode
from bot.sandbox.state.errors import StateError
from bot.sandbox.world.models import Attachment, Cause, Channel, Message
from tests.sandbox.conftest import connected
from tests.sandbox.open_page import Page
from tests.sandbox.sample_bot import SampleBot

AT = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)


async def full_world(sandbox: Sandbox, bot: SampleBot) -> None:
    """A bit of everything."""
    server = sandbox.guild("Club")
    dana = await server.join("Dana", zone="Europe/Berlin", roles=["Player"])
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    picture = discord.File(io.BytesIO(b"\x89PNG..."), filename="b.png", description="a bracket")
    sent = await channel.send("look", file=picture, embed=discord.Embed().set_image(url="attachment://b.png"))
    await sent.add_reaction("👍")
    await sent.pin()
    await dana.slash("/join", name="Dana")
    await dana.slash("/thread", private=True)
    dana.close_dms()
    event = await channel.guild.create_scheduled_event(
        name="Final",
        start_time=sandbox.clock.now() + timedelta(days=1),
        end_time=sandbox.clock.now() + timedelta(days=2),
        entity_type=discord.EntityType.external,
        location="hall",
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    await dana.interested_in(event)
    command = sandbox.services.commands.listed(None)[0]
    sandbox.services.commands.permissions.set(
        server.id, int(command["id"]), [Grant(dana.id, Target.USER, allowed=True)]
    )


async def test_everything_is_the_same_after_loading(sandbox: Sandbox, bot: SampleBot, tmp_path: Path) -> None:
    await full_world(sandbox, bot)
    sandbox.clock.stand()
    await sandbox.save(tmp_path / "s.zip")
    loaded = Sandbox.load(tmp_path / "s.zip")
    before, after = take(sandbox.services), take(loaded.services)
    assert encode(before, repr) == encode(after, repr)
    assert loaded.world.bot is loaded.world.users[sandbox.world.bot.id]
    assert os.listdir(tmp_path) == ["s.zip"]  # noqa: PTH208 - looking for left-overs


async def test_a_rehearsal_goes_on_tomorrow(sandbox: Sandbox, bot: SampleBot, tmp_path: Path) -> None:
    await full_world(sandbox, bot)
    await sandbox.save(tmp_path / "s.zip")
    await bot.close()
    async with Sandbox.load(tmp_path / "s.zip") as loaded:
        again = SampleBot()
        async with connected(loaded, again, "join"):
            dana = loaded.person("Dana")
            last = next(message for message in dana.sees("general") if message.text == "look")
            assert (last.pinned, last.reactions, last.attachments[0].data) == (True, {"👍": 1}, b"\x89PNG...")
            picture = last.embeds[0]["image"]["url"]
            assert picture.startswith(loaded.url)
            async with aiohttp.ClientSession() as session, session.get(picture) as answer:
                assert await answer.read() == b"\x89PNG..."
            assert (await dana.slash("/join", name="Eli")).text == "Eli is in"
            assert dana.sees()[-1].id > last.id
            assert not dana.user.dms_open


def test_shared_files_are_shared_again_and_kept_once() -> None:
    sandbox = Sandbox()
    server = sandbox.guild("Club")
    world = sandbox.world
    file = Attachment(1, "a.txt", b"same", "text/plain")
    twin = Attachment(2, "b.txt", b"same", "text/plain")
    world.files = {1: file, 2: twin}
    message = Message(5, server.channel("general").id, world.bot.id, AT, attachments=[file])
    server.channel("general").messages[5] = message
    packed = pack(take(sandbox.services), {})
    assert len([name for name in zipfile.ZipFile(io.BytesIO(packed)).namelist() if name.startswith("files/")]) == 2
    loaded = Sandbox()
    loaded.keeping.put(packed)
    (back,) = loaded.world.channels[message.channel_id].messages.values()
    assert back.attachments[0] is loaded.world.files[1]
    assert loaded.guild("Club").channel("general") is loaded.world.channels[message.channel_id]


def broken(change: Callable[[Any], Any]) -> bytes:
    """A saved state with its JSON changed."""
    sandbox = Sandbox()
    sandbox.guild("Club")
    packed = io.BytesIO(pack(take(sandbox.services), {}))
    made = io.BytesIO()
    with zipfile.ZipFile(packed) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, json.dumps(change(json.loads(data))) if name == "state.json" else data)
    return made.getvalue()


def set_state(key: str, value: Any) -> Callable[[Any], Any]:
    return lambda document: document | {"state": document["state"] | {key: value}}


@pytest.mark.parametrize(
    "data, reason",
    [
        (b"", "not_a_state"),
        (b"PK\3\4 no", "not_a_state"),
        (broken(lambda document: document | {"format": "other"}), "not_a_state"),
        (broken(lambda _: []), "not_a_state"),
        (broken(lambda document: document | {"version": 99}), "version"),
        (broken(set_state("users", [])), "damaged"),
        (broken(set_state("users", [{"colour": 1}])), "damaged"),
        (broken(set_state("now", "yesterday")), "damaged"),
        (broken(set_state("last_id", "x")), "damaged"),
        (broken(set_state("secret", "0" * 64)), "damaged"),
        (broken(set_state("channels", [{"id": 1, "kind": 11, "name": "t", "guild_id": 9}])), "damaged"),
    ],
)
def test_what_is_no_state_is_refused_and_nothing_is_lost(data: bytes, reason: str) -> None:
    sandbox = Sandbox(clock=Clock(AT, running=False))
    sandbox.guild("Mine")
    before = encode(take(sandbox.services), repr)
    with pytest.raises(StateError) as caught:
        sandbox.keeping.put(data)
    assert caught.value.reason == reason
    assert encode(take(sandbox.services), repr) == before


def test_a_file_that_would_fill_the_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(take(Sandbox().services), {})
    monkeypatch.setattr("bot.sandbox.state.archive.LARGEST", 10)
    with pytest.raises(StateError) as caught:
        unpack(packed)
    assert caught.value.reason == "too_large"


async def test_the_page_saves_and_loads_while_a_bot_is_connected(
    page: Page, sandbox: Sandbox, server: Server, dana: Person
) -> None:
    parts: list[bytes | None] = []
    sandbox.keeping.keep("score", lambda: b"3:1", parts.append)
    await dana.say("before")
    async with page.session.get(f"{sandbox.url}/sandbox/save") as answer:
        assert answer.content_type == "application/zip"
        saved = await answer.read()
    await dana.say("after")
    sandbox.clock.advance(timedelta(days=3))
    form = aiohttp.FormData()
    form.add_field("file", saved, filename="s.zip")
    async with page.live() as live:
        async with page.session.post(f"{sandbox.url}/sandbox/load", data=form) as answer:
            assert await answer.json() == {"ok": True, "people": 2, "guilds": 1}
        await live.next("loaded")
    assert [message.text for message in sandbox.person("Dana").sees()] == ["before"]
    assert parts == [b"3:1"]
    assert sandbox.clock.now() < datetime.now(UTC) + timedelta(days=1)


async def test_the_page_is_told_what_cannot_be_loaded(page: Page, sandbox: Sandbox) -> None:
    for data in (b"nothing", broken(lambda document: document | {"version": 2})):
        form = aiohttp.FormData()
        form.add_field("file", data, filename="s.zip")
        async with page.session.post(f"{sandbox.url}/sandbox/load", data=form) as answer:
            assert answer.status == 400
            assert (await answer.json())["error"]


async def test_a_bot_identifies_anew_after_loading(sandbox: Sandbox, server: Server, dana: Person) -> None:
    class Hasty(SampleBot):
        async def before_identify_hook(self, _shard: int | None, *, initial: bool = False) -> None:
            """discord.py would wait for five seconds before it identifies again."""

    async with connected(sandbox, Hasty(), "join"):
        packed = await sandbox.keeping.dump()
        await server.join("Late")
        await sandbox.keeping.replace(packed)
        assert not sandbox.gateway.connected
        await sandbox.wait_for_bot("join")
        assert (await sandbox.person("Dana").slash("/join", name="Dana")).text == "Dana is in"
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (2, 0)
    with pytest.raises(KeyError):
        sandbox.person("Late")


def test_records_inside_records() -> None:
    cause = Cause(1, 2, 3, "x", trigger=Cause(4, 5, 6))
    assert decode(Cause, json.loads(json.dumps(encode(cause, repr))), str.encode) == cause
    with pytest.raises(ValueError):
        decode(Channel, {"id": "text", "kind": 0, "name": "x"}, str.encode)
