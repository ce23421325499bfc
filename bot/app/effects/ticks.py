"""Ticks of the timetable that only have to be told: reminders, check-in, digests, failures.

A tick that comes too late to be of use (the bot was away, or the game is over) tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.app import actions
from bot.app import deadlines as due
from bot.app.cycle_deadlines import UNFINISHED
from bot.app.deadlines import NAG_EVERY, moment_of
from bot.app.duties import is_here, missing, silence_at
from bot.app.effects import asking, forms, games, online, players, seats, unfinished
from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.effects.reports import game_title
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.reminding import wanted_minutes
from bot.app.scene import Game
from bot.app.views.digest import digest_view
from bot.app.views.view import Page
from bot.app.wording import direct, directors, reminders, results
from formats.core import events as ev
from formats.core.steps import WaitForResults
from formats.core.values import EntrantId
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import pattern_of

LOOK_BACK = timedelta(minutes=1)


def passed(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Tell what belongs to a tick. Those with a command of their own are told by what the command did."""
    teller = TELLERS.get(event.topic)
    if teller is not None:
        teller(desk, event)


def ask_availability(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Everybody who may be paired is asked for the times of the coming week."""
    pair_at = moment_of(event)
    if desk.now >= pair_at:
        return
    for entrant in _may_be_paired(desk):
        if desk.wants_reminders(entrant):
            pattern = pattern_of(desk.after, entrant)
            last = reminders.any_time_serves()
            if pattern is not None:
                last = reminders.last_list_serves(format_pattern(pattern))
            desk.tell(entrant, _card(desk, [reminders.ask_availability(pair_at), last], actions.AVAILABILITY))


def _may_be_paired(desk: Desk) -> Iterator[EntrantId]:
    """Everybody active; once rounds are played, those whom the latest one did not leave idle."""
    current = desk.after.current_round
    idle = set() if current is None else set(current.pairings.idle)
    in_stage = desk.after.stage().active if desk.after.started else [one.id for one in desk.after.active_entrants()]
    return (entrant for entrant in in_stage if entrant not in idle)


def missing_availability(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Whoever never sent any times is told that they can, while times are tentative."""
    del event
    current = desk.after.current_round
    for pairing in () if current is None else current.open_pairings():
        for entrant in pairing.seats:
            time = desk.after.times.get(pairing.id)
            tentative = time is None or not time.final
            if tentative and pattern_of(desk.after, entrant) is None and desk.wants_reminders(entrant):
                desk.tell(entrant, _card(desk, [direct.MISSING_TIMES], actions.AVAILABILITY))


def remind_game(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Before a game, those who want to hear of it that long before."""
    game, start = _upcoming(desk, event)
    if game is None or desk.now >= start:
        return
    minutes = event.minutes
    if minutes is None or start - timedelta(minutes=minutes) <= _told_at(desk, event.subject):
        return
    for seat, entrant in enumerate(game.pairing.seats):
        if _is_reminded(desk, entrant, minutes, start):
            opponent = desk.scene.names.plain(game.pairing.opponent(entrant))
            opens = start - timedelta(minutes=desk.after.settings.check_in_minutes)
            lines = [
                reminders.game_soon(opponent, desk.scene.side(game.stage, seat), start),
                reminders.check_in_from(opens, desk.after.settings.forfeit_minutes),
            ]
            desk.tell(entrant, _card(desk, lines, actions.MY_GAME))


def _upcoming(desk: Desk, event: ev.DeadlinePassed) -> tuple[Game | None, datetime]:
    """The open game of a tick with the start it was made for; None where that no longer holds."""
    start = moment_of(event)
    game = _open_game(desk, event.subject)
    if game is None or abs(desk.after.times[event.subject].at - start) >= timedelta(seconds=1):
        return None, start
    return game, start


def _open_game(desk: Desk, pairing: str) -> Game | None:
    """The game if it has a final time and no result."""
    game = next((game for game in desk.scene.games() if game.pairing.id == pairing), None)
    time = desk.after.times.get(pairing)
    return game if game is not None and game.result is None and time is not None and time.final else None


def _told_at(desk: Desk, pairing: str) -> datetime:
    """When the game's time was announced: a reminder due before that would say nothing new."""
    return next(
        (
            record.at
            for record in reversed(desk.live.records)
            if isinstance(record.event, ev.GameTimesSet) and pairing in record.event.times
        ),
        desk.now - timedelta(days=365),
    )


def _is_reminded(desk: Desk, entrant: EntrantId, minutes: int, start: datetime) -> bool:
    """Does the person want this reminder, and is none closer to the start due as well?"""
    person = desk.live.people.get(entrant)
    if person is None:
        return False
    wanted = wanted_minutes(person, desk.after.settings)
    closer = [other for other in wanted if other < minutes and start - timedelta(minutes=other) <= desk.now]
    return minutes in wanted and not closer


def check_in(desk: Desk, event: ev.DeadlinePassed) -> None:
    """The playing window opens: both are called, in the channel."""
    game, start = _upcoming(desk, event)
    settings = desk.after.settings
    window = timedelta(minutes=max(settings.check_in_minutes, settings.forfeit_minutes))
    if game is not None and desk.now <= start + window:
        desk.public([games.check_in_message(desk, game.pairing)], key=games.game_key(game.pairing.id))


def claim_possible(desk: Desk, event: ev.DeadlinePassed) -> None:
    """The one player who is here learns what can be done."""
    game = _open_game(desk, event.subject)
    if game is None or event.subject in desk.after.reports:
        return
    here = [entrant for entrant in game.pairing.seats if is_here(desk.after, event.subject, entrant)]
    if len(here) != 1:
        return
    late = desk.scene.names.plain(game.pairing.opponent(here[0]))
    text = results.can_claim(late, desk.after.settings.forfeit_minutes)
    buttons = desk.buttons((actions.CLAIM, event.subject), (actions.MORE_TIME, event.subject))
    desk.tell(here[0], Message(title=game_title(desk, game), body=text, tone="attention", buttons=buttons))


def confirm_due(desk: Desk, event: ev.DeadlinePassed) -> None:
    """The opponent has not answered a report yet."""
    known = desk.after.reports.get(event.subject)
    if known is None or known.disputed_by is not None or abs(known.at - moment_of(event)) >= LOOK_BACK:
        return
    until = silence_at(desk.after, known)
    if desk.now >= until:
        return
    game = desk.scene.game(event.subject)
    opponent = game.pairing.opponent(known.by)
    text = reminders.confirm_due(desk.scene.names.plain(known.by), until)
    buttons = desk.buttons((actions.CONFIRM, event.subject), (actions.DISPUTE, event.subject))
    desk.tell(opponent, Message(title=game_title(desk, game), body=text, tone="attention", buttons=buttons))


def report_due(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Both players of a game that should be over are asked how it ended."""
    game = _open_game(desk, event.subject)
    if game is None or event.subject in desk.after.reports or _too_late(desk, event):
        return
    text = reminders.report_due(desk.scene.players(game.pairing))
    for entrant in game.pairing.seats:
        if desk.wants_reminders(entrant):
            desk.tell(entrant, _card(desk, [text], (actions.REPORT, event.subject)))


def digest(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Directors learn what is missing; nothing, if nothing is but fees, which they know of since sign-up closed."""
    if _too_late(desk, event):
        return
    at = moment_of(event)
    page = Page()
    if not event.subject:
        page.line(directors.next_round_due(at))
        if isinstance(desk.step, WaitForResults):
            open_games = [desk.after.find(pairing)[2] for pairing in desk.step.pairings]
            page.section(directors.WAITING_FOR, [desk.scene.players(pairing) for pairing in open_games])
    elif replace(missing(desk.after, desk.engine, desk.now), unpaid=()).nothing:
        return
    view = digest_view(desk.scene, desk.now)
    page.line()
    page.lines(view.blocks)
    for message in pages(view.title, page.blocks(), tone="attention"):
        desk.directors(message)


def _too_late(desk: Desk, event: ev.DeadlinePassed) -> bool:
    """Has the next of these daily ticks come due as well? Then that one tells it."""
    return desk.now >= moment_of(event) + NAG_EVERY


def step_failed(desk: Desk, event: ev.DeadlinePassed) -> None:
    """A step was refused: which, why, and that it is the directors' turn."""
    if event.step == due.PAIR and event.subject in _published(desk):
        return
    lines = [directors.FAILED_STEPS.get(event.step, directors.FAILED_OTHER)]
    if event.why:
        lines.append(directors.what_went_wrong(quoted(event.why)))
    lines.append(directors.DO_IT_YOURSELF)
    for message in pages(desk.after.title, blocks_of(lines), tone="bad"):
        desk.directors(message)


def _published(desk: Desk) -> set[str]:
    """Every round there is: a director may have been faster than the timetable."""
    return {
        actions.round_argument(stage, one.number) for stage, log in enumerate(desk.after.started) for one in log.rounds
    }


def _card(desk: Desk, lines: list[str], *buttons: players.Wanted) -> Message:
    return Message(title=desk.after.title, body="\n".join(lines), tone="attention", buttons=desk.buttons(*buttons))


def form_missing(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Whoever has not handed it in is reminded, or has something left to do before it can be handed in for them."""
    forms.remind(desk, event)
    online.remind(desk, event)


def form_due(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Directors hear who has not handed a form in; where seats depend on it, everybody hears who is in."""
    forms.time_is_up(desk, event)
    seats.listed(desk, event)


TELLERS: Mapping[str, Callable[[Desk, ev.DeadlinePassed], None]] = {
    due.ASK: ask_availability,
    due.MISSING_AVAILABILITY: missing_availability,
    due.REMIND: remind_game,
    due.CHECK_IN: check_in,
    due.CLAIM: claim_possible,
    due.UNANSWERED: confirm_due,
    due.REPORT_DUE: report_due,
    due.FORM_MISSING: form_missing,
    due.FORM_DUE: form_due,
    due.ANSWER_DUE: asking.answer_is_due,
    due.CHOICES_DUE: asking.choices_due,
    due.NAG: asking.nagged,
    UNFINISHED: unfinished.remind,
    due.DIGEST: digest,
    due.FAILED: step_failed,
}
"""Who tells which topic."""
