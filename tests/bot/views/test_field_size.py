"""How many are in: where a format has fewer seats than entrants, how many of them play."""

from __future__ import annotations

import pytest

from bot.text.signup import closed_text
from bot.views.field_size import closed_line, entrants_text
from bot.views.info import info_view
from formats.core import commands as cmd
from tests.bot.faces.swiss_elimination.grand_prix import context, decided, invited, online, says, scored
from tests.bot.season import edits, public
from tests.bot.views.test_views import signing_up


@pytest.mark.parametrize("coming, taken", [(0, 0), (15, 15), (16, 16), (20, 16)])
def test_playoffs_count_the_seats_that_are_taken_and_not_all_who_are_listed(coming: int, taken: int) -> None:
    listed = f"20 on the list, {taken} of 16 seats taken"
    season = decided(20, coming=coming) if coming else scored(20)
    assert entrants_text(context(season)) == listed
    assert listed in "\n".join(str(block) for block in info_view(context(season), version="1").blocks)
    season.do(cmd.CloseRegistration())
    assert closed_line(context(season)) == f"The field of **{season.state.title}** is set: {listed}."


def test_in_play_seats_stay_taken_when_a_player_leaves() -> None:
    season = online(18)
    assert entrants_text(context(season)) == "18 on the list, 16 of 16 seats taken"
    season.do(cmd.WithdrawEntrant(entrant="e3"))
    assert entrants_text(context(season)) == "17 on the list, 16 of 16 seats taken"


def test_the_posted_field_and_the_board_follow_an_answer_that_takes_a_seat() -> None:
    season = invited(18)
    (posted,) = [post for post in public(season.do(cmd.CloseRegistration())) if "18 on the list" in post.content]
    assert "0 of 16 seats taken" in posted.content
    says(season, 1, "yes")
    assert "1 of 16 seats taken" in edits(season.last)["field"].content
    assert "1 of 16 seats taken" in str(season.board)


def test_elsewhere_everybody_who_is_in_is_counted() -> None:
    tournament = signing_up().context
    assert entrants_text(tournament) == "10 players of 10, 1 waiting"
    assert closed_line(tournament) == closed_text(tournament.state.title, 10, 1)
