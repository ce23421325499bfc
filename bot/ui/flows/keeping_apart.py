"""Two players who must not meet, or may again: a change of the options of all stages still to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bot.errors import NotKeptApartError
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.showing import made, show
from bot.views.separation import separation_view
from formats.core.commands import ChangePlan
from formats.core.engine import Engine
from formats.core.field_rules import separates
from formats.core.rules import changeable_options
from formats.core.separation import SeparatingOptions
from formats.core.state import TournamentState
from formats.core.values import EntrantId

How = Literal["never", "avoid", "may-meet"]
LISTS: Mapping[How, str] = {"never": "never_meet", "avoid": "avoid_meeting"}
SAID: Mapping[How, AnyMessage] = {
    "never": texts.separation.now_never,
    "avoid": texts.separation.now_avoided,
    "may-meet": texts.separation.now_may_meet,
}


async def look(ask: Ask, loaded: LoadedTournament) -> None:
    """Who is kept from whom, by name."""
    await show(ask, await made(separation_view, resolve.context(ask, loaded)))


async def set_pair(ask: Ask, loaded: LoadedTournament, pair: tuple[EntrantId, EntrantId], how: How) -> None:
    """Keep two players from meeting from the next round on, or let them meet."""
    if pair[0] == pair[1]:
        raise NotKeptApartError("", "same")
    await ask.carry_out(loaded, with_pair(loaded.state, ask.service.engine, pair, how))
    first, second = map(resolve.context(ask, loaded).names.full, pair)
    await ask.say(Message(content=SAID[how](first=f"**{first}**", second=f"**{second}**")))


def with_pair(state: TournamentState, engine: Engine, pair: tuple[EntrantId, EntrantId], how: How) -> ChangePlan:
    """Return the change of every stage whose pairings may still heed it. Raises `NotKeptApartError` if none does."""
    stages = list(state.stages)
    last = stages[-1]
    changed = False
    for number in range(max(state.stage_number, 0), len(stages)):
        system = engine.format_of(stages[number].system)
        begun = number < len(state.started)
        if not separates(system) or (begun and "never_meet" not in changeable_options(system)):
            last = stages[number]
            continue
        options = _with_pair(engine.options_of(stages[number]), pair, how)
        stages[number] = stages[number].model_copy(update={"options": {**stages[number].options, **options}})
        changed = True
    if not changed:
        raise NotKeptApartError(last.system, "drawn" if separates(engine.format_of(last.system)) else "schedule")
    return ChangePlan(stages=tuple(stages))


def _with_pair(options: SeparatingOptions, pair: tuple[EntrantId, EntrantId], how: How) -> dict[str, Any]:
    """Return the options that change."""
    lists = {
        name: [rule for rule in getattr(options, name) if set(rule.split()) != set(pair)] for name in LISTS.values()
    }
    if how in LISTS:
        lists[LISTS[how]].append(" ".join(pair))
    return lists
