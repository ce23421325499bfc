"""Time zones: chosen, typed or asked back, and shown as a clock."""

import pytest

from bot.sandbox.people import Person
from bot.text.texts import texts
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def zone_of(world: World, person: Person) -> str | None:
    found = await world.database.people.find_discord(person.id)
    return None if found is None else found.zone


async def test_the_zone_is_chosen_from_a_list_and_echoed_as_a_clock(world: World) -> None:
    (ada,) = await world.players("Ada")
    offered = await ada.autocomplete("/me timezone", "zone", "berl", channel=LOBBY)
    assert (offered[0].name, offered[0].value) == ("Europe/Berlin (now Sat 16:00)", "Europe/Berlin")
    reply = await ada.slash("/me timezone", channel=LOBBY, zone="Europe/Berlin")
    assert "**Sat 3 Jan 16:00** (Europe/Berlin)" in reply.text
    assert await zone_of(world, ada) == "Europe/Berlin"


async def test_a_zone_typed_without_the_list_is_understood(world: World) -> None:
    (ada,) = await world.players("Ada")
    await ada.slash("/me timezone", channel=LOBBY, zone="7 pm est")
    assert await zone_of(world, ada) is None
    await ada.slash("/me timezone", channel=LOBBY, zone="est")
    assert await zone_of(world, ada) == "America/New_York"


async def test_without_a_zone_it_is_shown_and_can_be_changed(world: World) -> None:
    (ada,) = await world.players("Ada")
    unknown = await ada.slash("/me timezone", channel=LOBBY)
    form = await unknown.click("Set my time zone")
    await form.submit({texts.zones.field(): "Lisbon"})
    assert await zone_of(world, ada) == "Europe/Lisbon"
    known = await ada.slash("/me timezone", channel=LOBBY)
    assert "Europe/Lisbon" in known.text
    form = await known.click("Change zone")
    assert form.fields[texts.zones.field()]["value"] == "Europe/Lisbon"


async def test_several_zones_are_asked_back_with_their_clocks(world: World) -> None:
    (ada,) = await world.players("Ada")
    question = await ada.slash("/me timezone", channel=LOBBY, zone="united states")
    assert "America/Denver (now Sat 08:00)" in [item.label for item in question.buttons]
    chosen = await question.click("America/Denver (now Sat 08:00)")
    assert chosen.message == question.message
    assert await zone_of(world, ada) == "America/Denver"


async def test_somewhere_else_opens_the_form_with_what_was_typed(world: World) -> None:
    (ada,) = await world.players("Ada")
    question = await ada.slash("/me timezone", channel=LOBBY, zone="united states")
    form = await question.click("Somewhere else")
    assert form.fields[texts.zones.field()]["value"] == "united states"
