"""Refusals that only playoffs have."""

from __future__ import annotations

from formats.core.errors import RuleError


class BadTableError(RuleError):
    """A table cannot be taken over: one (line, code, what was typed) for each problem; line 0 is the whole file."""

    problems: tuple[tuple[int, str, str], ...]


class NotSolvingError(RuleError):
    """The person cannot solve puzzles online now.

    `why` is `not_open` (the stage is not), `no_seat` (they have none), `over` (their time for that puzzle is), or
    `started` (its clock runs already).
    """

    why: str


class NoLiveMatchError(RuleError):
    """No live match is open now, or not the one that is meant."""
