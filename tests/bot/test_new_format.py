"""A format that is only a folder of its own has everything in chat, its groups included: threads, tables, results."""

from __future__ import annotations

from pathlib import Path

from tests.added_formats import AddSystem
from tests.bot.world import LOBBY, World
from tests.formats.samples import divisions

SAMPLE = Path(divisions.__file__).read_text(encoding="utf-8")


async def test_a_format_with_groups_is_a_folder_and_nothing_else(add_system: AddSystem, world: World) -> None:
    add_system("divisions", __init__="from formats.systems.divisions.system import FORMAT", system=SAMPLE)
    await world.start_bot()
    await world.director.slash("/td create", channel=LOBBY, what="format:divisions", title="Cup")
    await world.director.slash("/td open", channel=LOBBY)
    for person in await world.players("Ada", "Ben", "Cy", "Dee"):
        await person.slash("/join", channel=LOBBY)
    await world.director.slash("/td close", channel=LOBBY)

    await world.director.slash("/td advance", channel=LOBBY)
    await world.settled()

    threads = {thread.name.partition(" ·")[0]: thread for thread in world.server.threads}
    assert set(threads) == {"Division A", "Division B"}
    table = world.director.sees(threads["Division A"])[0].text
    assert "Ada" in table
    assert "Cy" in table
    assert "Ben" not in table
    ada = world.sandbox.person("Ada")
    shown = (await ada.slash("/tournament standings", channel=LOBBY, what="league")).text
    assert "Division A" in shown
    assert "Division B" not in shown

    await ada.slash("/match report", channel=LOBBY, winner="e1")
    await world.sandbox.person("Cy").slash("/match confirm", channel=LOBBY)
    await world.settled()

    table = world.director.sees(threads["Division A"])[0].text
    assert "1 of 1 game played" in table
    assert "1 Ada    1" in table
