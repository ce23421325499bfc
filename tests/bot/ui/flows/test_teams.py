"""Teams whose members may all act, and guests for whom somebody speaks."""

from __future__ import annotations

from datetime import timedelta
from itertools import chain

import pytest

from bot.sandbox.people import Person
from bot.service.orders import CommandId, Order
from bot.text.texts import texts
from bot.ui.flows.teams import WHICH, WHOM
from formats.core.commands import ChangePlan
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state_slices.members import Members
from formats.core.verify import verify
from formats.toolkit.scheduling.rounds import AVAILABILITY
from tests.bot.commands.desk import entrant_of, lobby, name_of, press, state_of, td
from tests.bot.world import LOBBY, World

KNOCK_OUT = "format:single_elimination"
FIELD = "team:name"


async def teams_of(world: World, size: int = 3, what: str = KNOCK_OUT) -> None:
    """Sign-up is open for teams of so many."""
    loaded = await world.tournament(what)
    settings = loaded.state.settings.model_copy(update={"team_size": size})
    order = Order.of(
        ChangePlan(settings=settings), actor=loaded.staff_ids("director")[0], command_id=CommandId("teams")
    )
    await world.herald.service.carry_out(loaded.id, order)
    await world.boards_settled()


async def enter(person: Person, team: str) -> str:
    """Enter a team, and return the answer."""
    form = await person.slash("/join", channel=LOBBY)
    return (await form.submit({FIELD: team})).text


async def joins(person: Person, team: str) -> str:
    """Press *Join team*, choose one by its entrant's id (or `any`, `none`), and return the answer."""
    form = await person.click("Join team", in_=LOBBY)
    return (await form.submit({WHICH: team})).text


async def members(world: World, entrant: str) -> list[str]:
    loaded = await world.loaded()
    return [loaded.others[member].name for member in loaded.state.slice_of(Members).of(entrant)]


async def duel(world: World) -> tuple[list[Person], Pairing]:
    """The Owls (Ada, Ben) and the Bees (Chika, Dana) play the first round."""
    await teams_of(world)
    people = await world.players("Ada", "Ben", "Chika", "Dana")
    ada, ben, chika, dana = people
    await enter(ada, "Owls")
    await enter(chika, "Bees")
    await joins(ben, "e1")
    await joins(dana, "e2")
    await td(world, "/td close")
    await td(world, "/round publish")
    return people, (await state_of(world)).open_games()[0]


async def result(world: World, game: Pairing) -> Result | None:
    return (await state_of(world)).find(game.id)[1].results.get(game.id)


async def test_whoever_enters_a_team_is_its_captain_and_its_name_is_shown(world: World) -> None:
    await teams_of(world)
    (ada,) = await world.players("Ada")
    said = await enter(ada, "Night Owls")
    assert "**Night Owls** is in (1)" in said
    assert "Join team" in said
    await world.boards_settled()
    assert await members(world, "e1") == ["Ada"]
    assert "Night Owls" in lobby(world)
    assert "already in" in (await ada.slash("/join", channel=LOBBY)).text


async def test_without_a_name_a_team_is_called_like_its_captain(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    assert "**Ada** is in (1)" in await enter(ada, "")
    assert "You're in **Ada**" in await joins(ben, "e1")
    assert await members(world, "e1") == ["Ada", "Ben"]


async def test_a_member_joins_by_consent_and_may_go_again(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    await enter(ada, "Owls")
    refused = await ada.slash("/team add", channel=LOBBY, member=ben)
    assert "hasn't asked to play yet" in refused.text
    await joins(ben, "e1")
    await world.boards_settled()
    assert "**Owls** (2 of 3): Ada and Ben" in lobby(world)
    assert not [seen for seen in ben.sees(LOBBY) if seen.mentions]
    assert "already in" in (await ben.click("Join team", in_=LOBBY)).text
    assert "no longer plays" in (await ben.slash("/team remove", channel=LOBBY)).text
    assert await members(world, "e1") == ["Ada"]
    assert "You're not in" in (await ben.slash("/me next", channel=LOBBY)).text


async def test_nobody_is_in_two_teams_however_they_come(world: World) -> None:
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(ada, "Owls")
    await enter(chika, "Bees")
    await joins(ben, "e1")
    for refused in (
        await td(world, "/team add", member=ben, entrant="Bees"),
        await td(world, "/team add", member=ada, entrant="Bees"),
        await td(world, "/players add", member=ben),
        await td(world, "/players add", guest="Cats", member=ben),
        await td(world, "/players replace", entrant="Bees", member=ben),
    ):
        assert "twice" in refused.text, refused.text
    assert "already in" in (await ben.slash("/join", channel=LOBBY)).text
    assert await members(world, "e2") == ["Chika"]
    assert len((await state_of(world)).entrants) == 2


async def left_owls(world: World) -> tuple[Person, Person, Person]:
    """Ada has taken the Owls out, of whom Ben is one; Chika's Bees are in."""
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(chika, "Bees")
    await enter(ada, "Owls")
    await joins(ben, "e2")
    leaving = await ada.slash("/leave", channel=LOBBY)
    await leaving.click("The whole team")
    assert (await state_of(world)).entrants["e2"].status == "withdrawn"
    return ada, ben, chika


async def test_a_member_of_a_team_that_has_left_joins_another_and_stays_there(world: World) -> None:
    _, ben, _ = await left_owls(world)
    assert "You're in **Bees**" in await joins(ben, "e1")
    assert "already in" in (await ben.slash("/join", channel=LOBBY)).text

    await td(world, "/players reinstate", entrant="Owls")
    assert (await state_of(world)).entrants["e2"].status == "active"
    assert (await members(world, "e1"), await members(world, "e2")) == (["Chika", "Ben"], ["Ada"])


async def test_a_member_of_two_teams_goes_from_the_one_that_is_in(world: World) -> None:
    _, ben, _ = await left_owls(world)
    await joins(ben, "e1")
    assert "no longer plays in Bees" in (await ben.slash("/team remove", channel=LOBBY)).text
    assert (await members(world, "e1"), await members(world, "e2")) == (["Chika"], ["Ada", "Ben"])


async def test_a_list_enters_a_member_of_a_team_that_has_left(world: World) -> None:
    _, ben, _ = await left_owls(world)
    table = f"name,discord\nCats,{ben.id}\n"
    read = await td(world, "/players import", file=("field.csv", table.encode()))
    assert "already plays" not in read.text


async def test_only_the_captain_and_directors_say_who_is_in_a_team(world: World) -> None:
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(ada, "Owls")
    await joins(ben, "e1")
    assert "Only the captain" in (await ben.slash("/team add", channel=LOBBY, member=chika)).text
    assert "Only the captain" in (await ben.slash("/team remove", channel=LOBBY, member=ada)).text
    assert "now plays in Owls" in (await td(world, "/team add", member=chika, entrant="Owls")).text
    assert "no longer plays" in (await td(world, "/team remove", member=ada, entrant="owls")).text
    assert await members(world, "e1") == ["Ben", "Chika"]
    await joins(ada, "any")
    assert "now plays" in (await ben.slash("/team add", channel=LOBBY, member=ada)).text  # Ben is captain now
    (zoe,) = await world.players("Zoe")
    await zoe.click("Join team", in_=LOBBY)
    assert "No room" in (await ben.slash("/team add", channel=LOBBY, member=zoe)).text


async def test_a_director_enters_a_team_with_its_captain(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    await td(world, "/players add", guest="Owls", member=ada)
    await td(world, "/players add", member=ben)
    assert (await members(world, "e1"), await members(world, "e2")) == (["Ada"], ["Ben"])
    assert await entrant_of(world, "Owls") == "e1"


async def test_a_teams_round_calls_its_members_and_each_sees_the_game(world: World) -> None:
    people, _ = await duel(world)
    (card,) = [seen for seen in people[0].sees(LOBBY) if "Owls" in seen.text and len(seen.mentions) > 1]
    assert len(card.mentions) == 4
    for person in people:
        shown = await person.slash("/me next", channel=LOBBY)
        assert ("Bees" if person.name in {"Ada", "Ben"} else "Owls") in shown.text


async def test_every_member_may_report_and_nobody_confirms_their_own_teams_report(world: World) -> None:
    (ada, ben, _, dana), game = await duel(world)
    question = await ben.slash("/match report", channel=LOBBY)
    assert [item.label for item in question.buttons] == ["I won", "Bees won", "It was a tie"]
    await question.click("I won")
    refused = await ada.slash("/match confirm", channel=LOBBY, game=game.id)
    assert await result(world, game) is None, refused.text
    assert "your own" in refused.text
    await dana.slash("/match confirm", channel=LOBBY, game=game.id)
    found = await result(world, game)
    assert found is not None
    assert found.winning_seat == game.seats.index(await entrant_of(world, "Owls"))


async def test_different_reports_of_a_team_s_members_correct_each_other_and_of_two_teams_are_a_dispute(
    world: World,
) -> None:
    (ada, ben, chika, _), game = await duel(world)
    await ada.slash("/match report", channel=LOBBY, winner="me")
    asked = await ben.slash("/match report", channel=LOBBY, winner="Bees")
    await asked.click("That is right")
    state = await state_of(world)
    assert state.reports[game.id].disputed_by is None
    assert state.reports[game.id].report.winner == await entrant_of(world, "Bees")
    await chika.slash("/match report", channel=LOBBY, winner="Owls")
    assert (await state_of(world)).reports[game.id].disputed_by == await entrant_of(world, "Bees")


async def test_a_member_checks_in_and_withdraws_for_the_team(world: World) -> None:
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(ada, "Owls")
    await enter(chika, "Bees")
    await joins(ben, "e1")
    await press(world, await td(world, "/players check-in"), "Open check-in")
    await ben.click("I'm here!", in_=LOBBY)
    await world.settled()
    assert "1 of 2" in (await td(world, "/players check-in")).text
    leaving = await ben.slash("/leave", channel=LOBBY)
    await leaving.click("The whole team")
    assert (await state_of(world)).entrants["e1"].status == "withdrawn"


async def test_a_member_sends_times_for_the_team(world: World) -> None:
    await teams_of(world, what="preset:arimaa_world_championship_2010")
    ada, ben = await world.players("Ada", "Ben")
    await enter(ada, "Owls")
    await joins(ben, "e1")
    await ben.slash("/me timezone", channel=LOBBY, zone="Berlin")
    sent = await ben.slash("/me availability", channel=LOBBY, hours="thu 18-22, sat 10-14")
    assert "Thu" in sent.text, sent.text
    assert (AVAILABILITY, "e1") in (await state_of(world)).forms


async def test_a_free_player_who_is_picked_gets_a_message_only_if_they_asked_for_those(world: World) -> None:
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(ada, "Owls")
    await ben.slash("/me reminders", channel=LOBBY, on=True)
    assert "free players" in await joins(ben, "any")
    await joins(chika, "any")
    await world.boards_settled()
    assert "Looking for a team: Ben and Chika" in lobby(world)
    form = await ada.click("Pick players", in_=LOBBY)
    free = list((await state_of(world)).slice_of(Members).free)
    assert "Now in **Owls**: Ada, Ben and Chika" in (await form.submit({WHOM: free})).text
    await world.settled()
    assert ben.reads("now plays in Owls", "dm")
    assert not [seen for seen in chika.sees(LOBBY) if seen.mentions]
    assert await members(world, "e1") == ["Ada", "Ben", "Chika"]


async def test_a_voice_checks_in_for_the_guest_once_they_have_for_themselves(world: World) -> None:
    await world.tournament(KNOCK_OUT, players=("Vera", "Ana"))
    vera = world.sandbox.person("Vera")
    await td(world, "/players add", guest="Gus", member=vera)
    await press(world, await td(world, "/players check-in"), "Open check-in")
    for count in ("1 of 3", "2 of 3"):
        await vera.click("I'm here!", in_=LOBBY)
        await world.settled()
        assert count in (await td(world, "/players check-in")).text


async def test_the_card_and_the_list_of_a_team_name_its_members(world: World) -> None:
    (ada, *_), _ = await duel(world)
    card = await ada.slash("/tournament history", channel=LOBBY)
    assert "In the team: Ada and Ben" in card.text


async def test_whoever_is_forgotten_is_in_no_team_any_more(world: World) -> None:
    (_, ben, *_), _ = await duel(world)
    asked = await (await ben.slash("/me data", channel=LOBBY)).click(texts.personal.forget())
    assert "still play in" in asked.text
    await asked.click(asked.buttons[-1].label)
    await world.settled()
    assert await members(world, await entrant_of(world, "Owls")) == ["Ada"]
    assert "You're not in" in (await ben.slash("/me next", channel=LOBBY)).text


async def test_after_a_restart_members_may_still_act(world: World) -> None:
    (_, ben, *_), game = await duel(world)
    await world.restart_bot()
    await ben.slash("/match report", channel=LOBBY, winner="me")
    assert (await state_of(world)).reports[game.id].by == await entrant_of(world, "Owls")


async def guest_and_voice(world: World, *others: str) -> Person:
    """Gus is a guest for whom Vera speaks; the others play too, and the round is out."""
    await world.tournament(KNOCK_OUT, players=others)
    (vera,) = (await world.players("Vera")) if "Vera" not in others else (world.sandbox.person("Vera"),)
    await td(world, "/players add", guest="Gus", member=vera)
    await td(world, "/td close")
    await td(world, "/round publish")
    return vera


async def test_a_guests_voice_is_asked_and_answers_for_them(world: World) -> None:
    vera = await guest_and_voice(world, "Ana")
    game = (await state_of(world)).open_games()[0]
    reported = await world.sandbox.person("Ana").slash("/match report", channel=LOBBY, winner="me")
    assert "Settled" not in reported.text  # with a voice a guest is asked like anybody
    assert await result(world, game) is None
    assert "Ana" in (await vera.slash("/me next", channel=LOBBY)).text
    assert "Settled" in (await vera.slash("/match confirm", channel=LOBBY)).text
    assert await result(world, game) is not None


async def test_a_guests_card_names_their_voice_until_it_is_withdrawn(world: World) -> None:
    vera = await guest_and_voice(world, "Ana")
    card = await vera.slash("/tournament history", channel=LOBBY)
    assert "spoken for by Vera" in card.text
    assert "no longer speaks for Gus" in (await td(world, "/team remove", member=vera, entrant="Gus")).text
    assert "You're not in" in (await vera.slash("/me next", channel=LOBBY)).text
    reported = await world.sandbox.person("Ana").slash("/match report", channel=LOBBY, winner="me")
    assert "Settled" in reported.text


async def test_whoever_plays_may_speak_for_a_guest_and_reports_either_game(world: World) -> None:
    vera = await guest_and_voice(world, "Ana", "Bo", "Vera")
    cards = await vera.slash("/me next", channel=LOBBY)
    state = await state_of(world)
    own, gus = await entrant_of(world, "Vera"), await entrant_of(world, "Gus")
    games = [game for game in state.open_games() if own in game.seats or gus in game.seats]
    if len(games) == 1:
        pytest.fail("the seeding was to keep them apart")
    assert cards.text
    which = await vera.slash("/match report", channel=LOBBY)
    assert len(which.buttons) == 2
    assert sum("Gus – " in item.label for item in which.buttons) == 1
    theirs = next(game for game in games if gus in game.seats)
    await vera.slash("/match report", channel=LOBBY, game=theirs.id, winner="Gus")
    assert (await state_of(world)).reports[theirs.id].by == gus


async def test_a_voice_may_still_enter_themselves(world: World) -> None:
    await world.tournament(KNOCK_OUT)
    (vera,) = await world.players("Vera")
    await td(world, "/players add", guest="Gus", member=vera)
    assert "**Vera** is in (2)" in (await vera.slash("/join", channel=LOBBY)).text


async def test_only_guests_have_a_voice_and_only_directors_name_one(world: World) -> None:
    await world.tournament(KNOCK_OUT, players=("Ana", "Bo"))
    ana, bo = world.sandbox.person("Ana"), world.sandbox.person("Bo")
    await td(world, "/players add", guest="Gus")
    assert "Only the captain" in (await ana.slash("/team add", channel=LOBBY, member=bo)).text
    assert "needs nobody" in (await td(world, "/team add", member=bo, entrant="Ana")).text
    assert "now speaks for Gus" in (await td(world, "/team add", member=bo, entrant="Gus")).text
    assert "Only the captain" in (await bo.slash("/team add", channel=LOBBY, member=ana)).text


async def test_what_is_reported_by_the_guests_own_voice_against_them_counts_at_once(world: World) -> None:
    vera = await guest_and_voice(world, "Vera")
    reported = await vera.slash("/match report", channel=LOBBY, winner="me")
    assert "Settled" in reported.text


async def test_a_list_refuses_with_its_line_who_plays_in_a_team_already(world: World) -> None:
    await teams_of(world)
    ada, ben, chika = await world.players("Ada", "Ben", "Chika")
    await enter(ada, "Owls")
    await joins(ben, "e1")
    table = f"name,discord\nBees,{chika.id}\nCats,{ben.id}\n"
    refused = await td(world, "/players import", file=("field.csv", table.encode()))
    assert "Line 3: already plays in the team “Owls”" in refused.text
    assert list((await state_of(world)).entrants) == ["e1"]


async def test_a_guest_stays_in_when_their_voice_leaves_the_server(world: World) -> None:
    vera = await guest_and_voice(world, "Ana")
    await vera.leave(world.server)
    await world.jump(timedelta(minutes=11))
    await td(world, "/round preview")
    await world.herald.membership.check_all((await world.loaded()).id)
    await world.settled()
    (told,) = [seen for seen in world.director.dms if "has left the server" in seen.text]
    assert "**Vera**, who speaks for **Gus**" in told.text
    assert not told.buttons
    assert (await state_of(world)).entrants[await entrant_of(world, "Gus")].status == "active"
    assert not world.sandbox.person("Ana").reads("your game may not happen", LOBBY)


async def test_a_team_plays_on_when_one_member_leaves_the_server(world: World) -> None:
    (ada, ben, _, _), game = await duel(world)
    await ben.leave(world.server)
    await world.herald.membership.check_all((await world.loaded()).id)
    await world.settled()
    assert not [seen for seen in world.director.dms if "has left the server" in seen.text]
    await ada.slash("/match report", channel=LOBBY, winner="me")
    owls = await entrant_of(world, "Owls")
    assert (await state_of(world)).reports[game.id].by == owls


async def test_a_member_disputes_for_the_team_and_the_other_may_not_confirm_it(world: World) -> None:
    (ada, ben, _, dana), game = await duel(world)
    await ada.slash("/match report", channel=LOBBY, winner="me")
    asked = await (await dana.slash("/match report", channel=LOBBY)).click("Dispute")
    await asked.submit({"What happened?": "We won"})
    assert (await state_of(world)).reports[game.id].disputed_by == await entrant_of(world, "Bees")
    await ben.slash("/match confirm", channel=LOBBY)
    assert await result(world, game) is None


async def test_a_captain_whose_team_went_on_without_them_can_enter_another(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    await enter(ada, "Owls")
    await joins(ben, "e1")
    assert "no longer plays" in (await td(world, "/team remove", member=ada, entrant="owls")).text
    assert "**Bees** is in (2)" in await enter(ada, "Bees")
    assert await members(world, "e1") == ["Ben"]
    assert await members(world, "e2") == ["Ada"]


async def test_a_report_that_contradicts_a_team_mate_s_is_asked_about(world: World) -> None:
    (ada, ben, chika, _), game = await duel(world)
    await (await ada.slash("/match report", channel=LOBBY)).click("I won")
    asked = await ben.slash("/match report", channel=LOBBY, winner="Bees")
    assert "**Ada** of your team reported" in asked.text
    assert (await state_of(world)).reports[game.id].report.winner == "e1"
    await asked.click("That is right")
    assert (await state_of(world)).reports[game.id].report.winner == "e2"
    await chika.slash("/match confirm", channel=LOBBY)
    assert await result(world, game) is not None


async def test_make_teams_draws_them_once_and_undo_makes_the_players_free_again(world: World) -> None:
    await teams_of(world, size=2)
    people = await world.players("Ada", "Ben", "Chika", "Dana")
    for person in people:
        assert "free players" in (await person.click("Join team", in_=LOBBY)).text
    await world.boards_settled()
    assert "Looking for a team: Ada, Ben, Chika and Dana" in lobby(world)
    assert "Only directors" in (await people[0].click("Make teams", in_=LOBBY)).text
    said = (await world.director.click("Make teams", in_=LOBBY)).text
    await world.boards_settled()
    assert "Drawn by lot" in said
    assert "2 teams" in lobby(world)
    (post,) = [seen for seen in people[0].sees(LOBBY) if "The teams are drawn" in seen.text]
    assert not post.mentions
    state = await state_of(world)
    assert [len(state.slice_of(Members).of(team)) for team in state.entrants] == [2, 2]
    assert [await name_of(world, team) for team in state.entrants] == ["Team 1", "Team 2"]
    assert not verify((await world.loaded()).records, world.herald.service.engine)
    assert "teams" in (await td(world, "/tournament verify", what="draws")).text
    await world.restart_bot()
    await press(world, await td(world, "/td undo"), "Undo")
    await world.boards_settled()
    assert "Looking for a team: Ada, Ben, Chika and Dana" in lobby(world)
    assert not (await state_of(world)).entrants


async def test_a_free_player_takes_themselves_off_the_list_and_nobody_is_drawn(world: World) -> None:
    await teams_of(world, size=2)
    (ada,) = await world.players("Ada")
    await ada.click("Join team", in_=LOBBY)
    await world.boards_settled()
    assert "off the list" in await joins(ada, "none")
    await world.boards_settled()
    assert "Looking for a team" not in lobby(world)


async def test_in_play_a_latecomer_waits_until_a_captain_picks_them(world: World) -> None:
    (ada, *_), _ = await duel(world)
    (zoe,) = await world.players("Zoe")
    assert "free players" in (await zoe.slash("/join", channel=LOBBY)).text
    added = await ada.slash("/team add", channel=LOBBY, member=zoe)
    assert "now plays in Owls" in added.text
    await world.settled()
    (told,) = [seen for seen in zoe.sees(LOBBY) if "now plays in Owls" in seen.text]
    assert len(told.mentions) == 1


async def test_a_member_who_leaves_before_play_does_not_take_the_team_out(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    await enter(ada, "Owls")
    await joins(ben, "e1")
    leaving = await ben.slash("/leave", channel=LOBBY)
    assert "only you, or all of **Owls**?" in leaving.text
    await leaving.click("Only me")
    assert await members(world, "e1") == ["Ada"]
    assert (await state_of(world)).entrants["e1"].status == "active"


@pytest.mark.usefixtures("awake")
async def test_teams_play_tonight_by_an_option_of_the_command_also_after_a_correction(world: World) -> None:
    form = await world.director.slash("/td tonight", channel=LOBBY, teams=2)
    again = await form.submit({"Name": "Friday", "Kind": "single_elimination", "Rounds (Swiss only)": "3"})
    said = await (await again.click("Correct")).submit({"Rounds (Swiss only)": ""})
    assert "people press *Join team* or *New team*" in said.text
    assert [button.label for button in said.buttons][:1] == ["Join team"]
    assert (await state_of(world)).settings.team_size == 2


async def test_teams_are_called_teams(world: World) -> None:
    (ada, ben, *_), _ = await duel(world)
    said = lobby(world)
    assert "2 teams" in said
    assert "2 players" not in said
    await ada.slash("/match report", channel=LOBBY, winner="me")
    assert "Your team has reported" in (await ben.slash("/me next", channel=LOBBY)).text


async def test_a_captain_adds_a_guest_who_is_told_apart_and_removes_them(world: World) -> None:
    await teams_of(world)
    ada, ben = await world.players("Ada", "Ben")
    await enter(ada, "Owls")
    assert "ben 2 now plays in Owls, as a guest" in (await ada.slash("/team add", channel=LOBBY, guest="ben")).text
    assert "now plays" in (await ada.slash("/team add", channel=LOBBY, guest="Gus")).text
    assert "No room" in (await ada.slash("/team add", channel=LOBBY, guest="Zoe")).text
    await world.boards_settled()
    assert "**Owls** (3 of 3): Ada, ben 2 and Gus" in lobby(world)
    assert "not in" in (await ben.slash("/team remove", channel=LOBBY, guest="Gus")).text
    assert "can't find" in (await ada.slash("/team remove", channel=LOBBY, guest="Ben")).text
    assert "Say who" in (await ada.slash("/team add", channel=LOBBY, guest="Gus", member=ben)).text
    await ada.slash("/team remove", channel=LOBBY, guest="gus")
    assert await members(world, "e1") == ["Ada", "ben 2"]


async def test_a_guest_whom_a_director_adds_to_no_team_is_drawn_into_one(world: World) -> None:
    await teams_of(world, size=2)
    (ada,) = await world.players("Ada")
    for guest in ("Gus", "Gus", "Zoe", "Max"):
        assert "free players, as a guest" in (await td(world, "/team add", guest=guest)).text
    assert "is off the list" in (await td(world, "/team remove", guest="Max")).text
    await ada.click("Join team", in_=LOBBY)
    await world.boards_settled()
    assert "Looking for a team: Gus, Gus 2, Zoe and Ada" in lobby(world)
    await world.director.click("Make teams", in_=LOBBY)
    teams = [await members(world, team) for team in ("e1", "e2")]
    assert sorted(chain(*teams)) == ["Ada", "Gus", "Gus 2", "Zoe"]
    (other,) = next(set(team) - {"Ada"} for team in teams if "Ada" in team)
    assert "no longer plays" in (await ada.slash("/team remove", channel=LOBBY, guest=other)).text


async def test_a_guest_is_in_no_team_where_people_play_for_themselves(world: World) -> None:
    await guest_and_voice(world, "Ana")
    assert "teams" in (await td(world, "/team add", guest="Zoe", entrant="Gus")).text
