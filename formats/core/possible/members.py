"""Rules of who may act for an entrant: the members of a team, and of a guest whoever is their voice."""

from __future__ import annotations

from formats.core.errors import AlreadyMemberError, MemberElsewhereError, NotMemberError, TeamFullError
from formats.core.state import TournamentState
from formats.core.traces.members import Members
from formats.core.values import EntrantId, PersonId


def takes_teams(state: TournamentState) -> bool:
    """May several people be one entrant here?"""
    return state.settings.team_size > 1


def add_member(state: TournamentState, entrant: EntrantId, person: PersonId) -> None:
    """Refuse a person twice, one too many, and in a tournament of teams a member of two of them.

    `AlreadyMemberError`, `TeamFullError`, `MemberElsewhereError`. Where people play for themselves, one may be the
    voice of several guests.
    """
    members = state.trace(Members)
    if person in members.of(entrant):
        raise AlreadyMemberError(entrant, person)
    elsewhere = [other for other in members.entrants_of(person) if other in state.entrants]
    if elsewhere and takes_teams(state):
        raise MemberElsewhereError(elsewhere[0], person)
    if len(members.of(entrant)) >= state.settings.team_size:
        raise TeamFullError(entrant, state.settings.team_size)


def remove_member(state: TournamentState, entrant: EntrantId, person: PersonId) -> None:
    """Refuse with `NotMemberError` whoever is none."""
    if person not in state.trace(Members).of(entrant):
        raise NotMemberError(entrant, person)
