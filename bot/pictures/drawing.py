"""Draw and render view models in one language; executed by worker processes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from bot.pictures.canvas import Drawing
from bot.pictures.render import render
from bot.pictures.texts import Speaker, lettered_by
from bot.pictures.themes import THEMES, Theme, ThemeName


class PictureView(Protocol):
    """A view model: a frozen dataclass of plain values, which can be sent to a worker process."""

    def draw(self, theme: Theme) -> Iterable[Drawing]:
        """Return one or more pictures as SVG, each with its alt text."""
        ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its alt text (at most 1,024 characters)."""

    png: bytes
    alt: str


def drawings(
    view: PictureView, speaker: Speaker, theme: ThemeName = "dark", most: int | None = None
) -> tuple[Drawing, ...]:
    """Return the pictures of a view as SVG, at most so many, with texts in the speaker's language."""
    with lettered_by(speaker):
        return tuple(islice(view.draw(THEMES[theme]), most))


def paint(
    view: PictureView, speaker: Speaker, theme: ThemeName = "dark", most: int | None = None
) -> tuple[Picture, ...]:
    """Return the pictures of a view as PNG, at most so many. Takes about 50 ms each: call it in a worker process."""
    return tuple(Picture(render(drawing.svg), drawing.alt) for drawing in drawings(view, speaker, theme, most))
