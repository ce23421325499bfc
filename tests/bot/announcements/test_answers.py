"""Directors learn whether players comply with what is required of them."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.toolkit.requirements import REQUIREMENT
from storage.outbox import Post
from tests.bot.season import COORDINATOR, DIRECTOR, Season, actions_of, in_first_round, public, to


@pytest.fixture
def season() -> Season:
    """Four in the first round; two things are required of Player 1, one after the other."""
    season = in_first_round()
    for text in ("Turn a *light* on", "Have a web-cam on"):
        season.do(cmd.MakeRuling(topic="requirement", entrant="e1", text=text))
    return season


def answered(season: Season, *, complies: bool) -> list[Post]:
    content = {"number": 2, "complies": complies}
    return season.do(cmd.SubmitForm(form=REQUIREMENT, entrant="e1", content=content), actor="p1")


def test_directors_alone_hear_that_somebody_complies_with_what_was_required_last(season: Season) -> None:
    posts = answered(season, complies=True)
    assert public(posts) == to(posts, "p1") == []
    for who in (DIRECTOR, COORDINATOR):
        (told,) = to(posts, who)
        assert "Player 1" in told.body
        assert "will comply" in told.body
        assert "Have a web-cam on" in told.body
        assert "light" not in told.body
        assert told.buttons == ()


def test_directors_can_decide_the_game_of_who_refuses(season: Season) -> None:
    (told,) = to(answered(season, complies=False), DIRECTOR)
    assert "refuses" in told.body
    assert "Have a web-cam on" in told.body
    (game,) = [game for game in season.games() if "e1" in game.seats]
    assert actions_of(told) == [f"result:{game.id}"]


def test_where_who_refuses_has_no_open_game_none_is_offered(season: Season) -> None:
    season.play_round()
    (told,) = to(answered(season, complies=False), DIRECTOR)
    assert "refuses" in told.body
    assert told.buttons == ()
