"""Outcomes of a delivery: classify Discord's answers and all exceptions by what has to happen next.

The order of the rules matters. Server errors and rate limits come first (they say nothing about the post), then a
deleted message, then refusals by code, then by status 403 and 404. All other answers mean that Discord rejects the
content; they end the row, so that the next one of its target is sent. Codes:
https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

from dataclasses import dataclass

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.delivery.deduplication import UnreadableHistoryError
from bot.delivery.direct_messages import OpeningTooFastError
from bot.delivery.missing_permissions import NOT_ALLOWED
from storage.errors import ClosedDatabaseError, LeaseLostError, UnusableDatabaseError
from storage.holds import HoldCause
from storage.outbox import EndCause, OutboxRow, SentMessage

MOST_BROKEN_TRIES = 3
"""Number of attempts before a row is ended because of an exception in our own code."""

_OF_DISCORD = (OSError, TimeoutError, discord.DiscordException, aiohttp.ClientError)
_OF_THE_DATABASE = (SQLAlchemyError, UnusableDatabaseError, ClosedDatabaseError, LeaseLostError)
"""Temporary errors, or errors of this process only. The post is not the cause, so it is retried without a limit."""

BUSY = frozenset({20016, 20022, 20028, 20029, 30046, 130000})
"""Discord's codes for limits of frequency, some of which are sent with status 400 or 403."""

NO_DIRECT_MESSAGES = frozenset({50007, 50278, *NOT_ALLOWED})
"""The recipient accepts no direct messages of the bot (50007, 50278), or the bot may not write there."""

QUARANTINED = frozenset({20026, 40002})
"""The bot is limited by Discord: quarantined (20026), or its account must be verified (40002)."""

NO_ACCOUNT = 10013
NO_MESSAGE = 10008
NO_ROLE = 10011
LOCKED_THREAD = frozenset({160005, 50083})
"""The thread is locked or archived and the bot may not change that."""


TOO_MANY_EVENTS = 30038
TOO_MANY_THREADS = frozenset({160006, 160007})
MODERATED = frozenset({20031, 200000, 200001, 240000})
"""Rejected words: in a name (20031), by AutoMod in a message (200000) or a title (200001), harmful links (240000)."""

_HOLDS: dict[int, HoldCause] = {
    10003: "no_channel",
    10004: "no_server",
    **dict.fromkeys((*NOT_ALLOWED, *LOCKED_THREAD, NO_ROLE), "no_permission"),
    TOO_MANY_EVENTS: "event_limit",
    **dict.fromkeys(TOO_MANY_THREADS, "thread_limit"),
    **dict.fromkeys(MODERATED, "moderation"),
}


@dataclass(frozen=True, slots=True)
class Delivered:
    """Discord has it, at `place`; None if nothing had to be posted.

    The lower-case names of the outcome classes are label values of the metric `DELIVERIES`.
    """

    place: SentMessage | None


@dataclass(frozen=True, slots=True)
class Again:
    """A temporary failure, to be retried.

    `after` is the wait in seconds that Discord asked for (a rate limit); without it the back-off decides.
    """

    error: str
    after: float | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """Discord refuses it until someone changes something, such as a permission."""

    cause: HoldCause
    error: str


@dataclass(frozen=True, slots=True)
class Blocked:
    """The person accepts no direct messages."""


@dataclass(frozen=True, slots=True)
class Ended:
    """It will never be delivered."""

    cause: EndCause
    error: str


Outcome = Delivered | Again | Held | Blocked | Ended


class NoAccountError(Exception):
    """The person has no Discord account."""


class ExpiredPostError(Exception):
    """A repeated attempt found that the post was not sent in time, and it has expired."""


class NotInServerError(Exception):
    """The bot is not in the server of a post."""


def outcome_of(error: Exception, row: OutboxRow, *, in_server: bool) -> Outcome:
    """Return the outcome for an exception.

    `in_server` says whether the bot is in the server of the row's tournament.
    """
    text = str(error) or type(error).__name__
    if isinstance(error, discord.HTTPException):
        return _answered(error, row, text, in_server=in_server)
    known = _of_ours(error, text)
    if known is not None:
        return known
    if isinstance(error, (*_OF_DISCORD, *_OF_THE_DATABASE)) or row.attempts + 1 < MOST_BROKEN_TRIES:
        return Again(text)
    return Ended("broken", text)


def _of_ours(error: Exception, text: str) -> Outcome | None:
    """Classify exceptions of our own code and of the library that are no answer of Discord. None if unknown."""
    match error:
        case discord.RateLimited():
            return Again(text, after=error.retry_after)
        case OpeningTooFastError():
            return Held("dm_limit", text)
        case UnreadableHistoryError():
            return Held("no_history", text)
        case NotInServerError():
            return Held("no_server", text)
        case NoAccountError() | ExpiredPostError():
            return Ended("expired" if isinstance(error, ExpiredPostError) else "no_account", text)
    return None


def _answered(error: discord.HTTPException, row: OutboxRow, text: str, *, in_server: bool) -> Outcome:
    """Classify an error answer of Discord by status and code."""
    status, code = error.status, error.code
    if status >= 500 or status in {401, 429} or code in BUSY or code == 0:  # noqa: PLR2004 - Discord's own troubles
        return Again(text)
    if code == NO_MESSAGE:
        return Delivered(None)  # the message to edit was deleted: nothing is left to do
    if row.post.person_id is not None:
        return _of_person(code, text)
    if code in _HOLDS:
        return Held(_HOLDS[code] if in_server else "no_server", text)
    if status in {403, 404}:
        return Held("no_permission" if in_server else "no_server", text)
    return Ended("refused", text)


def _of_person(code: int, text: str) -> Outcome:
    """Classify an error answer to a direct message."""
    if code in NO_DIRECT_MESSAGES:
        return Blocked()
    if code in QUARANTINED:
        return Held("quarantined", text)
    if code == NO_ACCOUNT:
        return Ended("no_account", text)
    return Ended("refused", text)
