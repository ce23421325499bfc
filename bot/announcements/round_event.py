"""A round as an event of the server: what members see under *Events*, and in their own time zone."""

from __future__ import annotations

from typing import Literal

from pydantic import AwareDatetime

from bot.files.calendar import GAME_LENGTH
from bot.schedule.deadlines import check_in_id
from bot.text.catalogue import shown
from bot.text.context import TournamentContext
from bot.text.names import clean, elide
from bot.text.texts import texts
from bot.views.sealing import is_sealed
from formats.core.state import Round, TournamentState
from formats.core.values import Value

NAME_LIMIT, DESCRIPTION_LIMIT = 100, 1000
TITLE_LIMIT = 40
"""Columns of the tournament's title in the name of an event, so that there is room for the round, which differs."""

PAYLOAD = "event"
"""Under this key a post of the outbox holds an event instead of a message."""

LIMITS = {"name": NAME_LIMIT, "description": DESCRIPTION_LIMIT, "location": 100}
"""How long Discord takes an event's texts, in the language they are said in."""

EventKey = tuple[int, int]
"""Stage (from 0) and number of a round."""


class RoundEvent(Value):
    """What a server's event should be like now, however it is.

    `planned`: to come. `on`: being played. `over`: played to the end. `off`: it will not be played after all.
    """

    guild_id: int
    name: str
    description: str
    location: str
    starts: AwareDatetime
    ends: AwareDatetime
    state: Literal["planned", "on", "over", "off"]


def moved(before: TournamentState, after: TournamentState) -> list[EventKey]:
    """The rounds whose event may have to change, oldest first."""
    if not before.times and not after.times:
        return []
    earlier, later = _rounds(before), _rounds(after)
    return [
        (stage, number)
        for stage, number in sorted(earlier.keys() | later.keys())
        if _facts(before, stage, earlier.get((stage, number))) != _facts(after, stage, later.get((stage, number)))
    ]


def _rounds(state: TournamentState) -> dict[EventKey, Round]:
    return {(stage, round_.number): round_ for stage, log in enumerate(state.started) for round_ in log.rounds}


def _facts(state: TournamentState, stage: int, round_: Round | None) -> object:
    """What an event is made of."""
    if round_ is None:
        return None
    times = [state.times.get(pairing.id) for pairing in round_.pairings.pairings]
    return state.title, state.stages[stage].title, round_.pairings.pairings, times, _state(state, round_)


def round_event(context: TournamentContext, guild_id: int, key: EventKey) -> RoundEvent | None:
    """The event of a round whose games have times, from the first game's start to the end of the last."""
    round_ = _rounds(context.state).get(key)
    return None if round_ is None or is_sealed(context, key[0]) else _event(context, guild_id, key[0], round_)


def _event(context: TournamentContext, guild_id: int, stage: int, round_: Round) -> RoundEvent | None:
    times = [
        context.state.times[pairing.id].at for pairing in round_.pairings.pairings if pairing.id in context.state.times
    ]
    if not times:
        return None
    games = [" – ".join(map(context.names.full, pairing.seats)) for pairing in round_.pairings.pairings]
    return RoundEvent(
        guild_id=guild_id,
        name=elide(
            f"{elide(clean(context.state.title), TITLE_LIMIT)}: {context.round_title(stage, round_)}", NAME_LIMIT
        ),
        description=_listed(games),
        location=texts.files.where(),
        starts=min(times),
        ends=max(times) + GAME_LENGTH,
        state=_state(context.state, round_),
    )


def _listed(games: list[str]) -> str:
    """As many games as there is room for."""
    listed: list[str] = []
    for place, game in enumerate(games):
        rest = texts.files.more_games(count=len(games) - place)
        if len(shown("\n".join([*listed, game, rest]))) > DESCRIPTION_LIMIT:
            return "\n".join([*listed, rest])
        listed.append(game)
    return "\n".join(listed)


def _state(state: TournamentState, round_: Round) -> Literal["planned", "on", "over", "off"]:
    if round_.complete:
        return "over"
    if state.phase == "cancelled":
        return "off"
    begun = any(
        check_in_id(pairing.id, state.times[pairing.id].at) in state.passed
        for pairing in round_.pairings.pairings
        if pairing.id in state.times
    )
    return "on" if begun else "planned"
