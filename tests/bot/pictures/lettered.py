"""Drawings as the bot has them made: every text said in one language."""

from __future__ import annotations

from bot.pictures import drawing
from bot.pictures.canvas import Drawing
from bot.pictures.drawing import PictureView
from bot.pictures.texts import Speaker
from bot.pictures.themes import ThemeName
from bot.text.catalogue import in_language, say
from formats.messages.languages import ENGLISH


def drawings(view: PictureView, theme: ThemeName = "dark", language: str = ENGLISH) -> tuple[Drawing, ...]:
    """The pictures of a view in a language."""
    with in_language(language):
        return drawing.drawings(view, Speaker(language, say), theme)
