"""Orders: one or more commands that are carried out together or not at all, and the id that makes them idempotent.

An order is decided step by step, each on the state that the step before leaves, and written in one transaction. The
log refuses a command id that it has, so an order that is repeated (a second press, a retry after a lost answer) does
nothing. The first step that does anything is recorded under the order's own id; a step that does nothing is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from formats.core.commands import Command
from formats.core.events import Tick
from formats.core.state import TournamentState
from storage.log import NO_BINDINGS
from storage.people import Newcomer
from storage.tournaments import Bindings


@dataclass(frozen=True, slots=True)
class CommandId:
    """Idempotency key of an order: what caused it, and which of several orders with the same cause it is.

    The log stores it as text, which is never taken apart again.
    """

    cause: str
    parts: tuple[str, ...] = ()

    def part(self, *names: object) -> Self:
        """Return the id of another order with the same cause."""
        return type(self)(self.cause, (*self.parts, *map(str, names)))

    def step(self, number: int) -> str:
        """Return the text under which a step of the order is recorded, counted from 0."""
        return f"{self}+{number}" if number else str(self)

    def __str__(self) -> str:
        return ":".join((self.cause, *self.parts))


@dataclass(frozen=True)
class Step:
    """One command of an order, or a function that makes it from the state that the step before leaves.

    `people` are those behind the entrants it registers, in their order: ids of known people, or newcomers.
    """

    command: Command | Callable[[TournamentState], Command]
    people: Sequence[str | Newcomer] = ()
    tick: Tick | None = None
    bindings: Bindings = NO_BINDINGS

    def command_on(self, state: TournamentState) -> Command:
        """Return the command, given the state that it is decided on."""
        return self.command(state) if callable(self.command) else self.command


@dataclass(frozen=True)
class Order:
    """Steps that one person (`actor`) orders."""

    steps: tuple[Step, ...]
    actor: str
    command_id: CommandId

    @classmethod
    def of(cls, *steps: Command | Step, actor: str, command_id: CommandId) -> Self:
        """Make an order of steps, or of commands that need nothing beside them."""
        return cls(
            tuple(step if isinstance(step, Step) else Step(step) for step in steps), actor=actor, command_id=command_id
        )
