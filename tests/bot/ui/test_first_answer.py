"""Handlers declare truly what their first answer can be."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from discord import app_commands

from bot.sandbox.interactions import Callback
from bot.ui import actions, answers
from bot.ui.answers import Ask
from bot.ui.first_answer import declared
from bot.ui.forms import open_form
from storage.connections import Connections
from tests.bot.commands.desk import td
from tests.bot.world import LOBBY, World


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _called(function: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Functions of the bot that a function names, directly or as attributes of a module it names."""
    names, known = _names(function.__code__), function.__globals__
    for place in [known.get(name) for name in names]:
        if isinstance(place, FunctionType):
            yield place
        elif isinstance(place, ModuleType) and place.__name__.startswith("bot."):
            yield from (part for part in (getattr(place, name, None) for name in names) if inspect.isfunction(part))


def opens_form(function: Callable[..., Any]) -> bool:
    """Can `open_form` be reached from a handler through functions of the bot?"""
    seen: set[Callable[..., Any]] = set()
    coming = [inspect.unwrap(function)]
    while coming:
        current = inspect.unwrap(coming.pop())
        if current in (open_form, Ask.show_form):
            return True
        if current not in seen and current.__module__.startswith("bot."):
            seen.add(current)
            coming.extend(_called(current))
    return False


@pytest.mark.usefixtures("awake")
async def test_exactly_the_handlers_that_can_open_a_form_declare_it(world: World) -> None:
    handlers: dict[str, Callable[..., Any]] = {
        f"button {action}": known.handler for action, known in actions._buttons.items()
    }
    for command in world.herald.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            handlers[f"/{command.qualified_name}"] = command.callback
    able = {name for name, handler in handlers.items() if opens_form(handler)}
    assert "button meant" not in able
    able.add("button meant")  # runs whichever command was typed
    assert {name for name, handler in handlers.items() if declared(handler) == "form"} == able
    assert len(able) > 50
    assert {"button join", "/match report", "/round results", "button judge_write"} <= able
    public = {"/td invite", "button same_person", "button same_person_undo"}
    assert {name for name, handler in handlers.items() if declared(handler) == "public"} == public


async def test_an_answer_for_all_is_deferred_for_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament(players=("Ana",))
    monkeypatch.setattr(answers, "DIRECT_SECONDS", 0.0)
    monkeypatch.setattr(world.herald, "age_of", lambda _: 2.0)
    await world.director.slash("/td invite", channel=LOBBY)
    interactions = world.sandbox.services.interactions.by_id
    assert interactions[max(interactions)].answer is Callback.DEFER
    assert any(
        "Sign-up" in message.text and not message.ephemeral for message in world.sandbox.person("Ana").sees(LOBBY)
    )
    assert not world.sandbox.services.rates.invalid


async def test_a_refusal_stays_private_where_the_answer_would_have_been_for_all(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament(players=("Ana", "Ben", "Cid", "Dan"))
    await td(world, "/td close")
    monkeypatch.setattr(world.herald, "age_of", lambda _: 2.0)
    before = len(world.sandbox.person("Ana").sees(LOBBY))
    await world.director.slash("/td invite", channel=LOBBY)
    interactions = world.sandbox.services.interactions.by_id
    assert interactions[max(interactions)].answer is Callback.DEFER
    assert (await world.director.wait_for("only works while", channel=LOBBY)).ephemeral
    assert len(world.sandbox.person("Ana").sees(LOBBY)) == before


@pytest.mark.parametrize(
    "opened, by",
    [("/me reminders", "Ana"), ("/td tonight", "Dora"), ("/td announce", "Dora"), ("/round results", "Dora")],
)
async def test_forms_open_from_memory(world: World, opened: str, by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament(players=("Ana", "Ben", "Cid", "Dan"))
    await td(world, "/td close")
    person = world.director if by == "Dora" else world.sandbox.person(by)
    await person.slash(opened, channel=LOBBY)
    reads: list[str] = []
    for name in ("read", "read_script"):
        real = getattr(Connections, name)
        monkeypatch.setattr(Connections, name, _noting(real, reads))
    assert (await person.slash(opened, channel=LOBBY)).kind == "form"
    assert reads == []


def _noting(real: Callable[..., Any], reads: list[str]) -> Callable[..., Any]:
    def run(*given: Any, **named: Any) -> Any:
        reads.append(real.__name__)
        return real(*given, **named)

    return run
