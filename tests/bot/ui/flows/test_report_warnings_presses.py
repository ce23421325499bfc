"""Results by a press: on the post of the round among friends, in the thread of the match in larger events."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.sandbox.people import Person
from bot.sandbox.world.models import Channel
from bot.sandbox.world.permissions import Permission
from bot.schedule.result_buttons import games_won
from formats.core.model import Pairing
from formats.core.results import Result
from tests.bot.commands.desk import FOUR, press, td
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")

EIGHT = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


async def begun(world: World, *names: str, **fields: str) -> None:
    """An evening of these people has begun."""
    form = await td(world, "/td tonight")
    await form.submit({"Name": "Friday", "Kind": "single_elimination", **fields})
    await world.settled()
    for person in await world.players(*names):
        await person.click("Sign up", in_=LOBBY)
    await world.settled()
    await world.director.click("Start", in_=LOBBY)
    await world.settled()


async def first_game(world: World) -> tuple[Pairing, Person, Person]:
    """The first open match, with the people who play it."""
    loaded = await world.loaded()
    game = loaded.state.open_games()[0]
    one, two = (world.sandbox.person(loaded.people[seat].name) for seat in game.seats)
    return game, one, two


async def result(world: World, game: Pairing) -> Result | None:
    return (await world.loaded()).state.find(game.id)[1].results.get(game.id)


def thread_of(world: World, one: Person) -> Channel:
    """The thread of a person's match."""
    return next(thread for thread in world.server.threads if one.name in thread.name)


async def test_friends_report_and_agree_by_one_press_each_on_the_rounds_post(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    game, one, two = await first_game(world)
    saved = await one.click("I won", in_=LOBBY)
    assert saved.ephemeral, "the answer is theirs alone, and the post stays"
    assert await result(world, game) is None
    await two.click("They won", in_=LOBBY)
    found = await result(world, game)
    assert found is not None
    assert found.half_points == (2, 0)
    assert not world.server.threads


async def test_one_press_reports_a_tie(world: World) -> None:
    await world.tournament("format:swiss", players=FOUR)
    await td(world, "/td close")
    await td(world, "/round publish")
    game, one, two = await first_game(world)
    await (await one.slash("/match report", channel=LOBBY)).click("It was a tie")
    await two.slash("/match confirm", channel=LOBBY)
    found = await result(world, game)
    assert found is not None
    assert found.half_points == (1, 1)


async def test_a_double_press_is_one_report_and_the_button_works_again_after_it_was_taken_back(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    game, one, two = await first_game(world)
    await asyncio.gather(one.click("I won", in_=LOBBY), one.click("I won", in_=LOBBY))
    saved = await one.click("I won", in_=LOBBY)
    await saved.click("Take back")
    assert game.id not in (await world.loaded()).state.reports
    await world.restart_bot()
    await one.click("I won", in_=LOBBY)
    assert game.id in (await world.loaded()).state.reports
    await two.click("They won", in_=LOBBY)
    again = await one.click("They won", in_=LOBBY)
    assert "Settled" in again.text, "a press after the result says how it stands, and changes nothing"
    found = await result(world, game)
    assert found is not None
    assert found.half_points == (2, 0)


async def test_who_does_not_play_in_the_round_is_refused(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    (stranger,) = await world.players("Zoe")
    refused = await stranger.click("I won", in_=LOBBY)
    assert "Friday" in refused.text
    assert not (await world.loaded()).state.reports


async def test_eight_players_have_a_thread_for_each_match_with_its_scores(world: World) -> None:
    await begun(world, *EIGHT, **{"A match is": "3"})
    assert len(world.server.threads) == 4
    game, one, two = await first_game(world)
    thread = thread_of(world, one)
    (post,) = one.sees(thread)
    scores = [f"{mine}–{theirs}" for mine, theirs in games_won(3)]
    assert [button.label for button in post.buttons] == [*scores, "Opponent isn't here"]
    await two.click("1–2", in_=thread)
    await world.settled()
    await one.click("Confirm", in_=thread)
    await world.settled()
    found = await result(world, game)
    assert found is not None
    assert (found.half_points, found.scores) == ((2, 0), (2, 1))
    assert thread.thread is not None
    assert thread.thread.archived
    assert [seen for seen in one.sees(thread) if not seen.ephemeral] == [post]

    reply = await td(world, "/round result", game=game.id, winner=game.seats[1], score="0-2")
    await press(world, reply, "Correct it")
    await world.settled()
    assert thread.thread.archived, "a correction edits the post and archives the thread again"
    assert "0:2" in one.sees(thread)[0].text


async def test_without_the_permission_matches_are_posted_in_the_channel_and_the_director_hears_of_it_once(
    world: World,
) -> None:
    for role in world.server.guild.roles.values():
        role.permissions &= ~int(Permission.CREATE_PUBLIC_THREADS)
    await begun(world, *EIGHT)
    assert not world.server.threads
    told = [seen for seen in world.director.dms if "Create Public Threads" in seen.text]
    assert len(told) == 1
    game, one, two = await first_game(world)
    posts = [seen for seen in one.sees(LOBBY) if f"{one.name} – {two.name}\n" in seen.text]
    await posts[-1].click("I won")
    await world.settled()
    await two.click("Confirm", in_=LOBBY)
    await world.settled()
    assert await result(world, game) is not None


async def test_at_discords_limit_of_threads_the_evening_goes_on_in_the_channel(world: World) -> None:
    world.sandbox.faults.add("POST /channels/*/threads", status=400, code=160006, times=None)
    await begun(world, *EIGHT)
    assert not world.server.threads
    mentioned = [seen for seen in world.director.sees(LOBBY) if seen.find_button("I won") and "<@" in seen.content]
    assert len(mentioned) == 4


async def test_an_outage_while_threads_open_loses_none(world: World) -> None:
    world.sandbox.faults.add("POST /channels/*/threads", status=503, times=2)
    await begun(world, *EIGHT)
    for _ in range(5):
        await world.jump(timedelta(minutes=1))
        await world.settled()
    assert len(world.server.threads) == 4


async def test_a_press_on_the_post_of_another_round_means_ones_own_open_match(world: World) -> None:
    """Five in a knock-out: a quarter-final and a semi-final are open at once, each on the post of its round."""
    await begun(world, "Ada", "Ben", "Cleo", "Dan", "Eve")
    loaded = await world.loaded()
    quarter, semi = sorted(loaded.state.open_games(), key=lambda game: game.id)
    posts = [seen for seen in world.director.sees(LOBBY) if not seen.ephemeral and seen.find_button("I won")]
    assert len(posts) == 2
    for game in (quarter, semi):
        one = world.sandbox.person(loaded.people[game.seats[0]].name)
        await one.click("I won", in_=LOBBY)
        assert game.id in (await world.loaded()).state.reports
