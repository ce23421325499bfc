"""The host's setting for the shards of a process."""

from __future__ import annotations

import pytest

from bot.program import lease_lost, shards_here
from bot.runtime.settings import ProcessSettings
from bot.shards.plan import BadShardsError, NotSharedError, shards_of
from storage.errors import LeaseLostError
from storage.shards import Shards

SERVER = "postgresql://herald@db.example.org/herald"


@pytest.mark.parametrize(
    "words,count,ours",
    [
        (" 0,1 of 3 ", 3, {0, 1}),
        ("0-3 of 16", 16, {0, 1, 2, 3}),
        ("0-1, 5 of 6", 6, {0, 1, 5}),
        ("0-5 of 6", 6, set(range(6))),
        ("0 of 1", 1, {0}),
    ],
)
def test_shards_are_named_with_their_number(words: str, count: int, ours: set[int]) -> None:
    assert shards_of(words) == Shards(count, frozenset(ours))


@pytest.mark.parametrize(
    "words", ["6", "0", "three", "3 of 3", "0,3 of 3", "2-1 of 3", "of 3", "0 1 of 3", "-1 of 3", "0 of 4097", ", of 3"]
)
def test_what_names_no_shards_is_refused(words: str) -> None:
    with pytest.raises(BadShardsError) as refused:
        shards_of(words)
    assert repr(words) in str(refused.value)
    assert "0-3 of 12" in str(refused.value)


def test_without_the_setting_a_process_runs_the_whole_bot() -> None:
    assert shards_here(ProcessSettings(shards=" "), SERVER) is None
    assert shards_here(ProcessSettings(shards=""), "herald.db") is None
    assert shards_here(ProcessSettings(shards="0 of 2"), SERVER) == Shards(2, frozenset({0}))


def test_a_database_in_a_file_is_not_shared() -> None:
    with pytest.raises(NotSharedError) as refused:
        shards_here(ProcessSettings(shards="0 of 2"), "herald.db")
    assert "PostgreSQL" in str(refused.value)


def test_a_process_that_lost_its_lease_names_who_took_it() -> None:
    assert "taken over shard 0: process 7 on beta" in lease_lost(LeaseLostError("shard 0", "process 7 on beta"))
    assert "taken over this database: process 7 on beta" in lease_lost(LeaseLostError("bot", "process 7 on beta"))
