import asyncio

import pytest

from storage.database import Database
from storage.errors import UnknownPersonError, UnknownTournamentError
from storage.tournaments import Bindings, Staff, TournamentRow
from tests.storage.samples import NOON, append, begin, create, created, registered


async def test_every_tournament_gets_an_id_of_its_own(database: Database) -> None:
    ids = await asyncio.gather(*(database.tournaments.next_id() for _ in range(10)))
    assert sorted(ids, key=lambda name: int(name[1:])) == [f"t{number}" for number in range(1, 11)]


async def test_an_id_somebody_chose_by_hand_is_left_out(database: Database) -> None:
    await begin(database, "t2")
    assert [await database.tournaments.next_id() for _ in range(3)] == ["t1", "t3", "t4"]


async def test_a_tournament_starts_with_the_bindings_it_was_created_with(database: Database) -> None:
    await begin(database, "t1", guild_id=10, channel_id=2**62)
    assert await database.tournaments.get("t1") == TournamentRow(
        id="t1", created_at=NOON, title="Spring Open", phase="draft", guild_id=10, channel_id=2**62
    )
    with pytest.raises(UnknownTournamentError) as refusal:
        await database.tournaments.get("t2")
    assert refusal.value.tournament_id == "t2"


async def test_the_list_is_of_a_guild_and_of_phases_newest_first(database: Database) -> None:
    for number, (guild, phase) in enumerate([(1, "draft"), (2, "running"), (1, "running"), (1, "finished")], 1):
        await begin(database, f"t{number}", guild_id=guild, phase=phase)

    async def ids(guild_id: int | None = None, phases: set[str] | None = None) -> list[str]:
        return [row.id for row in await database.tournaments.all(guild_id=guild_id, phases=phases)]

    assert await ids() == ["t4", "t3", "t2", "t1"]
    assert await ids(guild_id=1) == ["t4", "t3", "t1"]
    assert await ids(guild_id=1, phases={"draft", "running"}) == ["t3", "t1"]
    assert await ids(phases={"running"}) == ["t3", "t2"]
    assert await ids(guild_id=3) == []


async def test_bindings_change_what_they_name_and_nothing_else(database: Database) -> None:
    await begin(database, guild_id=1, channel_id=2)
    await database.tournaments.bind("t1", Bindings(title="Renamed", phase="running"))
    row = await database.tournaments.get("t1")
    assert (row.title, row.phase, row.guild_id, row.channel_id) == ("Renamed", "running", 1, 2)
    with pytest.raises(UnknownTournamentError):
        await database.tournaments.bind("t2", Bindings(title="x"))


async def test_an_entrant_is_one_person_at_a_time(database: Database) -> None:
    dana, eva = await database.people.guest("Dana"), await database.people.guest("Eva")
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1)], bindings=Bindings(entrants={"e1": dana.id}))
    assert (await database.tournaments.beside("t1")).people == {"e1": dana}
    await database.tournaments.bind("t1", Bindings(entrants={"e1": eva.id}))
    assert (await database.tournaments.beside("t1")).people == {"e1": eva}


async def test_a_person_sees_everything_they_entered(database: Database) -> None:
    dana = await database.people.guest("Dana")
    for tournament_id in ("t1", "t2", "t3"):
        await begin(database, tournament_id)
    await database.tournaments.bind("t3", Bindings(entrants={"e5": dana.id}))
    await database.tournaments.bind("t1", Bindings(entrants={"e2": dana.id}))
    assert await database.tournaments.person_entrants(dana.id) == [("t1", "e2"), ("t3", "e5")]
    assert await database.tournaments.person_entrants("p9") == []


async def test_staff_come_and_go_by_role(database: Database) -> None:
    dana, eva = await database.people.guest("Dana"), await database.people.guest("Eva")
    await begin(database, staff_added=[Staff(dana.id, "director"), Staff(dana.id, "coordinator")])
    await database.tournaments.bind(
        "t1",
        Bindings(
            staff_added=[Staff(eva.id, "coordinator"), Staff(dana.id, "director")],
            staff_removed=[Staff(dana.id, "coordinator"), Staff(eva.id, "director")],
        ),
    )
    assert (await database.tournaments.beside("t1")).staff == (Staff(dana.id, "director"), Staff(eva.id, "coordinator"))


async def test_nobody_can_neither_enter_nor_direct(database: Database) -> None:
    await begin(database)
    for bindings in (Bindings(entrants={"e1": "p9"}), Bindings(staff_added=[Staff("p9", "director")])):
        with pytest.raises(UnknownPersonError) as refusal:
            await database.tournaments.bind("t1", bindings)
        assert refusal.value.person_id == "p9"
        with pytest.raises(UnknownPersonError):
            await create(database, "t2", "c", [created()], bindings)
    assert [row.id for row in await database.tournaments.all()] == ["t1"]


async def test_a_channel_means_one_tournament(database: Database) -> None:
    await begin(database, "t1")
    await begin(database, "t2")
    assert await database.tournaments.channel_tournament(2**62) is None
    await database.tournaments.set_channel_tournament(2**62, "t1")
    await database.tournaments.set_channel_tournament(2**62, "t2")
    assert await database.tournaments.channel_tournament(2**62) == "t2"
    with pytest.raises(UnknownTournamentError):
        await database.tournaments.set_channel_tournament(2**62, "t9")
    assert await database.tournaments.channel_tournament(2**62) == "t2"
    await database.tournaments.set_channel_tournament(2**62, None)
    assert await database.tournaments.channel_tournament(2**62) is None


async def test_what_a_guest_entered_is_handed_over_and_back_where_nothing_has_changed_since(database: Database) -> None:
    guest, member, other = [await database.people.guest(name) for name in ("Dana", "Eva", "Finn")]
    for number, people in enumerate([{"e1": guest.id}, {"e1": guest.id, "e2": member.id}, {"e3": guest.id}], 1):
        await begin(database, f"t{number}")
        await database.tournaments.bind(f"t{number}", Bindings(entrants=people))
    # In the second tournament both have played: they stay two.
    moved = await database.tournaments.hand_over(guest.id, member.id)
    assert sorted(moved) == [("t1", "e1"), ("t3", "e3")]
    assert (await database.tournaments.beside("t2")).people["e1"] == guest
    await database.tournaments.bind("t3", Bindings(entrants={"e3": other.id}))
    assert await database.tournaments.hand_back(guest.id, member.id, moved) == [("t1", "e1")]
    assert (await database.tournaments.beside("t1")).people["e1"] == guest
    assert (await database.tournaments.beside("t3")).people["e3"] == other
    with pytest.raises(UnknownPersonError):
        await database.tournaments.hand_over(guest.id, "p999")


async def test_the_voice_channel_of_a_tournament_is_set_and_removed(database: Database) -> None:
    await begin(database, "t1")
    await database.tournaments.bind("t1", Bindings(voice_channel_id=7))
    assert (await database.tournaments.get("t1")).voice_channel_id == 7
    await database.tournaments.play_in("t1", 8)
    assert (await database.tournaments.get("t1")).voice_channel_id == 8
    await database.tournaments.play_in("t1", None)
    assert (await database.tournaments.get("t1")).voice_channel_id is None
    with pytest.raises(UnknownTournamentError):
        await database.tournaments.play_in("t9", 7)
