"""Personal links: hashes of secret addresses, one for each entrant; the inbox of the page, and its replies."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError, UnknownTournamentError
from storage.personal_links import PersonalLink
from storage.shards import Shards
from tests.storage.samples import NOON, begin

SERVER = 3 << 22


async def linked(database: Database, tournament: str = "t1", token_hash: str = "ab" * 32) -> PersonalLink:
    """A link of a guest in a tournament."""
    guest = await database.people.guest("Gustav")
    await begin(database, tournament, entrants={"e1": guest.id}, guild_id=SERVER)
    link = PersonalLink(tournament, "e1", guest.id, token_hash, "key", for_guest=True, since=NOON)
    await database.personal_links.put([link])
    return link


async def test_a_new_link_of_an_entrant_replaces_the_earlier_one(database: Database) -> None:
    link = await linked(database)
    assert await database.personal_links.with_hash("ab" * 32) == link
    newer = replace(link, token_hash="cd" * 32)
    await database.personal_links.put([newer])
    assert await database.personal_links.with_hash("ab" * 32) is None
    assert await database.personal_links.with_hash("cd" * 32) == newer
    assert await database.personal_links.of("t1") == [newer]


async def test_links_are_all_stored_or_none(database: Database) -> None:
    link = await linked(database)
    with pytest.raises(UnknownPersonError):
        await database.personal_links.put([replace(link, token_hash="cd" * 32), replace(link, person_id="p99")])
    with pytest.raises(UnknownTournamentError):
        await database.personal_links.put([replace(link, tournament_id="t9")])
    assert await database.personal_links.of("t1") == [link]


async def test_a_dropped_link_opens_nothing(database: Database) -> None:
    await linked(database)
    assert await database.personal_links.drop("t1", ["e1", "e2"]) == 1
    assert await database.personal_links.drop("t1", ["e1"]) == 0
    assert await database.personal_links.with_hash("ab" * 32) is None


async def test_a_link_is_shown_to_its_person_and_erased_with_them(database: Database) -> None:
    link = await linked(database)
    assert "personal_links" in await database.personal_data.of(link.person_id)
    await database.people.erase(link.person_id)
    assert await database.personal_links.of("t1") == []


def test_what_is_secret_of_a_link_is_in_no_log() -> None:
    link = PersonalLink("t1", "e1", "p1", "hash", "key", for_guest=True, since=NOON)
    assert "hash" not in repr(link).replace("token_hash", "")
    assert "key" not in repr(link).replace("form_key", "")


async def test_a_request_waits_until_it_has_a_reply(database: Database) -> None:
    await linked(database)
    inbox = database.link_inbox
    await inbox.insert("r1", "ab" * 32, "what is asked")
    (request,) = await inbox.waiting()
    assert (request.id, request.token_hash, request.payload) == ("r1", "ab" * 32, "what is asked")
    assert 0 <= request.age < 5
    assert await inbox.reply("r1") is None
    await inbox.answer("r1", "the answer")
    await inbox.answer("r1", "another answer of a second process")
    assert await inbox.reply("r1") == "the answer"
    assert await inbox.waiting() == []


async def test_a_request_waits_for_the_process_that_runs_the_shard_of_its_server(database: Database) -> None:
    await linked(database)
    server = Shards(2).of(SERVER)
    await database.link_inbox.insert("r1", "ab" * 32, "")
    assert len(await database.link_inbox.waiting(Shards(2, frozenset({server})))) == 1
    assert await database.link_inbox.waiting(Shards(2, frozenset({1 - server}))) == []


async def test_a_request_under_no_link_waits_for_no_process(database: Database) -> None:
    await database.link_inbox.insert("r1", "ab" * 32, "")
    assert await database.link_inbox.waiting() == []


async def test_requests_and_replies_are_deleted_after_a_while(database: Database) -> None:
    await linked(database)
    await database.link_inbox.insert("r1", "ab" * 32, "one")
    await database.link_inbox.insert("r2", "ab" * 32, "two")
    await database.link_inbox.answer("r1", "reply")
    await database.link_inbox.clear(before=datetime.now(UTC) - timedelta(minutes=1))
    assert await database.link_inbox.reply("r1") == "reply"
    await database.link_inbox.clear(before=datetime.now(UTC) + timedelta(minutes=1))
    assert await database.link_inbox.reply("r1") is None
    assert await database.link_inbox.waiting() == []
