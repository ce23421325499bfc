"""What processes have to agree on that share a database: then each reads, and says, what the others wrote."""

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
"""The language that has every message."""


@cache
def agreement() -> str:
    """A digest of the tables, the shapes of events, the formats and the names of messages, for all that run this code.

    A release that only mends has the same; one that writes what the last one cannot read, or queues a post that it has
    no words for, has another.
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
    """The same for the same parts."""
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=6).hexdigest()
