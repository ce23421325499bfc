"""Errors: there is nothing to write into the requested file, or a report file cannot be continued."""

from __future__ import annotations

from typing import Literal

from formats.core.errors import RuleError
from formats.toolkit.fide.trf.report import ErrorCode


class NoTimesYetError(RuleError):
    """A calendar was requested, but no game has a time."""

    title: str


class NotLikeChessError(RuleError):
    """No started stage can be written in the format of the chess federation."""

    title: str


class NoGameRecordsError(RuleError):
    """No finished game was played on an enabled server that provides its moves as a file."""

    title: str


TrfCode = Literal[
    ErrorCode,
    "no_name",
    "too_few_players",
    "too_many_players",
    "too_many_rounds",
    "not_dutch",
    "other_points",
    "other_acceleration",
    "forbidden_pairs",
    "other_tie_break",
    "open_game",
    "odd_result",
    "two_byes",
]
"""What can be wrong with a report file that is to be continued."""


class TrfRefusedError(RuleError):
    """A report file (TRF) that cannot be continued here: `line` counts from 1, 0 is the file as a whole."""

    line: int
    code: TrfCode
