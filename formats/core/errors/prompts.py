"""Errors about answers to questions, and about draws of lots."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId


class PromptOpenError(RuleError):
    """The format waits for answers first."""

    prompts: tuple[str, ...]


class NoSuchPromptError(RuleError):
    """There is no open question with this id."""

    prompt: str


class AlreadyAnsweredError(RuleError):
    """The question has been answered already."""

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
    """The secret of this draw has been revealed, so players' words can no longer change it."""

    draw: str


class NumberToldError(RuleError):
    """The draw has been made and its secret disclosed, so `told` is the only number that can be recorded for it."""

    draw: str
    told: str


class BeaconMissingError(RuleError):
    """The public randomness announced for this draw is not available yet, and the draw is not made without it.

    `without_from` is in older logs only: the moment from which the draw could be made without it.
    """

    draw: str
    without_from: datetime | None = None


class AlreadyContributedError(RuleError):
    """The entrant has given a word for this draw."""

    draw: str
    entrant: EntrantId


class SeedUnknownError(RuleError):
    """The log was exported before the secret of this draw was disclosed, so it does not contain the seed."""

    draw: str
