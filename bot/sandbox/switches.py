"""Switches that the hosting program adds to the page, for example "demo players"."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox.refusals import PersonError

SwitchCallback = Callable[[bool, str | None], Awaitable[None] | None]


@dataclass(slots=True)
class Switch:
    """A switch. `choices` are (value, label) pairs; `value` is the chosen one."""

    key: str
    label: str
    help: str
    callback: SwitchCallback
    choices: tuple[tuple[str, str], ...] | None
    on: bool
    value: str | None

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

    def add(
        self,
        key: str,
        label: str,
        help_text: str,
        callback: SwitchCallback,
        choices: Sequence[tuple[str, str]] | None = None,
        *,
        on: bool = False,
        value: str | None = None,
    ) -> Switch:
        """Add a switch; `callback(on, value)` is called (and awaited) when it is used."""
        offered = None if choices is None else tuple(choices)
        if value is None and offered:
            value = offered[0][0]
        switch = Switch(key, label, help_text, callback, offered, on, value)
        self._switches[key] = switch
        return switch

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
