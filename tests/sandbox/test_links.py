"""Addresses of files run out after a day, and can be refreshed."""

from __future__ import annotations

import io
from datetime import timedelta

import aiohttp
import discord
import pytest
from discord.http import Route
from yarl import URL

from bot.sandbox.acting import acts
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.sandbox.world.files import forget_uploads
from tests.sandbox.open_page import Page
from tests.sandbox.sample_bot import SampleBot


async def status(url: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status


@pytest.fixture
async def sent(bot: SampleBot, server: Server) -> discord.Message:
    channel = bot.get_channel(server.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed().set_image(url="attachment://a b.png")
    return await channel.send(file=discord.File(io.BytesIO(b"data"), filename="a b.png"), embed=embed)


async def test_an_address_is_signed_and_runs_out_after_a_day(sent: discord.Message, sandbox: Sandbox) -> None:
    (file,) = sent.attachments
    fields = URL(file.url).query
    assert int(fields["ex"], 16) - int(fields["is"], 16) == 86_400
    assert await file.read() == b"data"
    assert await status(file.url.replace(fields["hm"], "0" * 64)) == 404
    assert await status(file.url.replace(f"ex={fields['ex']}", "ex=ffffffff")) == 404
    assert await status(file.url.split("?")[0]) == 404
    sandbox.clock.advance(timedelta(hours=25))
    assert await status(file.url) == 404


async def test_reading_a_message_anew_gives_fresh_addresses(sent: discord.Message, sandbox: Sandbox) -> None:
    sandbox.clock.advance(timedelta(days=2))
    assert sent.embeds[0].image.url is not None
    assert await status(sent.embeds[0].image.url) == 404
    fresh = await sent.channel.fetch_message(sent.id)
    assert fresh.embeds[0].image.url == fresh.attachments[0].url
    assert await status(fresh.attachments[0].url) == 200


async def test_old_addresses_are_refreshed(bot: SampleBot, sent: discord.Message, sandbox: Sandbox) -> None:
    old = sent.attachments[0].url
    sandbox.clock.advance(timedelta(days=2))
    foreign = "https://example.org/x.png"
    body = {"attachment_urls": [old, foreign]}
    answer = await bot.http.request(Route("POST", "/attachments/refresh-urls"), json=body)
    first, second = answer["refreshed_urls"]
    assert first["original"] == old
    assert await status(first["refreshed"]) == 200
    assert second == {"original": foreign, "refreshed": foreign}
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.request(Route("POST", "/attachments/refresh-urls"), json={"attachment_urls": []})
    assert caught.value.code == 50035


async def test_the_pages_addresses_do_not_run_out(
    sent: discord.Message, page: Page, server: Server, sandbox: Sandbox
) -> None:
    (shown,) = (await page.get("messages", channel=str(server.channel("general").id)))["messages"]
    assert shown["embeds"][0]["image"]["url"] == shown["attachments"][0]["url"]
    sandbox.clock.advance(timedelta(days=400))
    assert await status(shown["attachments"][0]["url"]) == 200


async def test_a_file_goes_with_its_message(sent: discord.Message, sandbox: Sandbox) -> None:
    url = sent.attachments[0].url
    await sent.edit(attachments=[discord.File(io.BytesIO(b"new"), filename="b.png")], embed=None)
    assert await status(url) == 404
    assert len(sandbox.world.files) == 1
    await sent.delete()
    assert sandbox.world.files == {}


async def test_uploads_nobody_used_are_forgotten(dana: Person, sandbox: Sandbox) -> None:
    kept = acts.upload(sandbox.world, "a.txt", b"a")
    forget_uploads(sandbox.world)
    assert kept.id in sandbox.world.files
    sandbox.world.limits = type(sandbox.world.limits)(upload_seconds=0)
    forget_uploads(sandbox.world)
    assert sandbox.world.files == {}
    assert not sandbox.world.uploads
