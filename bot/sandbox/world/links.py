"""Signed addresses of files that expire after a day, as Discord's do.

Messages store a marker (`sandbox-file:<id>`) instead of an address; markers are replaced by fresh addresses when a
message is rendered. An address carries its issue and expiry time and an HMAC over path and times, so no table of issued
addresses is needed.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any
from urllib.parse import quote, urlsplit

from bot.sandbox.world.models import Attachment, Json
from bot.sandbox.world.store import World

LIFETIME = timedelta(hours=24)
# Discord's client requests fresh addresses when it shows a message; the sandbox's page gets lasting ones instead.
_LASTING = timedelta(days=36_500)
_MARK = "sandbox-file:"


def mark(attachment: Attachment) -> str:
    """Return the marker stored in a message in place of a file's address."""
    return f"{_MARK}{attachment.id}"


def file_url(world: World, attachment: Attachment, *, lasting: bool = False) -> str:
    """Return the address of a file, valid for a day, or (`lasting`) for ever.

    The day starts at the last full hour, so that a message read twice has equal addresses.
    """
    path = f"/cdn/attachments/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
    issued = world.clock.now().replace(minute=0, second=0, microsecond=0)
    ends = issued + (_LASTING if lasting else LIFETIME)
    fields = f"ex={int(ends.timestamp()):x}&is={int(issued.timestamp()):x}"
    return f"{world.url}{path}?{fields}&hm={_signature(world, path, fields)}&"


def is_good(world: World, path: str, query: Mapping[str, str]) -> bool:
    """Whether an address has a valid signature and has not expired."""
    fields = f"ex={query.get('ex', '')}&is={query.get('is', '')}"
    if not hmac.compare_digest(_signature(world, path, fields), query.get("hm", "")):
        return False
    return datetime.fromtimestamp(int(query["ex"], 16), UTC) > world.clock.now()


def refreshed(world: World, url: str) -> str | None:
    """Return a fresh address for the file of an old one, or None if the file does not exist."""
    parts = urlsplit(url).path.split("/")
    number = parts[-2] if len(parts) > 2 else ""  # noqa: PLR2004 - .../file/name
    attachment = world.files.get(int(number)) if number.isdigit() else None
    return file_url(world, attachment) if attachment is not None else None


def with_addresses(world: World, value: Any, *, lasting: bool = False) -> Any:
    """Replace markers in embeds or components by addresses."""
    if isinstance(value, dict):
        return {key: with_addresses(world, item, lasting=lasting) for key, item in value.items()}
    if isinstance(value, list):
        return [with_addresses(world, item, lasting=lasting) for item in value]
    if isinstance(value, str) and value.startswith(_MARK):
        attachment = world.files.get(int(value.removeprefix(_MARK)))
        return file_url(world, attachment, lasting=lasting) if attachment else f"{world.url}/cdn/attachments/gone"
    return value


def addressed(world: World, parts: list[Json], *, lasting: bool) -> list[Json]:
    """Replace markers in a list of embeds or components by addresses."""
    made: list[Json] = with_addresses(world, parts, lasting=lasting)
    return made


def _signature(world: World, path: str, fields: str) -> str:
    return hmac.new(world.secret, f"{path}?{fields}".encode(), sha256).hexdigest()
