"""Answers to directors and coordinators: what they did, what they are about to do. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.text import actions
from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.buttons import LABELS
from bot.text.wording.times import day_and_clock_text, stamp, stamp_with_distance
from formats.core.events import FeeState
from formats.core.wall_clock import zone_info

TIE, BOTH = Phrase("directing-tie"), Phrase("directing-both")
WITHOUT_SCORE = Phrase("directing-without-score")
KINDS: Mapping[str, Phrase] = {
    "PhaseChanged": Phrase("directing-kinds-phase-changed"),
    "PlanChanged": Phrase("directing-kinds-plan-changed"),
    "EntrantRegistered,EntrantChanged,MemberChanged,EntrantStatusChanged": Phrase(
        "directing-kinds-entrant-registered-entrant-changed-entrant-status-changed"
    ),
    "StageStarted,RoundPaired,RoundAmended,PlayTakenBack": Phrase(
        "directing-kinds-stage-started-round-paired-round-amended"
    ),
    "GameTimesSet": Phrase("directing-kinds-game-times-set"),
    "ResultReported,ReportTakenBack,ReportDisputed": Phrase(
        "directing-kinds-result-reported-report-taken-back-report-disputed"
    ),
    "ResultRecorded,ResultCleared": Phrase("directing-kinds-result-recorded-result-cleared"),
    "ServerGamesLinked,ServerGameDoubted,ServerDoubtSettled": Phrase("directing-kinds-servers"),
    "RulingMade": Phrase("directing-kinds-ruling-made"),
    "PromptsOpened,PromptAnswered": Phrase("directing-kinds-prompts-opened-prompt-answered"),
    "SeedReplaced,DrawCommitted,DrawDelayed,BeaconWaived,DrawContributed": Phrase(
        "directing-kinds-draw-committed-draw-contributed"
    ),
    "FeeMarked": Phrase("directing-kinds-fee-marked"),
    "CommandUndone": Phrase("directing-kinds-command-undone"),
    "TimetableSwitched,DeadlinePassed": Phrase("directing-kinds-timetable-switched-deadline-passed"),
    "FormAsked,FormClosed,FormSubmitted,FormsSeen": Phrase("directing-kinds-form-asked-form-submitted-forms-seen"),
    "MatchNoted": Phrase("directing-kinds-match-noted"),
    "Announced,StaffChanged,PersonReplaced,StepTold": Phrase("directing-kinds-announced-step-told"),
}
"""What can be searched for in the log: names of events, and what people call them."""

ALL_PLAYED = Phrase("directing-all-played")
PUBLISHED_ALREADY = Phrase("directing-published-already")
NOTHING_DONE = Phrase("directing-nothing-done")
NOT_LIKE_PREVIEW = Phrase("directing-not-like-preview")
FINISHED = Phrase("directing-finished")
CANCELLED = Phrase("directing-cancelled")
NO_DEFAULT_HERE = Phrase("directing-no-default-here")
SAVE, CORRECT = Phrase("directing-save"), Phrase("directing-correct")
REALLY_CANCEL = Phrase("directing-really-cancel")
CANCEL_NOW = Phrase("directing-cancel-now")
OVERRIDE_TITLE = Phrase("directing-override-title")
PAIRINGS_FIELD, REASON_FIELD = Phrase("directing-pairings-field"), Phrase("directing-reason-field")
PAIRINGS_HELP = Phrase("directing-pairings-help")
REASON_HELP = Phrase("directing-reason-help")
OVERRIDE_PREVIEW = Phrase("directing-override-preview")
OVERRIDE_NOW, PUBLISH_SO = Phrase("directing-override-now"), Phrase("directing-publish-so")
WINNER_FIELD, SCORE_FIELD = Phrase("directing-winner-field"), Phrase("directing-score-field")
SCORE_HELP = Phrase("directing-score-help")
GAMES_HELP = Phrase("directing-games-help")
ANNOUNCE_TITLE, ANNOUNCE_FIELD = Phrase("directing-announce-title"), Phrase("directing-announce-field")
ANNOUNCED = Phrase("directing-announced")
ANSWER_FIELD = Phrase("directing-answer-field")
DRAW_LOTS, TYPE_NUMBER = Phrase("directing-draw-lots"), Phrase("directing-type-number")
NEWER, OLDER = Phrase("directing-newer"), Phrase("directing-older")
TAKE_OVER = Phrase("directing-take-over")
LIST_PREVIEW = Phrase("directing-list-preview")
NOT_SEEN_BY_THEM = Phrase("directing-not-seen-by-them")
IMPORTED_PAUSED = Phrase("directing-imported-paused")
IMPORTED_NEW_SEED = Phrase("directing-imported-new-seed")
WAYS: Mapping[str, Phrase] = {"walkover": Phrase("directing-ways-walkover"), "repair": Phrase("directing-ways-repair")}
TAKE_OUT = Phrase("directing-take-out")
SEAT = Phrase("directing-seat")
SEAT_ONE = Phrase("directing-seat-one")
UNDO_NOTE = Phrase("directing-undo-note")
DISCARD, DISCARD_WORD = Phrase("directing-discard"), Phrase("directing-discard-word")


def undo_discards(entries: int, people: int) -> str:
    """Before a round is undone in whose games entries were made."""
    return say("directing-undo-discards", entries=entries, people=people)


def discard_field() -> str:
    """What has to be typed."""
    return say("directing-discard-field", word=DISCARD_WORD())


def not_discarded() -> str:
    """Something else was typed."""
    return say("directing-not-discarded", word=DISCARD_WORD())


def field_is_set(title: str, count: int) -> str:
    """The field that directors have entered is closed."""
    return say("directing-field-is-set", title=title, count=count)


def signup_closed(title: str, count: int) -> str:
    """Sign-up was closed with so many players."""
    return say("directing-signup-is", title=title, count=count)


def signup_opened(title: str, closes: datetime | None, *, has_date: bool) -> str:
    """Sign-up was opened: until it closes by itself, or, after a date that has passed, until a director closes it."""
    opened = say("directing-signup-is-is-open", title=title)
    if closes is not None:
        return f"{opened} {say('directing-signup-open-until', at=stamp_with_distance(closes))}"
    return f"{opened} {say('directing-signup-open-endless', command='`/td options`')}" if has_date else opened


def with_options(title: str) -> str:
    """A format that is no preset: its options are still to be chosen."""
    return say("directing-with-options", title=title)


def created(title: str, channel: int) -> str:
    """A new tournament."""
    return say("directing-created", title=title, channel=str(channel))


def created_for_a_list(title: str) -> str:
    """A new tournament whose field comes as a list."""
    return say("directing-created-for-a-list", title=title)


def closes_then(title: str, channel: int, at: datetime) -> str:
    """A new tournament whose sign-up is open, and closes by itself."""
    return say("directing-closes-then", title=title, channel=str(channel), at=stamp_with_distance(at))


def seat_offer(holder: str, newcomer: str) -> str:
    """Somebody has come while a round is out that has a bye."""
    return say("directing-seat-offer", holder=holder, newcomer=newcomer)


def seat_offer_several(holder: str) -> str:
    """Several have come while a round is out that has a bye; a button each."""
    return say("directing-seat-offer-several", holder=holder)


def seated(players: str) -> str:
    """The two play in the round that is out."""
    return say("directing-seated", players=players)


def published(round_title: str) -> str:
    """A round is out."""
    return say("directing-published", round_title=round_title)


def opened(part: str, games: int) -> str:
    """Games that are open all at once are out; `part` is the part of the tournament, if it has a name."""
    if part:
        return say("directing-opened-part", part=part, games=games)
    return say("directing-opened", games=games)


def finished(title: str) -> str:
    """The end."""
    return say("directing-finished-2", title=title)


def stage_passed(title: str) -> str:
    """A stage that needs no rounds."""
    return say("directing-stage-passed", title=title)


def stage_begun(title: str) -> str:
    """A stage begins with questions that somebody must answer."""
    return say("directing-stage-begun", title=title, button=LABELS[actions.MISSING]())


def still_missing(count: int) -> str:
    """Why there is no next round yet."""
    return say("directing-still-missing", count=count)


def result_entered(players: str, result: str) -> str:
    """A result is official."""
    return say("directing-result-entered", players=players, result=result)


def forfeit_ruled(players: str, result: str) -> str:
    """Somebody was absent."""
    return say("directing-forfeit-ruled", players=players, result=result)


def rematch_ordered(players: str) -> str:
    """To be played again."""
    return say("directing-rematch-ordered", players=players)


def will_move(players: str, at: datetime, zone: str) -> str:
    """Shown before a game's time changes."""
    return say("directing-will-move", players=players, at=stamp_with_distance(at), zone=zone)


def twice_that_night(first: datetime, second: datetime) -> str:
    """Clocks go back, and the time comes twice."""
    return say("directing-twice-that-night", first=stamp(first), second=stamp(second))


def which_time(players: str) -> str:
    """What was typed can mean two moments."""
    return say("directing-which-time", players=players)


ROLE: Mapping[str, Phrase] = {
    "director": Phrase("directing-role-director"),
    "coordinator": Phrase("directing-role-coordinator"),
    "judge": Phrase("directing-role-judge"),
}
"""What one person is; `ROLES` are all of them."""

ROLES: Mapping[str, Phrase] = {
    "director": Phrase("errors-chat-roles-director"),
    "coordinator": Phrase("errors-chat-roles-coordinator"),
    "judge": Phrase("errors-chat-roles-judge"),
    "entrant": Phrase("errors-chat-roles-entrant"),
}


def move_to(at: datetime, zone: str, *, one_of: int) -> str:
    """The button that sets a time; buttons show no timestamps, so the wall clock tells several apart."""
    wall = at.astimezone(zone_info(zone))
    return (
        say("directing-move-to", at=f"{day_and_clock_text(wall)} ({wall:UTC%z})")
        if one_of > 1
        else say("directing-move")
    )


def and_more(count: int) -> str:
    """The end of a long list."""
    return say("directing-and-more", count=count)


def moved(players: str, at: datetime) -> str:
    """A game's time is set."""
    return say("directing-moved", players=players, at=stamp_with_distance(at))


def will_withdraw(name: str) -> str:
    """Shown before somebody is taken out."""
    return say("directing-will-withdraw", name=name)


def is_out(name: str) -> str:
    """Somebody was taken out."""
    return say("directing-is-out", name=name)


def is_back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    return say("directing-is-back-waiting", name=name) if waiting else say("directing-is-back", name=name)


def added(name: str, count: int, *, waiting: bool) -> str:
    """A director entered somebody."""
    return say("directing-added-waiting", name=name) if waiting else say("directing-added", name=name, count=count)


def data_changed(name: str, rating: str) -> str:
    """A rating was set."""
    return (
        say("directing-data-changed-rating", name=name, rating=rating)
        if rating
        else say("directing-data-changed", name=name)
    )


def replaced(old: str, new: str) -> str:
    """Somebody took a seat over; goes into the log too."""
    return say("directing-replaced", new=new, old=old)


def required(name: str) -> str:
    """A requirement is noted."""
    return say("directing-required", name=name)


def appeal_decided(name: str, *, accepted: bool) -> str:
    """An appeal is over."""
    return say("directing-appeal-decided", name=name, accepted=accepted)


def fee_marked(name: str, state: FeeState) -> str:
    """The ledger has it."""
    return say("directing-fee-marked", name=name, state=state)


def timetable(*, running: bool) -> str:
    """Paused or running."""
    return say("directing-timetable-running") if running else say("directing-timetable")


def role_given(name: str, role: str) -> str:
    """Somebody directs or coordinates; goes into the log too."""
    return say("directing-role-given", name=name, role=ROLE[role]())


def role_taken(name: str, role: str) -> str:
    """Somebody no longer does; goes into the log too."""
    return say("directing-role-taken", name=name, role=ROLE[role]())


def announced_in(title: str, channel: int) -> str:
    """Where posts go."""
    return say("directing-announced-in", title=title, channel=str(channel))


def default_here(title: str) -> str:
    """Which tournament a channel means."""
    return say("directing-default-here", title=title)


def undo_what(actor: str, at: datetime) -> str:
    """Whose step would be taken back."""
    return say("directing-undo-what", actor=actor, at_distance=stamp(at, "R"))


def undone(count: int) -> str:
    """The step is gone."""
    return say("directing-undone", count=count)


def overridden(round_title: str) -> str:
    """The director's own pairings count."""
    return say("directing-overridden", round_title=round_title)


def log_imported(title: str, tournament: str) -> str:
    """A tournament came from elsewhere."""
    return say("directing-log-imported", title=title, tournament=tournament)


def answered(answer: str) -> str:
    """A question is settled."""
    return say("directing-answered", answer=answer)


def between(low: int, high: int) -> str:
    """The range of a number that is asked for."""
    return say("directing-between", low=low, high=high)


def has_result(game: str, result: str) -> str:
    """A game in a list that has a result already."""
    return say("directing-has-result", game=game, result=result)
