"""Compatibility digest: processes share a database only if it is equal, so that each can read what the others write."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from bot.text.catalogue import catalogue
from formats import registry
from formats.core.contract import Format
from formats.core.events import EVENT
from storage.migrations import known_versions

SOURCE = "en"
"""The language whose catalogue contains every message id."""


@cache
def agreement() -> str:
    """Return a digest of the schema version, the shapes of events, the formats' options and the message ids.

    A release with only bug fixes has the same digest. One that writes events the previous release cannot read, or
    queues posts that it has no text for, has another; its processes wait until the old ones have ended.
    """
    return digest_of(
        [
            known_versions()[-1],
            json.dumps(EVENT.json_schema(), sort_keys=True),
            *(f"{key} {_options(system)}" for key, system in sorted(registry.systems().items())),
            *sorted(catalogue(SOURCE).ids),
        ]
    )


def _options(system: Format[Any]) -> str:
    return json.dumps(system.options.model_json_schema(), sort_keys=True)


def digest_of(parts: Iterable[str]) -> str:
    """Return a short digest of these texts."""
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=6).hexdigest()
