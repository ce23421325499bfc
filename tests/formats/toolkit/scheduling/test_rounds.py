from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import BadFormError
from formats.core.log import Record
from formats.core.plan import Settings, StagePlan
from formats.core.possible.clock import week_of_round
from formats.core.verify import verify
from formats.core.wall_clock import wall_time
from formats.messages.sentences import english, message_of, reason_values, variables_of
from formats.presets.arimaa_world_championship_2010 import NEW_YORK, WEEK
from formats.toolkit.scheduling.rounds import AVAILABILITY, NOTICE, pattern_of, starts_ahead
from tests.formats.play import Play
from tests.formats.toolkit.scheduling.weeks import JANUARY

MONDAY_19 = datetime(2026, 3, 3, 0, tzinfo=UTC)
"""19:00 in New York on Monday, 2 March 2026: pair tick. On Sunday, 8 March, clocks go forward there."""

GAME = "s0r1b1"
HOUR = 60
DAY = 24 * HOUR


def paired(entrants: int = 2, availability: dict[str, list[tuple[int, int]]] | None = None) -> Play:
    """A round published at the pair tick, after these entrants said when they would like to play (New York)."""
    plan = [StagePlan(system="round_robin", title="League")]
    play = Play(plan, Settings(zone=NEW_YORK, week=WEEK), registry.engine())
    play.now = MONDAY_19
    play.enter(entrants)
    for entrant, spans in (availability or {}).items():
        submit(play, entrant, spans)
    play.publish()
    return play


def submit(play: Play, entrant: str, spans: Any, zone: str = NEW_YORK) -> None:
    play.do(cmd.SubmitForm(form=AVAILABILITY, entrant=entrant, content={"zone": zone, "spans": spans}))


def fix(play: Play, days: float = 1) -> None:
    play.now = MONDAY_19 + timedelta(days=days)
    play.do(cmd.SetGameTimes(stage=0, round_number=1, final=True))


def span(day: int, start: int, end: int) -> tuple[int, int]:
    return day * DAY + start * HOUR, day * DAY + end * HOUR


def wall(play: Play, game: str = GAME) -> str:
    return f"{wall_time(play.state.times[game].at, NEW_YORK):%a %H:%M}"


def codes(play: Play, game: str = GAME) -> list[str]:
    return [reason.code for reason in play.state.times[game].reasons]


def test_nothing_ever_sent_means_any_time_so_the_earliest_start_is_taken() -> None:
    play = paired()

    assert wall(play) == "Wed 19:00"
    assert codes(play) == ["time_both", "time_earliest"]
    assert not play.state.times[GAME].final


def test_a_time_that_both_prefer_is_taken() -> None:
    play = paired(availability={"e1": [span(3, 18, 22), span(5, 10, 12)], "e2": [span(5, 11, 20)]})

    assert wall(play) == "Sat 11:00"
    assert codes(play)[0] == "time_both"


def test_without_a_common_time_the_reasons_warn_and_name_near_misses() -> None:
    play = paired(availability={"e1": [span(3, 18, 20)], "e2": [span(3, 21, 23), span(5, 9, 12)]})
    reasons = play.state.times[GAME].reasons

    assert wall(play) == "Thu 18:00"
    assert (reasons[0].code, reasons[0].about, reasons[0].warning) == ("time_one", ("e1", "e2"), True)
    assert "time_near_miss" in codes(play)


def test_availability_changed_within_the_day_counts_for_the_final_time() -> None:
    play = paired(availability={"e1": [span(3, 18, 20)]})
    tentative = wall(play)
    submit(play, "e1", [span(4, 18, 20)])
    fix(play)

    assert (tentative, wall(play)) == ("Thu 18:00", "Fri 18:00")
    assert play.state.times[GAME].final


@pytest.mark.parametrize("late, wednesday", [(1, "Wed 19:00"), (14 * 60, "Wed 19:00"), (15 * 60, "Wed 20:00")])
def test_the_first_start_of_the_week_stays_although_the_timetable_acts_a_little_late(late: int, wednesday: str) -> None:
    play = paired()
    fix(play, days=1 + late / 86400)

    assert wall(play) == wednesday
    assert verify(play.records, play.engine) == ()


def test_times_that_an_engine_before_3_moved_by_an_hour_still_verify() -> None:
    play = paired()
    fix(play, days=1 + 15 / 1440)
    early = [
        record.model_copy(update={"at": record.at - timedelta(minutes=14)})
        if isinstance(record.event, ev.GameTimesSet) and record.event.times[GAME].final
        else record
        for record in play.records
    ]

    def paired_by(version: int) -> list[Record]:
        return [
            record.model_copy(update={"event": record.event.model_copy(update={"engine": version})})
            if isinstance(record.event, ev.RoundPaired)
            else record
            for record in early
        ]

    assert verify(paired_by(2), play.engine) == ()
    assert [difference.what for difference in verify(paired_by(3), play.engine)] == ["times"]


def test_final_times_do_not_change() -> None:
    play = paired()
    fix(play)
    submit(play, "e1", [span(5, 18, 20)])
    fix(play, days=1.5)

    assert wall(play) == "Wed 19:00"


def test_what_was_sent_last_is_used_week_after_week() -> None:
    play = paired(3, {who: [span(6, 15, 16)] for who in ("e1", "e2", "e3")})
    first = wall(play)
    play.win_all()
    play.now = MONDAY_19 + timedelta(days=7) - timedelta(hours=1)
    play.publish()

    # The clocks have gone forward in between: the same hour on the wall, another instant.
    assert (first, wall(play, "s0r2b1")) == ("Sun 15:00", "Sun 15:00")
    apart = play.state.times["s0r2b1"].at - play.state.times[GAME].at
    assert apart == timedelta(days=7)


def test_a_pattern_is_read_on_the_players_own_clock() -> None:
    play = paired()
    submit(play, "e1", [span(4, 0, 1)], zone="Europe/Berlin")
    fix(play)

    assert wall(play) == "Thu 18:00"


def test_games_are_spread_so_that_people_can_watch() -> None:
    play = paired(8)
    starts = [time.at for time in play.state.times.values()]

    assert len(starts) == 4
    assert all(abs(start - other) >= timedelta(hours=2) for start in starts for other in starts if start is not other)


def test_the_same_log_gives_the_same_times() -> None:
    assert paired(8).state.times == paired(8).state.times


def test_a_rematch_is_played_at_a_start_still_ahead_with_a_days_notice() -> None:
    play = paired()
    fix(play)
    play.now = MONDAY_19 + timedelta(days=2, hours=2)
    play.win_all()
    play.do(cmd.OrderRematch(pairing=GAME, text="The server failed."))

    assert wall(play) == "Thu 21:00"
    assert play.state.times[GAME].final


def test_a_rematch_late_in_the_week_has_less_notice_and_after_it_no_time() -> None:
    play = paired()
    week = week_of_round(play.state, 0, 1)
    assert week is not None

    assert starts_ahead(week, week.play_until - timedelta(hours=3))[0] == week.play_until - timedelta(hours=2)
    assert starts_ahead(week, week.play_until - NOTICE) == [week.play_until]
    assert starts_ahead(week, week.play_until) == []

    play.win_all()
    play.now = week.play_until
    play.do(cmd.OrderRematch(pairing=GAME, text="The server failed."))
    assert play.state.times == {}


def test_games_that_were_moved_keep_their_time_and_others_keep_out_of_their_way() -> None:
    play = paired(4)
    play.do(cmd.MoveGame(pairing="s0r1b2", at=MONDAY_19 + timedelta(days=2), text="Agreed."))
    fix(play)

    assert wall(play, "s0r1b2") == "Wed 19:00"
    assert wall(play, GAME) != "Wed 19:00"


def test_without_a_week_there_is_no_week_of_a_round() -> None:
    play = Play([StagePlan(system="round_robin", title="League")], engine=registry.engine())
    play.enter(2)
    play.publish()

    assert week_of_round(play.state, 0, 1) is None
    assert play.engine.schedule(play.state, 0, 1, True, play.now) == {}  # noqa: FBT003 - the contract's


def test_a_pattern_comes_back_as_it_was_sent() -> None:
    play = paired()
    assert pattern_of(play.state, "e1") is None
    submit(play, "e1", [span(5, 10, 12), span(3, 18, 22)])
    pattern = pattern_of(play.state, "e1")

    assert pattern is not None
    assert pattern.spans == (span(3, 18, 22), span(5, 10, 12))
    assert play.state.forms[AVAILABILITY, "e1"].content == {
        "zone": NEW_YORK,
        "spans": [list(span(3, 18, 22)), list(span(5, 10, 12))],
    }


@pytest.mark.parametrize(
    "content, field",
    [
        ({"zone": "Mars/Olympus", "spans": []}, "zone"),
        ({"spans": []}, "zone"),
        ({"zone": NEW_YORK, "spans": [[0, 20000]]}, "spans.0.1"),
        ({"zone": NEW_YORK, "colour": "red"}, "colour"),
        ("thu 18-22", AVAILABILITY),
    ],
)
def test_a_wrong_pattern_is_refused_with_its_field(content: Any, field: str) -> None:
    play = paired()

    with pytest.raises(BadFormError) as refused:
        play.do(cmd.SubmitForm(form=AVAILABILITY, entrant="e1", content=content))

    assert refused.value.form == AVAILABILITY
    assert [name for name, _ in refused.value.problems] == [field]


def test_every_reason_of_a_time_has_a_sentence_it_fills() -> None:
    crowded = paired(8, {"e2": [], "e7": [], "e3": [span(3, 18, 19)], "e6": [span(4, 18, 19)]})
    crowded.do(cmd.MoveGame(pairing=GAME, at=MONDAY_19 + timedelta(days=3), text="Agreed."))
    fix(crowded)
    reasons = [reason for time in crowded.state.times.values() for reason in time.reasons]

    assert {reason.code for reason in reasons} >= {"time.director", "time_both", "time_one", "time_neither"}
    for reason in reasons:
        message = message_of(english(), reason.code) or ""
        values = reason_values(reason, variables_of(english(), message), str, lambda _, value: str(value))
        assert "{" not in (english().said(message, values) or "{")


def test_starts_lie_a_day_ahead_or_where_none_does_anywhere_ahead() -> None:
    slots = JANUARY.slots()
    day, moment = timedelta(days=1), timedelta(seconds=1)

    assert starts_ahead(JANUARY, slots[0] - day) == list(slots)
    assert starts_ahead(JANUARY, slots[0] - day + moment) == list(slots[1:])
    assert starts_ahead(JANUARY, slots[-1] - day) == [slots[-1]]
    late = slots[-1] - day + moment
    assert starts_ahead(JANUARY, late) == [slot for slot in slots if slot > late]
    assert starts_ahead(JANUARY, slots[-2]) == [slots[-1]]
    assert starts_ahead(JANUARY, slots[-1]) == []
