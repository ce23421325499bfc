"""Descriptions of interactions for the log."""

from __future__ import annotations

from typing import Any

import discord


def describe(interaction: discord.Interaction) -> str:
    """Describe an interaction for the log: names and lengths, never typed values, which may be secret."""
    what = f"{interaction.type.name} {_shape(interaction.data)}"
    return f"{what} by {interaction.user.id} in {interaction.channel_id}"


NAMING = frozenset({"name", "custom_id", "type", "component_type", "focused"})
"""What says which thing was used, not what was said with it."""


def _shape(data: Any, key: str = "") -> Any:
    """Return the structure of the data with the lengths of texts in place of the texts."""
    match data:
        case {}:
            return {name: _shape(value, str(name)) for name, value in data.items() if name != "resolved"}
        case list():
            return [_shape(part, key) for part in data]
        case str() if key not in NAMING:
            return f"<{len(data)} characters>"
    return data
