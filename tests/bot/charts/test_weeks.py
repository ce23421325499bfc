"""The week in which a game is played, as its picture shows it."""

from __future__ import annotations

from bot.charts.weeks import week_table
from bot.pictures.week import WeekTable
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.toolkit.scheduling.rounds import AVAILABILITY
from tests.bot.played import Played

NEW_YORK = "America/New_York"
DUEL = StagePlan(system="score_group_swiss", title="Duel", options={"rounds": 1})


def minutes(day: int, hour: int) -> int:
    """Since Monday, of a day counted from 0."""
    return (day * 24 + hour) * 60


def round_of_two(*, spans: dict[str, list[tuple[int, int]]] | None = None) -> Played:
    """Ana plays Bo in a week of New York: from Wednesday 19:00 to Monday 17:00. Who is named is free only then."""
    played = Played(people=("Ana", "Bo")).create((DUEL,)).enter()
    for entrant, times in (spans or {}).items():
        content = {"zone": NEW_YORK, "spans": times}
        played.do(cmd.SubmitForm(form=AVAILABILITY, entrant=entrant, content=content), actor=f"p{entrant[1:]}")
    return played.close().publish()


def table(played: Played, zone: str | None = None) -> WeekTable:
    found = week_table(played.context, played.game_of("e1").id, zone)
    assert found is not None
    return found


def free(found: WeekTable, day: int, hour: int) -> str:
    """What is free on a day of the picture, counted from 0, in an hour."""
    return found.cells[found.hours.index(f"{hour:02}:00")][day]


def test_without_a_week_there_is_no_picture() -> None:
    played = Played(people=("Ana", "Bo")).create((DUEL,), week=None).enter().close().publish()
    assert week_table(played.context, played.game_of("e1").id) is None


def test_each_hour_says_who_is_free_and_what_is_outside_of_the_week() -> None:
    evening = [(minutes(3, 18), minutes(3, 20))]
    played = round_of_two(spans={"e1": evening, "e2": [(minutes(3, 19), minutes(3, 21))]})
    found = table(played)
    first, second = ("first", "second") if played.game_of("e1").seats[0] == "e1" else ("second", "first")
    assert len(found.days) == 6
    assert found.hours == tuple(f"{hour:02}:00" for hour in range(24))
    assert [free(found, 1, hour) for hour in (17, 18, 19, 20, 21)] == ["none", first, "both", second, "none"]
    assert (free(found, 0, 18), free(found, 0, 19)) == ("outside", "none")
    assert (free(found, 5, 17), free(found, 5, 18)) == ("none", "outside")


def test_who_has_said_nothing_is_free_at_all_times_and_the_players_are_named_by_their_seats() -> None:
    played = round_of_two()
    found = table(played)
    assert {cell for line in found.cells for cell in line} == {"both", "outside"}
    names = {"e1": "Ana", "e2": "Bo"}
    assert found.players == tuple(names[seat] for seat in played.game_of("e1").seats)


def test_the_hour_that_was_chosen_is_marked_on_every_clock() -> None:
    played = round_of_two(spans={"e1": [(minutes(4, 20), minutes(4, 21))], "e2": [(minutes(4, 20), minutes(4, 21))]})
    here, there = table(played), table(played, "Europe/Berlin")
    assert here.chosen is not None
    assert there.chosen is not None
    assert (here.hours[here.chosen[0]], here.cells[here.chosen[0]][here.chosen[1]]) == ("20:00", "both")
    assert (there.hours[there.chosen[0]], there.cells[there.chosen[0]][there.chosen[1]]) == ("02:00", "both")
    assert here.days[here.chosen[1]] != there.days[there.chosen[1]]


def test_a_time_outside_of_the_week_is_said_but_not_marked() -> None:
    played = round_of_two()
    at = played.state.times[played.game_of("e1").id].at
    week = played.state.settings.week
    assert week is not None
    later = week.week_for(at).play_until.replace(hour=23)
    played.do(cmd.MoveGame(pairing=played.game_of("e1").id, at=later, text="asked for", knowingly=True))
    assert table(played).chosen is None
