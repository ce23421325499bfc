"""Registry of application commands: registered by the bot, found by name, offered to people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox.checks.commands import check_commands
from bot.sandbox.command_permissions import CommandPermissions
from bot.sandbox.errors import refusal
from bot.sandbox.localisation import is_called
from bot.sandbox.world.models import Channel, Json
from bot.sandbox.world.store import World

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUB_COMMAND, SUB_GROUP = 1, 2
_IN_GUILD, _IN_BOT_DM = 0, 1


class Commands:
    """All commands, global and per server, and who may use them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[int | None, dict[int, Json]] = {None: {}}
        self.permissions = CommandPermissions(world)

    def listed(self, guild_id: int | None) -> list[Json]:
        """Return the commands of a scope: a server's id, or None for global commands."""
        return list(self._scopes.get(guild_id, {}).values())

    def one(self, guild_id: int | None, command_id: int) -> Json:
        """Return a command by id."""
        if (command := self._scopes.get(guild_id, {}).get(command_id)) is None:
            raise refusal("unknown_command")
        return command

    def overwrite(self, guild_id: int | None, bodies: list[Json]) -> list[Json]:
        """Replace all commands of a scope; a command of the same type and name keeps its id."""
        check_commands(bodies, self._world.limits)
        old = {(item["type"], item["name"]): item for item in self.listed(guild_id)}
        made = [self._stored(body, guild_id, old.get((body.get("type") or 1, body["name"]))) for body in bodies]
        for command_id in set(self._scopes.get(guild_id, {})) - {int(item["id"]) for item in made}:
            self.permissions.forget(command_id)
        self._scopes[guild_id] = {int(item["id"]): item for item in made}
        self._changed()
        return made

    def put(self, guild_id: int | None, body: Json) -> Json:
        """Add a command, or replace the one of the same type and name."""
        others = [
            item
            for item in self.listed(guild_id)
            if (item["type"], item["name"]) != (body.get("type") or 1, body.get("name"))
        ]
        check_commands([*others, body], self._world.limits, checked=len(others))
        old = {(item["type"], item["name"]): item for item in self.listed(guild_id)}
        made = self._stored(body, guild_id, old.get((body.get("type") or 1, body["name"])))
        self._scopes.setdefault(guild_id, {})[int(made["id"])] = made
        self._changed()
        return made

    def change(self, guild_id: int | None, command_id: int, body: Json) -> Json:
        """Change some fields of a command."""
        old = self.one(guild_id, command_id)
        merged = {**old, **body, "type": old["type"]}
        check_commands([merged], self._world.limits)
        made = self._stored(merged, guild_id, old)
        self._scopes[guild_id][command_id] = made
        self._changed()
        return made

    def remove(self, guild_id: int | None, command_id: int) -> None:
        """Delete a command."""
        self.one(guild_id, command_id)
        del self._scopes[guild_id][command_id]
        self.permissions.forget(command_id)
        self._changed()

    def saved(self) -> dict[str, list[Json]]:
        """Return all commands by scope: a server's id, or "" for global commands."""
        return {str(scope or ""): list(commands.values()) for scope, commands in self._scopes.items()}

    def restore(self, saved: dict[str, list[Json]]) -> None:
        """Replace all commands by the result of `saved`."""
        self._scopes = {
            int(scope) if scope else None: {int(command["id"]): command for command in commands}
            for scope, commands in saved.items()
        }
        self._scopes.setdefault(None, {})

    def _changed(self) -> None:
        self._world.publish("@commands")

    def _stored(self, body: Json, guild_id: int | None, old: Json | None) -> Json:
        kind = body.get("type") or CHAT_INPUT
        permissions = body.get("default_member_permissions")
        made: Json = {
            "id": old["id"] if old else str(self._world.ids.new()),
            "application_id": str(self._world.app_id),
            "version": str(self._world.ids.new()),
            "type": kind,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": bool(body.get("dm_permission", True)),
            "nsfw": bool(body.get("nsfw", False)),
            "integration_types": body.get("integration_types") or [0],
            "contexts": body.get("contexts"),
        }
        if kind == CHAT_INPUT and body.get("options"):
            made["options"] = [_stored_option(option) for option in body["options"]]
        if guild_id is not None:
            made["guild_id"] = str(guild_id)
        return made

    # use by people

    def offered(self, guild_id: int | None) -> Iterator[Json]:
        """Iterate over all commands of a server, or of direct messages (None), regardless of permissions."""
        if guild_id is not None:
            yield from self._scopes.get(guild_id, {}).values()
        yield from self._scopes[None].values()

    def usable(self, command: Json, channel: Channel, user_id: int) -> bool:
        """Whether a user may use a command in a channel."""
        contexts = command.get("contexts")
        if channel.guild_id is None:
            in_contexts = contexts is None or _IN_BOT_DM in contexts
            return "guild_id" not in command and bool(command.get("dm_permission", True)) and in_contexts
        in_guild = contexts is None or _IN_GUILD in contexts
        return in_guild and self.permissions.usable(command, channel, user_id)

    def find(
        self, path: list[str], guild_id: int | None, kind: int = CHAT_INPUT, *, locale: str = "en-US"
    ) -> tuple[Json, list[Json]] | None:
        """Return the command at a path such as ["td", "create"] with its sub-command options, or None.

        Names translated into the user's locale are accepted too.
        """
        for command in self.offered(guild_id):
            if command["type"] != kind or not is_called(command, path[0], locale):
                continue
            steps: list[Json] = []
            level: list[Json] = command.get("options", [])
            for name in path[1:]:
                step = next((item for item in level if item["type"] in (1, 2) and is_called(item, name, locale)), None)
                if step is None:
                    return None
                steps.append(step)
                level = step.get("options", [])
            if any(item["type"] in (SUB_COMMAND, SUB_GROUP) for item in level):
                return None
            return command, steps
        return None


def _stored_option(option: Json) -> Json:
    made: Json = {key: value for key, value in option.items() if value is not None}
    made.setdefault("description", "")
    if made["type"] in (SUB_COMMAND, SUB_GROUP):
        made.pop("required", None)
        made["options"] = [_stored_option(item) for item in option.get("options") or ()]
    return made


def options_of(command: Json, steps: list[Json]) -> list[Json]:
    """Return the options that a user fills in."""
    options: Any = (steps[-1] if steps else command).get("options", [])
    return list(options)
