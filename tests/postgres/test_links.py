"""Personal links where the page shares nothing with the bot but a PostgreSQL server: it inserts, the bot decides."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.exc import DBAPIError

from bot.hosting.link_requests import OLDEST_SECONDS, LinkRequests
from bot.service.personal_links import token_hash
from bot.text.personal_page import Act, Screen
from storage.database import Database
from storage.news import Change
from storage.people import Person
from storage.personal_links import PersonalLink
from storage.shards import Shards
from tests.patience import SECONDS
from tests.postgres.databases import told
from tests.postgres.test_page import page_process, reading_role
from tests.storage.samples import NOON, begin

pytestmark = pytest.mark.postgres
TOKEN = "A" * 24
SERVER = 3 << 22


async def linked(database: Database) -> tuple[Person, PersonalLink]:
    """A guest with a link."""
    guest = await database.people.guest("Gustav")
    await begin(database, entrants={"e1": guest.id}, guild_id=SERVER)
    link = PersonalLink("t1", "e1", guest.id, token_hash(TOKEN), "key", for_guest=True, since=NOON)
    await database.personal_links.put([link])
    return guest, link


class Bot:
    """Answers every act with what it was, and counts them."""

    def __init__(self, database: Database, name: str = "bot") -> None:
        self.asked: list[Act] = []
        self.name = name
        self.requests = LinkRequests(database, self.answer)

    async def answer(self, act: Act, nonce: str) -> Screen:
        self.asked.append(act)
        return Screen(outcome="taken" if act.action else "shown", nonce=nonce, title=f"Cup of the {self.name}")


async def test_the_page_with_a_role_that_only_inserts_is_answered_by_the_bot(place: str) -> None:
    async with await Database.open(place) as database:
        await linked(database)
        bot = Bot(database)
        running = asyncio.create_task(bot.requests.run())
        try:
            async with reading_role(place) as address, page_process(address) as reader:
                async with reader.get(f"/me/{TOKEN}") as answer:
                    assert answer.status == 200
                    assert "Cup of the bot" in await answer.text()
                headers = {"Origin": str(reader._base_url).rstrip("/")}
                async with reader.post(f"/me/{TOKEN}", data={"press": "seal h:here:t1:"}, headers=headers) as answer:
                    assert "✓ Taken." in await answer.text()
                async with reader.get(f"/me/{'B' * 24}") as answer:
                    assert answer.status == 404, "nobody is asked about a link there is not"
        finally:
            running.cancel()
        assert [act.action for act in bot.asked] == ["", "h:here:t1:"]
        assert await database.link_inbox.waiting() == []


async def test_the_role_of_the_page_inserts_requests_and_nothing_else(place: str) -> None:
    async with await Database.open(place) as database, reading_role(place) as address:
        await linked(database)
        await told(
            address,
            "SET default_transaction_read_only = off",
            "INSERT INTO link_requests VALUES ('r1', 'hash', '{}', now())",
        )
        for statement in (
            "SELECT form_key FROM personal_links",
            "SELECT * FROM link_requests",
            "SET default_transaction_read_only = off; DELETE FROM link_requests",
            "SET default_transaction_read_only = off; UPDATE personal_links SET token_hash = 'x'",
            "SET default_transaction_read_only = off; INSERT INTO link_replies VALUES ('r1', '{}', now())",
        ):
            with pytest.raises(DBAPIError):
                await told(address, *statement.split("; "))


async def test_a_request_is_answered_once_by_the_process_that_runs_the_shard(place: str) -> None:
    async with await Database.open(place) as one, await Database.open(place) as two:
        _, link = await linked(one)
        mine = Shards(2).of(SERVER)
        one.connections.shards, two.connections.shards = (
            Shards(2, frozenset({mine})),
            Shards(2, frozenset({1 - mine})),
        )
        first, second = Bot(one, "first"), Bot(two, "second")
        await one.link_inbox.insert("r1", link.token_hash, Act(token_hash=link.token_hash).model_dump_json())
        await second.requests.look()
        await first.requests.look()
        await first.requests.look()  # while it is being answered
        async with asyncio.timeout(SECONDS):
            while await one.link_inbox.reply("r1") is None:  # noqa: ASYNC110 - a database gives no notice here
                await asyncio.sleep(0.01)
        assert (len(first.asked), len(second.asked)) == (1, 0)


async def test_a_request_that_waited_while_the_bot_was_away_is_not_carried_out(place: str) -> None:
    async with await Database.open(place) as database:
        _, link = await linked(database)
        await database.link_inbox.insert("r1", link.token_hash, Act(token_hash=link.token_hash).model_dump_json())
        assert OLDEST_SECONDS < 60
        await told(place, "UPDATE link_requests SET at = at - interval '1 minute'")
        bot = Bot(database)
        await bot.requests.look()
        async with asyncio.timeout(SECONDS):
            while await database.link_inbox.reply("r1") is None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await database.link_inbox.reply("r1") == ""
        assert bot.asked == []


async def test_a_request_wakes_the_processes_by_a_notice_with_its_server(place: str) -> None:
    heard: list[Change] = []
    async with await Database.open(place) as bot, await Database.open(place) as page:
        _, link = await linked(bot)
        news = bot.news(changed=heard.append, forget=lambda: None, back=lambda: None)
        running = asyncio.create_task(news.run())
        try:
            async with asyncio.timeout(SECONDS):
                while not news.listens:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            await page.link_inbox.insert("r1", link.token_hash, "")
            await news.caught_up()
        finally:
            running.cancel()
    assert [(change.topic, change.key, change.server) for change in heard] == [("links", "t1", SERVER)]


async def test_replies_are_gone_after_a_minute(place: str) -> None:
    async with await Database.open(place) as database:
        await linked(database)
        await database.link_inbox.answer("r1", "private")
        await database.link_inbox.clear(before=datetime.now(UTC) + timedelta(minutes=2))
        assert await database.link_inbox.reply("r1") is None
