"""Branches of a tournament: the copy of its plan that is a branch, and what is recorded of it in the main line.

The main line is the one that decides (see `formats.core.branches`). A branch is an ordinary tournament with the
players, the staff and the settings of the event; its log names the line of the main one after which it was created.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.service.cycles import DATES, LONGEST_TITLE
from bot.service.final_places import places
from bot.service.loaded import LoadedTournament
from bot.service.orders import Step
from formats.core.attendance import CHECK_IN
from formats.core.branches import stages_of
from formats.core.commands import (
    CloseRegistration,
    CreateTournament,
    NameMainLine,
    RecordBranch,
    RegisterEntrants,
    SubmitForm,
    WithdrawEntrant,
)
from formats.core.engine import Engine
from formats.core.events import BranchOutcome, MainLine
from formats.core.plan import Settings
from formats.core.separation import without_pairs
from formats.core.state import TournamentState
from formats.core.state_slices.branches import Branch, BranchOf
from formats.core.state_slices.members import Members
from formats.core.steps import SEED


def main_line_of(state: TournamentState) -> MainLine | None:
    """Return where the field of a branch comes from; None for a tournament that is no branch."""
    return state.slice_of(BranchOf).main_line


def branch_steps(parent: LoadedTournament, engine: Engine, branch: Branch, seed: str) -> Iterator[Step]:
    """Yield the steps that create a branch with its field, in seed order, and close it.

    Entrants keep their data, members and people; pairs of named players that are kept apart have no ids there.
    """
    state = parent.state
    stages = tuple(
        plan.model_copy(update={"options": without_pairs(plan.options)})
        for plan in map(engine.brought_up_to_date, stages_of(state.stages, branch.stage))
    )
    ending = f": {stages[0].title}"
    title = f"{state.title[: LONGEST_TITLE - len(ending)]}{ending}"[:LONGEST_TITLE]
    plan = CreateTournament(title=title, stages=stages, settings=_settings(state, branch), seed=seed)
    yield Step(plan, bindings=replace(parent.place, staff_added=parent.staff))
    data = [state.entrants[who].data for who in branch.seeds]
    placed = [
        known.model_copy(update={"attributes": {**known.attributes, SEED: place}})
        for place, known in enumerate(data, start=1)
    ]
    teams = tuple(state.slice_of(Members).of(who) for who in branch.seeds)
    entered = RegisterEntrants(entrants=tuple(placed), by_director=True, members=teams if any(teams) else ())
    yield Step(entered, people=[parent.people[who].id for who in branch.seeds])
    yield Step(CloseRegistration())
    main_line = MainLine(
        identity=state.identity,
        stage=branch.stage,
        opening=branch.opening,
        line=parent.head.seq,
        line_hash=parent.head.line,
        entrants=branch.seeds,
    )
    yield Step(NameMainLine(main_line=main_line))


def _settings(state: TournamentState, branch: Branch) -> Settings:
    """Return the settings of the event without its dates, money and limits.

    Where the clock takes the steps, the branch starts when it opened: at once, or at the same hour of pairing.
    """
    kept = state.settings
    opened = next(mark.at for mark in reversed(state.commands) if mark.command_id == branch.opening)
    by_clock = opened if kept.week is not None or kept.goes_on_minutes is not None else None
    own = {"registration_closes": by_clock, "first_round": by_clock}
    none = dict.fromkeys(("capacity", "fewest", "fee", "game_fund"))
    return kept.model_copy(update={**dict.fromkeys(DATES), **own, **none, "prizes": (), "report_lines": ()})


def forms_for_branch(parent: LoadedTournament, engine: Engine, main_line: MainLine) -> Iterator[SubmitForm]:
    """Yield what the players of a branch have handed in that does not belong to one stage, such as their hours."""
    for number, who in enumerate(main_line.entrants, start=1):
        for form in engine.forms.keys() - {CHECK_IN}:
            entry = parent.state.forms.get((form, who))
            if entry is not None:
                yield SubmitForm(form=form, entrant=f"e{number}", content=entry.content, by_director=True)


def gone_from(parent: TournamentState, child: TournamentState, main_line: MainLine) -> Iterator[WithdrawEntrant]:
    """Yield the departures of players who have left the event since the branch opened."""
    for number, who in enumerate(main_line.entrants, start=1):
        status, here = parent.entrants[who].status, child.entrants.get(f"e{number}")
        if status in {"withdrawn", "removed", "disqualified"} and here is not None and here.status == "active":
            yield WithdrawEntrant.model_validate({"entrant": here.id, "status": status})


def outcome_of(state: TournamentState) -> BranchOutcome:
    """Return how a branch stands."""
    if state.phase in {"finished", "cancelled"}:
        return "held" if state.phase == "finished" else "cancelled"
    return "begun" if any(round_.results for log in state.started for round_ in log.rounds) else "open"


def record_of(child: TournamentState, engine: Engine, main_line: MainLine) -> RecordBranch:
    """Return what the main line records of a branch, with its own ids. Players who came later are left out."""
    outcome = outcome_of(child)
    names = {f"e{number}": who for number, who in enumerate(main_line.entrants, start=1)}
    in_order = places(child, engine) if outcome == "held" else ()
    known = (tuple(names[who] for who in place.entrants if who in names) for place in in_order)
    return RecordBranch(
        stage=main_line.stage, opening=main_line.opening, outcome=outcome, places=tuple(filter(None, known))
    )
