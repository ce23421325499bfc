"""A tournament as the players of a rehearsal see it, without a bot."""

from __future__ import annotations

from bot.rehearsal.behaviour import player_intention
from bot.rehearsal.cast import Role, cast, names
from bot.rehearsal.direction import director_intentions
from bot.rehearsal.play import Intention, Manners, Play
from formats.core.commands import CloseRegistration
from formats.core.plan import Settings, StagePlan
from tests.bot.season import Season

ROUND_ROBIN = (StagePlan(system="round_robin", title="League"),)


def by_hand(players: int = 4) -> Season:
    """A round robin without a timetable, its first round just published."""
    return closed(*ROUND_ROBIN, players=players).publish()


def closed(*stages: StagePlan, players: int = 4, season: Season | None = None) -> Season:
    """A tournament without a timetable, sign-up closed."""
    made = (season or Season()).create(stages=stages, settings=Settings())
    made.sign_up(players)
    made.do(CloseRegistration())
    return made


def play(season: Season, *, seed: str = "seed", led: frozenset[str] = frozenset(), **manners: int) -> Play:
    """What everybody looks at: all entrants are demo players."""
    roles = cast(names(len(season.people)), 800, seed)
    return Play(
        tournament="t1",
        state=season.state,
        engine=season.engine,
        now=season.now,
        cast=dict(zip(season.people, roles, strict=True)),
        seed=seed,
        manners=Manners(**manners),
        led=led,
    )


def wish(context: Play, entrant: str | None) -> Intention | None:
    """What a player does next."""
    role = context.cast[entrant] if entrant is not None else Role("Newcomer", "UTC", "any")
    return player_intention(context, entrant, role)


def director(context: Play, *, all_in: bool = True) -> Intention | None:
    """What the director does next."""
    return next(iter(director_intentions(context, all_in=all_in)), None)
