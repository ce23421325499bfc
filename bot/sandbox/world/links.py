"""Addresses of files: signed, and good for a day only, as Discord's are.

Messages keep a mark instead of an address; whoever reads a message gets fresh addresses in place of the marks.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from bot.sandbox.world.models import Attachment, Json
from bot.sandbox.world.store import World

LIFETIME = timedelta(hours=24)
# The page asks anew whenever it shows a message, as Discord's own client does; its addresses need not run out.
_LASTING = timedelta(days=36_500)
_MARK = "sandbox-file:"


def mark(attachment: Attachment) -> str:
    """What a message keeps in place of a file's address."""
    return f"{_MARK}{attachment.id}"


def file_url(world: World, attachment: Attachment, *, lasting: bool = False) -> str:
    """Where a file can be fetched for a day, or (`lasting`) for ever.

    The day is counted from the last full hour, so that a message read twice shows the same addresses.
    """
    path = f"/cdn/attachments/{attachment.channel_id}/{attachment.id}/{quote(attachment.filename)}"
    issued = world.clock.now().replace(minute=0, second=0, microsecond=0)
    ends = issued + (_LASTING if lasting else LIFETIME)
    fields = f"ex={int(ends.timestamp()):x}&is={int(issued.timestamp()):x}"
    return f"{world.url}{path}?{fields}&hm={_signature(world, path, fields)}&"


def is_good(world: World, path: str, query: Mapping[str, str]) -> bool:
    """Whether an address is signed by this sandbox and has not run out."""
    fields = f"ex={query.get('ex', '')}&is={query.get('is', '')}"
    if not hmac.compare_digest(_signature(world, path, fields), query.get("hm", "")):
        return False
    return datetime.fromtimestamp(int(query["ex"], 16), UTC) > world.clock.now()


def refreshed(world: World, url: str) -> str | None:
    """A fresh address for the file of an old one; None when it names no file that is there."""
    parts = urlsplit(url).path.split("/")
    number = parts[-2] if len(parts) > 2 else ""  # noqa: PLR2004 - .../file/name
    attachment = world.files.get(int(number)) if number.isdigit() else None
    return file_url(world, attachment) if attachment is not None else None


def query_of(url: str) -> dict[str, str]:
    """The fields of an address."""
    return {key: values[0] for key, values in parse_qs(urlsplit(url).query).items()}


def with_addresses(world: World, value: Any, *, lasting: bool = False) -> Any:
    """Embeds or components with addresses in place of marks."""
    if isinstance(value, dict):
        return {key: with_addresses(world, item, lasting=lasting) for key, item in value.items()}
    if isinstance(value, list):
        return [with_addresses(world, item, lasting=lasting) for item in value]
    if isinstance(value, str) and value.startswith(_MARK):
        attachment = world.files.get(int(value.removeprefix(_MARK)))
        return file_url(world, attachment, lasting=lasting) if attachment else f"{world.url}/cdn/attachments/gone"
    return value


def addressed(world: World, parts: list[Json], *, lasting: bool) -> list[Json]:
    """`with_addresses` for a list of embeds or components."""
    made: list[Json] = with_addresses(world, parts, lasting=lasting)
    return made


def _signature(world: World, path: str, fields: str) -> str:
    return hmac.new(world.secret, f"{path}?{fields}".encode(), sha256).hexdigest()
