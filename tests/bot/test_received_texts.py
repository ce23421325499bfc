"""Texts with characters that not every database accepts: they cannot be typed, but programs can send them.

Runs on SQLite and, in `make test-postgres`, on PostgreSQL, which refuses the character NUL.
"""

from tests.bot.commands.desk import td
from tests.bot.world import LOBBY, World

UNKEPT = "\0\ud800"


async def test_a_name_of_an_account_is_kept_without_them(world: World) -> None:
    await world.tournament()
    ana = await world.server.join(f"A{UNKEPT}na")
    assert "is in" in (await ana.slash("/join", channel=LOBBY)).text
    person = await world.database.people.find_discord(ana.id)
    assert person is not None
    assert person.name == "Ana"


async def test_an_option_of_a_command_is_taken_without_them(awake: World) -> None:
    world = awake
    await td(world, "/td create", what="format:round_robin", title=f"C{UNKEPT}up")
    await td(world, "/players add", guest=f"Gu{UNKEPT}s")
    rows = await world.database.tournaments.all()
    assert [row.title for row in rows] == ["Cup"]
    assert [person.name for person in (await world.loaded()).people.values()] == ["Gus"]
