"""Posts of single matches: on the round's post in small events, in threads in larger ones, and what becomes of them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.announcements.match_posts import MATCH_THREAD, MOST_FOR_THREADS, match_key, match_post
from bot.schedule.result_buttons import games_won
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import Season, edits, public

SWISS = StagePlan(system="swiss", title="Swiss", options={"rounds": 2})


def cup(**options: Any) -> StagePlan:
    """A knock-out whose matches open as they come."""
    return StagePlan(system="single_elimination", title="Cup", options={"as_they_come": True, **options})


def begun(players: int, stage: StagePlan = SWISS, *, voice: int | None = None, **settings: Any) -> Season:
    """The first round is published; no player has asked for direct messages."""
    known = Settings.model_validate({"match_posts": "by_size", **settings})
    season = Season()
    season.voice = voice
    season.create(stages=(stage,), settings=known).sign_up(players, reminders={})
    season.do(cmd.CloseRegistration())
    return season.publish()


def in_threads(posts: list[Post]) -> dict[str, Message]:
    """What is posted or edited in threads of matches, by the post's key."""
    return {
        post.key or post.edits or "": Message.model_validate(post.payload)
        for post in posts
        if (post.thread or "").startswith(MATCH_THREAD)
    }


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def test_below_eight_players_the_buttons_are_on_the_rounds_post() -> None:
    season = begun(7)
    (card,) = public([post for post in season.last if post.key == "round:s0r1"])
    assert labels(card)[:3] == ["I won", "They won", "It was a tie"]
    assert not in_threads(season.last)
    assert len(card.pings) == 6

    for game in season.games():
        season.report(game)
    card = edits(season.last)["round:s0r1"]
    assert "I won" not in labels(card), "there is nothing left to report"


def test_from_eight_players_each_match_has_a_thread_that_mentions_its_two() -> None:
    season = begun(8)
    posts = in_threads(season.last)
    assert [len(post.pings) for post in posts.values()] == [2, 2, 2, 2]
    assert all(labels(post) == ["I won", "They won", "It was a tie"] for post in posts.values())
    (card,) = public([post for post in season.last if post.key == "round:s0r1"])
    assert card.pings == (), "a player is mentioned once"
    assert labels(card)[0] == "I won", "the round's post has the buttons too, for where there are no threads"
    names = {post.thread_name for post in season.last if post.thread}
    assert "Player 2 – Player 6 · Round 1" in names


@pytest.mark.parametrize(
    "where, players, threads",
    [("none", 8, 0), ("round", 8, 0), ("threads", 4, 2), ("by_size", MOST_FOR_THREADS, 50), ("by_size", 101, 0)],
)
def test_where_matches_are_reported_is_an_option(where: str, players: int, threads: int) -> None:
    season = begun(players, match_posts=where)
    assert len(in_threads(season.last)) == threads
    (card, *_) = public([post for post in season.last if (post.key or "").startswith("round:s0r1")][-1:])
    assert ("I won" in labels(card)) == (where != "none")


def test_a_match_of_several_games_has_a_button_for_every_score() -> None:
    assert games_won(3) == [(2, 0), (2, 1), (1, 2), (0, 2)]
    assert len(games_won(9)) == 10
    season = begun(8, cup(best_of=3))
    posts = in_threads(season.last)
    assert all(labels(post) == ["2–0", "2–1", "1–2", "0–2"] for post in posts.values())
    assert all("best of 3" in post.body for post in posts.values())


def test_a_report_and_its_result_edit_the_one_post_and_archive_the_thread() -> None:
    season = begun(8)
    game = season.games()[0]
    key = match_key(game)
    season.report(game, confirm=False)
    assert labels(in_threads(season.last)[key]) == ["Confirm", "Dispute", "Take back"]
    season.do(cmd.ConfirmReport(pairing=game.id, by=game.seats[1]))
    done = in_threads(season.last)[key]
    assert (labels(done), done.then, done.pings) == ([], "archive", ())
    assert "0–1" in done.body


def test_an_undone_result_opens_the_post_again_and_a_correction_changes_it() -> None:
    season = begun(8)
    game = season.games()[0]
    key = match_key(game)
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    corrected = in_threads(season.last)[key]
    assert "0–1" in corrected.body
    assert corrected.then == "archive"
    season.undo()
    season.undo()
    again = in_threads(season.last)[key]
    assert labels(again)[0] == "I won"
    assert again.then == ""


def test_an_undone_round_closes_its_threads_and_the_next_one_opens_its_own() -> None:
    season = begun(8)
    first = set(in_threads(season.last))
    season.undo()
    closed = in_threads(season.last)
    assert set(closed) == first
    assert all(post.then == "archive" and not post.buttons for post in closed.values())
    season.publish()
    assert len(in_threads(season.last)) == 4


def test_a_match_that_opens_as_it_comes_is_posted_in_its_thread_alone() -> None:
    season = begun(8, cup())
    first, second, *_ = season.games()
    season.report(first)
    season.report(second)
    opened = [post for post in season.last if post.key and post.key.startswith(MATCH_THREAD)]
    assert len(opened) == 1
    assert len(Message.model_validate(opened[0].payload).pings) == 2
    assert not [post for post in season.last if post.thread is None and Message.model_validate(post.payload).pings]


def test_players_exchanged_by_a_director_get_a_thread_of_their_own() -> None:
    season = begun(8)
    games = season.games()
    one, two = games[0], games[1]
    season.do(
        cmd.OverrideRound(
            stage=0,
            round_number=1,
            pairings=season.state.current_round.pairings.model_copy(  # type: ignore[union-attr]
                update={
                    "pairings": (
                        one.model_copy(update={"seats": (one.seats[0], two.seats[1])}),
                        two.model_copy(update={"seats": (two.seats[0], one.seats[1])}),
                        *games[2:],
                    )
                }
            ),
            text="swap",
        )
    )
    posts = in_threads(season.last)
    assert {match_key(one), match_key(two)} <= set(posts)
    assert sum(len(post.pings) for post in posts.values()) == 4


def test_a_tournament_that_is_called_off_archives_its_threads() -> None:
    season = begun(8)
    season.do(cmd.CancelTournament())
    posts = in_threads(season.last)
    assert len(posts) == 4
    assert all(post.then == "archive" and not post.buttons for post in posts.values())


def test_posts_of_finished_matches_are_not_composed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    season = begun(16)
    first, second, third, *_ = season.games()
    season.report(first)
    season.report(second)
    composed: set[str] = set()

    def watched(builder: Any, context: Any, match: Any, *, ping: bool = False) -> Message:
        composed.add(match.game.id)
        return match_post(builder, context, match, ping=ping)

    monkeypatch.setattr("bot.announcements.match_posts.match_post", watched)
    season.report(third)
    assert third.id in composed
    assert not composed & {first.id, second.id}
    season.do(cmd.RecordResult(pairing=first.id, report=Report(winner=first.seats[0])))
    assert first.id in composed, "a correction changes its post"
    assert match_key(first) in in_threads(season.last)


def evening(players: int) -> Season:
    """A Swiss of friends whose first round is published."""
    return begun(players, silence_confirms_minutes=10, no_show_minutes=10, late_entry=True, director_may_play=True)


def posts_of(posts: list[Post]) -> list[str]:
    """What is new in the channel: no edits, and no mentions that are deleted with their answer."""
    return [message.body for message in public([post for post in posts if not post.edits and post.key != "board"])]


def test_an_evening_begins_with_the_post_of_its_first_round_alone() -> None:
    season = evening(5)
    keys = [post.key for post in season.last if post.key and not post.edits]
    assert "stage:0" not in keys
    assert "round:s0r1" in keys
    (card,) = public([post for post in season.last if post.key == "round:s0r1"])
    assert "Who won? One press reports it" in card.body
    assert "/match report" not in card.body
    assert "/tournament why" not in card.body


def test_a_no_show_of_an_evening_is_in_the_post_of_the_round_and_has_none_of_its_own() -> None:
    season = evening(5)
    game = season.games()[0]
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.until(season.now + timedelta(minutes=11))
    assert season.state.find(game.id)[1].results[game.id].how == "forfeit"
    assert "forfeit" in edits(season.last)["round:s0r1"].body
    assert not any("show up" in text for text in posts_of(season.last))


def test_a_latecomer_of_an_evening_who_joins_alone_is_answered_and_one_entered_by_a_director_posted() -> None:
    season = evening(5)
    joined = season.sign_up(1).last
    assert season.state.entrants["e6"].status == "active"
    assert not any("joins in" in text for text in posts_of(joined))
    entered = season.do(cmd.RegisterEntrants(entrants=(EntrantData(),), by_director=True))
    assert any("joins in" in text for text in posts_of(entered))


VOICE = "Voice: <#77>"


def test_the_voice_channel_is_named_by_open_matches_with_threads_and_by_open_rounds_without() -> None:
    season = begun(8, voice=77)
    posts = [post.body for post in in_threads(season.last).values()]
    assert len(posts) == 4
    assert all(VOICE in body for body in posts)
    (card,) = public([post for post in season.last if post.key == "round:s0r1"])
    assert VOICE not in card.body
    season.report(game := season.games()[0])
    assert VOICE not in in_threads(season.last)[match_key(game)].body
    season = begun(4, voice=77)
    (card,) = public([post for post in season.last if post.key == "round:s0r1"])
    assert VOICE in card.body
    for game in season.games():
        season.report(game)
    assert VOICE not in edits(season.last)["round:s0r1"].body
