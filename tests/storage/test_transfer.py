import json
from typing import Any

import pytest

from formats.core.evolve import fold
from formats.core.log_file import BadLogError, read_log
from formats.core.lots import commitment_to
from storage.database import Database
from storage.errors import AlreadyDoneError, UnknownPersonError, UnknownTournamentError
from storage.tournaments import Bindings, Staff
from storage.transfer import export_log, import_log
from tests.postgres.databases import Place
from tests.storage.samples import ENGINE, NOON, append, begin, play, registered


async def test_an_exported_log_is_the_same_tournament_in_another_installation(
    database: Database, elsewhere: Place
) -> None:
    text = await export_log(database, await play(database), with_seed=True)
    original = await database.log.load("t1")
    async with await Database.open(elsewhere) as other:
        for name in ("Somebody", "Else"):  # whose ids the file's people must not be mistaken for
            await other.people.guest(name)
        imported = await import_log(other, text, at=NOON)
        records = await other.log.load(imported.tournament_id)
        assert imported.people == {"p1": "p3", "p2": "p4", "p3": "p5"}
        assert [record.event for record in records] == [record.event for record in original]
        assert [(record.seq, record.command_id, record.at) for record in records] == [
            (record.seq, record.command_id, record.at) for record in original
        ]
        assert [record.actor for record in records] == ["p3", "p3", "p4", "p4", "p5", "p3", "p3", "timetable"]
        entered = (await other.tournaments.beside(imported.tournament_id)).people
        assert {entrant: person.name for entrant, person in entered.items()} == {"e1": "Ömer", "e2": "Li 李"}
        row = await other.tournaments.get(imported.tournament_id)
        assert (row.title, row.phase, row.created_at) == ("Spring Open", "closed", NOON)
        assert await other.log.engine(imported.tournament_id) == ENGINE
        state, before = fold(records), fold(original)
        assert (state.entrants, state.phase, state.forms) == (before.entrants, before.phase, before.forms)


async def test_exporting_what_was_imported_gives_the_same_text_but_for_the_ids(database: Database) -> None:
    first = await export_log(database, await play(database), with_seed=True)
    imported = await import_log(database, first, at=NOON)
    second = await export_log(database, imported.tournament_id, with_seed=True)
    for old, new in imported.people.items():
        first = first.replace(f'"{old}"', f'"{new}"')
    first = first.replace('"t1"', f'"{imported.tournament_id}"')
    # The hashes are over the ids as well.
    assert [without_hashes(line) for line in second.rstrip("\n").split("\n")] == [
        without_hashes(line) for line in first.rstrip("\n").split("\n")
    ]


def without_hashes(line: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(line).items() if key not in {"hash", "seal"}}


async def test_an_export_of_a_running_tournament_has_no_seed_and_goes_on_elsewhere_with_a_new_one(
    database: Database,
) -> None:
    text = await export_log(database, await play(database))
    whole = await export_log(database, "t1", with_seed=True)
    seed, file = read_log(whole).state.seed, read_log(text)
    assert seed
    assert seed not in text
    assert (file.state.seed, file.state.seed_commitment) == ("", commitment_to(seed))
    assert str(file.head()) == str(read_log(whole).head())
    imported = await import_log(database, text, at=NOON)
    assert imported.new_seed
    state = fold(await database.log.load(imported.tournament_id))
    assert len(state.seed) == 64
    assert (state.seed != seed, state.seed_commitment) == (True, commitment_to(state.seed))
    again = await import_log(database, await export_log(database, imported.tournament_id), at=NOON)
    assert fold(await database.log.load(again.tournament_id)).seed not in {"", seed, state.seed}
    assert not (await import_log(database, whole, at=NOON)).new_seed


async def test_a_log_that_was_cut_or_bent_is_not_imported_and_named_as_that(database: Database) -> None:
    lines = (await export_log(database, await play(database))).rstrip("\n").split("\n")
    bent = [*lines[:3], lines[3].replace('"actor":"', '"actor":"p'), *lines[4:]]
    for text, line, code in ((lines[:-1], len(lines) - 1, "cut"), (bent, 4, "bent")):
        with pytest.raises(BadLogError) as refusal:
            await import_log(database, "\n".join(text), at=NOON)
        assert (refusal.value.line, refusal.value.code) == (line, code)


async def test_hashes_are_over_what_was_written_first_whatever_is_read_today(database: Database) -> None:
    await play(database)
    records, payloads = await database.log.written("t1")
    assert records == await database.log.load("t1")
    assert list(read_log(await export_log(database, "t1", with_seed=True)).payloads) == payloads


async def test_an_imported_tournament_can_be_gone_on_with(database: Database) -> None:
    text = await export_log(database, await play(database))
    director = await database.people.guest("New director")
    imported = await import_log(
        database, text, at=NOON, bindings=Bindings(guild_id=1, staff_added=[Staff(director.id, "director")])
    )
    assert (await database.tournaments.get(imported.tournament_id)).guild_id == 1
    assert (await database.tournaments.beside(imported.tournament_id)).staff == (Staff(director.id, "director"),)
    head = await database.log.head(imported.tournament_id)
    await append(database, imported.tournament_id, head, "c99", [registered(9)])
    with pytest.raises(AlreadyDoneError) as refusal:
        await append(database, imported.tournament_id, head + 1, "c3", [registered(10)])
    assert (refusal.value.first_seq, refusal.value.last_seq) == (3, 4)


async def test_an_import_can_say_who_stands_behind_an_entrant(database: Database) -> None:
    text = await export_log(database, await play(database))
    dana = await database.people.for_discord(5, "Dana")
    imported = await import_log(database, text, at=NOON, bindings=Bindings(entrants={"e2": dana.id}))
    assert ((await database.tournaments.beside(imported.tournament_id)).people)["e2"] == dana


async def test_an_actor_whom_the_header_leaves_out_is_nobody_of_this_installation(database: Database) -> None:
    lines = (await export_log(database, await play(database))).split("\n")
    header = json.loads(lines[0])
    bare = [json.dumps({**header, "people": {}, "seal": None, "herald-log": 1})]
    bare += [json.dumps(without_hashes(line)) for line in lines[1:] if line]
    imported = await import_log(database, "\n".join(bare), at=NOON)
    actors = {record.actor for record in await database.log.load(imported.tournament_id)}
    assert actors == {*imported.people.values(), "timetable"}
    assert not actors & {"p1", "p2", "p3"}
    assert (await database.tournaments.beside(imported.tournament_id)).people == {}


async def test_an_erased_person_is_exported_without_a_name(database: Database) -> None:
    tournament_id = await play(database)
    await database.people.erase("p2")
    text = await export_log(database, tournament_id)
    assert "Ömer" not in text
    assert read_log(text).header.names() == {"e1": "", "e2": "Li 李"}


async def test_a_bad_file_is_refused_by_line_and_nothing_is_kept(database: Database) -> None:
    lines = (await export_log(database, await play(database))).split("\n")
    for text, line in (([*lines[:3], "{"], 4), (lines[:3] + lines[4:], 4), (["not a log"], 1)):
        with pytest.raises(BadLogError) as refusal:
            await import_log(database, "\n".join(text), at=NOON)
        assert refusal.value.line == line
    assert [row.id for row in await database.tournaments.all()] == ["t1"]
    assert len(await database.people.many(f"p{number}" for number in range(20))) == 3


async def test_an_import_with_a_wrong_binding_keeps_nothing(database: Database) -> None:
    text = await export_log(database, await play(database))
    with pytest.raises(UnknownPersonError):
        await import_log(database, text, at=NOON, bindings=Bindings(staff_added=[Staff("p99", "director")]))
    assert [row.id for row in await database.tournaments.all()] == ["t1"]
    assert len(await database.people.many(f"p{number}" for number in range(20))) == 3


async def test_an_unknown_tournament_cannot_be_exported(database: Database) -> None:
    await begin(database)
    with pytest.raises(UnknownTournamentError):
        await export_log(database, "t9")
