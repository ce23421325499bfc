"""What the bot does over REST; every request and answer is checked by Discord's description, see `conftest`."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from tests.sandbox.conftest import StartBot
from tests.sandbox.refusing import refused
from tests.sandbox.sample_bot import SampleBot

# messages


async def test_a_message_is_sent_read_edited_listed_and_deleted(channel: discord.TextChannel, dana: Person) -> None:
    sent = await channel.send("one", embed=discord.Embed(title="T", description="D").add_field(name="a", value="b"))
    assert dana.sees()[-1].text == "one\nT\nD\na: b"
    assert (await sent.edit(suppress=True)).flags.suppress_embeds
    assert not (await sent.edit(suppress=False)).flags.suppress_embeds
    await sent.edit(content="two", embed=None)
    assert dana.sees()[-1].text == "two"
    for text in "abc":
        await channel.send(text)
    assert [message.content async for message in channel.history(limit=2)] == ["c", "b"]
    assert [message.content async for message in channel.history(limit=2, oldest_first=True)] == ["two", "a"]
    assert [message.content async for message in channel.history(before=sent)] == []
    assert (await channel.fetch_message(sent.id)).content == "two"
    await sent.delete()
    assert await refused(channel.fetch_message(sent.id)) == (404, 10008)
    await channel.purge(limit=2, bulk=True)
    assert [message.text for message in dana.sees()] == ["a"]


async def test_files_replies_and_pings(channel: discord.TextChannel, dana: Person, eli: Person) -> None:
    picture = discord.File(io.BytesIO(_png(3, 2)), filename="b.png", description="a bracket")
    embed = discord.Embed().set_image(url="attachment://b.png")
    sent = await channel.send(f"{dana.mention} {eli.mention}", file=picture, embed=embed,
                              allowed_mentions=discord.AllowedMentions(users=[discord.Object(dana.id)]))  # fmt: skip
    (file,) = sent.attachments
    assert (file.width, file.height, file.description) == (3, 2, "a bracket")
    assert await file.read() == _png(3, 2)
    assert sent.embeds[0].image.url == file.url
    assert dana.sees()[-1].mentions == ["Dana"]
    reply = await sent.reply("yes")
    assert reply.reference is not None
    assert reply.reference.message_id == sent.id
    kept = await sent.edit(attachments=[file, discord.File(io.BytesIO(b"x"), filename="c.txt")])
    assert [item.filename for item in kept.attachments] == ["b.png", "c.txt"]
    assert (await sent.edit(attachments=[])).attachments == []


async def test_a_forward_is_a_copy_that_outlives_its_original(
    channel: discord.TextChannel, server: Server, dana: Person
) -> None:
    picture = discord.File(io.BytesIO(_png(3, 2)), filename="b.png")
    sent = await channel.send("the draw", file=picture, embed=discord.Embed().set_image(url="attachment://b.png"))
    elsewhere = await channel.guild.fetch_channel(server.channel("elsewhere").id)
    assert isinstance(elsewhere, discord.TextChannel)
    forward = await sent.forward(elsewhere)
    await sent.edit(content="another draw")
    await sent.delete()
    read = await elsewhere.fetch_message(forward.id)
    assert (read.content, read.attachments, read.embeds) == ("", [], [])
    assert read.reference is not None
    assert (read.reference.type, read.reference.message_id) == (discord.MessageReferenceType.forward, sent.id)
    (copy,) = read.message_snapshots
    assert (copy.content, copy.edited_at) == ("the draw", None)
    (file,) = copy.attachments
    assert (await file.read(), copy.embeds[0].image.url) == (_png(3, 2), file.url)
    assert dana.sees(server.channel("elsewhere"))[-1].content == "the draw"
    as_forward = forward.to_reference(type=discord.MessageReferenceType.forward)
    assert await refused(elsewhere.send("with a note", reference=as_forward)) == (400, 50035)
    assert await refused(forward.forward(channel)) == (400, 50021)
    assert await refused(sent.forward(elsewhere)) == (404, 10008)


def _png(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + width.to_bytes(4) + height.to_bytes(4) + b"\x08\2\0\0\0"


async def test_a_repeated_nonce_answers_the_earlier_message(channel: discord.TextChannel, sandbox: Sandbox) -> None:
    first = await channel.send("once", nonce="n1")
    assert (await channel.send("twice", nonce="n1")).id == first.id
    sandbox.clock.advance(timedelta(minutes=6))
    assert (await channel.send("later", nonce="n1")).id != first.id


async def test_pins_and_reactions(channel: discord.TextChannel, dana: Person, server: Server) -> None:
    sent = await channel.send("rules")
    await sent.pin()
    assert [message.id async for message in channel.pins()] == [sent.id]
    assert dana.sees()[-1].pinned
    await sent.unpin()
    assert [message async for message in channel.pins()] == []
    await sent.add_reaction("👍")
    await dana.react("👍", dana.sees()[-1])
    fetched = await channel.fetch_message(sent.id)
    assert [(str(reaction.emoji), reaction.count, reaction.me) for reaction in fetched.reactions] == [("👍", 2, True)]
    assert {user.name async for user in fetched.reactions[0].users()} == {"Sample", "dana"}
    await sent.remove_reaction("👍", discord.Object(dana.id))
    await sent.clear_reactions()
    assert dana.sees()[-1].reactions == {}


async def test_components_v2(channel: discord.TextChannel, dana: Person) -> None:
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=discord.Colour.gold())
    box.add_item(discord.ui.TextDisplay("# Round 3"))
    box.add_item(discord.ui.Section("Dana against Eli", accessory=discord.ui.Button(label="Mine", custom_id="mine")))
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://t.png", description="the table")))
    box.add_item(discord.ui.File("attachment://t.csv"))
    view.add_item(box)
    files = [discord.File(io.BytesIO(_png(1, 1)), "t.png"), discord.File(io.BytesIO(b"a,b"), "t.csv")]
    sent = await channel.send(view=view, files=files)
    assert sent.flags.components_v2
    seen = dana.sees()[-1]
    assert seen.text == "# Round 3\nDana against Eli"
    assert [button.label for button in seen.buttons] == ["Mine"]
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="not beside it")
    assert (caught.value.code, "content" in caught.value.text) == (50035, True)


@pytest.mark.parametrize(
    "body, place",
    [
        ({"content": "x" * 2001}, "content"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds"),
        ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "embeds"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds"),
        ({"content": "x", "components": [{"type": 1, "components": []}]}, "components"),
        ({"content": "x", "components": [{"type": 10, "content": "x"}]}, "components"),
        ({"content": "x", "nonce": "n" * 26}, "nonce"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 4001}]}, "components"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41}, "components"),
        ({"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "x"}]}, "content"),
    ],
)
async def test_too_much_is_refused_with_the_place(
    bot: SampleBot, channel: discord.TextChannel, body: dict[str, Any], place: str
) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.request(route, json=body)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert place in caught.value.text


BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}


@pytest.mark.parametrize(
    "component",
    [
        {**BUTTON, "label": "x" * 81},
        {**BUTTON, "custom_id": "x" * 101},
        {**BUTTON, "custom_id": None},
        {**BUTTON, "label": None},
        {**BUTTON, "style": 5},
        {**BUTTON, "style": 9},
        {"type": 3, "custom_id": "s", "options": []},
        {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}] * 2},
        {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": str(number)} for number in range(26)]},
        {"type": 5, "custom_id": "s", "min_values": 3, "max_values": 2},
        {"type": 4, "custom_id": "t", "style": 1, "label": "x"},
    ],
)
async def test_a_wrong_component_is_refused(
    bot: SampleBot, channel: discord.TextChannel, component: dict[str, Any]
) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    body = {"content": "x", "components": [{"type": 1, "components": [component]}]}
    assert await refused(bot.http.request(route, json=body)) == (400, 50035)


async def test_an_empty_message_is_refused(channel: discord.TextChannel) -> None:
    assert await refused(channel.send(" ")) == (400, 50006)


async def test_only_ones_own_messages_can_be_edited(channel: discord.TextChannel, dana: Person) -> None:
    said = await dana.say("mine")
    assert await refused(channel.get_partial_message(said.id).edit(content="yours")) == (403, 50005)


async def test_a_channel_takes_few_edits_of_old_messages(
    bot: SampleBot, server: Server, channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    several = [await channel.send("standings"), await channel.send("pairings")]
    elsewhere = await bot.get_partial_messageable(server.channel("elsewhere").id).send("standings")
    sandbox.clock.advance(timedelta(hours=2))
    rates = sandbox.services.rates
    rates.enforced, rates.now = True, lambda: 1000.0
    for number in range(sandbox.world.limits.old_message_edits):
        await several[number % 2].edit(content=f"{number} games")
    sent = several[0]
    route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel.id, message_id=sent.id)
    await _expect_429(sent, route)
    young = await channel.send("just now")
    await young.edit(content="as often as one likes")
    await elsewhere.edit(content="1 game")
    rates.now = lambda: 1006.0
    await sent.edit(content="standings 2")


async def _expect_429(sent: discord.Message, route: Route) -> None:
    session = sent._state.http._HTTPClient__session  # type: ignore[attr-defined]
    headers = {"Authorization": f"Bot {sent._state.http.token}"}
    async with session.patch(route.url, json={"content": "x"}, headers=headers) as response:
        assert response.status == 429
        body = await response.json()
        assert (body["code"], body["retry_after"]) == (30046, 6.0)


async def test_discord_forgets_a_nonce_after_five_minutes(channel: discord.TextChannel, sandbox: Sandbox) -> None:
    await channel.send("once", nonce="n1")
    assert [message.nonce async for message in channel.history()] == ["n1"]
    sandbox.clock.advance(timedelta(minutes=5, seconds=1))
    assert [message.nonce async for message in channel.history()] == [None]


async def test_whoever_pins_is_named_in_a_line_below(
    channel: discord.TextChannel, server: Server, dana: Person
) -> None:
    sent = await channel.send("the board")
    await sent.pin()
    await sent.pin()
    (line,) = [message async for message in channel.history() if message.type is discord.MessageType.pins_add]
    assert line.author == channel.guild.me
    assert line.reference is not None
    assert (line.reference.channel_id, line.reference.message_id) == (channel.id, sent.id)
    assert [message.text for message in dana.sees()] == ["the board"]
    assert [message.text for message in dana.notes()] == ["(pinned a message to this channel)"]
    assert await refused(line.pin()) == (400, 50035)
    await sent.unpin()
    await line.delete()
    assert dana.notes() == []


async def test_only_a_thread_that_stands_on_no_message_is_announced(channel: discord.TextChannel, dana: Person) -> None:
    sent = await channel.send("Division 1")
    await sent.create_thread(name="Division 1")
    await channel.create_thread(name="judges", type=discord.ChannelType.private_thread)
    assert dana.notes() == []
    thread = await channel.create_thread(name="Division 2", type=discord.ChannelType.public_thread)
    (line,) = [message async for message in channel.history() if message.type is discord.MessageType.thread_created]
    assert line.content == "Division 2"
    assert line.reference is not None
    assert line.reference.channel_id == thread.id
    assert [message.text for message in dana.notes()] == ["(started a thread: Division 2)"]


# the application


async def test_the_bot_itself(bot: SampleBot, guild: discord.Guild) -> None:
    assert (await bot.application_info()).name == "Sample"
    assert (await bot.fetch_user(bot.application_id or 0)).bot
    assert [item.name async for item in bot.fetch_guilds()] == ["Club"]
    assert (await bot.fetch_guild(guild.id)).name == "Club"
    assert (await bot.http.get_bot_gateway())[0] == 1
    assert [item.name for item in await guild.fetch_roles()] == ["@everyone", "Sample"]


async def test_commands_global_and_of_one_server(bot: SampleBot, server: Server, dana: Person) -> None:
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    assert {command.name: command.id for command in await bot.tree.sync()} == before
    tree = bot.tree

    @tree.command(description="Here only", guild=discord.Object(server.id))
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    (made,) = await tree.sync(guild=discord.Object(server.id))
    assert (await dana.slash("/local")).text == "here"
    await made.edit(description="Changed")
    assert (await tree.fetch_command(made.id, guild=discord.Object(server.id))).description == "Changed"
    await made.delete()
    assert await tree.fetch_commands(guild=discord.Object(server.id)) == []


@pytest.mark.parametrize(
    "command",
    [
        {"name": "Upper", "description": "x"},
        {"name": "two words", "description": "x"},
        {"name": "x", "description": ""},
        {"name": "x", "description": "y" * 101},
        {"name": "x", "description": "y", "options": [{"type": 3, "name": "o", "description": "d"}] * 2},
        {"name": "x", "description": "y",
         "options": [{"type": 3, "name": f"o{option}", "description": "d" * 100, "choices": [
             {"name": f"{choice}" * 50, "value": f"{choice}" * 40} for choice in range(10, 14)]}
             for option in range(20)]},
        {"name": "x", "description": "y", "options": [
            {"type": 3, "name": "a", "description": "d"},
            {"type": 3, "name": "b", "description": "d", "required": True}]},
    ],
)  # fmt: skip
async def test_a_wrong_command_is_refused(bot: SampleBot, command: dict[str, Any]) -> None:
    route = Route("PUT", "/applications/{application_id}/commands", application_id=bot.application_id)
    assert await refused(bot.http.request(route, json=[command])) == (400, 50035)


async def test_a_wrong_token_and_an_unknown_address(start_bot: StartBot, sandbox: Sandbox) -> None:
    bot = await start_bot()
    assert await refused(bot.http.request(Route("GET", "/nowhere"))) == (404, 0)
    bot.http.token = sandbox.token[::-1]
    assert await refused(bot.http.request(Route("GET", "/users/@me"))) == (401, 0)
