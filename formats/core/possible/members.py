"""Rules of who may act for an entrant: the members of a team, and the person who speaks for a guest."""

from __future__ import annotations

from formats.core.errors import (
    AlreadyMemberError,
    MemberElsewhereError,
    NoFreePlayersError,
    NoTeamsError,
    NotMemberError,
    TeamFullError,
)
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


def seek_team(state: TournamentState, person: PersonId) -> None:
    """Refuse where people play for themselves, and a member of a team: `NoTeamsError`, `MemberElsewhereError`."""
    if not takes_teams(state):
        raise NoTeamsError
    elsewhere = teams_of(state, person)
    if elsewhere:
        raise MemberElsewhereError(elsewhere[0], person)


def teams_with_room(state: TournamentState) -> dict[EntrantId, int]:
    """Return the teams that are in and not full, with the number of their people; a guest without members is one."""
    members = state.slice_of(Members)
    sizes = {who: max(1, len(members.of(who))) for who, entrant in state.entrants.items() if entrant.status in IN}
    return {who: size for who, size in sizes.items() if size < state.settings.team_size}


def teams_to_make(state: TournamentState) -> int:
    """Return how many new teams the free players need: so that all have a place, and there are two teams at least.

    `NoTeamsError`, `NoFreePlayersError`.
    """
    if not takes_teams(state):
        raise NoTeamsError
    free, size = len(state.slice_of(Members).free), state.settings.team_size
    if not free:
        raise NoFreePlayersError
    room = sum(size - members for members in teams_with_room(state).values())
    missing = 2 - sum(entrant.status in IN for entrant in state.entrants.values())
    return max(-(-(free - room) // size), missing, 0)


def remove_member(state: TournamentState, entrant: EntrantId, person: PersonId) -> None:
    """Refuse a person who is not a member with `NotMemberError`."""
    if person not in state.slice_of(Members).of(entrant):
        raise NotMemberError(entrant, person)
