"""Players who left the server: found, marked, reported once, and unmarked when they come back."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.announcements.departures import open_games
from bot.delivery import membership
from bot.sandbox.people import Person, SeenMessage
from bot.text.context import context_of
from bot.text.texts import texts
from bot.ui.flows.departures import _away_text
from formats.core.model import Pairing
from formats.registry import engine
from tests.bot.commands.desk import coordinator, first_game, press, started, state_of, td
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

LATER = timedelta(minutes=11)
"""Answers are good for ten minutes."""


async def marked(world: World) -> list[str]:
    """The names of those known to have left the club."""
    people = await world.database.departures.of_guild(world.server.id)
    return sorted(person.name for person in (await world.database.people.many(people)).values())


async def nobody_marked(world: World) -> None:
    """Wait until no player is marked, which a background task does without notice."""
    async with asyncio.timeout(SECONDS):
        while await marked(world):  # noqa: ASYNC110 - the database gives no notice
            await asyncio.sleep(0.01)


def questions(world: World, name: str) -> list[SeenMessage]:
    """What the director was asked about somebody."""
    return [seen for seen in world.director.dms if f"**{name}** has left the server" in seen.text]


async def pair_of(world: World, game: Pairing) -> tuple[Person, Person]:
    """Both players of a game."""
    people = (await world.loaded()).people
    first, other = (world.sandbox.person(people[entrant].name) for entrant in game.seats)
    return first, other


async def test_before_a_round_is_published_directors_learn_who_has_left(world: World) -> None:
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await world.sandbox.person("Bo").leave(world.server)
    shown = await td(world, "/round preview")
    assert _away_text(["Bo"]) in shown.text
    assert await marked(world) == ["Bo"]
    (asked,) = questions(world, "Bo")
    assert [button.label for button in asked.buttons] == ["Keep", "Withdraw …", "Replace …"]
    await world.jump(LATER)
    published = await td(world, "/round publish")
    assert _away_text(["Bo"]) in published.text
    assert len(questions(world, "Bo")) == 1


async def test_the_timetable_asks_before_it_pairs(world: World) -> None:
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"))
    await td(world, "/td close")
    await world.sandbox.person("Bo").leave(world.server)
    await world.jump(timedelta(days=7))
    assert (await state_of(world)).phase == "running"
    assert await marked(world) == ["Bo"]
    assert len(questions(world, "Bo")) == 1


async def test_a_refused_message_to_somebody_who_left_is_not_said_to_be_closed(world: World) -> None:
    await started(world)
    gone, waits = await pair_of(world, await first_game(world))
    await gone.slash("/me reminders", channel=LOBBY, on=True)
    await gone.leave(world.server)
    await td(world, "/td announce", text="Bring a clock.")
    await world.jump(timedelta(days=7))
    assert await marked(world) == [gone.name]
    assert not world.director.reads(texts.reminders.how_to_open_messages(), LOBBY)
    (told,) = [
        seen for seen in world.director.sees(LOBBY) if texts.departures.opponent_left(name=gone.name) in seen.text
    ]
    assert told.mentions == [waits.name]
    (asked,) = questions(world, gone.name)
    assert "still to play" in asked.text


async def test_whoever_merely_closed_direct_messages_has_not_left(world: World) -> None:
    await started(world)
    shy, _ = await pair_of(world, await first_game(world))
    await shy.slash("/me reminders", channel=LOBBY, on=True)
    shy.close_dms()
    await world.jump(timedelta(days=7))
    assert await marked(world) == []
    assert questions(world, shy.name) == []


async def test_directors_keep_withdraw_or_replace(world: World) -> None:
    await started(world)
    game = await first_game(world)
    gone, _ = await pair_of(world, game)
    await gone.leave(world.server)
    await world.herald.membership.check_all("t1")
    await world.settled()
    (asked,) = questions(world, gone.name)
    kept = await asked.click("Keep")
    assert kept.text == texts.departures.kept(name=gone.name)
    assert texts.departures.replacing(name=gone.name) in (await asked.click("Replace …")).text
    looked = await asked.click("Withdraw …")
    assert (await state_of(world)).entrant(game.seats[0]).status == "active"
    await press(world, looked, looked.buttons[0].label)
    state = await state_of(world)
    assert {state.entrant(seat).status for seat in game.seats} == {"active", "withdrawn"}


async def test_only_the_staff_decides(world: World) -> None:
    await started(world)
    cora = await coordinator(world)
    gone, _ = await pair_of(world, await first_game(world))
    await gone.leave(world.server)
    await world.herald.membership.check_all("t1")
    await world.settled()
    (asked,) = [seen for seen in cora.dms if "has left the server" in seen.text]
    known = await world.database.people.find_discord(cora.id)
    assert known is not None
    await td(world, "/td staff", remove=known.id)
    assert "director" in (await asked.click("Withdraw …")).text
    assert len((await state_of(world)).active_entrants()) == 4


async def test_the_opponent_is_told_once_and_asked_nothing(world: World) -> None:
    await started(world)
    gone, waits = await pair_of(world, await first_game(world))
    await gone.leave(world.server)
    for _ in range(2):
        await world.herald.membership.check_all("t1")
        await world.jump(LATER)
    (news,) = [seen for seen in waits.sees(LOBBY) if texts.departures.opponent_left(name=gone.name) in seen.text]
    assert (news.mentions, news.buttons) == ([waits.name], [])


async def test_who_comes_back_is_unmarked_and_asked_about_anew_when_they_leave_again(world: World) -> None:
    await started(world)
    gone, _ = await pair_of(world, await first_game(world))
    await gone.leave(world.server)
    await world.herald.membership.check_all("t1")
    await gone.rejoin(world.server)
    await world.jump(LATER)
    await world.herald.membership.check_all("t1")
    assert await marked(world) == []
    await gone.leave(world.server)
    await world.jump(LATER)
    await world.herald.membership.check_all("t1")
    await world.settled()
    assert await marked(world) == [gone.name]
    assert len(questions(world, gone.name)) == 2


async def test_whoever_does_something_in_the_server_is_there(world: World) -> None:
    await started(world)
    gone, _ = await pair_of(world, await first_game(world))
    await gone.leave(world.server)
    await world.herald.membership.check_all("t1")
    await gone.rejoin(world.server)
    await gone.slash("/tournament standings", channel=LOBBY)
    await nobody_marked(world)


async def test_nobody_counts_as_gone_while_discord_does_not_answer(world: World) -> None:
    await started(world)
    outage = world.sandbox.accidents.start("outage", route="GET /guilds/{guild_id}/members/{user_id}")
    assert await world.herald.membership.check_all("t1") == frozenset()
    outage.end()
    removed = world.sandbox.accidents.start("bot_removed", guild=world.server.guild)
    assert await world.herald.membership.check_all("t1") == frozenset()
    removed.end()
    assert questions(world, "Ana") == []


async def asked_one_by_one(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Look at a tournament of four, one of whom has left, as if they were many; who was asked about alone."""
    monkeypatch.setattr(membership, "FEW", 3)
    asked: list[str] = []
    fetch = discord.Guild.fetch_member

    async def noted(guild: discord.Guild, member_id: int, /) -> discord.Member:
        asked.append(world.sandbox.world.users[member_id].global_name or "")
        return await fetch(guild, member_id)

    monkeypatch.setattr(discord.Guild, "fetch_member", noted)
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee"))
    await world.sandbox.person("Bo").leave(world.server)
    await world.herald.membership.check_all("t1")
    assert await marked(world) == ["Bo"]
    return sorted(asked)


async def test_of_many_only_those_are_asked_about_alone_whom_the_gateway_does_not_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked_one_by_one(world, monkeypatch) == ["Bo"]


async def test_everybody_is_asked_about_alone_where_the_gateway_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_guild: discord.Guild, **_asked: object) -> list[discord.Member]:
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "query_members", silent)
    assert await asked_one_by_one(world, monkeypatch) == ["Ana", "Bo", "Cy", "Dee"]


async def test_with_the_members_intent_a_departure_is_heard_of_at_once(tmp_path: Path) -> None:
    world = World(tmp_path, members_intent=True)
    await world.open()
    try:
        await started(world)
        gone, _ = await pair_of(world, await first_game(world))
        await gone.leave(world.server)
        await world.director.wait_for(f"**{gone.name}** has left the server", dm=True)
        assert await marked(world) == [gone.name]
        await gone.rejoin(world.server)
        await nobody_marked(world)
    finally:
        await world.close()


async def test_the_open_games_of_somebody_are_those_without_a_result(world: World) -> None:
    await started(world)
    game = await first_game(world)
    context = context_of(await world.loaded(), engine())
    assert [open_game.pairing for open_game in open_games(context, game.seats[0])] == [game]
