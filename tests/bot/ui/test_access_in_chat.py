"""Who may do what: nothing for strangers, operating for coordinators, rulings for directors."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.refusals import PersonError
from tests.bot.commands.desk import coordinator, started, state_of, td
from tests.bot.world import World

OPERATING: dict[str, dict[str, Any]] = {
    "/td options": {"capacity": 12},
    "/td open": {},
    "/td close": {},
    "/td invite": {},
    "/td set-channel": {},
    "/round preview": {},
    "/round publish": {},
    "/td advance": {},
    "/round result": {"game": "s1r1b1", "winner": "e1"},
    "/round answer": {},
    "/td undo": {},
    "/td pause": {},
    "/td announce": {"text": "Hello"},
    "/td audit": {},
    "/players add": {"guest": "Eve"},
    "/players rating": {"entrant": "Ana", "rating": 1500},
    "/players import": {"file": ("a.csv", b"name\nEve\n")},
    "/players withdraw": {"entrant": "Ana"},
    "/players fee": {"entrant": "Ana", "state": "paid"},
    "/players keep-apart": {"entrant": "Ana", "other": "Bo"},
    "/judge time": {"game": "s1r1b1", "when": "fri 19:00", "reason": "Because"},
    "/tournament export": {"what": "log"},
}
RULING: dict[str, dict[str, Any]] = {
    "/td cancel": {},
    "/judge override": {},
    "/judge appeal": {"entrant": "Ana", "decision": "accept", "reason": "Because"},
    "/players withdraw": {"entrant": "Ana", "at_their_wish": False},
    "/players disqualify": {"entrant": "Ana", "reason": "Because"},
    "/players reinstate": {"entrant": "Ana"},
    "/players replace": {"entrant": "Ana", "guest": "Eve"},
    "/players set-condition": {"entrant": "Ana", "what": "A web-cam"},
    "/judge forfeit": {"game": "s1r1b1", "absent": "both", "reason": "Because"},
    "/judge rematch": {"game": "s1r1b1", "reason": "Because"},
    "/td staff": {"remove": "p1"},
}


async def test_every_command_of_a_tournament_is_refused_to_strangers(world: World) -> None:
    await started(world)
    role = world.server.role("Events", permissions=1 << 33)
    stranger = await world.server.join("Stranger", roles=(role,))
    before = len((await world.loaded()).records)
    for command, options in [*OPERATING.items(), *RULING.items()]:
        assert "Only directors" in (await td(world, command, by=stranger, **options)).text, command
    member = {"member": world.director, "role": "director"}
    assert "Only directors" in (await td(world, "/td staff", by=stranger, **member)).text
    assert len((await world.loaded()).records) == before


async def test_coordinators_do_not_rule(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    before = len((await world.loaded()).records)
    for command, options in RULING.items():
        reply = await td(world, command, by=other, **options)
        assert "Only directors of this tournament" in reply.text, command
    assert len((await world.loaded()).records) == before


async def test_coordinators_operate(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    for command, options in OPERATING.items():
        reply = await td(world, command, by=other, **options)
        assert "Only directors" not in reply.text, command


async def test_buttons_ask_again_who_presses_them(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    undo = await td(world, "/td undo", by=other)
    person = next(member.person_id for member in (await world.loaded()).staff if member.role == "coordinator")
    await td(world, "/td staff", remove=person)
    refused = await undo.click("Undo")
    assert "Only directors" in refused.text
    assert (await state_of(world)).open_games()


async def test_members_without_the_permission_do_not_see_the_commands(world: World) -> None:
    ana = await world.server.join("Ana")
    with pytest.raises(PersonError):
        await td(world, "/td create", by=ana, what="preset:arimaa_world_championship_2010")
