"""Directors decide appeals, by command and by the buttons below an appeal."""

from __future__ import annotations

from tests.bot.commands.desk import (
    coordinator,
    entrant_of,
    lobby,
    started,
    state_of,
    td,
)
from tests.bot.world import LOBBY, World


async def test_an_appeal_is_decided_by_command(world: World) -> None:
    await started(world)
    ana = await entrant_of(world, "Ana")
    game = next(game for game in (await state_of(world)).open_games() if ana in game.seats)
    await td(world, "/judge forfeit", game=game.id, absent=ana, reason="Did not come")
    assert "no appeal" in (await td(world, "/judge appeal", entrant="Ana", decision="accept", reason="Power cut")).text
    form = await world.sandbox.person("Ana").click("Appeal", in_=LOBBY)
    await form.submit({next(iter(form.fields)): "There was a power cut"})
    await world.settled()
    offered = await world.director.autocomplete("/judge appeal", "entrant", channel=LOBBY)
    assert [choice.value for choice in offered] == [ana]
    await td(world, "/judge appeal", entrant="Ana", decision="accept", reason="Power cut")
    assert (await state_of(world)).entrant(ana).status == "active"


async def test_an_appeal_is_decided_by_button_in_direct_messages(world: World) -> None:
    await started(world)
    ana = await entrant_of(world, "Ana")
    game = next(game for game in (await state_of(world)).open_games() if ana in game.seats)
    await td(world, "/judge forfeit", game=game.id, absent=ana, reason="Did not come")
    form = await world.sandbox.person("Ana").click("Appeal", in_=LOBBY)
    await form.submit({next(iter(form.fields)): "There was a power cut"})
    await world.settled()
    why = await world.director.click("Reject", in_="dm")
    await why.submit({"Reason": "It was announced"})
    await world.settled()
    assert (await state_of(world)).rulings[-1].topic == "appeal_rejected"
    assert "It was announced" in lobby(world)


async def test_a_coordinator_does_not_decide_appeals(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    reply = await td(world, "/judge appeal", by=other, entrant="Ana", decision="accept", reason="Friend")
    assert "Only directors" in reply.text
