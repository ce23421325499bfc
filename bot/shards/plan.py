"""Parse a host's setting for shards: their number, and which of them this process runs."""

from __future__ import annotations

import re

from storage.shards import Shards

MOST_SHARDS = 4096
"""Upper limit, far above what Discord requires for 100,000 servers."""

_WORDS = re.compile(r"(?P<ours>\d[\d, -]*) of (?P<count>\d{1,4})")
_PART = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


class BadShardsError(ValueError):
    """The setting for shards cannot be parsed."""

    def __init__(self, words: str) -> None:
        super().__init__(f"{words!r} names no shards of this process: write 0-3 of 12, or 4,5 of 6")
        self.words = words


class NotSharedError(ValueError):
    """Sharing was requested with a database in a file, which only one process can use."""

    def __init__(self, file: str) -> None:
        super().__init__(f"several processes need a PostgreSQL database, and {file} is a file")
        self.file = file


def shards_of(words: str) -> Shards:
    """Parse `0-3 of 12` or `4,5 of 6`; BadShardsError."""
    matched = _WORDS.fullmatch(" ".join(words.split()))
    if matched is None:
        raise BadShardsError(words)
    count, ours = int(matched["count"]), set[int]()
    for part in matched["ours"].split(","):
        numbers = _PART.fullmatch(part.strip())
        if numbers is None:
            raise BadShardsError(words)
        ours |= set(range(int(numbers[1]), int(numbers[2] or numbers[1]) + 1))
    if count > MOST_SHARDS or not ours or not ours <= set(range(count)):
        raise BadShardsError(words)
    return Shards(count, frozenset(ours))
