"""Posts of rounds that are published together."""

from __future__ import annotations

from typing import Any

from bot.text.texts import texts
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.season import Season, edits, public, to

EVENT = StagePlan(
    system="cop",
    title="Event",
    options={"rounds": 5, "simulations": 50, "always_wins_simulations": 50, "opening": "round_robin"},
)


def event(reminders: dict[str, Any] | None = None) -> Season:
    """Six players whose first three rounds are published with one command."""
    season = Season().create(stages=[EVENT], settings=Settings()).sign_up(6, reminders=reminders)
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1, through=3, based_on=0))
    return season


def test_every_round_is_posted_and_players_are_called_once() -> None:
    season = event(reminders={})
    rounds = [post for post in season.last if post.key and post.key.startswith("round:")]
    assert [post.key for post in rounds] == [f"round:s0r{number}" for number in range(1, 4)]
    assert [len(message.pings) for message in public(rounds)] == [6, 0, 0]


def test_a_player_gets_one_card_with_all_games() -> None:
    season = event()
    (card,) = to(season.last, "p1")
    opponents = {pairing.opponent("e1") for pairing in season.games() if "e1" in pairing.seats}
    assert len(opponents) == 3
    assert texts.cards.also_open() in card.body
    assert all(f"Player {opponent[1:]}" in card.body for opponent in opponents)


def test_the_card_of_a_round_shows_the_standings_once_it_is_complete() -> None:
    """Round 2 with the third result, round 3 with the sixth; then round 1, whose results change the order after 3."""
    season = event()
    games = season.games()
    for number, pairing in enumerate((*games[3:], *games[:3]), start=1):
        season.report(pairing)
        cards = [message.body for key, message in edits(season.last).items() if key.startswith("round:")]
        assert any("**Standings**" in body for body in cards) == (number in {3, 6, 7, 8, 9})
