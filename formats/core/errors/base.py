"""The root of all errors, and those that say nothing about a tournament."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, dataclass_transform


@dataclass_transform(eq_default=False)
class TournamentError(Exception):
    """The root of every error of the engine. Every subclass is made a dataclass; its fields say what happened."""

    def __init_subclass__(cls) -> None:
        """Generate the constructor from the fields; errors are compared by identity, as other exceptions."""
        super().__init_subclass__()
        dataclass(eq=False)(cls)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between the worker process and the bot."""
        values = {item.name: getattr(self, item.name) for item in fields(self)}  # type: ignore[arg-type]
        return _rebuild, (type(self), values)

    def __str__(self) -> str:
        """The class and its fields, for logs."""
        shown = ", ".join(f"{item.name}={getattr(self, item.name)!r}" for item in fields(self))  # type: ignore[arg-type]
        return f"{type(self).__name__}({shown})"


def _rebuild(kind: type[TournamentError], values: dict[str, Any]) -> TournamentError:
    return kind(**values)


class RuleError(TournamentError):
    """The person asked for what the rules or the state forbid."""


class InvariantError(TournamentError):
    """A bug of ours: a pairing that does not account for the field, a format that answers nonsense."""

    what: str


class WorkStoppedError(RuleError):
    """A user ended a long computation before it was done; nothing has changed."""
