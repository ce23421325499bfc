"""The next cycle is opened from the last; players bring their places along; a player's way through all of them."""

from __future__ import annotations

from dataclasses import replace

from bot.announcements.composing import compose
from bot.charts.painter import Painter
from bot.sandbox.people import Person
from bot.service.cycles import next_cycle, next_title
from bot.service.orders import CommandId, Order
from bot.text.messages import PictureRef
from formats import registry
from formats.core.commands import PublishRound
from formats.core.plan import StagePlan
from formats.core.state import TournamentState
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import join, names, play, started
from tests.bot.played import Played
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World


async def second_cycle(world: World) -> TournamentState:
    return (await world.loaded("t2")).state


async def followed(world: World, *, played: bool = True) -> list[Person]:
    """Play a cycle of five, and open the next one: all but one enter again, and a new player."""

    async def whole() -> None:
        people = await started(world, 5)
        if played:
            await play(world, "A")
            await td(world, "/td advance")
        await td(world, "/td create", after="t1")
        await td(world, "/td open", tournament="t2")
        for person in [*people[1:], *await world.players("Newt")]:
            await join(person, tournament="t2")
        await world.settled()

    await from_starting_point(world, ("followed", played), whole)
    return [world.sandbox.person(name) for name in names(5)]


def test_the_next_title_counts_on() -> None:
    assert [next_title(title) for title in ("Kuksu 9", "9th cycle of 2026", "Spring Open")] == [
        "Kuksu 10",
        "9th cycle of 2027",
        "Spring Open 2",
    ]


def test_options_that_a_format_no_longer_has_are_not_carried_on() -> None:
    state = Played().create().state
    older = state.stages[0].model_copy(update={"options": {**state.stages[0].options, "armchairs": 3}})
    command = next_cycle(replace(state, stages=(older, *state.stages[1:])), registry.engine(), None, "seed" * 3)
    assert command.stages == state.stages


def test_named_pairs_are_not_carried_on_but_clubs_are() -> None:
    """`e1` is somebody else in the next cycle."""
    options = {"never_meet": ["club", "e1 e2"], "avoid_meeting": ["e1 e3"], "never_meet_rounds": 2}
    state = Played().create((StagePlan(system="swiss", title="Open", options=options),), week=None).state
    (plan,) = next_cycle(state, registry.engine(), None, "seed" * 3).stages
    kept = {name: plan.options[name] for name in options}
    assert kept == {"never_meet": ["club"], "avoid_meeting": [], "never_meet_rounds": 2}


async def test_the_next_cycle_has_the_same_rules_and_no_dates(world: World) -> None:
    await followed(world)
    state = await second_cycle(world)
    assert state.title == "Kuksu 10"
    (before,) = (await world.loaded()).state.stages
    # The only difference is that the title has a holder by now.
    assert state.stages == (before.model_copy(update={"options": {**before.options, "title_held": True}}),)
    assert state.settings.registration_closes is None


async def test_players_bring_their_places_and_ratings_along_once_a_director_says_so(world: World) -> None:
    await followed(world)
    await td(world, "/td close", tournament="t2")
    shown = await td(world, "/round preview", tournament="t2")
    assert "Import them before you publish" in shown.text

    listed = await td(world, "/players fetch", what="places", tournament="t2")
    assert "P02: 2490, place 2 in tier A, now tier A" in listed.text
    assert "P01" not in listed.text
    done = await press(world, listed, "Import")
    assert "4 players" in done.text
    entrants = (await second_cycle(world)).entrants
    assert entrants["e1"].data.attributes["last_rank"] == 2
    assert entrants["e5"].data.attributes == {}
    assert "already" in (await td(world, "/players fetch", what="places", tournament="t2")).text
    assert "take them over" not in (await td(world, "/round preview", tournament="t2")).text


async def test_the_leagues_of_the_next_cycle_are_announced_with_who_came_from_where(world: World) -> None:
    await followed(world)
    await td(world, "/td close", tournament="t2")
    await press(world, await td(world, "/players fetch", what="places", tournament="t2"), "Import")
    order = Order.of(
        PublishRound(stage=0, round_number=1),
        actor=(await world.loaded("t2")).staff_ids("director")[0],
        command_id=CommandId("publish"),
    )
    change = await world.herald.service.carry_out("t2", order)
    picture_refs = [
        reference
        for post in compose(change, world.herald.service.engine)
        for reference in post.payload.get("picture_refs", ())
    ]
    (moves,) = [PictureRef.model_validate(reference) for reference in picture_refs if reference["kind"] == "moves"]
    painted = await Painter(world.herald.service).pictures([moves])
    assert "Newt joins A." in painted[-1].alt
    assert "P01 leaves A." in painted[-1].alt


async def test_places_are_known_only_once_the_leagues_are_complete(world: World) -> None:
    await followed(world, played=False)
    refused = await td(world, "/players fetch", what="places", tournament="t2")
    assert "still need a result" in refused.text


async def test_a_tournament_that_follows_none_has_nothing_to_take_over(world: World) -> None:
    await started(world, 5)
    assert "does not follow a tournament" in (await td(world, "/players fetch", what="places")).text


async def test_creating_takes_a_preset_or_a_tournament_to_follow(world: World) -> None:
    await started(world, 5)
    assert "what:" in (await td(world, "/td create", what="format:tiered_league", after="t1")).text


async def test_a_career_tells_every_cycle(world: World) -> None:
    people = await followed(world)
    reply = await people[1].slash("/tournament list", channel=LOBBY, player=people[1])
    assert "Kuksu 9" in reply.text
    assert "League A: 2nd of 5, 3 points (3 won, 1 lost)" in reply.text
    assert "wins the trophy for place 2 of league A" in reply.text
    assert "Kuksu 10" in reply.text
    other = await people[1].slash("/tournament list", channel=LOBBY, player=people[0])
    assert "League A: 1st of 5" in other.text
    (guest,) = await world.players("Zoe")
    assert "No tournaments here yet" in (await guest.slash("/tournament list", channel=LOBBY, player=guest)).text


async def test_the_preview_and_the_post_say_that_an_absent_holder_keeps_the_title(world: World) -> None:
    await followed(world)
    await td(world, "/td close", tournament="t2")
    await press(world, await td(world, "/players fetch", what="places", tournament="t2"), "Import")
    shown = await td(world, "/round preview", tournament="t2")
    assert "who is not taking part" in shown.text
    await td(world, "/round publish", tournament="t2")
    (begun,) = [seen.text for seen in world.director.sees(LOBBY) if "From the last cycle to this one" in seen.text]
    warning = "The title stays with its holder, who is not taking part"
    assert begun.index(warning) < begun.index("From the last cycle to this one"), "the warning stands before the story"
