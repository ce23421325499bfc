"""What anybody may look at, by command and by button."""

from __future__ import annotations

from typing import Any

import formats
from bot.sandbox.people import Person, Reply
from bot.views.info import Policies
from tests.bot.commands.desk import FOUR, entrant_of, first_game, name_of, press, started, state_of, td
from tests.bot.world import ARIMAA, LOBBY, World


async def look(world: World, command: str, by: Person | None = None, **options: Any) -> Reply:
    """A player looks at something."""
    reply = await (by or world.sandbox.person("Ana")).slash(f"/tournament {command}", channel=LOBBY, **options)
    assert reply.ephemeral
    return reply


async def played(world: World) -> None:
    """The first round is over, and the second published."""
    await started(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    await td(world, "/round publish")


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


async def test_a_rule_that_why_cites_can_be_opened_by_its_number(world: World) -> None:
    await world.tournament(players=FOUR)
    opened = (await look(world, "rules", rule="R11.6")).text
    assert "R11 Sides" in opened
    assert "gold to the lower balance" in opened
    assert "There is no rule “R99” here" in (await look(world, "rules", rule="R99")).text


async def test_rules_tell_formats_and_options(world: World) -> None:
    await started(world)
    text = (await look(world, "rules")).text
    assert "Open Classic" in text
    assert "Directors may not play" in text or "The director doesn't play" in text


async def test_somebody_who_changed_their_name_is_called_so_from_then_on(world: World) -> None:
    await world.tournament(players=FOUR)
    bo = world.sandbox.person("Bo")
    bo.rename("Bo the Bold")
    await look(world, "list", by=bo)
    assert "Bo the Bold" in (await look(world, "entrants")).text


async def test_entrants_are_listed_by_command_and_by_button(world: World) -> None:
    await world.tournament(players=FOUR)
    listed = await look(world, "entrants")
    assert all(name in listed.text for name in FOUR)
    pressed = await world.sandbox.person("Bo").click("Who is in", in_=LOBBY)
    assert pressed.ephemeral
    assert all(name in pressed.text for name in FOUR)


async def test_pairings_of_any_round(world: World) -> None:
    await played(world)
    assert "round 2" in (await look(world, "pairings")).text
    assert "round 1" in (await look(world, "pairings", round="s1r1")).text
    assert "round 1" in (await look(world, "pairings", round="1")).text
    for given in ("9", "s0r1", "s7r1", "none"):
        assert "There is no round" in (await look(world, "pairings", round=given)).text
    offered = await world.director.autocomplete("/tournament pairings", "round", channel=LOBBY)
    assert [choice.value for choice in offered] == ["s1r2", "s1r1"]


async def test_pairings_before_the_first_round(world: World) -> None:
    await world.tournament(players=FOUR)
    assert "No round has been published" in (await look(world, "pairings")).text


async def test_standings_of_a_stage(world: World) -> None:
    await played(world)
    standings = await look(world, "standings")
    assert "Standings" in standings.text
    assert standings.message.attachments[0].filename.endswith("standings.csv")
    assert "Open Classic" in (await look(world, "standings", stage="1")).text
    assert "There is no round" in (await look(world, "standings", stage="7")).text


async def test_tables_of_all_kinds(world: World) -> None:
    await played(world)
    assert "Crosstable" in (await look(world, "standings", what="auto")).text
    assert "Crosstable" in (await look(world, "standings", what="grid")).text
    assert "Unbeaten" in (await look(world, "standings", what="bracket")).text
    ana = world.sandbox.person("Ana")
    assert "Schedule" in (await td(world, "/schedule games", by=ana)).text
    assert "times that suit both" not in (await td(world, "/schedule games")).text
    assert "seed" in (await look(world, "verify", what="draws")).text.casefold()


async def test_why_explains_to_anybody(world: World) -> None:
    await played(world)
    mine = await look(world, "why", entrant=await entrant_of(world, "Ana"))
    assert "Ana" in mine.text
    assert "rule" in mine.text
    whole = await look(world, "why", round="s1r1")
    assert "round 1" in whole.text
    assert "I can't find that player" in (await look(world, "why", entrant="nobody")).text


async def test_the_button_explains_ones_own_game(world: World) -> None:
    await started(world)
    game = await first_game(world)
    name = await name_of(world, game.seats[0])
    own = await world.sandbox.person(name).click("Why?", in_=LOBBY)
    assert f"Why {name}" in own.text or name in own.text
    stranger = await world.server.join("Stranger")
    whole = await stranger.click("Why?", in_=LOBBY)
    assert all(player in whole.text for player in FOUR)


async def test_buttons_of_a_round_still_mean_it_later(world: World) -> None:
    await started(world)
    post = next(seen for seen in world.director.sees(LOBBY) if seen.find_button("Pairings"))
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    await td(world, "/round publish")
    await world.restart_bot()
    assert "round 1" in (await post.click("Pairings")).text
    assert "Standings" in (await post.click("Standings")).text


async def test_history_of_an_entrant(world: World) -> None:
    await played(world)
    text = (await look(world, "history", entrant=await entrant_of(world, "Ana"))).text
    assert "History" in text
    assert "won" in text


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
