"""Hostile inputs, by every way there is, to tournaments of every preset in every phase.

Each is refused clearly or taken harmlessly: it is answered, changes nothing it may not, reveals nothing that is sealed,
and holds nobody up. `make fuzz CASES=n` tries n of them from a new seed, `make test` a few hundred from the same one.
"""

from __future__ import annotations

import itertools
import json
import logging
import os
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from discord import AppCommandOptionType as Option
from discord import app_commands

from bot.reference.access import whole
from bot.reference.commands import commands_under, top_commands
from bot.text.texts import texts
from bot.ui.access import ROLES, Access, Role, access_of
from bot.ui.actions import declared, form_fields
from formats import registry
from formats.core.events import StaffRole
from formats.core.phases import PHASES
from storage.check import find_problems
from tests.fuzz import inputs
from tests.fuzz.hall import Hall, Heard, Standing, opened, read_once
from tests.fuzz.leaks import acting, logged, told
from tests.fuzz.wire import MESSAGE
from tests.turns import HELD_SECONDS

CASES = int(os.environ.get("HERALD_HOSTILE_CASES", "200"))
SEED = os.environ.get("HERALD_HOSTILE_SEED", "herald")
EVERY = 1 if CASES > 1000 else 11
"""Of the cells of the table `make test` presses one in so many, other ones for each action, role and phase."""

FORMS = 41
"""How many forms there are. A new one is met without any change here but this number."""

SLACK = 4.0
"""So much slower may a machine be that runs the tests."""


@dataclass
class Case:
    """One hostile input."""

    standing: Standing
    role: Role
    place: str
    kind: int
    what: str
    access: Access
    data: dict[str, Any]
    message: dict[str, Any] | None = None

    def __str__(self) -> str:
        shown = json.dumps(self.data, ensure_ascii=True)[:400]
        return f"{self.what} by {self.role} ({self.place}) in {self.standing.preset}, {self.standing.phase}: {shown}"


@dataclass
class Hostile:
    """Makes cases by chance. Every form of the product takes its turn, with the fields it declares."""

    hall: Hall
    chance: Random
    shown: dict[str, set[str]] = field(default_factory=dict)
    """The fields that forms had which were really opened."""

    text: Callable[..., str] = inputs.text
    named: float = 0.9
    """How often the tournament is named as it is called."""

    def __post_init__(self) -> None:
        self._commands = [command for top in top_commands() for command in commands_under(top)]
        self._actions = list(declared().items())
        self._buttons = [action for action in self._actions if action[0][0] == "button"]
        self.forms = {name: access for (kind, name), access in self._actions if kind == "form"}
        self._turns = itertools.cycle(sorted(self.forms))
        self._engine = registry.engine()

    def case(self) -> Case:
        """The next one."""
        chance = self.chance
        standing = chance.choice(self.hall.standings)
        role = chance.choice(ROLES)
        place = "elsewhere" if role == "outsider" else "here"
        if chance.random() < 0.15:
            place = "dm"
        kind = chance.choice(("button", "form", "command", "command"))
        if kind == "form":
            return self.filled(next(self._turns), standing, role, place)
        if kind == "button":
            return self._action(standing, role, place, chance.choice(self._buttons))
        return self._command(standing, role, place)

    def filled(self, action: str, standing: Standing, role: Role, place: str) -> Case:
        """A form handed in, mostly where it is open and by somebody who may hand it in."""
        access, chance = self.forms[action], self.chance
        if chance.random() < 0.7:
            role = chance.choice([role for role in ROLES if role in access.roles] or [role])
            open_in = [standing for standing in self.hall.standings if standing.phase in access.phases]
            standing, place = chance.choice(open_in or [standing]), "elsewhere" if role == "outsider" else "here"
        return self._action(standing, role, place, (("form", action), access))

    def cells(self) -> Iterator[tuple[str, Access, Callable[[Standing, Role], Case]]]:
        """Everything there is to do: its name, who may do it when, and what makes a case of it."""
        for action in self._actions:
            yield f"{action[0][0]} {action[0][1]}", action[1], partial(self._action, place="here", chosen=action)
        yield from self.commands()

    def commands(self) -> Iterator[tuple[str, Access, Callable[[Standing, Role], Case]]]:
        """Every command, with its options filled in."""
        for command in self._commands:
            access, name = access_of(command.callback), f"/{command.qualified_name}"
            yield name, access, partial(self._command, place="here", chosen=command)

    def completions(self) -> Iterator[tuple[str, Access, Callable[[Standing, Role], Case]]]:
        """Every option that is completed while it is typed."""
        for command in self._commands:
            for parameter in command.parameters:
                if parameter.autocomplete:
                    make = partial(self._command, place="here", chosen=command, completed=parameter.name)
                    yield f"/{command.qualified_name} {parameter.name}", access_of(command.callback), make

    def commands_with(self, kind: Option) -> Iterator[Any]:
        """The commands that need an option of a kind or may have one."""
        yield from (command for command in self._commands if any(part.type is kind for part in command.parameters))

    def _action(self, standing: Standing, role: Role, place: str, chosen: Any) -> Case:
        chance = self.chance
        (kind, action), access = chosen
        tournament = chance.choice((standing.id,) * 20 + ("", "t999", "x"))
        argument = inputs.argument(chance)
        person = self.hall.people[role]
        if kind == "button":
            custom_id = f"h:{action}:{tournament}:{argument}"[:100]
            made = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
            message = MESSAGE | {
                "components": [{"type": 1, "components": [made]}], "flags": chance.choice((0, 64)),
                "id": str(chance.randrange(10**6, 10**12)),
            }  # fmt: skip
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
            return Case(standing, role, place, 3, custom_id, access, data, message)
        opened_for = person.id if chance.random() < 0.8 else self.hall.people["director"].id
        argument, known = self._fields_of(action, standing, argument)
        custom_id = f"f:{action}:{tournament}:{argument}:{opened_for}"
        parts = [self._field(name, kind_of) for name, kind_of in known if chance.random() < 0.95]
        if chance.random() < 0.1:
            parts.append(self._field(inputs.text(chance, 20), 4))
        return Case(standing, role, place, 5, custom_id, access, {"custom_id": custom_id, "components": parts})

    def _fields_of(self, action: str, standing: Standing, argument: str) -> tuple[str, list[tuple[str, int]]]:
        """The fields of a form as (id, type) and the argument that it has them for: 4 is a text, 3 a choice."""
        fields, own = form_fields()[action], tuple[str, ...]()
        if fields.own is not None and self.chance.random() < 0.9:
            wanted = list(fields.own(read_once(standing.log).state, self._engine))
            argument, own = self.chance.choice(wanted) if wanted else (argument, own)
        written = [(name, 4) for name in (*fields.texts, *own)]
        return argument, [*written, *((name, 3) for name in fields.choices)]

    def _field(self, name: str, kind: int) -> dict[str, Any]:
        text = self.text(self.chance)
        value = {"value": text} if kind == 4 else {"values": [text[:100]] * self.chance.randrange(4)}
        return {"type": 18, "component": {"type": kind, "custom_id": name, **value}}

    def _command(self, standing: Standing, role: Role, place: str, chosen: Any = None, completed: str = "") -> Case:
        chance = self.chance
        command = chosen or chance.choice(self._commands)
        resolved: dict[str, Any] = {}
        options = [
            found
            for parameter in command.parameters
            if parameter.required or parameter.name in {"tournament", completed} or chance.random() < 0.6
            if (found := self._option(parameter, standing, resolved)) is not None
        ]
        kind, completing = 2, [option for option in options if option["type"] == Option.string.value]
        if completing and chosen is None and chance.random() < 0.25:
            kind, chosen = 4, chance.choice(completing)
            completable = next(parameter for parameter in command.parameters if parameter.name == chosen["name"])
            if completable.autocomplete:
                chosen["focused"] = True
            else:
                kind = 2
        for option in options:
            if option["name"] == completed:
                kind, option["focused"], option["value"] = 4, True, self.text(chance, 100)
        data: dict[str, Any] = {"name": command.name, "type": 1, "options": options}
        parent = command.parent
        while parent is not None:
            inner = {**data, "type": 1 if data["name"] == command.name else 2}
            data = {"name": parent.name, "type": 1, "options": [inner]}
            parent = parent.parent
        data |= {"id": "1", **({"resolved": resolved} if resolved else {})}
        access = access_of(command.callback)
        if command.qualified_name == "td import":
            access = Access("nobody", frozenset(), managing=True, about=False)
        return Case(standing, role, place, kind, f"/{command.qualified_name}", access, data)

    def _option(
        self, parameter: app_commands.Parameter, standing: Standing, resolved: dict[str, Any]
    ) -> dict[str, Any] | None:
        chance, kind = self.chance, parameter.type
        value: Any = None
        if parameter.choices:
            value = chance.choice(parameter.choices).value
        elif parameter.name == "tournament":
            value = standing.id if chance.random() < self.named else inputs.text(chance, 100)
        elif kind is Option.string:
            longest = int(parameter.max_value or 6000)
            value = (self.text(chance, longest) or "x").ljust(int(parameter.min_value or 0), "x")
        elif kind in (Option.integer, Option.number):
            low = -(2**53) if parameter.min_value is None else int(parameter.min_value)
            high = 2**53 if parameter.max_value is None else int(parameter.max_value)
            value = chance.choice((low, high, max(low, 0), min(high, 1), chance.randint(low, high)))
        elif kind is Option.boolean:
            value = chance.random() < 0.5
        elif kind is Option.attachment:
            value = self._attached(resolved)
        elif kind is Option.user:
            person = chance.choice(list(self.hall.people.values()))
            value = str(person.id)
            user = {"id": value, "username": person.name, "discriminator": "0", "avatar": None}
            resolved.setdefault("users", {})[value] = user
            resolved.setdefault("members", {})[value] = {
                "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": "0", "deaf": False, "mute": False,
                "flags": 0,
            }  # fmt: skip
        else:
            return None
        return {"name": parameter.name, "type": kind.value, "value": value}

    def _attached(self, resolved: dict[str, Any]) -> str:
        number = 10**6 + len(self.hall.files)
        self.hall.files[number] = inputs.file(self.chance)
        name = inputs.text(self.chance, 30) + self.chance.choice(("", ".txt", ".csv", ".zip"))
        resolved.setdefault("attachments", {})[str(number)] = {
            "id": str(number), "filename": name or "x", "size": len(self.hall.files[number]),
            "url": "http://127.0.0.1/x", "proxy_url": "http://127.0.0.1/x",
        }  # fmt: skip
        return str(number)

    def learn(self, case: Case, heard: Heard) -> None:
        """Which fields a form has that was just opened."""
        for said in heard.said:
            payload = json.loads(said.split("\n", 1)[0] or "null")
            if isinstance(payload, dict) and payload.get("type") == 9:
                action = payload["data"]["custom_id"].split(":")[1]
                self.shown.setdefault(action, set()).update(_fields(payload["data"]["components"]))


def _fields(components: list[dict[str, Any]]) -> Iterator[str]:
    for part in components:
        inner = part.get("component") or {}
        if "custom_id" in inner:
            yield inner["custom_id"]
        yield from _fields(part.get("components", []))


async def roles_now(hall: Hall, case: Case) -> frozenset[Role]:
    """Return the roles of the acting person by now: earlier cases may have entered them, or made them staff."""
    loaded = await hall.world.herald.service.loaded(case.standing.id)
    person = await hall.world.database.people.find_discord(hall.people[case.role].id)
    found = set(whole(case.role))
    if person is not None and loaded.entrants_of(person.id):
        found.add("entrant")
    staff: tuple[StaffRole, ...] = ("director", "coordinator")
    found.update(role for role in staff if person is not None and person.id in loaded.staff_ids(role))
    return frozenset(found)


def faults(
    case: Case, heard: Heard, errors: list[str], heads: tuple[int, int], roles: frozenset[Role]
) -> Iterator[str]:
    """What is wrong with how a case was dealt with."""
    text = "\n".join(heard.said)
    if not heard.said:
        yield "no answer"
    if json.dumps(texts.mishaps.broken(), ensure_ascii=False)[1:-1] in text or errors:
        yield f"a mishap: {errors[:1]}"
    if heads[0] != heads[1] and case.access.about and not case.access.roles & roles:
        yield "changed something"
    yield from (f"revealed {secret}" for secret in told(text, roles, sealed=bool(case.standing.sealed)))
    yield from (sentence for name, file in heard.files for sentence in acting(name, file))
    if case.role != "director":
        for wishes in case.standing.sealed:
            if re.search(r"\W{1,9}".join(map(re.escape, wishes[:6])), text):
                yield f"revealed {wishes}"
    if '"parse": ["' in text:
        yield "may mention people"


def errors_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a mishap; no record at all may tell what people wrote."""
    said = [f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}" for record in caplog.records]
    leaked = [f"logged {sorted(set(logged(text)))}" for text in said if any(logged(text))]
    return leaked + [
        text[:300] for text, record in zip(said, caplog.records, strict=True) if record.levelno >= logging.ERROR
    ]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """The hall for everything here; whatever was tried in it, the database is whole in the end."""
    with pytest.MonkeyPatch.context() as patch:
        async with opened(tmp_path_factory.mktemp("hall"), patch) as made:
            yield made
            assert await find_problems(made.world.database) == []


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
async def test_hostile_inputs(hall: Hall, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]) -> None:
    caplog.set_level(logging.INFO)
    slow: list[tuple[float, str]] = []
    met: set[str] = set()
    began = time.process_time()
    found: list[str] = []
    ways: Counter[str] = Counter()
    hostile = Hostile(hall, Random(SEED))
    if EVERY == 1:
        await learn_forms(hall, hostile)
    for number in range(CASES):
        case = hostile.case()
        caplog.clear()
        before, roles = await _head(hall, case), await roles_now(hall, case)
        person = hall.people[case.role]
        heard = await hall.play(person, hall.channel(person, case.place), case.kind, case.data, case.message)
        errors = errors_in(caplog)
        hostile.learn(case, heard)
        heads = before, await _head(hall, case)
        found += [f"{number}: {fault}: {case}" for fault in faults(case, heard, errors, heads, roles)]
        slow.append((heard.longest, str(case)[:150]))
        met |= {case.data["custom_id"].split(":")[1]} if case.kind == 5 else set()
        ways[{2: "command", 3: "button", 4: "autocomplete", 5: "form"}[case.kind]] += 1
        await hall.put_right(case.standing, case.role)
    moments, spent = len(hall.standings), time.process_time() - began
    slow.sort(reverse=True)
    report = [
        f"{CASES} hostile inputs from the seed {SEED!r} in {moments} tournaments: {dict(ways)}",
        f"{len(met)} of {len(hostile.forms)} forms filled in; {1000 * spent / CASES:.1f} s of CPU for 1,000 inputs",
        *(f"held the loop for {1000 * held:.0f} ms: {what}" for held, what in slow[:5]),
    ]
    with capsys.disabled():
        sys.stdout.write("\n".join(["", *report, ""]))
    assert found == [], f"{len(found)} faults:\n" + "\n".join(found[:40])
    assert slow[0][0] < HELD_SECONDS * SLACK
    assert set(ways) == {"command", "button", "autocomplete", "form"}
    assert met == set(hostile.forms)
    assert len(met) == FORMS
    assert undeclared(hostile) == {}


def undeclared(hostile: Hostile) -> dict[str, set[str]]:
    """Fields that forms had which were opened, but that their handlers do not declare."""
    known = {action: {*fields.texts, *fields.choices} for action, fields in form_fields().items() if fields.own is None}
    wrong = {action: shown - known.get(action, shown) for action, shown in hostile.shown.items()}
    return {action: fields for action, fields in wrong.items() if fields}


def test_every_form_declares_its_fields() -> None:
    top_commands()
    empty = [action for action, fields in form_fields().items() if not (fields.texts or fields.choices or fields.own)]
    assert empty == []


async def learn_forms(hall: Hall, hostile: Hostile) -> None:
    """Press whatever may open a form, so that forms are handed in with fields they have."""
    for role in ("director", "entrant"):
        for _name, access, make in list(hostile.cells()):
            possible = [standing for standing in hall.standings if standing.phase in access.phases]
            for standing in hostile.chance.sample(possible, min(4, len(possible))):
                case = make(standing, role)
                if case.kind in {2, 3}:
                    person = hall.people[role]
                    channel = hall.channel(person, case.place)
                    hostile.learn(case, await hall.play(person, channel, case.kind, case.data, case.message))
                    await hall.put_right(standing, role)


async def _head(hall: Hall, case: Case) -> int:
    return await hall.world.database.log.head(case.standing.id)


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
async def test_every_action_in_every_phase_is_for_those_of_the_table(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """Press every cell of the page about permissions: cells without one change nothing, and none ends in an error.

    `make fuzz` presses all of them, `make test` every so many.
    """
    caplog.set_level(logging.INFO)
    found: list[str] = []
    pressed = 0
    hostile = Hostile(hall, Random(SEED), named=1.0)
    missing = set(PHASES) - {standing.phase for standing in hall.standings}
    assert missing == set()
    cells = [(*cell, role, phase) for cell in hostile.cells() for role in ROLES for phase in PHASES]
    for number, (name, access, make, role, phase) in enumerate(cells):
        if not access.about or number % EVERY:
            continue
        standings = [standing for standing in hall.standings if standing.phase == phase]
        case = make(standings[number // EVERY % len(standings)], role)
        case.place = "elsewhere" if role == "outsider" else "here"
        person = hall.people[role]
        caplog.clear()
        before, roles = await _head(hall, case), await roles_now(hall, case)
        changed = (await hall.world.herald.service.loaded(case.standing.id)).state.phase
        heard = await hall.play(person, hall.channel(person, case.place), case.kind, case.data, case.message)
        heads = before, await _head(hall, case)
        faulty = list(faults(case, heard, errors_in(caplog), heads, roles))
        if heads[0] != heads[1] and changed not in access.phases:
            faulty.append(f"changed something while {changed}")
        found += [f"{name}, {role}, {phase}: {fault}: {case}" for fault in faulty]
        hostile.learn(case, heard)
        pressed += 1
    assert pressed * EVERY > 3000
    assert found == [], f"{len(found)} of {pressed} cells:\n" + "\n".join(found[:40])
