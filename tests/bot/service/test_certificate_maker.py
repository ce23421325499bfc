"""Certificates are made after a round was published, stored beside the log, and used instead of pairing it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.service.certificate_maker import MOST_WAITING, CertificateMaker
from bot.service.clock import SystemClock
from bot.service.loaded import Change
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from bot.service.tournament_cache import TournamentCache
from bot.service.worker_jobs import certificates_of_log, differences_of
from formats import registry
from formats.core.commands import CloseRegistration, CreateTournament, PublishRound, UndoCommand
from formats.core.log_file import read_log
from formats.core.plan import StagePlan
from formats.core.proofs import Certificates, certificates_of
from formats.toolkit.matching import pricing
from storage.certificates import all_of
from storage.database import Database
from storage.errors import StorageError
from storage.tournaments import Bindings
from storage.transfer import export_log
from tests.bot.inline_decider import InlineDecider
from tests.bot.service.test_tournament_cache import act, signed_up
from tests.proofs.logs import given_log

PUBLISH = PublishRound(stage=0, round_number=1)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """A process with a Swiss of 15 players whose first round can be published."""
    database = await Database.open(tmp_path / "herald.db")
    made = Service(database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
    director = await database.people.for_discord(1, "Omar")
    stage = StagePlan(system="swiss", title="Swiss", options={"rounds": 3})
    command = CreateTournament(title="Cup", stages=(stage,), seed="0123456789")
    step = Step(command, bindings=Bindings(guild_id=1, channel_id=2))
    await made.create(Order.of(step, actor=director.id, command_id=CommandId("create")))
    await signed_up(made, "t1", *(f"Player {number}" for number in range(15)))
    await act(made, "t1", CloseRegistration(), "close")
    yield made
    await database.close()


@pytest.fixture
async def maker(service: Service) -> AsyncIterator[CertificateMaker]:
    """The task that makes certificates, at work."""
    maker = CertificateMaker(service)
    task = asyncio.create_task(maker.run())
    yield maker
    task.cancel()


def line_of_round(change: Change) -> int:
    [seq] = [record.seq for record in change.records if record.event.kind == "RoundPaired"]
    return seq


async def served(service: Service) -> Certificates:
    """What a page hands out."""
    records, payloads = await service.database.log.written("t1")
    return certificates_of_log(records, payloads, await service.database.certificates.of("t1"))


def refuse(*_: Any) -> Any:
    raise AssertionError("solved though there is a certificate")


async def test_a_published_round_has_certificates_which_spare_pairing_it_again(
    service: Service, maker: CertificateMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = await act(service, "t1", PUBLISH, "publish")
    await maker.settled()
    [row] = await service.database.certificates.of("t1")
    made = row.read()
    assert (row.seq, row.line_hash) == (change.records[-1].seq, change.loaded.line_hash)
    assert list(made) == [line_of_round(change)]
    monkeypatch.setattr(pricing, "cheapest", refuse)
    assert await served(service) == made
    assert differences_of(change.loaded.records, [row]) == ()
    with pytest.raises(AssertionError, match="solved though"):
        differences_of(change.loaded.records)


async def test_a_round_that_was_undone_and_published_again_has_its_own(
    service: Service, maker: CertificateMaker
) -> None:
    first = await act(service, "t1", PUBLISH, "publish")
    await act(service, "t1", UndoCommand(command_id="publish"), "undo")
    again = await act(service, "t1", PUBLISH, "publish again")
    await maker.settled()
    rows = await service.database.certificates.of("t1")
    assert list(all_of(rows)) == [line_of_round(first), line_of_round(again)]
    assert list(await served(service)) == [line_of_round(again)]


async def test_rounds_without_stored_certificates_are_paired_again(service: Service) -> None:
    change = await act(service, "t1", PUBLISH, "publish")
    assert await service.database.certificates.of("t1") == []
    assert list(await served(service)) == [line_of_round(change)]
    assert differences_of(change.loaded.records) == ()


async def test_loading_a_tournament_reads_no_certificates(service: Service, maker: CertificateMaker) -> None:
    """It is loaded without the table, to the same head and state."""
    await act(service, "t1", PUBLISH, "publish")
    await maker.settled()
    before = await TournamentCache(service.database).loaded("t1")
    await service.database.connections.write(lambda connection: connection.execute(text("DROP TABLE certificates")))
    after = await TournamentCache(service.database).loaded("t1")
    assert (after.head, after.state) == (before.head, before.state)


async def test_a_command_does_not_wait_for_certificates_nor_fail_with_them(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = CertificateMaker(service)

    async def fail(_: object) -> None:
        raise StorageError("disk full")

    monkeypatch.setattr(service.database.certificates, "put", fail)
    await act(service, "t1", PUBLISH, "publish")
    assert len(maker._due) == 1  # the command is done, nothing is made
    maker._due.extend(maker._due * (MOST_WAITING + 1))
    assert len(maker._due) == MOST_WAITING
    task = asyncio.create_task(maker.run())
    await maker.settled()
    assert not maker._due
    assert not task.done()
    task.cancel()


async def test_certificates_of_an_imported_log_are_not_made_at_once(service: Service, maker: CertificateMaker) -> None:
    await act(service, "t1", PUBLISH, "publish")
    log = read_log(await export_log(service.database, "t1", with_seed=True))
    copy, _ = await service.bring_in(log, actor="p1", command_id=CommandId("import"), bindings=Bindings(channel_id=3))
    await maker.settled()
    assert len(await service.database.certificates.of("t1")) == 1
    assert await service.database.certificates.of(copy.id) == []


def test_simulated_rounds_are_not_paired_again_for_certificates_that_no_script_reads() -> None:
    """Although their matchings would have some: the checker of the page says that they need the command."""
    given = given_log("cop", 3)
    assert given is not None
    file = read_log(given.log)
    assert any(True for _ in certificates_of(file.records, registry.engine(), lambda system: system == "cop"))
    assert certificates_of_log(file.records, file.payloads, ()) == {}
