"""The audit in chat: found by person, kind, text and day, and leafed through."""

from __future__ import annotations

from tests.bot.commands.desk import coordinator, started, td
from tests.bot.world import World


async def test_audit_finds_by_person_kind_text_and_day(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    await td(world, "/td announce", by=other, text="Hello there")
    everything = await td(world, "/td audit")
    assert "started play" in everything.text
    by_other = await td(world, "/td audit", who=(await actor(world, "Cora")))
    assert "Hello there" in by_other.text
    assert "started play" not in by_other.text
    by_kind = await td(world, "/td audit", what="StageStarted,RoundPaired,RoundAmended,MatchAdded,PlayTakenBack")
    assert "published" in by_kind.text
    assert "Ana entered" not in by_kind.text
    by_words = await td(world, "/td audit", what="hello")
    assert "Hello there" in by_words.text
    assert "published" not in by_words.text
    before = await td(world, "/td audit", until="2 jan 2026 10:00")
    assert "Nothing in the log" in before.text
    assert "Write it like" in (await td(world, "/td audit", since="whenever")).text


async def actor(world: World, name: str) -> str:
    """Whom the autocomplete offers under a name."""
    found = await world.director.autocomplete("/td audit", "who", name, channel="lobby")
    assert [choice.name for choice in found] == [name]
    return str(found[0].value)


async def test_audit_leafs_through_its_pages(world: World) -> None:
    await world.tournament()
    for number in range(14):
        await td(world, "/players add", guest=f"Guest {number:02}")
    first = await td(world, "/td audit")
    assert "Page 1 of" in first.text
    assert "Guest 13" in first.text
    older = await first.click("Older")
    assert "Page 2 of" in older.text
    assert older.message == first.message
    assert "Guest 00" in older.text
