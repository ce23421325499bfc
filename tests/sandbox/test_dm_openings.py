"""Direct messages with people the bot never wrote to: few a minute, and none at all for a bot that keeps asking."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.sandbox.dm_openings import DmOpenings
from bot.sandbox.errors import ApiError
from bot.sandbox.limits import LIMITS
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from tests.sandbox.sample_bot import SampleBot

NOW = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)
MINUTE = timedelta(seconds=LIMITS.dm_opening_seconds)


def codes(openings: DmOpenings, people: range, now: datetime = NOW) -> list[int]:
    """What came of opening direct messages with each of these people: 0, or Discord's code."""
    codes = []
    for user_id in people:
        try:
            openings.open(user_id, now)
        except ApiError as error:
            codes.append(error.code if error.status == 403 else error.status)
        else:
            codes.append(0)
    return codes


def test_ten_people_a_minute_hear_from_a_stranger() -> None:
    openings = DmOpenings(LIMITS, enforced=True)
    assert codes(openings, range(12)) == [0] * 10 + [40003] * 2
    assert codes(openings, range(12), NOW + MINUTE) == [0] * 12
    assert openings.refused == 2


def test_whoever_was_written_to_can_be_written_to_again() -> None:
    openings = DmOpenings(LIMITS, enforced=True)
    codes(openings, range(10))
    assert codes(openings, range(11)) == [0] * 10 + [40003]


def test_a_bot_that_keeps_asking_is_quarantined_until_it_is_lifted() -> None:
    openings = DmOpenings(replace(LIMITS, dm_openings=1, dm_refusals=3), enforced=True)
    assert codes(openings, range(5)) == [0, 40003, 40003, 20026, 20026]
    assert codes(openings, range(5), NOW + timedelta(days=1)) == [0] + [20026] * 4
    openings.lift()
    assert codes(openings, range(1, 3), NOW + timedelta(days=1)) == [0, 40003]


def test_refusals_long_past_do_not_lead_to_quarantine() -> None:
    openings = DmOpenings(replace(LIMITS, dm_openings=1, dm_refusals=3), enforced=True)
    assert codes(openings, range(3)) == [0, 40003, 40003]
    later = NOW + timedelta(seconds=LIMITS.dm_refusal_seconds)
    assert codes(openings, range(3, 6), later) == [0, 40003, 40003]


def test_nothing_is_refused_where_nobody_asked_for_it() -> None:
    openings = DmOpenings(LIMITS)
    assert set(codes(openings, range(500))) == {0}


async def test_a_bot_may_write_where_it_wrote_before_but_opens_few(
    bot: SampleBot, server: Server, sandbox: Sandbox, dana: Person
) -> None:
    people = [await server.join(f"P{number}") for number in range(LIMITS.dm_openings)]
    sandbox.services.dm_openings.enforced = True
    assert dana.dms == []  # reading one's direct messages opens no channel for the bot
    for person in people:
        await (await bot.create_dm(discord.Object(person.id))).send("Round 1")
    with pytest.raises(discord.Forbidden) as caught:
        await bot.create_dm(discord.Object(dana.id))
    assert caught.value.code == 40003
    bot._connection.clear()
    await (await bot.create_dm(discord.Object(people[0].id))).send("Round 2")
    assert [message.text for message in people[0].dms] == ["Round 1", "Round 2"]
