"""What anybody may look at, by command and by button."""

from __future__ import annotations

import formats
from bot.views.info import Policies
from tests.bot.commands.desk import FOUR, press, started, state_of, td
from tests.bot.ui.flows.test_reading import look
from tests.bot.world import ARIMAA, LOBBY, World


async def test_list_says_where_one_is_in(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td create", what=ARIMAA, title="Other")
    text = (await look(world, "list")).text
    assert "**Cup** · Sign-up is open · you are in" in text
    assert "**Other** · In preparation" in text


async def test_info_links_what_the_host_says_of_privacy_and_terms(world: World) -> None:
    await world.tournament(players=("Ana",))
    world.herald.policies = Policies("https://example.org/privacy", "https://example.org/terms")
    info = await look(world, "info")
    assert info.text.endswith("[Privacy](https://example.org/privacy) · [Terms](https://example.org/terms)")
    world.herald.policies = Policies(terms="https://example.org/terms")
    assert (await look(world, "info")).text.endswith("`/me data` · [Terms](https://example.org/terms)")


async def test_info_names_the_directors_and_lets_one_join(world: World) -> None:
    await world.tournament()
    eve = await world.server.join("Eve")
    info = await look(world, "info", by=eve)
    assert "Directors: Omar" in info.text
    assert f"Herald {formats.__version__}" in info.text
    assert "Privacy and terms: in Herald's README" in info.text
    await press(world, info, "Sign up")
    assert len((await state_of(world)).entrants) == 1


async def test_somebody_who_changed_their_name_is_called_so_from_then_on(world: World) -> None:
    await world.tournament(players=FOUR)
    bo = world.sandbox.person("Bo")
    bo.rename("Bo the Bold")
    await look(world, "list", by=bo)
    assert "Bo the Bold" in (await look(world, "entrants")).text


async def test_the_public_ledger_names_no_fees(world: World) -> None:
    await started(world)
    await td(world, "/players fee", entrant="Ana", state="paid")
    text = (await look(world, "prizes")).text
    assert "Certificate of the Arimaa World Champion" in text
    assert "Paid" not in text


async def test_several_tournaments_must_be_told_apart(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td create", what=ARIMAA, title="Other")
    asked = await look(world, "entrants")
    assert [button.label for button in asked.buttons] == ["Other", "Cup"]
    assert "Ana" in (await look(world, "entrants", tournament="cup")).text
    assert "no tournament called" in (await look(world, "entrants", tournament="Chess")).text
    offered = await world.director.autocomplete("/tournament info", "tournament", "oth", channel=LOBBY)
    assert [choice.name for choice in offered] == ["Other"]


async def test_it_works_in_direct_messages_for_players(world: World) -> None:
    await started(world)
    ana = world.sandbox.person("Ana")
    reply = await ana.slash("/tournament pairings", channel="dm")
    assert "Ana" in reply.text


async def test_in_the_channel_of_an_event_that_is_over_that_event_is_meant(world: World) -> None:
    await world.tournament(players=FOUR)
    for title in ("Other", "Third"):
        await world.director.slash("/td create", channel="elsewhere", what=ARIMAA, title=title)
    await press(world, await td(world, "/td cancel"), "Yes, call it off")
    assert "Ana" in (await look(world, "entrants")).text
    asked = await world.sandbox.person("Ana").slash("/tournament entrants", channel="elsewhere")
    assert [button.label for button in asked.buttons] == ["Third", "Other"]
