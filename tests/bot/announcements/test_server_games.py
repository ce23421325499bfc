"""Posts about games on game servers: for whom none was made, and what directors have to look at."""

from __future__ import annotations

from typing import Any

import pytest

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import COORDINATOR, DIRECTOR, Season, actions_of, in_first_round, public, to

ADDRESS = "https://go.example/7"
LICHESS = "lichess"


@pytest.fixture
def season() -> Season:
    """Four, in the first round."""
    return in_first_round()


def link_of(season: Season) -> ev.GameLink:
    """The first game of the round is on a server."""
    game = season.state.started[0].rounds[0].pairings.pairings[0]
    return ev.GameLink(pairing=game.id, seats=game.seats, game="7", address=ADDRESS)


def doubted(season: Season, *doubts: ev.GameDoubt, report: Report | None = None) -> list[Post]:
    command = cmd.DoubtServerGame(server=LICHESS, link=link_of(season), doubts=doubts or ("time",), report=report)
    return season.do(command, actor=LICHESS)


def settled(season: Season, answer: Any) -> list[Post]:
    link = link_of(season)
    return season.do(cmd.SettleServerDoubt(pairing=link.pairing, game=link.game, answer=answer))


def test_directors_hear_for_whom_no_game_was_made(season: Season) -> None:
    linked = cmd.LinkServerGames(server=LICHESS, games=(link_of(season),))
    assert to(season.do(linked, actor=LICHESS), DIRECTOR) == []
    posts = season.do(cmd.LinkServerGames(server=LICHESS, games=(), without=("e1", "e4")), actor=LICHESS)
    for who in (DIRECTOR, COORDINATOR):
        (told,) = to(posts, who)
        assert told.title == "World Championship"
        assert "No games were made" in told.body
        assert "Player 1" in told.body
        assert "Player 4" in told.body
        assert "Player 2" not in told.body


def test_directors_are_asked_about_a_game_with_what_it_would_come_to(season: Season) -> None:
    seats = link_of(season).seats
    posts = doubted(season, "time", "swapped", report=Report(winner=seats[0]))
    assert public(posts) == []
    for who in (DIRECTOR, COORDINATOR):
        (asked,) = to(posts, who)
        for text in ("a player lost on time", "the sides are swapped", ADDRESS, "Taken, it means"):
            assert text in asked.body
        assert all(season.people[seat].name in asked.body for seat in seats)
        names = [action.partition(":")[0] for action in actions_of(asked)]
        assert names == ["take_game", "ignore_game", "game_again"]
        assert all(link_of(season).pairing in action and "7" in action for action in actions_of(asked))


def test_a_game_that_gives_no_result_cannot_be_taken(season: Season) -> None:
    (asked,) = to(doubted(season, "annulled"), DIRECTOR)
    assert "It gives no result" in asked.body
    assert [action.partition(":")[0] for action in actions_of(asked)] == ["ignore_game", "game_again"]


def test_a_game_that_has_a_result_is_not_played_again(season: Season) -> None:
    link = link_of(season)
    season.do(cmd.RecordResult(pairing=link.pairing, report=Report(winner=link.seats[0])))
    (asked,) = to(doubted(season, "changed", report=Report(winner=link.seats[1])), DIRECTOR)
    assert [action.partition(":")[0] for action in actions_of(asked)] == ["take_game", "ignore_game"]


@pytest.mark.parametrize("answer, text", [("taken", "taken"), ("ignored", "ignored"), ("again", "played again")])
def test_once_it_is_decided_the_question_says_so_and_has_no_buttons(season: Season, answer: str, text: str) -> None:
    asked = doubted(season, report=Report(winner=link_of(season).seats[0]))
    keys = {post.key for post in asked if post.person_id}
    changed = [post for post in settled(season, answer) if post.edits in keys]
    assert {post.person_id for post in changed} == {DIRECTOR, COORDINATOR}
    for post in changed:
        assert f"Decided: {text}." in post.payload["body"]
        assert all(season.people[seat].name in post.payload["body"] for seat in link_of(season).seats)
        assert not post.payload.get("buttons")
