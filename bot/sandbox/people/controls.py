"""The controls of a message as a person sees them: buttons and select menus."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label and whether it can be pressed."""

    label: str
    custom_id: str | None
    url: str | None
    style: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu: its label, and the options of a string select as (value, label)."""

    label: str
    custom_id: str
    kind: int
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]
    disabled: bool
