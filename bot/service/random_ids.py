"""Random ids of tournaments: from the operating system, or reproducible while a rehearsal begins."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from formats.core.commands import Command, CreateTournament
from formats.core.lots import Lots

IDENTITY_BYTES = 16


class Chance:
    """The source of the ids that go into every draw of a tournament."""

    def __init__(self) -> None:
        self._lots: Lots | None = None

    def identified(self, command: Command) -> Command:
        """The command with an id that no other tournament has, where it creates one."""
        if not isinstance(command, CreateTournament):
            return command
        return command.model_copy(update={"identity": self._identity()})

    @contextmanager
    def reproducible(self, seed: str) -> Iterator[None]:
        """Take ids from a seed inside the block, so that a rehearsal runs as it did before."""
        self._lots = Lots(seed)
        try:
            yield
        finally:
            self._lots = None

    def _identity(self) -> str:
        if self._lots is None:
            return secrets.token_hex(IDENTITY_BYTES)
        return f"{self._lots.number(0, 256**IDENTITY_BYTES - 1, 'identity'):0{2 * IDENTITY_BYTES}x}"
