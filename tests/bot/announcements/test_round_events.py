"""The server's events in the outbox: planned, moved, begun, over, called off."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.announcements.round_event import RoundEvent, moved
from formats.core import commands as cmd
from formats.core.evolve import fold
from formats.core.log import Record
from formats.core.plan import StagePlan
from storage.outbox import Post
from tests.bot.season import DAY, FIRST_PAIRING, Season, arimaa, event_of, is_event


def events(posts: list[Post]) -> dict[str, RoundEvent]:
    """The last event queued under each key; the key is also what is changed."""
    found = {}
    for post in posts:
        if is_event(post):
            assert post.key == post.edits
            assert post.channel_id is not None
            found[str(post.key)] = event_of(post)
    return found


def only(posts: list[Post]) -> RoundEvent:
    (event,) = events(posts).values()
    return event


def test_a_round_with_times_is_an_event_from_its_first_game_to_its_last() -> None:
    season = Season().started()
    (key,) = events(season.last)
    event = only(season.last)
    times = [time.at for time in season.state.times.values()]
    assert key == "event:s0r1"
    assert (event.starts, event.ends) == (min(times), max(times) + timedelta(hours=2))
    assert event.state == "planned"
    assert event.name == "World Championship: Open Classic, round 1"
    assert "Player 1 – " in event.description or " – Player 1" in event.description
    assert event.guild_id == 5


def test_it_moves_with_its_games_and_only_then() -> None:
    season = Season().started()
    before = only(season.last)
    last = max(season.games(), key=lambda game: season.state.times[game.id].at)
    season.do(cmd.MoveGame(pairing=last.id, at=before.ends, text="asked for", knowingly=True))
    after = only(season.last)
    assert after.ends == before.ends + timedelta(hours=2)
    assert after.starts == before.starts
    season.do(cmd.Announce(text="hello"))
    assert not events(season.last)


def test_a_round_read_anew_from_the_log_has_not_moved() -> None:
    season = Season().started()
    read = fold(Record.model_validate_json(record.model_dump_json()) for record in season.records)

    assert moved(season.state, read) == []


def test_it_begins_with_the_first_check_in_and_is_over_with_the_last_result() -> None:
    season = Season().started()
    start = min(time.at for time in season.state.times.values())
    season.posts.clear()
    season.until(FIRST_PAIRING + DAY)
    start = min(time.at for time in season.state.times.values())
    season.until(start - timedelta(minutes=16))
    assert all(event.state == "planned" for event in events(season.posts).values())
    season.until(start)
    assert events(season.posts)["event:s0r1"].state == "on"
    season.play_round()
    assert only(season.last).state == "over"


def test_a_round_taken_back_is_off() -> None:
    season = Season().started()
    season.undo()
    assert only(season.last).state == "off"


def test_a_tournament_called_off_calls_its_event_off() -> None:
    season = Season().started()
    season.do(cmd.CancelTournament())
    assert only(season.last).state == "off"


def test_a_rematch_makes_it_an_event_again() -> None:
    season = Season().started()
    games = season.games()
    season.play_round()
    season.do(cmd.OrderRematch(pairing=games[0].id, text="server down"))
    assert only(season.last).state == "planned"


def test_without_times_there_is_no_event() -> None:
    season = Season().create(settings=arimaa(week=None)).sign_up()
    season.do(cmd.CloseRegistration())
    season.publish()
    assert not events(season.posts)


def test_without_a_channel_there_is_no_event() -> None:
    assert not events(Season(channel=None).started().posts)


@pytest.mark.parametrize("title", ["T" * 100, "千" * 100, "Cup\n\u202e@everyone"])
def test_names_of_any_length_fit(title: str) -> None:
    season = Season()
    stages = (StagePlan(system="swiss", title=title),)
    season.do(cmd.CreateTournament(title=title, stages=stages, settings=arimaa(), seed="seed" * 3))
    season.sign_up(120).until(FIRST_PAIRING)
    event = only(season.last)
    assert 0 < len(event.name) <= 100
    assert "\n" not in event.name
    assert len(event.description) <= 1000
    assert "more games" in event.description


def test_a_long_title_leaves_room_for_the_round() -> None:
    season = Season()
    stages = (StagePlan(system="swiss", title="Preliminary of the World Championship"),)
    title = "The Hundred and First World Championship of the Federation"
    season.do(cmd.CreateTournament(title=title, stages=stages, settings=arimaa(), seed="seed" * 3))
    season.sign_up(4).until(FIRST_PAIRING)
    name = only(season.last).name
    assert name.startswith("The Hundred and First World")
    assert name.endswith(": Round 1")
