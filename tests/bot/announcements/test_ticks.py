"""Reminders, requests, digests and failures: sent when they are of use, and only then."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.schedule import deadlines as due
from bot.schedule.reminder_wishes import Reminders, offered_minutes, reminders_of, wanted_minutes
from formats.core import commands as cmd
from formats.core.events import DeadlinePassed, Tick
from formats.core.log import TIMETABLE
from formats.core.model import Pairing
from formats.core.possible.presence import REPORT_AFTER
from formats.core.refusals import Refusal
from formats.core.results import Report
from formats.core.steps import stage_field
from storage.outbox import Post
from tests.bot.season import (
    ARIMAA,
    COORDINATOR,
    DAY,
    DIRECTOR,
    FIRST_PAIRING,
    HOUR,
    SIGN_UP_CLOSES,
    WEEK,
    Season,
    actions_of,
    arimaa,
    new_person,
    public,
    quiet,
    to,
)

FIRST_FIX = FIRST_PAIRING + DAY
ASKED = FIRST_PAIRING - 2 * DAY


def posts_of(season: Season, topic: str) -> list[Post]:
    """What the timetable posts while it deals with the next deadline of a topic, now."""
    deadline = season.ahead(topic)[0]
    season.deal_with(deadline)
    return season.last


def late_game(season: Season) -> Pairing:
    """The game that is played last, a day and three hours after the others."""
    game = max(season.games(), key=lambda pairing: season.state.times[pairing.id].at)
    at = season.state.times[game.id].at + DAY + 3 * HOUR
    season.do(cmd.MoveGame(pairing=game.id, at=at, text="Travelling", knowingly=True))
    return game


def reminded(season: Season, pairing: Pairing, seat: int = 0) -> list[str]:
    """Return the reminders of a game that a player got."""
    person = season.people[pairing.seats[seat]].id
    return [message.body for message in to(season.posts, person) if message.body.startswith("Your game")]


def test_everybody_is_asked_for_their_times_and_told_what_serves_otherwise() -> None:
    season = Season().create().sign_up(3).until(SIGN_UP_CLOSES)
    content = {"zone": "America/New_York", "spans": [[1080, 1320]]}
    season.do(cmd.SubmitForm(form="availability", entrant="e1", content=content))
    season.posts.clear()
    season.until(ASKED)
    (sent,) = to(season.posts, "p1")
    assert "Mon 18-22" in sent.body
    (never,) = to(season.posts, "p2")
    assert "any time" in never.body
    assert actions_of(sent) == ["my_game", "availability", "same_times"]
    assert actions_of(never) == ["my_game", "availability"]
    assert f"<t:{int(FIRST_PAIRING.timestamp())}:F>" in sent.body


def test_one_call_for_all_mentions_those_who_never_sent_their_times() -> None:
    season = Season().create().sign_up(4, reminders={}).until(SIGN_UP_CLOSES)
    content = {"zone": "America/New_York", "spans": [[1080, 1320]]}
    season.do(cmd.SubmitForm(form="availability", entrant="e1", content=content))
    season.wish("e2", direct=True)
    season.wish("e3", off=True)
    season.posts.clear()
    season.until(ASKED)
    (call,) = public(season.posts)
    assert call.pings == (season.people["e4"].discord_id,)
    assert f"<t:{int(FIRST_PAIRING.timestamp())}:F>" in call.body
    assert "any time counts" in call.body
    assert actions_of(call) == ["availability", "same_times", "write_to_me"]
    assert {post.person_id for post in season.posts if post.person_id} == {"p2"}


def test_before_the_next_stage_only_those_who_go_on_are_asked_for_their_times() -> None:
    classic, finals = ARIMAA.stages
    classic = classic.model_copy(update={"options": {**classic.options, "rounds": 1}})
    stages = (classic, finals.model_copy(update={"take": 4}))
    season = Season().create(stages=stages).sign_up(6).until(FIRST_FIX + 3 * DAY).play_round()
    season.posts.clear()
    season.until(ASKED + WEEK)
    field = stage_field(season.state, season.engine, 1)
    asked = {post.person_id for post in season.posts if post.person_id and "coming week" in str(post.payload)}
    assert asked == {season.people[entrant.id].id for entrant in field}
    assert len(asked) == 4


def test_who_wants_no_reminders_is_not_asked() -> None:
    season = Season().create().sign_up(3).until(SIGN_UP_CLOSES)
    season.wish("e2", off=True)
    season.posts.clear()
    season.until(ASKED)
    assert {post.person_id for post in season.posts} == {"p1", "p3"}


def test_asking_is_of_no_use_when_the_round_is_due_as_well() -> None:
    season = Season().create().sign_up().until(SIGN_UP_CLOSES)
    season.posts.clear()
    season.away_until(FIRST_PAIRING + HOUR)
    assert posts_of(season, due.ASK) == []


def test_those_who_are_out_of_the_finals_are_not_asked() -> None:
    season = Season().started()
    for _ in range(6):
        season.until(season.now + 5 * DAY + 20 * HOUR).play_round().until(season.now + DAY + 4 * HOUR)
    current = season.state.current_round
    assert current is not None
    assert current.pairings.idle
    posts = posts_of(season, due.ASK)
    asked = {post.person_id for post in posts}
    assert not asked & {season.people[entrant].id for entrant in current.pairings.idle}
    assert asked == {season.people[entrant].id for entrant in current.pairings.members() - set(current.pairings.idle)}


def test_who_never_sent_times_hears_of_it_while_times_are_tentative() -> None:
    season = Season().started()
    content = {"zone": "America/New_York", "spans": [[1080, 1320]]}
    season.do(cmd.SubmitForm(form="availability", entrant="e1", content=content))
    (deadline,) = season.ahead("missing_availability")
    assert deadline.at == FIRST_PAIRING + 12 * HOUR
    posts = posts_of(season, "missing_availability")
    assert {post.person_id for post in posts} == {f"p{number}" for number in range(2, 13)}


def test_who_never_sent_times_and_asked_for_no_messages_is_called() -> None:
    season = quiet(Season().started())
    (call,) = public(posts_of(season, "missing_availability"))
    assert len(call.pings) == 12
    assert actions_of(call) == ["availability"]


def test_reminders_follow_the_tournament_unless_one_chose_otherwise() -> None:
    season = Season().started().until(FIRST_FIX)
    game = late_game(season)
    season.wish(game.seats[1], minutes=[15])
    season.posts.clear()
    start = season.state.times[game.id].at
    season.until(start - timedelta(minutes=61))
    assert (len(reminded(season, game, 0)), len(reminded(season, game, 1))) == (1, 0)
    season.until(start - timedelta(minutes=60))
    assert (len(reminded(season, game, 0)), len(reminded(season, game, 1))) == (2, 0)
    season.until(start)
    assert (len(reminded(season, game, 0)), len(reminded(season, game, 1))) == (2, 1)
    assert f"<t:{int(start.timestamp())}:R>" in reminded(season, game, 1)[0]


def test_reminders_can_be_turned_off() -> None:
    season = Season().started().until(FIRST_FIX)
    game = late_game(season)
    season.wish(game.seats[0], off=True)
    season.until(season.state.times[game.id].at)
    assert reminded(season, game, 0) == []
    assert len(reminded(season, game, 1)) == 2


def test_what_a_person_chose_is_read_forgivingly() -> None:
    settings = arimaa()
    assert wanted_minutes(new_person(1), settings) == (1440, 60)
    assert wanted_minutes(new_person(1, reminders={"minutes": [15, 180, 7]}), settings) == (180, 15)
    assert wanted_minutes(new_person(1, reminders={"off": True, "minutes": [15]}), settings) == ()
    assert wanted_minutes(new_person(1, reminders={"minutes": []}), settings) == ()
    assert reminders_of(new_person(1, reminders={"nonsense": 1})) == Reminders()


def test_only_who_asked_is_written_to() -> None:
    """In version 0.1, choosing the time of game reminders counts as having asked for them."""
    asked: tuple[dict[str, object], ...] = ({"direct": True}, {"minutes": [15]}, {"direct": True, "minutes": []})
    did_not: tuple[dict[str, object], ...] = (
        {},
        {"direct": False, "minutes": [15]},
        {"off": True, "minutes": [15]},
        {"off": True, "direct": True},
    )
    assert [reminders_of(new_person(1, reminders=settings)).by_direct_message for settings in asked] == [True] * 3
    assert [reminders_of(new_person(1, reminders=settings)).by_direct_message for settings in did_not] == [False] * 4


def test_offered_are_the_moments_of_the_tournament_too() -> None:
    assert offered_minutes(arimaa(reminder_minutes=(0, 30))) == (1440, 180, 60, 30, 15)


def test_no_reminder_of_a_game_that_is_over_or_has_begun() -> None:
    season = Season().started().until(FIRST_FIX)
    game = late_game(season)
    deadline = next(deadline for deadline in season.ahead("remind_game") if deadline.subject == game.id)
    season.until(season.state.times[game.id].at - 2 * DAY)
    season.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    season.deal_with(deadline)
    assert season.last == []


def test_a_bot_that_was_away_reminds_once_and_not_after_the_start() -> None:
    season = Season().started().until(FIRST_FIX)
    late_game(season)
    games = sorted(season.games(), key=lambda pairing: season.state.times[pairing.id].at)
    begun, soon = games[-2], games[-1]
    start = season.state.times[soon.id].at
    assert season.state.times[begun.id].at < start - timedelta(minutes=30)
    season.posts.clear()
    season.away_until(start - timedelta(minutes=30)).catch_up()
    assert reminded(season, begun) == []
    assert len(reminded(season, soon)) == 1


def test_no_reminder_of_what_was_announced_after_it_was_due() -> None:
    """The first games begin a day after the final times are posted: the reminder of the day before adds nothing."""
    season = Season().started()
    season.posts.clear()
    season.until(FIRST_FIX + timedelta(minutes=1))
    first = min(season.games(), key=lambda pairing: season.state.times[pairing.id].at)
    assert season.state.times[first.id].at == FIRST_FIX + DAY
    assert reminded(season, first) == []


def test_check_in_is_not_opened_when_its_window_has_passed() -> None:
    season = Season().started().until(FIRST_FIX)
    game = late_game(season)
    season.posts.clear()
    season.away_until(season.state.times[game.id].at + timedelta(minutes=16)).catch_up()
    person = season.people[game.seats[0]].id
    assert not [message for message in to(season.posts, person) if f"here:{game.id}" in actions_of(message)]


def test_players_are_asked_for_a_result_once_after_a_long_absence() -> None:
    season = Season().started().until(FIRST_FIX)
    game = late_game(season)
    start = season.state.times[game.id].at
    season.posts.clear()
    season.away_until(start + REPORT_AFTER + DAY + HOUR).catch_up()
    person = season.people[game.seats[0]].id
    asked = [message for message in to(season.posts, person) if message.body.startswith("How did")]
    assert len(asked) == 1


def test_the_opponent_of_a_report_is_reminded_before_silence_decides() -> None:
    season = Season().started().until(FIRST_FIX + 2 * DAY)
    game = season.games()[0]
    season.report(game, confirm=False)
    season.posts.clear()
    season.until(season.now + 13 * HOUR)
    person = season.people[game.seats[1]].id
    asked = [message for message in to(season.posts, person) if "reported your game" in message.body]
    assert len(asked) == 1
    assert f"confirm:{game.id}" in actions_of(asked[0])


def test_what_is_due_within_a_minute_is_one_message() -> None:
    """Times become final while a player's time is missing: the card of the one takes the place of the other."""
    season = Season().started()
    season.away_until(FIRST_FIX)
    season.posts.clear()
    season.catch_up()
    mine = [post for post in season.posts if post.person_id == "p1"]
    assert len(mine) > 1
    assert {(post.key, post.edits) for post in mine} == {(mine[0].key, mine[0].key)}
    assert all(post.group for post in mine)
    assert "final" in to(season.posts, "p1")[0].body


def test_games_that_begin_together_have_one_call() -> None:
    season = quiet(Season().started().until(FIRST_FIX))
    at = season.now + 2 * DAY
    games = season.games()[:2]
    for game in games:
        season.do(cmd.MoveGame(pairing=game.id, at=at, text="Together", knowingly=True))
    season.until(at)
    season.posts.clear()
    season.until(at + timedelta(minutes=14))
    (call,) = [message for message in public(season.posts) if "can lose by forfeit" in message.body]
    assert set(call.pings) == {season.people[seat].discord_id for game in games for seat in game.seats}
    assert actions_of(call) == ["my_game"]
    assert [post for post in season.posts if post.person_id] == []


def test_directors_learn_what_holds_the_next_round() -> None:
    season = Season().started().until(FIRST_PAIRING + 6 * DAY)
    waiting, disputed, *others = season.games()
    for pairing in others:
        season.report(pairing)
    season.report(disputed, confirm=False)
    season.do(cmd.DisputeReport(pairing=disputed.id, by=disputed.seats[1]))
    season.posts.clear()
    season.until(FIRST_PAIRING + WEEK)
    (digest,) = to(season.posts, DIRECTOR)
    for seat in (*waiting.seats, *disputed.seats):
        assert season.people[seat].name in digest.body
    assert f"<t:{int((FIRST_PAIRING + WEEK).timestamp())}:F>" in digest.body
    assert to(season.posts, COORDINATOR) == []
    assert public(season.posts) == []


def test_a_digest_with_nothing_but_fees_is_not_sent() -> None:
    season = Season().started()
    season.posts.clear()
    season.until(FIRST_FIX)
    assert to(season.posts, DIRECTOR) == []


def test_only_the_latest_of_several_missed_digests_is_sent() -> None:
    season = Season().started().until(FIRST_PAIRING + 6 * DAY)
    season.posts.clear()
    season.away_until(FIRST_PAIRING + WEEK + 3 * DAY + HOUR).catch_up()
    assert len(to(season.posts, DIRECTOR)) == 1


def test_a_step_that_failed_is_told_to_directors_in_words() -> None:
    season = Season().create().sign_up(1).until(FIRST_PAIRING - HOUR)
    season.posts.clear()
    season.until(FIRST_PAIRING)
    assert [type(error).__name__ for error in season.refused] == ["FieldError"]
    (message,) = to(season.posts, DIRECTOR)
    assert "could not be paired" in message.body
    assert public(season.posts) == []


@pytest.mark.parametrize("language, why", [("de", "Es gibt nur einen Teilnehmer"), ("ja", "参加者は1人")])
def test_why_a_step_failed_is_kept_as_data_and_worded_in_the_language_of_the_posts(language: str, why: str) -> None:
    season = Season().create(settings=arimaa(language=language)).sign_up(1).until(FIRST_PAIRING)
    events = [record.event for record in season.records]
    (refusal,) = [event.refusal for event in events if isinstance(event, DeadlinePassed) and event.refusal is not None]
    assert (refusal.error, refusal.fields["code"], refusal.fields["found"]) == ("FieldError", "too_few", 1)
    assert why in to(season.posts, DIRECTOR)[-1].body


def test_a_pairing_that_a_director_did_first_has_not_failed() -> None:
    season = Season().create().sign_up().until(FIRST_PAIRING - HOUR).publish()
    tick = Tick(
        deadline="pair:s0r1", topic="failed", subject="s0r1", step="pair", refusal=Refusal(error="NotNextError")
    )
    assert season.do(cmd.PassDeadline(), actor=TIMETABLE, tick=tick) == []


def test_what_is_pointless_when_late_says_until_when_it_is_of_use() -> None:
    season = Season().create().sign_up(4).until(FIRST_FIX)
    game = late_game(season)
    start = season.state.times[game.id].at
    season.posts.clear()
    season.until(start)
    (reminder, *_) = [post for post in season.posts if post.person_id is not None and post.expires_at == start]
    assert "starts" in str(reminder.payload["body"])
    check_in = [post for post in season.posts if post.expires_at is not None and post.expires_at > start]
    assert {post.person_id for post in check_in} >= {season.people[seat].id for seat in game.seats}


def test_what_stays_worth_reading_does_not_expire() -> None:
    season = Season().create().sign_up(4).until(FIRST_PAIRING)
    assert [post.expires_at for post in season.last if post.channel_id is not None] != []
    assert {post.expires_at for post in season.last} == {None}
