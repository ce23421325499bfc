"""Parse a host's setting for shards: their number, and which of them run in this process.

Without a setting the number of the running processes is used, or, without any, the one Discord recommends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

MOST_SHARDS = 4096
"""Upper limit, far above what Discord requires for 100,000 servers."""

_WORDS = re.compile(r"(?:(?P<home>[\d, -]+) of )?(?P<count>\d{1,4})")
_PART = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


class BadShardsError(ValueError):
    """The setting for shards cannot be parsed."""

    def __init__(self, words: str) -> None:
        super().__init__(f"{words!r} names no shards: write 3, or 0,1 of 3, or 0-3 of 16")
        self.words = words


class NotSharedError(ValueError):
    """Sharing was requested with a database in a file, which only one process can use."""

    def __init__(self, file: str) -> None:
        super().__init__(f"several processes need a PostgreSQL database, and {file} is a file")
        self.file = file


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """A bot divided into `count` shards, of which those in `home` run in this process whenever it is running.

    Shards without a home are distributed evenly. Without `count` see the module docstring.
    """

    count: int | None = None
    home: frozenset[int] = frozenset()

    @classmethod
    def parse(cls, words: str) -> Self:
        """Read `3`, `0,1 of 3` or `0-3 of 16`; BadShardsError."""
        matched = _WORDS.fullmatch(" ".join(words.split()))
        if matched is None:
            raise BadShardsError(words)
        count, home = int(matched["count"]), set[int]()
        for part in (matched["home"] or "").split(",") if matched["home"] else ():
            numbers = _PART.fullmatch(part.strip())
            if numbers is None:
                raise BadShardsError(words)
            home |= set(range(int(numbers[1]), int(numbers[2] or numbers[1]) + 1))
        if not 1 <= count <= MOST_SHARDS or (home and not home <= set(range(count))) or (matched["home"] and not home):
            raise BadShardsError(words)
        return cls(count, frozenset(home))
