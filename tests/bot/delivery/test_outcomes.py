"""What Discord's answers mean for a post."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.delivery.deduplication import UnreadableHistoryError
from bot.delivery.direct_messages import OpeningTooFastError
from bot.delivery.outcomes import (
    Again,
    Blocked,
    Delivered,
    Ended,
    Held,
    NoAccountError,
    NotInServerError,
    Outcome,
    outcome_of,
)
from storage.errors import ClosedDatabaseError, LeaseLostError, UnusableDatabaseError
from storage.outbox import OutboxRow, Post

TO_CHANNEL, TO_PERSON = Post({}, channel_id=1), Post({}, person_id="p1")


def row(post: Post, attempts: int = 0) -> OutboxRow:
    return OutboxRow(
        id=1,
        tournament_id="t1",
        command_id="c",
        post=post,
        state="pending",
        attempts=attempts,
        last_error=None,
        cause=None,
        created_at=datetime(2026, 1, 3, tzinfo=UTC),
        started_at=None,
        finished_at=None,
        overtaken=False,
        words=None,
    )


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="Reason")
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    return kind(response, {"code": code, "message": "said"})


def outcome(error: Exception, post: Post = TO_CHANNEL, *, attempts: int = 0, in_server: bool = True) -> Outcome:
    return outcome_of(error, row(post, attempts), in_server=in_server)


@pytest.mark.parametrize(
    "error",
    [
        refusal(500, 0),
        refusal(503, 0),
        refusal(429, 0),
        refusal(401, 0),
        refusal(403, 0),  # the shield in front of Discord, not Discord
        refusal(404, 0),
        refusal(400, 20028),
        OSError("no network"),
        TimeoutError(),
        aiohttp.ServerDisconnectedError(),
        discord.ConnectionClosed(SimpleNamespace(close_code=1006), shard_id=None),  # type: ignore[arg-type]
        OperationalError("UPDATE", {}, Exception("database is locked")),
        UnusableDatabaseError("herald.db", "busy", "database is locked"),
        ClosedDatabaseError(),
        LeaseLostError("herald", "another"),
    ],
    ids=str,
)
@pytest.mark.parametrize("post", [TO_CHANNEL, TO_PERSON], ids=["channel", "person"])
@pytest.mark.parametrize("attempts", [0, 5000])
def test_nothing_is_given_up_for_what_is_no_fault_of_ours(error: Exception, post: Post, attempts: int) -> None:
    assert isinstance(outcome(error, post, attempts=attempts), Again)


@pytest.mark.parametrize(
    "status,code,cause",
    [
        (403, 50001, "no_permission"),
        (403, 50013, "no_permission"),
        (403, 40333, "no_permission"),
        (404, 10003, "no_channel"),
        (404, 10011, "no_permission"),
        (404, 10004, "no_server"),
        (403, 50101, "no_permission"),
        (404, 10066, "no_permission"),
        (400, 160005, "no_permission"),
        (400, 30038, "event_limit"),
        (400, 160006, "thread_limit"),
        (400, 160007, "thread_limit"),
        (400, 20031, "moderation"),
        (400, 200000, "moderation"),
        (400, 200001, "moderation"),
        (400, 240000, "moderation"),
    ],
)
def test_what_somebody_has_to_change_is_held(status: int, code: int, cause: str) -> None:
    found = outcome(refusal(status, code))
    assert isinstance(found, Held)
    assert found.cause == cause


def test_a_server_that_the_bot_is_not_in_is_the_cause_of_every_refusal() -> None:
    for error in (refusal(403, 50001), refusal(404, 10003), NotInServerError(5)):
        found = outcome(error, in_server=False)
        assert isinstance(found, Held)
        assert found.cause == "no_server"


@pytest.mark.parametrize("code", [50007, 50278, 50001, 50013])
def test_who_takes_no_direct_messages_is_not_written_to(code: int) -> None:
    assert outcome(refusal(403, code), TO_PERSON) == Blocked()


def test_who_cannot_be_written_to_for_now_waits() -> None:
    found = outcome(OpeningTooFastError(120), TO_PERSON)
    assert isinstance(found, Held)
    assert found.cause == "dm_limit"


def test_a_quarantined_bot_keeps_what_it_wanted_to_write() -> None:
    found = outcome(refusal(403, 20026), TO_PERSON)
    assert isinstance(found, Held)
    assert found.cause == "quarantined"


def test_a_limit_that_names_its_seconds_is_waited_out() -> None:
    found = outcome(discord.RateLimited(60.0))
    assert isinstance(found, Again)
    assert found.after == 60


def test_where_it_cannot_be_seen_whether_it_is_out_nothing_is_sent() -> None:
    found = outcome(UnreadableHistoryError(7))
    assert isinstance(found, Held)
    assert found.cause == "no_history"


def test_what_was_to_be_changed_and_is_gone_needs_no_change() -> None:
    assert outcome(refusal(404, 10008)) == Delivered(None)


def test_what_can_never_be_delivered_makes_way_and_says_why() -> None:
    assert outcome(refusal(400, 50035)) == Ended("refused", "400 Reason (error code: 50035): said")
    for error in (NoAccountError("p1"), refusal(404, 10013)):
        found = outcome(error, TO_PERSON)
        assert isinstance(found, Ended)
        assert found.cause == "no_account"


def test_a_mistake_of_ours_makes_way_after_three_tries() -> None:
    assert isinstance(outcome(KeyError("e7"), attempts=1), Again)
    assert outcome(KeyError("e7"), attempts=2) == Ended("broken", "'e7'")
