"""Two finals of a group stage, side by side: created, played, recorded, taken back, cancelled."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Reply
from bot.service.final_places import places
from bot.service.loaded import LoadedTournament
from bot.service.opened_events import BRANCHES
from bot.service.orders import CommandId, Order
from bot.service.worker_jobs import odds_of
from bot.ui.flows.teams import WHICH
from formats.core.commands import ChangePlan, Command, SubmitForm
from formats.core.log_check import check_branch
from formats.core.log_file import read_log
from formats.core.model import Odds
from formats.core.stage_field import StageField
from formats.core.state_slices.branches import Branch, Branches, BranchOf
from formats.core.state_slices.members import Members
from formats.core.steps import PairRound, WaitForResults, next_step
from formats.toolkit.scheduling.rounds import AVAILABILITY
from storage.transfer import export_log
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.played import week_plan
from tests.bot.world import LOBBY, World

EIGHT = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
MAIN, B_FINAL = "t1", "t2"


async def two_finals(world: World) -> None:
    """Two groups of four, after which the two best of each play one final and the others another."""
    form = await press(world, await td(world, "/td create"), "Two stages")
    typed = {"Name": "Spring Cup", "Groups (Group stage only)": "2"}
    await form.submit({**typed, "Who goes on to this stage": "groups 1-2; groups 3-4"})
    await world.players(*EIGHT)
    await td(world, "/td open")
    for name in EIGHT:
        await world.sandbox.person(name).slash("/join", channel=LOBBY)
    await td(world, "/td close")


async def play_stage(world: World, tournament: str = MAIN) -> None:
    """Enter results until the stage in play is over; the entrant with the lower number wins."""
    number = max((await world.loaded(tournament)).state.stage_number, 0)
    while True:
        state = (await world.loaded(tournament)).state
        for game in state.open_games():
            await win(world, game.id, min(game.seats), tournament)
        step = next_step((await world.loaded(tournament)).state, world.herald.service.engine)
        if isinstance(step, PairRound) and step.stage == number:
            await td(world, "/round publish", tournament=tournament)
        elif not isinstance(step, WaitForResults):
            return


async def win(world: World, game: str, winner: str, tournament: str = MAIN) -> Reply:
    """The director enters a result."""
    return await td(world, "/round result", tournament=tournament, game=game, winner=winner)


async def branch(world: World) -> Branch | None:
    """The B final as the main line knows it."""
    return (await state_of(world)).slice_of(Branches).by_stage.get(2)


def names(loaded: LoadedTournament) -> set[str]:
    """Everybody in a tournament."""
    return {person.name for person in loaded.people.values()}


@pytest.mark.usefixtures("awake")
async def test_two_finals_are_played_side_by_side_and_placed_together(world: World) -> None:
    await two_finals(world)
    await play_stage(world)
    assert len(await world.database.tournaments.all()) == 1
    await td(world, "/round publish", tournament=MAIN)
    other = await world.loaded(B_FINAL)
    assert other.state.title == "Spring Cup: Single elimination B"
    assert other.state.phase == "closed"
    main = await world.loaded(MAIN)
    finalists = {main.people[who].name for who in main.state.stage(1).seeds}
    assert names(other) == set(EIGHT) - finalists
    named = other.state.slice_of(BranchOf).main_line
    assert named is not None
    assert named.identity == main.state.identity
    assert world.director.reads("Spring Cup: Single elimination B", LOBBY)
    elsewhere = world.server.channel("elsewhere")
    await td(world, "/td set-channel", tournament=B_FINAL, announce_in=elsewhere, means_here=False)
    await td(world, "/round publish", tournament=B_FINAL)
    assert world.director.reads("Semi-finals", "elsewhere")
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "open"
    await play_stage(world, B_FINAL)
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "begun"

    await td(world, "/td advance", tournament=B_FINAL)
    await play_stage(world, MAIN)
    await td(world, "/td advance", tournament=MAIN)
    main = await world.loaded(MAIN)
    assert main.state.phase == "finished"
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "held"
    in_order = [who for place in places(main.state, world.herald.service.engine) for who in place.entrants]
    assert in_order[4:] == [who for together in opened.places for who in together]
    logs = [read_log(await export_log(world.database, tournament)) for tournament in (B_FINAL, MAIN)]
    assert list(check_branch(*logs)) == []
    for tournament in (MAIN, B_FINAL):
        verified = await td(world, "/tournament verify", tournament=tournament)
        assert "differ" not in verified.text.casefold()
    await world.jump(timedelta(minutes=1))


async def begin_finals(world: World) -> None:
    """Two groups have been played, and both finals have begun."""
    await two_finals(world)
    await play_stage(world)
    await td(world, "/round publish", tournament=MAIN)


async def undo(world: World, tournament: str = MAIN) -> Reply:
    """The director takes the last step back."""
    shown = await td(world, "/td undo", tournament=tournament)
    return await press(world, shown, shown.buttons[0].label) if shown.buttons else shown


async def turn_last_game_of_group_a(world: World) -> Reply:
    """The director corrects the game of third and fourth of a group, which turns their order in the branch."""
    main = await world.loaded(MAIN)
    opened = await branch(world)
    assert opened is not None
    game, result = next(
        (game, result) for game, result in main.state.stage(0).games() if set(game.seats) <= set(opened.seeds)
    )
    lost = game.seats[1 - (result.winning_seat or 0)]
    asked = await win(world, game.id, lost)
    return await press(world, asked, asked.buttons[0].label) if asked.buttons else asked


@pytest.mark.usefixtures("awake")
async def test_a_branch_is_undone_corrected_and_cancelled_with_its_field(world: World) -> None:
    await begin_finals(world)
    await undo(world)
    assert (await world.loaded("t2")).state.phase == "cancelled"
    assert await branch(world) is None
    await td(world, "/round publish", tournament=MAIN)
    first = await world.loaded("t3")
    await turn_last_game_of_group_a(world)
    assert (await world.loaded("t3")).state.phase == "cancelled"
    second = await world.loaded("t4")
    assert second.state.phase == "closed"
    assert names(second) == names(first)
    orders = [[loaded.people[who].id for who in loaded.state.entrants] for loaded in (first, second)]
    assert orders[0] != orders[1]
    await undo(world)
    assert [(await world.loaded(old)).state.phase for old in ("t3", "t4")] == ["cancelled", "cancelled"]
    third = await world.loaded("t5")
    assert [third.people[who].id for who in third.state.entrants] == orders[0]
    await td(world, "/round publish", tournament="t5")
    game = (await world.loaded("t5")).state.open_games()[0]
    await win(world, game.id, game.seats[0], "t5")
    refused = await turn_last_game_of_group_a(world)
    assert "Single elimination B" in refused.text
    assert "`/td cancel`" in refused.text
    assert "Single elimination B" in (await undo(world)).text
    off = await td(world, "/td cancel", tournament="t5")
    await press(world, off, off.buttons[0].label)
    await turn_last_game_of_group_a(world)
    fourth = await world.loaded("t6")
    assert [fourth.people[who].id for who in fourth.state.entrants] == orders[1]
    off = await td(world, "/td cancel", tournament=MAIN)
    await press(world, off, off.buttons[0].label)
    assert (await world.loaded("t6")).state.phase == "cancelled"


@pytest.mark.usefixtures("awake")
async def test_who_leaves_the_event_leaves_its_branch_and_a_restart_finds_what_is_missing(world: World) -> None:
    await two_finals(world)
    await play_stage(world)
    await world.herald.opened_events.settled()
    await world.stop_bot()
    await world.start_bot()
    await td(world, "/round publish", tournament=MAIN)
    other = await world.loaded(B_FINAL)
    leaver = min(names(other))
    left = await world.sandbox.person(leaver).slash("/leave", channel=LOBBY, tournament=MAIN)
    await press(world, left, left.buttons[0].label)
    other = await world.loaded(B_FINAL)
    assert [other.people[who.id].name for who in other.state.entrants.values() if who.status != "active"] == [leaver]
    await td(world, "/round publish", tournament=B_FINAL)
    await play_stage(world, B_FINAL)
    await td(world, "/td advance", tournament=B_FINAL)
    await world.restart_bot()
    await world.settled()
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "held"
    assert len(opened.places) >= 2


@pytest.mark.usefixtures("awake")
async def test_guests_play_a_branch_and_posts_are_in_the_language_of_the_event(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Two stages")
    typed = {"Name": "Herbst", "Groups (Group stage only)": "2", "Who goes on to this stage": "groups 1-2; groups 3-4"}
    await form.submit(typed)
    await td(world, "/td options", tournament=MAIN, language="de")
    for name in EIGHT:
        await td(world, "/players add", tournament=MAIN, guest=name)
    await td(world, "/td close", tournament=MAIN)
    await play_stage(world)
    await td(world, "/round publish", tournament=MAIN)
    other = await world.loaded(B_FINAL)
    assert other.state.settings.language == "de"
    assert len(names(other) & set(EIGHT)) == 4
    assert all(person.discord_id is None for person in other.people.values())
    await play_stage(world)
    await td(world, "/td advance", tournament=MAIN)
    assert "gespielt und hat noch keine Ergebnisse" in lobby(world)
    verified = await td(world, "/tournament verify", tournament=B_FINAL)
    assert "differ" not in verified.text.casefold()
    await td(world, "/round publish", tournament=B_FINAL)
    game = (await world.loaded(B_FINAL)).state.open_games()[0]
    await win(world, game.id, game.seats[0], B_FINAL)
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "begun"
    await world.database.settings.set(MAIN, "branch 2", None)  # as where the main line alone was imported
    world.herald.opened_events.wake()
    await world.settled()
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "cancelled"


async def chances(world: World, tournament: str) -> Odds:
    """Everybody's chances, as the page and the board have them."""
    found = odds_of((await world.loaded(tournament)).state, 200)
    assert found is not None
    return found


@pytest.mark.usefixtures("awake")
async def test_guests_have_chances_in_groups_and_both_finals_and_after_a_restart(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Two stages")
    typed = {"Name": "Cup", "Groups (Group stage only)": "2", "Who goes on to this stage": "groups 1-2; groups 3-4"}
    await form.submit(typed)
    for name in EIGHT:
        await td(world, "/players add", tournament=MAIN, guest=name)
    await td(world, "/td close", tournament=MAIN)
    await td(world, "/round publish", tournament=MAIN)
    groups = await chances(world, MAIN)
    assert (groups.whole, len(groups.entrants), len(groups.games)) == (True, 8, 4)
    await play_stage(world)
    assert all(groups.simulations not in row for row in (await chances(world, MAIN)).counts), "finals decide all places"
    for tournament in (MAIN, MAIN, B_FINAL):
        await td(world, "/round publish", tournament=tournament)
    finals = [await chances(world, tournament) for tournament in (MAIN, B_FINAL)]
    assert [(found.whole, len(found.entrants)) for found in finals] == [(False, 4), (False, 4)]
    await world.restart_bot()
    assert [await chances(world, tournament) for tournament in (MAIN, B_FINAL)] == finals


@pytest.mark.usefixtures("awake")
async def test_where_the_clock_takes_the_steps_both_finals_start_without_anybody(world: World) -> None:
    await two_finals(world)
    main = await world.loaded(MAIN)
    by_clock = main.state.settings.model_copy(update={"goes_on_minutes": 2, "first_round": world.clock.now()})
    order = Order.of(ChangePlan(settings=by_clock), actor=main.staff[0].person_id, command_id=CommandId("by clock"))
    await world.herald.service.carry_out(MAIN, order)
    for _ in range(3):
        await world.jump(timedelta(minutes=3))
        for game in (await state_of(world)).open_games():
            await win(world, game.id, min(game.seats))
    await world.jump(timedelta(minutes=3))
    assert (await state_of(world)).stage_number == 1
    await world.jump(timedelta(minutes=3))
    other = (await world.loaded(B_FINAL)).state
    assert len(other.open_games()) == 2
    for game in other.open_games():
        await win(world, game.id, min(game.seats), B_FINAL)
    await world.jump(timedelta(minutes=3))
    for game in (await world.loaded(B_FINAL)).state.open_games():
        await win(world, game.id, min(game.seats), B_FINAL)
    await world.jump(timedelta(minutes=3))
    assert (await world.loaded(B_FINAL)).state.phase == "finished"
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "held"


@pytest.mark.usefixtures("awake")
async def test_a_branch_opens_a_branch_of_its_own_and_the_whole_event_places_both(world: World) -> None:
    await two_finals(world)
    main = await world.loaded(MAIN)
    chosen = StageField.model_validate("losers 1 of stage 3 beside")
    plate = main.state.stages[2].model_copy(update={"title": "Plate", "field": chosen})
    plan = ChangePlan(stages=(*main.state.stages, plate))
    order = Order.of(plan, actor=main.staff[0].person_id, command_id=CommandId("plate"))
    await world.herald.service.carry_out(MAIN, order)
    await play_stage(world)
    await td(world, "/round publish", tournament=MAIN)
    await td(world, "/round publish", tournament=B_FINAL)
    await play_stage(world, B_FINAL)
    third = await world.loaded("t3")
    other = await world.loaded(B_FINAL)
    assert third.state.title == "Spring Cup: Single elimination B: Plate"
    lost = other.state.slice_of(Branches).by_stage[1].seeds
    assert names(third) == {other.people[who].name for who in lost}
    await td(world, "/round publish", tournament="t3")
    await play_stage(world, "t3")
    for tournament in ("t3", B_FINAL):
        await td(world, "/td advance", tournament=tournament)
    await play_stage(world)
    await td(world, "/td advance", tournament=MAIN)
    main = await world.loaded(MAIN)
    third = await world.loaded("t3")
    last = [person for place in places(third.state, world.herald.service.engine) for person in place.entrants]
    whole = [who for place in places(main.state, world.herald.service.engine) for who in place.entrants]
    assert [main.people[who].id for who in whole[6:]] == [third.people[who].id for who in last]
    logs = [read_log(await export_log(world.database, tournament)) for tournament in ("t3", B_FINAL)]
    assert list(check_branch(*logs)) == []


@pytest.mark.usefixtures("awake")
async def test_an_imported_branch_is_recorded_in_the_main_line_imported_with_it(world: World) -> None:
    await begin_finals(world)
    await td(world, "/round publish", tournament=B_FINAL)
    game = (await world.loaded(B_FINAL)).state.open_games()[0]
    await win(world, game.id, game.seats[0], B_FINAL)
    logs = [(await export_log(world.database, tournament)).encode() for tournament in (MAIN, B_FINAL)]

    async def outcome(tournament: str) -> str:
        return (await world.loaded(tournament)).state.slice_of(Branches).by_stage[2].outcome

    await td(world, "/td import", file=("main.jsonl", logs[0]))
    assert await outcome("t3") == "cancelled"  # it is played elsewhere
    await td(world, "/td import", file=("b.jsonl", logs[1]))
    assert await outcome("t3") == "begun"
    await td(world, "/td import", file=("b.jsonl", logs[1]))
    assert await BRANCHES.child_of(world.database, "t3", 2) == "t4"
    assert await BRANCHES.child_of(world.database, MAIN, 2) == B_FINAL
    assert await BRANCHES.parent_of(world.database, "t5") is None
    await td(world, "/td pause", resume=True, tournament="t4")
    await play_stage(world, "t4")
    await td(world, "/td advance", tournament="t4")
    assert await outcome("t3") == "held"
    assert await outcome(MAIN) == "begun"


@pytest.mark.usefixtures("awake")
async def test_an_imported_branch_with_results_counts_instead_of_one_opened_without_it(world: World) -> None:
    await begin_finals(world)
    opened = await export_log(world.database, MAIN)  # before the branch has a result
    await td(world, "/round publish", tournament=B_FINAL)
    unplayed = await export_log(world.database, B_FINAL)
    game = (await world.loaded(B_FINAL)).state.open_games()[0]
    await win(world, game.id, game.seats[0], B_FINAL)
    played = await export_log(world.database, B_FINAL)
    await td(world, "/td import", file=("main.jsonl", opened.encode()))
    assert await BRANCHES.child_of(world.database, "t3", 2) == "t4"
    await td(world, "/td import", file=("b.jsonl", unplayed.encode()))
    assert await BRANCHES.child_of(world.database, "t3", 2) == "t4"
    await td(world, "/td import", file=("b.jsonl", played.encode()))
    assert await BRANCHES.child_of(world.database, "t3", 2) == "t6"
    assert (await world.loaded("t4")).state.phase == "cancelled"
    assert (await world.loaded("t3")).state.slice_of(Branches).by_stage[2].outcome == "begun"


@pytest.mark.usefixtures("awake")
async def test_teams_keep_their_members_and_hours_in_a_branch_whose_games_get_times(world: World) -> None:
    form = await press(world, await td(world, "/td create"), "Two stages")
    typed = {"Groups (Group stage only)": "2", "Who goes on to this stage": "groups 1-2; groups 3-4"}
    await form.submit({"Name": "Team Cup", **typed})
    main = await world.loaded(MAIN)
    director = main.staff[0].person_id

    async def order(command: Command, number: int = 0) -> None:
        given = Order.of(command, actor=director, command_id=CommandId("given").part(type(command).__name__, number))
        await world.herald.service.carry_out(MAIN, given)

    weekly = {"team_size": 2, "zone": "America/New_York", "week": week_plan()}
    await order(ChangePlan(settings=main.state.settings.model_copy(update=weekly)))
    people = await world.players(*EIGHT, "Mate")
    await td(world, "/td open")
    for person in people[:-1]:
        entry = await person.slash("/join", channel=LOBBY)
        await entry.submit({"team:name": f"Team {person.name}"})
    joining = await people[-1].click("Join team", in_=LOBBY)
    await joining.submit({WHICH: "e8"})
    for number in range(1, 9):
        hours = {"zone": "America/New_York", "spans": [[60 * (48 + number), 60 * (54 + number)]]}
        await order(SubmitForm(form=AVAILABILITY, entrant=f"e{number}", content=hours, by_director=True), number)
    await td(world, "/td close")
    await play_stage(world)
    await td(world, "/round publish", tournament=MAIN)
    main, other = await world.loaded(MAIN), await world.loaded(B_FINAL)
    named = other.state.slice_of(BranchOf).main_line
    assert named is not None
    assert other.state.settings.week == main.state.settings.week
    for number, who in enumerate(named.entrants, start=1):
        here = f"e{number}"
        assert other.state.slice_of(Members).of(here) == main.state.slice_of(Members).of(who)
        assert other.state.forms[AVAILABILITY, here].content == main.state.forms[AVAILABILITY, who].content
    assert [len(other.state.slice_of(Members).of(here)) for here in other.state.entrants].count(2) == 1
    await td(world, "/round publish", tournament=B_FINAL)
    await world.jump(timedelta(days=8))
    state = (await world.loaded(B_FINAL)).state
    assert set(state.times) == {game.id for game in state.open_games()}
    assert all(time.final and time.at > world.clock.now() - timedelta(days=8) for time in state.times.values())
