"""Undo: what was taken back is named, and every post that no longer holds says so."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app.effects import players, reports, rounds
from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import Message
from bot.app.names import quoted
from bot.app.views.audit import deeds_of
from bot.app.wording import direct, ending
from bot.app.wording import rounds as round_words
from bot.app.wording import signup as signup_words
from formats.core import events as ev
from formats.core.values import EntrantId

MOST_NAMED = 8
"""Things taken back that are named one by one."""


def undone(desk: Desk, event: ev.CommandUndone) -> None:
    """Tell what is taken back, mend the posts about it, and ask again what is open again."""
    gone = [record.event for record in desk.live.records if record.command_id == event.command_id]
    paired = [one for one in gone if isinstance(one, ev.RoundPaired)]
    for one in paired:
        _mark_round(desk, one)
    lines = [
        *(round_words.round_undone(_title(desk, one)) for one in paired),
        *([] if paired else [round_words.step_undone()]),
        *_named(desk, event.command_id),
        *([signup_words.because(quoted(event.text))] if event.text else []),
        *([round_words.timetable_paused()] if _paused(desk) else []),
    ]
    if any(isinstance(one, ev.PhaseChanged) and one.phase == "finished" for one in gone):
        lines.append(ending.goes_on(desk.after.title))
    seated = list(_seated(paired))
    changed = [one.entrant for one in gone if isinstance(one, ev.EntrantStatusChanged)]
    desk.public(pages("", blocks_of(lines), mentions=desk.users([*seated, *changed]), tone="attention"))
    for entrant in seated:
        title = _title(desk, paired[0])
        desk.tell(entrant, Message(body=direct.round_taken_back(title), tone="attention"))
    _mend(desk, gone)
    reports.asked_again(desk)


def _paused(desk: Desk) -> bool:
    return any(isinstance(event, ev.TimetableSwitched) and not event.running for event in desk.events)


def _named(desk: Desk, command_id: str) -> list[str]:
    """What the command had done, in the words of the audit log."""
    deeds = deeds_of(desk.scene, desk.live.records, command_id)
    texts = [text for event, text in deeds if not isinstance(event, ev.DeadlinePassed | ev.GameTimesSet)]
    if not texts:
        return []
    shown = texts[:MOST_NAMED]
    if len(texts) > len(shown):
        shown.append(signup_words.and_more(len(texts) - len(shown)))
    return [round_words.undone_list("; ".join(shown))]


def _title(desk: Desk, event: ev.RoundPaired) -> str:
    """The round's name, from the tournament as it was before."""
    one = desk.before.started[event.stage].rounds[event.round_number - 1]
    return desk.earlier.round_title(event.stage, one)


def _seated(paired: Iterable[ev.RoundPaired]) -> Iterable[EntrantId]:
    return (seat for event in paired for pairing in event.pairings.pairings for seat in pairing.seats)


def _mark_round(desk: Desk, event: ev.RoundPaired) -> None:
    """The round's own post says that it does not count any more."""
    one = desk.before.started[event.stage].rounds[event.round_number - 1]
    said = round_words.round_undone(_title(desk, event))
    messages = rounds.round_pages(desk, desk.earlier, event.stage, one, ping=False)
    struck = [
        message.model_copy(update={"content": said, "tone": "bad", "buttons": (), "files": (), "pings": ()})
        for message in messages
    ]
    desk.change_public(rounds.round_key(event.stage, event.round_number), struck)


def _mend(desk: Desk, gone: list[ev.Event]) -> None:
    """Posts that went with what is gone show how things stand now."""
    kinds = {type(event) for event in gone}
    if kinds & {ev.ResultRecorded, ev.ResultCleared}:
        rounds.change_standings(desk)
    changed = {
        (event.stage, event.round_number) for event in gone if isinstance(event, ev.GameTimesSet | ev.RoundAmended)
    }
    for stage, number in sorted(changed):
        if stage < len(desk.after.started) and number <= len(desk.after.started[stage].rounds):
            _round_as_before(desk, stage, number)


def _round_as_before(desk: Desk, stage: int, number: int) -> None:
    """The post of a round whose times or pairings were taken back, and a card for everybody in its open games."""
    one = desk.after.started[stage].rounds[number - 1]
    desk.change_public(rounds.round_key(stage, number), rounds.round_pages(desk, desk.scene, stage, one, ping=False))
    for pairing in one.open_pairings():
        for entrant in pairing.seats:
            players.send_card(desk, entrant)
