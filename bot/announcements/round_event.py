"""A round as a scheduled event of the Discord server, shown under *Events* in each member's time zone."""

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
"""Columns of the tournament's title in the name of an event. The rest is for the round, which distinguishes events."""

PAYLOAD = "event"
"""Key of the payload of a post of the outbox that contains an event instead of a message."""

LIMITS = {"name": NAME_LIMIT, "description": DESCRIPTION_LIMIT, "location": 100}
"""Discord's limits for the texts of an event, in characters of the rendered language."""

EventKey = tuple[int, int]
"""Stage (from 0) and number of a round."""


class RoundEvent(Value):
    """Desired state of a server's event, independent of its current state.

    `planned`: to come. `on`: in progress. `over`: finished. `off`: cancelled.
    """

    guild_id: int
    name: str
    description: str
    location: str
    starts: AwareDatetime
    ends: AwareDatetime
    state: Literal["planned", "on", "over", "off"]


def moved(before: TournamentState, after: TournamentState) -> list[EventKey]:
    """Return the rounds whose event may have changed, oldest first."""
    if not before.times and not after.times:
        return []
    earlier, later = _rounds(before), _rounds(after)
    return [
        (stage, number)
        for stage, number in sorted(earlier.keys() | later.keys())
        if _facts(before, stage, earlier.get((stage, number))) != _facts(after, stage, later.get((stage, number)))
    ]


def _rounds(state: TournamentState) -> dict[EventKey, Round]:
    """Return all published rounds by stage and number."""
    return {(stage, round_.number): round_ for stage, log in enumerate(state.started) for round_ in log.rounds}


def _facts(state: TournamentState, stage: int, round_: Round | None) -> object:
    """Return everything that an event is made of."""
    if round_ is None:
        return None
    times = [state.times.get(pairing.id) for pairing in round_.pairings.pairings]
    return state.title, state.stages[stage].title, round_.pairings.pairings, times, _state(state, round_)


def round_event(context: TournamentContext, guild_id: int, key: EventKey) -> RoundEvent | None:
    """Return the event of a round with game times, from the start of the first game to the end of the last one."""
    round_ = _rounds(context.state).get(key)
    return None if round_ is None or is_sealed(context, key[0]) else _event(context, guild_id, key[0], round_)


def _event(context: TournamentContext, guild_id: int, stage: int, round_: Round) -> RoundEvent | None:
    """Return the event of a round, or None if no game has a time."""
    times = [
        context.state.times[pairing.id].at for pairing in round_.pairings.pairings if pairing.id in context.state.times
    ]
    if not times:
        return None
    games = [" – ".join(map(context.names.full, pairing.seats)) for pairing in round_.pairings.pairings]
    return RoundEvent(
        guild_id=guild_id,
        name=elide(
            texts.numbers.label(
                label=elide(clean(context.state.title), TITLE_LIMIT), text=context.round_title(stage, round_)
            ),
            NAME_LIMIT,
        ),
        description=_listed(games),
        location=texts.files.where(),
        starts=min(times),
        ends=max(times) + GAME_LENGTH,
        state=_state(context.state, round_),
    )


def _listed(games: list[str]) -> str:
    """Return as many games as fit, and the number of the others."""
    listed: list[str] = []
    for place, game in enumerate(games):
        rest = texts.files.more_games(count=len(games) - place)
        if len(shown("\n".join([*listed, game, rest]))) > DESCRIPTION_LIMIT:
            return "\n".join([*listed, rest])
        listed.append(game)
    return "\n".join(listed)


def _state(state: TournamentState, round_: Round) -> Literal["planned", "on", "over", "off"]:
    """Return the state of the event: in progress once check-in of a game has opened."""
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
