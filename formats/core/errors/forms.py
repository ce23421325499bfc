"""Errors in a form that was handed in."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors.base import RuleError


class BadFormError(RuleError):
    """A submitted form is wrong: one (field, code) for each problem."""

    form: str
    problems: tuple[tuple[str, str], ...]


class FormClosedError(RuleError):
    """The form was to be handed in before `due`."""

    form: str
    due: datetime
