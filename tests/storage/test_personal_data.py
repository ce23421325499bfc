"""What is stored about somebody is shown whole, and what is not needed any more goes."""

from __future__ import annotations

import json

from storage.database import Database
from storage.outbox import Post
from storage.personal_data import BESIDE, GIVEN_ROLES
from storage.schema import metadata, people
from storage.tournaments import Staff
from tests.storage.samples import append, begin, form, moment


def test_every_table_with_rows_about_people_is_looked_into() -> None:
    about = {
        table.name
        for table in metadata.tables.values()
        if any(key.column.table is people for key in table.foreign_keys)
    }
    assert about == {table.name for table in BESIDE}


async def test_everything_stored_about_somebody_is_shown_and_nothing_of_others(database: Database) -> None:
    dana, eva = await database.people.for_discord(5, "Dana"), await database.people.for_discord(6, "Eva")
    await begin(database, entrants={"e1": dana.id, "e2": eva.id}, staff_added=[Staff(dana.id, "director")])
    for number, who in enumerate((dana, eva)):
        handed_in = form(f"e{number + 1}", {"text": f"of {who.name}"})
        await append(database, "t1", await database.log.head("t1"), f"f{number}", [handed_in], actor=who.id)
        await database.settings.set("t1", f"draft:result:{who.id}", {"value": who.name})
        await database.departures.mark(1, who.id, at=moment(0))
        await database.outbox.add("t1", "c", [Post(person_id=who.id, payload={"content": who.name})], at=moment(0))

    found = await database.personal_data.of(dana.id)

    assert {"people", "entrants", "staff", "tournaments", "departures", "outbox", "events", "settings"} <= set(found)
    text = json.dumps(found)
    assert "of Dana" in text
    assert "Eva" not in text
    assert eva.id not in text


async def test_of_somebody_unknown_there_is_nothing(database: Database) -> None:
    assert await database.personal_data.of("p77") == {}


async def test_texts_that_were_not_delivered_go_after_a_while_and_rows_stay(database: Database) -> None:
    await begin(database)
    posts = [Post(channel_id=9, payload={"content": text}) for text in ("old", "new", "waiting")]
    old, new, waiting = await database.outbox.add("t1", "c", posts, at=moment(0))
    await database.outbox.end(old, "refused", at=moment(1))
    await database.outbox.end(new, "refused", at=moment(100))

    assert await database.personal_data.drop_texts(before=moment(50)) == 1
    assert await database.personal_data.drop_texts(before=moment(50)) == 0

    assert (await database.outbox.get(old)).post.payload == {}
    assert (await database.outbox.get(new)).post.payload == {"content": "new"}
    assert (await database.outbox.get(waiting)).post.payload == {"content": "waiting"}


async def test_a_forgotten_server_keeps_its_logs_and_whoever_is_known_elsewhere(database: Database) -> None:
    dana, eva = await database.people.for_discord(5, "Dana"), await database.people.for_discord(6, "Eva")
    await begin(database, "t1", guild_id=1, channel_id=11, entrants={"e1": dana.id, "e2": eva.id})
    await begin(database, "t2", guild_id=2, channel_id=22, entrants={"e1": eva.id})
    (row,) = await database.outbox.add("t1", "c", [Post(channel_id=11, payload={"content": "hi"})], at=moment(0))
    for tournament in ("t1", "t2"):
        await database.settings.set(tournament, GIVEN_ROLES, {"77": [5, 6]})

    assert await database.personal_data.forget_server(1) == [dana.id]

    here = await database.tournaments.get("t1")
    assert (here.guild_id, here.channel_id) == (None, None)
    assert (await database.tournaments.get("t2")).guild_id == 2
    assert (await database.outbox.get(row)).state == "failed"
    assert set(await database.settings.with_key(GIVEN_ROLES)) == {"t2"}
    assert (await database.personal_data.of(eva.id))["given_roles"] == [{"tournament_id": "t2", "role_id": 77}]
    assert await database.log.head("t1") > 0
