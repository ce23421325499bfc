"""What became of somebody in the tournaments of a server."""

from __future__ import annotations

from bot.app.speaking.context import context_of
from bot.app.views.career import career_lines, career_view
from formats.core.plan import Settings
from tests.bot.app.season import SWISS, Season, in_first_round


def played() -> Season:
    """Four have played a round; whoever has the lower number has won."""
    return in_first_round().play_round()


def test_a_stage_tells_the_place_and_the_wins_of_the_one_who_asks() -> None:
    season = played()
    context = context_of(season.loaded, season.engine)
    (best,), (last,) = career_lines(context, "e1"), career_lines(context, "e4")
    assert "1st of 4" in best
    assert "(1 won, 0 lost)" in best
    assert "3rd of 4" in last
    assert "(0 won, 1 lost)" in last


def test_whoever_entered_and_has_not_played_is_told_so() -> None:
    season = Season().create(stages=(SWISS,), settings=Settings()).sign_up(2)
    context = context_of(season.loaded, season.engine)
    assert not [*career_lines(context, "e1")]
    (block,) = career_view("Player 1", [(context, "e1")]).blocks
    assert "World Championship" in block


def test_whoever_entered_nothing_is_told_so() -> None:
    assert len(career_view("Nobody", []).blocks) == 1
