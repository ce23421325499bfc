"""Evenings of a series: what a series is made from, the copy that is an evening, and what is recorded of it.

The series is the one that decides (see `formats.core.state_slices.evenings`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.service.cycles import LONGEST_TITLE, next_cycle
from bot.service.final_places import places
from bot.service.loaded import LoadedTournament
from bot.service.repeating import with_start
from bot.service.series_ratings import SeriesRating
from formats.core.commands import CreateTournament, RecordEvening
from formats.core.engine import Engine
from formats.core.events import EveningGame, Outcome
from formats.core.model import EntrantData
from formats.core.possible.members import takes_teams
from formats.core.state import TournamentState
from formats.core.state_slices.evenings import Evening, Series
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PersonId

PAUSE_MINUTES = 2
"""Minutes between two rounds of an evening, where the event it is copied from had none."""


def series_from(state: TournamentState, engine: Engine, title: str | None, seed: str) -> CreateTournament:
    """Return the tournament that a series is made of: the stages and settings of an event, without its dates."""
    return next_cycle(state, engine, title or state.title, seed)


def evening_from(state: TournamentState, engine: Engine, evening: Evening, seed: str) -> CreateTournament:
    """Return an evening of a series: it starts at its time without anybody, and closes sign-up then."""
    series = state.slice_of(Series)
    ending = f" {series.shown_number(evening)}"
    title = f"{state.title[: LONGEST_TITLE - len(ending)]}{ending}"
    plan = next_cycle(state, engine, title, seed)
    given = {
        "goes_on_minutes": plan.settings.goes_on_minutes or PAUSE_MINUTES,
        "fewest": None if series.plan is None else series.plan.fewest,
        "zone": plan.settings.zone if series.plan is None or plan.settings.week is not None else series.plan.zone,
    }
    plan = plan.model_copy(update={"settings": plan.settings.model_copy(update=given)})
    return with_start(plan, evening.start, {})


def outcome_of(state: TournamentState) -> Outcome:
    """Return how an evening stands."""
    return "held" if state.phase == "finished" else "cancelled" if state.phase == "cancelled" else "open"


@dataclass(frozen=True)
class EveningRecord:
    """What is to be recorded of an evening, and the people behind those who are new to the series, in order."""

    command: RecordEvening
    newcomers: tuple[PersonId, ...]


def record_of(
    evening: LoadedTournament, number: int, engine: Engine, known: Mapping[PersonId, EntrantId], entrants: int
) -> EveningRecord:
    """Return what a series records of an evening. `known` are its entrants by person, of `entrants` in all.

    Each member of a team has the team's place. Games that were not played are left out.
    """
    outcome = outcome_of(evening.state)
    if outcome != "held":
        return EveningRecord(RecordEvening(number=number, outcome=outcome), ())
    people = dict(known)
    newcomers: list[PersonId] = []

    def ids(entrant: EntrantId) -> tuple[EntrantId, ...]:
        for person in people_behind(evening, entrant):
            if person not in people:
                newcomers.append(person)
                people[person] = f"e{entrants + len(newcomers)}"
        return tuple(people[person] for person in people_behind(evening, entrant))

    in_places = tuple(
        tuple(who for entrant in place.entrants for who in ids(entrant)) for place in places(evening.state, engine)
    )
    games = tuple(
        EveningGame(first=ids(pairing.seats[0]), second=ids(pairing.seats[1]), half_points=_share(result.half_points))
        for stage in range(len(evening.state.started))
        for pairing, result in evening.state.stage(stage).games()
        if result.how == "played" and all(people_behind(evening, seat) for seat in pairing.seats)
    )
    command = RecordEvening(
        number=number,
        outcome=outcome,
        places=tuple(filter(None, in_places)),
        games=games,
        newcomers=len(newcomers),
    )
    return EveningRecord(command, tuple(newcomers))


def seeded(evening: LoadedTournament, ratings: Mapping[PersonId, SeriesRating]) -> dict[EntrantId, EntrantData]:
    """Return the data of entrants with their ratings, where those are not in it; a team has the mean of its members'.

    A rating of a single player that is there already stays.
    """
    changed = {}
    for entrant in evening.state.entrants.values():
        known = [ratings[person].points for person in people_behind(evening, entrant.id) if person in ratings]
        stays = entrant.data.rating is not None and not takes_teams(evening.state)
        if not known or stays or entrant.data.rating == sum(known) / len(known):
            continue
        changed[entrant.id] = entrant.data.model_copy(update={"rating": sum(known) / len(known)})
    return changed


def people_behind(loaded: LoadedTournament, entrant: EntrantId) -> tuple[PersonId, ...]:
    """Return the people who play as an entrant: the members of a team, else the person entered."""
    members = loaded.state.slice_of(Members).of(entrant) if takes_teams(loaded.state) else ()
    if members:
        return members
    return (loaded.people[entrant].id,) if entrant in loaded.people else ()


def _share(half_points: tuple[int, int]) -> int:
    first, second = half_points
    return 1 if first == second else 2 if first > second else 0
