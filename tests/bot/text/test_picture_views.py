"""Which view a picture that a message names shows, and that there is none where there is nothing to show."""

from __future__ import annotations

import pytest

from bot.pictures.bracket import Bracket
from bot.pictures.drawing import PictureView
from bot.pictures.lives import LivesChart
from bot.pictures.pairings import PairingSheet
from bot.pictures.player_card import PlayerCard
from bot.pictures.podium import Podium
from bot.pictures.standings import StandingsCard
from bot.pictures.week import WeekTable
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef
from bot.text.picture_kinds import shows_change, view_of
from formats.core.plan import StagePlan
from tests.bot.pictures.cases import simple
from tests.bot.played import Played

OF_A_STAGE = ("standings", "crosstable", "groups", "pairings", "bracket", "lives", "podium")


def shown(tournament: TournamentContext, kind: str, **more: object) -> PictureView | None:
    ref = PictureRef.model_validate({"tournament": "t1", "version": tournament.state.version, "kind": kind, **more})
    return view_of(tournament, ref)


def playing() -> Played:
    return Played().create().enter().close().publish()


@pytest.mark.parametrize("kind", OF_A_STAGE)
def test_before_play_there_is_no_picture_of_it(kind: str) -> None:
    assert shown(Played().create().enter().context, kind) is None


@pytest.mark.parametrize("kind", ["groups", "bracket", "lives", "podium", "nothing_anybody_draws"])
def test_what_a_swiss_in_play_has_not_is_not_drawn(kind: str) -> None:
    played = Played().create((StagePlan(system="swiss", title="Open"),), week=None).enter().close().publish()
    assert shown(played.context, kind) is None


def test_a_picture_of_one_player_or_game_wants_to_know_which() -> None:
    played = playing()
    game = played.game_of("e1").id
    assert shown(played.context, "player") is shown(played.context, "week") is None
    assert isinstance(shown(played.context, "player", entrant="e1"), PlayerCard)
    here, there = (shown(played.context, "week", game=game, **zone) for zone in ({}, {"zone": "Asia/Tokyo"}))
    assert isinstance(here, WeekTable)
    assert isinstance(there, WeekTable)
    assert here.chosen != there.chosen


def test_pairings_are_those_of_the_round_that_is_named_or_of_the_latest() -> None:
    played = playing().play().publish()
    first, latest = (shown(played.context, "pairings", **number) for number in ({"round_number": 1}, {}))
    assert isinstance(first, PairingSheet)
    assert isinstance(latest, PairingSheet)
    assert "round 1" in first.subtitle
    assert "round 2" in latest.subtitle
    assert all(game.won is not None for game in first.games)
    assert all(game.won is None for game in latest.games)


def test_a_knock_out_has_a_bracket_and_at_the_end_a_podium() -> None:
    tournament = simple("single_elimination", 5)
    assert isinstance(shown(tournament, "bracket"), Bracket)
    assert isinstance(shown(tournament, "standings"), StandingsCard)
    podium = shown(tournament, "podium")
    assert isinstance(podium, Podium)
    assert [place.place for place in podium.places[:2]] == ["1", "2"]
    assert shown(tournament, "lives") is None


def test_where_losses_put_somebody_out_lives_are_drawn() -> None:
    stage = StagePlan(system="floating_double_elimination", title="Finals")
    played = Played(people=("Ana", "Ben", "Cem", "Dan")).create((stage,), week=None).enter().close()
    played.publish().play().publish().play()
    chart = shown(played.context, "lives")
    assert isinstance(chart, LivesChart)
    assert len(chart.heads) == 2
    assert [row.out for row in chart.rows] == [row.lost >= chart.lives for row in chart.rows]


def test_only_a_picture_that_a_face_says_so_of_shows_what_has_changed() -> None:
    refs = [PictureRef(tournament="t1", version=1, kind=kind) for kind in OF_A_STAGE]
    assert not any(map(shows_change, refs))
