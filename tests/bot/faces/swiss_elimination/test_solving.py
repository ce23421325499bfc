"""The online stage: clocks, passwords, answers, keys, lists of times; all of it sealed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.faces.swiss_elimination.flows import directing_online
from bot.faces.swiss_elimination.times_table import Submissions
from bot.sandbox.people import Person, Reply
from bot.service.loaded import LoadedTournament
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES
from storage.log import EventLog, LogEntry
from tests.bot.commands.desk import coordinator, entrant_of, lobby, press, state_of, td
from tests.bot.faces.swiss_elimination.evening import before_the_lists, member, solving
from tests.bot.world import LOBBY, World

PUZZLES = b"puzzle,password,link,answer\nP1,open sesame,https://example.org/p1,1234\nP2,xyzzy,,\n"


async def playoffs(world: World, command: str, by: Person | None = None, **options: Any) -> Reply:
    """Use a command of `/playoffs`, as the director unless `by` names another person."""
    reply = await (by or world.director).slash(f"/playoffs {command}", channel=LOBBY, **options)
    await world.settled()
    return reply


async def stored(world: World, name: str) -> Any:
    entry = (await state_of(world)).forms.get((ONLINE_TIMES, await entrant_of(world, name)))
    return None if entry is None else entry.content


async def test_the_director_reads_how_solvers_are_reached(world: World) -> None:
    await before_the_lists(world)
    await (await member(world, "Dee").slash("/leave", channel=LOBBY)).click("Yes, take me out")
    await td(world, "/players add", guest="Gus")
    await td(world, "/td close")
    await td(world, "/td advance")
    opened = await playoffs(world, "online")
    assert opened.text == "The online stage is open: 3 asked in chat and 1 can't be reached."


async def test_a_player_solves_on_the_clock_and_nobody_else_sees_it(world: World) -> None:
    await solving(world)
    ana = member(world, "Ana")
    assert "not open" in (await ana.slash("/puzzles solve", channel=LOBBY)).text
    uploaded = await playoffs(world, "puzzles", file=("p.csv", PUZZLES))
    assert "Without a password: P3" in uploaded.text
    assert "1234" not in uploaded.text
    await playoffs(world, "online", until="tomorrow 20:00")
    assert "The online stage is open" in lobby(world)

    assert "Solve" in [button.label for button in (await ana.slash("/me next", channel=LOBBY)).buttons]
    puzzles = await ana.click("Solve", in_=LOBBY)
    assert [button.label for button in puzzles.buttons] == ["Start P1 Maze", "Start P2 Loop", "Start P3 Fill"]
    asked = await puzzles.click("Start P1 Maze")
    assert "sesame" not in asked.text
    assert await stored(world, "Ana") is None
    running = await asked.click("Start the clock now")
    assert "Password: **open sesame**" in running.text
    end = int((world.clock.now() + timedelta(minutes=20)).timestamp())
    assert f"<t:{end}:R>" in running.text

    lost = await ana.slash("/puzzles solve", channel=LOBBY)
    assert "open sesame" in (await lost.click("Password of P1")).text

    world.clock.advance(timedelta(minutes=6))
    first = await (await running.click("Send in P1")).submit({"Your answer": "1243"})
    await world.restart_bot()
    world.clock.advance(timedelta(seconds=43.2))
    again = await first.click("Send in P1")
    assert again.fields["Your answer"]["value"] == "1243"
    receipt = await again.submit({"Your answer": "12 34"})
    assert "arrived after 6:43.2" in receipt.text
    assert "right" not in receipt.text.lower()
    times = (await stored(world, "Ana"))["times"]["P1"]
    assert [(attempt["ms"], attempt["correct"]) for attempt in times] == [(360_000, False), (403_200, True)]
    assert "1234" not in lobby(world)

    open_form = await receipt.click("Send in P1")
    world.clock.advance(timedelta(minutes=15))
    late = await open_form.submit({"Your answer": "4321"})
    assert "does not count" in late.text
    assert "over, sent in" in (await late.click("All puzzles")).text


async def test_answers_without_a_key_are_checked_by_a_director_and_the_log_says_who_looked(world: World) -> None:
    await solving(world)
    await playoffs(world, "online")
    for name, answer in (("Ana", "abc"), ("Bo", "abd")):
        person = member(world, name)
        puzzles = await person.slash("/puzzles solve", channel=LOBBY)
        running = await (await puzzles.click("Start P2 Loop")).click("Start the clock now")
        await (await running.click("Send in P2")).submit({"Your answer": answer})
    helper = await coordinator(world)
    assert "Only directors" in (await playoffs(world, "check", by=helper)).text
    assert "Only directors" in (await td(world, "/forms look", by=helper, form=ONLINE_TIMES)).text
    shown = await playoffs(world, "check")
    assert "Answer: “abc”" in shown.text
    assert "Ana" not in shown.text
    following = await press(world, shown, "Right")
    assert "Answer: “abd”" in following.text
    done = await press(world, following, "Wrong")
    assert "has been checked" in done.text
    assert (await stored(world, "Ana"))["times"]["P2"][0]["correct"] is True
    assert (await stored(world, "Bo"))["times"]["P2"][0]["correct"] is False
    assert "online" not in (await td(world, "/td audit", by=helper, what="sent in")).text.replace("\\", "")
    listed = (await td(world, "/forms list", by=helper, form=ONLINE_TIMES)).text
    assert "Sent in: Ana and Bo" in listed
    audit = await td(world, "/td audit")
    assert "read “Online times” of everybody" in audit.text.replace("\\", "")
    assert "abc" not in audit.text

    key = b"puzzle,answer\nP2,abd\n"
    assert "2 answers sent in earlier" in (await playoffs(world, "puzzles", file=("k.csv", key))).text
    assert (await stored(world, "Ana"))["times"]["P2"][0]["correct"] is False


async def test_times_from_elsewhere_are_looked_over_taken_over_and_told_to_nobody(world: World) -> None:
    await solving(world)
    wrong = await playoffs(world, "times", file=("t.csv", b"name,P1\nEve,5:00\nAna,soon\n"))
    assert "Line 2: nobody with a seat is called “Eve”" in wrong.text
    assert "Line 3: “soon” is not a time" in wrong.text
    file = b"name,P1,P2\nAna,5:00,6:00\nBo,7:00,8:00 wrong\n"
    read = await playoffs(world, "times", file=("t.csv", file))
    assert "4 submissions by 2 players" in read.text
    before = len(member(world, "Ana").dms)
    taken = await press(world, read, "Import")
    assert "Times of 2 players" in taken.text
    assert (await stored(world, "Bo"))["times"]["P2"] == [{"ms": 480_000, "correct": False}]
    assert len(member(world, "Ana").dms) == before
    assert "5:00" not in lobby(world)


async def test_a_list_of_times_is_one_transaction_and_nothing_is_recorded_if_a_line_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await solving(world)
    read = await playoffs(world, "times", file=("t.csv", b"name,P1\nAna,5:00\nBo,7:00\n"))
    before = (await world.loaded()).records
    ana, content = await entrant_of(world, "Ana"), directing_online._content

    def with_one_the_engine_refuses(loaded: LoadedTournament, entrant: EntrantId, times: Submissions) -> dict[str, Any]:
        return content(loaded, entrant, times) if entrant == ana else {"times": {"P99": []}}

    with monkeypatch.context() as broken:
        broken.setattr(directing_online, "_content", with_one_the_engine_refuses)
        await press(world, read, "Import")
    assert (await world.loaded()).records == before
    assert await stored(world, "Ana") is None
    transactions = noted_transactions(monkeypatch)
    assert "Times of 2 players" in (await press(world, read, "Import")).text
    assert transactions == [2]


async def test_answers_that_a_new_key_checks_are_one_transaction(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await solving(world)
    await playoffs(world, "online")
    for name in ("Ana", "Bo"):
        puzzles = await member(world, name).slash("/puzzles solve", channel=LOBBY)
        running = await (await puzzles.click("Start P2 Loop")).click("Start the clock now")
        await (await running.click("Send in P2")).submit({"Your answer": "abd"})
    transactions = noted_transactions(monkeypatch)
    told = await playoffs(world, "puzzles", file=("k.csv", b"puzzle,answer\nP2,abd\n"))
    assert "2 answers sent in earlier" in told.text
    assert transactions == [2]


def noted_transactions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many commands each transaction that writes into a log has, from now on."""
    sizes: list[int] = []
    write = EventLog.write

    async def noted(self: EventLog, tournament_id: str, entries: Sequence[LogEntry], **more: Any) -> None:
        sizes.append(len(entries))
        await write(self, tournament_id, entries, **more)

    monkeypatch.setattr(EventLog, "write", noted)
    return sizes


async def test_who_has_no_seat_solves_nothing(world: World) -> None:
    await solving(world)
    await playoffs(world, "online")
    (eve,) = await world.players("Eve")
    assert "not in" in (await eve.slash("/puzzles solve", channel=LOBBY)).text
