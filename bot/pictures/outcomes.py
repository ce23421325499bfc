"""Outcomes of games in cells: a colour and always a sign, so that colour is never the only information."""

from __future__ import annotations

from typing import Literal

from bot.pictures.canvas import Canvas
from bot.pictures.themes import Theme

Outcome = Literal["win", "loss", "tie", "bye", "open", "idle", "self"]

SIGNS: dict[Outcome, str] = {"win": "+", "loss": "−", "tie": "=", "bye": "b", "open": "?", "idle": "", "self": ""}


def colours(theme: Theme, outcome: Outcome) -> tuple[str, str]:
    """Return background and text colour of an outcome."""
    return {
        "win": (theme.win_tint, theme.win),
        "loss": (theme.loss_tint, theme.loss),
        "tie": (theme.neutral_tint, theme.ink),
        "bye": (theme.neutral_tint, theme.quiet),
        "open": (theme.page, theme.quiet),
        "idle": (theme.page, theme.faint),
        "self": (theme.rule, theme.rule),
    }[outcome]


def cell(
    canvas: Canvas, x: float, y: float, width: float, height: float, outcome: Outcome, text: str, size: float
) -> None:
    """Draw a cell with its upper left corner at `x`, `y`."""
    back, ink = colours(canvas.theme, outcome)
    border = canvas.theme.rule if outcome == "open" else ""
    if outcome != "idle":
        canvas.rect(x, y, width, height, back, radius=3, stroke=border)
    elif not text:
        canvas.circle(x + width / 2, y + height / 2, 1.3, canvas.theme.faint)
    if text:
        canvas.text(
            x + width / 2, y + height / 2 + size * 0.36, text, size, fill=ink, weight=600, anchor="middle", room=width
        )
