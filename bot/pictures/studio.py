"""Any view model to finished pictures: what the worker process runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.pictures.canvas import Drawing
from bot.pictures.render import render
from bot.pictures.texts import Speaker, lettered_by
from bot.pictures.themes import THEMES, Theme, ThemeName


class PictureView(Protocol):
    """Everything that can be drawn: a frozen dataclass of plain values, as it travels to the worker process."""

    def draw(self, theme: Theme) -> tuple[Drawing, ...]:
        """The view as SVG, each with its alt text: one picture, or several where there is much to show."""
        ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and the alt text that says what it says (at most 1,024)."""

    png: bytes
    alt: str


def drawings(view: PictureView, speaker: Speaker, theme: ThemeName = "dark") -> tuple[Drawing, ...]:
    """The pictures of a view as SVG: one, or several where it is large. Every text is said by the speaker."""
    with lettered_by(speaker):
        return view.draw(THEMES[theme])


def paint(view: PictureView, speaker: Speaker, theme: ThemeName = "dark") -> tuple[Picture, ...]:
    """The pictures of a view as PNG. Takes a tenth of a second each: call it in the worker process."""
    return tuple(Picture(render(drawing.svg), drawing.alt) for drawing in drawings(view, speaker, theme))
