"""Which commands can be taken back, and what goes with them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import NothingToUndoError, NotLastCommandError
from formats.core.log import Record
from formats.core.model import Bye, Pairing
from formats.core.notes import TIMED_OUT
from formats.core.results import Report
from formats.core.undoing import last_undoable, lost_with, undoable, undoable_command
from tests.formats.form_toy import Wishers
from tests.formats.play import Play, running, toy
from tests.formats.toys import toy_engine

CREATED = datetime(2026, 1, 3, tzinfo=UTC)


def ids(play: Play) -> list[str]:
    return [mark.command_id for mark in undoable(play.state)]


def test_results_of_different_games_are_taken_back_in_any_order_and_only_then_their_round() -> None:
    play = running(4)
    published = play.last
    assert ids(play) == [published]
    first, second = play.state.open_games()
    play.win(first)
    first_command = play.last
    play.win(second)
    assert ids(play) == [play.last, first_command]
    play.do(cmd.UndoCommand(command_id=first_command))
    play.do(cmd.UndoCommand(command_id=ids(play)[0]))
    assert ids(play) == [published]


def test_a_result_something_was_recorded_on_since_waits_until_that_is_taken_back() -> None:
    play = running(4)
    first, second = play.state.open_games()
    play.win(first)
    old = play.last
    play.win(second)
    other = play.last
    play.win(first, seat=1)
    correction = play.last
    assert ids(play)[:2] == [correction, other]
    assert old not in ids(play)
    with pytest.raises(NotLastCommandError) as refused:
        undoable_command(play.state, old)
    assert (refused.value.asked, refused.value.last) == (old, correction)
    play.do(cmd.UndoCommand(command_id=correction))
    assert old in ids(play)


def test_what_only_one_person_cares_about_is_neither_taken_back_nor_in_the_way() -> None:
    play = running(4)
    published = play.last
    play.do(cmd.MarkFee(entrant="e1", state="paid"))
    play.do(cmd.Announce(text="Coffee!"))
    mark = last_undoable(play.state)
    assert mark is not None
    assert mark.command_id == published


def test_behind_a_round_only_the_round_is_taken_back() -> None:
    play = running(4)
    play.win_all()
    play.publish()
    assert ids(play) == [play.last]


def test_the_first_line_is_never_taken_back_nor_is_the_timetables_switch() -> None:
    play = Play()
    assert last_undoable(play.state) is None
    with pytest.raises(NothingToUndoError):
        undoable_command(play.state, "c1")
    play.do(cmd.OpenRegistration())
    opened = play.last
    play.do(cmd.SwitchTimetable(running=False))
    assert ids(play) == [opened]


def test_what_was_noted_of_the_games_of_a_round_goes_with_the_round_until_it_was_undone() -> None:
    play = Play(stages=[toy(system="wishers")], engine=toy_engine(Wishers()))
    play.enter(4)
    play.publish()
    published = play.last
    game = play.board(1)
    assert lost_with(play.records, published) == []
    play.do(cmd.NoteMatch(pairing=game.id, note="colour", by=game.seats[0], content={"colour": "red"}))
    noted = play.last
    assert [record.command_id for record in lost_with(play.records, published)] == [noted]
    assert lost_with(play.records, "c1") == []
    play.do(cmd.UndoCommand(command_id=published))
    play.publish()
    again = play.board(1)
    assert again.id == game.id
    play.do(cmd.NoteMatch(pairing=again.id, note="colour", by=again.seats[0], content={"colour": "blue"}))
    assert [record.command_id for record in lost_with(play.records, published)] == [noted]


def test_a_report_waits_too_where_something_was_noted_about_its_game_since() -> None:
    play = running(4)
    first, second = play.state.open_games()
    one, other = first.seats
    play.do(cmd.ReportResult(pairing=first.id, by=one, report=Report(winner=one)))
    report = play.last
    play.win(second)
    assert report in ids(play)
    play.do(cmd.NoteMatch(pairing=first.id, note=TIMED_OUT, by=other))
    assert report not in ids(play)


def test_notes_about_a_match_are_lost_with_the_command_that_opened_it_and_with_no_other() -> None:
    game = Pairing(id="s0r2b1", board=1, seats=("e1", "e2"))
    events: dict[str, ev.Event] = {
        "opened": ev.MatchAdded(stage=0, round_number=2, game=game),
        "bye": ev.MatchAdded(stage=0, round_number=2, bye=Bye(entrant="e3")),
        "noted": ev.MatchNoted(pairing=game.id, note=TIMED_OUT),
    }
    records = [
        Record(seq=seq, command_id=command, actor="p1", at=CREATED, event=event)
        for seq, (command, event) in enumerate(events.items(), start=1)
    ]
    assert lost_with(records, "opened") == records[2:]
    assert lost_with(records, "bye") == []
    assert lost_with(records, "noted") == []
