"""What may be noted about games is a closed set, whose contents have a shape."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.capabilities import TakesNotes
from formats.core.errors import BadFormError
from formats.core.log import Record
from formats.core.notes import GAME_NOTES, TimeToPlay, has_shape, read_content
from formats.core.verify import Difference, verify
from tests.formats.play import Play, running
from tests.yesterday import LOGS, lines_of

GAME = "s0r1b1"
TAKING = [system for system in registry.systems().values() if isinstance(system, TakesNotes)]


def refused(play: Play, **note: Any) -> tuple[tuple[str, str], ...]:
    with pytest.raises(BadFormError) as refusal:
        play.do(cmd.NoteMatch(pairing=GAME, **note))
    assert refusal.value.form == note["note"]
    return refusal.value.problems


def test_a_note_that_nobody_declares_is_refused() -> None:
    play = running()
    assert refused(play, note="opening", content={"pieces": ["F", "I"]}) == (("opening", "unknown_note"),)
    assert play.state.notes == {}


@pytest.mark.parametrize("note", ["here", "more_time"])
def test_what_has_a_command_of_its_own_is_not_just_noted(note: str) -> None:
    assert refused(running(), note=note, by="e1") == ((note, "unknown_note"),)


def test_the_content_of_a_note_has_its_shape() -> None:
    play = running()
    assert refused(play, note="agreed_time", content={"at": "noon"}) == (("at", "int_parsing"),)
    assert refused(play, note="agreed_time", content={"at": 1, "where": "Rome"}) == (("where", "extra_forbidden"),)
    assert refused(play, note="agreed_time") == (("at", "missing"),)
    assert refused(play, note="timed_out", content={"at": 1}) == (("timed_out", "extra_forbidden"),)
    (noted,) = play.do(cmd.NoteMatch(pairing=GAME, note="agreed_time", content={"at": "1262649600"}))
    assert noted == ev.MatchNoted(pairing=GAME, note="agreed_time", content={"at": 1262649600})
    assert TimeToPlay(at=1262649600).moment == datetime(2010, 1, 5, tzinfo=UTC)


@pytest.mark.parametrize("content", [None, {}, {"at": None}, {"at": 1, "more": 2}, [1], "1"])
def test_what_is_of_another_shape_is_found(content: Any) -> None:
    assert not has_shape(TimeToPlay, content)
    assert has_shape(None, content) == (content is None)


def test_what_is_read_is_of_its_shape() -> None:
    assert has_shape(TimeToPlay, read_content("agreed_time", TimeToPlay, {"at": 5}))
    assert has_shape(None, read_content("timed_out", None, None))


@pytest.mark.parametrize(
    "noted",
    [
        ev.MatchNoted(pairing=GAME, note="opening"),
        ev.MatchNoted(pairing=GAME, note="agreed_time"),
        ev.MatchNoted(pairing=GAME, note="here", content={"at": 1}),
    ],
    ids=lambda noted: noted.note,
)
def test_verify_finds_notes_that_are_not_declared(noted: ev.MatchNoted) -> None:
    play = running()
    seq = len(play.records) + 1
    play.records.append(Record(seq=seq, command_id="x", actor="p1", at=play.now, event=noted))
    assert verify(play.records, play.engine) == (Difference(seq, "note", noted.note, "not declared"),)


@pytest.mark.parametrize("system", TAKING, ids=lambda system: system.key)
def test_a_format_declares_notes_of_its_own(system: TakesNotes[Any]) -> None:
    assert system.notes
    assert system.notes.keys().isdisjoint(GAME_NOTES)
    assert all(re.fullmatch(r"[a-z][a-z_]{1,30}", note) for note in system.notes)


def test_every_note_of_the_frozen_logs_is_declared() -> None:
    known = set(GAME_NOTES).union(*(system.notes for system in TAKING))
    notes = {line["event"]["note"] for log in LOGS for line in lines_of(log) if line["event"]["kind"] == "MatchNoted"}
    assert len(notes) > 15
    assert notes <= known
