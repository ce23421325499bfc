"""Whole rehearsals over real sockets, and the controls of the watcher."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.rehearsal import rehearsal_run
from bot.rehearsal.demo_players import Turn, perform, take
from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.rehearsal_run import Setting
from bot.rehearsal.rehearsal_view import Behaviour
from formats.core.state_slices.branches import Branches
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import KUKSU, imported, names, table
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.heard import Heard
from tests.bot.world import LOBBY

LEAGUE = "format:round_robin"
AMARA_WINS = "amara"
"""With this seed Amara wins her first game, unless a person says otherwise."""


async def test_small_tournament_is_played_to_its_end(watched: Watched) -> None:
    heard = Heard(watched.world.sandbox).listen()
    state = await watched.whole(Setting(LEAGUE, title="Small cup", players=4))
    assert (state.phase, state.title) == ("finished", "Small cup")
    assert len(state.started[0].rounds) == 3
    assert watched.reports[-1].percent == 100
    percents = [report.percent for report in watched.reports]
    assert percents == sorted(percents)
    assert "Sign-up closes" in watched.lines
    assert not [line for line in watched.lines if "failed" in line]
    assert watched.world.director.reads("Final standings", LOBBY)
    assert heard.public <= 7  # the board, the field twice (as entered and by seed), three rounds, the end
    assert heard.direct == []


async def test_same_seed_gives_the_same_tournament(watched: Watched) -> None:
    behaviour = Behaviour(late_hours=5, absent=30, leaving=20, disputed=30)
    runs = []
    for seed in ("one", "one", "two"):
        state = await watched.whole(Setting(LEAGUE, players=3, behaviour=behaviour, seed=seed))
        results = [(game.seats, result.half_points, result.how) for game, result in state.stage(0).games()]
        runs.append((results, {entrant.id: entrant.status for entrant in state.entrants.values()}))
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


async def test_mishaps_are_dealt_with_by_the_director(watched: Watched) -> None:
    behaviour = Behaviour(late_hours=2, absent=40, leaving=20, disputed=60)
    state = await watched.whole(Setting(LEAGUE, players=6, behaviour=behaviour, seed="mishaps"))
    assert state.phase == "finished"
    assert any("rules a forfeit" in line for line in watched.lines)
    assert any("decides a dispute" in line for line in watched.lines)
    assert any("withdraws" in line for line in watched.lines)
    assert any(result.how == "forfeit" for _, result in state.stage(0).games())
    assert any(entrant.status == "withdrawn" for entrant in state.entrants.values())


async def test_nothing_is_in_vain_that_only_takes_a_while(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    underway, begun = watched.world.herald.in_flight, []

    async def told_to_wait(turns: Sequence[Turn]) -> list[str]:
        if [turn.act.command for turn in turns] != ["/td advance"]:
            return await take(turns)
        begun.append(asyncio.create_task(perform(turns[0])))
        while underway.idle:  # noqa: ASYNC110 - nobody tells that something has begun
            await asyncio.sleep(0)
        return ["Working on it."]

    monkeypatch.setattr(rehearsal_run, "take", told_to_wait)
    state = await watched.whole(Setting("format:swiss", players=4))
    assert state.phase == "finished"
    assert len(begun) > 1
    assert not [line for line in watched.lines if "failed" in line]


async def test_pause_step_and_going_on(watched: Watched) -> None:
    rehearsal = watched.rehearsal
    await rehearsal.start(Setting(LEAGUE, players=4, hold=True))
    await watched.until("paused")
    state = await watched.state()
    assert (state.phase, len(state.entrants), len(state.started)) == ("closed", 4, 0)
    rehearsal.resume(one_step=True)
    await watched.until("paused")
    assert len((await watched.state()).started[0].rounds) == 1
    rehearsal.resume()
    rehearsal.pause()
    await watched.until("paused")
    rehearsal.resume()
    await watched.until("over")


async def test_led_player_is_waited_for_and_plays_as_the_person_says(watched: Watched) -> None:
    rehearsal = watched.rehearsal
    await rehearsal.start(Setting(LEAGUE, players=4, hold=True, seed=AMARA_WINS))
    await watched.until("paused")
    amara = next(player for player in rehearsal.players if player.actor.name == "Amara")
    person = watched.world.sandbox.person("Amara")
    rehearsal.lead(amara.actor.id, led=True)
    rehearsal.resume()
    await watched.until("waiting")
    assert "Amara reports a win" in watched.sentence
    loaded = await watched.world.loaded()
    me = next(entrant for entrant, somebody in loaded.people.items() if somebody.discord_id == person.id)
    game = next(game for game in loaded.state.open_games() if me in game.seats)
    await person.slash("/match report", channel=LOBBY, winner=game.opponent(me))
    rehearsal.lead(amara.actor.id, led=False)
    await watched.until("over")
    state = await watched.state()
    result = state.find(game.id)[1].results[game.id]
    assert result.winning_seat == 1 - game.seats.index(me)


async def test_going_on_leaves_the_led_player_out(watched: Watched) -> None:
    rehearsal = watched.rehearsal
    await rehearsal.start(Setting(LEAGUE, players=2, hold=True))
    await watched.until("paused")
    rehearsal.lead(rehearsal.players[0].actor.id, led=True)
    rehearsal.resume()
    turns = 0
    await watched.until("waiting")
    while rehearsal.mode != "over":
        turns += 1
        rehearsal.resume()
        await watched.until("waiting", "over")
    assert turns >= 1
    assert (await watched.state()).phase == "finished"


async def test_what_the_bot_refuses_is_told(watched: Watched) -> None:
    with pytest.raises(RehearsalError):
        await watched.rehearsal.start(Setting("format:unknown"))
    assert watched.rehearsal.mode == "idle"
    await watched.whole(Setting(LEAGUE, players=2))


@pytest.mark.parametrize("what", ["preset:pentolla_freestyle", "format:round_robin"])
async def test_too_few_players_are_told_before_anything_begins(watched: Watched, what: str) -> None:
    with pytest.raises(RehearsalError) as told:
        await watched.rehearsal.start(Setting(what, players=1))
    assert "at least" in str(told.value)
    assert watched.reports == []
    assert await watched.world.database.tournaments.all() == []


async def test_one_rehearsal_at_a_time(watched: Watched) -> None:
    await watched.rehearsal.start(Setting(LEAGUE, players=4, hold=True))
    with pytest.raises(RehearsalError):
        await watched.rehearsal.start(Setting(LEAGUE))
    await watched.rehearsal.stop()
    assert watched.rehearsal.mode == "idle"
    with pytest.raises(RehearsalError):
        watched.rehearsal.lead(1, led=True)


async def test_exported_tournament_goes_on_where_it_was(watched: Watched) -> None:
    world = watched.world
    await watched.rehearsal.start(Setting(LEAGUE, players=4, hold=True))
    await watched.until("paused")
    watched.rehearsal.resume(one_step=True)
    await watched.until("paused")
    await watched.rehearsal.stop()
    exported = await world.director.slash("/tournament export", what="log", channel=LOBBY)
    file = exported.message.attachments[0]
    state = await watched.whole(Setting("", log=(file.filename, file.data)))
    assert state.phase == "finished"
    assert len(await world.database.tournaments.all()) == 2
    assert len(state.started[0].rounds) == 3


async def test_tournament_that_was_stopped_goes_on_as_it_would_have(watched: Watched) -> None:
    setting = Setting(LEAGUE, players=4, seed="tomorrow")
    whole = await watched.whole(setting)
    await watched.rehearsal.start(replace(setting, hold=True))
    await watched.until("paused")
    watched.rehearsal.resume(one_step=True)
    await watched.until("paused")
    await watched.rehearsal.stop()
    state = await watched.whole(replace(setting, what="tournament:t2"))
    assert state.phase == "finished"
    results = [[result.half_points for _, result in played.stage(0).games()] for played in (whole, state)]
    assert results[0] == results[1]
    with pytest.raises(RehearsalError):
        await watched.rehearsal.start(replace(setting, what="tournament:t2"))
    with pytest.raises(RehearsalError):
        await watched.rehearsal.start(replace(setting, what="tournament:t3"))


async def test_others_come_while_sign_up_is_open(watched: Watched) -> None:
    world = watched.world
    await world.director.slash("/td create", channel=LOBBY, what=LEAGUE, title="Cup")
    await world.director.slash("/td open", channel=LOBBY)
    (zoe,) = await world.players("Zoe")
    await zoe.slash("/join", channel=LOBBY)
    state = await watched.whole(Setting("tournament:t1", players=3))
    assert (state.phase, len(state.entrants)) == ("finished", 3)


async def test_the_director_answers_for_guests_where_a_cycle_goes_on_with_them(watched: Watched) -> None:
    world = watched.world
    everybody = names(7)
    await td(world, "/td create", what=KUKSU, title="Kuksu 9")
    members = {player.name: str(player.id) for player in await world.players(*everybody[:3])}
    rows = [(name, str(2500 - 10 * at), members.get(name, "")) for at, name in enumerate(everybody)]
    await imported(world, table(rows, "discord"))
    await td(world, "/td close")
    state = await watched.whole(Setting("tournament:t1", players=7))
    assert state.phase == "finished"
    assert len(state.started[0].seeds) == 7
    assert sum("answers for a guest: Invitation" in line for line in watched.lines) == 4
    assert not [line for line in watched.lines if "failed" in line]


async def test_games_between_guests_are_entered_by_the_director(watched: Watched) -> None:
    world = watched.world
    await td(world, "/td create", what=LEAGUE, title="Cup")
    await imported(world, table([(name, "1500") for name in ("Ann", "Bob", "Cy")]))
    await td(world, "/td close")
    state = await watched.whole(Setting("tournament:t1", players=3))
    assert state.phase == "finished"
    assert all(result.how == "played" for _, result in state.stage(0).games())
    assert len(list(state.stage(0).games())) == 3


async def test_events_that_are_played_beside_it_are_rehearsed_too(watched: Watched) -> None:
    form = await press(watched.world, await td(watched.world, "/td create"), "Two stages")
    typed = {"Groups (Group stage only)": "2", "Who goes on to this stage": "groups 1-2; groups 3-4"}
    await form.submit({"Name": "Spring Cup", **typed})
    await watched.rehearsal.start(Setting("tournament:t1", players=8, seed="beside"))
    await watched.until("over", "paused")
    assert watched.rehearsal.mode == "over", watched.sentence
    main, beside = [(await watched.world.loaded(tournament)).state for tournament in ("t1", "t2")]
    assert (main.phase, beside.phase) == ("finished", "finished")
    assert len(beside.started[0].seeds) == 4
    assert [branch.outcome for branch in main.slice_of(Branches).by_stage.values()] == ["held"]
    assert not [line for line in watched.lines if "failed" in line]
