"""How a heat is shown: to everybody, and to judges."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.faces.swiss_elimination.errors import NoLiveMatchError
from bot.faces.swiss_elimination.heats import Heat, board, heat_of, heats, more, panel
from bot.schedule.player_buttons import player_buttons
from bot.text.messages import Message
from formats.core import commands as cmd
from formats.core.plan import Settings, StagePlan
from tests.bot.faces.swiss_elimination.evening import LIVE, PUZZLES
from tests.bot.faces.swiss_elimination.grand_prix import context
from tests.bot.season import Season, actions_of, public, to

OPTIONS: dict[str, Any] = {"matches": LIVE, "online_puzzles": (), "live_puzzles": PUZZLES}


def evening(*, asked: bool = True, **options: Any) -> Season:
    """Four players at the tables of the first round; the puzzle is chosen if a player is `asked`."""
    plan = StagePlan(system="swiss_elimination", title="Playoffs", options={**OPTIONS, **options})
    season = Season().create(stages=[plan], settings=Settings()).sign_up(4)
    season.do(cmd.CloseRegistration())
    season.do(cmd.PublishRound(stage=0, round_number=1))
    if asked:
        season.do(cmd.AnswerPrompt(prompt="live_puzzle_A", answer="L1"))
        season.do(cmd.PublishRound(stage=0, round_number=1))
    return season


def enter(season: Season, note: str, **content: Any) -> Season:
    """A judge's entry about the first match."""
    game = season.games()[0]
    season.do(cmd.NoteMatch(pairing=game.id, note=note, content=content))
    return season


def started() -> Season:
    season = evening()
    return enter(season, "start", began=season.now.isoformat())


def first(season: Season) -> Heat:
    return heats(context(season))[0]


def offered(season: Season, seconds: int = 0) -> set[str]:
    now = season.now + timedelta(seconds=seconds)
    return {button.label for button in panel(context(season), "t1", first(season), now).buttons}


def test_two_matches_make_a_heat() -> None:
    season = evening()
    (heat,) = heats(context(season))
    assert (heat.number, [match.pairing.label for match in heat.matches]) == (1, ["A1", "A2"])
    assert heat_of(context(season), heat.matches[1].pairing.id) == heat


def test_more_matches_than_two_at_a_time_are_judged_in_parts() -> None:
    season = evening(matches=("A A1 1-2 winners live heat 1", "A A2 3-4 winners live heat 1"))
    assert [len(heat.matches) for heat in heats(context(season))] == [2]
    alone = evening(matches=("A A1 1-2 winners live", "A A2 3-4 winners live"))
    assert [len(heat.matches) for heat in heats(context(alone))] == [1, 1]


def test_every_player_has_a_row_of_buttons() -> None:
    season = started()
    enter(season, "stop", entrant="e1", at="1:00")
    rows: dict[int | None, list[str]] = {}
    for button in panel(context(season), "t1", first(season), season.now).buttons:
        rows.setdefault(button.row, []).append(button.label)
    assert rows[0] == ["Correct: Player 1", "Incorrect: Player 1", "Timer: Player 1"]
    assert rows[1] == ["Stop: Player 4", "New sheet: Player 4"]
    assert all(len(labels) <= 5 for labels in rows.values())


def test_what_a_grader_found_stays_between_grader_and_judges() -> None:
    season = started()
    enter(season, "stop", entrant="e1", at="1:00")
    enter(season, "stop", entrant="e4", at="1:05")
    enter(season, "graded", entrant="e4", at="1:10", correct=True)
    assert "**correct**" in panel(context(season), "t1", first(season), season.now).body
    assert "correct" not in board(context(season), first(season)).body
    assert "turned in at 1:05" in board(context(season), first(season)).body


def test_a_correct_answer_can_be_announced_once_the_minute_is_up() -> None:
    season = started()
    enter(season, "stop", entrant="e1", at="1:00")
    enter(season, "stop", entrant="e4", at="1:05")
    enter(season, "graded", entrant="e4", at="1:10", correct=True)
    assert "Announce: A1" in offered(season, 121)
    assert "Incorrect: Player 1" not in offered(season, 121)


def test_at_the_time_limit_the_button_for_it_is_on_the_panel_in_the_row_of_the_worse_seed() -> None:
    season = started()
    limit = season.now + timedelta(minutes=10)
    early, at_limit = (panel(context(season), "t1", first(season), now) for now in (season.now, limit))
    assert "Time is over: A1" not in [button.label for button in early.buttons]
    assert [button.row for button in at_limit.buttons if button.label == "Time is over: A1"] == [1]
    match = first(season).matches[0]
    rare = {
        now: [button.label for button in more(context(season), "t1", first(season), match, now).buttons]
        for now in (season.now, limit)
    }
    assert "Time is over: A1" in rare[season.now]
    assert "Time is over: A1" not in rare[limit]


def test_the_post_of_a_heat_follows_its_entries_and_is_not_there_before_it_begins() -> None:
    season = evening()
    assert not [post for post in season.posts if (post.key or "").startswith("heat:")]
    enter(season, "start", began=season.now.isoformat())
    (post,) = [post for post in season.last if (post.key or "").startswith("heat:")]
    assert "at the puzzle" in Message.model_validate(post.payload).body
    season.do(cmd.Announce(text="Quiet, please."))
    assert not [post for post in season.last if (post.key or "").startswith("heat:")]


def test_other_formats_have_no_heats() -> None:
    season = Season().started(8)
    assert heats(context(season)) == ()
    with pytest.raises(NoLiveMatchError):
        heat_of(context(season))


def test_a_start_that_is_taken_back_shows() -> None:
    season = started()
    enter(season, "take_back")
    (post,) = [post for post in season.last if (post.edits or "").startswith("heat:")]
    assert "clock" not in Message.model_validate(post.payload).body


def test_players_come_when_their_heat_is_called_and_report_nothing() -> None:
    season = evening()
    card = to(season.last, "p1")[0]
    assert "you don't report" in card.body
    assert not any(action.startswith("report") for action in actions_of(card))
    offered_now = player_buttons(season.state, season.engine, "e1", season.now, "t1")
    assert not any(":report:" in button.action for button in offered_now)
    unmanaged = evening(live_puzzles=(), asked=False)
    assert any(action.startswith("report") for action in actions_of(to(unmanaged.last, "p1")[0]))


def test_the_post_of_a_live_round_says_who_plays_at_the_same_time() -> None:
    (posted,) = [message for message in public(evening().last) if message.title.endswith("Round A")]
    assert "Heat 1: A1 and A2." in posted.body
    assert "Agree on a time" not in posted.body
    without = evening(matches=("A A1 1-2 winners live", "A A2 3-4 winners live"))
    assert any("The judges call each match" in message.body for message in public(without.last))
