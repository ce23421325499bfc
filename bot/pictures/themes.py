"""Colours and sizes. Colours with different meanings also differ in lightness, and are accompanied by a sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
    on_accent: str
    win: str
    win_tint: str
    loss: str
    loss_tint: str
    neutral_tint: str
    medals: tuple[str, str, str]
    on_medal: str
    series: tuple[str, ...]
    heat: tuple[str, ...]


LIGHT = Theme(
    name="light",
    page="#ffffff",
    band="#f4f5f8",
    rule="#d5d9e0",
    ink="#16191f",
    quiet="#515866",
    faint="#666e7b",
    accent="#0b5cad",
    on_accent="#ffffff",
    win="#0b5cad",
    win_tint="#d9e8f8",
    loss="#a34700",
    loss_tint="#fce6d4",
    neutral_tint="#e8eaee",
    medals=("#e3b23c", "#b9c0ca", "#cd8f5c"),
    on_medal="#16191f",
    series=("#0072b2", "#d55e00", "#00513b", "#b5568a", "#a67c00", "#3a8fc4", "#5b6470"),
    heat=("#ffffff", "#deebf7", "#b7d3ea", "#7fb1d9", "#3f86c0", "#15599c", "#08306b"),
)

DARK = Theme(
    name="dark",
    page="#1b1d22",
    band="#24272e",
    rule="#3b404a",
    ink="#f1f3f6",
    quiet="#b3bac6",
    faint="#97a0ae",
    accent="#6cb2f2",
    on_accent="#0d1520",
    win="#8cc4f8",
    win_tint="#1c3b58",
    loss="#ffb27a",
    loss_tint="#512f17",
    neutral_tint="#343943",
    medals=("#e3b23c", "#b9c0ca", "#cd8f5c"),
    on_medal="#16191f",
    series=("#56b4e9", "#f08a3c", "#a8f0cf", "#e08fbd", "#e8c547", "#9db8ff", "#a3abb8"),
    heat=("#1b1d22", "#1d3044", "#20486b", "#2a6699", "#4389c4", "#7cb4e3", "#c5e1f9"),
)

THEMES: dict[ThemeName, Theme] = {"light": LIGHT, "dark": DARK}
