"""A tournament as the players of a rehearsal see it, without a bot."""

from __future__ import annotations

from bot.rehearsal.behaviour import player_intention
from bot.rehearsal.direction import director_intentions
from bot.rehearsal.profiles import Profile, draw_profiles, names
from bot.rehearsal.rehearsal_view import Behaviour, Intention, RehearsalView
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


def play(season: Season, *, seed: str = "seed", led: frozenset[str] = frozenset(), **behaviour: int) -> RehearsalView:
    """What everybody looks at: all entrants are demo players."""
    roles = draw_profiles(names(len(season.people)), 800, seed)
    return RehearsalView(
        tournament="t1",
        state=season.state,
        engine=season.engine,
        now=season.now,
        profiles=dict(zip(season.people, roles, strict=True)),
        seed=seed,
        behaviour=Behaviour(**behaviour),
        led=led,
    )


def wish(context: RehearsalView, entrant: str | None) -> Intention | None:
    """What a player does next."""
    role = context.profiles[entrant] if entrant is not None else Profile("Newcomer", "UTC", "any")
    return player_intention(context, entrant, role)


def director(context: RehearsalView, *, all_in: bool = True) -> Intention | None:
    """What the director does next."""
    return next(iter(director_intentions(context, all_in=all_in)), None)
