"""The reveal: published by a director one step at a time, each step once."""

from __future__ import annotations

from datetime import timedelta

from bot.faces.swiss_elimination.pictures import revealed_path
from bot.sandbox.people import Person, Reply
from bot.text.context import TournamentContext, context_of
from bot.text.picture_kinds import pictures_on
from formats.core.commands import AskForForm, SubmitForm
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from tests.bot.commands.desk import coordinator, lobby, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import before_the_lists, do, panel
from tests.bot.pictures.lettered import drawings
from tests.bot.world import LOBBY, World


async def reveal(world: World, by: Person | None = None) -> Reply:
    reply = await (by or world.director).slash("/playoffs reveal", channel=LOBBY)
    await world.settled()
    return reply


async def told_of(world: World) -> TournamentContext:
    """Return the context for public texts about the tournament."""
    return context_of(await world.loaded(), world.herald.service.engine)


async def sealed(world: World, *, lists: bool = True) -> None:
    """Everybody has solved every puzzle, the later seeds faster."""
    await before_the_lists(world)
    for number in range(1, 5) if lists else ():
        await do(world, SubmitForm(form=PREFERENCES, entrant=f"e{number}", content={"lists": "P1 P2 P3"}))
    begun = await td(world, "/td close")
    begun = await td(world, "/td advance")
    assert "has started" in begun.text
    for number in range(1, 5):
        times = {"times": f"P1 {9 - number}:00\nP2 {9 - number}:00\nP3 {9 - number}:00"}
        await do(world, SubmitForm(form=ONLINE_TIMES, entrant=f"e{number}", content=times, by_director=True))


async def test_a_director_tells_every_step_once_and_publishes_the_rounds(world: World) -> None:
    await sealed(world)
    helper = await coordinator(world)
    assert "Only directors" in (await reveal(world, by=helper)).text
    shown = await reveal(world)
    assert "finishes in place 4" in shown.text
    assert "finishes in place 4" not in lobby(world)
    assert "read “" in (await td(world, "/td audit")).text
    other = await reveal(world)
    second = await press(world, shown, "Start the reveal")
    await press(world, other, "Start the reveal")
    assert lobby(world).count("**Ana finishes in place 4.**") == 1

    await world.restart_bot()
    third = await press(world, second, "Reveal the next step")
    while "Publish the online rounds" not in [button.label for button in third.buttons]:
        third = await press(world, third, "Reveal the next step")
    done = await press(world, third, "Publish the online rounds")
    assert "2 rounds published" in done.text
    text = lobby(world)
    assert "Rank board after Round A" in text
    assert "Rank board after Round B, online" in text
    assert "Which puzzle" not in text
    assert "Reveal the online results?" not in text
    ranks = await world.director.slash("/puzzles ranks", channel=LOBBY)
    assert "Dee" in ranks.text
    assert "who has the pick" in (await world.director.slash("/puzzles picks", channel=LOBBY)).text
    assert "nothing to reveal step by step" in (await reveal(world)).text
    assert len((await state_of(world)).started[0].rounds) == 2


async def test_every_step_has_a_picture_of_what_was_told_so_far_and_of_nothing_else(world: World) -> None:
    await sealed(world)
    first = await reveal(world)
    assert revealed_path(await told_of(world)) is None
    step, seen = first, 0
    label = "Start the reveal"
    while label == "Start the reveal" or "Publish the online rounds" not in [button.label for button in step.buttons]:
        step = await press(world, step, label)
        label = "Reveal the next step"
        tournament = await told_of(world)
        path = revealed_path(tournament)
        assert path is not None
        about = {who for reason in tournament.state.started[0].told_of for who in reason.about}
        assert {line.name for line in path.lines} == {tournament.names.full(who) for who in about}
        assert len(about) > seen
        seen = len(about)
        assert pictures_on(tournament, "reveal") == ("revealed_path",)
        picture = drawings(path)[0].alt
        assert f"{seen} of 4 revealed so far" in picture
        assert all(line.name in picture for line in path.lines)
        unsaid = set(tournament.state.started[0].seeds) - about
        assert not any(tournament.names.full(who) in picture for who in unsaid)
    assert seen == 4


async def test_every_step_says_the_next_match_and_where_it_leads_winner_and_loser(world: World) -> None:
    await sealed(world)
    step = await press(world, await reveal(world), "Start the reveal")
    assert "Match " not in lobby(world)  # place 4 is final
    while "Publish the online rounds" not in [button.label for button in step.buttons]:
        step = await press(world, step, "Reveal the next step")
    path = [line for line in lobby(world).split("\n") if line.startswith("Match ")]
    assert path
    assert all("the winner finishes in place 1, the loser finishes in place 2." in line for line in path)


async def test_where_a_list_must_be_drawn_first_the_draw_comes_before_the_rounds(world: World) -> None:
    await sealed(world, lists=False)
    shown = await reveal(world)
    assert "a draw that comes first" in shown.text
    asked = await press(world, shown, "Publish the online rounds")
    assert "preference list" in asked.text or "draw" in asked.text.lower()
    assert "No live match" in (await panel(world)).text


async def test_nothing_is_revealed_while_puzzles_can_be_solved_except_by_typing_that_the_stage_is_closed(
    world: World,
) -> None:
    await sealed(world)
    until = world.clock.now() + timedelta(days=8)
    await do(world, AskForForm(form=ONLINE_TIMES, due=until))
    shown = await reveal(world)
    assert "The online stage is open until" in shown.text
    assert "Ana" not in shown.text
    assert "read “" not in (await td(world, "/td audit")).text

    refused = await (await shown.click("Close the stage now")).submit({"word": "yes"})
    assert "nothing was changed" in refused.text
    assert (await state_of(world)).asked[ONLINE_TIMES].due == until

    begun = await (await shown.click("Close the stage now")).submit({"word": " Close "})
    await world.settled()
    assert "finishes in place 4" in begun.text
    assert "**The online stage is over.**" in lobby(world)
    assert "closed “Online times”" in (await td(world, "/td audit")).text
    await press(world, begun, "Start the reveal")
    assert "**Ana finishes in place 4.**" in lobby(world)


async def test_a_step_that_is_undone_stays_struck_through_where_it_stands(world: World) -> None:
    await sealed(world)
    await press(world, await reveal(world), "Start the reveal")
    await press(world, await td(world, "/td undo"), "Undo")
    (struck,) = [line for line in lobby(world).splitlines() if "finishes in place 4" in line]
    assert struck.startswith("~~**Ana finishes in place 4.**")
    assert "A director has undone this. It no longer counts." in lobby(world)
