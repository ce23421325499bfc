"""A rehearsal that stands still says who has to do what."""

from __future__ import annotations

import pytest

from bot.rehearsal.demo_players import Turn
from bot.rehearsal.progress import what_is_missing
from bot.rehearsal.rehearsal_run import Rehearsal, Setting
from bot.rehearsal.rehearsal_view import Behaviour
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.faces.swiss_elimination.grand_prix import online
from tests.bot.rehearsal.conftest import Watched
from tests.bot.season import Season

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


def missing(season: Season) -> str:
    return what_is_missing(season.loaded, season.engine)


def test_every_step_of_a_tournament_names_who_has_to_do_what() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings())
    assert "/td open" in missing(season)
    season.sign_up(8)
    assert "/td close" in missing(season)
    season.do(cmd.CloseRegistration())
    assert "/round publish" in missing(season)
    season.publish()
    still_open = missing(season)
    assert "/match report" in still_open
    assert "Round 1" in still_open
    assert still_open.count("Player ") == 6, "three games by name"
    assert "and 1 more" in still_open
    season.play_round().publish().play_round()
    assert "/td advance" in missing(season)


def test_an_open_question_is_named_with_who_is_asked() -> None:
    said = missing(online())
    assert "A director has to answer" in said
    assert "eveal" in said


async def test_what_demo_players_tried_too_often_is_named_and_tried_again(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    acting = Rehearsal._act

    async def in_vain(self: Rehearsal, due: list[Turn]) -> list[str]:
        """Nothing arrives while games are open."""
        loaded = await self._service.loaded(self._tournament)
        if not loaded.state.open_games():
            return await acting(self, due)
        for turn in due:
            self._tries.note(turn, self._service.clock.now())
        return [f"{turn.words}: failed" for turn in due]

    monkeypatch.setattr(Rehearsal, "_act", in_vain)
    await watched.rehearsal.start(Setting("format:swiss", players=4, behaviour=Behaviour(), seed="tea"))
    await watched.until("over", "paused")
    assert "No result yet:" in watched.sentence
    assert "/round result" in watched.sentence
    assert "Tried too often:" in watched.sentence
    monkeypatch.setattr(Rehearsal, "_act", acting)
    watched.rehearsal.resume()
    await watched.until("over", "paused")
    assert watched.rehearsal.mode == "over", watched.sentence


async def test_the_playoffs_of_a_grand_prix_with_twelve_players_are_rehearsed_to_the_end(watched: Watched) -> None:
    behaviour = Behaviour(late_hours=2, absent=5, disputed=5, on_time=5, silent=10, league_weeks=6)
    setting = Setting("preset:wpf_gp_playoffs_2023", players=12, behaviour=behaviour, seed="conform")
    await watched.rehearsal.start(setting)
    await watched.until("over", "paused")
    assert watched.rehearsal.mode == "over", watched.sentence
