"""Why something cannot be done about a game: presence, times, reports, results."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors.base import RuleError
from formats.core.values import EntrantId, PairingId


class UnknownPairingError(RuleError):
    """No such pairing in this tournament."""

    pairing: PairingId


class NotYourGameError(RuleError):
    """An entrant acted on a game at which they do not sit."""

    pairing: PairingId
    entrant: EntrantId


class ResultExistsError(RuleError):
    """The game has a recorded result; only a director may correct it."""

    pairing: PairingId


class NoReportError(RuleError):
    """There is no open report to confirm, dispute or take back."""

    pairing: PairingId


class OtherSeatsError(RuleError):
    """The report of a game server is about other players than those who are paired there by now."""

    pairing: PairingId


class ReportContradictedError(RuleError):
    """A player has reported something else than the game server tells."""

    pairing: PairingId


class NoDoubtError(RuleError):
    """There is nothing to decide about what the game server reported of this game, or not in this way."""

    pairing: PairingId


class OwnReportError(RuleError):
    """One cannot confirm one's own report."""

    pairing: PairingId


class BadReportError(RuleError):
    """The report does not fit the game (a winner who does not play, a tie where there is none, ...)."""

    pairing: PairingId
    code: str


class TooEarlyError(RuleError):
    """Possible only from `allowed_from` on."""

    allowed_from: datetime


class TooLateError(RuleError):
    """Possible only until `allowed_until`."""

    allowed_until: datetime


class NoGameTimeError(RuleError):
    """The game has no fixed time yet."""

    pairing: PairingId


class UntimedGameError(NoGameTimeError):
    """The game has no time and will get none, so no player can be late for it."""


class DirectorsDecideError(RuleError):
    """A director decides whether the missing player loses the game."""

    pairing: PairingId


class NotHereError(RuleError):
    """A forfeit can be claimed only by a player who has checked in."""

    pairing: PairingId


class CameLateError(RuleError):
    """The player checked in when the game could already be lost for being late, and so has nothing to claim."""

    pairing: PairingId


class OpponentHereError(RuleError):
    """The opponent has checked in; there is nothing to claim."""

    pairing: PairingId


class MoreTimeGrantedError(RuleError):
    """The player granted the opponent more time until `until`."""

    pairing: PairingId
    until: datetime


class NoTimeClaimError(RuleError):
    """There is no open claim that this player has lost the game on time."""

    pairing: PairingId
    entrant: EntrantId


class ForfeitStandsError(RuleError):
    """The game was lost by forfeit, after which there is no rematch; only a director's express word orders one."""

    pairing: PairingId


class GameTimeError(RuleError):
    """A director sets a time that needs a second word, or that cannot be. `code` says why.

    `past`: it is over; `final`: the time was final and does not change by the rules; `outside`: it is not in the week
    of the round, from `earliest` to `latest`.
    """

    pairing: PairingId
    code: str
    earliest: datetime | None = None
    latest: datetime | None = None
