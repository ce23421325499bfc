"""What has to be posted because of a command: to the channel, to players, to directors.

Each kind of event has one teller; after them come the things that no single event says (a round is complete, a question
has opened). The posts are stored in the transaction that stores the events, so they must be made without waiting for
anything, and must not fail: everything of any length goes through `pages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.app.effects import (
    answers,
    asking,
    ending,
    forms,
    games,
    heats,
    imports,
    online,
    prompts,
    published,
    ranks,
    reports,
    rounds,
    rulings,
    scripts,
    seats,
    signup,
    ticks,
    times,
    undoing,
)
from bot.app.effects.board import follow as follow_with_board
from bot.app.effects.desk import Desk
from bot.app.effects.groups import refresh as refresh_groups
from bot.app.effects.newcomers import asked as ask_newcomers
from bot.app.effects.round_events import follow as follow_with_events
from bot.app.service import Change
from bot.app.wording.rounds import timetable_switched
from formats.core import events as ev
from formats.core.engine import Engine
from storage.outbox import Post


def compose(change: Change, engine: Engine) -> list[Post]:
    """Everything to post because of a change, in order; empty where nothing happened."""
    if not change.records:
        return []
    desk = Desk(change, engine)
    together = imports.TOLD_TOGETHER if imports.imported(desk) else ()
    for event in desk.events:
        if not isinstance(event, together):
            TELLERS[type(event)](desk, event)
    if together:
        imports.told(desk)
    published.told(desk)
    ranks.follow(desk)
    rounds.settled(desk)
    refresh_groups(desk)
    seats.follow(desk)
    ask_newcomers(desk)
    heats.follow(desk)
    prompts.opened(desk)
    signup.registered(desk)
    follow_with_board(desk)
    follow_with_events(desk)
    return desk.posts


def _phase(desk: Desk, event: ev.PhaseChanged) -> None:
    match event.phase:
        case "registration":
            signup.opened(desk)
        case "closed":
            signup.closed(desk)
        case "cancelled":
            signup.called_off(desk)
        case "finished":
            ending.finished(desk)
        case "draft" | "running":
            pass  # the stage that starts is told itself


def _switched(desk: Desk, event: ev.TimetableSwitched) -> None:
    if event.cause != "undo":
        desk.say(timetable_switched(running=event.running))


def _noted(desk: Desk, event: ev.MatchNoted) -> None:
    games.noted(desk, event)
    answers.noted(desk, event)
    asking.noted(desk, event)


def _form_asked(desk: Desk, event: ev.FormAsked) -> None:
    forms.asked(desk, event)
    online.opened(desk, event)


def _form_submitted(desk: Desk, event: ev.FormSubmitted) -> None:
    answers.form_submitted(desk, event)
    forms.submitted(desk, event)


def _untold(_desk: Desk, _event: ev.Event) -> None:
    """Whoever did this has an answer of their own; nobody else needs to hear of it."""


TELLERS: Mapping[type[ev.Event], Callable[[Desk, Any], None]] = {
    ev.TournamentCreated: _untold,
    ev.PlanChanged: _untold,
    ev.PhaseChanged: _phase,
    ev.TimetableSwitched: _switched,
    ev.EntrantRegistered: _untold,
    ev.EntrantChanged: _untold,
    ev.EntrantStatusChanged: signup.status_changed,
    ev.StageStarted: rounds.stage_started,
    ev.RoundPaired: rounds.paired,
    ev.RoundAmended: rounds.amended,
    ev.GameTimesSet: times.times_set,
    ev.ResultReported: reports.reported,
    ev.ReportTakenBack: reports.taken_back,
    ev.ReportDisputed: reports.disputed,
    ev.ResultRecorded: games.recorded,
    ev.ResultCleared: games.cleared,
    ev.FormAsked: _form_asked,
    ev.FormSubmitted: _form_submitted,
    ev.FormsSeen: _untold,
    ev.DrawCommitted: prompts.committed,
    ev.DrawContributed: prompts.contributed,
    ev.PromptAnswered: prompts.answered,
    ev.MatchNoted: _noted,
    ev.RulingMade: rulings.made,
    ev.FeeMarked: signup.fee_marked,
    ev.StepTold: scripts.told,
    ev.Announced: signup.announced,
    ev.DeadlinePassed: ticks.passed,
    ev.CommandUndone: undoing.undone,
}
"""Who tells which event; a test holds this against the union of all events."""
