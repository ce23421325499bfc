"""Public JSON: everything people see, in every moment of every preset, and nothing that is sealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from bot.public_data.changes import changed
from bot.public_data.models import Changed, Tournament
from bot.public_data.showing import public_tournament
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.views.sealing import is_sealed
from formats import registry
from formats.core import commands as cmd
from formats.core.evolve import states
from formats.core.log import Record
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import TournamentState
from tests.bot.pictures.cases import FIELDS, until
from tests.bot.played import Played
from tests.formats.conformance.whole_tournaments import Whole

SMALL = {name: min(FIELDS.get(name, 16), 16) for name in registry.presets()} | {"world_cup_48": 24}


@cache
def whole(preset: str) -> Sequence[Record]:
    """The log of a preset's tournament, played to its end once in a process."""
    plan = registry.preset(preset)
    played = Whole(registry.engine(), plan.stages, SMALL[preset], 7, calm=True, settings=plan.settings)
    until(played, None)
    return tuple(played.play.records)


@cache
def moments_of(preset: str) -> tuple[TournamentState, ...]:
    """The tournament after each event."""
    return tuple(states(whole(preset)))


@cache
def told_at(preset: str, version: int) -> Tournament:
    """Return the public data after so many events, cached: most moments are checked in two ways."""
    state = next(moment for moment in moments_of(preset) if moment.version == version)
    return told(state, whole(preset)[:version])


def told(state: TournamentState, records: Sequence[Record]) -> Tournament:
    """Return the public data of a state."""
    names = Names({entrant: f"Player {entrant}" for entrant in state.entrants})
    return public_tournament(TournamentContext(state, registry.engine(), names), "t1", records)


SEALING = {"wpf_gp_playoffs_2023", "wpf_sudoku_gp_playoffs_2023"}
"""The presets in which something is sealed for a time."""

MOST_MOMENTS = 30


def sealed_stages(state: TournamentState) -> set[int]:
    """The stages, from 0, that only directors may see now."""
    context = TournamentContext(state, registry.engine(), Names({}))
    return {number for number in range(len(state.started)) if is_sealed(context, number)}


def some(moments: Sequence[TournamentState]) -> list[TournamentState]:
    """A few of them, evenly, and always the last."""
    return [*moments[:: max(1, len(moments) // MOST_MOMENTS)], *moments[-1:]]


@pytest.mark.slow
@pytest.mark.parametrize("preset", sorted(SMALL))
def test_sealed_stays_sealed_at_every_moment_of_every_preset(preset: str) -> None:
    moments = moments_of(preset)
    closed = [moment for moment in moments if sealed_stages(moment)]
    assert bool(closed) == (preset in SEALING)
    for state in (*some(moments), *some(closed)):
        shown, hidden = told_at(preset, state.version), sealed_stages(state)
        assert {stage.number - 1 for stage in shown.stages if stage.sealed and stage.started} == hidden
        assert not hidden & {round_.stage - 1 for round_ in shown.rounds}
        assert not hidden & {standings.stage - 1 for standings in shown.standings}
        text = shown.model_dump_json()
        for number in hidden:
            assert f'"s{number}r' not in text
            assert f'"s{number}/' not in text
        told_now = state.phase in {"finished", "cancelled"}
        assert (shown.overview.seed == state.seed) == told_now
        assert told_now or state.seed not in text


@pytest.mark.slow
@pytest.mark.parametrize("preset", sorted(SMALL))
def test_what_differs_makes_the_next_moment_of_the_one_before(preset: str) -> None:
    """A receiver that applies the changes of each webhook message has the tournament as it is."""
    kept: Tournament | None = None
    for state in some(moments_of(preset)):
        after = told_at(preset, state.version)
        found = changed(kept, after)
        kept = after if kept is None else with_changes(kept, found)
        assert {round_.id: round_ for round_ in kept.rounds} == {round_.id: round_ for round_ in after.rounds}
        assert {table.stage: table for table in kept.standings if not sealed(after, table.stage)} == {
            table.stage: table for table in after.standings
        }
        assert {entrant.id: entrant for entrant in kept.entrants} == {entrant.id: entrant for entrant in after.entrants}
        assert changed(after, after.model_copy(update={"news": []})) is None


def sealed(tournament: Tournament, stage: int) -> bool:
    """Is that stage sealed now?"""
    return any(listed.number == stage and listed.sealed for listed in tournament.stages)


def with_changes(kept: Tournament, found: Changed | None) -> Tournament:
    """What a receiver makes of a message."""
    if found is None:
        return kept
    entrants = {entrant.id: entrant for entrant in (*kept.entrants, *found.entrants) if entrant.id not in found.removed}
    rounds = {round_.id: round_ for round_ in (*kept.rounds, *found.rounds) if round_.id not in found.removed}
    standings = {table.stage: table for table in (*kept.standings, *found.standings)}
    return kept.model_copy(
        update={
            "overview": found.overview,
            "entrants": list(entrants.values()),
            "rounds": list(rounds.values()),
            "standings": list(standings.values()),
        }
    )


def test_everything_of_an_open_event_is_told() -> None:
    played = Played().create().enter()
    played.close().publish().play()
    shown = public_tournament(played.context, "t1", played.records)
    assert shown.overview.title == "World Championship"
    assert [entrant.name for entrant in shown.entrants][:2] == ["Ana", "Bohdan Коваленко"]
    (round_,) = shown.rounds
    assert round_.complete
    assert {game.state for game in round_.games} == {"over"}
    assert all(game.why and game.why[0].text and sum(game.result.points) == 1 for game in round_.games if game.result)
    assert [line.rank for line in shown.standings[0].lines][:1] == [1]
    assert len(shown.standings[0].columns) == len(shown.standings[0].lines[0].tie_breaks)
    assert shown.news
    assert all("<t:" not in news.text and "**" not in news.text for news in shown.news)


def test_who_is_forgotten_has_a_number() -> None:
    played = Played().create().enter()
    context = replace(played.context, names=Names({}))
    shown = public_tournament(context, "t1", played.records)
    assert not {"Ana", "Jean-Luc"} & {entrant.name for entrant in shown.entrants}
    assert all(entrant.name for entrant in shown.entrants)


def test_news_are_told_once() -> None:
    played = Played().create().enter()
    before = played.state.version
    assert public_tournament(played.context, "t1", played.records, news_after=before).news == []
    played.do(cmd.Announce(text="Tea at five"))
    (told_now,) = public_tournament(played.context, "t1", played.records, news_after=before).news
    assert told_now.text == "Tea at five"


def test_a_game_is_open_reported_disputed_and_over() -> None:
    played = Played(people=("Ada", "Ben")).create((StagePlan(system="swiss", title="Cup", options={"rounds": 1}),))
    played.enter().close().publish()
    (game,) = played.state.open_games()

    def state_of_it() -> str:
        (shown,) = public_tournament(played.context, "t1", played.records).rounds[0].games
        return shown.state

    assert state_of_it() == "open"
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))
    assert state_of_it() == "reported"
    played.do(cmd.ReportResult(pairing=game.id, by="e2", report=Report(winner="e2")))
    assert state_of_it() == "disputed"
    played.play()
    assert state_of_it() == "over"
