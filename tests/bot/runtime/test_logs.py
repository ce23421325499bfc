"""Typed texts and credentials of the bot are never in a log."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import discord
import pytest
from pydantic import TypeAdapter
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.logs import JsonLines, Lines
from bot.service.service import Service
from storage.database import Database
from storage.errors import UnusableDatabaseError
from tests.bot.commands.desk import started, td
from tests.bot.world import World

WRITTEN = "I would rather play Zoë"
TOKEN = ".".join(["M" * 24, "G" * 6, "x" * 38])


def line(
    error: BaseException | None = None, message: str = "it went wrong", form: logging.Formatter | None = None
) -> str:
    """What is logged of an error."""
    try:
        if error is not None:
            raise error
    except type(error) as caught:  # type: ignore[misc]
        info = (type(caught), caught, caught.__traceback__)
    else:
        info = None  # type: ignore[assignment]
    record = logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, message, (), info)
    return (form or Lines([WRITTEN[::-1]])).format(record)


@pytest.mark.parametrize(
    "error",
    [
        KeyError(WRITTEN),
        ValueError(f"invalid literal for int() with base 10: {WRITTEN!r}"),
        json.JSONDecodeError(WRITTEN, WRITTEN, 0),
        ExceptionGroup("several", [LookupError(WRITTEN)]),
    ],
    ids=lambda error: type(error).__name__,
)
@pytest.mark.parametrize("form", [Lines(), JsonLines()], ids=["text", "json"])
def test_an_error_that_may_quote_somebody_is_told_without_its_text(error: Exception, form: logging.Formatter) -> None:
    shown = line(error, form=form)
    assert WRITTEN not in shown
    assert "test_logs.py" in shown
    assert type(error).__name__ in shown


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_the_text_of_an_error_is_kept_where_its_type_is_declared_safe(form: type[Lines]) -> None:
    refused = discord.DiscordException("429 Too Many Requests")
    assert "429" not in line(refused, form=form())
    assert "429 Too Many Requests" in line(refused, form=form(safe=[discord.DiscordException]))
    assert "429 Too Many Requests" in line(ExceptionGroup("several", [refused]), form=form((), [type(refused)]))


def test_causes_are_told_without_their_text_as_well() -> None:
    try:
        try:
            TypeAdapter(int).validate_python(WRITTEN)
        except ValueError as cause:
            raise RuntimeError("no number") from cause
    except RuntimeError as error:
        shown = line(error)
    assert WRITTEN not in shown
    assert "ValidationError" in shown
    assert "RuntimeError: no number" in shown


def test_tokens_are_taken_out_of_every_line() -> None:
    addresses = "POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246.x~y/messages responded with 429"
    shown = line(OSError(f"cannot reach {TOKEN}"), f"{addresses}; {TOKEN}; {WRITTEN[::-1]}")
    assert "aW50ZXJhY3Rpb246" not in shown
    assert TOKEN not in shown
    assert WRITTEN[::-1] not in shown
    assert "responded with 429" in shown


def test_a_file_that_cannot_be_used_is_one_sentence_without_a_traceback() -> None:
    shown = line(UnusableDatabaseError("herald.db", "full"))
    assert "Traceback" not in shown
    assert "herald.db" in shown


async def test_a_statement_that_fails_does_not_tell_with_what(tmp_path: Path) -> None:
    async def fail(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", (WRITTEN,))

    async with await Database.open(tmp_path / "herald.db") as database:
        with pytest.raises(Exception, match="nowhere") as caught:
            await database.connections.write(fail)
    assert WRITTEN not in line(caught.value)
    assert WRITTEN not in str(caught.value)


async def test_what_is_handed_in_does_not_stand_in_the_log_when_it_goes_wrong(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await started(world)

    async def broken(*arguments: object, **named: object) -> None:
        raise KeyError(WRITTEN)

    monkeypatch.setattr(Service, "carry_out", broken)
    reply = await td(world, "/td announce", text=WRITTEN)
    assert reply.text
    form = Lines()
    shown = "\n".join(form.format(record) for record in caplog.records)
    assert "interaction failed" in shown
    assert WRITTEN not in shown
    assert WRITTEN not in reply.text


async def test_one_id_leads_from_the_press_to_the_delivery(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The log of a failed delivery has the id of the interaction that caused the message."""
    await started(world)
    caplog.handler.setFormatter(JsonLines())
    caplog.clear()
    route = "POST /channels/{channel_id}/messages"
    world.sandbox.faults.add(route, status=403, code=50013, times=None)
    await td(world, "/td announce", text="Come all")
    announced = max(world.sandbox.services.interactions.by_id)
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    assert {line["about"] for line in lines if line["source"].startswith("bot.delivery")} == {f"i{announced}"}
