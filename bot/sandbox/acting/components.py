"""Use of buttons and select menus of messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox.acting.visibility import channel_named, role_named, user_named, visible_message
from bot.sandbox.checks.components import (
    BUTTON,
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    USER_SELECT,
    walk,
)
from bot.sandbox.interaction_json import Resolved
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world.models import Channel, Json, Message
from bot.sandbox.world.permissions import can_send
from bot.sandbox.world.store import World
from bot.sandbox.world.threads import unarchive

_LINK = 5


def label_of(component: Json) -> str:
    """Return the text of a button or select: label, placeholder, emoji or custom id."""
    emoji = (component.get("emoji") or {}).get("name") or ""
    return str(component.get("label") or component.get("placeholder") or emoji or component.get("custom_id") or "")


def _component(message: Message, custom_id: str, kinds: Sequence[int]) -> Json:
    """Return the enabled component with that custom id. Raises `PersonError` if there is none."""
    for component in walk(message.components):
        if component.get("custom_id") == custom_id and component.get("type") in kinds:
            if component.get("disabled"):
                raise PersonError(f"{label_of(component)} is disabled.")
            return component
    raise PersonError(f"The message has no {custom_id} to use.")


def click(services: Services, user_id: int, message_id: int, custom_id: str) -> Interaction:
    """Press a button."""
    channel, message = _usable(services, message_id, user_id)
    button = _component(message, custom_id, (BUTTON,))
    if button.get("style") == _LINK:
        raise PersonError(f"{label_of(button)} only opens an address.")
    data = {"custom_id": custom_id, "component_type": BUTTON, "id": button["id"]}
    return services.interactions.start(Kind.COMPONENT, user_id, channel, data, source=message)


def select(services: Services, user_id: int, message_id: int, custom_id: str, values: Sequence[str]) -> Interaction:
    """Choose values in a select menu. People, roles and channels may be given by name, options by label."""
    channel, message = _usable(services, message_id, user_id)
    menu = _component(message, custom_id, SELECTS)
    resolved = Resolved(services.world, channel, user_id)
    chosen = chosen_values(services.world, channel, user_id, menu, values, resolved)
    data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu["id"], "values": chosen}
    return services.interactions.start(Kind.COMPONENT, user_id, channel, resolved.into(data), source=message)


def _usable(services: Services, message_id: int, user_id: int) -> tuple[Channel, Message]:
    """Return channel and message of a component that can be used; reopens an archived thread first, as clients do."""
    channel, message = visible_message(services.world, message_id, user_id)
    if channel.guild_id is not None and services.world.bot.id not in services.world.guild_of(channel).members:
        raise PersonError("The bot is not in this server.")
    if channel.thread is not None and (channel.thread.archived or channel.thread.locked):
        # A client unarchives the thread first; in a locked one, components cannot be used.
        if not can_send(services.world, channel, user_id):
            raise PersonError(f"{channel.name} is closed; nothing can be pressed in it.")
        unarchive(services.world, channel)
    return channel, message


def chosen_values(
    world: World, channel: Channel, user_id: int, menu: Json, values: Sequence[str], resolved: Resolved
) -> list[str]:
    """Return the ids or values chosen in a select, in the order chosen.

    Raises `PersonError` for too few, too many, repeated or unknown values.
    """
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not low <= len(values) <= high:
        raise PersonError(f"{label_of(menu)} takes {low} to {high} choices, not {len(values)}.")
    if len(set(values)) != len(values):
        raise PersonError("The same thing cannot be chosen twice.")
    if menu["type"] == STRING_SELECT:
        return [option_value(menu, value, label_of(menu)) for value in values]
    return [_chosen_object(world, channel, user_id, menu["type"], value, resolved) for value in values]


def option_value(menu: Json, value: str, label: str) -> str:
    """Return the value of the option with this value or label; `label` names the menu in the error."""
    for key in ("value", "label"):
        for option in menu["options"]:
            if option[key] == value:
                return str(option["value"])
    offered = ", ".join(option["label"] for option in menu["options"])
    raise PersonError(f"{label} offers {offered}; {value} is not among them.")


def _chosen_object(world: World, channel: Channel, user_id: int, kind: int, value: str, resolved: Resolved) -> str:
    guild = world.guild_of(channel) if channel.guild_id is not None else None
    role = role_named(guild, value) if guild is not None else None
    if kind in (ROLE_SELECT, MENTIONABLE_SELECT) and role is not None:
        resolved.role(role.id)
        return str(role.id)
    if kind in (USER_SELECT, MENTIONABLE_SELECT):
        user = user_named(world, value, guild)
        resolved.user(user.id)
        return str(user.id)
    if kind == CHANNEL_SELECT:
        chosen = channel_named(world, value, user_id)
        resolved.channel(chosen)
        return str(chosen.id)
    raise PersonError(f"There is no {value} to choose.")
