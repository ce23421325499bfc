"""Posts of a format that has all its games open at once."""

from __future__ import annotations

from bot.app.wording.cards import ALSO_OPEN
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.app.season import Season, public, to

LEAGUE = StagePlan(system="tiered_league", title="Cycle")


def league() -> Season:
    """A league of six whose fifteen games are open."""
    season = Season().create(stages=[LEAGUE], settings=Settings()).sign_up(6)
    season.do(cmd.CloseRegistration())
    return season.publish()


def test_every_round_is_posted_and_players_are_called_once() -> None:
    season = league()
    rounds = [post for post in season.last if post.key and post.key.startswith("round:")]
    assert [post.key for post in rounds] == [f"round:s0r{number}" for number in range(1, 6)]
    assert [len(message.pings) for message in public(rounds)] == [6, 0, 0, 0, 0]


def test_a_player_gets_one_card_with_all_games() -> None:
    season = league()
    (card,) = to(season.last, "p1")
    assert ALSO_OPEN in card.body
    assert all(f"Player {number}" in card.body for number in range(2, 7))


def test_the_standings_are_posted_once_all_games_have_results() -> None:
    season = league()
    games = season.games()
    for pairing in (*games[3:], *games[:3]):
        assert not any(post.key == "standings" for post in season.last)
        season.report(pairing)
    assert any(post.key == "standings" for post in season.last)
