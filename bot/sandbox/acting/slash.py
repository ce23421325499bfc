"""Slash commands, their autocomplete, and context menus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.sandbox.acting.visibility import channel_named, role_named, user_named, visible_channel, visible_message
from bot.sandbox.commands import CHAT_INPUT, MESSAGE_MENU, USER_MENU, options_of
from bot.sandbox.interaction_json import Resolved
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.localisation import is_called
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world.models import Attachment, Channel, Json
from bot.sandbox.world.store import World

_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _FILE = range(3, 12)
_LONGEST_TEXT = 6_000


def slash(services: Services, user_id: int, channel_id: int, command: str, options: Mapping[str, Any]) -> Interaction:
    """Use a slash command such as "td create" with options.

    Raises `PersonError` for input that Discord's client rejects.
    """
    channel, registered, steps = _command(services, user_id, channel_id, command)
    resolved = Resolved(services.world, channel, user_id)
    wanted = options_of(registered, steps)
    options = _by_registered_names(wanted, options, services.world.user(user_id).locale)
    filled = _filled(services.world, channel, user_id, wanted, options, resolved)
    for option in wanted:
        if option.get("required") and option["name"] not in options:
            raise PersonError(f"/{' '.join(_words(command))} needs the option {option['name']}.")
    data = resolved.into(_data(registered, steps, filled))
    name = " ".join(item["name"] for item in (registered, *steps))
    return services.interactions.start(Kind.COMMAND, user_id, channel, data, name=name)


def _by_registered_names(wanted: list[Json], options: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Map option and choice names in the user's locale to the names registered by the bot."""
    registered = {}
    for name, value in options.items():
        option = next((item for item in wanted if is_called(item, name, locale)), None)
        if option is None:
            registered[name] = value
            continue
        choice = next((item for item in option.get("choices") or () if is_called(item, str(value), locale)), None)
        registered[option["name"]] = choice["value"] if choice is not None else value
    return registered


def autocomplete(
    services: Services, user_id: int, channel_id: int, command: str, options: Mapping[str, Any], focused: str
) -> Interaction:
    """Request the bot's suggestions for the option `focused`, which the user is typing."""
    channel, registered, steps = _command(services, user_id, channel_id, command)
    wanted = options_of(registered, steps)
    locale = services.world.user(user_id).locale
    options = _by_registered_names(wanted, options, locale)
    target = next((option for option in wanted if is_called(option, focused, locale)), None)
    if target is None or not target.get("autocomplete"):
        raise PersonError(f"The option {focused} of /{' '.join(_words(command))} does not suggest anything.")
    focused = target["name"]
    known = {option["name"]: option for option in wanted}
    filled = []
    for name, value in options.items():
        if name not in known:
            raise PersonError(f"/{' '.join(_words(command))} has no option {name}.")
        # Incomplete input is sent without conversion.
        filled.append({"name": name, "type": known[name]["type"], "value": value})
    if focused not in options:
        filled.append({"name": focused, "type": target["type"], "value": ""})
    for item in filled:
        if item["name"] == focused:
            item["focused"] = True
    return services.interactions.start(Kind.AUTOCOMPLETE, user_id, channel, _data(registered, steps, filled))


def menu(services: Services, user_id: int, channel_id: int, command: str, target: int) -> Interaction:
    """Use an entry of the context menu of a user or a message."""
    world = services.world
    channel = visible_channel(world, channel_id, user_id)
    resolved = Resolved(world, channel, user_id)
    kind = USER_MENU if target in world.users else MESSAGE_MENU
    if kind == USER_MENU:
        resolved.user(target)
    else:
        resolved.message(visible_message(world, target, user_id)[1])
    entry = services.commands.find([command], channel.guild_id, kind, locale=world.user(user_id).locale)
    if entry is None or not services.commands.usable(entry[0], channel, user_id):
        raise PersonError(f"There is no menu entry {command}.")
    data = resolved.into({"id": entry[0]["id"], "name": entry[0]["name"], "type": kind, "target_id": str(target)})
    return services.interactions.start(Kind.COMMAND, user_id, channel, data, name=entry[0]["name"])


def _words(command: str) -> list[str]:
    return command.removeprefix("/").split()


def _command(services: Services, user_id: int, channel_id: int, command: str) -> tuple[Channel, Json, list[Json]]:
    channel = visible_channel(services.world, channel_id, user_id)
    if channel.thread is not None and channel.thread.archived:
        raise PersonError("Slash commands do not work in an archived thread.")
    words = _words(command)
    locale = services.world.user(user_id).locale
    entry = services.commands.find(words, channel.guild_id, locale=locale) if words else None
    if entry is None:
        raise PersonError(f"There is no command /{' '.join(words)}.")
    if channel.guild_id is not None and services.world.bot.id not in services.world.guild_of(channel).members:
        raise PersonError("The bot is not in this server.")
    if not services.commands.usable(entry[0], channel, user_id):
        raise PersonError(f"{services.world.name_of(user_id)} may not use /{' '.join(words)} here.")
    return channel, entry[0], entry[1]


def _data(command: Json, steps: list[Json], filled: list[Json]) -> Json:
    options = filled
    for step in reversed(steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _filled(
    world: World, channel: Channel, user_id: int, wanted: list[Json], given: Mapping[str, Any], resolved: Resolved
) -> list[Json]:
    known = {option["name"]: option for option in wanted}
    filled = []
    for name, value in given.items():
        if name not in known:
            raise PersonError(f"There is no option {name}; there is {', '.join(known) or 'none'}.")
        option = known[name]
        made = _value(world, channel, user_id, option, value, resolved)
        filled.append({"name": name, "type": option["type"], "value": made})
    return filled


def _value(world: World, channel: Channel, user_id: int, option: Json, value: Any, resolved: Resolved) -> Any:
    kind = option["type"]
    if option.get("choices"):
        return _chosen(option, value)
    if kind == _STRING:
        return _text(option, str(value))
    if kind in (_INTEGER, _NUMBER):
        return _number(option, value)
    if kind == _BOOLEAN:
        return _boolean(option, value)
    return str(_object_id(world, channel, user_id, option, value, resolved))


def _chosen(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]) or str(value) == str(choice["value"]):
            return choice["value"]
    offered = ", ".join(choice["name"] for choice in option["choices"])
    raise PersonError(f"The option {option['name']} offers {offered}; {value} is not among them.")


def _text(option: Json, value: str) -> str:
    least, most = option.get("min_length", 0), option.get("max_length", _LONGEST_TEXT)
    if not least <= len(value) <= most:
        raise PersonError(f"The option {option['name']} takes {least} to {most} characters, not {len(value)}.")
    return value


def _number(option: Json, value: Any) -> int | float:
    try:
        number = int(str(value)) if option["type"] == _INTEGER else float(str(value))
    except ValueError:
        raise PersonError(f"The option {option['name']} takes a number, not {value}.") from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise PersonError(f"The option {option['name']} takes {least} to {most}, not {value}.")
    return number


def _boolean(option: Json, value: Any) -> bool:
    words = {"true": True, "yes": True, "false": False, "no": False}
    if isinstance(value, bool):
        return value
    if str(value).lower() not in words:
        raise PersonError(f"The option {option['name']} takes true or false, not {value}.")
    return words[str(value).lower()]


def _has_file_type(attachment: Attachment, file_type: str) -> bool:
    """Whether a file has this type: an extension with its dot (`.csv`), or the first part of a media type (`image`)."""
    if file_type.startswith("."):
        return attachment.filename.lower().endswith(file_type)
    return attachment.content_type.startswith(f"{file_type}/")


def _object_id(world: World, channel: Channel, user_id: int, option: Json, value: Any, resolved: Resolved) -> int:
    """Return the id of the object named by an option and add the object to `resolved`."""
    kind = option["type"]
    guild = world.guild_of(channel) if channel.guild_id is not None else None
    if kind == _FILE:
        attachment = world.files.get(int(value)) if str(value).isdigit() else None
        if attachment is None:
            raise PersonError(f"The option {option['name']} takes a file.")
        if (types := option.get("file_types")) and not any(_has_file_type(attachment, kind) for kind in types):
            raise PersonError(f"The option {option['name']} takes {', '.join(types)}, not {attachment.filename}.")
        resolved.attachment(attachment)
        return attachment.id
    if kind == _CHANNEL:
        named = channel_named(world, str(value), user_id)
        if (types := option.get("channel_types")) and int(named.kind) not in types:
            raise PersonError(f"The option {option['name']} takes another kind of channel than {named.name}.")
        resolved.channel(named)
        return named.id
    role = role_named(guild, str(value).removeprefix("@")) if guild is not None else None
    if kind in (_ROLE, _MENTIONABLE) and role is not None:
        resolved.role(role.id)
        return role.id
    if kind == _ROLE:
        raise PersonError(f"There is no role {value}.")
    user = user_named(world, str(value), guild)
    resolved.user(user.id)
    return user.id
