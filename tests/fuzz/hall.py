"""A server with a tournament of every preset in every phase, and a person in each role to all of them."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.webhook.async_ import async_context

from bot.faces.swiss_elimination.puzzles import KEPT
from bot.runtime.gc_tuning import spare_collector
from bot.sandbox.interaction_json import interaction_json
from bot.sandbox.people import Person
from bot.sandbox.world.models import Channel
from bot.ui.access import Role
from formats.core.events import SeriesPlan
from formats.core.log_file import LogFile, read_log
from formats.core.weekly import WeeklyTime
from storage.tournaments import Bindings, Staff
from storage.transfer import import_file
from tests.bot.commands.desk import coordinator
from tests.bot.thread_decider import ThreadDecider
from tests.bot.world import LOBBY, World
from tests.case_files import PROJECT
from tests.fuzz.leaks import MINE, appeal, as_line, materials, planted
from tests.fuzz.wire import Wire
from tests.patience import SECONDS
from tests.turns import Turns

AS_PYTHON_HAS_IT = (700, 10, 10)
"""How often the collector of garbage looks, in a program that does not say otherwise."""

LOGS = (
    "arimaa-world-championship", "classic-double-elimination", "classic-league-and-finals", "classic-swiss",
    "kuksu-main-title-tournament", "lets-play-scrabble", "pentolla-freestyle", "wpf-gp-playoffs-2023",
    "wpf-sudoku-gp-playoffs-2023",
)  # fmt: skip
"""One of each preset."""


@dataclass(frozen=True)
class Standing:
    """Snapshot of a tournament, with its exported `log`; `sealed` are the lists that are not revealed yet."""

    id: str
    preset: str
    phase: str
    sealed: tuple[tuple[str, ...], ...]
    log: str


@dataclass
class Heard:
    """What an interaction came to."""

    said: list[str]
    files: list[tuple[str, str]]
    """Attached files, each with its name."""
    longest: float
    """The longest the event loop was held, in seconds of the processor's time."""


@dataclass
class Hall:
    """The world, the tournaments in it, and who is there."""

    world: World
    standings: list[Standing]
    people: dict[Role, Person]
    elsewhere: Channel
    files: dict[int, bytes] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(10**18))

    def channel(self, person: Person, place: str) -> Channel:
        """Return the channel in which a person acts: the lobby, on the other server, or direct messages."""
        world = self.world.sandbox.services.world
        if place == "dm":
            return world.dm(person.id, world.bot.id)
        return self.elsewhere if place == "elsewhere" else self.world.server.channel(LOBBY)

    async def play(self, person: Person, channel: Channel, kind: int, data: dict[str, Any], message: Any) -> Heard:
        """Hand an interaction to the bot and wait until everything it set going has ended."""
        number = next(self.numbers)
        payload: Any = interaction_json(
            self.world.sandbox.services.world, number, f"t{number}", kind, person.id, channel, data, None
        )
        if message is not None:
            payload["message"] = message | {"channel_id": str(channel.id)}
        wire = Wire()
        async_context.set(wire)
        before = asyncio.all_tasks()
        with Turns() as turns:
            self.world.herald._connection.parse_interaction_create(payload)
            while begun := {task for task in asyncio.all_tasks() - before if not _waits_for_ever(task)}:
                await asyncio.wait(begun, timeout=SECONDS)
        return Heard(wire.said, wire.files, turns.longest)

    async def put_right(self, standing: Standing, role: Role) -> None:
        """Whatever was allowed may have happened: the next input meets the tournament and the people as they were."""
        known = await self.world.database.people.find_discord(self.people[role].id)
        if known is None:
            await self._bind_anew()
        if (await self.world.herald.service.loaded(standing.id)).state.phase != standing.phase:
            anew = await _stored(self, standing.preset, standing.phase, standing.log)
            self.standings[self.standings.index(standing)] = anew

    async def _bind_anew(self) -> None:
        """Bind the people to all tournaments again, after one of them had their data deleted."""
        for standing in self.standings:
            # Another person may have joined an empty tournament meanwhile, as its first entrant.
            first = (await self.world.herald.service.loaded(standing.id)).people.get("e1")
            entered = first is not None and first.discord_id in {None, self.people["entrant"].id}
            bindings = await _roles(self, entered=entered)
            await self.world.database.tournaments.bind(standing.id, bindings)
            await self.world.herald.service.refresh(standing.id)


@lru_cache(maxsize=100)
def read_once(text: str) -> LogFile:
    """A log that many tests put up at the same moments, read once in a process."""
    return read_log(text)


def _waits_for_ever(task: asyncio.Task[Any]) -> bool:
    """A form that was opened is kept for a while by discord.py, in case it is handed in."""
    return "timeout_task" in getattr(task.get_coro(), "__qualname__", "")


def moments(text: str) -> Iterator[tuple[str, str]]:
    """The log up to the end of each phase, up to three moments within play, and called off: (phase, text)."""
    lines = [as_line(planted(json.loads(line), number)) for number, line in enumerate(text.splitlines())]
    commands = [json.loads(line)["command_id"] for line in lines[1:]]
    ends = [
        number for number, command in enumerate(commands, 1) if number == len(commands) or commands[number] != command
    ]
    phases: dict[str, list[int]] = {}
    phase = "draft"
    for number, line in enumerate(lines[1:], 1):
        event = json.loads(line)["event"]
        phase = event["phase"] if event["kind"] == "PhaseChanged" else phase
        if number in ends:
            phases.setdefault(phase, []).append(number)
    for phase, numbers in phases.items():
        chosen = (
            {numbers[-1], numbers[len(numbers) // 2], numbers[len(numbers) // 4]}
            if phase == "running"
            else {numbers[-1]}
        )
        for last in sorted(chosen):
            yield phase, "\n".join([*lines[: last + 1], *_appealed(lines, last)])
    last = phases.get("running", phases["draft"])[-1]
    cancelled = {"seq": last + 1, "command_id": "off", "actor": "p1", "at": json.loads(lines[last])["at"]}
    event = {"kind": "PhaseChanged", "phase": "cancelled"}
    yield "cancelled", "\n".join([*lines[: last + 1], as_line(cancelled | {"event": event})])


def as_series(draft: str) -> str:
    """The log of a draft that has become a series."""
    lines = draft.splitlines()
    last, at = len(lines) - 1, json.loads(lines[-1])["at"]
    plan = SeriesPlan(zone="UTC", at=WeeklyTime(weekday="fri", time="20:00")).model_dump(mode="json")
    events = [{"kind": "SeriesPlanned", "plan": plan, "since": at}, {"kind": "PhaseChanged", "phase": "series"}]
    made = [
        as_line({"seq": last + number, "command_id": "weekly", "actor": "p1", "at": at, "event": event})
        for number, event in enumerate(events, 1)
    ]
    return "\n".join([*lines, *made])


def _appealed(lines: list[str], last: int) -> list[str]:
    """One more line, where there is somebody to appeal."""
    entered = any('"EntrantRegistered"' in line and '"e2"' in line for line in lines[: last + 1])
    return [as_line(appeal(last + 1, json.loads(lines[last])["at"], "e2"))] if entered else []


@asynccontextmanager
async def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """The hall, with the bot awake but neither posting nor keeping time."""
    world = World(folder, decider=ThreadDecider())
    await world.open()
    hall = await _furnished(world)

    async def content(attachment: discord.Attachment, **_: object) -> bytes:
        return hall.files[attachment.id]

    monkeypatch.setattr(discord.Attachment, "read", content)
    threshold = gc.get_threshold()
    gc.set_threshold(*AS_PYTHON_HAS_IT)  # earlier tests leave many young objects; collecting them blocks the loop
    spare_collector()
    try:
        yield hall
    finally:
        gc.set_threshold(*threshold)
        await world.close()


async def _furnished(world: World) -> Hall:
    other = world.sandbox.guild("Elsewhere", owner="Olga", channels=("hall",))
    await world.tournament(players=("Ana", "Bob"))
    people: dict[Role, Person] = {
        "outsider": world.sandbox.person("Olga"),
        "member": await world.server.join("Mel"),
        "entrant": world.sandbox.person("Ana"),
        "judge": await world.server.join("Judy"),
        "coordinator": await coordinator(world),
        "director": world.director,
    }
    for task in world.herald._background:
        task.cancel()
    world.herald.announcer.wait_until_tried = _nobody_posts  # type: ignore[assignment,method-assign]
    hall = Hall(world, [], people, other.channel("hall"))
    for name in LOGS:
        text = (PROJECT / "tests" / "0.1" / f"{name}.jsonl").read_text(encoding="utf-8")
        for phase, part in moments(text):
            hall.standings.append(await _stored(hall, name, phase, part))
            if phase == "draft":
                hall.standings.append(await _stored(hall, name, "series", as_series(part)))
    return hall


async def _nobody_posts(*_: object) -> None:
    """Do not wait, in place of the wait for a post."""


async def _stored(hall: Hall, preset: str, phase: str, text: str) -> Standing:
    database = hall.world.database
    file = read_once(text)
    bindings = await _roles(hall, entered="e1" in file.state.entrants)
    found = await import_file(database, file, at=hall.world.clock.now(), bindings=bindings)
    for number, stage in enumerate(file.state.stages):
        if stage.system == "swiss_elimination":
            options = hall.world.herald.service.engine.of_stage(file.state, number)[1]
            kept = materials((*options.online_puzzles, *options.live_puzzles))
            await database.settings.set(found.tournament_id, KEPT, kept)
    sealed = () if file.state.current_round is not None else tuple(_lists(file.state.forms))
    return Standing(found.tournament_id, preset, phase, sealed, text)


async def _roles(hall: Hall, *, entered: bool) -> Bindings:
    """Where a tournament is played, and who has which role in it."""
    people = hall.world.database.people
    known = {role: await people.for_discord(person.id, person.name) for role, person in hall.people.items()}
    return Bindings(
        guild_id=hall.world.server.id,
        channel_id=hall.world.server.channel(LOBBY).id,
        staff_added=(
            Staff(known["director"].id, "director"),
            Staff(known["coordinator"].id, "coordinator"),
            Staff(known["judge"].id, "judge"),
        ),
        entrants={"e1": known["entrant"].id} if entered else {},
    )


def _lists(forms: Any) -> Iterator[tuple[str, ...]]:
    """Preference lists of others, as far as they could not come about by themselves."""
    for (form, entrant), entry in forms.items():
        if form == "preferences" and entrant != MINE:
            for wishes in entry.content["lists"].values():
                if list(wishes) not in (sorted(wishes), sorted(wishes, reverse=True)):
                    yield tuple(wishes)
