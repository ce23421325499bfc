"""From one cycle to the next: title, settings and records of the players."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from formats.core.commands import CreateTournament
from formats.core.engine import Engine
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.separation import without_pairs
from formats.core.series import data_for_next, older_records
from formats.core.state import TournamentState
from formats.core.values import EntrantId

FOLLOWS = "follows"
"""The setting of a tournament that names the one whose next cycle it is."""

LONGEST_TITLE = 100
DATES = (
    "registration_closes",
    "ratings_fixed",
    "first_round",
    "check_in_opens",
    "check_in_closes",
    "play_until",
)
"""The settings that are about one cycle alone."""


def next_title(title: str) -> str:
    """The last number counted up, or a 2 where there is none: `Kuksu 9` is followed by `Kuksu 10`."""
    numbers = list(re.finditer(r"\d+", title))
    if not numbers:
        return f"{title[: LONGEST_TITLE - 2]} 2"
    last = numbers[-1]
    return f"{title[: last.start()]}{int(last[0]) + 1}{title[last.end() :]}"[:LONGEST_TITLE]


def next_cycle(state: TournamentState, engine: Engine, title: str | None, seed: str) -> CreateTournament:
    """The next cycle: the same stages and settings, without the dates and the report file of this one."""
    dates = {**dict.fromkeys(DATES), "report_lines": ()}
    return CreateTournament(
        title=title or next_title(state.title),
        preset=state.preset,
        stages=_stages(state, engine),
        settings=state.settings.model_copy(update=dates),
        seed=seed,
    )


def _stages(state: TournamentState, engine: Engine) -> tuple[StagePlan, ...]:
    """The stages again, without pairs of named players; the first with what is different because of how this ended."""
    current = map(engine.brought_up_to_date, state.stages)
    stages = tuple(plan.model_copy(update={"options": without_pairs(plan.options)}) for plan in current)
    if not state.started:
        return stages
    changed = engine.rules_of(state).next_options(state.stage())
    number = state.stage_number
    last = stages[number].model_copy(update={"options": {**stages[number].options, **changed}})
    return (*stages[:number], last, *stages[number + 1 :])


async def last_cycle(service: Service, loaded: LoadedTournament) -> LoadedTournament | None:
    """The tournament whose next cycle this is."""
    known = await service.database.settings.get(loaded.id, FOLLOWS)
    return None if known is None else await service.loaded(known)


def same_people(last: LoadedTournament, loaded: LoadedTournament) -> dict[EntrantId, EntrantId]:
    """Which entrant of the last cycle each entrant of this one was."""
    before = {person.id: entrant for entrant, person in last.people.items()}
    return {entrant: before[person.id] for entrant, person in loaded.people.items() if person.id in before}


def same_by_name(last: LoadedTournament, loaded: LoadedTournament) -> dict[EntrantId, EntrantId]:
    """Return guests who were in the last cycle only by their name, with their entrant there: a director decides.

    Both names must be a guest's, and unique in either cycle.
    """
    known = same_people(last, loaded)
    before, now = _guests_by_name(last, known.values()), _guests_by_name(loaded, known)
    return {now[name]: before[name] for name in now if name in before}


def _guests_by_name(loaded: LoadedTournament, known: Collection[EntrantId]) -> dict[str, EntrantId]:
    names: dict[str, list[EntrantId]] = {}
    for entrant, person in loaded.people.items():
        names.setdefault(" ".join(person.name.casefold().split()), []).append(entrant)
    return {
        name: found[0]
        for name, found in names.items()
        if name and len(found) == 1 and found[0] not in known and loaded.people[found[0]].discord_id is None
    }


def brought_along(
    last: LoadedTournament,
    loaded: LoadedTournament,
    engine: Engine,
    same: Mapping[EntrantId, EntrantId] | None = None,
) -> dict[EntrantId, EntrantData]:
    """Return the entrants' data changed by what the last cycle left behind, for `same` (default: the same people).

    A known rating stays. Entrants who were not in the last cycle get nothing and are not in the result.
    Raises `ResultsMissingError` while leagues of the last cycle are being played.
    """
    left = data_for_next(last.state, engine)
    changed = {}
    for entrant, before in (same_people(last, loaded) if same is None else same).items():
        old = left.get(before)
        if old is None or entrant not in loaded.state.entrants:
            continue
        data = loaded.state.entrants[entrant].data
        merged = data.model_copy(
            update={
                "rating": old.rating if data.rating is None else data.rating,
                "attributes": {**data.attributes, **old.attributes},
            }
        )
        if merged != data:
            changed[entrant] = merged
    return changed


async def kept_from_before(
    service: Service, last: LoadedTournament, loaded: LoadedTournament
) -> dict[EntrantId, EntrantData]:
    """Return records from before the last cycle of entrants who missed it: a title that they still hold."""
    before = await last_cycle(service, last)
    if before is None:
        return {}
    left = data_for_next(before.state, service.engine)
    here = {person.id for person in last.people.values()}
    old = older_records({who: data for who, data in left.items() if who in before.people}, last.state, service.engine)
    changed = {}
    for entrant, known in same_people(before, loaded).items():
        if known not in old or loaded.people[entrant].id in here or entrant not in loaded.state.entrants:
            continue
        data = loaded.state.entrants[entrant].data
        merged = data.model_copy(update={"attributes": {**data.attributes, **old[known].attributes}})
        if merged != data:
            changed[entrant] = merged
    return changed
