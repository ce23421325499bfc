"""Answers to directors and coordinators: what they did, what they are about to do. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.text import actions
from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.buttons import LABELS
from bot.text.wording.times import day_and_clock_text, stamp, stamp_with_distance
from formats.core.events import FeeState
from formats.core.wall_clock import zone_info

TIE, BOTH = texts.directing.tie, texts.directing.both
WITHOUT_SCORE = texts.directing.without_score
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

ALL_PLAYED = texts.directing.all_played
PUBLISHED_ALREADY = texts.directing.published_already
NOTHING_DONE = texts.directing.nothing_done
NOT_LIKE_PREVIEW = texts.directing.not_like_preview
FINISHED = texts.directing.finished
CANCELLED = texts.directing.cancelled
NO_DEFAULT_HERE = texts.directing.no_default_here
SAVE, CORRECT = texts.directing.save, texts.directing.correct
REALLY_CANCEL = texts.directing.really_cancel
CANCEL_NOW = texts.directing.cancel_now
OVERRIDE_TITLE = texts.directing.override_title
PAIRINGS_FIELD, REASON_FIELD = texts.directing.pairings_field, texts.directing.reason_field
PAIRINGS_HELP = texts.directing.pairings_help
REASON_HELP = texts.directing.reason_help
OVERRIDE_PREVIEW = texts.directing.override_preview
OVERRIDE_NOW, PUBLISH_SO = texts.directing.override_now, texts.directing.publish_so
WINNER_FIELD, SCORE_FIELD = texts.directing.winner_field, texts.directing.score_field
SCORE_HELP = texts.directing.score_help
GAMES_HELP = texts.directing.games_help
ANNOUNCE_TITLE, ANNOUNCE_FIELD = texts.directing.announce_title, texts.directing.announce_field
ANNOUNCED = texts.directing.announced
ANSWER_FIELD = texts.directing.answer_field
DRAW_LOTS, TYPE_NUMBER = texts.directing.draw_lots, texts.directing.type_number
NEWER, OLDER = texts.directing.newer, texts.directing.older
TAKE_OVER = texts.directing.take_over
LIST_PREVIEW = texts.directing.list_preview
NOT_SEEN_BY_THEM = texts.directing.not_seen_by_them
IMPORTED_PAUSED = texts.directing.imported_paused
IMPORTED_NEW_SEED = texts.directing.imported_new_seed
WAYS: Mapping[str, Phrase] = {"walkover": texts.directing.ways_walkover, "repair": texts.directing.ways_repair}
TAKE_OUT = texts.directing.take_out
SEAT = texts.directing.seat
SEAT_ONE = texts.directing.seat_one
UNDO_NOTE = texts.directing.undo_note
DISCARD, DISCARD_WORD = texts.directing.discard, texts.directing.discard_word


def undo_discards(entries: int, people: int) -> str:
    """Before a round is undone in whose games entries were made."""
    return texts.directing.undo_discards(entries=entries, people=people)


def discard_field() -> str:
    """What has to be typed."""
    return texts.directing.discard_field(word=DISCARD_WORD())


def not_discarded() -> str:
    """Something else was typed."""
    return texts.directing.not_discarded(word=DISCARD_WORD())


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


def with_options(title: str) -> str:
    """A format that is no preset: its options are still to be chosen."""
    return texts.directing.with_options(title=title)


def created(title: str, channel: int) -> str:
    """A new tournament."""
    return texts.directing.created(title=title, channel=str(channel))


def created_for_a_list(title: str) -> str:
    """A new tournament whose field comes as a list."""
    return texts.directing.created_for_a_list(title=title)


def closes_then(title: str, channel: int, at: datetime) -> str:
    """A new tournament whose sign-up is open, and closes by itself."""
    return texts.directing.closes_then(title=title, channel=str(channel), at=stamp_with_distance(at))


def seat_offer(holder: str, newcomer: str) -> str:
    """Somebody has come while a round is out that has a bye."""
    return texts.directing.seat_offer(holder=holder, newcomer=newcomer)


def seat_offer_several(holder: str) -> str:
    """Several have come while a round is out that has a bye; a button each."""
    return texts.directing.seat_offer_several(holder=holder)


def seated(players: str) -> str:
    """The two play in the round that is out."""
    return texts.directing.seated(players=players)


def published(round_title: str) -> str:
    """A round is out."""
    return texts.directing.published(round_title=round_title)


def opened(part: str, games: int) -> str:
    """Games that are open all at once are out; `part` is the part of the tournament, if it has a name."""
    if part:
        return texts.directing.opened_part(part=part, games=games)
    return texts.directing.opened(games=games)


def finished(title: str) -> str:
    """The end."""
    return texts.directing.finished_2(title=title)


def stage_passed(title: str) -> str:
    """A stage that needs no rounds."""
    return texts.directing.stage_passed(title=title)


def stage_begun(title: str) -> str:
    """A stage begins with questions that somebody must answer."""
    return texts.directing.stage_begun(title=title, button=LABELS[actions.MISSING]())


def still_missing(count: int) -> str:
    """Why there is no next round yet."""
    return texts.directing.still_missing(count=count)


def result_entered(players: str, result: str) -> str:
    """A result is official."""
    return texts.directing.result_entered(players=players, result=result)


def forfeit_ruled(players: str, result: str) -> str:
    """Somebody was absent."""
    return texts.directing.forfeit_ruled(players=players, result=result)


def rematch_ordered(players: str) -> str:
    """To be played again."""
    return texts.directing.rematch_ordered(players=players)


def will_move(players: str, at: datetime, zone: str) -> str:
    """Shown before a game's time changes."""
    return texts.directing.will_move(players=players, at=stamp_with_distance(at), zone=zone)


def twice_that_night(first: datetime, second: datetime) -> str:
    """Clocks go back, and the time comes twice."""
    return texts.directing.twice_that_night(first=stamp(first), second=stamp(second))


def which_time(players: str) -> str:
    """What was typed can mean two moments."""
    return texts.directing.which_time(players=players)


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


def and_more(count: int) -> str:
    """The end of a long list."""
    return texts.directing.and_more(count=count)


def moved(players: str, at: datetime) -> str:
    """A game's time is set."""
    return texts.directing.moved(players=players, at=stamp_with_distance(at))


def will_withdraw(name: str) -> str:
    """Shown before somebody is taken out."""
    return texts.directing.will_withdraw(name=name)


def is_out(name: str) -> str:
    """Somebody was taken out."""
    return texts.directing.is_out(name=name)


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


def replaced(old: str, new: str) -> str:
    """Somebody took a seat over; goes into the log too."""
    return texts.directing.replaced(new=new, old=old)


def required(name: str) -> str:
    """A requirement is noted."""
    return texts.directing.required(name=name)


def appeal_decided(name: str, *, accepted: bool) -> str:
    """An appeal is over."""
    return texts.directing.appeal_decided(name=name, accepted=accepted)


def fee_marked(name: str, state: FeeState) -> str:
    """The ledger has it."""
    return texts.directing.fee_marked(name=name, state=state)


def timetable(*, running: bool) -> str:
    """Paused or running."""
    return texts.directing.timetable_running() if running else texts.directing.timetable()


def role_given(name: str, role: str) -> str:
    """Somebody directs or coordinates; goes into the log too."""
    return texts.directing.role_given(name=name, role=ROLE[role]())


def role_taken(name: str, role: str) -> str:
    """Somebody no longer does; goes into the log too."""
    return texts.directing.role_taken(name=name, role=ROLE[role]())


def announced_in(title: str, channel: int) -> str:
    """Where posts go."""
    return texts.directing.announced_in(title=title, channel=str(channel))


def default_here(title: str) -> str:
    """Which tournament a channel means."""
    return texts.directing.default_here(title=title)


def undo_what(actor: str, at: datetime) -> str:
    """Whose step would be taken back."""
    return texts.directing.undo_what(actor=actor, at_distance=stamp(at, "R"))


def undone(count: int) -> str:
    """The step is gone."""
    return texts.directing.undone(count=count)


def overridden(round_title: str) -> str:
    """The director's own pairings count."""
    return texts.directing.overridden(round_title=round_title)


def log_imported(title: str, tournament: str) -> str:
    """A tournament came from elsewhere."""
    return texts.directing.log_imported(title=title, tournament=tournament)


def answered(answer: str) -> str:
    """A question is settled."""
    return texts.directing.answered(answer=answer)


def between(low: int, high: int) -> str:
    """The range of a number that is asked for."""
    return texts.directing.between(low=low, high=high)


def has_result(game: str, result: str) -> str:
    """A game in a list that has a result already."""
    return texts.directing.has_result(game=game, result=result)
