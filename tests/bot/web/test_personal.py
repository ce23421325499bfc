"""The threat model of personal links (SECURITY.md): each row of its table is a test here or named there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import pytest
from prometheus_client import generate_latest
from sqlalchemy import select

from bot.web.allowance import Allowance
from bot.web.personal import PER_ADDRESS, PER_LINK
from storage.schema import metadata
from tests.bot.commands.desk import state_of, td
from tests.bot.ui.flows.test_bulk_answers import invited
from tests.bot.ui.flows.test_personal_page import with_guests
from tests.bot.web.link_reader import BASE, LinkReader, reader_of
from tests.bot.world import World

PASSING = frozenset({"leases", "link_requests", "link_replies"})
"""Tables of heartbeats, and of what the page asks on a PostgreSQL server and gets."""


async def tables(world: World) -> list[tuple[Any, ...]]:
    """All rows of all tables that say anything."""

    async def rows(connection: Any) -> list[tuple[Any, ...]]:
        kept = (table for table in metadata.sorted_tables if table.name not in PASSING)
        return [tuple(row) for table in kept for row in await connection.execute(select(table))]

    found: list[tuple[Any, ...]] = await world.database.connections.read(rows)
    return found


async def test_a_get_never_acts(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        before = await tables(world)
        form = gustav.page.forms[0]
        for label, pressed in form.buttons.items():
            assert pressed is not None, label
            await gustav.look(**dict([*form.fixed, pressed]))
            assert gustav.status == 200
        async with gustav.client.head(gustav.path) as answer:
            assert answer.status == 200
        await world.settled()
        assert await tables(world) == before


async def test_every_form_is_a_post(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        assert gustav.html.count("<form") == gustav.html.count('method="post"') > 0
        await gustav.press("My times")
        assert gustav.html.count("<form") == gustav.html.count('method="post"') == 1


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "null", "Sec-Fetch-Site": "none"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
        {"Origin": BASE.replace("https", "http")},
    ],
)
async def test_a_post_from_elsewhere_is_refused(world: World, headers: dict[str, str]) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        version = (await state_of(world)).version
        form = gustav.page.forms[0]
        pressed = form.buttons["Report"]
        assert pressed is not None
        await gustav.send([*form.fixed, pressed], headers)
        assert gustav.status == 403
        assert "How did your game" not in gustav.text
        assert (await state_of(world)).version == version
        await gustav.send([*form.fixed, pressed], {"Origin": "null", "Sec-Fetch-Site": "same-origin"})
        assert gustav.status == 200, "so browsers send the forms of a page that has no referrer"


async def test_what_was_not_shown_under_this_link_is_not_carried_out(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav, reader_of(world, "Hilde") as hilde:
        form, theirs = gustav.page.forms[0], hilde.page.forms[0]
        pressed = form.buttons["Report"]
        assert pressed is not None
        seal, _, action = pressed[1].partition(" ")
        version = (await state_of(world)).version
        tries: list[list[tuple[str, str]]] = [
            [("press", f"{'0' * 64} {action}"), *form.fixed],  # no seal
            [("press", f"{seal} h:undo:t1:"), *form.fixed],  # the seal of another button
            [("press", f"{seal} h:standings:t1:"), *form.fixed],
            [("press", pressed[1]), ("nonce", "0" * 32)],  # another screen
            [("press", pressed[1])],
            [("press", pressed[1]), *theirs.fixed],
            [("press", "é " + action), *form.fixed],
        ]
        for data in tries:
            await gustav.send(data)
            assert "out of date" in gustav.text, data
        await hilde.send([pressed, *form.fixed])
        assert "out of date" in hilde.text, "the seal of another's link"
        assert (await state_of(world)).version == version


async def test_a_form_is_sealed_with_its_fields_and_bounds(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        form = gustav.page.forms[0]
        grown = [(name, value.replace('"longest":1000', '"longest":4000')) for name, value in form.fixed]
        assert grown != form.fixed
        await gustav.send([*grown, ("t.zone", "Berlin"), ("t.hours", "sat 10-12")])
        assert "out of date" in gustav.text
        await gustav.send([*form.fixed, ("t.zone", "Berlin"), ("t.hours", "x" * 1001)])
        assert "✓ Taken." not in gustav.text
        assert "Please fill this in" in gustav.text
        await gustav.send([*form.fixed, ("t.zone", " "), ("t.hours", "sat 10-12")])
        assert "Where do you live?" in gustav.text
        assert ["sat 10-12"] in gustav.page.forms[0].values.values(), "what was typed stays"


async def test_the_headers_keep_the_address_from_referrers_caches_and_search_engines(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        for path in (gustav.path, f"/me/{'A' * 24}"):
            page = await LinkReader(gustav.client, path).look()
            assert page.headers["Referrer-Policy"] == "no-referrer"
            assert page.headers["Cache-Control"] == "no-store"
            assert page.headers["X-Robots-Tag"] == "noindex"
            policy = page.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "http" not in policy
            assert "form-action 'self'" in policy
            assert "frame-ancestors 'none'" in policy
        assert '<meta name="robots" content="noindex">' in gustav.html
        assert "og:url" not in gustav.html
        loaded = [part.split('"')[1] for part in gustav.html.split("src=")[1:] + gustav.html.split("href=")[1:] if part]
        assert all(address.startswith(("/", "https://herald")) or not address for address in loaded), loaded


async def test_the_address_is_in_no_log_and_no_metric(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_guests(world)
    with caplog.at_level(logging.DEBUG):
        async with reader_of(world, "Gustav") as gustav:
            token = gustav.path.rpartition("/")[2]
            await gustav.press("My times")
            await gustav.press("Send", Where_do_you_live="Berlin", Your_times="sat 10-12 a secret")
            await gustav.send([("press", "x")])

            async def broken(*_: object) -> None:
                raise RuntimeError("a bug")

            monkeypatch.setattr("bot.web.personal.sent", broken)
            assert (await gustav.look()).status == 500
    assert "a bug" in caplog.text
    assert token not in caplog.text
    assert "a secret" not in caplog.text
    assert "/me/{token}" in caplog.text
    assert token not in generate_latest().decode()


async def test_an_unknown_address_discloses_nothing_and_looks_like_an_ended_link(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        unknown = await LinkReader(gustav.client, f"/me/{'A' * 24}").look()
        await gustav.press("Withdraw")
        await gustav.press(gustav.starting("Yes"))
        ended = await LinkReader(gustav.client, gustav.path).look()
        assert unknown.status == ended.status == 404
        assert unknown.html.replace("A" * 24, "") == ended.html.replace(gustav.path.rpartition("/")[2], "")
        for path in ("/me/short", "/me/", f"/me/{'A' * 61}", f"/me/{'é' * 24}"):
            assert (await LinkReader(gustav.client, path).look()).status == 404


async def test_requests_are_limited_for_each_link_and_each_address(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:

        async def statuses(path: str, addresses: Sequence[str]) -> list[int]:
            readers = [LinkReader(gustav.client, path, address=address) for address in addresses]
            return [page.status for page in await asyncio.gather(*(reader.look() for reader in readers))]

        found = await statuses(gustav.path, [f"203.0.113.{number}" for number in range(2 * PER_LINK)])
        assert set(found) == {200, 429}
        assert PER_LINK - 2 <= found.count(200) <= PER_LINK + 10
        found = await statuses(f"/me/{'B' * 24}", ["198.51.100.9"] * PER_LINK)
        guesses = [f"/me/{number:024d}" for number in range(2 * PER_ADDRESS)]
        found += [status for path in guesses for status in await statuses(path, ["198.51.100.9"])]
        assert 429 in found
        assert await statuses(f"/me/{'C' * 24}", ["198.51.100.10"]) == [404], "another reader is not held up"


def test_an_allowance_is_refilled_within_a_minute() -> None:
    now = [0.0]
    allowance = Allowance(3, lambda: now[0])
    assert [allowance.spend("a") for _ in range(4)] == [True, True, True, False]
    assert allowance.spend("b")
    now[0] += 20
    assert [allowance.spend("a") for _ in range(2)] == [True, False]
    now[0] += 600
    assert [allowance.spend("a") for _ in range(4)] == [True, True, True, False]


async def test_large_and_odd_bodies_are_refused(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        origin = {"Origin": BASE}
        for data, kind in (
            (b"nonce=" + b"x" * 300_000, "application/x-www-form-urlencoded"),
            (b"press=%ff%fe&nonce=1", "application/x-www-form-urlencoded"),
            (b"press=1", "application/x-www-form-urlencoded; charset=nonsense"),
            (b"{}", "application/json"),
            (b"nonsense", "multipart/form-data; boundary=x"),
        ):
            headers = {**origin, "Content-Type": kind}
            async with gustav.client.post(gustav.path, data=data, headers=headers) as answer:
                assert answer.status < 500, kind
                assert "✓ Taken." not in await answer.text()
        part = aiohttp.FormData()
        part.add_field("press", b"file", filename="x")
        async with gustav.client.post(gustav.path, data=part, headers=origin) as answer:
            assert answer.status < 500


async def test_names_and_texts_of_others_are_never_markup(world: World) -> None:
    await world.tournament(players=("Ana", "Bo", "Cy"))
    from tests.bot.commands.desk import td  # noqa: PLC0415 - used by this alone

    await td(world, "/players add", guest="<script>alert(1)</script>")
    async with reader_of(world, "<script>alert(1)</script>") as page:
        assert "<script>alert" not in page.html
        assert "alert(1)" in page.text


async def test_the_picture_of_the_board_is_there_where_the_page_is_shown(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        assert "<img" not in gustav.html
        await td(world, "/td page", show=True)
        await gustav.look()
        assert gustav.html.count("<img") == 1
        assert '<a href="/t/t1"><img src="/t/t1/board.png"' in gustav.html


@pytest.mark.usefixtures("awake")
async def test_a_receipt_names_no_command_of_discord(world: World) -> None:
    await invited(world)
    async with reader_of(world, "Ulrich") as ulrich:
        await ulrich.press("Invitation")
        await ulrich.press("Yes, I will play")
        assert "Invitation is in" in ulrich.text
        assert "/me" not in ulrich.text
        assert "What I sent" in ulrich.buttons
