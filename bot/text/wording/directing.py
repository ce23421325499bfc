"""Answers to directors and coordinators: what they did, what they are about to do. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.times import day_and_clock_text, stamp_with_distance
from formats.core.wall_clock import zone_info

KINDS: Mapping[str, Phrase] = {
    "PhaseChanged": texts.directing.kinds_phase_changed,
    "PlanChanged": texts.directing.kinds_plan_changed,
    "EntrantRegistered,EntrantChanged,MemberChanged,EntrantStatusChanged": texts.directing.kinds_entrants,
    "StageStarted,RoundPaired,RoundAmended,PlayTakenBack": texts.directing.kinds_rounds,
    "GameTimesSet": texts.directing.kinds_game_times_set,
    "ResultReported,ReportTakenBack,ReportDisputed": texts.directing.kinds_reports,
    "ResultRecorded,ResultCleared": texts.directing.kinds_results,
    "ServerGamesLinked,ServerGameDoubted,ServerDoubtSettled": texts.directing.kinds_servers,
    "RulingMade": texts.directing.kinds_ruling_made,
    "PromptsOpened,PromptAnswered": texts.directing.kinds_questions,
    "SeedReplaced,DrawCommitted,DrawDelayed,BeaconWaived,DrawContributed": texts.directing.kinds_draws,
    "FeeMarked": texts.directing.kinds_fee_marked,
    "CommandUndone": texts.directing.kinds_command_undone,
    "TimetableSwitched,DeadlinePassed": texts.directing.kinds_timetable_switched_deadline_passed,
    "FormAsked,FormClosed,FormSubmitted,FormsSeen": texts.directing.kinds_form_asked_form_submitted_forms_seen,
    "MatchNoted": texts.directing.kinds_match_noted,
    "Announced,StaffChanged,PersonReplaced,StepTold": texts.directing.kinds_announced_step_told,
}
"""What can be searched for in the log: names of events, and what people call them."""

WAYS: Mapping[str, Phrase] = {"walkover": texts.directing.ways_walkover, "repair": texts.directing.ways_repair}


def field_is_set(title: str, count: int) -> str:
    """The field that directors have entered is closed."""
    return texts.directing.field_is_set(title=title, count=count)


def signup_closed(title: str, count: int) -> str:
    """Sign-up was closed with so many players."""
    return texts.directing.signup_is(title=title, count=count)


def signup_opened(title: str, closes: datetime | None, *, has_date: bool) -> str:
    """Sign-up was opened: until it closes by itself, or, after a date that has passed, until a director closes it."""
    opened = texts.directing.signup_is_is_open(title=title)
    if closes is not None:
        return f"{opened} {texts.directing.signup_open_until(at=stamp_with_distance(closes))}"
    return f"{opened} {texts.directing.signup_open_endless(command='`/td options`')}" if has_date else opened


def created(title: str, channel: int) -> str:
    """A new tournament."""
    return texts.directing.created(title=title, channel=str(channel))


def opened(part: str, games: int) -> str:
    """Games that are open all at once are out; `part` is the part of the tournament, if it has a name."""
    if part:
        return texts.directing.opened_part(part=part, games=games)
    return texts.directing.opened(games=games)


def result_entered(players: str, result: str) -> str:
    """A result is official."""
    return texts.directing.result_entered(players=players, result=result)


def forfeit_ruled(players: str, result: str) -> str:
    """Somebody was absent."""
    return texts.directing.forfeit_ruled(players=players, result=result)


ROLE: Mapping[str, Phrase] = {
    "director": texts.directing.role_director,
    "coordinator": texts.directing.role_coordinator,
    "judge": texts.directing.role_judge,
}
"""What one person is; `ROLES` are all of them."""

ROLES: Mapping[str, Phrase] = {
    "director": texts.errors_chat.roles_director,
    "coordinator": texts.errors_chat.roles_coordinator,
    "judge": texts.errors_chat.roles_judge,
    "entrant": texts.errors_chat.roles_entrant,
}


def move_to(at: datetime, zone: str, *, one_of: int) -> str:
    """The button that sets a time; buttons show no timestamps, so the wall clock tells several apart."""
    wall = at.astimezone(zone_info(zone))
    return (
        texts.directing.move_to(at=f"{day_and_clock_text(wall)} ({wall:UTC%z})")
        if one_of > 1
        else texts.directing.move()
    )


def is_back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    return texts.directing.is_back_waiting(name=name) if waiting else texts.directing.is_back(name=name)


def added(name: str, count: int, *, waiting: bool) -> str:
    """A director entered somebody."""
    return texts.directing.added_waiting(name=name) if waiting else texts.directing.added(name=name, count=count)


def data_changed(name: str, rating: str) -> str:
    """A rating was set."""
    return (
        texts.directing.data_changed_rating(name=name, rating=rating)
        if rating
        else texts.directing.data_changed(name=name)
    )


def timetable(*, running: bool) -> str:
    """Paused or running."""
    return texts.directing.timetable_running() if running else texts.directing.timetable()


def announced_in(title: str, channel: int) -> str:
    """Where posts go."""
    return texts.directing.announced_in(title=title, channel=str(channel))
