"""Names of those who may act for an entrant: the members of a team, or the one who speaks for a guest."""

from __future__ import annotations

from dataclasses import replace

from bot.text.context import TournamentContext
from bot.views.members import member_lines, member_names
from bot.views.person import history_view
from formats.core import commands as cmd
from tests.bot.played import PEOPLE, Played

KNOWN = {"p21": "Zoe", "p22": "Yan"}


def entered(*members: str, team_size: int = 1) -> TournamentContext:
    """A tournament in which these people, of whom two are known by name, act for the first entrant."""
    played = Played(people=PEOPLE[:2]).create(week=None, team_size=team_size).enter()
    for person in members:
        played.do(cmd.ChangeMember(entrant="e1", person=person))
    context = played.context
    return replace(context, names=replace(context.names, people=KNOWN))


def test_members_of_a_team_are_named_in_their_order_as_far_as_they_are_known() -> None:
    context = entered("p22", "p21", "p23", team_size=4)
    assert member_names(context, "e1") == ["Yan", "Zoe"]
    (line,) = member_lines(context, "e1")
    assert line == "In the team: Yan and Zoe"
    assert line in history_view(context, "e1").text


def test_of_a_guest_it_is_said_who_speaks_for_them() -> None:
    assert member_lines(entered("p21"), "e1") == ["Guest; spoken for by Zoe"]


def test_nothing_is_said_where_nobody_is_known() -> None:
    assert member_lines(entered(), "e1") == []
    assert member_lines(entered("p23"), "e1") == []
    assert member_names(entered("p23"), "e1") == []
