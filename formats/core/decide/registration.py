"""Decisions about who is in: sign-up, waiting list, withdrawal, return, appeals, fees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.attendance import CHECK_IN, open_check_in
from formats.core.decide.context import Case
from formats.core.decide.field import boards_problem, field_problem
from formats.core.decide.game_times import new_times
from formats.core.decide.members import stay_elsewhere, with_members
from formats.core.errors import InvariantError, RatingsFixedError
from formats.core.events import Event
from formats.core.field_rules import entrant_fields_of
from formats.core.model import Entrant, EntrantData, Pairing, StatusCause
from formats.core.phases import BY_DIRECTOR
from formats.core.possible import field as rules
from formats.core.possible.field import need_in, ratings_are_fixed
from formats.core.possible.rounds import seat_in_round
from formats.core.values import EntrantId


def register(case: Case, command: cmd.RegisterEntrants) -> list[Event]:
    """Enter people; beyond the capacity they wait. Players need open registration, directors only a game not begun.

    Where the format of the stage in play takes late entrants, a director may enter them, whatever the capacity, and
    where the settings say so they may come themselves.
    """
    state = case.state
    if rules.may_come_late(state, case.engine, by_director=command.by_director):
        late: list[Event] = [
            ev.EntrantRegistered(entrant=entrant, data=data, stage=state.stage_number)
            for entrant, data in zip(next_ids(case), command.entrants, strict=False)
        ]
        return with_members(case, late, command.members)
    rules.need_latecomers_taken(state, case.engine)
    case.need_phase(BY_DIRECTOR if command.by_director else "")
    return with_members(case, entered(case, command.entrants, by_director=command.by_director), command.members)


def entered(case: Case, entrants: Sequence[EntrantData], *, by_director: bool) -> list[Event]:
    """Return the events that enter people before play; beyond the capacity they wait."""
    capacity = case.state.settings.capacity
    places = None if capacity is None else capacity - len(case.state.active_entrants())
    events: list[Event] = []
    for index, (entrant, data) in enumerate(zip(next_ids(case), entrants, strict=False)):
        waiting = places is not None and index >= places
        events.append(ev.EntrantRegistered(entrant=entrant, data=data, waiting=waiting))
        events += [] if waiting else _is_here(case, entrant, by_director=by_director)
    return events


def _is_here(case: Case, entrant: EntrantId, *, by_director: bool) -> list[Event]:
    """An entrant who enters or comes back while check-in is open has checked in by that."""
    if open_check_in(case.state) is None:
        return []
    return [ev.FormSubmitted(form=CHECK_IN, entrant=entrant, content=True, by_director=by_director)]


def next_ids(case: Case) -> Iterator[EntrantId]:
    """The ids of the entrants to come."""
    return (f"e{number}" for number in count(len(case.state.entrants) + 1))


def change(case: Case, command: cmd.ChangeEntrants) -> list[Event]:
    """Replace data; once ratings are fixed only what may change in play, such as a fixed table."""
    for entrant in command.data:
        case.state.entrant(entrant)
    if ratings_are_fixed(case.state, case.engine, case.now) and not _changes_in_play(case, command.data):
        raise RatingsFixedError
    events: list[Event] = []
    for entrant, data in command.data.items():
        events.append(
            ev.EntrantChanged(entrant=entrant, data=data, seeds=_seeds_with(case.after(events), entrant, data))
        )
    return events


def _seeds_with(case: Case, entrant: EntrantId, data: EntrantData) -> tuple[EntrantId, ...] | None:
    """Return the seed order of the stage in play once this data is corrected; None if it stays as it is."""
    if not rules.data_is_corrected(case.state, case.engine):
        return None
    stage = case.state.stage()
    corrected = case.state.entrant(entrant).model_copy(update={"data": data})
    seeds = case.engine.rules_of(case.state).corrected_seeds(stage, corrected)
    return None if seeds == stage.seeds else seeds


def _changes_in_play(case: Case, data: Mapping[EntrantId, EntrantData]) -> bool:
    """Return whether each of these differs from what is known, and only in attributes that may change in play."""
    systems = (case.engine.format_of(plan.system) for plan in case.state.stages)
    free = {field.name for system in systems for field in entrant_fields_of(system) if field.in_play}

    def fixed(data: EntrantData) -> EntrantData:
        kept = {name: value for name, value in data.attributes.items() if name not in free}
        return data.model_copy(update={"attributes": kept})

    known = {entrant: case.state.entrant(entrant).data for entrant in data}
    return all(new != known[entrant] and fixed(new) == fixed(known[entrant]) for entrant, new in data.items())


def withdraw(case: Case, command: cmd.WithdrawEntrant) -> list[Event]:
    """Take somebody out; fill the place before the start, settle the open game after it."""
    entrant = case.state.entrant(command.entrant)
    case.need_phase()
    need_in(entrant)
    cause: StatusCause = command.cause or ("withdrew" if command.status == "withdrawn" else "director")
    events: list[Event] = [
        ev.EntrantStatusChanged(entrant=entrant.id, status=command.status, cause=cause, text=command.text)
    ]
    here = case.after(events)
    if not case.state.started:
        return events + move_up(here)
    if command.open_game == "repair":
        repaired = _repaired(here, entrant.id)
        events += repaired
        here = here.after(repaired)
    return events + settle_open_games(here, (entrant.id,))


def move_up(case: Case) -> list[Event]:
    """Before the start free places go to the waiting list, first come first."""
    capacity = case.state.settings.capacity
    waiting = case.state.waiting_list()
    free = len(waiting) if capacity is None else max(0, capacity - len(case.state.active_entrants()))
    return [
        ev.EntrantStatusChanged(entrant=entrant.id, status="active", cause="moved_up") for entrant in waiting[:free]
    ]


def settle_open_games(case: Case, gone: tuple[EntrantId, ...]) -> list[Event]:
    """Everybody still has a result: the one the format gives for leaving, or else a walkover."""
    stage = case.state.stage()
    system, options = case.engine.of_stage(case.state, stage.number)
    ruled = {
        game: result
        for leaver in gone
        if leaver in stage.seeds
        for game, result in system.leave(stage, leaver, options).results.items()
    }
    walkovers = [
        walkover(case, pairing, tuple(seat for seat in pairing.seats if seat in gone))
        for pairing in case.state.open_games()
        if set(gone) & set(pairing.seats) and pairing.id not in ruled
    ]
    return [
        *(ev.ResultRecorded(pairing=game, result=result, source="withdrawal") for game, result in ruled.items()),
        *walkovers,
    ]


def _repaired(case: Case, gone: EntrantId) -> list[Event]:
    """The current round without `gone`, where the format can mend it; an open game of an earlier round stays."""
    current = case.state.current_round
    if current is None or all(gone not in pairing.seats for pairing in current.open_pairings()):
        return []
    stage = case.state.stage()
    rules = case.engine.rules_of(case.state)
    mended = rules.repair(stage, current, gone)
    if mended is None:
        return []
    # Who came late, or has come back, is in without being in this round.
    members = current.pairings.members()
    there = tuple(who for who in stage.active if who in members)
    problem = field_problem(mended, there, members - set(there))
    if problem is not None:
        raise InvariantError(f"{rules.system.key} repairs a round wrongly: {problem}")
    amended = ev.RoundAmended(stage=stage.number, round_number=current.number, pairings=mended, cause="withdrawal")
    return [amended, *new_times(case.after([amended]))]


def seat_newcomer(case: Case, command: cmd.SeatNewcomer) -> list[Event]:
    """Amend the current round: an entrant who came while it was out plays the one with its bye."""
    case.need_phase()
    current, seated = seat_in_round(case.state, case.engine, case.state.entrant(command.entrant))
    stage = case.state.stage()
    members = current.pairings.members()
    there = (command.entrant, *(who for who in stage.active if who in members and who != command.entrant))
    problem = field_problem(seated, there, members - set(there)) or boards_problem(seated, stage.number, current.number)
    if problem is not None:
        system = case.engine.rules_of(case.state).system
        raise InvariantError(f"{system.key} seats a newcomer wrongly: {problem}")
    amended = ev.RoundAmended(stage=stage.number, round_number=current.number, pairings=seated, cause="newcomer")
    return [amended, *new_times(case.after([amended]))]


def walkover(case: Case, pairing: Pairing, absent: tuple[EntrantId, ...]) -> ev.ResultRecorded:
    """Return the result of a game whose player left before it was played."""
    stage, _, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, stage)
    result = system.forfeit(absent, pairing, case.state.stage(stage), options)
    return ev.ResultRecorded(pairing=pairing.id, result=result, source="withdrawal")


def reinstate(case: Case, command: cmd.ReinstateEntrant) -> list[Event]:
    """Bring somebody back. Before the start the place may be taken: then they wait.

    Later nobody joins a stage that began without them: refused with the status `outside_stage`.
    """
    entrant = case.state.entrant(command.entrant)
    rules.reinstate(case.state, entrant)
    back = _back(case, entrant, "reinstated", command.text)
    here = _is_here(case, entrant.id, by_director=True) if back.status == "active" else []
    return [back, *stay_elsewhere(case, entrant.id), *here]


def _back(case: Case, entrant: Entrant, cause: StatusCause, text: str) -> ev.EntrantStatusChanged:
    capacity = case.state.settings.capacity
    full = not case.state.started and capacity is not None and len(case.state.active_entrants()) >= capacity
    return ev.EntrantStatusChanged(entrant=entrant.id, status="waiting" if full else "active", cause=cause, text=text)


def file_appeal(case: Case, command: cmd.FileAppeal) -> list[Event]:
    """Ask to be let back in after a removal; one appeal at a time."""
    entrant = case.state.entrant(command.entrant)
    rules.file_appeal(case.state, entrant)
    return [ev.RulingMade(topic="appeal_filed", entrant=entrant.id, text=command.text)]


def decide_appeal(case: Case, command: cmd.DecideAppeal) -> list[Event]:
    """Accepting brings the player back for the rounds to come; the forfeited game stays lost."""
    entrant = case.state.entrant(command.entrant)
    rules.decide_appeal(case.state, entrant.id, accepted=command.accepted)
    if not command.accepted:
        return [ev.RulingMade(topic="appeal_rejected", entrant=entrant.id, text=command.text)]
    ruling = ev.RulingMade(topic="appeal_accepted", entrant=entrant.id, text=command.text)
    return [ruling, _back(case, entrant, "appeal", command.text), *stay_elsewhere(case, entrant.id)]


def replace_person(case: Case, command: cmd.ReplacePerson) -> list[Event]:
    """Another person plays on in an entrant's place."""
    case.need_phase()
    entrant = case.state.entrant(command.entrant)
    person, before, identity = command.person, command.before, command.identity
    return [ev.PersonReplaced(entrant=entrant.id, person=person, before=before, identity=identity)]


def mark_fee(case: Case, command: cmd.MarkFee) -> list[Event]:
    """Note in the ledger that a fee is unpaid, paid, returned or kept; nothing is collected."""
    case.state.entrant(command.entrant)
    return [ev.FeeMarked(entrant=command.entrant, state=command.state)]
