"""Rounds that were played elsewhere come in with one post."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core.model import Pairing, RoundPairings
from formats.core.plan import Settings
from formats.core.results import Report
from formats.core.values import pairing_id
from tests.bot.season import SWISS, Season, actions_of, edits, public, quiet, to


def elsewhere(number: int, *games: tuple[str, str], reports: int = 2) -> cmd.ImportedRound:
    """A round with these games, of which the first so many were won by who has the first seat."""
    pairings = tuple(
        Pairing(id=pairing_id(0, number, board), board=board, seats=seats) for board, seats in enumerate(games, 1)
    )
    known = {game.id: Report(winner=game.seats[0]) for game in pairings[:reports]}
    return cmd.ImportedRound(pairings=RoundPairings(pairings=pairings), reports=known)


FIRST = elsewhere(1, ("e1", "e2"), ("e3", "e4"))


def brought_in(*rounds: cmd.ImportedRound) -> Season:
    season = quiet(Season().create(stages=(SWISS,), settings=Settings()).sign_up(4))
    season.do(cmd.CloseRegistration())
    season.do(cmd.ImportRounds(rounds=rounds))
    return season


def test_how_much_came_in_is_all_that_is_told_of_complete_rounds() -> None:
    season = brought_in(FIRST)
    (told,) = public(season.last)
    assert "1 round" in told.body
    assert "2 results" in told.body
    assert told.pings == ()
    assert to(season.last, "p1") == []


def test_a_round_with_open_games_is_posted_like_any_other_and_says_where_the_others_were_played() -> None:
    season = brought_in(FIRST, elsewhere(2, ("e1", "e3"), ("e2", "e4"), reports=1))
    told, card = public(season.last)
    assert "2 rounds" in told.body
    assert "3 results" in told.body
    assert [post.key for post in season.last if post.key and post.key.startswith("round:")] == ["round:s0r2"]
    assert "Played elsewhere." in card.body
    assert "pairings:s0r2" in actions_of(card)


def test_later_its_card_is_kept_like_any_other() -> None:
    season = brought_in(FIRST, elsewhere(2, ("e1", "e3"), ("e2", "e4"), reports=1))
    (game,) = season.games()
    posts = season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    assert "**1–0**" in edits(posts)["round:s0r2"].body


def test_a_round_that_its_format_has_paired_says_nothing_of_the_kind() -> None:
    season = brought_in(FIRST).publish()
    (card,) = [message for message in public(season.last) if "pairings:s0r2" in actions_of(message)]
    assert "Played elsewhere" not in card.body
