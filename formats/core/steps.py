"""The next step of a tournament, shared by preview, publishing, the timetable and directors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from formats.core.contract import Awaits, AwaitsResults, Finished, NeedsPairing
from formats.core.engine import Engine
from formats.core.lots import Lots
from formats.core.memoize import memoize
from formats.core.model import Entrant, Prompt, Seeding, Standing
from formats.core.qualification import Outcome, Rows, crossed_over, losers_by_round, qualified
from formats.core.state import TournamentState
from formats.core.state_slices.branches import Branches
from formats.core.values import EntrantId, PairingId


@dataclass(frozen=True, slots=True)
class PairRound:
    """The round can be paired and published now; `starts_stage` says that its stage begins with it."""

    stage: int
    round_number: int
    starts_stage: bool


@dataclass(frozen=True, slots=True)
class WaitForResults:
    """These games are missing."""

    stage: int
    round_number: int
    pairings: tuple[PairingId, ...]


@dataclass(frozen=True, slots=True)
class WaitForAnswers:
    """These questions are open."""

    stage: int
    prompts: tuple[Prompt, ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """Every stage is over; the standings can be declared final."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The tournament has not begun or is over."""


Step = PairRound | WaitForResults | WaitForAnswers | Finish | Nothing


@memoize(lambda state, engine: (state, engine))
def next_step(state: TournamentState, engine: Engine) -> Step:  # noqa: PLR0911 - one answer a case
    """The next step of the tournament as it stands."""
    if state.phase in {"draft", "registration", "finished", "cancelled", "series"}:
        return Nothing()
    if not state.started:
        return PairRound(0, 1, starts_stage=True)
    number = state.stage_number
    status = engine.status(state)
    match status:
        case NeedsPairing():
            return PairRound(number, state.stage().next_round, starts_stage=False)
        case AwaitsResults(pairings):
            return WaitForResults(number, len(state.started[number].rounds), pairings)
        case Awaits(prompts):
            return WaitForAnswers(number, prompts)
        case Finished():
            if number + 1 < len(state.main_line):
                return PairRound(number + 1, 1, starts_stage=True)
            return Finish()


def stage_field(state: TournamentState, engine: Engine, number: int) -> tuple[Entrant, ...]:
    """Return the field of a stage: everybody active, or those whom its plan chooses of an earlier stage, in order.

    A format may ask for more than signing up (`AdmitsByForms`). The place of an entrant who left goes to the next in
    the ranking. What is to be drawn for the order of the field is not drawn yet.
    """
    if number == 0:
        return _first_field(state, engine)
    return tuple(state.entrants[who] for who in _chosen(state, engine, number).order)


def next_field(state: TournamentState, engine: Engine) -> tuple[EntrantId, ...]:
    """Return who may play in the next round, as far as is known.

    The field of the stage that begins with it, or the active of the current stage: while two of them have lives left
    without those who have none (play-offs bring these back), and in a bracket without those who were idle because they
    are out of it.
    """
    if not state.started:
        return tuple(entrant.id for entrant in state.active_entrants())
    step = next_step(state, engine)
    if isinstance(step, PairRound) and step.starts_stage:
        return tuple(entrant.id for entrant in stage_field(state, engine, step.stage))
    stage, rules = state.stage(), engine.rules_of(state)
    if rules.lives is not None:
        out = {line.entrant for line in engine.standings(state, stage.number) if line.losses >= rules.lives}
    elif rules.leaves_somebody_out or not stage.rounds:
        out = set()
    else:
        still_in = {who for who, reason in rules.how_far(stage).items() if reason.code == "far_in"}
        out = set(stage.rounds[-1].pairings.idle) - still_in
    left = tuple(who for who in stage.active if who not in out)
    return left if len(left) > 1 else stage.active


def source_of(state: TournamentState, number: int) -> int:
    """Return the stage from which the field of a later stage is chosen."""
    return state.stages[number].source(number)


def _chosen(state: TournamentState, engine: Engine, number: int) -> Rows:
    """Return those whom the plan chooses of an earlier stage, without those who have left it since.

    The next in line who plays another of its stages already stays there, unless that is a branch without results and
    this a stage of the main line: the branch opens again then.
    """
    source, beside = source_of(state, number), state.stages[number].chosen.beside
    seated = {fed: log.seeds for fed, log in enumerate(state.started) if fed}
    branches = state.slice_of(Branches).by_stage
    seated |= {fed: branch.seeds for fed, branch in branches.items() if beside or branch.is_played}
    seated = {fed: seeds for fed, seeds in seated.items() if source_of(state, fed) == source}
    active = frozenset(who for who, entrant in state.entrants.items() if entrant.status == "active")
    chosen = _counting(state, engine, number, active.union(*seated.values()))
    elsewhere = frozenset(chain.from_iterable(seeds for fed, seeds in seated.items() if fed != number))
    if elsewhere:
        active -= elsewhere.difference(_counting(state, engine, number, frozenset(state.entrants)).order)
    return replace(chosen, rows=tuple(tuple(who for who in row if who in active) for row in chosen.rows))


def _counting(state: TournamentState, engine: Engine, number: int, counted: frozenset[EntrantId]) -> Rows:
    """Return those whom the plan chooses of an earlier stage where only these entrants count."""
    rule, source = state.stages[number].chosen, source_of(state, number)

    def of(lines: Iterable[Standing]) -> tuple[EntrantId, ...]:
        return tuple(line.entrant for line in lines if line.entrant in counted)

    stage, rules = state.stage(source), engine.rules_of(state, source)
    tables = rules.last_groups(stage) if rule.of == "groups" else {}
    outcome = Outcome(
        of(engine.standings(state, source)),
        {name: of(lines) for name, lines in tables.items()},
        losers_by_round(stage) if rule.of == "losers" else {},
    )
    return qualified(rule, outcome)


def handed_in(state: TournamentState) -> Mapping[EntrantId, Mapping[str, Any]]:
    """Return everybody's latest content of each form."""
    contents: dict[EntrantId, dict[str, Any]] = {}
    for (form, entrant), entry in state.forms.items():
        contents.setdefault(entrant, {})[form] = entry.content
    return contents


def _first_field(state: TournamentState, engine: Engine) -> tuple[Entrant, ...]:
    rules = engine.rules_of(state, 0)
    content = handed_in(state)
    everybody = ((entrant, content.get(entrant.id, {})) for entrant in state.active_entrants())
    return tuple(rules.with_forms(entrant, forms) for entrant, forms in everybody if rules.enters(entrant, forms))


SEED = "seed"
"""The attribute of an entrant that holds a place in the seeding, counted from 1, which directors gave by hand."""


def seeded_by_hand(field: Iterable[Entrant], by_format: Seeding) -> Seeding:
    """Put entrants with a seed set by directors first, then the others in the format's order."""
    places = {
        entrant.id: int(entrant.data.attributes[SEED] or 0) for entrant in field if entrant.data.attributes.get(SEED)
    }
    if not places:
        return by_format
    placed = sorted((who for who in by_format.order if who in places), key=places.__getitem__)
    others = tuple(who for who in by_format.order if who not in places)
    return Seeding(order=(*placed, *others), rationale=() if not others else by_format.rationale)


def seed_stage(state: TournamentState, engine: Engine, number: int, lots: Lots) -> Seeding:
    """The seed order of a stage: the format's own for the first, the ranking of the stage before for later ones."""
    system, options = engine.of_stage(state, number)
    field = stage_field(state, engine, number)
    system.check(field, options)
    if number == 0:
        inside = {entrant.id: entrant for entrant in field}
        seeding = system.placed(seeded_by_hand(field, system.seed(field, options, lots)), inside, options)
        others = [entrant for entrant in state.entrants.values() if entrant.id not in inside]
        absent = engine.rules_of(state, 0).absent(field, others)
        return seeding.model_copy(update={"rationale": (*absent, *seeding.rationale)}) if absent else seeding
    chosen = crossed_over(_chosen(state, engine, number), state.stages[number].chosen.crossing, lots)
    ranked = {entrant.id: entrant for entrant in field}
    return system.placed(system.crossed(Seeding(order=chosen.order), chosen.group_of, options), ranked, options)
