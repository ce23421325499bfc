"""Errors in a form that was handed in."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors.base import RuleError


class BadFormError(RuleError):
    """A submitted form is wrong: one (field, code) for each problem."""

    form: str
    problems: tuple[tuple[str, str], ...]


class NoRoundsOffError(RuleError):
    """This format (its key) takes no rounds off."""

    system: str


class NoRoundLeftError(RuleError):
    """No round is left that anybody could have off."""


class NotARoundOffError(RuleError):
    """A round cannot be chosen any more, or does not exist. Those from `first` to `last` can be chosen, if any."""

    round_number: int
    first: int
    last: int


class FormClosedError(RuleError):
    """The form was to be handed in before `due`."""

    form: str
    due: datetime
