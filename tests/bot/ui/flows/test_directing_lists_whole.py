"""Imports are atomic, wherever they fail."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from bot.sandbox.people import Reply
from bot.service.orders import CommandId, Order
from storage import log
from storage.people import People
from storage.tournaments import Tournaments
from tests.bot.commands.desk import FOUR, press, td
from tests.bot.world import LOBBY, World
from tests.case_files import PROJECT

LIST = "name,rating\nana,1800\nbo,1700\nEve,1500\nFay,1400\n"
DIVISION = "A 9 2 3; 400\nB 8 1; 390\nC 7 4 1; 410; class B\nD 6 3; 300\nE 0 0; -50; off -50\n"
LOG = (PROJECT / "tests" / "0.1" / "classic-swiss.jsonl").read_bytes()


async def of_a_list(world: World) -> Callable[[], Coroutine[Any, Any, Reply]]:
    """Two entrants are changed, two are new: looked over, with the button still to be pressed."""
    asked = await td(world, "/players import", file=("players.csv", LIST.encode()))
    return lambda: press(world, asked, "Import the list")


async def of_a_division(world: World) -> Callable[[], Coroutine[Any, Any, Reply]]:
    """Six commands."""
    return lambda: td(world, "/td import-tsh", file=("a.t", DIVISION.encode()), title="From tsh")


async def of_a_log(world: World) -> Callable[[], Coroutine[Any, Any, Reply]]:
    """As exported elsewhere."""
    return lambda: td(world, "/td import", file=("log.jsonl", LOG))


IMPORTS = {"list": of_a_list, "division": of_a_division, "log": of_a_log}

ONCE: list[tuple[Any, str]] = [(People, "reserve"), (log, "add_people"), (log, "write_rows")]
NEW: list[tuple[Any, str]] = [(Tournaments, "next_id"), (log, "add_tournament")]
STEPS = {"list": ONCE, "division": [*ONCE, *NEW], "log": [*ONCE, *NEW]}
EACH: list[tuple[Any, str]] = [(log, "apply_bindings"), (log, "queue")]
"""What is called once for every command; at which of them it fails:"""
TIMES = {"list": (1, 2), "division": (1, 3, 6), "log": (1,)}

CASES = [
    *((kind, module, name, 1) for kind, names in STEPS.items() for module, name in names),
    *((kind, module, name, time) for kind in IMPORTS for module, name in EACH for time in TIMES[kind]),
]


def everything(world: World) -> list[str]:
    """Every row of every table, except what the bot notes now and then, and counters of ids, which may skip some."""
    aside = (*(f'INSERT INTO "{table}"' for table in ("leases", "caught_up", "sqlite_sequence")), COUNTER)
    with sqlite3.connect(str(world.database.file)) as file:
        return sorted(line for line in file.iterdump() if not line.startswith(aside))


COUNTER = "INSERT INTO \"settings\" VALUES('','last tournament number'"


class Failing:
    """Fails when it is called for the `time`-th time."""

    def __init__(self, real: Callable[..., Any], time: int) -> None:
        self.real, self.left = real, time

    def __get__(self, instance: object, _owner: type) -> Callable[..., Any]:
        """As a method."""
        return partial(self, instance)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """As the real one, but once."""
        self.left -= 1
        if not self.left:
            raise RuntimeError("the machine has failed")
        return self.real(*arguments, **named)


@pytest.mark.parametrize("kind, module, name, time", CASES)
async def test_an_import_that_fails_anywhere_leaves_nothing_behind_and_may_be_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, module: Any, name: str, time: int
) -> None:
    await world.tournament(players=FOUR)
    carry_out = await IMPORTS[kind](world)
    before = everything(world)
    failing = Failing(getattr(module, name), time)
    with monkeypatch.context() as broken:
        broken.setattr(module, name, failing)
        told = await carry_out()
    assert failing.left == 0
    assert "went wrong" in "\n".join([told.text, *(said.text for said in told.follow_ups)])
    assert everything(world) == before
    await carry_out()
    assert everything(world) != before


async def test_a_repeated_import_does_nothing_twice(world: World) -> None:
    await world.tournament(players=FOUR)
    service, person = world.herald.service, await world.database.people.for_discord(world.director.id, "Director")
    await (await of_a_list(world))()
    loaded = await world.loaded()
    (first, *_) = loaded.records[-1].command_id.split("+")
    again = await service.carry_out(loaded.id, Order.of(actor=person.id, command_id=CommandId(first)))
    assert again.repeated
    assert len([seen for seen in world.director.sees(LOBBY) if "joined from a director's list" in seen.text]) == 1
