"""What a judge's panel shows and offers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.state import Round, Stage
from formats.systems.swiss_elimination import judging as j
from formats.systems.swiss_elimination.judge_panel import PossibleEntry, live_round, possible_entries
from formats.systems.swiss_elimination.live_match import EntryError, LiveMatch, after_entry, play_match
from tests.formats.systems.swiss_elimination.playoffs import (
    OPTIONS,
    better_rank,
    field,
    next_round,
    noted,
    played,
    won_by,
)

MINUTE = 60_000


def opened(rounds: int) -> Stage:
    """The stage with the next round after so many published and open."""
    stage, found = next_round(played(field(), better_rank, rounds=rounds))
    return replace(stage, rounds=(*stage.rounds, Round(stage.next_round, found, {})))


def match(*entries: j.Entry) -> LiveMatch:
    return play_match("b", "w", OPTIONS.limit_ms, entries)


def notes(entries: tuple[PossibleEntry, ...]) -> set[str]:
    return {entry.note + ("" if entry.entrant is None else f" {entry.entrant}") for entry in entries}


def test_open_live_matches_are_shown_by_heat() -> None:
    panels = live_round(opened(9), OPTIONS)
    assert [(panel.pairing.label, panel.heat) for panel in panels] == [
        ("H7", 3),
        ("H9", 3),
        ("H3", 4),
        ("H5", 4),
        ("FINAL", 5),
    ]
    assert (panels[4].match.better.entrant, panels[4].match.worse.entrant) == ("p1", "p2")


def test_a_panel_follows_the_entries() -> None:
    stage = opened(7)
    pairing = stage.rounds[-1].pairings.pairings[0]
    stage = noted(stage, pairing, ("start", {}), ("stop", {"entrant": "p2", "at": "5:00"}), options=OPTIONS)
    first, second = live_round(stage, OPTIONS)
    assert (first.match.started, first.match.worse.sheet) == (True, "grading")
    assert not second.match.started


@pytest.mark.parametrize("rounds", [0, 3])
def test_online_rounds_have_no_panel(rounds: int) -> None:
    assert live_round(opened(rounds), OPTIONS) == ()
    assert live_round(field(), OPTIONS) == ()


def test_before_the_signal() -> None:
    assert notes(possible_entries(match(), 0)) == {"start", "malfunction", "decision b", "decision w"}


def test_while_both_solve() -> None:
    always = {"timer", "too_close", "malfunction", "decision b", "decision w"}
    started = match(j.Start())
    assert notes(possible_entries(started, MINUTE)) == always | {"stop b", "stop w", "new_sheet b", "new_sheet w"}
    assert "time_limit" in notes(possible_entries(started, OPTIONS.limit_ms))


def test_while_a_sheet_is_graded_and_after_a_wrong_answer() -> None:
    graded = match(j.Start(), j.Stop(entrant="w", at=MINUTE))
    entries = possible_entries(graded, MINUTE)
    assert {entry.correct for entry in entries if entry.note == "graded"} == {True, False}
    assert "stop w" not in notes(entries)
    wrong = match(j.Start(), j.Stop(entrant="w", at=MINUTE), j.Graded(entrant="w", at=MINUTE + 5, correct=False))
    assert "sheet_back w" not in notes(possible_entries(wrong, 2 * MINUTE - 1))
    assert "sheet_back w" in notes(possible_entries(wrong, 2 * MINUTE))


def test_new_sheets_only_once_and_where_there_are_enough() -> None:
    once = match(j.Start(), j.NewSheet(entrant="b", at=5))
    assert {note for note in notes(possible_entries(once, 10)) if "new_sheet" in note} == {"new_sheet w"}
    none_left = match(j.Start(spare_sheets=False))
    assert not any("new_sheet" in note for note in notes(possible_entries(none_left, 10)))


def test_when_a_correct_answer_is_to_be_announced() -> None:
    waiting = match(
        j.Start(),
        j.Stop(entrant="b", at=MINUTE),
        j.Stop(entrant="w", at=MINUTE + 10),
        j.Graded(entrant="w", at=MINUTE + 20, correct=True),
    )
    assert waiting.stops_at == 2 * MINUTE
    assert "graded b" in notes(possible_entries(waiting, 2 * MINUTE - 1))
    assert possible_entries(waiting, 2 * MINUTE) == (PossibleEntry("timer"),)


def test_during_a_malfunction() -> None:
    held = match(j.Start(), j.Malfunction(text="The lights went out."))
    found = notes(possible_entries(held, OPTIONS.limit_ms))
    assert "go_on" in found
    assert "time_limit" not in found


def test_nothing_after_the_verdict() -> None:
    assert possible_entries(match(j.Start(), j.TooClose()), MINUTE) == ()


def test_r20_the_judge_reads_the_precision_timer_while_the_sheet_is_away() -> None:
    handed_in = match(j.Start(), j.Stop(entrant="w", at=5 * MINUTE))
    assert "official_time w" in notes(possible_entries(handed_in, 5 * MINUTE))
    assert "official_time b" not in notes(possible_entries(handed_in, 5 * MINUTE))
    read = after_entry(handed_in, j.OfficialTime(entrant="w", leg=5 * MINUTE - 150))
    assert read.worse.official_ms == 5 * MINUTE - 150


def test_r20_after_a_wrong_answer_what_the_precision_timer_shows_is_added_to_the_minute() -> None:
    again = match(
        j.Start(),
        j.Stop(entrant="w", at=MINUTE),
        j.Graded(entrant="w", at=MINUTE + 5, correct=False),
        j.SheetBack(entrant="w", at=2 * MINUTE),
        j.Stop(entrant="w", at=5 * MINUTE),
    )
    assert after_entry(again, j.OfficialTime(entrant="w", leg=MINUTE)).worse.official_ms == 3 * MINUTE
    with pytest.raises(EntryError) as refused:
        after_entry(again, j.OfficialTime(entrant="w", official=MINUTE))
    assert refused.value.code == "minute_missing"


def test_r20_nothing_is_read_before_the_sheet_is_handed_in() -> None:
    with pytest.raises(EntryError) as refused:
        after_entry(match(j.Start()), j.OfficialTime(entrant="w", leg=MINUTE))
    assert refused.value.code == "not_handed_in"


def test_the_whole_round_shows_what_is_over_too() -> None:
    stage = opened(7)
    round_ = stage.rounds[-1]
    over = replace(round_, results={round_.pairings.pairings[0].id: won_by(round_.pairings.pairings[0], "p1")})
    stage = replace(stage, rounds=(*stage.rounds[:-1], over))
    panels = live_round(stage, OPTIONS)
    assert [panel.result is None for panel in panels] == [False, True]
    assert panels[1].pairing.label == "F3"
