"""Errors about events, and about undoing them."""

from __future__ import annotations

from formats.core.errors.base import RuleError


class WordedError(RuleError):
    """Something was refused by an older Herald, of which the log has nothing but this sentence in English."""

    text: str


class NewerEventError(RuleError):
    """A newer Herald wrote an event: in a `version` of its kind of which this one knows those up to `known`."""

    kind: str
    version: int
    known: int


class NothingToUndoError(RuleError):
    """No command is left that could be undone."""


class NotLastCommandError(RuleError):
    """Undo goes backwards one command at a time; the last one is `last`."""

    asked: str
    last: str


class DeadlinePassedError(RuleError):
    """This tick of the timetable has been dealt with already."""

    deadline: str


class ReasonNeededError(RuleError):
    """This decision is recorded with a reason; none was given."""

    what: str = "decision"
