"""Members who act for an entrant: each for one entrant only, and besides teams only for guests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.service.clock import SystemClock
from bot.service.loaded import Change
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from formats import registry
from formats.core import commands as cmd
from formats.core.errors import MemberElsewhereError, NotGuestError
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.exclusions import Exclusion
from storage.outbox import Post
from storage.tournaments import Bindings, Staff
from tests.bot.inline_decider import InlineDecider

GUILD = 5
SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})
JOIN = cmd.RegisterEntrants(entrants=(EntrantData(),))


class Club:
    """A service with a tournament whose sign-up is open; p1 directs, p2 to p4 have accounts, p5 has none."""

    def __init__(self, service: Service, told: list[Change]) -> None:
        self.service = service
        self.told = told
        self._given = 0

    async def do(self, command: cmd.Command, *people: str, actor: str = "p1") -> Change:
        self._given += 1
        order = Order.of(Step(command, people=people), actor=actor, command_id=CommandId(f"c{self._given}"))
        return await self.service.carry_out("t1", order)

    async def member(self, entrant: str, person: str) -> Change:
        return await self.do(cmd.ChangeMember(entrant=entrant, person=person))


async def club(place: Path, **settings: object) -> Club:
    database = await Database.open(place / "herald.db")
    told: list[Change] = []

    def compose(change: Change) -> list[Post]:
        told.append(change)
        return []

    service = Service(database, registry.engine(), SystemClock(), InlineDecider(), compose)
    for account, name in enumerate(("Omar", "Ann", "Bo", "Cy"), start=1):
        await database.people.for_discord(account, name)
    await database.people.guest("Gil")
    create = cmd.CreateTournament(
        title="Cup", stages=(SWISS,), settings=Settings.model_validate(settings), seed="seed" * 4
    )
    bindings = Bindings(guild_id=GUILD, channel_id=2, staff_added=(Staff("p1", "director"),))
    await service.create(Order.of(Step(create, bindings=bindings), actor="p1", command_id=CommandId("create")))
    made = Club(service, told)
    await made.do(cmd.OpenRegistration())
    return made


@pytest.fixture
async def teams(tmp_path: Path) -> AsyncIterator[Club]:
    """Teams of two: Ann's is e1, Bo's is e2."""
    made = await club(tmp_path, team_size=2)
    await made.do(JOIN, "p2")
    await made.do(JOIN, "p3")
    yield made
    await made.service.database.close()


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Club]:
    """Everybody plays alone: Ann is e1, Gil, a guest, is e2."""
    made = await club(tmp_path)
    await made.do(JOIN, "p2")
    await made.do(JOIN, "p5")
    yield made
    await made.service.database.close()


async def test_whoever_has_a_team_is_no_member_of_another(teams: Club) -> None:
    with pytest.raises(MemberElsewhereError) as refused:
        await teams.member("e2", "p2")
    assert (refused.value.entrant, refused.value.person) == ("e1", "p2")
    change = await teams.member("e2", "p4")
    assert change.after.slice_of(Members).of("e2") == ("p4",)
    assert change.loaded.others["p4"].name == "Cy"


async def test_a_member_enters_no_team_of_their_own(teams: Club) -> None:
    await teams.member("e1", "p4")
    with pytest.raises(MemberElsewhereError) as refused:
        await teams.do(JOIN, "p4")
    assert (refused.value.entrant, refused.value.person) == ("e1", "p4")
    await teams.do(cmd.ChangeMember(entrant="e1", person="p4", given=False))
    assert (await teams.do(JOIN, "p4")).loaded.people["e3"].name == "Cy"


async def test_whoever_is_a_team_that_has_left_may_join_another_and_the_left_one_cannot_return(teams: Club) -> None:
    withdrawn = (await teams.do(cmd.WithdrawEntrant(entrant="e1"))).records[-1].command_id
    await teams.member("e2", "p2")
    for back in (cmd.ReinstateEntrant(entrant="e1"), cmd.UndoCommand(command_id=withdrawn)):
        with pytest.raises(MemberElsewhereError) as refused:
            await teams.do(back)
        assert (refused.value.entrant, refused.value.person) == ("e2", "p2")
    await teams.do(cmd.ChangeMember(entrant="e2", person="p2", given=False))
    assert (await teams.do(cmd.ReinstateEntrant(entrant="e1"))).after.entrant("e1").status == "active"


async def test_a_member_of_a_team_that_has_left_may_enter_a_team_of_their_own(teams: Club) -> None:
    await teams.member("e1", "p4")
    await teams.do(cmd.WithdrawEntrant(entrant="e1"))
    assert (await teams.do(JOIN, "p4")).loaded.people["e3"].name == "Cy"
    with pytest.raises(MemberElsewhereError) as refused:
        await teams.do(cmd.ReinstateEntrant(entrant="e1"))
    assert (refused.value.entrant, refused.value.person) == ("e3", "p4")
    await teams.do(cmd.ChangeMember(entrant="e1", person="p4", given=False))
    assert (await teams.do(cmd.ReinstateEntrant(entrant="e1"))).after.entrant("e1").status == "active"


async def test_a_team_does_not_return_by_undo_with_a_member_of_another(teams: Club) -> None:
    await teams.member("e1", "p4")
    withdrawn = (await teams.do(cmd.WithdrawEntrant(entrant="e1"))).records[-1].command_id
    await teams.member("e2", "p4")
    with pytest.raises(MemberElsewhereError) as refused:
        await teams.do(cmd.UndoCommand(command_id=withdrawn))
    assert (refused.value.entrant, refused.value.person) == ("e2", "p4")
    change = await teams.do(cmd.ReinstateEntrant(entrant="e1"))
    assert (change.after.slice_of(Members).of("e1"), change.after.slice_of(Members).of("e2")) == ((), ("p4",))


async def test_only_a_guest_has_somebody_to_speak_for_them(alone: Club) -> None:
    with pytest.raises(NotGuestError) as refused:
        await alone.member("e1", "p3")
    assert refused.value.entrant == "e1"
    change = await alone.member("e2", "p2")
    assert change.after.slice_of(Members).of("e2") == ("p2",)


async def test_whoever_comes_in_is_known_by_name_with_what_was_noted_about_them_on_this_server(alone: Club) -> None:
    at = alone.service.clock.now()
    database = alone.service.database
    await database.exclusions.note(GUILD, "p3", Exclusion(at, at + timedelta(days=9), "rude"))
    change = await alone.do(JOIN, "p3")
    assert {entrant: person.name for entrant, person in change.loaded.people.items()} == {
        "e1": "Ann",
        "e2": "Gil",
        "e3": "Bo",
    }
    await alone.do(JOIN, "p4")
    assert [list(change.loaded.exclusions) for change in alone.told[-2:]] == [["p3"], []]


async def test_what_was_noted_about_a_new_member_of_a_team_is_known_when_they_join_and_not_when_they_leave(
    teams: Club,
) -> None:
    at = teams.service.clock.now()
    await teams.service.database.exclusions.note(GUILD, "p4", Exclusion(at, at + timedelta(days=9), "rude"))
    await teams.member("e1", "p4")
    await teams.do(cmd.ChangeMember(entrant="e1", person="p4", given=False))
    assert [list(change.loaded.exclusions) for change in teams.told[-2:]] == [["p4"], []]


async def test_a_note_made_with_a_disqualification_goes_with_it(alone: Club) -> None:
    database, at = alone.service.database, alone.service.clock.now()

    async def noted() -> list[str]:
        return list(await database.exclusions.of(GUILD, ["p2", "p5"], at=at))

    async def out() -> None:
        await alone.do(cmd.WithdrawEntrant(entrant="e1", status="disqualified"))
        await database.exclusions.note(GUILD, "p2", Exclusion(at, at + timedelta(days=9), "rude"))

    await out()
    await alone.do(cmd.ChangeEntrants(data={"e2": EntrantData(rating=5)}))
    assert await noted() == ["p2"]
    await alone.do(cmd.ReinstateEntrant(entrant="e1"))
    assert await noted() == []
    await out()
    last = (await alone.service.loaded("t1")).records[-1].command_id
    await alone.do(cmd.UndoCommand(command_id=last))
    assert await noted() == []
