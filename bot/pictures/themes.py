"""Colours and sizes. Colours with different meanings also differ in lightness, and are accompanied by a sign."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter

ThemeName = Literal["light", "dark"]

WIDTH, MARGIN = 320.0, 12.0
"""Width of every picture and of its margins, in units."""

TITLE, HEADING, BODY, SMALL, TINY = 16.5, 14.0, 13.0, 11.5, 10.5
"""Sizes of text in units, largest to smallest."""

SEEN_WIDTH, SEEN_HEIGHT = 279.0, 350.0
"""Pixels into which a phone 390 pixels wide fits the picture of an embed.

Of 390 pixels the column of avatars takes 72 and the right edge 16; border and padding of the embed leave 279, as in
the sandbox. Discord shrinks pictures taller than 350 pixels.
"""

LEGIBLE = 9.0
"""Smallest size in pixels, as seen on a phone, of any text in a picture."""

TALLEST = SEEN_HEIGHT * TINY / LEGIBLE
"""Maximum height of a picture in units: taller ones would be shrunk until their smallest text is not legible."""


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
