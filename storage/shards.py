"""Which servers are whose: Discord deals them out to shards, and each process works for some of these."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, Table, exists, func, literal, true

from storage.schema import tournaments
from storage.sql import one_of

ID_BITS = 22
"""So many low bits of an id say nothing of its moment; by the others Discord deals out servers."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that a process runs: some of 0 to `count` - 1. A single one is all there is."""

    count: int = 1
    held: frozenset[int] = frozenset({0})

    def of(self, server: int | None) -> int:
        """The shard of a server, by Discord's rule; the first where there is none, as for direct messages."""
        return 0 if server is None else (server >> ID_BITS) % self.count

    def has(self, server: int | None) -> bool:
        """Is a server, or what belongs to none, the business of whoever runs these?"""
        return self.of(server) in self.held

    @property
    def is_all(self) -> bool:
        """Are there no others?"""
        return len(self.held) == self.count

    @property
    def share(self) -> float:
        """Which part of the whole these are; never nothing."""
        return max(1, len(self.held)) / self.count

    def where(self, server: ColumnElement[int | None]) -> ColumnElement[bool]:
        """The same as `has`, of a column of servers."""
        if self.is_all:
            return true()
        bits, count = literal(ID_BITS, Integer), literal(self.count, Integer)
        return one_of(func.coalesce(server, 0).op(">>")(bits) % count, self.held)

    def __str__(self) -> str:
        return f"{named(self.held)} of {self.count}"


ALL = Shards()


def of_shards(table: Table, shards: Shards) -> ColumnElement[bool]:
    """Do rows of a table belong to tournaments that are the business of these shards?"""
    if shards.is_all:
        return true()
    return exists().where(tournaments.c.id == table.c.tournament_id, shards.where(tournaments.c.guild_id))


def named(numbers: Iterable[int]) -> str:
    """Numbers of shards as settings have them: `0,2`."""
    return ",".join(map(str, sorted(numbers)))
