"""Members, who may act for an entrant: those of a team, and the one who speaks for a guest."""

from __future__ import annotations

from typing import Literal

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import (
    AlreadyMemberError,
    MemberElsewhereError,
    NotInError,
    NotMemberError,
    TeamFullError,
    UnknownEntrantError,
    WrongPhaseError,
)
from formats.core.model import EntrantData
from formats.core.plan import Settings
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from tests.formats.play import Play, running

ONE = (EntrantData(),)


def entered(team_size: int, *teams: tuple[str, ...]) -> Play:
    """Sign-up is open, and these have entered, each with its members."""
    play = Play(settings=Settings(team_size=team_size))
    play.do(cmd.OpenRegistration())
    for members in teams:
        play.do(cmd.RegisterEntrants(entrants=ONE, members=(members,)))
    return play


def members_of(play: Play, entrant: str) -> tuple[str, ...]:
    return play.state.slice_of(Members).of(entrant)


def test_a_team_enters_with_its_members_captain_first() -> None:
    play = Play(settings=Settings(team_size=3))
    play.do(cmd.OpenRegistration())
    events = play.do(cmd.RegisterEntrants(entrants=ONE, members=(("p2", "p1"),)))
    assert [event.kind for event in events] == ["EntrantRegistered", "MemberChanged", "MemberChanged"]
    assert members_of(play, "e1") == ("p2", "p1")
    assert play.state.slice_of(Members).entrants_of("p1") == ("e1",)


def test_members_come_and_go_and_the_next_is_captain() -> None:
    play = entered(3, ("p1",))
    play.do(cmd.ChangeMember(entrant="e1", person="p2"))
    play.do(cmd.ChangeMember(entrant="e1", person="p1", given=False))
    assert members_of(play, "e1") == ("p2",)
    with pytest.raises(NotMemberError):
        play.do(cmd.ChangeMember(entrant="e1", person="p1", given=False))


def test_nobody_is_a_member_twice() -> None:
    play = entered(3, ("p1",))
    with pytest.raises(AlreadyMemberError):
        play.do(cmd.ChangeMember(entrant="e1", person="p1"))


def test_nobody_is_in_two_teams_of_a_tournament() -> None:
    play = entered(3, ("p1",), ("p2",))
    with pytest.raises(MemberElsewhereError) as refused:
        play.do(cmd.ChangeMember(entrant="e2", person="p1"))
    assert (refused.value.entrant, refused.value.person) == ("e1", "p1")
    with pytest.raises(MemberElsewhereError):
        play.do(cmd.RegisterEntrants(entrants=ONE, members=(("p3", "p2"),)))
    assert list(play.state.entrants) == ["e1", "e2"]  # nothing of the third came to be


@pytest.mark.parametrize("status", ["withdrawn", "disqualified"])
def test_a_member_of_a_team_that_has_left_may_join_another(status: Literal["withdrawn", "disqualified"]) -> None:
    play = entered(3, ("p1", "p2"), ("p3",))
    play.do(cmd.WithdrawEntrant(entrant="e1", status=status))
    play.do(cmd.ChangeMember(entrant="e2", person="p2"))
    play.do(cmd.RegisterEntrants(entrants=ONE, members=(("p1",),)))
    assert [members_of(play, team) for team in ("e1", "e2", "e3")] == [("p1", "p2"), ("p3", "p2"), ("p1",)]
    with pytest.raises(MemberElsewhereError) as refused:
        play.do(cmd.ChangeMember(entrant="e3", person="p2"))
    assert (refused.value.entrant, refused.value.person) == ("e2", "p2")


def test_a_team_that_waits_for_a_place_still_counts() -> None:
    play = Play(settings=Settings(team_size=3, capacity=2))
    play.do(cmd.OpenRegistration())
    for person in ("p1", "p2", "p3"):
        play.do(cmd.RegisterEntrants(entrants=ONE, members=((person,),)))
    assert play.state.entrant("e3").status == "waiting"
    with pytest.raises(MemberElsewhereError):
        play.do(cmd.ChangeMember(entrant="e1", person="p3"))


def test_a_team_returns_without_the_members_who_have_joined_another() -> None:
    play = entered(3, ("p1", "p2"), ("p3",))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.ChangeMember(entrant="e2", person="p1"))
    events = play.do(cmd.ReinstateEntrant(entrant="e1"))
    assert ev.MemberChanged(entrant="e1", person="p1", given=False) in events
    assert (members_of(play, "e1"), members_of(play, "e2")) == (("p2",), ("p3", "p1"))


def test_a_team_returns_by_an_appeal_without_the_members_who_have_joined_another() -> None:
    play = running(2, settings=Settings(team_size=3, forfeit_removes=True))
    play.do(cmd.ChangeMember(entrant="e1", person="p1"))
    play.do(cmd.RuleForfeit(pairing="s0r1b1", absent=("e1",)))
    play.do(cmd.FileAppeal(entrant="e1", text="The bus."))
    play.do(cmd.ChangeMember(entrant="e2", person="p1"))
    play.do(cmd.DecideAppeal(entrant="e1", accepted=True, text="Yes."))
    assert (members_of(play, "e1"), members_of(play, "e2")) == ((), ("p1",))


def test_the_voice_of_several_guests_stays_that_of_one_who_returns() -> None:
    play = entered(1, ("p1",), ())
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    play.do(cmd.ChangeMember(entrant="e2", person="p1"))
    play.do(cmd.ReinstateEntrant(entrant="e1"))
    assert (members_of(play, "e1"), members_of(play, "e2")) == (("p1",), ("p1",))


def test_nobody_enters_two_teams_of_one_list() -> None:
    play = entered(3)
    with pytest.raises(MemberElsewhereError):
        play.do(cmd.RegisterEntrants(entrants=(*ONE, *ONE), members=(("p1",), ("p1",))))


def test_a_team_takes_as_many_as_the_settings_say() -> None:
    play = entered(2, ("p1", "p2"))
    with pytest.raises(TeamFullError) as refused:
        play.do(cmd.ChangeMember(entrant="e1", person="p3"))
    assert refused.value.most == 2


def test_where_people_play_for_themselves_a_guest_has_one_voice_and_a_voice_several_guests() -> None:
    play = entered(1, ("p1",), ())
    play.do(cmd.ChangeMember(entrant="e2", person="p1"))
    assert play.state.slice_of(Members).entrants_of("p1") == ("e2", "e1")
    with pytest.raises(TeamFullError):
        play.do(cmd.ChangeMember(entrant="e2", person="p2"))


def test_nobody_joins_whoever_has_left_and_members_may_still_go() -> None:
    play = entered(3, ("p1",))
    play.do(cmd.WithdrawEntrant(entrant="e1"))
    with pytest.raises(NotInError):
        play.do(cmd.ChangeMember(entrant="e1", person="p2"))
    play.do(cmd.ChangeMember(entrant="e1", person="p1", given=False))
    assert members_of(play, "e1") == ()
    with pytest.raises(UnknownEntrantError):
        play.do(cmd.ChangeMember(entrant="e9", person="p2"))


def test_whoever_takes_the_seat_names_their_own() -> None:
    play = entered(3, ("p1", "p2"))
    play.do(cmd.ReplacePerson(entrant="e1", person="p7"))
    assert members_of(play, "e1") == ()


def test_an_undone_entry_leaves_no_members_to_the_next_of_its_number() -> None:
    play = entered(3, ("p1", "p2"))
    play.do(cmd.UndoCommand(command_id=play.last))
    assert play.state.slice_of(Members) == Members()
    play.do(cmd.RegisterEntrants(entrants=ONE))
    assert members_of(play, "e1") == ()


def test_nothing_stands_in_the_way_of_undo() -> None:
    play = entered(3, ("p1",))
    play.do(cmd.CloseRegistration())
    closed = play.last
    play.do(cmd.ChangeMember(entrant="e1", person="p2"))
    play.do(cmd.UndoCommand(command_id=closed))
    assert play.state.phase == "registration"
    assert members_of(play, "e1") == ("p1", "p2")


def test_when_it_is_over_nobody_joins_any_more() -> None:
    play = entered(3, ("p1",))
    play.do(cmd.CancelTournament())
    with pytest.raises(WrongPhaseError):
        play.do(cmd.ChangeMember(entrant="e1", person="p2"))


def test_the_event_says_whom_it_is_about() -> None:
    event = ev.MemberChanged(entrant="e1", person="p1")
    assert event.people() == {"p1"}
    assert event.with_people({"p1": "p9"}).person == "p9"


@pytest.mark.parametrize("size, teams", [(1, False), (2, True), (3, True)])
def test_from_two_people_on_an_entrant_is_a_team(size: int, *, teams: bool) -> None:
    assert takes_teams(Play(settings=Settings(team_size=size)).state) == teams
