"""Errors about answers to questions, and about draws of lots."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId


class PromptOpenError(RuleError):
    """The format waits for answers first."""

    prompts: tuple[str, ...]


class NoSuchPromptError(RuleError):
    """Nothing of that name is being asked."""

    prompt: str


class AlreadyAnsweredError(RuleError):
    """The question has been answered; a call after that comes too late."""

    prompt: str
    answer: str


class BadAnswerError(RuleError):
    """The answer to a prompt is not among the possible ones."""

    prompt: str
    answer: str


class NoSuchDrawError(RuleError):
    """No draw of that name has been announced."""

    draw: str


class AlreadyDrawnError(RuleError):
    """The secret of this draw has been revealed; nothing can be mixed in any more."""

    draw: str


class NumberToldError(RuleError):
    """This draw has been made and its secret disclosed: no number but `told` can be entered for it."""

    draw: str
    told: str


class BeaconMissingError(RuleError):
    """The randomness that was named for this draw cannot be had, and without it the draw is not made.

    Older logs say in `without_from` from when on it would have been made without.
    """

    draw: str
    without_from: datetime | None = None


class AlreadyContributedError(RuleError):
    """The entrant has given a word for this draw."""

    draw: str
    entrant: EntrantId


class SeedUnknownError(RuleError):
    """The seed is not in this log, which was exported before the end, and the draw's secret is not disclosed yet."""

    draw: str
