"""Turns our messages into what discord.py sends."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord

from bot.ui.actions import ActionButton

if TYPE_CHECKING:
    from bot.app.messages import Message

COLOURS = {"neutral": 0x5B6EE1, "good": 0x2E8B57, "attention": 0xC77700, "bad": 0xB3261E}


def embeds_of(message: Message) -> list[discord.Embed]:
    """The card of the message, if it has one."""
    if not (message.title or message.body):
        return []
    card = discord.Embed(title=message.title or None, description=message.body or None, colour=COLOURS[message.tone])
    if message.footer:
        card.set_footer(text=message.footer)
    return [card]


def view_of(message: Message) -> discord.ui.View | None:
    """A new view with the message's buttons. Only DynamicItems, never a timeout: they must outlive a restart."""
    if not message.buttons:
        return None
    view = discord.ui.View(timeout=None)
    for button in message.buttons:
        view.add_item(ActionButton.of(button))
    return view


def files_of(message: Message) -> list[discord.File]:
    """The attachments; text files are written in UTF-8."""
    return [
        discord.File(io.BytesIO(item.text.encode()), filename=item.name, description=item.description or None)
        for item in message.files
    ]


def pings_of(message: Message) -> discord.AllowedMentions:
    """Only the people named may be pinged."""
    people = [discord.Object(id=one) for one in message.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=people or False, replied_user=False)


def sending(message: Message) -> dict[str, Any]:
    """The arguments of `send` for this message."""
    arguments: dict[str, Any] = {"allowed_mentions": pings_of(message)}
    if message.content:
        arguments["content"] = message.content
    if embeds := embeds_of(message):
        arguments["embeds"] = embeds
    if view := view_of(message):
        arguments["view"] = view
    if files := files_of(message):
        arguments["files"] = files
    return arguments


def editing(message: Message) -> dict[str, Any]:
    """The arguments of `edit` that make an existing message into this one."""
    return {
        "allowed_mentions": pings_of(message),
        "content": message.content or None,
        "embeds": embeds_of(message),
        "view": view_of(message),
        "attachments": files_of(message),
    }
