"""The draw of teams: free players are divided among teams that come out equally large and equally strong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.registration import entered
from formats.core.draws import draw_secret, next_teams_draw
from formats.core.errors import StaleTeamsError
from formats.core.events import Event
from formats.core.lots import Lots
from formats.core.model import EntrantData
from formats.core.possible import members as rules
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId, PersonId


def make_teams(case: Case, command: cmd.MakeTeams) -> list[Event]:
    """Enter as many teams as are needed, and divide the free players among them and those with room."""
    case.need_phase()
    if command.new != rules.teams_to_make(case.state):
        raise StaleTeamsError
    events = entered(case, (EntrantData(),) * command.new, by_director=True)
    new = [event.entrant for event in events if isinstance(event, ev.EntrantRegistered)]
    drawn = _drawn(case.state, new, command.ratings)
    joined = zip(case.state.slice_of(Members).free, drawn.teams, strict=True)
    return [*events, drawn, *(ev.MemberChanged(entrant=team, person=person) for person, team in joined)]


def _drawn(state: TournamentState, new: Sequence[EntrantId], known: Mapping[PersonId, float]) -> ev.TeamsDrawn:
    members = state.slice_of(Members)
    ratings = tuple(known.get(person) for person in members.free)
    mean = mean_rating(ratings)
    open_teams = tuple(
        ev.OpenTeam(entrant=who, members=size, strength=_strength(state, who, size, known, mean))
        for who, size in rules.teams_with_room(state).items()
    )
    open_teams += tuple(ev.OpenTeam(entrant=who, members=0, strength=0.0) for who in new)
    draw = next_teams_draw(state)
    blank = ev.TeamsDrawn(draw=draw, open_teams=open_teams, ratings=ratings, teams=())
    return divided(blank, state.settings.team_size, Lots(draw_secret(state, draw)))


def _strength(
    state: TournamentState, team: EntrantId, size: int, known: Mapping[PersonId, float], mean: float
) -> float:
    people = state.slice_of(Members).of(team)
    if not people:  # a guest
        return state.entrants[team].data.rating or size * mean
    return sum(known.get(person, mean) for person in people)


def mean_rating(ratings: Sequence[float | None]) -> float:
    """Return the mean of the known ratings; 0 where none is."""
    known = [rating for rating in ratings if rating is not None]
    return sum(known) / len(known) if known else 0.0


def divided(drawn: ev.TeamsDrawn, most: int, lots: Lots) -> ev.TeamsDrawn:
    """Return the draw with the team of each free player: the strongest first, each to the smallest team with room.

    Of equally small teams the weakest gets the player. Lots order players of equal strength, and so which of the teams
    that are alike each joins.
    """
    mean = mean_rating(drawn.ratings)
    strengths = [mean if rating is None else rating for rating in drawn.ratings]
    order = lots.shuffled(range(len(strengths)), "teams")
    sizes = {team.entrant: team.members for team in drawn.open_teams}
    sums = {team.entrant: team.strength for team in drawn.open_teams}
    teams: dict[int, EntrantId] = {}
    for player in sorted(order, key=lambda number: -strengths[number]):
        with_room = (team for team, size in sizes.items() if size < most)
        team = teams[player] = min(with_room, key=lambda each: (sizes[each], sums[each]))
        sizes[team] += 1
        sums[team] += strengths[player]
    return drawn.model_copy(
        update={"teams": tuple(teams[number] for number in range(len(strengths))), "draws": tuple(lots.draws)}
    )
