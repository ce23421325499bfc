"""What is owed, and what is missing."""

from datetime import timedelta
from typing import Any, ClassVar

import pytest

from bot.schedule.duties import Duty, Missing, duties, missing
from bot.views.digest import digest_view
from bot.views.person import next_view
from formats.core import commands as cmd
from formats.core.contract import Awaits, Status
from formats.core.engine import Engine
from formats.core.model import Choice, Prompt, Reason
from formats.core.plan import StagePlan
from formats.core.possible.field import appeals_open
from formats.core.possible.presence import REPORT_AFTER
from formats.core.possible.rounds import game_of
from formats.core.results import Report
from formats.core.state import Stage
from formats.core.steps import PairRound, next_step, stage_field
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.system import ScoreGroupSwiss
from tests.bot.played import PEOPLE, Played


def started(**changes: Any) -> Played:
    return Played().create(**{"fee": None, **changes}).enter().close().publish()


def kinds(played: Played, entrant: str, now_after: timedelta = timedelta()) -> list[str]:
    found = duties(played.state, played.engine, entrant, played.now + now_after)
    return [duty.kind for duty in found]


def fixed(**changes: Any) -> Played:
    played = started(**changes)
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True))
    return played


def test_a_tentative_time_can_be_corrected_until_it_is_fixed() -> None:
    played = started()
    week = played.state.settings.week
    assert week is not None
    fix_at = week.week_for(played.state.started[0].paired_at[0]).fix_at
    game = played.game_of("e1")
    assert duties(played.state, played.engine, "e1", played.now) == [Duty("correct_times", fix_at, game.id)]
    assert kinds(played, "e1", timedelta(days=9)) == []


def test_before_a_game_one_must_be_there_and_then_report() -> None:
    played = fixed()
    game = played.game_of("e1")
    at = played.state.times[game.id].at
    assert duties(played.state, played.engine, "e1", played.now) == [
        Duty("check_in", at + timedelta(minutes=15), game.id),
        Duty("report", at + REPORT_AFTER, game.id),
    ]
    assert kinds(played, "e1", timedelta(days=9)) == ["report"]


def test_whoever_is_here_has_only_to_report() -> None:
    played = fixed()
    game = played.game_of("e1")
    played.now = played.state.times[game.id].at - timedelta(hours=1)
    played.do(cmd.CheckIn(pairing=game.id, by="e1"))
    assert kinds(played, "e1") == ["report"]
    assert kinds(played, game.opponent("e1")) == ["check_in", "report"]


def test_whoever_was_given_more_time_is_still_to_come_until_it_is_over() -> None:
    played = fixed()
    game = played.game_of("e1")
    late = game.opponent("e1")
    start = played.state.times[game.id].at
    played.now = start - timedelta(hours=1)  # a command takes an hour here
    played.do(cmd.CheckIn(pairing=game.id, by="e1"))
    played.now = start - timedelta(hours=1)
    played.do(cmd.GrantMoreTime(pairing=game.id, by="e1", minutes=60))

    (duty, _) = duties(played.state, played.engine, late, start + timedelta(minutes=30))
    assert (duty.kind, duty.due) == ("check_in", start + timedelta(minutes=75))
    assert kinds(played, late, timedelta(minutes=75)) == ["check_in", "report"]
    assert kinds(played, late, timedelta(minutes=76)) == ["report"]
    played.now = start + timedelta(minutes=15)
    played.do(cmd.CheckIn(pairing=game.id, by=late))


def test_the_opponent_of_the_reporter_confirms_until_silence_does() -> None:
    played = fixed()
    game = played.game_of("e1")
    played.now = played.state.times[game.id].at
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))
    other = game.opponent("e1")
    assert duties(played.state, played.engine, other, played.now) == [
        Duty("confirm", played.now + timedelta(hours=24), game.id)
    ]
    assert kinds(played, "e1") == []
    played.do(cmd.DisputeReport(pairing=game.id, by=other))
    assert kinds(played, other) == []


def test_a_report_before_the_start_leaves_both_to_come_and_play() -> None:
    played = fixed()
    game = played.game_of("e1")
    at, other = played.state.times[game.id].at, game.opponent("e1")
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))
    assert duties(played.state, played.engine, other, played.now) == [
        Duty("check_in", at + timedelta(minutes=15), game.id),
        Duty("confirm", at + REPORT_AFTER, game.id),
    ]
    assert kinds(played, "e1") == ["check_in"]
    assert missing(played.state, played.engine, at + timedelta(days=1)).unconfirmed == (game,)


def test_without_a_timetable_only_the_report_is_owed() -> None:
    played = started(week=None)
    assert duties(played.state, played.engine, "e1", played.now) == [Duty("report", None, played.game_of("e1").id)]


def test_times_are_asked_for_before_the_next_round() -> None:
    played = started().play()
    found = duties(played.state, played.engine, "e1", played.now)
    assert [duty.kind for duty in found] == ["send_times"]
    assert found[0].due is not None
    played.do(cmd.WithdrawEntrant(entrant="e1"))
    assert kinds(played, "e1") == []


def test_times_sent_in_the_week_of_asking_are_enough() -> None:
    played = started().play()
    due = duties(played.state, played.engine, "e1", played.now)[0].due
    assert due is not None
    played.now = due - timedelta(hours=5)
    played.do(cmd.SubmitForm(form="availability", entrant="e1", content={"zone": "UTC"}))
    assert kinds(played, "e1") == []
    assert kinds(played, "e2") == ["send_times"]


def test_an_unpaid_fee_is_owed() -> None:
    played = Played().create().enter()
    assert kinds(played, "e1") == ["pay"]
    played.do(cmd.MarkFee(entrant="e1", state="paid"))
    assert kinds(played, "e1") == []


class _Asking(ScoreGroupSwiss):
    """A Swiss that asks the first entrant something before its second round."""

    PROMPT: ClassVar = Prompt(
        key="colour",
        question=Reason(code="bye_passed_had", about=("e1",)),
        who=("e1",),
        choices=(Choice(value="a", label="A"),),
    )

    def status(self, stage: Stage, options: SwissOptions) -> Status:
        plain = super().status(stage, options)
        asks = len(stage.rounds) == 1 and stage.rounds[0].complete and "colour" not in stage.answers
        return Awaits((self.PROMPT,)) if asks else plain


def test_a_question_is_owed_by_whoever_it_is_for() -> None:
    plain = Played().engine
    engine = Engine(
        version=plain.version,
        formats={**plain.formats, "score_group_swiss": _Asking()},
        schedule=plain.schedule,
        forms=plain.forms,
    )
    played = Played(engine).create(fee=None).enter().close().publish().play()
    assert [duty.prompt for duty in duties(played.state, engine, "e1", played.now)] == [_Asking.PROMPT]
    assert kinds(played, "e2") == []
    assert missing(played.state, engine, played.now).prompts == (_Asking.PROMPT,)
    assert "Ana is lower but has had a bye." in digest_view(played.context, played.now).text
    assert "Ana is lower but has had a bye." in next_view(played.context, "e1", played.now).text


def test_nothing_is_missing_in_a_quiet_tournament() -> None:
    played = Played().create(fee=None).enter()
    assert missing(played.state, played.engine, played.now).nothing
    assert digest_view(played.context, played.now).blocks == ("Nothing is missing.",)


def test_what_is_missing_in_a_round() -> None:
    played = fixed()
    games = played.state.open_games()
    played.do(cmd.ReportResult(pairing=games[0].id, by=games[0].seats[0], report=Report(winner=games[0].seats[0])))
    played.do(cmd.ReportResult(pairing=games[1].id, by=games[1].seats[0], report=Report(winner=games[1].seats[0])))
    played.do(cmd.DisputeReport(pairing=games[1].id, by=games[1].seats[1]))
    late = played.state.times[games[2].id].at + REPORT_AFTER
    found = missing(played.state, played.engine, late)
    assert found.unconfirmed == (games[0],)
    assert found.disputed == (games[1],)
    assert found.not_reported == tuple(
        game for game in games[2:] if played.state.times[game.id].at <= played.state.times[games[2].id].at
    )
    assert missing(played.state, played.engine, late - timedelta(seconds=1)).not_reported != found.not_reported


def test_players_who_never_sent_their_times_are_missing_until_times_are_final() -> None:
    played = started()
    game = played.game_of("e1")
    played.do(cmd.SubmitForm(form="availability", entrant="e1", content={"zone": "UTC"}))
    assert set(missing(played.state, played.engine, played.now).never_sent) == set(played.state.entrants) - {"e1"}
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True))
    assert missing(played.state, played.engine, played.now) == Missing()
    assert game_of(played.state, "e1") == game


def test_appeals_are_open_until_decided() -> None:
    played = fixed()
    played.do(cmd.RuleForfeit(pairing=played.game_of("e1").id, absent=("e1",)))
    played.do(cmd.FileAppeal(entrant="e1", text="storm"))
    assert appeals_open(played.state) == ("e1",)
    assert missing(played.state, played.engine, played.now).appeals == ("e1",)
    played.do(cmd.DecideAppeal(entrant="e1", accepted=False, text="no"))
    assert appeals_open(played.state) == ()


def test_nobody_who_is_not_in_the_next_stage_or_is_out_of_it_owes_times_for_the_next_round() -> None:
    played = started().play()
    for _ in range(2):
        played.publish().play()
    finalists = {entrant.id for entrant in stage_field(played.state, played.engine, 1)}
    everybody = {f"e{place}" for place in range(1, len(PEOPLE) + 1)}
    assert {who for who in everybody if kinds(played, who) == ["send_times"]} == finalists
    for _ in range(2):
        played.publish().play()
    far = played.engine.rules_of(played.state).how_far(played.state.stage())
    out = [who for who, reason in far.items() if reason.code == "far_out"]
    assert len(out) == 1
    assert {who for who in everybody if kinds(played, who) == ["send_times"]} == finalists - set(out)


@pytest.mark.parametrize(
    "system", ["double_elimination", "floating_double_elimination", "group_stage", "score_group_swiss"]
)
def test_whoever_plays_the_next_round_was_asked_for_times_before_it(system: str) -> None:
    played = Played(people=PEOPLE[:11]).create((StagePlan(system=system, title="All"),), fee=None).enter().close()
    played.publish().play()
    idle = 0
    while isinstance(next_step(played.state, played.engine), PairRound):
        asked = {who for who in played.state.entrants if "send_times" in kinds(played, who)}
        current = played.state.current_round
        idle += 0 if current is None else len(current.pairings.idle)
        played.publish()
        assert asked >= {seat for game in played.state.open_games() for seat in game.seats}
        played.play()
    assert idle or system == "score_group_swiss"
