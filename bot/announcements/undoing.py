"""Posts about an undo: list what was undone, and strike through every post that is no longer true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.announcements import players, reports, rulings
from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import strike_round
from bot.service.next_act import only_goes_on
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.views.audit import events_of_command
from formats.core import events as ev
from formats.core.values import EntrantId

UNLISTED = ev.DeadlinePassed | ev.GameTimesSet | ev.PromptsOpened
"""Events whose undo is not listed."""

MOST_NAMED = 8
"""Maximum number of undone things that are listed."""


@posts_because_of(ev.CommandUndone)
def command_undone(builder: PostBuilder, event: ev.CommandUndone) -> None:
    """Post what was undone, update the posts about it, and repeat questions that are open again."""
    gone = [record.event for record in builder.loaded.records if record.command_id == event.command_id]
    paired = [undone for undone in gone if isinstance(undone, ev.RoundPaired)]
    for round_paired in paired:
        said = texts.rounds.round_undone(round_title=_title(builder, round_paired))
        strike_round(builder, round_paired.stage, round_paired.round_number, said)
    lines = [
        *(texts.rounds.round_undone(round_title=_title(builder, round_paired)) for round_paired in paired),
        *([] if paired else [texts.rounds.step_undone()]),
        *_named(builder, event.command_id),
        *([texts.signup.because(text=quoted(event.text))] if event.text else []),
        *_paused(builder),
    ]
    if any(isinstance(undone, ev.PhaseChanged) and undone.phase == "finished" for undone in gone):
        lines.append(texts.ending.goes_on(title=builder.after.title))
    seated = list(_seated(paired))
    changed = [undone.entrant for undone in gone if isinstance(undone, ev.EntrantStatusChanged)]
    builder.public(pages("", blocks_of(lines), mentions=builder.called([*seated, *changed]), tone="attention"))
    for entrant in seated:
        title = _title(builder, paired[0])
        builder.send(entrant, Message(body=texts.direct.round_taken_back(round_title=title), tone="attention"))
    _resend_cards(builder, gone)
    for undone in gone:
        if isinstance(undone, ev.StageStarted):
            rulings.change_open_appeals(builder, undone)
    reports.asked_again(builder)


def _paused(builder: PostBuilder) -> Iterator[str]:
    """Yield that the undo has paused the timetable."""
    if any(isinstance(event, ev.TimetableSwitched) and not event.running for event in builder.events):
        yield timetable_paused(only_goes_on=only_goes_on(builder.after))


def _named(builder: PostBuilder, command_id: str) -> list[str]:
    """Return the effects of the undone command, in the words of the audit log."""
    events = events_of_command(builder.context, builder.loaded.records, command_id)
    deed_lines = [text for event, text in events if not isinstance(event, UNLISTED)]
    if not deed_lines:
        return []
    shown = deed_lines[:MOST_NAMED]
    if len(deed_lines) > len(shown):
        shown.append(texts.signup.and_more(others=len(deed_lines) - len(shown)))
    return [texts.rounds.undone_list(things="; ".join(shown))]


def _title(builder: PostBuilder, event: ev.RoundPaired) -> str:
    """Return the round's name in the tournament before the undo."""
    round_ = builder.before.started[event.stage].rounds[event.round_number - 1]
    return builder.earlier.round_title(event.stage, round_)


def _seated(paired: Iterable[ev.RoundPaired]) -> Iterable[EntrantId]:
    """Return the players of these rounds."""
    return (seat for event in paired for pairing in event.pairings.pairings for seat in pairing.seats)


def _resend_cards(builder: PostBuilder, gone: list[ev.Event]) -> None:
    """Send current cards to players whose times or pairings were undone; cards of rounds are updated separately."""
    changed = {
        (event.stage, event.round_number) for event in gone if isinstance(event, ev.GameTimesSet | ev.RoundAmended)
    }
    for stage, number in sorted(changed):
        if stage < len(builder.after.started) and number <= len(builder.after.started[stage].rounds):
            for pairing in builder.after.started[stage].rounds[number - 1].open_pairings():
                for entrant in pairing.seats:
                    players.send_card(builder, entrant)


def timetable_paused(*, only_goes_on: bool) -> str:
    """Announce the pause of the timetable after an undo; where it `only_goes_on`, of its next step."""
    return texts.rounds.on_hold() if only_goes_on else texts.rounds.timetable_paused()
