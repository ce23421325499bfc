"""What there is no file of."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.errors import RuleError


@dataclass(eq=False)
class NoTimesYetError(RuleError):
    """A calendar of games was asked for, but none of them has a time."""

    title: str


@dataclass(eq=False)
class NotLikeChessError(RuleError):
    """No stage that has begun can be told in the chess federation's format."""

    title: str


@dataclass(eq=False)
class NoGameRecordsError(RuleError):
    """No game that is over was played on a server in use that hands out its moves as a file."""

    title: str
