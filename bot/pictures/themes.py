"""Colours and sizes. Colours with different meanings also differ in lightness, and are accompanied by a sign."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter

ThemeName = Literal["light", "dark"]

WIDTH = 400.0
"""Width of every picture in units; about the number of pixels of Discord's preview on a phone."""

MARGIN = 16.0
TITLE, HEADING, BODY, SMALL, TINY = 18.0, 14.0, 13.0, 11.5, 10.5
"""Sizes of text. `TINY` is the smallest legible size on a phone."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of a picture.

    `series` distinguishes items; its first three colours are distinguishable with any colour vision. `heat` ranges from
    impossible to certain. The `_tint`s are backgrounds of the colours they are named after.
    """

    name: ThemeName
    page: str
    band: str
    rule: str
    ink: str
    quiet: str
    faint: str
    accent: str
    win: str
    win_tint: str
    loss: str
    loss_tint: str
    neutral_tint: str
    medals: tuple[str, str, str]
    on_medal: str
    series: tuple[str, ...]
    heat: tuple[str, ...]


THEMES = TypeAdapter(dict[ThemeName, Theme]).validate_json(Path(__file__).with_name("themes.json").read_bytes())
