"""One REST request: parameters, body and files, and the checks needed by every route."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.checks.messages import NewFile
from bot.sandbox.errors import FieldErrors, refusal, refuse_field
from bot.sandbox.services import Services
from bot.sandbox.world.models import Channel, Guild, Json, Message
from bot.sandbox.world.permissions import NOTHING, Permission, channel_permissions, guild_permissions
from bot.sandbox.world.store import World

# Result of a handler: HTTP status and JSON body (None for an empty one). No result is answered with status 204.
Answer = tuple[int, Any]
Handler = Callable[["Call"], Awaitable[Answer | None]]
Route = tuple[str, str, Handler]

NO_CONTENT: Answer = (204, None)
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""Minutes without messages after which threads can be archived."""


@dataclass(slots=True)
class Call:
    """A request and the sandbox it is for."""

    request: web.Request
    services: Services
    sent: Json | list[Any] | None = None
    files: Mapping[str, NewFile] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The state of the sandbox."""
        return self.services.world

    @property
    def me(self) -> int:
        """The bot's user id."""
        return self.services.world.bot.id

    def id(self, name: str) -> int:
        """Return an id from the address. Raises `ApiError` if it is not a snowflake."""
        text = self.request.match_info[name]
        if not text.isdigit():
            raise refuse_field((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def text(self, name: str) -> str:
        """Return a path parameter."""
        return self.request.match_info[name]

    def number(self, name: str, *, default: int, least: int, most: int) -> int:
        """Return a query parameter as a number. Raises `ApiError` if it is out of range."""
        text = self.request.query.get(name, str(default))
        errors = FieldErrors()
        value: Any = int(text) if text.lstrip("-").isdigit() else text
        errors.number((name,), value, least=least, most=most)
        errors.refuse_if_any()
        return int(value)

    def page(self, ids: Iterable[int], *, default: int, most: int = 100) -> list[int]:
        """Return the ids of the page that the query parameters `limit` and `after` ask for, in ascending order."""
        limit = self.number("limit", default=default, least=1, most=most)
        after = self.number("after", default=0, least=0, most=1 << 63)
        return sorted(item for item in ids if item > after)[:limit]

    @property
    def body(self) -> Json:
        """The JSON body as an object; empty if there is none."""
        if self.sent is None:
            return {}
        if not isinstance(self.sent, dict):
            raise refusal("invalid_json")
        return self.sent

    @property
    def items(self) -> list[Json]:
        """The JSON body as a list of objects."""
        if not isinstance(self.sent, list):
            raise refusal("invalid_json")
        return self.sent

    async def read(self) -> None:
        """Read the body: JSON, or a form with `payload_json`, in a multipart one also with `files[n]`."""
        if not self.request.can_read_body:
            return
        if self.request.content_type == "application/x-www-form-urlencoded":
            self.sent = _parsed(str((await self.request.post()).get("payload_json", "")))
            return
        if not self.request.content_type.startswith("multipart/"):
            self.sent = _parsed(await self.request.text())
            return
        files: dict[str, NewFile] = {}
        reader = await self.request.multipart()
        async for part in reader:
            if not isinstance(part, BodyPartReader):
                continue
            if part.name == "payload_json":
                self.sent = _parsed(await part.text())
            elif part.filename is not None:
                files[part.name or ""] = NewFile(part.filename, bytes(await part.read()))
        self.files = files

    # checks

    def channel(self, needs: Permission = NOTHING, name: str = "channel_id") -> Channel:
        """Return the channel of the address. Raises `ApiError` unless the bot sees it and has the permissions."""
        channel = self.world.channel(self.id(name))
        self.allow_in(channel, needs)
        return channel

    def allow_in(self, channel: Channel, needs: Permission) -> int:
        """Raise `ApiError` unless the bot sees the channel and has the permissions; return its permissions."""
        allowed = channel_permissions(self.world, channel, self.me)
        if not allowed & Permission.VIEW_CHANNEL:
            raise refusal("missing_access")
        if allowed & needs != needs:
            raise refusal("missing_permissions")
        return allowed

    def unarchived(self, channel: Channel) -> None:
        """Raise `ApiError` for an archived thread."""
        if channel.thread is not None and channel.thread.archived:
            raise refusal("thread_archived")

    def guild(self, needs: Permission = NOTHING) -> Guild:
        """Return the server of the address. Raises `ApiError` unless the bot has the permissions."""
        guild = self.world.guild(self.id("guild_id"))
        if guild_permissions(guild, self.me) & needs != needs:
            raise refusal("missing_permissions")
        return guild

    def message(self, channel: Channel) -> Message:
        """Return the message of the address; ephemeral messages are unknown to these routes."""
        message = self.world.message(channel, self.id("message_id"))
        if message.ephemeral:
            raise refusal("unknown_message")
        return message


def _parsed(text: str) -> Any:
    if not text:
        return None
    try:
        return json.loads(text)
    except ValueError:
        raise refusal("invalid_json") from None
