"""People who may act for an entrant: the members of a team, or the representative of a guest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.text import actions
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.messages import Button
from bot.text.names import clean
from bot.text.numbers import listed
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.model import Entrant
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId

MOST_LINES = 1200
"""Maximum number of characters of the teams on a card, and of the free players."""


def team_lines(context: TournamentContext, teams: Sequence[Entrant]) -> list[str]:
    """Return a line for each team: its name, how many of its places are taken, and its members."""
    members, most = context.state.slice_of(Members), context.state.settings.team_size
    lines: list[str] = []
    for team in teams:
        people = [context.names.person(person) for person in members.of(team.id)]
        name = context.names.plain(team.id)
        lines.append(
            texts.teams.line(team=name, members=max(1, len(people)), most=most, names=listed(people or [name]))
        )
        if sum(map(len, lines)) > MOST_LINES:
            return [*lines[:-1], texts.signup.and_more(others=len(teams) - len(lines) + 1)]
    return lines


def free_lines(context: TournamentContext) -> list[str]:
    """Return a line with the people who wait for a team; nothing if there are none."""
    free = context.state.slice_of(Members).free
    return [texts.teams.free(names=listed(list(map(context.names.person, free))))] if free else []


def team_buttons(context: TournamentContext, tournament: str) -> list[Button]:
    """Return the buttons of joining: also those for free players, where there are any."""
    free = (actions.PICK_PLAYERS, actions.MAKE_TEAMS) if context.state.slice_of(Members).free else ()
    return [
        button(actions.JOIN_TEAM, tournament),
        button(actions.JOIN, tournament, label=texts.teams.new()),
        *(button(action, tournament) for action in free),
    ]


def drawn_lines(context: TournamentContext, events: Iterable[ev.Event]) -> list[str]:
    """Return the teams that a command has drawn, and how."""
    drawn = next(event for event in events if isinstance(event, ev.TeamsDrawn))
    teams = [context.state.entrants[open_team.entrant] for open_team in drawn.open_teams]
    rated = any(rating is not None for rating in drawn.ratings)
    return [texts.teams.drawn(), *team_lines(context, teams), texts.teams.drawn_why(rated=rated)]


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
