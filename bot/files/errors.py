"""Errors: there is nothing to write into the requested file."""

from __future__ import annotations

from formats.core.errors import RuleError


class NoTimesYetError(RuleError):
    """A calendar was requested, but no game has a time."""

    title: str


class NotLikeChessError(RuleError):
    """No started stage can be written in the format of the chess federation."""

    title: str


class NoGameRecordsError(RuleError):
    """No finished game was played on an enabled server that provides its moves as a file."""

    title: str
