"""What formats let entrants hand in and judges note, and the results that follow from it without a report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.asking import EntrantForm, FormField
from formats.core.capabilities import AsksForms, KnowsResults, Reveals, TakesNotes
from formats.core.contract import Format
from formats.core.errors import BadFormError, InvariantError
from formats.core.model import Pairing, Reason, RoundPairings
from formats.core.plan import Settings
from formats.core.results import Report, Result
from formats.core.rules import StageRules
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId, Value
from formats.core.verify import verify
from formats.core.weekly import WeeklyTime, WeekPlan
from tests.formats.play import Play, running, toy
from tests.formats.toys import NeighbourOptions, Neighbours, toy_engine

WEEK = WeekPlan(
    zone="UTC",
    ask=WeeklyTime(weekday="sat", time="12:00"),
    pair=WeeklyTime(weekday="mon", time="12:00"),
    fix=WeeklyTime(weekday="tue", time="12:00"),
    play_from=WeeklyTime(weekday="wed", time="12:00"),
    play_until=WeeklyTime(weekday="sun", time="12:00"),
)


class Line(Value):
    """Who crossed the line first."""

    who: EntrantId


class Raced(
    Neighbours,
    AsksForms[NeighbourOptions],
    TakesNotes[NeighbourOptions],
    Reveals[NeighbourOptions],
    KnowsResults[NeighbourOptions],
):
    """Neighbours who hand in how long they took; a judge may note who crossed the line."""

    key: ClassVar[str] = "raced"
    notes: ClassVar[Mapping[str, type[Value]]] = {"line": Line, "photo": Line}
    forms: ClassVar[tuple[EntrantForm, ...]] = (EntrantForm("laps", (FormField("seconds", "61"),)),)

    def read_form(
        self, form: str, content: Any, entrant: EntrantId, stage: Stage | None, options: NeighbourOptions
    ) -> Any:
        """Seconds as a number, until the stage has started."""
        if stage is not None:
            raise BadFormError(form, (("form", "closed"),))
        return {"seconds": int(content["seconds"])}

    def read_note(
        self, note: str, by: EntrantId | None, content: Any, pairing: Pairing, stage: Stage, options: NeighbourOptions
    ) -> Any:
        """Who crossed the line must sit at the board, and is not the one who says so."""
        if note == "photo":
            return {"whom": content}
        if content["who"] == by:
            raise BadFormError(note, (("line", "own"),))
        if content["who"] not in pairing.seats:
            raise BadFormError(note, (("line", "not_here"),))
        return content

    def sealed(self, stage: Stage | None, options: NeighbourOptions) -> frozenset[str]:
        """Times, until the stage has started."""
        return frozenset({"laps"}) if stage is None else frozenset()

    def script(self, stage: Stage, options: NeighbourOptions) -> tuple[tuple[Reason, ...], ...]:
        """No script."""
        return ()

    def known_results(self, stage: Stage, options: NeighbourOptions) -> Mapping[PairingId, Result]:
        """The faster of two who handed their times in, or who crossed the line."""
        known = {}
        for pairing in stage.rounds[-1].open_pairings():
            times = [stage.forms["laps", seat]["seconds"] for seat in pairing.seats if ("laps", seat) in stage.forms]
            notes = [note for note in stage.notes.get(pairing.id, ()) if note.note == "line"]
            crossed = [Line.model_validate(note.content).who for note in notes]
            if len(times) == 2:
                known[pairing.id] = Result(half_points=(2, 0) if times[0] < times[1] else (0, 2))
            elif crossed:
                known[pairing.id] = Result(half_points=(2, 0) if crossed[0] == pairing.seats[0] else (0, 2))
        return known


def race(times: Mapping[str, int], **more: Any) -> Play:
    """Four entrants of whom some handed their times in before the first round was published."""
    play = Play(stages=[toy(system="raced")], engine=toy_engine(Raced()), **more)
    play.enter(4)
    for who, seconds in times.items():
        play.do(cmd.SubmitForm(form="laps", entrant=who, content={"seconds": seconds}))
    return play


def test_results_that_are_known_are_recorded_with_the_round() -> None:
    play = race({"e1": 70, "e2": 60})
    events = play.publish()

    recorded = [event for event in events if isinstance(event, ev.ResultRecorded)]
    assert [(event.pairing, event.source) for event in recorded] == [("s0r1b1", "format")]
    winner = play.board(1).seats[recorded[0].result.winning_seat or 0]
    assert winner == "e2"
    assert [pairing.id for pairing in play.state.open_games()] == ["s0r1b2"]


def test_only_games_still_open_get_a_time() -> None:
    play = race({"e1": 70, "e2": 60}, settings=Settings(week=WEEK))
    play.publish()

    assert set(play.state.times) == {"s0r1b2"}


def test_a_round_and_its_known_results_are_undone_together() -> None:
    play = race({"e1": 70, "e2": 60})
    play.publish()
    play.do(cmd.UndoCommand(command_id=play.last))

    assert play.state.started == ()


def test_a_result_follows_from_a_note() -> None:
    play = race({})
    play.publish()
    pairing = play.board(1)
    events = play.do(cmd.NoteMatch(pairing=pairing.id, note="line", content={"who": pairing.seats[1]}))

    assert [type(event) for event in events] == [ev.MatchNoted, ev.ResultRecorded]
    assert play.state.current_round is not None
    assert play.state.current_round.results[pairing.id].winning_seat == 1


def test_a_note_the_format_refuses_is_not_recorded() -> None:
    play = race({})
    play.publish()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.NoteMatch(pairing="s0r1b1", note="line", content={"who": "e9"}))

    assert (refused.value.form, refused.value.problems) == ("line", (("line", "not_here"),))
    assert play.state.notes == {}


def test_a_format_may_look_at_who_makes_a_note() -> None:
    play = race({})
    play.publish()
    me, other = play.board().seats
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.NoteMatch(pairing="s0r1b1", note="line", by=me, content={"who": me}))

    assert (refused.value.form, refused.value.problems) == ("line", (("line", "own"),))
    assert play.do(cmd.NoteMatch(pairing="s0r1b1", note="line", by=me, content={"who": other}))


def test_other_formats_know_no_results() -> None:
    play = running()
    events = play.do(cmd.NoteMatch(pairing="s0r1b1", note="timed_out"))

    assert events == (ev.MatchNoted(pairing="s0r1b1", note="timed_out"),)


def test_notes_that_any_game_may_have_are_no_business_of_the_format() -> None:
    play = race({})
    play.publish()

    assert play.do(cmd.NoteMatch(pairing="s0r1b1", note="timed_out")) == (
        ev.MatchNoted(pairing="s0r1b1", note="timed_out"),
    )


def test_a_format_that_stores_what_it_did_not_declare_is_broken() -> None:
    play = race({})
    play.publish()
    with pytest.raises(InvariantError):
        play.do(cmd.NoteMatch(pairing="s0r1b1", note="photo", content={"who": "e1"}))


def test_a_form_is_read_by_the_format_that_asks_for_it() -> None:
    play = race({"e1": 70})

    assert play.state.forms["laps", "e1"].content == {"seconds": 70}


def test_a_form_may_be_closed_once_the_stage_has_started() -> None:
    play = race({})
    play.publish()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.SubmitForm(form="laps", entrant="e1", content={"seconds": 1}))

    assert refused.value.problems == (("form", "closed"),)


def test_a_form_of_a_later_stage_can_be_handed_in_before_it_starts() -> None:
    play = Play(stages=[toy(rounds=1), toy(system="raced")], engine=toy_engine(Raced()))
    play.enter(4)
    play.publish()
    play.do(cmd.SubmitForm(form="laps", entrant="e1", content={"seconds": 70}))

    assert play.state.forms["laps", "e1"].content == {"seconds": 70}


def test_a_form_nobody_asks_for_is_refused() -> None:
    play = running()
    with pytest.raises(BadFormError) as refused:
        play.do(cmd.SubmitForm(form="laps", entrant="e1", content={"seconds": 70}))

    assert refused.value.problems == (("form", "unknown"),)


def test_a_format_says_which_forms_are_sealed() -> None:
    play = race({})
    options = NeighbourOptions()

    assert Raced().sealed(None, options) == {"laps"}
    play.publish()
    assert Raced().sealed(play.state.stage(), options) == frozenset()
    assert StageRules(Neighbours(), options).sealed(None) == frozenset()


def test_a_format_without_forms_reads_none() -> None:
    play = Play(stages=[toy()])
    play.enter(4)

    with pytest.raises(BadFormError):
        play.do(cmd.SubmitForm(form="laps", entrant="e1", content={}))


def test_verify_finds_a_result_that_does_not_follow() -> None:
    play = race({"e1": 70, "e2": 60})
    play.publish()
    assert verify(play.records, play.engine) == ()
    place = next(at for at, line in enumerate(play.records) if isinstance(line.event, ev.ResultRecorded))
    line = play.records[place]
    assert isinstance(line.event, ev.ResultRecorded)
    turned = line.event.result.model_copy(update={"half_points": line.event.result.half_points[::-1]})
    event = line.event.model_copy(update={"result": turned})
    records = [*play.records[:place], line.model_copy(update={"event": event}), *play.records[place + 1 :]]

    assert [difference.what for difference in verify(records, play.engine)] == ["result"]


def test_a_report_carries_official_times_into_the_result() -> None:
    play = running()
    pairing = play.board(1)
    play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=pairing.seats[0], times_ms=(1000, None))))

    assert play.state.current_round is not None
    assert play.state.current_round.results[pairing.id].times_ms == (1000, None)


def test_a_round_keeps_the_facts_a_format_gives_it() -> None:
    class Factual(Neighbours):
        key: ClassVar[str] = "factual"

        def pair(self, stage: Stage, options: NeighbourOptions, lots: Any) -> RoundPairings:
            paired = super().pair(stage, options, lots)
            return paired.model_copy(update={"facts": {"rounds_before": len(stage.rounds)}})

    system: Format[Any] = Factual()
    play = Play(stages=[toy(system="factual")], engine=toy_engine(system))
    play.enter(4)
    play.publish()
    play.win_all()
    play.publish()

    assert [round_.pairings.facts for round_ in play.state.stage().rounds] == [
        {"rounds_before": 0},
        {"rounds_before": 1},
    ]
