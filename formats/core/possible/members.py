"""Rules of who may act for an entrant: the members of a team, and the person who speaks for a guest."""

from __future__ import annotations

from formats.core.errors import AlreadyMemberError, MemberElsewhereError, NotMemberError, TeamFullError
from formats.core.possible.field import IN
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PersonId


def takes_teams(state: TournamentState) -> bool:
    """May several people be one entrant here?"""
    return state.settings.team_size > 1


def teams_of(state: TournamentState, person: PersonId) -> tuple[EntrantId, ...]:
    """Return the entrants that are in and that a person is a member of, latest entry first."""
    joined = state.slice_of(Members).entrants_of(person)
    return tuple(who for who in joined if who in state.entrants and state.entrants[who].status in IN)


def add_member(state: TournamentState, entrant: EntrantId, person: PersonId) -> None:
    """Refuse a person twice, one too many, and in a tournament of teams a member of two of them.

    `AlreadyMemberError`, `TeamFullError`, `MemberElsewhereError`. A team that has left does not count. Where people
    play for themselves, one may be the voice of several guests.
    """
    members = state.slice_of(Members)
    if person in members.of(entrant):
        raise AlreadyMemberError(entrant, person)
    elsewhere = teams_of(state, person)
    if elsewhere and takes_teams(state):
        raise MemberElsewhereError(elsewhere[0], person)
    if len(members.of(entrant)) >= state.settings.team_size:
        raise TeamFullError(entrant, state.settings.team_size)


def remove_member(state: TournamentState, entrant: EntrantId, person: PersonId) -> None:
    """Refuse a person who is not a member with `NotMemberError`."""
    if person not in state.slice_of(Members).of(entrant):
        raise NotMemberError(entrant, person)
