"""What is refused only in playoffs."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.errors import RuleError


@dataclass(eq=False)
class BadTableError(RuleError):
    """A table cannot be taken over: one (line, code, what was typed) for each problem; line 0 is the whole file."""

    problems: tuple[tuple[int, str, str], ...]


@dataclass(eq=False)
class NotSolvingError(RuleError):
    """The person cannot solve puzzles online now.

    `why` is `not_open` (the stage is not), `no_seat` (they have none), `over` (their time for that puzzle is), or
    `started` (its clock runs already).
    """

    why: str


@dataclass(eq=False)
class NoLiveMatchError(RuleError):
    """No live match is open now, or not the one that is meant."""
