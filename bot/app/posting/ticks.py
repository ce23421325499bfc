"""Ticks of the timetable that only have to be told: reminders, check-in, digests, failures.

A tick that comes too late to be of use (the bot was away, or the game is over) tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from bot.app.posting import games, players
from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.app.posting.reports import game_title
from bot.app.speaking import actions
from bot.app.speaking.context import Game
from bot.app.speaking.messages import Message
from bot.app.speaking.names import quoted
from bot.app.speaking.wording import direct, directors, results
from bot.app.speaking.wording import reminders as words
from bot.app.timetable import deadlines as due
from bot.app.timetable.deadlines import moment_of
from bot.app.timetable.duties import missing
from bot.app.timetable.in_use import reminders
from bot.app.timetable.reminder import NAG_EVERY
from bot.app.timetable.reminder_wishes import wanted_minutes
from bot.app.views.digest import digest_view
from bot.app.views.view import Page
from formats.core import events as ev
from formats.core.possible.presence import check_in_ends, check_in_opens, final_start, is_here
from formats.core.possible.reports import silence_confirms_at
from formats.core.steps import WaitForResults
from formats.core.values import EntrantId
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import pattern_of

LOOK_BACK = timedelta(minutes=1)


def passed(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Tell what belongs to a tick. Those with a command of their own are told by what the command did."""
    for reminder in reminders(builder.after):
        if reminder.key == event.topic:
            with builder.useful_until(reminder.until(builder, event)):
                reminder.tell(builder, event)
    for face in builder.faces:
        if event.topic in face.ticks:
            face.ticks[event.topic](builder, event)


def until_its_moment(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Useful until the moment the tick was made for: the start of a game, the pairing of a round."""
    return moment_of(event)


def until_the_next(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Useful until the next of these daily ticks tells it anew."""
    return moment_of(event) + NAG_EVERY


def until_check_in_ends(builder: PostBuilder, event: ev.DeadlinePassed) -> datetime | None:
    """Useful until nobody of the game can check in any more."""
    game, _ = _upcoming(builder, event)
    if game is None:
        return None
    return max(check_in_ends(builder.after, game.pairing, entrant) for entrant in game.pairing.seats)


def ask_availability(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Everybody who may be paired is asked for the times of the coming week."""
    pair_at = moment_of(event)
    if builder.now >= pair_at:
        return
    for entrant in _may_be_paired(builder):
        if builder.wants_reminders(entrant):
            pattern = pattern_of(builder.after, entrant)
            last = words.any_time_serves()
            if pattern is not None:
                last = words.last_list_serves(format_pattern(pattern))
            builder.tell(entrant, _card(builder, [words.ask_availability(pair_at), last], actions.AVAILABILITY))


def _may_be_paired(builder: PostBuilder) -> Iterator[EntrantId]:
    """Everybody active; once rounds are played, those whom the latest one did not leave idle."""
    current = builder.after.current_round
    idle = set() if current is None else set(current.pairings.idle)
    in_stage = (
        builder.after.stage().active if builder.after.started else [one.id for one in builder.after.active_entrants()]
    )
    return (entrant for entrant in in_stage if entrant not in idle)


def missing_availability(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Whoever never sent any times is told that they can, while times are tentative."""
    del event
    current = builder.after.current_round
    for pairing in () if current is None else current.open_pairings():
        for entrant in pairing.seats:
            tentative = final_start(builder.after, pairing.id) is None
            if tentative and pattern_of(builder.after, entrant) is None and builder.wants_reminders(entrant):
                builder.tell(entrant, _card(builder, [direct.MISSING_TIMES()], actions.AVAILABILITY))


def remind_game(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Before a game, those who want to hear of it that long before."""
    game, start = _upcoming(builder, event)
    if game is None or builder.now >= start:
        return
    minutes = event.minutes
    if minutes is None or start - timedelta(minutes=minutes) <= _told_at(builder, event.subject):
        return
    for seat, entrant in enumerate(game.pairing.seats):
        if _is_reminded(builder, entrant, minutes, start):
            opponent = builder.context.names.plain(game.pairing.opponent(entrant))
            opens = check_in_opens(builder.after, game.pairing.id)
            lines = [
                words.game_soon(opponent, builder.context.side(game.stage, seat), start),
                words.check_in_from(opens, builder.after.settings.forfeit_minutes),
            ]
            builder.tell(entrant, _card(builder, lines, actions.MY_GAME))


def _upcoming(builder: PostBuilder, event: ev.DeadlinePassed) -> tuple[Game | None, datetime]:
    """The open game of a tick with the start it was made for; None where that no longer holds."""
    start = moment_of(event)
    game = _open_game(builder, event.subject)
    if game is None or abs(builder.after.times[event.subject].at - start) >= timedelta(seconds=1):
        return None, start
    return game, start


def _open_game(builder: PostBuilder, pairing: str) -> Game | None:
    """The game if it has a final time and no result."""
    game = next((game for game in builder.context.games() if game.pairing.id == pairing), None)
    open_still = game is not None and game.result is None and final_start(builder.after, pairing) is not None
    return game if open_still else None


def _told_at(builder: PostBuilder, pairing: str) -> datetime:
    """When the game's time was announced: a reminder due before that would say nothing new."""
    return next(
        (
            record.at
            for record in reversed(builder.loaded.records)
            if isinstance(record.event, ev.GameTimesSet) and pairing in record.event.times
        ),
        builder.now - timedelta(days=365),
    )


def _is_reminded(builder: PostBuilder, entrant: EntrantId, minutes: int, start: datetime) -> bool:
    """Does the person want this reminder, and is none closer to the start due as well?"""
    person = builder.loaded.people.get(entrant)
    if person is None:
        return False
    wanted = wanted_minutes(person, builder.after.settings)
    closer = [other for other in wanted if other < minutes and start - timedelta(minutes=other) <= builder.now]
    return minutes in wanted and not closer


def check_in(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """The playing window opens: both are called, in the channel."""
    game, _ = _upcoming(builder, event)
    if game is None:
        return
    if any(builder.now <= check_in_ends(builder.after, game.pairing, entrant) for entrant in game.pairing.seats):
        builder.public([games.check_in_message(builder, game.pairing)], key=games.game_key(game.pairing.id))


def claim_possible(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """The one player who is here learns what can be done."""
    game = _open_game(builder, event.subject)
    if game is None or event.subject in builder.after.reports:
        return
    here = [entrant for entrant in game.pairing.seats if is_here(builder.after, event.subject, entrant)]
    if len(here) != 1:
        return
    late = builder.context.names.plain(game.pairing.opponent(here[0]))
    text = results.can_claim(late, builder.after.settings.forfeit_minutes)
    buttons = builder.buttons((actions.CLAIM, event.subject), (actions.MORE_TIME, event.subject))
    builder.tell(here[0], Message(title=game_title(builder, game), body=text, tone="attention", buttons=buttons))


def confirm_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """The opponent has not answered a report yet."""
    known = builder.after.reports.get(event.subject)
    if known is None or known.disputed_by is not None or abs(known.at - moment_of(event)) >= LOOK_BACK:
        return
    until = silence_confirms_at(builder.after, known)
    if builder.now >= until:
        return
    game = builder.context.game(event.subject)
    opponent = game.pairing.opponent(known.by)
    text = words.confirm_due(builder.context.names.plain(known.by), until)
    buttons = builder.buttons((actions.CONFIRM, event.subject), (actions.DISPUTE, event.subject))
    builder.tell(opponent, Message(title=game_title(builder, game), body=text, tone="attention", buttons=buttons))


def report_due(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Both players of a game that should be over are asked how it ended."""
    game = _open_game(builder, event.subject)
    if game is None or event.subject in builder.after.reports or _too_late(builder, event):
        return
    text = words.report_due(builder.context.players(game.pairing))
    for entrant in game.pairing.seats:
        if builder.wants_reminders(entrant):
            builder.tell(entrant, _card(builder, [text], (actions.REPORT, event.subject)))


def digest(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Directors learn what is missing; nothing, if nothing is but fees, which they know of since sign-up closed."""
    if _too_late(builder, event):
        return
    at = moment_of(event)
    page = Page()
    if not event.subject:
        page.line(directors.next_round_due(at))
        if isinstance(builder.step, WaitForResults):
            open_games = [builder.after.find(pairing)[2] for pairing in builder.step.pairings]
            page.section(directors.WAITING_FOR(), [builder.context.players(pairing) for pairing in open_games])
    elif replace(missing(builder.after, builder.engine, builder.now), unpaid=()).nothing:
        return
    view = digest_view(builder.context, builder.now)
    page.line()
    page.lines(view.blocks)
    for message in pages(view.title, page.blocks(), tone="attention"):
        builder.directors(message)


def _too_late(builder: PostBuilder, event: ev.DeadlinePassed) -> bool:
    """Has the next of these daily ticks come due as well? Then that one tells it."""
    return builder.now >= moment_of(event) + NAG_EVERY


def step_failed(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """A step was refused: which, why, and that it is the directors' turn."""
    if event.step == due.PAIR and event.subject in _published(builder):
        return
    lines = [directors.FAILED_STEPS.get(event.step, directors.FAILED_OTHER)()]
    if event.why:
        lines.append(directors.what_went_wrong(quoted(event.why)))
    lines.append(directors.DO_IT_YOURSELF())
    for message in pages(builder.after.title, blocks_of(lines), tone="bad"):
        builder.directors(message)


def _published(builder: PostBuilder) -> set[str]:
    """Every round there is: a director may have been faster than the timetable."""
    return {
        actions.round_argument(stage, one.number)
        for stage, log in enumerate(builder.after.started)
        for one in log.rounds
    }


def _card(builder: PostBuilder, lines: list[str], *buttons: players.Wanted) -> Message:
    return Message(
        title=builder.after.title, body="\n".join(lines), tone="attention", buttons=builder.buttons(*buttons)
    )
