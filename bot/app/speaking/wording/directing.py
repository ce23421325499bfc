"""Answers to directors and coordinators: what they did, what they are about to do. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import stamp, stamp_with_distance
from formats.core.events import FeeState
from formats.core.wall_clock import zone_info

TIE, BOTH = "A tie", "Both"
KINDS: Mapping[str, str] = {
    "PhaseChanged": "Sign-up, start and end",
    "PlanChanged": "Settings and options",
    "EntrantRegistered,EntrantChanged,EntrantStatusChanged": "Entrants coming, changing and going",
    "StageStarted,RoundPaired,RoundAmended": "Rounds",
    "GameTimesSet": "Game times",
    "ResultReported,ReportTakenBack,ReportDisputed": "Reports",
    "ResultRecorded,ResultCleared": "Results",
    "RulingMade": "Rulings, appeals and remarks",
    "PromptsOpened,PromptAnswered": "Questions and answers",
    "DrawCommitted,DrawContributed": "Draws announced, and words given for them",
    "FeeMarked": "Fees",
    "CommandUndone": "Undo",
    "TimetableSwitched,DeadlinePassed": "The timetable",
    "FormAsked,FormSubmitted,FormsSeen": "Forms: asked for, handed in, looked at",
    "MatchNoted": "Check-in and other notes about games",
    "Announced,StepTold": "Announcements, and what was revealed",
}
"""What can be searched for in the log: names of events, and what people call them."""

ALL_PLAYED = "Everything has been played. `/td advance` makes the standings final."
PUBLISHED_ALREADY = "That round has been published already; nothing was done twice."
NOTHING_DONE = "That was so already; nothing changed."
NOT_LIKE_PREVIEW = "Something has happened since your preview, and the round looks different now. Please look again:"
OPEN_FIRST = "Sign-up was opened just now; the next step will close it."
FINISHED = "The tournament is over; there is no next step. `/tournament standings` shows how it ended."
CANCELLED = "The tournament was called off; there is no next step."
NO_DEFAULT_HERE = "This channel means no tournament in particular any more."
SAVE, CORRECT = "Save", "Correct"
REALLY_CANCEL = "Call the whole tournament off? Everybody who entered is told."
CANCEL_NOW = "Yes, call it off"
OVERRIDE_TITLE = "Change the pairings"
PAIRINGS_FIELD, REASON_FIELD = "Pairings", "Reason"
PAIRINGS_HELP = "A line each: “Ana - Bo” (the first side first), “bye Eve”, “idle Fay”."
REASON_HELP = "It is recorded and shown to everybody."
OVERRIDE_PREVIEW = "This is how the round will look. Nothing has changed yet."
OVERRIDE_NOW, PUBLISH_SO = "Change the round", "Publish it like this"
WINNER_FIELD, SCORE_FIELD = "Who won?", "Score"
SCORE_HELP = "Only where games are scored, like 412:380, in the order above."
ANNOUNCE_TITLE, ANNOUNCE_FIELD = "Announcement", "What do you want to say?"
ANNOUNCED = "Announced in the channel."
ANSWER_FIELD = "Your answer"
DRAW_LOTS, TYPE_NUMBER = "Draw lots", "Type a number"
NEWER, OLDER = "Newer", "Older"
TAKE_OVER = "Take the list over"
LIST_PREVIEW = "Nothing has changed yet. Look it over, then take it over."
NOT_SEEN_BY_THEM = (
    "They may not see `/td`, `/round`, `/players` and `/judge` yet: allow these for them in the server's settings "
    "under Integrations, Herald."
)
IMPORTED_PAUSED = "Its timetable stands still; `/td resume` lets it run."
WAYS: Mapping[str, str] = {"walkover": "Walkover for the opponent", "repair": "Repair the round"}
TAKE_OUT = "Take them out"
UNDO_NOTE = "What was posted cannot be unsaid, but it will be marked as taken back."


def signup_is(title: str, *, is_open: bool, count: int) -> str:
    """Sign-up was opened or closed."""
    if is_open:
        return f"Sign-up for **{title}** is open and announced."
    return f"Sign-up for **{title}** is closed with {counted(count, 'entrant')}. Next: `/round preview`."


def with_options(title: str) -> str:
    """A format that is no preset: its options are still to be chosen."""
    return f"{title} (choose options)"


def created(title: str, channel: int) -> str:
    """A new tournament."""
    return (
        f"**{title}** exists, and you direct it. `/td options` changes how it is played; `/td open` opens sign-up in "
        f"<#{channel}>."
    )


def published(round_title: str) -> str:
    """A round is out."""
    return f"**{round_title}** is published."


def opened(part: str, games: int) -> str:
    """Games that are open all at once are out; `part` is the part of the tournament, if it has a name."""
    start = f"**{part}** is published" if part else "Published"
    return f"{start}: {counted(games, 'game')} to play."


def finished(title: str) -> str:
    """The end."""
    return f"**{title}** is over, and its standings are final."


def stage_passed(title: str) -> str:
    """A stage that needs no rounds."""
    return f"**{title}** needs no games: it is decided already."


def stage_begun(title: str) -> str:
    """A stage begins with questions that somebody must answer."""
    return f"**{title}** has begun. Before its first round something has to be answered: `/round prompt` shows what."


def still_missing(count: int) -> str:
    """Why there is no next round yet."""
    return f"The next step waits for {counted(count, 'result')}. Enter one here, or ask the players to report."


def result_entered(players: str, result: str) -> str:
    """A result is official."""
    return f"{players}: **{result}** is recorded."


def forfeit_ruled(players: str, result: str) -> str:
    """Somebody was absent."""
    return f"{players}: **{result}** is recorded and announced."


def rematch_ordered(players: str) -> str:
    """To be played again."""
    return f"{players}: to be played again. Both are told."


def will_move(players: str, at: datetime, zone: str) -> str:
    """Shown before a game's time changes."""
    return f"{players} would start {stamp_with_distance(at)}. I read your time on the clocks of {zone}."


def twice_that_night(first: datetime, second: datetime) -> str:
    """Clocks go back, and the time comes twice."""
    return f"Clocks go back that night and show this time twice: {stamp(first)} or {stamp(second)}?"


def which_time(players: str) -> str:
    """What was typed can mean two moments."""
    return f"{players}: what you typed can mean two moments. Which one?"


def move_to(at: datetime, zone: str, *, one_of: int) -> str:
    """The button that sets a time; buttons show no timestamps, so the wall clock tells several apart."""
    return f"Set it to {at.astimezone(zone_info(zone)):%a %d %b %H:%M (UTC%z)}" if one_of > 1 else "Set this time"


def and_more(count: int) -> str:
    """The end of a long list."""
    return f"and {count} more"


def moved(players: str, at: datetime) -> str:
    """A game's time is set."""
    return f"{players} start {stamp_with_distance(at)}. Everybody is told."


def will_withdraw(name: str) -> str:
    """Shown before somebody is taken out."""
    return f"This is what happens when **{name}** leaves. Nothing has changed yet."


def is_out(name: str) -> str:
    """Somebody was taken out."""
    return f"**{name}** is out. The channel knows."


def is_back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    return f"**{name}** is on the waiting list." if waiting else f"**{name}** is back in."


def added(name: str, count: int, *, waiting: bool) -> str:
    """A director entered somebody."""
    return f"**{name}** is on the waiting list." if waiting else f"**{name}** is in; that makes {count}."


def data_changed(name: str, rating: str) -> str:
    """A rating was set."""
    return f"**{name}** now has the rating {rating}." if rating else f"**{name}** has no rating now."


def replaced(old: str, new: str) -> str:
    """Somebody took a seat over; goes into the log too."""
    return f"{new} takes over the seat of {old}."


def required(name: str) -> str:
    """A requirement is noted."""
    return f"Noted and shown to **{name}**. If they refuse, rule the forfeit with `/judge forfeit`."


def appeal_decided(name: str, *, accepted: bool) -> str:
    """An appeal is over."""
    return f"The appeal of **{name}** is {'accepted' if accepted else 'rejected'}, and everybody is told."


def fee_marked(name: str, state: FeeState) -> str:
    """The ledger has it."""
    words: Mapping[FeeState, str] = {
        "unpaid": "not paid",
        "paid": "paid",
        "returned": "given back",
        "kept": "kept",
    }
    return f"The fee of **{name}** is marked as {words[state]}."


def timetable(*, running: bool) -> str:
    """Paused or running."""
    return "The timetable runs." if running else "The timetable is paused: nothing happens by itself."


def role_given(name: str, role: str) -> str:
    """Somebody directs or coordinates; goes into the log too."""
    return f"{name} is {role} now."


def role_taken(name: str, role: str) -> str:
    """Somebody no longer does; goes into the log too."""
    return f"{name} is no longer {role}."


def announced_in(title: str, channel: int) -> str:
    """Where posts go."""
    return f"**{title}** is announced in <#{channel}> from now on."


def default_here(title: str) -> str:
    """Which tournament a channel means."""
    return f"In this channel, commands without the option `tournament` mean **{title}**."


def undo_what(actor: str, at: datetime) -> str:
    """Whose step would be taken back."""
    return f"The last step was taken by **{actor}** {stamp(at, 'R')}:"


def undone(count: int) -> str:
    """The step is gone."""
    return f"Taken back ({counted(count, 'entry', 'entries')} of the log). The channel knows."


def overridden(round_title: str) -> str:
    """The director's own pairings count."""
    return f"The pairings of **{round_title}** are changed, and everybody concerned is told."


def log_imported(title: str, tournament: str) -> str:
    """A tournament came from elsewhere."""
    return f"**{title}** is here now, with its whole history (`{tournament}`), and you direct it."


def answered(answer: str) -> str:
    """A question is settled."""
    return f"The answer **{answer}** is recorded."


def between(low: int, high: int) -> str:
    """The range of a number that is asked for."""
    return f"A whole number from {low} to {high}."
