"""Which people may act for an entrant: rows that repeat the log, so that a person's tournaments are found."""

from __future__ import annotations

import pytest

from formats.core.events import MemberChanged
from storage.database import Database
from storage.errors import UnknownPersonError
from storage.people import Person
from storage.tournaments import Bindings
from storage.transfer import export_log, import_log
from tests.storage.samples import NOON, append, begin, registered


async def team(database: Database) -> tuple[Person, Person]:
    """`e1` is the Owls, for whom Dana and Eva may act."""
    owls = await database.people.guest("Owls")
    dana, eva = await database.people.for_discord(5, "Dana"), await database.people.for_discord(6, "Eva")
    await begin(database, guild_id=1)
    joined = [MemberChanged(entrant="e1", person=member.id) for member in (dana, eva)]
    rows = Bindings(entrants={"e1": owls.id}, members={"e1": (dana.id, eva.id)})
    await append(database, "t1", 1, "c2", [registered(1), *joined], bindings=rows)
    return dana, eva


async def test_a_member_finds_their_tournament(database: Database) -> None:
    dana, eva = await team(database)
    for member in (dana, eva):
        assert await database.tournaments.person_entrants(member.id) == [("t1", "e1")]
    await database.tournaments.bind("t1", Bindings(members={"e1": (eva.id,)}))
    assert await database.tournaments.person_entrants(dana.id) == []


async def test_nobody_who_does_not_exist_is_a_member(database: Database) -> None:
    dana, _ = await team(database)
    with pytest.raises(UnknownPersonError):
        await database.tournaments.bind("t1", Bindings(members={"e1": ("p77",)}))
    assert await database.tournaments.person_entrants(dana.id) == [("t1", "e1")]


async def test_what_is_stored_about_a_member_is_shown_and_forgotten(database: Database) -> None:
    dana, eva = await team(database)
    found = await database.personal_data.of(dana.id)
    assert [row["entrant_id"] for row in found["members"]] == ["e1"]
    assert [row["id"] for row in found["tournaments"]] == ["t1"]
    await database.people.erase(dana.id)
    assert "members" not in await database.personal_data.of(dana.id)
    assert await database.tournaments.person_entrants(eva.id) == [("t1", "e1")]


async def test_members_known_only_from_a_server_are_forgotten_with_it(database: Database) -> None:
    dana, eva = await team(database)
    assert {dana.id, eva.id} <= set(await database.personal_data.forget_server(1))


async def test_an_exported_team_comes_in_with_its_members(database: Database) -> None:
    dana, eva = await team(database)
    imported = await import_log(database, await export_log(database, "t1"), at=NOON)
    people = await database.people.many(imported.people[member.id] for member in (dana, eva))
    assert [person.name for person in people.values()] == ["Dana", "Eva"]
    assert all(person.discord_id is None for person in people.values())
    for person in people:
        assert await database.tournaments.person_entrants(person) == [(imported.tournament_id, "e1")]
