"""Free players, and the draw that divides them among teams."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import MemberElsewhereError, NoFreePlayersError, NoTeamsError, StaleTeamsError, WrongPhaseError
from formats.core.model import EntrantData
from formats.core.possible.members import teams_to_make
from formats.core.state_slices.members import Members
from formats.core.verify import verify
from tests.formats.core.decide.test_members import entered, members_of
from tests.formats.play import Play, running


def free(play: Play) -> tuple[str, ...]:
    return play.state.slice_of(Members).free


def waiting(size: int, people: int, *teams: tuple[str, ...]) -> Play:
    """These teams are in, and so many others wait for one: `f1`, `f2`, ..."""
    play = entered(size, *teams)
    for number in range(1, people + 1):
        play.do(cmd.SeekTeam(person=f"f{number}"))
    return play


def make(play: Play, ratings: Mapping[str, float] | None = None) -> tuple[ev.TeamsDrawn, dict[str, tuple[str, ...]]]:
    """Make teams, and return what was drawn and who is in each team."""
    command = cmd.MakeTeams(new=teams_to_make(play.state), ratings=dict(ratings or {}))
    (drawn,) = (event for event in play.do(command) if isinstance(event, ev.TeamsDrawn))
    assert not verify(play.records, play.engine)
    return drawn, {who: members_of(play, who) for who in play.state.entrants}


def test_a_free_player_waits_until_a_team_takes_them() -> None:
    play = waiting(2, 2, ("p1",))
    assert free(play) == ("f1", "f2")
    assert play.do(cmd.SeekTeam(person="f1")) == ()
    play.do(cmd.ChangeMember(entrant="e1", person="f1"))
    play.do(cmd.SeekTeam(person="f2", given=False))
    assert free(play) == ()
    assert members_of(play, "e1") == ("p1", "f1")


def test_a_member_is_no_free_player_and_nobody_is_where_people_play_for_themselves() -> None:
    play = entered(2, ("p1",))
    with pytest.raises(MemberElsewhereError):
        play.do(cmd.SeekTeam(person="p1"))
    with pytest.raises(NoTeamsError):
        entered(1).do(cmd.SeekTeam(person="p1"))


def test_teams_come_out_equally_large() -> None:
    _, teams = make(waiting(4, 6))
    assert sorted(map(len, teams.values())) == [3, 3]


def test_teams_come_out_equally_strong() -> None:
    drawn, teams = make(waiting(2, 4), {"f1": 2000, "f2": 1900, "f3": 1500, "f4": 1400})
    assert {frozenset(team) for team in teams.values()} == {frozenset({"f1", "f4"}), frozenset({"f2", "f3"})}
    assert drawn.ratings == (2000, 1900, 1500, 1400)


def test_players_without_a_rating_count_as_the_mean() -> None:
    _, teams = make(waiting(2, 4), {"f1": 2000, "f4": 1000})
    assert {len({"f2", "f3"} & {*team}) for team in teams.values()} == {0, 2}


def test_free_players_fill_teams_with_room_before_new_ones_are_made() -> None:
    play = waiting(2, 3, ("p1",), ("p2", "p3"))
    _, teams = make(play, {"p1": 1500})
    assert len(teams) == 3
    assert len(teams["e1"]) == 2
    assert teams["e2"] == ("p2", "p3")


def test_the_weaker_of_two_teams_gets_the_stronger_player() -> None:
    _, teams = make(waiting(2, 2, ("p1",), ("p2",)), {"p1": 2000, "p2": 1000, "f1": 1800, "f2": 1200})
    assert teams == {"e1": ("p1", "f2"), "e2": ("p2", "f1")}


def test_a_guest_without_members_is_one_of_their_team() -> None:
    play = waiting(2, 1)
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(rating=1700),), by_director=True))
    play.do(cmd.RegisterEntrants(entrants=(EntrantData(),), members=(("p1", "p2"),)))
    drawn, teams = make(play)
    assert teams == {"e1": ("f1",), "e2": ("p1", "p2")}
    assert drawn.open_teams == (ev.OpenTeam(entrant="e1", members=1, strength=1700),)


def test_a_draw_that_was_undone_is_drawn_as_it_was_before() -> None:
    play = waiting(2, 6)
    first, teams = make(play)
    play.do(cmd.UndoCommand(command_id=play.last))
    assert (len(free(play)), play.state.entrants) == (6, {})
    assert make(play) == (first, teams)
    assert len(play.state.draws) == len(first.draws)


def test_another_draw_has_another_name_and_another_secret() -> None:
    play = waiting(2, 4)
    first, _ = make(play)
    for person in ("g1", "g2", "g3"):
        play.do(cmd.SeekTeam(person=person))
    second, _ = make(play)
    assert (first.draw, second.draw) == ("teams 1", "teams 2")
    assert first.draws[0].seed != second.draws[0].seed


def test_a_changed_team_is_found_by_verify() -> None:
    play = waiting(2, 4)
    make(play)
    changed = [
        record.model_copy(update={"event": record.event.model_copy(update={"teams": record.event.teams[::-1]})})
        if isinstance(record.event, ev.TeamsDrawn)
        else record
        for record in play.records
    ]
    assert [difference.what for difference in verify(changed, play.engine)] == ["draw"]


def test_teams_are_made_of_free_players_only_before_play_and_as_many_as_are_needed() -> None:
    with pytest.raises(NoFreePlayersError):
        teams_to_make(entered(2, ("p1",)).state)
    play = waiting(2, 4)
    with pytest.raises(StaleTeamsError):
        play.do(cmd.MakeTeams(new=1))
    with pytest.raises(WrongPhaseError):
        running().do(cmd.MakeTeams(new=2))
