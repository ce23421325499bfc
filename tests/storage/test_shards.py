"""Which servers are whose: in Python and in the database alike."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.outbox import Post
from storage.shards import ALL, ID_BITS, Shards, named
from tests.storage.samples import NOON, begin

SERVERS = (None, 0, 1 << ID_BITS, (2 << ID_BITS) + 7, 3 << ID_BITS, (1 << ID_BITS) - 1, 81384788765712384)


@pytest.mark.parametrize(
    "server, shard", [(None, 0), ((1 << ID_BITS) - 1, 0), (1 << ID_BITS, 1), ((2 << ID_BITS) + 7, 2), (3 << ID_BITS, 0)]
)
def test_servers_are_dealt_out_by_the_moment_in_their_ids_and_what_has_none_is_the_firsts(
    server: int | None, shard: int
) -> None:
    assert Shards(3).of(server) == shard


def test_whoever_runs_all_shards_has_every_server_and_others_only_theirs() -> None:
    assert ALL.is_all
    assert all(ALL.has(server) for server in SERVERS)
    some = Shards(3, frozenset({1, 2}))
    assert not some.is_all
    assert [some.has(server) for server in (None, 1 << ID_BITS, 2 << ID_BITS, 3 << ID_BITS)] == [
        False,
        True,
        True,
        False,
    ]


def test_a_process_without_shards_yet_has_a_share_like_one_of_them() -> None:
    assert Shards(4, frozenset()).share == 0.25
    assert Shards(4, frozenset({0, 3})).share == 0.5
    assert ALL.share == 1


def test_they_are_written_as_settings_have_them() -> None:
    assert named({10, 2, 0}) == "0,2,10"
    assert str(Shards(4, frozenset({3, 1}))) == "1,3 of 4"


def post(number: int) -> Post:
    """Something to be said in a channel of its own."""
    return Post({"content": "Hello"}, channel_id=100 + number)


@pytest.mark.parametrize(
    "shards", [ALL, Shards(1), Shards(2, frozenset({0})), Shards(2, frozenset({1})), Shards(3, frozenset({0, 2}))]
)
async def test_the_database_finds_the_same_tournaments(database: Database, shards: Shards) -> None:
    for number, server in enumerate(SERVERS):
        await begin(database, f"t{number}", guild_id=server)
    tournament_ids = {row.id for row in await database.tournaments.all() if shards.has(row.guild_id)}
    for number, _ in enumerate(SERVERS):
        await database.notices.first_time(f"t{number}", "x", "c", [post(number)], at=NOON)
    assert {waiting.tournament_id for waiting in await database.waiting.targets(shards)} == tournament_ids
