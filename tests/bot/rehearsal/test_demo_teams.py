"""Demo players where teams play, and where a match is the best of several games."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.rehearsal.demo import DemoPlayers
from bot.rehearsal.game_sites import GameSites
from bot.rehearsal.sandbox_adapter import SandboxAdapter
from bot.service.orders import CommandId, Order
from formats.core.commands import ChangePlan
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from tests.bot.commands.desk import state_of, td
from tests.bot.world import World
from tests.patience import SECONDS


async def seen(world: World, changed: asyncio.Event, what: str) -> TournamentState:
    """The tournament once that many teams are complete, or all games are over."""
    async with asyncio.timeout(SECONDS):
        while True:
            changed.clear()
            state = await state_of(world)
            full = [entrant for entrant in state.entrants if len(state.slice_of(Members).of(entrant)) == 2]
            if what == "teams" and len(full) == 2:
                return state
            if what == "played" and state.started and not state.open_games():
                return state
            await changed.wait()


async def test_they_enter_as_teams_of_two_and_tell_every_game(world: World) -> None:
    loaded = await world.tournament("format:single_elimination")
    service = world.herald.service
    settings = loaded.state.settings.model_copy(update={"team_size": 2})
    plan = loaded.state.stages[0].model_copy(update={"options": {"best_of": 3}})
    order = Order.of(
        ChangePlan(settings=settings, stages=(plan,)),
        actor=loaded.staff_ids("director")[0],
        command_id=CommandId("teams"),
    )
    await service.carry_out(loaded.id, order)
    changed = asyncio.Event()
    service.on_change(lambda _: changed.set())
    adapter = SandboxAdapter(world.sandbox, world.server, world.herald)
    demo = DemoPlayers(service, adapter.get_member, lambda _: False, GameSites())
    running = asyncio.create_task(demo.run())
    try:
        await demo.set_count(4)
        state = await seen(world, changed, "teams")
        assert len(state.entrants) == 2
        people = (await world.loaded()).people
        assert [people[entrant].name for entrant in state.entrants] == ["Team Amara", "Team Carmen"]
        await td(world, "/td close")
        await td(world, "/round publish")
        state = await seen(world, changed, "played")
        ((_, result),) = state.stage(0).games()
        assert result.scores is not None
        assert max(result.scores) == 2
        assert sum(result.scores) == len(result.game_scores)
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
