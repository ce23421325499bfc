"""When games are played: by time, with the reader's own times."""

from __future__ import annotations

from bot.text.texts import texts
from bot.views.schedule import schedule_view
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from tests.bot.played import PEOPLE, Played

SWISS = StagePlan(system="swiss", title="Cup")


def test_before_a_round_there_are_no_games() -> None:
    played = Played(people=PEOPLE[:4]).create((SWISS,), week=None).enter().close()
    assert texts.tables.no_games() in schedule_view(played.context).text


def test_earlier_rounds_are_told_only_to_whoever_wants_everything() -> None:
    played = Played(people=PEOPLE[:4]).create((SWISS,), week=None).enter().close().publish().play().publish()
    now, whole = schedule_view(played.context), schedule_view(played.context, everything=True)
    assert "Round 1" not in now.text
    assert "Round 2" in now.text
    assert whole.text.index("Round 1") < whole.text.index("Round 2")
    assert now.csv is not None
    assert whole.csv is not None
    assert [len(file.text.splitlines()) for file in (now.csv, whole.csv)] == [3, 5]


def test_times_that_suit_both_are_told_of_ones_own_game_where_a_week_has_times() -> None:
    played = Played(people=PEOPLE[:4]).create().enter().close().publish()
    game = played.game_of("e1")
    with_own = schedule_view(played.context, game).text
    assert with_own.startswith(schedule_view(played.context).text)
    assert len(with_own) > len(schedule_view(played.context).text)
    evening = Played(people=PEOPLE[:4]).create((SWISS,), week=None).enter().close().publish()
    own = evening.game_of("e1")
    assert schedule_view(evening.context, own).text == schedule_view(evening.context).text


def test_the_file_says_whether_a_time_is_final_and_how_a_game_ended() -> None:
    played = Played(people=PEOPLE[:4]).create().enter().close().publish()
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=False), actor="timetable")
    tentative = schedule_view(played.context).csv
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    final = schedule_view(played.context).csv
    assert tentative is not None
    assert final is not None
    assert [file.text.count(",tentative,") for file in (tentative, final)] == [2, 0]
    assert [file.text.count(",final,") for file in (tentative, final)] == [0, 2]
    ended = schedule_view(played.play().context).csv
    assert ended is not None
    assert ended.text.count("1–0") + ended.text.count("0–1") == 2
