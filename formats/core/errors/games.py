"""Why something cannot be done about a game: presence, times, reports, results."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId, PairingId


@dataclass(eq=False)
class UnknownPairingError(RuleError):
    """No such pairing in this tournament."""

    pairing: PairingId


@dataclass(eq=False)
class NotYourGameError(RuleError):
    """An entrant acted on a game at which they do not sit."""

    pairing: PairingId
    entrant: EntrantId


@dataclass(eq=False)
class ResultExistsError(RuleError):
    """The game has a recorded result; only a director may correct it."""

    pairing: PairingId


@dataclass(eq=False)
class NoReportError(RuleError):
    """There is no open report to confirm, dispute or take back."""

    pairing: PairingId


@dataclass(eq=False)
class OtherSeatsError(RuleError):
    """The report of a game server is about other players than those who are paired there by now."""

    pairing: PairingId


@dataclass(eq=False)
class ReportContradictedError(RuleError):
    """A player has reported something else than the game server tells."""

    pairing: PairingId


@dataclass(eq=False)
class NoDoubtError(RuleError):
    """There is nothing to decide about what the game server reported of this game, or not in this way."""

    pairing: PairingId


@dataclass(eq=False)
class OwnReportError(RuleError):
    """One cannot confirm one's own report."""

    pairing: PairingId


@dataclass(eq=False)
class BadReportError(RuleError):
    """The report does not fit the game (a winner who does not play, a tie where there is none, ...)."""

    pairing: PairingId
    code: str


@dataclass(eq=False)
class TooEarlyError(RuleError):
    """Possible only from `allowed_from` on."""

    allowed_from: datetime


@dataclass(eq=False)
class TooLateError(RuleError):
    """Possible only until `allowed_until`."""

    allowed_until: datetime


@dataclass(eq=False)
class NoGameTimeError(RuleError):
    """The game has no fixed time yet."""

    pairing: PairingId


@dataclass(eq=False)
class NotHereError(RuleError):
    """A forfeit can be claimed only by a player who has checked in."""

    pairing: PairingId


@dataclass(eq=False)
class CameLateError(RuleError):
    """The player checked in when the game could already be lost for being late, and so has nothing to claim."""

    pairing: PairingId


@dataclass(eq=False)
class OpponentHereError(RuleError):
    """The opponent has checked in; there is nothing to claim."""

    pairing: PairingId


@dataclass(eq=False)
class MoreTimeGrantedError(RuleError):
    """The player granted the opponent more time until `until`."""

    pairing: PairingId
    until: datetime


@dataclass(eq=False)
class NoTimeClaimError(RuleError):
    """There is no open claim that this player has lost the game on time."""

    pairing: PairingId
    entrant: EntrantId


@dataclass(eq=False)
class ForfeitStandsError(RuleError):
    """The game was lost by forfeit, after which there is no rematch; only a director's express word orders one."""

    pairing: PairingId


@dataclass(eq=False)
class GameTimeError(RuleError):
    """A director sets a time that needs a second word, or that cannot be. `code` says why.

    `past`: it is over; `final`: the time was final and does not change by the rules; `outside`: it is not in the week
    of the round, from `earliest` to `latest`.
    """

    pairing: PairingId
    code: str
    earliest: datetime | None = None
    latest: datetime | None = None
