"""Layout of the live board in Discord: one container with texts, a picture, and rows of buttons (Components V2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.pictures.drawing import Picture
from bot.text.messages import Button
from bot.ui.actions import ActionButton
from bot.ui.cards import COLOURS, picture_files, picture_name
from bot.views.live_board import LiveBoard

ROW = 4
"""Buttons of a row: those that all readers want are in the first."""


def board_layout(board: LiveBoard, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """A new view of the board. Its buttons are DynamicItems only, without a timeout: they must outlive a restart."""
    container: ui.Container[Any] = ui.Container(accent_colour=COLOURS[board.tone])
    container.add_item(ui.TextDisplay(f"## {board.title}"))
    for place, section in enumerate(board.sections):
        if place:
            container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(section))
    if pictures:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        container.add_item(gallery.add_item(media=f"attachment://{picture_name(1)}", description=pictures[0].alt))
    for start in range(0, len(board.buttons), ROW):
        container.add_item(_row(board.buttons[start : start + ROW]))
    return ui.LayoutView(timeout=None).add_item(container)


def _row(buttons: Sequence[Button]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for shown in buttons:
        row.add_item(ActionButton.of(shown))
    return row


def sending_board(board: LiveBoard, pictures: Sequence[Picture] = (), *, silent: bool = False) -> dict[str, Any]:
    """The arguments of `send` for the board. It pings nobody; a `silent` one makes no sound either."""
    return {
        "view": board_layout(board, pictures),
        "files": picture_files(pictures[:1]),
        "allowed_mentions": discord.AllowedMentions.none(),
        "silent": silent,
    }


def editing_board(board: LiveBoard, pictures: Sequence[Picture] = ()) -> dict[str, Any]:
    """The arguments of `edit` that make the board read like this."""
    return {
        "view": board_layout(board, pictures),
        "attachments": picture_files(pictures[:1]),
        "allowed_mentions": discord.AllowedMentions.none(),
    }
