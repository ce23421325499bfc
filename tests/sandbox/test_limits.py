"""Every limit of the table: as much as it says is taken, one more is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.sandbox.checks.commands import check_commands
from bot.sandbox.checks.messages import NewFile, check_message
from bot.sandbox.checks.modals import check_modal
from bot.sandbox.errors import ApiError
from bot.sandbox.limits import LIMITS, Limits
from bot.sandbox.server import Sandbox
from bot.sandbox.world.permissions import ALL
from tests.sandbox.conftest import connected
from tests.sandbox.sample_bot import SampleBot

Json = dict[str, Any]
Send = Callable[[int, Limits], object]

V2 = 1 << 15


def message(make: Callable[[int], Json], *, uploads: int = 0) -> Send:
    """Checks a message in which there is so much of something."""
    files = {f"files[{number}]": NewFile("a.txt", b"x") for number in range(uploads)}
    return lambda size, limits: check_message(make(size), files, limits)


def embed(make: Callable[[int], Json]) -> Send:
    return message(lambda size: {"embeds": [make(size)]})


def layout(make: Callable[[int], list[Json]]) -> Send:
    return message(lambda size: {"flags": V2, "components": make(size)})


def row(make: Callable[[int], list[Json]]) -> Send:
    return message(lambda size: {"content": "x", "components": [{"type": 1, "components": make(size)}]})


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **more}


def select(options: list[Json], **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options, **more}


def option(number: int = 0, **more: Any) -> Json:
    return {"label": "x", "value": f"v{number}", **more}


def options(size: int) -> list[Json]:
    return [option(number) for number in range(size)]


def modal(make: Callable[[int], Json]) -> Send:
    """Checks a form with so much of something."""
    form: Json = {"custom_id": "m", "title": "x", "components": [labelled({"type": 4, "custom_id": "t", "style": 1})]}
    return lambda size, limits: check_modal({**form, **make(size)}, limits)


def labelled(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "x", "component": component, **more}


def item(make: Callable[[int], Json]) -> Send:
    return modal(lambda size: {"components": [make(size)]})


def text_input(**more: Any) -> Json:
    return labelled({"type": 4, "custom_id": "t", "style": 1, **more})


def command(make: Callable[[int], Json]) -> Send:
    """Checks a command with so much of something."""
    return lambda size, limits: check_commands([{"name": "x", "description": "x", **make(size)}], limits)


def argument(make: Callable[[int], Json]) -> Send:
    return command(lambda size: {"options": [{"name": "o", "description": "x", "type": 3, **make(size)}]})


def poll(make: Callable[[int], Json]) -> Send:
    whole: Json = {"question": {"text": "x"}, "answers": [{"poll_media": {"text": "x"}}]}
    return message(lambda size: {"poll": {**whole, **make(size)}})


CHECKED: dict[str, Send] = {
    "content": message(lambda size: {"content": "x" * size}),
    "nonce": message(lambda size: {"content": "x", "nonce": "1" * size}),
    "embeds": message(lambda size: {"embeds": [{"title": "x"}] * size}),
    "embed_title": embed(lambda size: {"title": "x" * size}),
    "embed_description": embed(lambda size: {"description": "x" * size}),
    "embed_fields": embed(lambda size: {"fields": [{"name": "x", "value": "x"}] * size}),
    "embed_field_name": embed(lambda size: {"fields": [{"name": "x" * size, "value": "x"}]}),
    "embed_field_value": embed(lambda size: {"fields": [{"name": "x", "value": "x" * size}]}),
    "embed_footer": embed(lambda size: {"footer": {"text": "x" * size}}),
    "embed_author": embed(lambda size: {"author": {"name": "x" * size}}),
    "embed_total": message(
        lambda size: {"embeds": [{"description": "x" * 3000}, {"description": "x" * (size - 3000)}]}
    ),
    "alt_text": message(
        lambda size: {"content": "x", "attachments": [{"id": 0, "description": "x" * size}]}, uploads=1
    ),
    "files": lambda size, limits: message(lambda _: {"content": "x"}, uploads=size)(size, limits),
    "file_bytes": lambda size, limits: check_message({}, {"files[0]": NewFile("a", b"x" * size)}, limits),
    "poll_question": poll(lambda size: {"question": {"text": "x" * size}}),
    "poll_answers": poll(lambda size: {"answers": [{"poll_media": {"text": "x"}}] * size}),
    "poll_answer": poll(lambda size: {"answers": [{"poll_media": {"text": "x" * size}}]}),
    "poll_hours": poll(lambda size: {"duration": size}),
    "rows": message(
        lambda size: {"components": [{"type": 1, "components": [button(number)]} for number in range(size)]}
    ),
    "row_buttons": row(lambda size: [button(number) for number in range(size)]),
    "button_label": row(lambda size: [button(label="x" * size)]),
    "custom_id": row(lambda size: [button(custom_id="x" * size)]),
    "url": row(lambda size: [{"type": 2, "style": 5, "label": "x", "url": "x" * size}]),
    "select_options": row(lambda size: [select(options(size))]),
    "option_label": row(lambda size: [select([option(label="x" * size)])]),
    "option_value": row(lambda size: [select([option(value="x" * size)])]),
    "option_description": row(lambda size: [select([option(description="x" * size)])]),
    "placeholder": row(lambda size: [select(options(1), placeholder="x" * size)]),
    "v2_components": layout(lambda size: [{"type": 10, "content": "x"}] * size),
    "v2_text": layout(lambda size: [{"type": 10, "content": "x" * (size - 1)}, {"type": 10, "content": "x"}]),
    "gallery_items": layout(lambda size: [{"type": 12, "items": [{"media": {"url": "https://x.example/a"}}] * size}]),
    "section_texts": layout(
        lambda size: [{"type": 9, "components": [{"type": 10, "content": "x"}] * size, "accessory": button()}]
    ),
    "modal_title": modal(lambda size: {"title": "x" * size}),
    "modal_items": modal(lambda size: {"components": [text_input(custom_id=f"t{number}") for number in range(size)]}),
    "label": item(lambda size: text_input() | {"label": "x" * size}),
    "label_description": item(lambda size: text_input() | {"description": "x" * size}),
    "text_input": item(lambda size: text_input(max_length=size)),
    "text_placeholder": item(lambda size: text_input(placeholder="x" * size)),
    "radio_most": item(lambda size: labelled({"type": 21, "custom_id": "r", "options": options(size)})),
    "checkbox_most": item(lambda size: labelled({"type": 22, "custom_id": "c", "options": options(size)})),
    "upload_files": item(lambda size: labelled({"type": 19, "custom_id": "u", "max_values": size})),
    "commands": lambda size, limits: check_commands(
        [{"name": f"c{number}", "description": "x"} for number in range(size)], limits
    ),
    "menu_commands": lambda size, limits: check_commands(
        [{"name": f"c{number}", "type": 2} for number in range(size)], limits
    ),
    "command_name": command(lambda size: {"name": "x" * size}),
    "command_description": command(lambda size: {"description": "x" * size}),
    "command_options": command(
        lambda size: {"options": [{"name": f"o{number}", "description": "x", "type": 3} for number in range(size)]}
    ),
    "file_types": argument(lambda size: {"type": 11, "file_types": [f".{number}" for number in range(size)]}),
    "choices": argument(lambda size: {"choices": [{"name": "x", "value": str(number)} for number in range(size)]}),
    "choice_name": argument(lambda size: {"choices": [{"name": "x" * size, "value": "x"}]}),
    "choice_value": argument(lambda size: {"choices": [{"name": "x", "value": "x" * size}]}),
}
"""So much of it is sent."""


@pytest.mark.parametrize("name", CHECKED)
def test_as_much_is_taken_and_one_more_is_refused(name: str) -> None:
    most = getattr(LIMITS, name)
    CHECKED[name](most, LIMITS)
    with pytest.raises(ApiError) as caught:
        CHECKED[name](most + 1, LIMITS)
    assert caught.value.status in {400, 413}


def test_a_command_is_limited_as_a_whole() -> None:
    wide = replace(LIMITS, command_total=20)
    check_commands([{"name": "x" * 10, "description": "x" * 10}], wide)
    with pytest.raises(ApiError):
        check_commands([{"name": "x" * 11, "description": "x" * 10}], wide)


def test_a_choice_by_radio_buttons_needs_two() -> None:
    form = item(lambda size: labelled({"type": 21, "custom_id": "r", "options": options(size)}))
    form(LIMITS.radio_least, LIMITS)
    with pytest.raises(ApiError):
        form(LIMITS.radio_least - 1, LIMITS)


FEW = replace(
    LIMITS, channels=4, category_channels=1, pins=1, roles=4, events=1, reactions=1, nick=3, channel_name=3, topic=3,
    role_name=3, event_name=3, bulk_delete=2,
)  # fmt: skip
"""Limits of which there is soon enough."""


async def refused(call: Awaitable[object]) -> int:
    """The code of a refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await call
    return caught.value.code


async def test_counts_of_a_server_are_limited() -> None:
    async with Sandbox(bot_name="Sample", bot_permissions=ALL, limits=FEW) as sandbox:
        server = sandbox.guild("Club", channels=("abc",))
        bot = SampleBot()
        async with connected(sandbox, bot, "join"):
            guild = bot.get_guild(server.id)
            assert guild is not None
            channel = guild.text_channels[0]
            first, second = [await channel.send("x") for _ in range(2)]
            await first.pin()
            assert await refused(second.pin()) == 30003
            await first.add_reaction("👍")
            assert await refused(first.add_reaction("👎")) == 30010
            assert await refused(channel.delete_messages([await channel.send("x") for _ in range(3)])) == 50016
            category = await guild.create_category("cat")
            await category.create_text_channel("in")
            assert await refused(category.create_text_channel("out")) == 50035
            assert await refused(channel.edit(category=category)) == 50035
            assert await refused(guild.create_text_channel("long")) == 50035
            assert await refused(guild.create_text_channel("b", topic="long")) == 50035
            await guild.create_text_channel("b")
            assert await refused(guild.create_text_channel("c")) == 30013
            assert await refused(guild.create_role(name="long")) == 50035
            for _ in range(FEW.roles - len(server.guild.roles)):
                await guild.create_role(name="r")
            assert await refused(guild.create_role(name="r")) == 30005
            assert await refused(guild.me.edit(nick="long")) == 50035
            await event(guild, "one")
            assert await refused(event(guild, "two")) == 30038
            assert await refused(event(guild, "long")) == 50035


async def event(guild: discord.Guild, name: str) -> None:
    """Announce one for tomorrow."""
    begins = discord.utils.utcnow() + timedelta(days=1)
    await guild.create_scheduled_event(
        name=name,
        start_time=begins,
        end_time=begins + timedelta(hours=1),
        entity_type=discord.EntityType.external,
        location="x",
        privacy_level=discord.PrivacyLevel.guild_only,
    )


BESIDE = {
    "answer_seconds", "patience_seconds", "settling_seconds", "token_seconds", "open_form_seconds", "upload_seconds",
    "ephemeral_kept", "nonce_seconds",
    "old_message_seconds", "old_message_edits", "old_message_edit_seconds",
    "dm_openings", "dm_opening_seconds", "dm_refusals", "dm_refusal_seconds",
    "refreshed_urls", "page", "members_page", "active_threads",
    "forum_topic", "forum_tags", "tag_name", "applied_tags", "pinned_threads", "event_description", "event_location",
    "command_grants", "bulk_delete_least", "requests_per_second", "kept_buckets", "invalid_requests",
    "invalid_window_seconds", "gateway_frames", "gateway_seconds", "session_starts", "session_window_seconds",
    "identify_seconds",
}  # fmt: skip
"""Those tried beside what they are about: time, pages, forums, rates and the gateway have tests of their own."""


def test_every_limit_is_tried() -> None:
    known = {field.name for field in fields(Limits)}
    few = {name for name in known if getattr(FEW, name) != getattr(LIMITS, name)}
    assert {*CHECKED, *few, "command_total", "radio_least"} | BESIDE == known
