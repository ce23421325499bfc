"""Answers that come too late are counted, and logged once a minute."""

from __future__ import annotations

import asyncio
import logging

import pytest
from prometheus_client import REGISTRY

from bot.ui import timing
from bot.ui.timing import LateAnswers
from tests.bot.world import LOBBY, World


async def test_late_answers_are_logged_once_a_minute_with_their_number(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "LOG_SECONDS", 0.0)
    late = LateAnswers()
    with caplog.at_level(logging.WARNING):
        for _ in range(430):
            late.add()
        assert [record.args for record in caplog.records] == [(1,)]
        await asyncio.sleep(0.001)
        await asyncio.sleep(0.001)
    assert [record.args for record in caplog.records] == [(1,), (429,)]


async def test_the_metric_counts_from_the_snowflake(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament(players=("Ana",))
    ana = world.sandbox.person("Ana")
    await ana.slash("/me next", channel=LOBBY)
    before = _sum()
    monkeypatch.setattr(world.herald, "age_of", lambda _: 2.0)
    await ana.slash("/me next", channel=LOBBY)
    assert _sum() - before >= 2.0


def _sum() -> float:
    return REGISTRY.get_sample_value("herald_first_answer_seconds_sum") or 0.0
