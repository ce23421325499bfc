"""Every preset can be rehearsed from sign-up to its end, whatever its format asks of players and directors.

Fields are small, and what only makes a tournament longer is shortened.
"""

from __future__ import annotations

import pytest

from bot.rehearsal.rehearsal_run import Setting
from bot.rehearsal.rehearsal_view import Behaviour
from bot.text.texts import texts
from formats import registry
from formats.core.verify import verify
from tests.bot.rehearsal.chess_open import LATE, LEAVING, OFF, played
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.heard import Heard
from tests.bot.rehearsal.small_presets import FEW, PLAYERS, SEED, small_presets
from tests.bot.world import LOBBY

MANNERS = {"arimaa_world_championship_2010": Behaviour(late_hours=3, absent=20, disputed=10, silent=30)}


CLAIM_POSSIBLE = "You can claim the game"
"""Sent to a player who has checked in and whose opponent has not come."""

MOST_AT_ONCE = 10
"""People who are written to within a minute."""

MOST_IN_A_THREAD = 13
"""Posts in the thread of a small group: its table, and twelve others."""

ONLINE_TIMES = "hands in for all: Online times"
SEEN = {
    "arimaa_world_championship_2010": ("hands in hours", "checks in", "claims the game"),
    "fide_open": ("signs up",),
    "kuksu_main_title_tournament": ("says: Yes",),
    "lets_play_scrabble": ("reports a win",),
    "pentolla_freestyle": ("says about the game",),
    "wpf_gp_playoffs_2023": ("says: Yes", "Puzzle preferences", ONLINE_TIMES, "answers a question: L"),
    "wpf_sudoku_gp_playoffs_2023": ("says: Yes", ONLINE_TIMES),
}
"""What people do on the way."""


@pytest.mark.parametrize("key", registry.presets())
async def test_preset_is_rehearsed_to_its_final_standings(
    key: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(watched.world.sandbox).listen()
    known = small_presets()
    monkeypatch.setattr(registry, "presets", lambda: known)
    behaviour = MANNERS.get(key, Behaviour())
    setting = Setting(f"preset:{key}", players=PLAYERS.get(key, FEW), behaviour=behaviour, seed=SEED)
    await watched.rehearsal.start(setting)
    await watched.until("over", "paused")
    state = await watched.state()
    assert watched.rehearsal.mode == "over", watched.sentence
    assert state.phase == "finished"
    assert len(state.started) == len(state.stages)
    assert not [line for line in watched.lines if "failed" in line]
    for what in SEEN.get(key, ()):
        assert any(what in line for line in watched.lines), what
    assert watched.world.director.reads(texts.ending.thanks(), LOBBY)
    nobody_is_spammed(heard, watched.world.director.id)


def nobody_is_spammed(heard: Heard, director: int) -> None:
    """Without asking, people get direct messages only as directors and as answers to their own acts."""
    assert all(CLAIM_POSSIBLE in message.text for message in heard.direct if message.user != director)
    assert heard.largest_wave <= MOST_AT_ONCE
    assert max(heard.threads.values(), default=0) <= MOST_IN_A_THREAD


async def test_an_open_of_chess_has_rounds_off_a_late_entry_and_players_who_leave(watched: Watched) -> None:
    state = await played(watched, players=10)
    rounds = state.started[0].rounds
    assert (state.phase, len(rounds)) == ("finished", 7)
    assert not [line for line in watched.lines if "failed" in line]
    kinds = [bye.kind for round_ in rounds for bye in round_.pairings.byes]
    assert kinds.count("half") == len(OFF)
    assert "allocated" in kinds
    loaded = await watched.world.loaded()
    names = {who: person.name for who, person in loaded.people.items()}
    assert {names[who] for who, entrant in state.entrants.items() if entrant.status == "withdrawn"} == {
        *LEAVING.values()
    }
    late = next(who for who, name in names.items() if name == LATE)
    assert [late in round_.pairings.members() for round_ in rounds] == [False] + 6 * [True]
    assert list(verify(loaded.records, watched.world.herald.service.engine)) == []


@pytest.mark.slow
async def test_a_world_cup_of_48_needs_its_director_for_the_start_and_one_dispute_alone(watched: Watched) -> None:
    # Each loser disputes with a chance of 1 %, drawn from the seed: with this one, one of 104 does.
    behaviour = Behaviour(late_hours=0, disputed=1)
    state = await watched.whole(Setting("preset:world_cup_48", players=48, behaviour=behaviour, seed="cup1"))
    assert (state.phase, len(state.started[0].seeds), len(state.started[1].seeds)) == ("finished", 48, 32)
    assert not [line for line in watched.lines if "failed" in line]
    marks = list(state.commands)
    start = next(number for number, mark in enumerate(marks) if "RoundPaired" in mark.events)
    director = marks[0].actor
    assert [mark.actor for mark in marks[start:] if "RoundPaired" in mark.events] == [director, *["timetable"] * 7]
    disputes = [mark for mark in marks if "ResultDisputed" in mark.events or "ReportDisputed" in mark.events]
    by_hand = [mark for mark in marks[start + 1 :] if mark.actor == director]
    assert len(by_hand) == len(disputes) == 1
    assert all("ResultRecorded" in mark.events for mark in by_hand)
