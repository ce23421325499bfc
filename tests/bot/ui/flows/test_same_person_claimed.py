"""`/me claim`: a person with the personal link of a guest takes over on Discord what the guest entered."""

from __future__ import annotations

import pytest

from bot.sandbox.people import Reply
from bot.views.info import Policies
from tests.bot.commands.desk import press, td
from tests.bot.ui.flows.test_personal_page import with_guests
from tests.bot.web.link_reader import BASE, LinkReader, link_of, pages
from tests.bot.world import LOBBY, World


@pytest.fixture
async def club(world: World) -> World:
    """Two members, and Gustav and Hilde, who are not on Discord; the host has pages."""
    await with_guests(world)
    world.herald.policies = Policies(page=BASE)
    return world


async def claimed(world: World, who: str, token: str) -> Reply:
    return await world.sandbox.person(who).slash("/me claim", channel=LOBBY, link=token)


async def guest_and_account(world: World) -> tuple[str, int | None]:
    person = (await world.loaded()).people["e3"]
    return person.name, person.discord_id


async def test_the_guest_plays_on_from_discord_the_link_closes_and_directors_can_undo_it(club: World) -> None:
    token = await link_of(club, "Gustav")
    (gus,) = await club.players("Gus")
    async with pages(club) as client:
        shown = await claimed(club, "Gus", f"{BASE}/me/{token}")
        assert "Are you Gustav of" in shown.text.replace("*", "")
        assert shown.ephemeral
        assert await guest_and_account(club) == ("Gustav", None)
        done = await shown.click("Yes, that's me")
        await club.settled()
        assert "yours now" in done.text
        assert (await club.loaded()).people["e3"].discord_id == gus.id
        assert "you play" in (await gus.slash("/me next", channel=LOBBY)).text
        assert (await LinkReader(client, f"/me/{token}").look()).status == 404
    note = next(message for message in club.director.dms if "Gustav" in message.text and message.find_button("Undo"))
    assert f"is <@{gus.id}> on Discord: 1 tournament is theirs now" in note.text
    await club.restart_bot()
    await note.click("Undo")
    await club.settled()
    assert await guest_and_account(club) == ("Gustav", None)


async def test_directors_read_of_a_second_claim_after_the_first_was_taken_back(club: World) -> None:
    token = await link_of(club, "Gustav")
    await club.players("Gus")
    for count in (1, 2):
        shown = await claimed(club, "Gus", token)
        await shown.click("Yes, that's me")
        await club.settled()
        notes = [message for message in club.director.dms if message.find_button("Undo")]
        assert len(notes) == count
        await notes[-1].click("Undo")
        await club.settled()
        assert await guest_and_account(club) == ("Gustav", None)


@pytest.mark.parametrize("typed", ["hello", "https://herald.example/me/AAAAAAAAAAAAAAAAAAAAAAAA", "x" * 24])
async def test_what_opens_no_link_is_refused(club: World, typed: str) -> None:
    await club.players("Gus")
    refused = await claimed(club, "Gus", typed)
    assert "No personal link opens with that" in refused.text
    assert await guest_and_account(club) == ("Gustav", None)


async def test_a_closed_link_and_one_of_a_member_give_nothing(club: World) -> None:
    old, members = await link_of(club, "Gustav"), await link_of(club, "Ana")
    await td(club, "/guests link", entrant="Gustav")
    await press(club, await td(club, "/guests link", entrant="Gustav"), "New link")
    await club.players("Gus")
    for token in (old, members):
        assert "No personal link opens with that" in (await claimed(club, "Gus", token)).text


async def test_who_plays_already_and_who_runs_the_event_cannot_be_the_guest(club: World) -> None:
    token = await link_of(club, "Gustav")
    assert "already" in (await claimed(club, "Ana", token)).text
    refused = await club.director.slash("/me claim", channel=LOBBY, link=token)
    assert refused.buttons == []
    assert await guest_and_account(club) == ("Gustav", None)


async def test_a_link_that_was_closed_between_question_and_answer_gives_nothing(club: World) -> None:
    token = await link_of(club, "Gustav")
    await club.players("Gus")
    shown = await claimed(club, "Gus", token)
    await press(club, await td(club, "/guests link", entrant="Gustav"), "New link")
    assert "No personal link opens with that" in (await shown.click("Yes, that's me")).text
    assert await guest_and_account(club) == ("Gustav", None)


async def test_directors_find_no_name_of_the_guest_in_what_is_kept_for_the_undo(club: World) -> None:
    (gus,) = await club.players("Gus")
    shown = await td(club, "/guests merge", guest="Gustav", member=gus)
    await press(club, shown, "They are the same")
    kept = await club.database.settings.all("t1")
    assert any(key.startswith("draft:same_person_undo") for key in kept)
    assert "Gustav" not in repr(kept)
