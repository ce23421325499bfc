"""Answers to questions that everybody asks, kept until something is written into the tables they came from.

Who asks, and which tournaments there are here, is looked up for every command and button. Where no other process
writes, such an answer stays right until this one writes into the tables it was read from: every statement that writes
is seen here, and what it writes into is noted before anybody learns that it was written.
"""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

T = TypeVar("T")

KEPT = 4096
"""Answers that are kept, those that were asked for last."""

_WRITES = re.compile(
    r"\s*(?:INSERT\s+(?:OR\s+\w+\s+)?INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+\"?(\w+)",
    re.IGNORECASE,
)
_READS = re.compile(r"\s*(?:SELECT|PRAGMA|SAVEPOINT|RELEASE|ROLLBACK|BEGIN|COMMIT)\b", re.IGNORECASE)

ANY = "*"
"""Stands for every table, where a statement does not say into which it writes."""


@lru_cache(maxsize=1024)
def written_by(statement: str) -> str | None:
    """The table that a statement of SQL writes into; None where it only reads, `ANY` where that cannot be told."""
    if matched := _WRITES.match(statement):
        return matched[1]
    return None if _READS.match(statement) else ANY


class RememberedReads:
    """What was read, for as long as nothing was written into where it came from."""

    def __init__(self) -> None:
        self._written: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, tuple[tuple[int, ...], Any]] = OrderedDict()

    def wrote(self, tables: Iterable[str]) -> None:
        """Something was, or may have been, committed that writes into these tables."""
        for table in tables:
            self._written[table] += 1

    def forget(self) -> None:
        """Others may have written anything."""
        self._kept.clear()
        self._written[ANY] += 1

    async def of(self, key: Hashable, tables: tuple[str, ...], read: Callable[[], Awaitable[T]]) -> T:
        """What is known under this key, else what is read now from these tables."""
        # As it was before the question: what is written while it is answered may not be in the answer.
        versions = self._versions(tables)
        known = self._kept.get(key)
        if known is not None and known[0] == versions:
            self._kept.move_to_end(key)
            answer: T = known[1]
            return answer
        answer = await read()
        self._kept[key] = versions, answer
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer

    def _versions(self, tables: tuple[str, ...]) -> tuple[int, ...]:
        return (self._written[ANY], *(self._written[table] for table in tables))
