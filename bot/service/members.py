"""Checks of members that need people, whom the engine does not know."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.loaded import Change
from bot.service.newcomers import newcomers
from bot.service.orders import Step
from formats.core.errors import MemberElsewhereError, NotGuestError
from formats.core.events import CommandUndone, EntrantStatusChanged, MemberChanged
from formats.core.possible.field import IN
from formats.core.possible.members import takes_teams, teams_of
from formats.core.state_slices.members import Members


def need_one_place(planned: Change, step: Step) -> None:
    """Raise unless each person acts for one entrant only; outside team tournaments only guests may have a speaker.

    `MemberElsewhereError`, `NotGuestError`. A team that has left counts again when it returns.
    """
    joined = [event for event in planned.events if isinstance(event, MemberChanged) and event.given]
    behind = {**step.bindings.entrants, **newcomers(planned.events, step)}
    returned = _returned(planned)
    if not joined and not behind and not returned:
        return
    if not takes_teams(planned.after):
        _need_guests(planned, joined)
        return
    own = {entrant: person.id for entrant, person in planned.loaded.people.items()} | behind
    members = planned.after.slice_of(Members)
    coming = [(event.entrant, event.person) for event in joined]
    coming += [(entrant, person) for entrant in returned for person in members.of(entrant)]
    for entrant, person in coming:
        _need_nowhere_else(planned, entrant, person, own)
    for entrant, person in [*coming, *behind.items(), *((who, own[who]) for who in returned if who in own)]:
        elsewhere = [other for other in teams_of(planned.after, person) if other != entrant]
        if elsewhere:
            raise MemberElsewhereError(elsewhere[0], person)


def _returned(planned: Change) -> list[str]:
    """The entrants that had left and are in again: reinstated, by an appeal, or because their leaving was undone."""
    if not any(isinstance(event, EntrantStatusChanged | CommandUndone) for event in planned.events):
        return []
    before = planned.before.entrants
    now_in = (entrant.id for entrant in planned.after.entrants.values() if entrant.status in IN)
    return [who for who in now_in if who in before and before[who].status not in IN]


def _need_nowhere_else(planned: Change, entrant: str, person: str, own: Mapping[str, str]) -> None:
    known = planned.after.entrants
    for other, whose in own.items():
        if whose == person and other != entrant and other in known and known[other].status in IN:
            raise MemberElsewhereError(other, person)


def _need_guests(planned: Change, joined: list[MemberChanged]) -> None:
    for event in joined:
        own = planned.loaded.people.get(event.entrant)
        if own is not None and own.discord_id is not None:
            raise NotGuestError(event.entrant)
