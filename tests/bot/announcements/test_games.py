"""Posts about games: reports, disputes, results, presence, rematches."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from storage.outbox import Post
from tests.bot.season import (
    COORDINATOR,
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    Season,
    actions_of,
    edits,
    public,
    quiet,
    to,
)


@pytest.fixture
def season() -> Season:
    """The first game begins now."""
    season = Season().started().until(FIRST_PAIRING + DAY)
    return season.until(min(season.state.times[pairing.id].at for pairing in season.games()))


@pytest.fixture
def game(season: Season) -> Pairing:
    """The game that begins now."""
    return next(pairing for pairing in season.games() if season.state.times[pairing.id].at == season.now)


def person(season: Season, game: Pairing, seat: int) -> str:
    """The person at a seat."""
    return season.people[game.seats[seat]].id


def claim(season: Season, game: Pairing, seat: int, winner: int) -> list[Post]:
    """A seat reports who has won."""
    return season.do(
        cmd.ReportResult(pairing=game.id, by=game.seats[seat], report=Report(winner=game.seats[winner])),
        actor=person(season, game, seat),
    )


def test_the_opponent_is_asked_and_told_until_when(season: Season, game: Pairing) -> None:
    posts = claim(season, game, 0, 0)
    (only,) = [post for post in posts if post.person_id]
    (message,) = to(posts, person(season, game, 1))
    assert only.key == f"report:{game.id}:{game.seats[1]}"
    assert f"<t:{int((season.now + DAY).timestamp())}:F>" in message.body
    assert actions_of(message) == [f"confirm:{game.id}", f"dispute:{game.id}"]


def test_who_did_not_ask_for_messages_reads_of_a_report_in_the_card_of_the_round(season: Season, game: Pairing) -> None:
    posts = claim(quiet(season), game, 0, 0)
    assert public(posts) == []
    assert [post for post in posts if post.person_id] == []
    card = edits(posts)["round:s0r1"]
    assert f"{season.people[game.seats[0]].name}** reports" in card.body
    assert f"<t:{int((season.now + DAY).timestamp())}:R>" in card.body
    assert card.pings == ()


def test_a_confirmed_report_stands_in_the_card_and_its_question_loses_the_buttons(
    season: Season, game: Pairing
) -> None:
    claim(season, game, 0, 0)
    posts = season.do(cmd.ConfirmReport(pairing=game.id, by=game.seats[1]), actor=person(season, game, 1))
    assert public(posts) == []
    assert "**1–0**" in edits(posts)["round:s0r1"].body
    question = edits(posts)[f"report:{game.id}:{game.seats[1]}"]
    assert question.buttons == ()
    assert "1–0" in question.body


def test_who_has_not_answered_a_report_is_called_before_silence_confirms_it(season: Season, game: Pairing) -> None:
    claim(quiet(season), game, 0, 1)
    season.posts.clear()
    season.until(season.now + DAY)
    (call,) = [message for message in public(season.posts) if f"confirm:{game.id}" in actions_of(message)]
    assert call.pings == (season.people[game.seats[1]].discord_id,)
    assert "reported your game" in call.body
    assert "**0–1**" in edits(season.posts)["round:s0r1"].body


def test_a_report_taken_back_is_no_longer_asked_about(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    posts = season.do(cmd.TakeBackReport(pairing=game.id, by=game.seats[0]))
    assert public(posts) == []
    assert edits(posts)[f"report:{game.id}:{game.seats[1]}"].buttons == ()


def test_a_report_given_anew_is_asked_about_instead(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    posts = claim(season, game, 0, 1)
    key = f"report:{game.id}:{game.seats[1]}"
    assert [(post.key, post.edits) for post in posts if post.person_id] == [(None, key), (key, None)]


def test_a_dispute_goes_to_all_staff_with_both_versions(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    posts = claim(season, game, 1, 1)
    for staff in (DIRECTOR, COORDINATOR):
        (message,) = to(posts, staff)
        assert message.body.count("won") == 2
        assert actions_of(message) == [f"result:{game.id}"]
    assert {post.key for post in posts if post.key and post.person_id} == {
        f"dispute:{game.id}:{DIRECTOR}",
        f"dispute:{game.id}:{COORDINATOR}",
    }
    (line,) = public(posts)
    assert "don't match" in line.body
    assert edits(posts)[f"report:{game.id}:{game.seats[1]}"].buttons == ()


def before_the_start(season: Season, game: Pairing) -> list[Post]:
    """The first player reports a game that begins in an hour."""
    season.now -= HOUR
    return claim(season, game, 0, 0)


def test_a_report_before_the_start_asks_the_opponent_for_a_yes_and_is_shown_to_all_staff(
    season: Season, game: Pairing
) -> None:
    posts = before_the_start(season, game)
    (question,) = to(posts, person(season, game, 1))
    assert "before its start" in question.body
    assert actions_of(question) == [f"confirm:{game.id}", f"dispute:{game.id}"]
    start = int(season.state.times[game.id].at.timestamp())
    for staff in (DIRECTOR, COORDINATOR):
        (message,) = to(posts, staff)
        assert "before its time" in message.body
        assert f"<t:{start}:F>" in message.body
        assert actions_of(message) == [f"result:{game.id}"]
    card = edits(posts)["round:s0r1"].body
    assert f"<t:{start}:" in card
    assert "reported before the start" in card


def test_what_staff_were_shown_of_an_early_report_loses_its_button_once_it_is_settled(
    season: Season, game: Pairing
) -> None:
    before_the_start(season, game)
    posts = season.do(cmd.ConfirmReport(pairing=game.id, by=game.seats[1]), actor=person(season, game, 1))
    for staff in (DIRECTOR, COORDINATOR):
        assert edits(posts)[f"early:{game.id}:{staff}"].buttons == ()


def test_an_early_report_is_shown_to_staff_again_when_what_settled_it_is_undone(season: Season, game: Pairing) -> None:
    before_the_start(season, game)
    season.do(cmd.ConfirmReport(pairing=game.id, by=game.seats[1]), actor=person(season, game, 1))
    (message,) = to(season.undo(), DIRECTOR)
    assert "before its time" in message.body


def test_who_does_not_answer_an_early_report_is_called_after_the_start(season: Season, game: Pairing) -> None:
    before_the_start(quiet(season), game)
    season.posts.clear()
    season.until(season.now + 2 * DAY)
    (call,) = [message for message in public(season.posts) if f"confirm:{game.id}" in actions_of(message)]
    assert call.pings == (season.people[game.seats[1]].discord_id,)
    assert "does not count without you" in call.body
    assert game in season.games()


def test_a_dispute_in_words_is_quoted_and_harmless(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    posts = season.do(cmd.DisputeReport(pairing=game.id, by=game.seats[1], text="@everyone **no**\n" + "x" * 900))
    (message,) = to(posts, DIRECTOR)
    assert "@everyone" not in message.body
    assert "\\*\\*no" in message.body


def test_a_directors_decision_ends_the_dispute_for_everybody(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    claim(season, game, 1, 1)
    posts = season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1]), text="Seen the log"))
    assert "**0–1**" in edits(posts)["round:s0r1"].body
    for staff in (DIRECTOR, COORDINATOR):
        assert edits(posts)[f"dispute:{game.id}:{staff}"].buttons == ()


def test_a_dispute_whose_first_report_is_taken_back_asks_the_reporter(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    claim(season, game, 1, 1)
    posts = season.do(cmd.TakeBackReport(pairing=game.id, by=game.seats[0]))
    (message,) = to(posts, person(season, game, 0))
    assert actions_of(message)[0] == f"confirm:{game.id}"
    assert edits(posts)[f"dispute:{game.id}:{DIRECTOR}"].buttons == ()


def test_the_result_that_a_game_already_has_is_no_correction(season: Season, game: Pairing) -> None:
    result = cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0]))
    season.do(result)
    assert not [message for message in public(season.do(result)) if "corrected" in message.body]


def test_a_corrected_result_names_both(season: Season, game: Pairing) -> None:
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    posts = season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1])))
    (line,) = public(posts)
    assert "0–1" in line.body
    assert "1–0" in line.body
    assert "published stay" in line.body


def test_check_in_is_told_to_whoever_is_written_to_and_seen_in_the_card(season: Season, game: Pairing) -> None:
    for seat in (0, 1):
        (message,) = [
            message
            for message in to(season.posts, person(season, game, seat))
            if f"here:{game.id}" in actions_of(message)
        ]
        assert "Press **I'm here**" in message.body
    card = edits(season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0])))["round:s0r1"]
    assert card.pings == ()
    assert f"here: **{season.people[game.seats[0]].name}**" in card.body
    both = edits(season.do(cmd.CheckIn(pairing=game.id, by=game.seats[1])))["round:s0r1"]
    assert " and ".join(f"**{season.people[seat].name}**" for seat in game.seats) in both.body


def test_who_is_not_there_when_the_game_has_begun_is_called_once(season: Season, game: Pairing) -> None:
    quiet(season).do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.posts.clear()
    season.until(season.now + timedelta(minutes=14))
    (call,) = public(season.posts)
    here, late = (season.people[seat].discord_id for seat in game.seats)
    assert late in call.pings
    assert here not in call.pings
    assert "can lose by forfeit" in call.body


def test_of_several_promises_to_wait_the_longest_is_told(season: Season, game: Pairing) -> None:
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.do(cmd.GrantMoreTime(pairing=game.id, by=game.seats[0], minutes=60))
    posts = season.do(cmd.GrantMoreTime(pairing=game.id, by=game.seats[0], minutes=5))
    until = f"<t:{int((season.now + timedelta(minutes=75)).timestamp())}:"

    assert until in edits(posts)["round:s0r1"].body
    (told,) = to(posts, person(season, game, 1))
    assert until in told.body


def test_more_time_is_told_to_the_late_player(season: Season, game: Pairing) -> None:
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    posts = season.do(cmd.GrantMoreTime(pairing=game.id, by=game.seats[0], minutes=20))
    (message,) = to(posts, person(season, game, 1))
    until = int((season.now + timedelta(minutes=35)).timestamp())
    assert f"<t:{until}:" in message.body
    assert actions_of(message) == [f"here:{game.id}"]
    assert f"<t:{until}:" in edits(posts)["round:s0r1"].body


def test_who_did_not_ask_for_messages_is_called_when_the_opponent_gives_more_time(
    season: Season, game: Pairing
) -> None:
    quiet(season).do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    posts = season.do(cmd.GrantMoreTime(pairing=game.id, by=game.seats[0], minutes=20))
    (call,) = public(posts)
    assert call.pings == (season.people[game.seats[1]].discord_id,)
    assert actions_of(call) == [f"here:{game.id}"]


def test_who_comes_too_late_while_nobody_is_there_is_for_directors_to_decide(season: Season, game: Pairing) -> None:
    season.away_until(season.now + timedelta(hours=1))
    posts = season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]), actor=person(season, game, 0))
    for staff in (DIRECTOR, COORDINATOR):
        (message,) = to(posts, staff)
        assert f"{season.people[game.seats[0]].name} was too late" in message.body.replace("\u2068", "").replace(
            "\u2069", ""
        )
        assert season.people[game.seats[1]].name in message.body
        assert actions_of(message) == [f"result:{game.id}"]


def test_who_comes_in_time_is_no_matter_for_directors(season: Season, game: Pairing) -> None:
    assert to(season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0])), DIRECTOR) == []


def test_whoever_waits_in_vain_is_told_what_can_be_done(season: Season, game: Pairing) -> None:
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.posts.clear()
    season.until(season.now + timedelta(minutes=15))
    (message,) = to(season.posts, person(season, game, 0))
    assert actions_of(message) == [f"claim:{game.id}", f"more_time:{game.id}"]
    assert not [
        message for message in to(season.posts, person(season, game, 1)) if f"claim:{game.id}" in actions_of(message)
    ]


def test_whoever_waits_in_vain_has_begun_it_and_is_written_to_unasked(season: Season, game: Pairing) -> None:
    quiet(season).do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.posts.clear()
    season.until(season.now + timedelta(minutes=15))
    assert [post.person_id for post in season.posts if post.person_id] == [person(season, game, 0)]


def test_a_claimed_forfeit_removes_and_offers_an_appeal(season: Season, game: Pairing) -> None:
    season.do(cmd.CheckIn(pairing=game.id, by=game.seats[0]))
    season.until(season.now + timedelta(minutes=15))
    posts = season.do(cmd.ClaimForfeit(pairing=game.id, by=game.seats[0]))
    result, removal = public(posts)
    assert "forfeit" in result.body
    assert "out of the tournament" in removal.body
    (message,) = to(posts, person(season, game, 1))
    assert actions_of(message) == [f"appeal:{game.seats[1]}"]
    assert actions_of(removal) == [f"appeal:{game.seats[1]}"]


def test_a_removed_player_who_did_not_ask_for_messages_is_called_to_the_appeal(season: Season, game: Pairing) -> None:
    posts = quiet(season).do(cmd.RuleForfeit(pairing=game.id, absent=(game.seats[1],)))
    removal = public(posts)[-1]
    assert removal.pings == (season.people[game.seats[1]].discord_id,)
    assert "press **Appeal**" in removal.body
    assert actions_of(removal) == [f"appeal:{game.seats[1]}"]


def test_both_absent_are_named_together(season: Season, game: Pairing) -> None:
    posts = season.do(cmd.RuleForfeit(pairing=game.id, absent=game.seats))
    assert "both lose" in public(posts)[0].body
    assert len(public(posts)) == 3


def test_a_withdrawal_before_the_game_is_a_walkover(season: Season, game: Pairing) -> None:
    posts = season.do(cmd.WithdrawEntrant(entrant=game.seats[1]), actor=person(season, game, 1))
    (left,) = public(posts)
    assert "withdrawn" in left.body
    winner, gone = (f"**{season.people[seat].name}**" for seat in game.seats)
    said = left.body.replace("\u2068", "").replace("\u2069", "")
    assert f"{winner} wins without a game, because {gone} has left." in said


def test_a_rematch_has_its_reason_its_time_and_a_card_for_both(season: Season, game: Pairing) -> None:
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    posts = season.do(cmd.OrderRematch(pairing=game.id, text="The server broke down"))
    (message,) = public(posts)
    assert "The server broke down" in message.body
    assert f"<t:{int(season.state.times[game.id].at.timestamp())}:F>" in message.body
    assert message.pings == ()
    for seat in (0, 1):
        assert len(to(posts, person(season, game, seat))) == 1


def test_a_rematch_calls_those_who_are_not_written_to(season: Season, game: Pairing) -> None:
    quiet(season).do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    posts = season.do(cmd.OrderRematch(pairing=game.id, text="The server broke down"))
    assert set(public(posts)[0].pings) == {season.people[seat].discord_id for seat in game.seats}
    assert [post for post in posts if post.person_id] == []


def test_a_rematch_closes_what_was_asked_about_the_old_game(season: Season, game: Pairing) -> None:
    claim(season, game, 0, 0)
    posts = season.do(cmd.OrderRematch(pairing=game.id, text="Again"))
    assert edits(posts)[f"report:{game.id}:{game.seats[1]}"].buttons == ()


def test_an_appeal_goes_to_directors_and_its_decision_to_everybody(season: Season, game: Pairing) -> None:
    late = game.seats[1]
    season.do(cmd.RuleForfeit(pairing=game.id, absent=(late,)))
    posts = season.do(cmd.FileAppeal(entrant=late, text="My train stood still"))
    (question,) = to(posts, DIRECTOR)
    assert "My train stood still" in question.body
    assert actions_of(question) == [f"appeal_accept:{late}", f"appeal_reject:{late}"]
    posts = season.do(cmd.DecideAppeal(entrant=late, accepted=True, text="Bad luck"))
    (decision,) = public(posts)
    assert "Bad luck" in decision.body
    assert len(to(posts, person(season, game, 1))) == 1
    for staff in (DIRECTOR, COORDINATOR):
        assert edits(posts)[f"appeal:{late}:{staff}"].buttons == ()


def removed_in_the_first_stage() -> tuple[Season, list[str]]:
    """Two of five have been removed, one has appealed, and the second stage is to come."""
    stages = [StagePlan(system="swiss", title=title, options={"rounds": 1}) for title in ("Swiss", "Final")]
    season = Season().create(stages=stages, settings=Settings(forfeit_removes=True)).sign_up(5)
    season.do(cmd.CloseRegistration())
    season.publish()
    games = season.games()
    for pairing in games:
        season.do(cmd.RuleForfeit(pairing=pairing.id, absent=pairing.seats[1:]))
    removed = [pairing.seats[1] for pairing in games]
    season.do(cmd.FileAppeal(entrant=removed[0], text="My train stood still"))
    return season, removed


def test_directors_can_only_reject_an_appeal_once_a_stage_has_started_without_the_player() -> None:
    season, (first, second) = removed_in_the_first_stage()
    changed = edits(season.publish().last)[f"appeal:{first}:{DIRECTOR}"]
    assert actions_of(changed) == [f"appeal_reject:{first}"]
    assert "My train stood still" in changed.body
    assert "started without" in changed.body
    (filed,) = to(season.do(cmd.FileAppeal(entrant=second, text="Mine too")), DIRECTOR)
    assert actions_of(filed) == [f"appeal_reject:{second}"]


def test_directors_can_accept_an_appeal_again_when_the_start_of_the_stage_is_undone() -> None:
    season, (first, _) = removed_in_the_first_stage()
    changed = edits(season.publish().undo())[f"appeal:{first}:{DIRECTOR}"]
    assert actions_of(changed) == [f"appeal_accept:{first}", f"appeal_reject:{first}"]


def test_a_rejected_appeal_is_told_too(season: Season, game: Pairing) -> None:
    late = game.seats[1]
    season.do(cmd.RuleForfeit(pairing=game.id, absent=(late,)))
    season.do(cmd.FileAppeal(entrant=late, text="Please"))
    posts = season.do(cmd.DecideAppeal(entrant=late, accepted=False, text="No"))
    assert "rejected" in to(posts, person(season, game, 1))[0].body
    assert public(posts)[0].tone == "bad"


def test_a_requirement_asks_the_player_and_tells_directors(season: Season) -> None:
    posts = season.do(cmd.MakeRuling(topic="requirement", entrant="e4", text="Turn your web-cam on"))
    (message,) = to(posts, "p4")
    assert actions_of(message) == ["comply:e4", "refuse:e4"]
    assert "web-cam" in to(posts, COORDINATOR)[0].body
    assert public(posts) == []


def test_what_is_not_for_everybody_is_read_behind_a_button(season: Season, game: Pairing) -> None:
    posts = quiet(season).do(cmd.MakeRuling(topic="requirement", entrant="e4", text="Turn your web-cam on"))
    (call,) = public(posts)
    assert call.pings == (season.people["e4"].discord_id,)
    assert "web-cam" not in call.body
    assert actions_of(call) == ["my_game"]
    (call,) = public(season.do(cmd.MakeRuling(topic="remark", pairing=game.id, text="Well played")))
    assert len(call.pings) == 2
    assert "Well played" not in call.body


def test_a_remark_goes_to_those_it_is_about(season: Season, game: Pairing) -> None:
    posts = season.do(cmd.MakeRuling(topic="remark", pairing=game.id, text="Well played"))
    assert {post.person_id for post in posts} == {person(season, game, 0), person(season, game, 1)}
    assert len(public(season.do(cmd.MakeRuling(topic="remark", text="The hall is open")))) == 1


def test_pausing_and_resuming_is_told(season: Season) -> None:
    assert "paused" in public(season.do(cmd.SwitchTimetable(running=False)))[0].body
    assert "running again" in public(season.do(cmd.SwitchTimetable(running=True)))[0].body
    assert season.do(cmd.SwitchTimetable(running=True)) == []
    assert season.now - FIRST_PAIRING > HOUR
