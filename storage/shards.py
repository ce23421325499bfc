"""Assignment of servers to Discord's shards, and which shards a process runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, Table, exists, func, literal, true

from storage.schema import tournaments
from storage.sql import one_of

ID_BITS = 22
"""Number of low bits of an id that are not part of its timestamp. Discord assigns servers by the others."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of a process: some of 0 to `count` - 1."""

    count: int = 1
    held: frozenset[int] = frozenset({0})

    def of(self, server: int | None) -> int:
        """Return the shard of a server by Discord's rule; the first one for None, as for direct messages."""
        return 0 if server is None else (server >> ID_BITS) % self.count

    def has(self, server: int | None) -> bool:
        """Whether a server, or what belongs to none, belongs to these shards."""
        return self.of(server) in self.held

    @property
    def is_all(self) -> bool:
        """Whether these are all shards of the bot."""
        return len(self.held) == self.count

    @property
    def share(self) -> float:
        """The fraction of all shards; at least one shard is counted."""
        return max(1, len(self.held)) / self.count

    def where(self, server: ColumnElement[int | None]) -> ColumnElement[bool]:
        """Return the condition `has` on a column of servers."""
        if self.is_all:
            return true()
        bits, count = literal(ID_BITS, Integer), literal(self.count, Integer)
        return one_of(func.coalesce(server, 0).op(">>")(bits) % count, self.held)

    def __str__(self) -> str:
        return f"{named(self.held)} of {self.count}"


ALL = Shards()


def of_shards(table: Table, shards: Shards) -> ColumnElement[bool]:
    """Return the condition that rows of a table belong to tournaments of these shards."""
    if shards.is_all:
        return true()
    return exists().where(tournaments.c.id == table.c.tournament_id, shards.where(tournaments.c.guild_id))


def named(numbers: Iterable[int]) -> str:
    """Format shard numbers as in settings: `0,2`."""
    return ",".join(map(str, sorted(numbers)))
