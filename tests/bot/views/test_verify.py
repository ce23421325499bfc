"""Whether a log is sound, and how anybody can see for themselves."""

from __future__ import annotations

import pytest

from bot.service.loaded import LoadedTournament
from bot.text.texts import texts
from bot.views.verify import MOST_SHOWN, _entry_differs, verify_view
from formats.core.engine_version import engines
from formats.core.verify import Difference
from storage.tournaments import TournamentRow
from tests.bot.played import Played


def told(differences: int) -> list[str]:
    played = Played().create()
    found = [Difference(seq, "seeds", "a", "b") for seq in range(1, differences + 1)]
    return verify_view(played.context, found, loaded(played)).text.splitlines()[2:]


def loaded(played: Played) -> LoadedTournament:
    row = TournamentRow("t1", played.now, played.state.title, played.state.phase, None, None)
    return LoadedTournament("t1", played.records, played.state, row, {}, ())


def test_a_sound_log_is_said_to_be_sound_with_its_head() -> None:
    lines = told(0)
    assert lines[0] == texts.reading.verify_sound(lines=1)
    assert texts.reading.log_head(head=str(loaded(Played().create()).head)) in lines
    assert lines[-1] == texts.reading.verify_how().splitlines()[-1]


def test_the_entries_that_differ_are_counted_and_the_first_named() -> None:
    lines = told(MOST_SHOWN + 1)
    assert lines[0] == texts.reading.verify_differs(count=MOST_SHOWN + 1)
    assert lines[1] == _entry_differs(1, "seeds")
    assert len([line for line in lines if line.startswith("Entry ")]) == MOST_SHOWN
    assert texts.reading.verify_sound(lines=1) not in lines


def test_another_engine_is_named_with_its_first_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played().create().enter().close().publish()
    ((version, seq),) = engines(played.records).items()

    def named() -> list[str]:
        return [line for line in verify_view(played.context, [], loaded(played)).text.splitlines() if "engine" in line]

    assert named() == []
    monkeypatch.setattr("bot.views.verify.ENGINE_VERSION", version + 1)
    assert named() == [texts.reading.verify_engine(seq=seq, engine=version, now=version + 1)]
