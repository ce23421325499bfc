"""What comes due around games: reports, silence, reminders, check-in, claims."""

from __future__ import annotations

from datetime import timedelta

from bot.schedule import deadlines as due
from bot.schedule.deadlines import deadlines
from bot.schedule.reminder import MOST_NAGS
from formats.core import commands as cmd
from formats.core.possible.presence import REPORT_AFTER
from tests.bot.season import DAY, FIRST_PAIRING, HOUR, WEEK, Season, arimaa

FIRST_FIX = FIRST_PAIRING + DAY
MOMENT = timedelta(seconds=1)


def test_silence_confirms_after_the_hours_of_the_settings() -> None:
    season = Season().create(settings=arimaa(silence_confirms_hours=7)).sign_up().until(FIRST_FIX)
    pairing = season.games()[0]
    season.until(season.state.times[pairing.id].at)
    season.report(pairing, confirm=False)
    (silence,) = season.ahead(due.SILENCE)
    assert silence.at == season.now + 7 * HOUR
    assert silence.command == cmd.ConfirmReport(pairing=pairing.id, by=None)
    season.until(silence.at - MOMENT)
    assert pairing in season.games()
    season.until(silence.at)
    assert pairing not in season.games()


def test_a_report_given_anew_starts_its_own_silence() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    season.until(season.state.times[pairing.id].at)
    season.report(pairing, pairing.seats[0], confirm=False)
    (first,) = season.ahead(due.SILENCE)
    season.now += HOUR
    season.report(pairing, pairing.seats[1], confirm=False)
    (second,) = season.ahead(due.SILENCE)
    assert second.id != first.id
    assert second.at == first.at + HOUR


def test_a_report_before_the_start_has_no_silence_and_its_opponent_is_reminded_after_the_start() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    season.report(pairing, confirm=False)
    assert season.ahead(due.SILENCE) == []
    (reminder,) = season.ahead("confirm_due")
    assert reminder.at == start + 12 * HOUR
    season.until(start + 3 * DAY)
    assert pairing in season.games()


def test_silence_runs_from_a_start_to_which_the_game_was_moved_after_the_report() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    season.until(start)
    season.report(pairing, confirm=False)
    season.do(cmd.MoveGame(pairing=pairing.id, at=start + 2 * DAY, text="The server is down", knowingly=True))
    (silence,) = season.ahead(due.SILENCE)
    (reminder,) = season.ahead("confirm_due")
    assert (silence.at, reminder.at) == (start + 3 * DAY, start + 2 * DAY + 12 * HOUR)
    season.undo()
    (silence,) = season.ahead(due.SILENCE)
    assert silence.at == start + DAY


def test_reports_are_made_official_before_the_next_round_is_paired() -> None:
    """The last report's silence ends exactly at the pair tick: the round is paired without a digest."""
    season = Season().started().until(FIRST_PAIRING + 6 * DAY)
    for pairing in season.games():
        season.report(pairing, confirm=False)
    season.fired.clear()
    season.until(FIRST_PAIRING + WEEK)
    assert due.PAIR in season.topics()
    assert "digest" not in season.topics()
    assert set(season.when(due.SILENCE)) == {FIRST_PAIRING + WEEK}


def test_around_a_game_with_a_final_time() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    about = {
        (deadline.topic, deadline.at - start)
        for deadline in deadlines(season.state, season.engine)
        if deadline.subject == pairing.id
    }
    minutes = {deadline for deadline in about if deadline[0] == "remind_game"}
    assert minutes <= {("remind_game", -timedelta(minutes=number)) for number in (1440, 180, 60, 15)}
    assert ("check_in", -timedelta(minutes=15)) in about
    assert ("report_due", REPORT_AFTER) in about
    assert "claim_possible" not in {topic for topic, _ in about}


def test_tentative_games_bring_no_reminders() -> None:
    season = Season().started()
    topics = {deadline.topic for deadline in deadlines(season.state, season.engine)}
    assert topics == {due.FIX, "missing_availability", "digest", "held_up", due.ASK}


def test_a_moved_game_has_its_own_reminders() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    season.until(start - HOUR)
    before = {deadline.id for deadline in season.ahead("remind_game") if deadline.subject == pairing.id}
    season.do(cmd.MoveGame(pairing=pairing.id, at=start + DAY, text="The server is down", knowingly=True))
    after = [deadline for deadline in season.ahead("remind_game") if deadline.subject == pairing.id]
    assert not before & {deadline.id for deadline in after}
    assert {deadline.tick.at for deadline in after} == {start + DAY}
    assert len(after) == 4


def test_the_player_who_waits_is_told_when_to_claim_and_again_after_more_time() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    season.until(start)
    season.do(cmd.CheckIn(pairing=pairing.id, by=pairing.seats[0]))
    (claim,) = season.ahead("claim_possible")
    assert claim.at == start + timedelta(minutes=15)
    season.do(cmd.GrantMoreTime(pairing=pairing.id, by=pairing.seats[0], minutes=30))
    (later,) = season.ahead("claim_possible")
    assert later.at == start + timedelta(minutes=45)
    season.do(cmd.CheckIn(pairing=pairing.id, by=pairing.seats[1]))
    assert season.ahead("claim_possible") == []


def test_players_are_asked_for_a_result_three_times() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    start = season.state.times[pairing.id].at
    season.until(start + 6 * DAY)
    asked = [at for at, deadline in season.fired if (deadline.topic, deadline.subject) == ("report_due", pairing.id)]
    assert asked == [start + REPORT_AFTER + number * DAY for number in range(MOST_NAGS)]


def test_a_report_ends_the_asking_and_its_opponent_is_reminded_halfway() -> None:
    season = Season().started().until(FIRST_FIX)
    pairing = season.games()[0]
    season.until(season.state.times[pairing.id].at + HOUR)
    season.report(pairing, confirm=False)
    assert not [deadline for deadline in season.ahead("report_due") if deadline.subject == pairing.id]
    (reminder,) = season.ahead("confirm_due")
    assert reminder.at == season.now + 12 * HOUR


def test_a_fix_is_not_due_when_every_open_game_has_its_final_time() -> None:
    season = Season().started()
    for pairing in season.games():
        at = season.state.times[pairing.id].at
        season.do(cmd.MoveGame(pairing=pairing.id, at=at, text="Agreed", knowingly=True))
    assert season.ahead(due.FIX) == []
