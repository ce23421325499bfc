"""A whole WPF Grand Prix with its playoffs, by people who have only Discord, over real sockets.

Scores come in from a file; the thirty best are asked whether they come; sixteen are seeded, and a reserve moves up.
Players hand in lists, typed and clicked, and solve online under seal; the bot restarts; a director reveals the results
step by step; rank 1 chooses puzzles; judges run five heats. In the end the exported log must tell the same story.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.people import Reply
from formats.core.evolve import fold
from formats.core.log_file import read_log
from formats.core.state import TournamentState
from formats.core.verify import verify
from formats.registry import engine
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, PREFERENCES
from formats.toolkit.invitation import INVITATION
from tests.bot.commands.desk import entrant_of, lobby, name_of, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import member
from tests.bot.world import LOBBY, World

START = datetime(2026, 8, 25, 12, tzinfo=UTC)
NAMES = tuple(f"Solver {letter}" for letter in "ABCDEFGHIJKLMNOPQR")
"""Eighteen: sixteen seats and two reserves."""

LEAVES, DECLINES = NAMES[2], NAMES[15]
ASKED = (*NAMES[:4], DECLINES)
"""Who answers with a button; of the others the organisers know that they come."""

PRESET = "preset:wpf_gp_playoffs_2023"
PUZZLES = b"puzzle,password,answer\n" + b"\n".join(
    b"P%d,word%d,%d%d" % (number, number, number, number) for number in range(1, 9)
)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path, START)
    made.keep_to_rate_limits()
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def playoffs(world: World, command: str, **options: Any) -> Reply:
    reply = await world.director.slash(f"/playoffs {command}", channel=LOBBY, **options)
    await world.settled()
    return reply


async def invite(world: World) -> None:
    """The score table, the invitation, and the answers; the list of seeds when time is up."""
    await td(world, "/td create", what=PRESET, title="Grand Prix")
    await world.players(*NAMES)
    lines = ["name,discord,round 1,round 2,coming"]
    for place, name in enumerate(NAMES):
        handle = member(world, name).id
        lines.append(f"{name},{handle},{500 - place},{400 - place},{'' if name in ASKED else 'yes'}")
    read = await td(world, "/players import", file=("scores.csv", "\n".join(lines).encode()))
    await press(world, read, "Import the list")
    await td(world, "/forms ask", form=INVITATION.key, until="2 sep 12:00")
    for name in ASKED:
        person = member(world, name)
        await person.click("No" if name == DECLINES else "Yes, I will play", in_=LOBBY)
    await world.jump_to(datetime(2026, 9, 2, 16, 1, tzinfo=UTC))
    assert "16. **Solver Q**" in lobby(world)
    leaver = member(world, LEAVES)
    await (await leaver.slash("/leave", channel=LOBBY)).click("Yes, take me out")
    await world.settled()
    assert "**Solver R** moves up, as seed 16" in lobby(world)


async def hand_in_lists(world: World) -> None:
    """Two lists are enough: one is typed, one is clicked; the others have none."""
    await td(world, "/forms ask", form=PREFERENCES, until="7 sep 12:00")
    first, second = (member(world, name) for name in NAMES[:2])
    form = await first.slash("/me form", channel=LOBBY, form=PREFERENCES)
    await form.submit({"Your list": "P8 P7 P6 P5 P4 P3 P2 P1\nC: P1 P2"})
    clicked = await second.click("Click to rank", in_=LOBBY)
    for puzzle in ("P3", "P1"):
        clicked = await clicked.click(puzzle)
    await clicked.click("Send in")
    await world.jump_to(datetime(2026, 9, 8, 12, tzinfo=UTC))


async def solve_online(world: World) -> None:
    """One player solves with the bot, another fails; the organisers' clock tells the rest."""
    await td(world, "/td close")
    await td(world, "/td advance")
    await playoffs(world, "puzzles", file=("puzzles.csv", PUZZLES))
    await playoffs(world, "online", until="18 sep 20:00")
    for name, answer, minutes in ((NAMES[0], "88", 4), (NAMES[1], "x", 3)):
        person = member(world, name)
        listed = await person.slash("/puzzles solve", channel=LOBBY)
        shown = await listed.click("Start P8")
        running = await shown.click("Start the clock now")
        world.clock.advance(timedelta(minutes=minutes))
        await (await running.click("Send in P8")).submit({"Your answer": answer})
    seated = [name for name in NAMES if name not in (LEAVES, DECLINES)]
    lines = ["name," + ",".join(f"P{number}" for number in range(1, 9))]
    for place, name in enumerate(seated):
        times = [f"{5 + (place * number) % 13}:{place:02}" for number in range(1, 9)]
        if name in NAMES[:2]:
            times[7] = ""
        lines.append(",".join((name, *times)))
    read = await playoffs(world, "times", file=("times.csv", "\n".join(lines).encode()))
    await press(world, read, "Import")
    stored = (await state_of(world)).forms[ONLINE_TIMES, await entrant_of(world, NAMES[0])].content["times"]
    assert [(attempt["ms"], attempt["correct"]) for attempt in stored["P8"]] == [(240_000, True)]


async def reveal(world: World) -> None:
    """Once the stage is over: step by step, then the seven rounds."""
    assert "The online stage is open until" in (await playoffs(world, "reveal")).text
    due = (await state_of(world)).asked[ONLINE_TIMES].due
    assert due is not None
    await world.jump_to(due)
    shown = await press(world, await playoffs(world, "reveal"), "Start the reveal")
    steps = 1
    while shown.buttons[0].label == "Reveal the next step":
        shown = await press(world, shown, "Reveal the next step")
        steps += 1
    assert steps >= 8
    assert "finishes in place 16" in lobby(world)
    assert "Rank board after Round A" not in lobby(world)
    await press(world, shown, "Publish the online rounds")
    assert "Rank board after Round G, online" in lobby(world)


async def play_live(world: World) -> None:
    """Rounds F, G and H: the holder of rank 1 chooses the puzzle, then the judges start the heats."""
    for number in range(3):
        question = next(iter(await prompts(world)))
        chooser = member(world, await name_of(world, question))
        menu = await chooser.click("Answer", in_=LOBBY)
        assert len(menu.buttons) == 4 - number
        await menu.click(menu.buttons[0].label)
        await world.settled()
        await td(world, "/td advance")
        while (await state_of(world)).open_games():
            await judge(world)


async def prompts(world: World) -> tuple[str, ...]:
    """Who is asked what the format wants to know next."""
    status = engine().status(await state_of(world))
    return status.prompts[0].who  # type: ignore[union-attr]


async def judge(world: World) -> None:
    """A heat: in its first match the better seed hands in first and is wrong; everywhere the worse seed is right."""
    panel = await press(world, await playoffs(world, "judge"), "Start the heat")
    matches = sum(button.label.startswith("More") for button in panel.buttons)
    for number in range(matches):
        stops = [button.label for button in panel.buttons if button.label.startswith("Stop")]
        better, worse = (label.partition(": ")[2] for label in stops[:2])
        wrong = (f"Stop: {better}", f"Incorrect: {better}") if number == 0 else ()
        for label in (*wrong, f"Stop: {worse}", f"Correct: {worse}"):
            world.clock.advance(timedelta(seconds=20))
            panel = await press(world, panel, label)


@pytest.mark.slow
async def test_a_whole_grand_prix(world: World) -> None:
    await invite(world)
    await hand_in_lists(world)
    await solve_online(world)
    await world.restart_bot()
    await reveal(world)
    await play_live(world)
    await td(world, "/td advance")

    state = await state_of(world)
    assert state.phase == "finished"
    assert [len(stage.rounds) for stage in state.started] == [10]
    assert lobby(world).count("had the only correct answer") >= 9
    standings = engine().standings(state)
    assert [line.rank for line in standings][:16] == list(range(1, 17))
    champion = await name_of(world, standings[0].entrant)
    final = await world.director.wait_for(champion, channel=LOBBY)
    assert final.text.index(champion) < final.text.index(await name_of(world, standings[1].entrant))

    exported = await td(world, "/tournament export", what="log")
    log = read_log(exported.message.attachments[0].data.decode())
    replayed: TournamentState = fold(log.records)
    assert replayed == fold((await world.loaded()).records)
    assert engine().standings(replayed) == standings
    assert verify(log.records, engine()) == ()
