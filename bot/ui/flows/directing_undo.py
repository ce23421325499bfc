"""Undo a command, after a preview of its effects."""

from __future__ import annotations

from bot.announcements.undoing import UNLISTED, timetable_paused
from bot.service.loaded import LoadedTournament
from bot.service.next_act import only_goes_on
from bot.text import actions
from bot.text.arguments import CommandRef
from bot.text.buttons import button as shown
from bot.text.context import context_of
from bot.text.messages import Button, Message, action_id
from bot.text.names import elide, quoted_name
from bot.text.texts import texts
from bot.text.times import stamp
from bot.ui import resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.showing import made
from bot.ui.typed_word import FIELD as TYPED_WORD
from bot.ui.typed_word import ask_for_word, is_typed
from bot.views.audit import actor_name, audit_entries
from formats.core import events as ev
from formats.core.commands import UndoCommand
from formats.core.log import TIMETABLE, Record
from formats.core.state import CommandMark
from formats.core.undoing import lost_with, need_undoable, undoable, undoable_command

MOST_LINES = 15
LONGEST = 3800

DISCARD = "undo_discard"
"""Undo a round in whose games entries were made."""


async def show_undo(ask: Ask, loaded: LoadedTournament) -> None:
    """The last step, who took it when, and the button that takes it back."""
    mark = need_undoable(loaded.state)
    context = context_of(loaded, ask.service.engine)
    entries = await made(audit_entries, context, loaded.records, {})
    said = (entry for entry in entries if not isinstance(entry.record.event, UNLISTED))
    done = [f"• {entry.text}" for entry in said if entry.record.command_id == mark.command_id]
    more = [texts.directing.and_more(count=len(done) - MOST_LINES)] if len(done) > MOST_LINES else []
    lost = lost_with(loaded.records, mark.command_id)
    lines = [
        texts.directing.undo_what(actor=await _actor(ask, mark), at_distance=stamp(mark.at, "R")),
        *done[:MOST_LINES],
        *more,
        *(
            [texts.directing.undo_discards(entries=len(lost), people=len({record.actor for record in lost}))]
            if lost
            else []
        ),
        texts.directing.undo_note(),
        *(
            [timetable_paused(only_goes_on=only_goes_on(loaded.state))]
            if mark.actor == TIMETABLE and loaded.state.timetable_running
            else []
        ),
    ]
    ref = str(CommandRef(mark.command_id))
    undo = shown(actions.UNDO, loaded.id, ref)
    discard = Button(label=texts.directing.discard(), action=action_id(DISCARD, loaded.id, ref), style="danger")
    buttons = (discard if lost else undo,)
    await ask.say(Message(body=elide("\n".join(lines), LONGEST), tone="attention", buttons=buttons))


def _pressed(loaded: LoadedTournament, argument: str) -> CommandMark:
    """The command that was shown, if it can still be taken back."""
    command_ids = (mark.command_id for mark in undoable(loaded.state) if str(CommandRef(mark.command_id)) == argument)
    return undoable_command(loaded.state, next(command_ids, argument))


async def _actor(ask: Ask, mark: CommandMark) -> str:
    people = await ask.service.database.people.many([mark.actor])
    return actor_name(mark.actor, {person_id: quoted_name(person.name) for person_id, person in people.items()})


@button(actions.UNDO, STAFF.giving(UndoCommand))
async def _undo_pressed(press: Press) -> None:
    """Take it back, if it is still the last step. What directors ruled only a director takes back."""
    ask, loaded = await press.begin_work(update=True)
    mark = _pressed(loaded, press.argument)
    if lost_with(loaded.records, mark.command_id):  # since the button was shown
        await show_undo(ask, loaded)
        return
    await _undo(ask, loaded, mark)


@button(DISCARD, STAFF.giving(UndoCommand), answers="form")
async def _discard_pressed(press: Press) -> None:
    """Ask for a typed word before others' entries are discarded."""
    title, label = texts.directing.discard(), texts.directing.discard_field(word=texts.directing.discard_word())
    await ask_for_word(press.ask, DISCARD, press.tournament, press.argument, title=title, label=label)


@form(DISCARD, STAFF.giving(UndoCommand), Fields(texts=(TYPED_WORD,)))
async def _discard_typed(submission: Submission) -> None:
    """The round goes, and everything noted about its games with it."""
    ask, loaded = await submission.begin_work()
    if not is_typed(submission.values, texts.directing.discard_word()):
        await ask.say(Message(content=texts.directing.not_discarded(word=texts.directing.discard_word())))
        return
    await _undo(ask, loaded, _pressed(loaded, submission.argument))


async def _undo(ask: Ask, loaded: LoadedTournament, mark: CommandMark) -> None:
    done = await may_undo(ask, loaded, mark)
    await ask.carry_out(loaded, UndoCommand(command_id=mark.command_id))
    await ask.replace(Message(content=texts.directing.undone(count=len(done))))


async def may_undo(ask: Ask, loaded: LoadedTournament, mark: CommandMark) -> list[Record]:
    """Return the records of the command if the user may undo it: only directors undo rulings."""
    done = [record for record in loaded.records if record.command_id == mark.command_id]
    await resolve.staff(ask, loaded, *(("director",) if is_ruling(done) else ()))
    return done


def is_ruling(records: list[Record]) -> bool:
    """Did a director decide something here?"""
    return any(_rules(record.event) for record in records)


def _rules(event: ev.Event) -> bool:
    match event:
        case ev.ResultRecorded(source=source):
            return source == "director"
        case ev.RoundAmended(cause=cause):
            return cause == "director"
        case ev.EntrantStatusChanged(cause=cause):
            return cause in {"director", "reinstated", "appeal"}
        case ev.ResultCleared() | ev.RulingMade() | ev.PlayTakenBack():
            return True
        case _:
            return False
