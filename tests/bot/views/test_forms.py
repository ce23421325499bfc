"""Who has handed in what, for those who run the tournament."""

from __future__ import annotations

from bot.views.forms import contents_view, who_has_view
from formats.core import commands as cmd
from formats.core.forms import FormNow, forms_now
from formats.toolkit.invitation import INVITATION
from tests.bot.faces.swiss_elimination.grand_prix import DAY, context, invited, says
from tests.bot.season import Season


def invitation(season: Season) -> FormNow:
    return next(form for form in forms_now(season.state, season.engine) if form.key == INVITATION.key)


def lines(season: Season) -> list[str]:
    return who_has_view(context(season), [invitation(season)], season.now).text.splitlines()


def starting(season: Season, begin: str) -> str:
    (line,) = (line for line in lines(season) if begin in line)
    return line


def test_who_has_handed_it_in_stands_apart_from_who_has_not_and_what_was_said_is_not_told() -> None:
    season = invited(20)
    says(season, 1, "yes")
    says(season, 2, "no")
    handed_in, missing = starting(season, "Player 1 "), starting(season, "Player 20")
    assert handed_in != missing
    assert "Player 2 " in handed_in
    assert f"<t:{season.now.timestamp():.0f}:R>" in handed_in
    assert "Player 3" in missing
    assert "Player 2 " not in missing
    assert "yes" not in "\n".join(lines(season)).lower()


def test_before_anybody_has_and_once_everybody_has_there_is_nobody() -> None:
    season = invited(20)
    nobody = [line for line in lines(season) if "nobody" in line.lower()]
    assert len(nobody) == 1
    for number in range(1, 21):
        says(season, number, "yes")
    assert [line for line in lines(season) if "nobody" in line.lower()] != nobody


def test_who_has_left_stands_apart() -> None:
    season = invited(20)
    says(season, 1, "yes")
    season.do(cmd.WithdrawEntrant(entrant="e1"))
    assert lines(season)[-1] == "Withdrawn: Player 1."
    assert "Sent in: Nobody." in lines(season)


def test_once_it_is_too_late_who_is_missing_has_not_handed_it_in() -> None:
    season = invited(20)
    in_time = starting(season, "Player 20").partition("Player")[0]
    season.away_until(season.now + 8 * DAY)
    assert starting(season, "Player 20").partition("Player")[0] != in_time


def test_what_was_handed_in_is_shown_of_one_or_of_everybody_with_a_file() -> None:
    season = invited(20)
    for number, answer in ((1, "yes"), (2, "no")):
        says(season, number, answer)
    everybody = contents_view(context(season), invitation(season), None)
    assert everybody.text.index("Player 1") < everybody.text.index("Player 2")
    assert everybody.csv is not None
    head, *rows = everybody.csv.text.splitlines()
    assert head.lstrip("\ufeff") == "name,answer,handed in"
    assert [row.split(",")[:2] for row in rows] == [["Player 1", "yes"], ["Player 2", "no"]]
    single = contents_view(context(season), invitation(season), "e2")
    assert "Player 2" in single.text
    assert "Player 1" not in single.text
    assert single.csv is not None
    assert len(single.csv.text.splitlines()) == 2
    nothing = contents_view(context(season), invitation(season), "e3")
    assert nothing.csv is None
    assert nothing.text != contents_view(context(season), invitation(season), "e2").text
