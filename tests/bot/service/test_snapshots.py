"""An undo that begins with a state that was kept ends in the state that the whole log adds up to."""

from __future__ import annotations

from contextlib import suppress
from itertools import groupby

import pytest

from bot.service import snapshots
from bot.service.snapshots import MOST, Snapshots, loaded_state, undone_state
from formats import registry
from formats.core.errors import FieldError
from formats.core.evolve import fold, undoes_before
from formats.core.log import Record
from formats.core.plan import StagePlan
from formats.core.state import TournamentState
from tests.formats.conformance.directed import Directed

KINDS = ("swiss", "tiered_league", "single_elimination", "group_rounds")


def commands_of(records: list[Record]) -> list[list[Record]]:
    """The lines of a log, command by command."""
    return [list(lines) for _, lines in groupby(records, key=lambda line: line.command_id)]


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state is kept after every few lines."""
    monkeypatch.setattr(snapshots, "APART", 5)


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("key", KINDS)
@pytest.mark.parametrize("seed", range(2))
def test_an_undo_from_a_kept_state_is_the_undo_of_the_whole_log(key: str, seed: int) -> None:
    played = Directed(registry.engine(), [StagePlan(system=key, title="Undone")], 6 + seed % 6, seed)
    with suppress(FieldError):
        played.to_the_end()
    state, kept, undone = TournamentState(), Snapshots(), 0
    records: list[Record] = []
    for new in commands_of(played.play.records):
        if undoes_before(new):
            undone += 1
            state, kept = undone_state(records, new, kept)
        else:
            state = fold(new, state)
        kept = kept.with_state(state)
        records += new
        assert state == fold(records)
    assert len(kept.kept) <= MOST
    again, kept_again = loaded_state(records)
    assert again == state
    assert len(kept_again.kept) == min(MOST, len(records) // 5)


@pytest.mark.usefixtures("often")
def test_what_is_undone_is_in_no_state_that_is_kept_on() -> None:
    played = Directed(registry.engine(), [StagePlan(system="swiss", title="Undone")], 8, 3)
    played.to_the_end()
    _, kept = loaded_state(played.play.records)
    seen = kept.kept[-2].version
    assert [state.version for state in kept.before(seen).kept] == [state.version for state in kept.kept[:-2]]
