"""How a host says who runs what."""

from __future__ import annotations

import pytest

from bot.program import lease_lost, plan_of
from bot.runtime.settings import ProcessSettings
from bot.shards.plan import BadShardsError, NotSharedError, ShardPlan
from storage.errors import LeaseLostError

SERVER = "postgresql://herald@db.example.org/herald"


@pytest.mark.parametrize(
    "words,count,home",
    [
        ("3", 3, set()),
        (" 0,1 of 3 ", 3, {0, 1}),
        ("0-3 of 16", 16, {0, 1, 2, 3}),
        ("0-1, 5 of 6", 6, {0, 1, 5}),
        ("0 of 1", 1, {0}),
    ],
)
def test_shards_are_named_by_their_number_or_one_by_one(words: str, count: int, home: set[int]) -> None:
    assert ShardPlan.parse(words) == ShardPlan(count, frozenset(home))


@pytest.mark.parametrize(
    "words", ["0", "three", "3 of 3", "0,3 of 3", "2-1 of 3", "of 3", "0 1 of 3", "-1 of 3", "4097", ", of 3"]
)
def test_what_names_no_shards_is_refused(words: str) -> None:
    with pytest.raises(BadShardsError) as refused:
        ShardPlan.parse(words)
    assert repr(words) in str(refused.value)


def test_on_a_server_a_process_shares_also_where_its_host_names_no_number() -> None:
    assert plan_of(ProcessSettings(shards=" "), SERVER) == ShardPlan(count=None)
    assert plan_of(ProcessSettings(shards="2"), SERVER) == ShardPlan(2)


def test_with_a_file_a_process_works_alone() -> None:
    assert plan_of(ProcessSettings(shards=""), "herald.db") is None


def test_a_file_is_shared_with_nobody() -> None:
    with pytest.raises(NotSharedError) as refused:
        plan_of(ProcessSettings(shards="2"), "herald.db")
    assert "PostgreSQL" in str(refused.value)


def test_who_was_taken_for_dead_is_told_to_start_it_again() -> None:
    assert "Start it again" in lease_lost(LeaseLostError("process 1f3a 0,2", None))
    assert "process 7 on beta" in lease_lost(LeaseLostError("bot", "process 7 on beta"))
