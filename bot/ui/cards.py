"""Convert messages to the arguments of discord.py."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord

from bot.pictures.drawing import Picture
from bot.text.messages import FILE_LIMIT, Message
from bot.ui.actions import ActionButton

COLOURS = {"neutral": 0x5B6EE1, "good": 0x2E8B57, "attention": 0xC77700, "bad": 0xB3261E}


def embeds_of(message: Message, pictures: int = 0) -> list[discord.Embed]:
    """The card of the message, if it has one, with the first of so many pictures, and a card for each further one.

    Discord tiles several pictures that are attached without a card: on a phone their text would not be legible.
    """
    cards: list[discord.Embed] = []
    if message.title or message.body:
        card = discord.Embed(title=message.title or None, description=message.body or None)
        if message.footer:
            card.set_footer(text=message.footer)
        cards.append(card)
    cards = with_pictures(cards, min(pictures, FILE_LIMIT - len(message.files)))
    for card in cards:
        card.colour = discord.Colour(COLOURS[message.tone])
    return cards


def with_pictures(cards: Sequence[discord.Embed], count: int) -> list[discord.Embed]:
    """Show a picture in each card, and add a card for each further one."""
    shown = [*cards, *(discord.Embed() for _ in range(count - len(cards)))]
    for number, card in enumerate(shown[:count], start=1):
        card.set_image(url=f"attachment://{picture_name(number)}")
    return shown


def view_of(message: Message) -> discord.ui.View | None:
    """A new view with the message's buttons. Only DynamicItems, never a timeout: they must outlive a restart.

    The view is stopped at once: discord.py then keeps no reference and no timer of its own for each message.
    """
    if not message.buttons:
        return None
    view = discord.ui.View(timeout=None)
    for button in message.buttons:
        view.add_item(ActionButton.of(button))
    view.stop()
    return view


def picture_name(number: int) -> str:
    """Return the file name of a picture."""
    return f"picture-{number}.png"


def picture_files(pictures: Sequence[Picture]) -> list[discord.File]:
    """Pictures with their alt texts, as many as a message takes."""
    return [
        discord.File(io.BytesIO(picture.png), filename=picture_name(number), description=picture.alt)
        for number, picture in enumerate(pictures[:FILE_LIMIT], start=1)
    ]


def files_of(message: Message, pictures: Sequence[Picture] = ()) -> list[discord.File]:
    """The attachments, pictures first; text files are written in UTF-8."""
    return [
        *picture_files(pictures[: FILE_LIMIT - len(message.files)]),
        *_text_files(message),
    ]


def _text_files(message: Message) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(item.data()), filename=item.name, description=item.description or None)
        for item in message.files
    ]


def pings_of(message: Message) -> discord.AllowedMentions:
    """Only the people named may be pinged."""
    people = [discord.Object(id=discord_id) for discord_id in message.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=people or False, replied_user=False)


def sending(message: Message, pictures: Sequence[Picture] = ()) -> dict[str, Any]:
    """The arguments of `send` for this message."""
    arguments: dict[str, Any] = {"allowed_mentions": pings_of(message)}
    if message.content:
        arguments["content"] = message.content
    if embeds := embeds_of(message, len(pictures)):
        arguments["embeds"] = embeds
    if view := view_of(message):
        arguments["view"] = view
    if files := files_of(message, pictures):
        arguments["files"] = files
    return arguments


def editing(message: Message, pictures: Sequence[Picture] = ()) -> dict[str, Any]:
    """The arguments of `edit` that make an existing message into this one."""
    return {**editing_text(message, len(pictures)), "attachments": files_of(message, pictures)}


def editing_text(message: Message, pictures: int) -> dict[str, Any]:
    """The arguments of `edit` that make an existing message into this one and keep its files: so many pictures.

    Discord keeps the attachments of a message that is edited without any.
    """
    return {
        "allowed_mentions": pings_of(message),
        "content": message.content or None,
        "embeds": embeds_of(message, pictures),
        "view": view_of(message),
    }
