"""Decisions about who is in: sign-up, waiting list, withdrawal, return, appeals, fees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formats.core import events as ev
from formats.core.errors import BadFormError, NoAppealError, NotInError, RatingsFixedError, WrongPhaseError
from formats.core.model import Entrant

if TYPE_CHECKING:
    from formats.core import commands as cmd
    from formats.core.decide.context import Case
    from formats.core.events import Event
    from formats.core.model import Pairing
    from formats.core.values import EntrantId


def register(case: Case, command: cmd.RegisterEntrants) -> list[Event]:
    """Enter people; beyond the capacity they wait. Players need open registration, directors only a game not begun."""
    if command.by_director:
        case.need_phase("draft", "registration", "closed")
    else:
        case.need_phase("registration")
    state = case.state
    capacity = state.settings.capacity
    places = None if capacity is None else capacity - len(state.active_entrants())
    events: list[Event] = []
    for index, data in enumerate(command.entrants):
        waiting = places is not None and index >= places
        entrant = f"e{len(state.entrants) + index + 1}"
        events.append(ev.EntrantRegistered(entrant=entrant, data=data, waiting=waiting))
    return events


def change(case: Case, command: cmd.ChangeEntrants) -> list[Event]:
    """Replace data; refused once ratings are fixed."""
    for entrant in command.data:
        case.state.entrant(entrant)
    if ratings_are_fixed(case):
        raise RatingsFixedError
    return [ev.EntrantChanged(entrant=entrant, data=data) for entrant, data in command.data.items()]


def ratings_are_fixed(case: Case) -> bool:
    """Ratings are fixed when the first stage has started, or at the published moment."""
    fixed = case.state.settings.ratings_fixed
    return bool(case.state.started) or (fixed is not None and case.now >= fixed)


def withdraw(case: Case, command: cmd.WithdrawEntrant) -> list[Event]:
    """Take somebody out; fill the place before the start, settle the open game after it."""
    entrant = case.state.entrant(command.entrant)
    if case.state.phase in {"finished", "cancelled"}:
        raise WrongPhaseError(case.state.phase, ("registration", "closed", "running"))
    if entrant.status not in {"active", "waiting"}:
        raise NotInError(entrant.id, entrant.status)
    cause = "withdrew" if command.status == "withdrawn" else "director"
    events: list[Event] = [
        ev.EntrantStatusChanged(entrant=entrant.id, status=command.status, cause=cause, text=command.text)
    ]
    if case.state.started:
        events += _settle_open_games(case, entrant.id, repair=command.open_game == "repair")
    elif entrant.status == "active":
        events += _move_up(case)
    return events


def _move_up(case: Case) -> list[Event]:
    """The first of the waiting list takes a free place."""
    waiting = case.state.waiting_list()
    if not waiting:
        return []
    return [ev.EntrantStatusChanged(entrant=waiting[0].id, status="active", cause="moved_up")]


def _settle_open_games(case: Case, gone: EntrantId, *, repair: bool) -> list[Event]:
    """Repair the round where asked and possible; otherwise the opponent has a walkover."""
    events: list[Event] = []
    for pairing in case.state.open_games():
        if gone in pairing.seats:
            events += (_repaired(case, pairing, gone) if repair else None) or [walkover(case, pairing, (gone,))]
    return events


def _repaired(case: Case, pairing: Pairing, gone: EntrantId) -> list[Event] | None:
    stage, one, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, stage)
    mended = system.repair(case.state.stage(stage), one, gone, options)
    if mended is None:
        return None
    return [ev.RoundAmended(stage=stage, round_number=one.number, pairings=mended, cause="withdrawal")]


def walkover(case: Case, pairing: Pairing, absent: tuple[EntrantId, ...]) -> ev.ResultRecorded:
    """The game's result when somebody left before it was played."""
    stage, _, _ = case.state.find(pairing.id)
    system, options = case.engine.of_stage(case.state, stage)
    result = system.forfeit(absent, pairing, case.state.stage(stage), options)
    return ev.ResultRecorded(pairing=pairing.id, result=result, source="withdrawal")


def reinstate(case: Case, command: cmd.ReinstateEntrant) -> list[Event]:
    """Bring somebody back. Before the start the place may be taken: then they wait."""
    entrant = case.state.entrant(command.entrant)
    if entrant.status in {"active", "waiting"}:
        raise NotInError(entrant.id, entrant.status)
    return [_back(case, entrant, "reinstated", command.text)]


def _back(case: Case, entrant: Entrant, cause: str, text: str) -> Event:
    capacity = case.state.settings.capacity
    full = not case.state.started and capacity is not None and len(case.state.active_entrants()) >= capacity
    return ev.EntrantStatusChanged(entrant=entrant.id, status="waiting" if full else "active", cause=cause, text=text)


def file_appeal(case: Case, command: cmd.FileAppeal) -> list[Event]:
    """Ask to be let back in after a removal; one appeal at a time."""
    entrant = case.state.entrant(command.entrant)
    allowed = case.state.settings.appeals and entrant.status == "removed"
    if not allowed or open_appeal(case, entrant.id):
        raise NoAppealError(entrant.id)
    return [ev.RulingMade(topic="appeal_filed", entrant=entrant.id, text=command.text)]


def open_appeal(case: Case, entrant: EntrantId) -> bool:
    """Is the entrant's latest appeal still undecided?"""
    topics = [ruling.topic for ruling in case.state.rulings if ruling.entrant == entrant]
    appeals = [topic for topic in topics if topic.startswith("appeal_")]
    return bool(appeals) and appeals[-1] == "appeal_filed"


def decide_appeal(case: Case, command: cmd.DecideAppeal) -> list[Event]:
    """Accepting brings the player back for the rounds to come; the forfeited game stays lost."""
    entrant = case.state.entrant(command.entrant)
    if not open_appeal(case, entrant.id):
        raise NoAppealError(entrant.id)
    if not command.accepted:
        return [ev.RulingMade(topic="appeal_rejected", entrant=entrant.id, text=command.text)]
    ruling = ev.RulingMade(topic="appeal_accepted", entrant=entrant.id, text=command.text)
    return [ruling, _back(case, entrant, "appeal", command.text)]


def mark_fee(case: Case, command: cmd.MarkFee) -> list[Event]:
    """Write the ledger."""
    case.state.entrant(command.entrant)
    return [ev.FeeMarked(entrant=command.entrant, state=command.state)]


def submit_form(case: Case, command: cmd.SubmitForm) -> list[Event]:
    """Take a form in the shape its reader gives it."""
    entrant = case.state.entrant(command.entrant)
    if entrant.status not in {"active", "waiting"}:
        raise NotInError(entrant.id, entrant.status)
    reader = case.engine.forms.get(command.form)
    if reader is None:
        raise BadFormError(command.form, (("form", "unknown"),))
    content = reader(case.state, entrant.id, command.content)
    return [ev.FormSubmitted(form=command.form, entrant=entrant.id, content=content)]
