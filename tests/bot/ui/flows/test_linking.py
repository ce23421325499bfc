"""`/guests link`: directors get secret addresses, once, and can replace and close them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.people import Reply
from bot.service.personal_links import token_hash
from bot.ui.flows.linking import problem_of
from bot.views.info import NO_POLICIES, Policies
from tests.bot.commands.desk import coordinator, entrant_of, lobby, press, td
from tests.bot.ui.flows.test_personal_page import with_guests
from tests.bot.web.link_reader import ADDRESS, BASE, LinkReader, link_of, pages
from tests.bot.world import World


@pytest.fixture
async def club(world: World) -> World:
    """Two members, and Gustav and Hilde, who are not on Discord; the host has pages."""
    await with_guests(world)
    world.herald.policies = Policies(page=BASE)
    return world


def tokens(text: str) -> list[str]:
    """All tokens in a text."""
    return ADDRESS.findall(text)


def file_of(reply: Reply) -> str:
    """The one file of an answer."""
    (file,) = reply.message.attachments
    return file.data.decode()


async def test_a_link_is_shown_once_to_the_director_alone_and_only_its_hash_is_stored(club: World) -> None:
    reply = await td(club, "/guests link", entrant="Gustav")
    assert reply.ephemeral
    (token,) = tokens(reply.text)
    assert "/me/" not in lobby(club)
    (link,) = await club.database.personal_links.of("t1")
    assert link.token_hash == token_hash(token)
    again = await td(club, "/guests link", entrant="Gustav")
    assert "can't be shown again" in again.text
    assert tokens(again.text) == []
    assert token not in await everything(club)


async def everything(world: World) -> str:
    """All rows of all tables, as text."""
    from sqlalchemy import select  # noqa: PLC0415 - used by this alone

    from storage.schema import metadata  # noqa: PLC0415

    async def rows(connection: Any) -> str:
        return "\n".join(
            [repr(tuple(row)) for table in metadata.sorted_tables for row in await connection.execute(select(table))]
        )

    text: str = await world.database.connections.read(rows)
    return text


async def test_a_new_link_closes_the_earlier_one(club: World) -> None:
    async with pages(club) as client:
        old = LinkReader(client, f"/me/{await link_of(club, 'Gustav')}")
        assert (await old.look()).status == 200
        renewed = await press(club, await td(club, "/guests link", entrant="Gustav"), "New link")
        (token,) = tokens(renewed.text)
        assert (await old.look()).status == 404
        new = await LinkReader(client, f"/me/{token}").look()
        assert new.status == 200
        await press(club, renewed, "Close link")
        assert (await new.look()).status == 404


async def test_all_links_come_in_one_file_and_a_new_file_replaces_them_all(club: World) -> None:
    shown = await td(club, "/guests link")
    assert "2 guests without Discord, 0 with a link" in shown.text
    reply = await press(club, shown, "File with all links")
    assert reply.ephemeral
    head, *rows = file_of(reply).splitlines()
    first = tokens("\n".join(rows))
    assert len(first) == 2
    assert head.lstrip("\ufeff") == "name,link"
    assert [row.split(",")[0] for row in rows] == ["Gustav", "Hilde"]
    assert "/me/" not in lobby(club)
    shown = await td(club, "/guests link")
    assert "2 with a link" in shown.text
    warned = await press(club, shown, "File with all links")
    assert "2 guests have links already" in warned.text
    async with pages(club) as client:
        page = LinkReader(client, f"/me/{first[0]}")
        assert (await page.look()).status == 200, "nothing has been replaced yet"
        second = tokens(file_of(await press(club, warned, "Make new links")))
        assert set(first).isdisjoint(second)
        assert (await page.look()).status == 404
        new = LinkReader(client, f"/me/{second[0]}")
        assert (await new.look()).status == 200
        closed = await press(club, await td(club, "/guests link"), "Close all links")
        assert "2 links are closed" in closed.text
        assert (await new.look()).status == 404
    stored = await everything(club)
    assert not any(token in stored for token in (*first, *second)), "neither the outbox nor anything else has the file"


async def test_a_name_that_begins_like_a_formula_is_no_formula_in_the_file(club: World) -> None:
    await td(club, "/players add", guest="=HYPERLINK(1)")
    reply = await press(club, await td(club, "/guests link"), "File with all links")
    assert "\n=" not in file_of(reply)


async def test_guests_of_an_imported_field_are_in_the_file_and_members_are_not(club: World) -> None:
    reply = await press(club, await td(club, "/guests link"), "File with all links")
    assert "Ana" not in file_of(reply)


async def test_links_are_for_directors(club: World) -> None:
    cora = await coordinator(club)
    refused = await td(club, "/guests link", by=cora, entrant="Gustav")
    assert tokens(refused.text) == []
    assert await club.database.personal_links.of("t1") == []


async def test_no_link_for_people_who_run_the_event_or_act_for_others(world: World) -> None:
    await world.tournament(players=("Ana", "Bo"))
    world.herald.policies = Policies(page=BASE)
    await td(world, "/players add", guest="Gus")
    assert tokens((await td(world, "/guests link", entrant="Ana")).text)
    await td(world, "/players add", member=world.sandbox.person("Ana"), guest="Ida")
    assert "can't have a link" in (await td(world, "/guests link", entrant="Ana")).text
    assert "can't have a link" not in (await td(world, "/guests link", entrant="Ida")).text
    await td(world, "/td staff", member=world.sandbox.person("Bo"), role="coordinator")
    assert "can't have a link" in (await td(world, "/guests link", entrant="Bo")).text


async def test_without_pages_or_without_encryption_directors_read_why_links_cannot_work(club: World) -> None:
    club.herald.policies = NO_POLICIES
    assert "has no web pages" in (await td(club, "/guests link", entrant="Gustav")).text
    club.herald.policies = Policies(page="http://herald.example")
    assert "is not encrypted" in (await td(club, "/guests link")).text
    assert await club.database.personal_links.of("t1") == []


@pytest.mark.parametrize(
    "base, works",
    [
        ("https://herald.example", True),
        ("http://127.0.0.1:8766", True),
        ("http://localhost:8766", True),
        ("http://[::1]:8766", True),
        ("http://herald.example", False),
        ("http://192.168.1.4:8080", False),
        ("http://localhost.example:8080", False),
        (None, False),
    ],
)
def test_links_need_https_but_on_this_machine(base: str | None, works: bool) -> None:
    assert (problem_of(base) is None) is works


async def test_a_link_ends_with_the_event_when_forgotten_and_when_its_owner_joins(club: World) -> None:
    async with pages(club) as client:
        gustav = await LinkReader(client, f"/me/{await link_of(club, 'Gustav')}").look()
        hilde = await LinkReader(client, f"/me/{await link_of(club, 'Hilde')}").look()
        assert (gustav.status, hilde.status) == (200, 200)
        (joined,) = await club.players("Gustav the member")
        await td(club, "/players replace", entrant="Gustav", member=joined)
        assert (await gustav.look()).status == 404
        person = (await club.loaded()).people[await entrant_of(club, "Hilde")]
        await club.herald.service.erase(person.id)
        assert (await hilde.look()).status == 404
        other = await LinkReader(client, f"/me/{await link_of(club, 'Ana')}").look()
        assert other.status == 200
        await press(club, await td(club, "/td cancel"), "Yes, call it off")
        assert (await other.look()).status == 404
        assert "event is over" in (await td(club, "/guests link")).text
