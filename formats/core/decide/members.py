"""Decisions about who may act for an entrant."""

from __future__ import annotations

from collections.abc import Sequence

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.events import Event
from formats.core.possible import members as rules
from formats.core.possible.field import need_in
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PersonId


def change_member(case: Case, command: cmd.ChangeMember) -> list[Event]:
    """Allow a person to act for an entrant that is in, or withdraw that."""
    case.need_phase()
    entrant = case.state.entrant(command.entrant)
    if command.given:
        need_in(entrant)
        rules.add_member(case.state, entrant.id, command.person)
    else:
        rules.remove_member(case.state, entrant.id, command.person)
    return [ev.MemberChanged(entrant=entrant.id, person=command.person, given=command.given)]


def seek_team(case: Case, command: cmd.SeekTeam) -> list[Event]:
    """Put a person in no team on the list of free players, or take them off it; what is so already is no event."""
    case.need_phase()
    rules.seek_team(case.state, command.person)
    if command.given == (command.person in case.state.slice_of(Members).free):
        return []
    return [ev.TeamSought(person=command.person, given=command.given)]


def with_members(case: Case, entered: list[Event], members: Sequence[Sequence[PersonId]]) -> list[Event]:
    """The entries with those who come as members of them, by the rules of coming later."""
    events = list(entered)
    entrants = [event.entrant for event in entered if isinstance(event, ev.EntrantRegistered)]
    for entrant, people in zip(entrants, members, strict=False):
        for person in people:
            events.append(_come(case.after(events), entrant, person))
    return events


def stay_elsewhere(case: Case, entrant: EntrantId) -> list[Event]:
    """Take out of a team that returns the members who have joined another team since it left."""
    if not rules.takes_teams(case.state):
        return []
    members = case.state.slice_of(Members).of(entrant)
    gone = [person for person in members if rules.teams_of(case.state, person)]
    return [ev.MemberChanged(entrant=entrant, person=person, given=False) for person in gone]


def _come(case: Case, entrant: EntrantId, person: PersonId) -> Event:
    rules.add_member(case.state, entrant, person)
    return ev.MemberChanged(entrant=entrant, person=person)
