"""Colours and sizes. Every pair of colours that means different things differs in lightness too, and has a sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ThemeName = Literal["light", "dark"]

WIDTH = 400.0
"""The width of every picture, in the units of sizes: Discord's preview on a phone is about as many pixels wide."""

MARGIN = 16.0
TITLE, HEADING, BODY, SMALL, TINY = 18.0, 14.0, 13.0, 11.5, 10.5
"""The sizes of text. Nothing is smaller than `TINY`, which is what a phone still shows legibly."""


@dataclass(frozen=True, slots=True)
class Theme:
    """What a picture is coloured with.

    `series` tells things apart; its first three colours differ for people with any colour vision; `heat`
    goes from nothing to certain; the `_tint`s are backgrounds for their colours.
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
