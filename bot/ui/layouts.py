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


def board_layout(board: LiveBoard, alt: str | None = None, note: str = "") -> ui.LayoutView:
    """A new view of the board, with a picture if there is an `alt` text for it, and a small line below.

    Its buttons are DynamicItems only, without a timeout: they must outlive a restart.
    """
    container: ui.Container[Any] = ui.Container(accent_colour=COLOURS[board.tone])
    container.add_item(ui.TextDisplay(f"## {board.title}"))
    for place, section in enumerate(board.sections):
        if place:
            container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(section))
    if alt is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        container.add_item(gallery.add_item(media=f"attachment://{picture_name(1)}", description=alt))
    if note:
        container.add_item(ui.TextDisplay(f"-# {note}"))
    for start in range(0, len(board.buttons), ROW):
        container.add_item(_row(board.buttons[start : start + ROW]))
    return ui.LayoutView(timeout=None).add_item(container)


def _row(buttons: Sequence[Button]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for shown in buttons:
        row.add_item(ActionButton.of(shown))
    return row


def sending_board(board: LiveBoard, picture: Picture | None = None, *, silent: bool = False) -> dict[str, Any]:
    """The arguments of `send` for the board. It pings nobody; a `silent` one makes no sound either."""
    return {
        "view": board_layout(board, _alt(picture)),
        "files": _files(picture),
        "allowed_mentions": discord.AllowedMentions.none(),
        "silent": silent,
    }


def editing_board(board: LiveBoard, picture: Picture | None = None) -> dict[str, Any]:
    """The arguments of `edit` that make the board read like this, with this picture."""
    return {**editing_board_texts(board, _alt(picture)), "attachments": _files(picture)}


def editing_board_texts(board: LiveBoard, alt: str | None, note: str = "") -> dict[str, Any]:
    """The arguments of `edit` that make the board read like this and keep its picture, if it has one with `alt`.

    Discord keeps the attachments of a message that is edited without any.
    """
    return {"view": board_layout(board, alt, note), "allowed_mentions": discord.AllowedMentions.none()}


def _alt(picture: Picture | None) -> str | None:
    return None if picture is None else picture.alt


def _files(picture: Picture | None) -> list[discord.File]:
    return picture_files([] if picture is None else [picture])
