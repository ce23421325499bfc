"""What became of a delivery: Discord's answers and all other mishaps, sorted by what has to happen next."""

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
"""How often something of ours may break on a row before it makes way for the next."""

_OF_DISCORD = (OSError, TimeoutError, discord.DiscordException, aiohttp.ClientError)
_OF_THE_DATABASE = (SQLAlchemyError, UnusableDatabaseError, ClosedDatabaseError, LeaseLostError)
"""Troubles that pass, or that whoever sends next does not have: no post is to blame for them."""

BUSY = frozenset({20016, 20022, 20028, 20029, 30046, 130000})
"""Discord's codes for too much at once, some of which come as plain refusals."""

NO_DIRECT_MESSAGES = frozenset({50007, 50278, *NOT_ALLOWED})
QUARANTINED = frozenset({20026, 40002})
NO_ACCOUNT = 10013
NO_MESSAGE = 10008
NO_ROLE = 10011
LOCKED_THREAD = frozenset({160005, 50083})

TOO_MANY_EVENTS = 30038
TOO_MANY_THREADS = frozenset({160006, 160007})
MODERATED = frozenset({20031, 200000, 200001, 240000})
"""Words in a name of the server's, AutoMod on a message and on a title, harmful links."""

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
    """Discord has it, at `place`; None where nothing had to be posted."""

    place: SentMessage | None


@dataclass(frozen=True, slots=True)
class Again:
    """It did not come through, and will when Discord is well again.

    `after` are the seconds Discord named; then nothing is wrong with it.
    """

    error: str
    after: float | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """Discord will not take it before somebody changes something."""

    cause: HoldCause
    error: str


@dataclass(frozen=True, slots=True)
class Blocked:
    """The person takes no direct messages."""


@dataclass(frozen=True, slots=True)
class Ended:
    """It will never be delivered."""

    cause: EndCause
    error: str


Outcome = Delivered | Again | Held | Blocked | Ended


class NoAccountError(Exception):
    """A person has no Discord account to write to."""


class ExpiredPostError(Exception):
    """What may have been sent in time was not, and is of no use any more."""


class NotInServerError(Exception):
    """The bot is not in the server a post belongs in."""


def outcome_of(error: Exception, row: OutboxRow, *, in_server: bool) -> Outcome:
    """What a mishap means for a row. `in_server` tells whether the bot is in the server of its tournament."""
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
    """What was raised on the way to Discord, or instead of its answer."""
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
    status, code = error.status, error.code
    if status >= 500 or status in {401, 429} or code in BUSY or code == 0:  # noqa: PLR2004 - Discord's own troubles
        return Again(text)
    if code == NO_MESSAGE:
        return Delivered(None)  # what was to be changed is gone
    if row.post.person_id is not None:
        return _of_person(code, text)
    if code in _HOLDS:
        return Held(_HOLDS[code] if in_server else "no_server", text)
    if status in {403, 404}:
        return Held("no_permission" if in_server else "no_server", text)
    return Ended("refused", text)


def _of_person(code: int, text: str) -> Outcome:
    if code in NO_DIRECT_MESSAGES:
        return Blocked()
    if code in QUARANTINED:
        return Held("quarantined", text)
    if code == NO_ACCOUNT:
        return Ended("no_account", text)
    return Ended("refused", text)
