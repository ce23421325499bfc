"""Rules 18 to 23: a live match by the judge's entries. b has the better seed, w the worse."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import BadFormError, BadReportError
from formats.core.events import MatchNoted
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination import judging as j
from formats.systems.swiss_elimination.live_match import EntryError, LiveMatch, play_match, verdict_by_times
from formats.systems.swiss_elimination.times import better_seed_wins_live
from tests.examples import examples
from tests.formats.systems.swiss_elimination.playoffs import OPTIONS, better_rank, field, next_round, noted, played

LIMIT = OPTIONS.limit_ms
START = j.Start()


def ms(seconds: float) -> int:
    return round(seconds * 1000)


def stop(who: str, at: float, *, official: float | None = None, leg: float | None = None) -> j.Stop:
    times = [None if seconds is None else ms(seconds) for seconds in (official, leg)]
    return j.Stop(entrant=who, at=ms(at), official=times[0], leg=times[1])


def right(who: str, at: float) -> j.Graded:
    return j.Graded(entrant=who, at=ms(at), correct=True)


def wrong(who: str, at: float) -> j.Graded:
    return j.Graded(entrant=who, at=ms(at), correct=False)


def back(who: str, at: float) -> j.SheetBack:
    return j.SheetBack(entrant=who, at=ms(at))


def new_sheet(who: str, at: float) -> j.NewSheet:
    return j.NewSheet(entrant=who, at=ms(at))


def timer(at: float) -> j.TimerRead:
    return j.TimerRead(at=ms(at))


def limit(at: float) -> j.TimeLimit:
    return j.TimeLimit(at=ms(at))


def match(*entries: j.Entry) -> LiveMatch:
    return play_match("b", "w", LIMIT, (START, *entries))


def won(*entries: j.Entry) -> tuple[str, str] | None:
    verdict = match(*entries).verdict
    return None if verdict is None else (verdict.winner, verdict.code)


def refusal(*entries: j.Entry) -> str:
    with pytest.raises(EntryError) as refused:
        match(*entries)
    return refused.value.code


@pytest.mark.parametrize(
    "better, worse, winner, code",
    [
        (580, 570, "w", "live_faster"),
        (570, 580, "b", "live_faster"),
        (580, 580, "b", "live_equal"),
        (None, 599.999, "w", "live_only_correct"),
        (None, 600, "b", "live_over_limit"),
        (700, 650, "b", "live_over_limit"),
        (700, None, "b", "live_only_correct"),
        (None, None, "b", "live_none_correct"),
    ],
)
def test_r18_the_worse_seed_must_be_faster_and_in_time(
    better: float | None, worse: float | None, winner: str, code: str
) -> None:
    times = [None if seconds is None else ms(seconds) for seconds in (better, worse)]
    verdict = verdict_by_times("b", times[0], "w", times[1], LIMIT)
    assert (verdict.winner, verdict.code) == (winner, code)


def test_r18_the_only_correct_answer_is_not_enough_at_ten_minutes() -> None:
    assert won(stop("w", 600), right("w", 610)) == ("b", "live_over_limit")
    assert won(stop("w", 605, official=599), right("w", 610)) == ("w", "live_only_correct")


def test_r19_nothing_happens_before_the_start() -> None:
    with pytest.raises(EntryError) as refused:
        play_match("b", "w", LIMIT, [stop("b", 5)])
    assert refused.value.code == "not_started"
    assert refusal(START) == "already_started"


def test_r20_only_a_player_who_solves_hands_in() -> None:
    assert refusal(stop("b", 5), stop("b", 6)) == "not_solving"
    assert refusal(stop("x", 5)) == "not_in_this_match"


def test_r20_a_sheet_is_graded_once_and_after_it_was_handed_in() -> None:
    assert refusal(right("b", 5)) == "not_graded_now"
    assert refusal(stop("b", 5), right("b", 4)) == "before_handed_in"
    assert refusal(stop("b", 5), wrong("b", 6), right("b", 7)) == "not_graded_now"


def test_r20_a_wrong_sheet_comes_back_after_the_full_minute() -> None:
    assert refusal(stop("b", 100), wrong("b", 110), back("b", 159.9)) == "minute_not_up"
    assert refusal(back("b", 100)) == "nothing_to_return"
    again = match(stop("b", 100), wrong("b", 110), back("b", 160))
    assert (again.better.sheet, again.better.wrong_answers) == ("solving", 1)
    assert won(stop("b", 100), wrong("b", 110), back("b", 160), stop("b", 200), right("b", 205)) == (
        "b",
        "live_only_correct",
    )


@pytest.mark.parametrize(
    "second, official",
    [
        (stop("w", 200), 200.0),
        (stop("w", 200, official=199.5), 199.5),
        (stop("w", 200, leg=39.5), 199.5),
    ],
)
def test_r20_the_minute_is_in_the_official_time_once(second: j.Stop, official: float) -> None:
    after = match(stop("w", 100, official=100), wrong("w", 110), back("w", 160), second)
    assert after.worse.official_ms == ms(official)


def test_r20_an_official_time_without_the_minute_is_refused() -> None:
    entries = (stop("w", 100), wrong("w", 110), back("w", 160))
    assert refusal(*entries, stop("w", 200, official=140)) == "minute_missing"


def test_r20_the_penalty_can_cost_the_match() -> None:
    entries = (stop("w", 500, leg=500), wrong("w", 510), back("w", 560), stop("w", 610, leg=45))
    assert match(*entries).worse.official_ms == ms(605)
    assert won(*entries, right("w", 620)) == ("b", "live_over_limit")


def test_r21_a_correct_answer_is_announced_at_once() -> None:
    assert won(stop("w", 100)) is None
    assert won(stop("w", 100), right("w", 110)) == ("w", "live_only_correct")


def test_r21_not_while_the_other_sheet_is_graded() -> None:
    both = (stop("b", 100), stop("w", 110), right("w", 120))
    assert won(*both) is None
    assert match(*both).stops_at == ms(160)
    assert won(*both, timer(159.9)) is None
    assert won(*both, timer(160)) == ("w", "live_only_correct")


def test_r21_the_other_grader_has_until_the_minute_is_up() -> None:
    both = (stop("b", 100), stop("w", 110), right("w", 120))
    assert won(*both, right("b", 160)) == ("b", "live_faster")
    assert won(*both, right("b", 160.1)) == ("w", "live_only_correct")
    assert won(*both, wrong("b", 130)) == ("w", "live_only_correct")


def test_r21_the_earlier_of_the_two_minutes() -> None:
    assert match(stop("w", 100), stop("b", 110), right("b", 115)).stops_at == ms(160)


def test_r21_a_wrong_sheet_in_its_minute_holds_nothing_up() -> None:
    assert won(stop("b", 100), wrong("b", 110), stop("w", 115), right("w", 120)) == ("w", "live_only_correct")


def test_r21_after_the_match_has_stopped_no_time_is_recorded() -> None:
    entries = (stop("w", 100), right("w", 110))
    assert won(*entries, stop("b", 111), right("b", 112)) == ("w", "live_only_correct")
    assert match(*entries, stop("b", 111)).better.official_ms is None


def test_r22_two_correct_answers_less_official_time() -> None:
    both = (stop("b", 100, official=99), stop("w", 100.5, official=98.9))
    assert won(*both, right("b", 110), right("w", 115)) == ("w", "live_faster")
    assert won(*both, right("w", 110), right("b", 115)) == ("w", "live_faster")


def test_r22_at_ten_minutes_the_judge_may_stop_it() -> None:
    assert refusal(limit(599.9)) == "limit_not_reached"
    assert won(limit(600)) == ("b", "live_none_correct")
    assert won(stop("w", 601), limit(602)) == ("b", "live_none_correct")


def test_r22_not_while_the_worse_seed_may_still_be_in_time() -> None:
    assert refusal(stop("w", 599), limit(601)) == "may_be_in_time"
    assert won(stop("w", 599), right("w", 640)) == ("w", "live_only_correct")
    assert won(stop("w", 599), wrong("w", 640), limit(641)) == ("b", "live_none_correct")


def test_r22_nor_once_the_worse_seed_was_in_time_while_the_other_sheet_is_graded() -> None:
    both = (stop("b", 595), stop("w", 598), right("w", 600))
    assert refusal(*both, limit(601)) == "may_be_in_time"
    assert won(*both, right("b", 610)) == ("b", "live_faster")


def test_r22_a_match_may_go_on_past_ten_minutes() -> None:
    assert won(stop("b", 899), right("b", 900)) == ("b", "live_only_correct")


def test_r22_no_certainty_is_a_tie() -> None:
    assert won(stop("w", 100), stop("b", 100), j.TooClose()) == ("b", "live_too_close")


def test_r23_one_new_sheet_a_match() -> None:
    assert match(new_sheet("b", 50), new_sheet("w", 60)).better.new_sheet
    assert refusal(new_sheet("b", 50), new_sheet("b", 60)) == "second_new_sheet"
    assert refusal(stop("b", 50), new_sheet("b", 60)) == "not_solving"


def test_r23_none_where_there_are_too_few() -> None:
    with pytest.raises(EntryError) as refused:
        play_match("b", "w", LIMIT, [j.Start(spare_sheets=False), new_sheet("b", 50)])
    assert refused.value.code == "no_spare_sheets"


def test_r23_after_a_malfunction_nothing_follows_by_itself() -> None:
    broken = (stop("w", 100), j.Malfunction(text="The timer stood still."), right("w", 110))
    assert won(*broken) is None
    assert won(*broken, j.GoOn()) == ("w", "live_only_correct")
    assert won(*broken, j.Decision(winner="b", text="It is played again in spirit.")) == ("b", "live_decided")
    assert refusal(*broken, limit(700)) == "held"
    assert refusal(j.GoOn()) == "not_held"
    assert won(j.Malfunction(text="?"), j.GoOn()) is None


def test_r23_the_clock_of_a_match_stands_while_a_malfunction_is_looked_into() -> None:
    began = datetime(2026, 9, 20, 12, tzinfo=UTC)
    entries: list[j.Entry] = [j.Start(began=began), j.Malfunction(text="The timer stood still.", at=3_000)]
    held = play_match("b", "w", LIMIT, entries)
    assert (held.held, held.held_at) == (True, 3_000)
    gone_on = play_match("b", "w", LIMIT, [*entries, j.GoOn(stood=300_000)])
    assert (gone_on.held, gone_on.held_at, gone_on.stood_ms) == (False, None, 300_000)
    assert (gone_on.signalled, gone_on.began) == (began, began + timedelta(minutes=5))
    ran_on = play_match("b", "w", LIMIT, [*entries, j.GoOn()])
    assert (ran_on.began, ran_on.stood_ms) == (began, 0)


def test_r23_judges_may_decide_at_any_time_also_before_the_start() -> None:
    entries: list[j.Entry] = [j.Malfunction(text="No power."), j.Decision(winner="w", text="By an earlier result.")]
    verdict = play_match("b", "w", LIMIT, entries).verdict
    assert verdict is not None
    assert (verdict.winner, verdict.code) == ("w", "live_decided")
    assert refusal(j.Decision(winner="x", text="?")) == "not_in_this_match"


def live() -> tuple[Stage, Pairing]:
    """The stage with the first live round published; its first match is p1 against p2."""
    stage, found = next_round(played(field(), better_rank, rounds=7))
    stage = replace(stage, rounds=(*stage.rounds, Round(8, found, {})))
    return stage, found.pairings[0]


def test_r23_the_entries_are_notes_and_the_result_follows() -> None:
    stage, pairing = live()
    stage = noted(
        stage,
        pairing,
        ("start", {}),
        ("stop", {"entrant": "p2", "at": "5:00.5", "official": "4:59.8"}),
        options=OPTIONS,
    )
    assert FORMAT.known_results(stage, OPTIONS) == {}
    stage = noted(stage, pairing, ("graded", {"entrant": "p2", "at": "5:10", "correct": True}), options=OPTIONS)
    result = FORMAT.known_results(stage, OPTIONS)[pairing.id]
    assert (result.half_points, result.times_ms) == ((0, 2), (None, 299_800))
    assert result.reason is not None
    assert (result.reason.code, result.reason.about) == ("live_only_correct", ("p2", "p1"))
    assert FORMAT.judge(Report(winner=None), pairing, stage, OPTIONS) == result


@pytest.mark.parametrize(
    "note, content, problem",
    [
        ("start", {"spare": True}, ("spare", "extra_forbidden")),
        ("stop", {"entrant": "p1"}, ("at", "missing")),
        ("stop", {"entrant": "p1", "at": "soon"}, ("at", "value_error")),
        ("stop", {"entrant": "p3", "at": "1:00"}, ("stop", "not_in_this_match")),
        ("graded", {"entrant": "p1", "at": "1:00", "correct": True}, ("graded", "not_graded_now")),
        ("go_on", None, ("go_on", "not_held")),
        ("malfunction", {"text": ""}, ("text", "string_too_short")),
    ],
)
def test_r23_entries_that_do_not_fit_are_refused(note: str, content: Any, problem: tuple[str, str]) -> None:
    stage, pairing = live()
    stage = noted(stage, pairing, ("start", {}), options=OPTIONS)
    with pytest.raises(BadFormError) as refused:
        noted(stage, pairing, (note, content), options=OPTIONS)
    assert (refused.value.form, refused.value.problems) == (note, (problem,))


def test_r23_an_entry_can_be_taken_back() -> None:
    stage, pairing = live()
    with pytest.raises(BadFormError) as refused:
        noted(stage, pairing, ("take_back", {}), options=OPTIONS)
    assert refused.value.problems == (("take_back", "nothing_to_take_back"),)
    stage = noted(
        stage, pairing, ("start", {}), ("stop", {"entrant": "p1", "at": 5}), ("take_back", {}), options=OPTIONS
    )
    stage = noted(stage, pairing, ("stop", {"entrant": "p1", "at": 300_000}), options=OPTIONS)
    entries = j.valid_entries(stage.notes[pairing.id])
    assert [entry.kind for entry in entries] == ["start", "stop"]


def test_r23_in_an_old_log_nothing_taken_back_at_first_and_notes_that_are_no_entries_change_nothing() -> None:
    notes = [MatchNoted(pairing="m", note=note) for note in ("take_back", "more_time", "start")]
    assert [entry.kind for entry in j.valid_entries(notes)] == ["start"]


def test_r23_two_graders_may_enter_in_either_order() -> None:
    stage, pairing = live()
    stage = noted(
        stage,
        pairing,
        ("start", {}),
        ("stop", {"entrant": "p1", "at": "5:01"}),
        ("stop", {"entrant": "p2", "at": "5:00"}),
        options=OPTIONS,
    )
    ats = [getattr(entry, "at", 0) for entry in j.valid_entries(stage.notes[pairing.id])]
    assert all(first <= second for first, second in pairwise(ats))


def test_r23_players_make_no_entries() -> None:
    stage, pairing = live()
    with pytest.raises(BadFormError) as refused:
        FORMAT.read_note("start", "p1", {}, pairing, stage, OPTIONS)
    assert refused.value.problems == (("start", "judges_only"),)


def test_r22_a_judge_may_also_enter_the_official_times_or_the_winner() -> None:
    stage, pairing = live()
    by_times = FORMAT.judge(Report(winner=None, times_ms=(None, 599_999)), pairing, stage, OPTIONS)
    assert (by_times.half_points, by_times.reason and by_times.reason.code) == ((0, 2), "live_only_correct")
    assert FORMAT.judge(Report(winner="p2"), pairing, stage, OPTIONS).half_points == (0, 2)
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner=None), pairing, stage, OPTIONS)
    assert refused.value.code == "no_ties"


TIMES = st.integers(1, 900)


@given(st.data())
@examples(90)
def test_whatever_is_entered_the_verdict_is_that_of_the_official_times(data: st.DataObject) -> None:
    """Random entries: refused ones leave the match as it was, and a verdict by answers agrees with rule 18."""
    entries: list[j.Entry] = [START]
    at = 0
    for _ in range(data.draw(st.integers(1, 14))):
        at += data.draw(st.integers(0, 80))
        who = data.draw(st.sampled_from("bw"))
        possible: list[j.Entry] = [stop(who, at), right(who, at), wrong(who, at), back(who, at), timer(at), limit(at)]
        entry = data.draw(st.sampled_from(possible))
        try:
            now = play_match("b", "w", LIMIT, [*entries, entry])
        except EntryError:
            continue
        entries.append(entry)
        for side in (now.better, now.worse):
            assert side.official_ms is None or side.official_ms >= 60_000 * side.wrong_answers - 60_000
        if now.verdict is not None:
            better_wins = better_seed_wins_live(now.better.solved_ms, now.worse.solved_ms, LIMIT)
            assert now.verdict.winner == ("b" if better_wins else "w")
            assert play_match("b", "w", LIMIT, [*entries, stop("b", at + 5), right("b", at + 6)]) == now
            return
        assert "right" not in {now.better.sheet, now.worse.sheet} or now.stops_at is not None
