"""No text that people can type, and no file they can hand in, costs more CPU than its limit.

Every form with its fields, every option that is a text, every completion and every file option is found in the product,
and gets one token over and over. `make test` tries other tokens with each of them, `make fuzz` all of them with all.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from discord import AppCommandOptionType as Option

from bot.files.log_import import MOST_LOG_BYTES
from bot.parsing.csv_import import MOST_BYTES
from bot.ui.access import ROLES, Access, Role, access_of
from tests.fuzz.hall import Hall, Standing, opened
from tests.fuzz.test_hostile import EVERY, Case, Hostile
from tests.processor_time import TRIES, on_an_idle_machine
from tests.repeated_tokens import LONGEST, some

LIMIT = 0.05
"""Seconds of CPU that a text of 4,000 characters may cost more than one letter does."""

FILE_LIMIT = 1.0
"""Seconds of CPU that a file of the largest size may cost."""

FILE_TOKENS = (
    "a,",
    '"',
    '"a",',
    "[",
    '{"a":',
    "9",
    "1 ",
    " ",
    "\n",
    "a - b\n",
    "1 1-0\n",
    "a\u0301",
    "ﷺ",
    "\x00",
    "(",
    "-",
)
STEP = 1 if EVERY == 1 else 80
FILE_STEP = 1 if EVERY == 1 else 5


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    with pytest.MonkeyPatch.context() as patch:
        async with opened(tmp_path_factory.mktemp("hall"), patch) as made:
            yield made


class Typed:
    """What everybody types now: one token over and over, or a single letter."""

    def __init__(self) -> None:
        self.token, self.plain = "x", True

    def __call__(self, _chance: Random, longest: int = LONGEST) -> str:
        return "x" if self.plain else (self.token * (longest // len(self.token) + 1))[: min(longest, LONGEST)]


def place(hall: Hall, access: Access, number: int = 0) -> tuple[Standing, Role]:
    """Where something may be done, and by whom: the most important role, in play rather than before or after."""
    roles: list[Role] = [role for role in reversed(ROLES) if role in access.roles] or ["director"]
    fitting = [standing for standing in hall.standings if standing.phase in access.phases] or hall.standings
    fitting = [standing for standing in fitting if standing.phase == "running"] or fitting
    return fitting[number % len(fitting)], roles[0]


def cases(hostile: Hostile) -> Iterator[tuple[str, Access, Callable[[Standing, Role], Case]]]:
    """Everything in which people can type, with what makes a case of it."""
    for action, access in sorted(hostile.forms.items()):
        yield f"form {action}", access, partial(hostile._action, place="here", chosen=(("form", action), access))
    yield from hostile.commands()
    yield from hostile.completions()


async def cost(hall: Hall, make: Callable[[], Case]) -> float:
    """CPU seconds of a case."""
    case = make()
    person = hall.people[case.role]
    began = time.process_time()
    await hall.play(person, hall.channel(person, case.place), case.kind, case.data, case.message)
    spent = time.process_time() - began
    await hall.put_right(case.standing, case.role)
    return spent


async def excess(hostile: Hostile, make: Callable[[], Case], typed: Typed, seed: int) -> float:
    """CPU seconds of what is typed beyond those of a letter, the best of three."""
    best = float("inf")
    for _ in range(TRIES):
        spent = []
        for typed.plain in (True, False):
            hostile.chance.seed(seed)
            spent.append(await cost(hostile.hall, make))
        best = min(best, on_an_idle_machine(spent[1] - spent[0], LIMIT))
        if best <= LIMIT:
            break
    return best


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
async def test_no_text_that_people_can_type_takes_long(hall: Hall) -> None:
    typed = Typed()
    hostile = Hostile(hall, Random(7), text=typed, named=1.0)
    slow, tried = [], set()
    for number, (name, access, build) in enumerate(cases(hostile)):
        for seed, typed.token in enumerate(some(number, STEP)):
            seconds = await excess(hostile, lambda: build(*place(hall, access, number)), typed, seed)  # noqa: B023
            tried.add(name)
            if seconds > LIMIT:
                slow.append(f"{name}: {typed.token!r} over and over takes {seconds:.2f} s")
    assert {f"form {action}" for action in hostile.forms} <= tried
    assert slow == []


def with_file(hostile: Hostile, standing: Standing, role: Role, command: Any, data: bytes) -> Case:
    """A case of a command in which a file is handed in, also where it need not be."""
    while True:
        case = hostile._command(standing, role, "here", command)
        if attached := case.data.get("resolved", {}).get("attachments"):
            for key, described in attached.items():
                hostile.hall.files[int(key)], described["size"] = data, len(data)
                described["filename"] = "a.txt"
            return case


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
async def test_no_file_takes_longer_than_a_second(hall: Hall) -> None:
    hostile = Hostile(hall, Random(7), text=Typed(), named=1.0)
    slow, tried = [], 0
    for number, command in enumerate(hostile.commands_with(Option.attachment)):
        most, access = limit_of(command.qualified_name), access_of(command.callback)
        for token in FILE_TOKENS[number % FILE_STEP :: FILE_STEP]:
            data = (token.encode() * (most // len(token.encode())))[:most]
            best = float("inf")
            for _ in range(TRIES):
                made = partial(with_file, hostile, *place(hall, access), command, data)
                best = min(best, on_an_idle_machine(await cost(hall, made), FILE_LIMIT))
                if best <= FILE_LIMIT:
                    break
            tried += 1
            if best > FILE_LIMIT:
                slow.append(f"/{command.qualified_name}: {token!r} over and over takes {best:.2f} s")
    assert tried >= 7
    assert slow == []


def limit_of(command: str) -> int:
    """The largest file that a command takes."""
    return MOST_LOG_BYTES if command == "td import" else MOST_BYTES
