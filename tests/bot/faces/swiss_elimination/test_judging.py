"""The judge's panel: two matches, one clock, every entry a button."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.sandbox.people import Reply
from tests.bot.commands.desk import coordinator, judge, lobby, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import at_the_tables, choose, evening, match, panel
from tests.bot.world import LOBBY, World

BEYOND_THE_PANEL = (
    "/td advance",
    "/td undo",
    "/playoffs online",
    "/playoffs check",
    "/playoffs reveal",
    "/td delivery",
    "/td audit",
)


def labels(reply: Reply) -> list[str]:
    return [button.label for button in reply.buttons]


async def after(world: World, reply: Reply, seconds: float, label: str) -> Reply:
    """A judge presses a button so many seconds later."""
    world.clock.advance(timedelta(seconds=seconds))
    return await press(world, reply, label)


async def written(world: World, reply: Reply, label: str, **values: str) -> Reply:
    """A judge presses a button, and fills in what it asks."""
    answer = await (await reply.click(label)).submit(values)
    await world.settled()
    return answer


async def test_a_heat_from_the_signal_to_the_verdicts(world: World) -> None:
    shown = await at_the_tables(world)
    assert "opens the panel for its heat" in world.director.dms[-1].text
    assert labels(shown)[:2] == ["Start the heat", "Start, no spare sheets"]
    shown = await press(world, shown, "Start the heat")
    assert {"Stop: Ana", "Stop: Bo", "Stop: Cy", "Stop: Dee", "New sheet: Dee"} <= set(labels(shown))
    began = int(world.clock.now().timestamp())
    for place in (shown.text, lobby(world)):
        assert f"<t:{began}:T>" in place
        assert f"<t:{began + 600}:R>" in place

    shown = await after(world, shown, 60, "New sheet: Bo")
    assert "New sheet: Bo" not in labels(shown)
    shown = await after(world, shown, 140, "Stop: Cy")
    shown = await after(world, shown, 30, "Incorrect: Cy")
    early = await after(world, shown, 20, "Sheet back: Cy")
    assert "full minute" in early.text
    shown = await after(world, shown, 11, "Sheet back: Cy")
    assert "after a wrong answer" in lobby(world)

    await world.restart_bot()
    shown = await after(world, shown, 142.2, "Stop: Dee")
    assert "official time 6:43.2" in shown.text
    shown = await written(world, shown, "Timer: Dee", time="6:42.87")
    shown = await after(world, shown, 20, "Correct: Dee")
    for place in (shown.text, lobby(world)):
        assert "Dee had the only correct answer (6:42.87)" in place
    assert "Stop: Ana" not in labels(shown)
    result = (await state_of(world)).started[0].rounds[0].results[(await match(world, "A1")).id]
    assert result.times_ms == (None, 402_870)

    more = await press(world, shown, "More: A2")
    early = await press(world, more, "Time is over: A2")
    assert "time limit has not been reached" in early.text
    ended = await after(world, more, 200, "Time is over: A2")
    assert "no correct answer when the match stopped: Bo has the better seed" in ended.text
    assert labels(ended) == ["More: A1", "More: A2"]
    assert "No live match is waiting" in (await panel(world)).text


async def test_mishaps_are_written_down_decided_and_taken_back(world: World) -> None:
    shown = await press(world, await at_the_tables(world), "Start, no spare sheets")
    assert not any(label.startswith("New sheet") for label in labels(shown))
    assert "not enough spare sheets" in lobby(world)
    shown = await after(world, shown, 100, "Stop: Ana")
    refused = await (await shown.click("Timer: Ana")).submit({"time": "five"})
    assert "Precision timer" not in refused.text
    shown = await press(world, await press(world, shown, "More: A1"), "Take the last entry back")
    assert "Stop: Ana" in labels(shown)

    held = await written(world, shown, "Malfunction: A1", text="The timer of Ana stopped.")
    assert "On hold" in held.text
    assert "On hold" in lobby(world)
    shown = await press(world, held, "Go on: A1")
    more = await press(world, shown, "More: A1")
    decided = await written(world, more, "Decide for: Dee", text="Ana was given the wrong puzzle.")
    assert "judges decided for Dee" in decided.text
    assert "judges decided for Dee" in lobby(world)


async def test_who_may_judge_and_who_may_rule(world: World) -> None:
    await evening(world)
    assert "No live match is waiting" in (await panel(world)).text
    shown = await at_the_tables(world, begun=True)
    role = world.server.role("Events", permissions=1 << 33)
    stranger = await world.server.join("Stranger", roles=(role,))
    file: dict[str, Any] = {"file": ("a.csv", b"puzzle,answer\nL1,1\n")}
    before = len((await world.loaded()).records)
    for command in ("judge", "online", "check", "reveal", "puzzles", "times"):
        options = file if command in {"puzzles", "times"} else {}
        refused = await stranger.slash(f"/playoffs {command}", channel=LOBBY, **options)
        assert "Only directors" in refused.text, command
    assert len((await world.loaded()).records) == before
    helper = await coordinator(world)
    running = await (await helper.slash("/playoffs judge", channel=LOBBY)).click("Start the heat")
    refused = await (await running.click("More: A1")).click("Too close to call: A1")
    assert "Only directors" in refused.text
    assert "Stop: Ana" in labels(await press(world, shown, "Refresh"))


async def test_a_player_who_is_not_there_loses_by_a_directors_word_and_the_other_match_is_played(world: World) -> None:
    shown = await at_the_tables(world)
    game = await match(world, "A1")
    await td(world, "/judge forfeit", game=game.id, absent=game.seats[0], reason="Did not come to the hall.")
    for label in ("Start the heat", "Stop: Bo", "Correct: Bo"):
        assert "Stop: Ana" not in labels(shown)
        shown = await press(world, shown, label)
    for place in (shown.text, lobby(world)):
        assert "Dee wins: Ana didn't come." in place
    assert not (await state_of(world)).open_games()


async def heat_over(world: World) -> Reply:
    """Both matches of the first heat have their verdicts, A1 first."""
    shown = await press(world, await at_the_tables(world), "Start the heat")
    shown = await after(world, shown, 100, "Stop: Ana")
    shown = await press(world, shown, "Correct: Ana")
    shown = await after(world, shown, 20, "Stop: Bo")
    return await press(world, shown, "Correct: Bo")


async def test_a_verdict_is_taken_back_in_its_own_match_whatever_the_other_has_recorded_since(world: World) -> None:
    over = await heat_over(world)
    reopened = await press(world, await press(world, over, "More: A1"), "Take the last entry back")
    latest = (await state_of(world)).stage().rounds[-1]
    first, second = latest.pairings.pairings
    assert set(latest.results) == {second.id}
    assert "Correct: Ana" in labels(reopened)
    again = await press(world, reopened, "Incorrect: Ana")
    assert first.id not in (await state_of(world)).stage().rounds[-1].results
    assert "Stop: Ana" not in labels(again)


async def test_the_log_of_who_did_what_has_the_judges_words_and_times(world: World) -> None:
    await heat_over(world)
    audit = (await td(world, "/td audit")).text.replace(".000", "")
    for said in ("the clock was started", "Ana turned in at 1:40", "the answer of Ana is correct (graded at 1:40)"):
        assert f"Ana – Dee: {said}" in audit, said


async def test_a_malfunction_stops_the_clock_of_its_match_for_both_players_and_for_the_limit(world: World) -> None:
    shown = await press(world, await at_the_tables(world), "Start the heat")
    world.clock.advance(timedelta(seconds=3))
    form = await shown.click("Malfunction: A1")
    world.clock.advance(timedelta(minutes=1))  # it takes a while to write it down
    held = await form.submit({"text": "The timer of Ana stopped."})
    await world.settled()
    assert "stands at 0:03" in held.text
    assert "stands at 0:03" in lobby(world)
    assert [label for label in labels(held) if label.endswith((": Ana", ": Dee"))] == []
    assert "Stop: Bo" in labels(held)

    world.clock.advance(timedelta(minutes=4))
    gone_on = await press(world, held, "Go on: A1")
    assert "stood for 5:00" in gone_on.text
    assert "stood for 5:00" in lobby(world)
    for seen in (gone_on.text, lobby(world)):
        assert seen.count("The worse seed's time is up at") == 2  # each match has its own time, the header has none
        assert "time is up" not in next(line for line in seen.splitlines() if "The clock started at" in line)
    stopped = await after(world, gone_on, 7, "Stop: Dee")
    assert "official time 0:10" in stopped.text
    other = await press(world, stopped, "Stop: Bo")
    assert "official time 5:10" in other.text


async def test_judges_can_say_that_the_clock_ran_on_during_a_malfunction(world: World) -> None:
    shown = await press(world, await at_the_tables(world), "Start the heat")
    held = await written(world, shown, "Malfunction: A1", text="A noise outside.")
    world.clock.advance(timedelta(minutes=1))
    gone_on = await press(world, await press(world, held, "More: A1"), "Go on, clock ran")
    assert "stood for" not in gone_on.text
    assert "official time 1:00" in (await press(world, gone_on, "Stop: Dee")).text


async def test_a_judge_has_the_panel(world: World) -> None:
    await at_the_tables(world)
    judy = await judge(world)
    shown = await td(world, "/playoffs judge", by=judy)
    shown = await press(world, shown, "Start the heat")
    assert "Stop: Ana" in labels(shown)
    shown = await after(world, shown, 60, "Stop: Cy")
    shown = await after(world, shown, 30, "Correct: Cy")
    assert "Cy had the only correct answer" in lobby(world)
    assert "Judges: Judy" in (await td(world, "/tournament info", by=judy)).text


async def test_a_judge_without_any_command_opens_the_panel_by_its_button_alone(world: World) -> None:
    await evening(world)
    judy = await world.server.join("Judy")
    named = await td(world, "/td staff", member=judy, role="judge")
    assert "Judge's panel** under each heat" in named.text
    assert "/td" not in named.text
    await td(world, "/td advance")
    await choose(world, "L1 Maze")
    await world.restart_bot()
    await td(world, "/td advance")
    panel_shown = await press(world, judy.dms[-1], "Judge's panel")
    await press(world, panel_shown, "Start the heat")
    heat = next(seen for seen in reversed(judy.sees(LOBBY)) if any("panel" in button.label for button in seen.buttons))
    assert "Stop: Ana" in labels(await press(world, heat, "Judge's panel"))
    refused = await world.sandbox.person("Ana").click("Judge's panel", in_=LOBBY)
    assert "Only" in refused.text
    assert "Stop" not in str(labels(refused))


async def test_a_judge_has_nothing_but_the_panel(world: World) -> None:
    await at_the_tables(world)
    judy, before = await judge(world), len((await world.loaded()).records)
    for command in BEYOND_THE_PANEL:
        assert "Only directors" in (await td(world, command, by=judy)).text, command
    assert len((await world.loaded()).records) == before


async def test_a_judge_cannot_play_and_who_plays_cannot_judge(world: World) -> None:
    await at_the_tables(world)
    refused = await td(world, "/td staff", member=world.sandbox.person("Ana"), role="judge")
    assert "judge" in refused.text
    assert not (await world.loaded()).staff_ids("judge")
