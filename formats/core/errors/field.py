"""Errors about entrants and the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId, PersonId


class UnknownEntrantError(RuleError):
    """No such entrant in this tournament."""

    entrant: EntrantId


class AlreadyEnteredError(RuleError):
    """The entrant is already in."""

    entrant: EntrantId


class NotInError(RuleError):
    """The entrant's status forbids this."""

    entrant: EntrantId
    status: str


class RatingsFixedError(RuleError):
    """Ratings and seeds can no longer change."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """An act of a director that makes a field fit: invite `count` more, or leave `count` out.

    For the latter `entrants` lists whom the rules would leave out first.
    """

    kind: Literal["invite", "leave_out"]
    count: int
    entrants: tuple[EntrantId, ...] = ()


class FieldError(RuleError):
    """The format refuses this field. `code` names the reason, `limit` and `found` the numbers behind it.

    Each of `remedies` alone would do; nothing is done without a director's word.
    """

    code: str
    limit: int | None = None
    found: int | None = None
    entrants: tuple[EntrantId, ...] = ()
    remedies: tuple[Remedy, ...] = ()


class NoAppealError(RuleError):
    """There is nothing to appeal against, or no open appeal to decide."""

    entrant: EntrantId


class AlreadyMemberError(RuleError):
    """The person may act for the entrant already."""

    entrant: EntrantId
    person: PersonId


class MemberElsewhereError(RuleError):
    """The person is, or belongs to, another `entrant` of this tournament."""

    entrant: EntrantId
    person: PersonId


class NotGuestError(RuleError):
    """The entrant has an account and speaks for themselves."""

    entrant: EntrantId


class NotMemberError(RuleError):
    """The person does not act for the entrant."""

    entrant: EntrantId
    person: PersonId


class NoTeamsError(RuleError):
    """People play for themselves here."""


class NoFreePlayersError(RuleError):
    """There is no player who waits for a team."""


class StaleTeamsError(RuleError):
    """Players or teams have changed since the number of new teams was computed."""


class NoLatecomersError(RuleError):
    """The format that is being played takes no new players."""

    system: str


class TeamFullError(RuleError):
    """The entrant has the highest allowed number of members."""

    entrant: EntrantId
    most: int
