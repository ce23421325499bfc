"""Undo: what is taken back is named, posts that no longer hold say so, open questions are asked again."""

from __future__ import annotations

from bot.announcements.board import BOARD
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.results import Report
from tests.bot.season import (
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    SIGN_UP_CLOSES,
    Season,
    actions_of,
    edits,
    public,
    quiet,
    to,
)


def test_a_round_taken_back_is_named_its_post_marked_and_its_players_told() -> None:
    season = Season().started()
    posts = season.undo()
    (message,) = public(posts)
    assert "no longer count" in message.body
    assert "paused" in message.body
    assert message.pings == ()
    marked = edits(posts)["round:s0r1"]
    assert "no longer count" in marked.content
    assert marked.buttons == ()
    assert {post.person_id for post in posts if post.person_id} == {f"p{number}" for number in range(1, 13)}


def test_a_round_taken_back_calls_those_who_are_not_written_to() -> None:
    posts = quiet(Season().started()).undo()
    assert len(public(posts)[0].pings) == 12
    assert [post for post in posts if post.person_id] == []


def test_a_round_published_by_a_director_does_not_pause_the_timetable() -> None:
    season = Season().create().sign_up().until(SIGN_UP_CLOSES).publish()
    (message,) = public(season.undo())
    assert "paused" not in message.body
    assert season.state.timetable_running


def test_a_reason_is_told() -> None:
    season = Season().create().sign_up().until(SIGN_UP_CLOSES).publish()
    command_id = season.records[-1].command_id
    (message,) = public(season.do(cmd.UndoCommand(command_id=command_id, text="Wrong ratings")))
    assert "Wrong ratings" in message.body


def test_a_result_taken_back_is_named_and_the_card_follows() -> None:
    season = Season().started().until(FIRST_PAIRING + 3 * DAY)
    season.play_round()
    posts = season.undo()
    (message,) = public(posts)
    assert "Undone" in message.body
    assert "**Standings**" not in edits(posts)["round:s0r1"].body


def test_a_confirmation_taken_back_asks_the_opponent_again() -> None:
    season = Season().started().until(FIRST_PAIRING + 3 * DAY)
    game = season.games()[0]
    season.report(game)
    posts = season.undo()
    (message,) = to(posts, season.people[game.seats[1]].id)
    assert actions_of(message) == [f"confirm:{game.id}", f"dispute:{game.id}"]


def test_a_decision_taken_back_asks_directors_again() -> None:
    season = Season().started().until(FIRST_PAIRING + 3 * DAY)
    game = season.games()[0]
    season.report(game, confirm=False)
    season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1], text="no"))
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    posts = season.undo()
    (message,) = to(posts, DIRECTOR)
    assert actions_of(message) == [f"result:{game.id}"]


def test_final_times_taken_back_are_tentative_again() -> None:
    season = Season().started().until(FIRST_PAIRING + DAY)
    posts = season.undo()
    assert "tentative" in edits(posts)["round:s0r1"].body
    (card,) = to(posts, "p1")
    assert "tentative" in card.body


def test_a_phase_taken_back_is_seen_on_the_board() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    assert BOARD in [post.edits for post in season.undo()]
    assert [button.label for button in season.board.buttons] == ["Who is in"]


def test_the_end_taken_back_is_told() -> None:
    season = Season().started()
    for _ in range(15):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round().until(season.now + DAY + 4 * HOUR)
        if season.phase() == "finished":
            break
    assert "not over after all" in public(season.undo())[0].body


def test_a_command_that_did_much_names_some_of_it() -> None:
    season = Season().create()
    season.do(cmd.OpenRegistration())
    entrants = tuple(EntrantData() for _ in range(30))
    season.do(cmd.RegisterEntrants(entrants=entrants, by_director=True))
    (message,) = public(season.undo())
    assert "and 22 more" in message.body


def test_whoever_is_back_in_because_a_forfeit_was_taken_back_is_pinged() -> None:
    season = Season().started().until(FIRST_PAIRING + 3 * DAY)
    game = season.games()[0]
    late = game.seats[1]
    season.do(cmd.RuleForfeit(pairing=game.id, absent=(late,)))
    season.wish(late)
    assert season.status(late) == "removed"
    (message,) = public(season.undo())
    assert season.status(late) == "active"
    assert message.pings == (season.people[late].discord_id,)
