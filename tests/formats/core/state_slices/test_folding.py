"""Traces of single kinds of events are found by their modules, and written with the state."""

from __future__ import annotations

import copy
from typing import get_args

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.evolve import fold
from formats.core.model import EntrantData
from formats.core.state import TournamentState
from formats.core.state_slices.fees import Fees
from formats.core.state_slices.folding import with_slices, writers
from tests.formats.play import running

KINDS = get_args(get_args(ev.Event)[0])


def test_every_event_that_leaves_nothing_else_has_a_trace() -> None:
    assert {kind for kind in KINDS if issubclass(kind, ev.SliceEvent)} <= writers().keys() <= set(KINDS)


def test_a_trace_begins_empty_follows_its_events_and_is_part_of_the_state() -> None:
    play = running()
    before = play.state
    assert before.slice_of(Fees) == Fees()
    play.do(cmd.MarkFee(entrant="e1", state="paid"))
    assert play.state.slice_of(Fees) == Fees({"e1": "paid"})
    assert before.slice_of(Fees) == Fees()
    assert fold(play.records) == play.state
    assert copy.deepcopy(play.state) == play.state


def test_what_leaves_no_trace_leaves_the_state_as_it_is() -> None:
    state = TournamentState()
    assert with_slices(state, ev.Announced(text="Hello")) is state
    assert with_slices(state, ev.EntrantRegistered(entrant="e1", data=EntrantData())) is state
