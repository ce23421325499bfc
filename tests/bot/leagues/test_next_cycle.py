"""The next cycle is opened from the last: its title, options, pictures and posts."""

from __future__ import annotations

from dataclasses import replace

from bot.announcements.composing import compose
from bot.charts.painter import Painter
from bot.service.cycles import next_cycle, next_title
from bot.service.orders import CommandId, Order
from bot.text.messages import PictureRef
from formats import registry
from formats.core.commands import PublishRound
from formats.core.plan import StagePlan
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import started
from tests.bot.played import Played
from tests.bot.ui.flows.test_following import followed
from tests.bot.world import LOBBY, World


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


async def test_creating_takes_a_preset_or_a_tournament_to_follow(world: World) -> None:
    await started(world, 5)
    assert "what:" in (await td(world, "/td create", what="format:tiered_league", after="t1")).text


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
