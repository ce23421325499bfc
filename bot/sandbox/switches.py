"""Switches that the hosting program adds to the page, for example "demo players"."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.refusals import PersonError

SwitchCallback = Callable[[bool, str | None], Awaitable[None] | None]


@dataclass(slots=True)
class Switch:
    """A switch. `callback(on, value)` is called (and awaited) when it is used.

    `choices` are (value, label) pairs; `value` is the chosen one, by default the first.
    """

    key: str
    label: str
    help: str
    callback: SwitchCallback
    choices: tuple[tuple[str, str], ...] | None = None
    on: bool = False
    value: str | None = None

    def __post_init__(self) -> None:
        self.choices = None if self.choices is None else tuple(self.choices)
        if self.value is None and self.choices:
            self.value = self.choices[0][0]

    def as_json(self) -> dict[str, Any]:
        """Return the switch for the page."""
        choices = None if self.choices is None else [{"value": value, "label": label} for value, label in self.choices]
        return {
            "key": self.key,
            "label": self.label,
            "help": self.help,
            "on": self.on,
            "choices": choices,
            "value": self.value,
        }


class Switches:
    """All switches, in the order added."""

    def __init__(self) -> None:
        self._switches: dict[str, Switch] = {}

    def add(self, switch: Switch) -> None:
        """Add a switch, or replace the one with the same key."""
        self._switches[switch.key] = switch

    async def set(self, key: str, *, on: bool | None = None, value: str | None = None) -> None:
        """Turn a switch on or off, or choose a value. Raises `PersonError` for an unknown switch or choice."""
        switch = self._switches.get(key)
        if switch is None:
            raise PersonError(f"There is no switch called {key}.")
        if value is not None and value not in {offered for offered, _ in switch.choices or ()}:
            raise PersonError(f"{switch.label} does not offer {value}.")
        switch.on = switch.on if on is None else on
        switch.value = switch.value if value is None else value
        outcome = switch.callback(switch.on, switch.value)
        if inspect.isawaitable(outcome):
            await outcome

    def as_json(self) -> list[dict[str, Any]]:
        """Return all switches for the page."""
        return [switch.as_json() for switch in self._switches.values()]
