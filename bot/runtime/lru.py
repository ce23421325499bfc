"""A dictionary with a limit: what was neither read nor written for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LastUsed(OrderedDict[K, V]):
    """Keeps the `most` entries that were used last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def used(self, key: K) -> V | None:
        """What is under a key, which is used by this; None where there is nothing, or no more."""
        if key not in self:
            return None
        self.move_to_end(key)
        return self[key]

    def keep(self, key: K, value: V) -> None:
        """Put something under a key."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
