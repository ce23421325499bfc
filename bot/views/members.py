"""People who may act for an entrant: the members of a team, or the representative of a guest."""

from __future__ import annotations

from bot.text.context import TournamentContext
from bot.text.names import clean
from bot.text.numbers import listed
from bot.text.texts import texts
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId


def member_names(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """Return the known names of the members for files, the captain's first."""
    known = context.names.people
    return [clean(known[person]) for person in context.state.slice_of(Members).of(entrant) if known.get(person)]


def member_lines(context: TournamentContext, entrant: EntrantId) -> list[str]:
    """Return a line with all members whose names are known; nothing if there are none."""
    people = [person for person in context.state.slice_of(Members).of(entrant) if context.names.people.get(person)]
    team = takes_teams(context.state)
    return (
        [(texts.teams.members if team else texts.teams.voice)(names=listed(list(map(context.names.person, people))))]
        if people
        else []
    )
