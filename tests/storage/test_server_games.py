from dataclasses import replace
from datetime import timedelta

from storage.database import Database
from storage.outbox import Post
from storage.server_games import GameRow
from tests.storage.samples import NOON, begin


def row(pairing: str = "s0r1b1", number: int = 1) -> GameRow:
    return GameRow("t1", pairing, number, "go", "e1", "e2", "asked", NOON)


async def test_a_game_is_noted_once_and_changed_later(database: Database) -> None:
    await begin(database)
    await database.server_games.note([row()])
    made = replace(row(), state="made", game_id="5", address="https://x/5", invites=("a", "b"), starts_at=NOON)
    await database.server_games.change([made], at=NOON)
    await database.server_games.note([row()])
    assert await database.server_games.of("t1") == [made]


async def test_only_games_that_are_not_over_are_looked_for(database: Database) -> None:
    await begin(database)
    await database.server_games.note([row(), row("s0r1b2")])
    assert await database.server_games.tournaments() == ["t1"]
    await database.server_games.change([replace(row(), state="over")], at=NOON)
    assert [game.pairing_id for game in await database.server_games.of("t1", states=["asked"])] == ["s0r1b2"]
    await database.server_games.change([replace(row("s0r1b2"), state="over")], at=NOON)
    assert await database.server_games.tournaments() == []


async def test_games_of_the_same_pairing_are_numbered(database: Database) -> None:
    await begin(database)
    await database.server_games.note([row(), row(number=2)])
    assert [game.number for game in await database.server_games.of("t1")] == [1, 2]


def test_secret_links_are_in_no_log() -> None:
    assert "secret" not in repr(replace(row(), invites=("secret", "secret")))


async def test_whose_games_of_a_server_are_is_told_of_all_tournaments_from_a_moment_on(database: Database) -> None:
    await begin(database)
    elsewhere = replace(row("s0r1b2"), server="other", game_id="6")
    await database.server_games.note([replace(row(), game_id="5"), elsewhere, row("s0r1b3")])
    assert await database.server_games.owners("go", NOON) == {"5": ("t1", "s0r1b1", 1)}
    assert await database.server_games.owners("go", NOON + timedelta(seconds=1)) == {}


async def test_the_terms_a_game_was_made_with_are_kept(database: Database) -> None:
    await begin(database)
    await database.server_games.note([row()])
    await database.server_games.change([replace(row(), terms="5+3 rated")], at=NOON)
    assert [game.terms for game in await database.server_games.of("t1")] == ["5+3 rated"]


async def test_what_is_posted_because_of_a_game_is_queued_with_what_became_of_it(database: Database) -> None:
    await begin(database)
    await database.server_games.note([row(), row("s0r1b2", 2)])
    games = [replace(row("s0r1b2", 2), state="made"), replace(row(), told="late")]
    await database.server_games.change(games, [Post({"n": 1}, channel_id=5)], at=NOON)
    (post,) = await database.outbox.pending("t1")
    assert (post.command_id, post.post, post.created_at) == ("server:s0r1b2:2", Post({"n": 1}, channel_id=5), NOON)
    await database.server_games.change([], [Post({"n": 2}, channel_id=5)], at=NOON)
    assert len(await database.outbox.pending("t1")) == 1
    found = {game.pairing_id: (game.state, game.told) for game in await database.server_games.of("t1")}
    assert found == {"s0r1b1": ("asked", "late"), "s0r1b2": ("made", "")}


async def test_games_of_other_tournaments_are_left_alone(database: Database) -> None:
    await begin(database)
    await begin(database, "t2")
    theirs = replace(row(), tournament_id="t2", terms="5+3")
    await database.server_games.note([row(), theirs])
    await database.server_games.change([replace(row(), state="over")], at=NOON)
    assert await database.server_games.of("t2") == [theirs]
    assert await database.server_games.tournaments() == ["t2"]
