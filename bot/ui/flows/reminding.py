"""Which reminders somebody wants."""

from __future__ import annotations

from bot.app.speaking.messages import Button, Message, action_id
from bot.app.speaking.wording import reminding as wording
from bot.app.speaking.wording.times import duration
from bot.app.timetable.reminder_wishes import Reminders, offered_minutes, reminders_of
from bot.ui import resolve
from bot.ui.access import EVERYBODY
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import ChoiceField, TicksField, chosen_of, open_form, ticked_of
from formats.core.errors import RuleError
from formats.core.plan import Settings

REMINDERS = "reminders"
SWITCH, MINUTES = "switch", "minutes"
ON, OFF = "on", "off"


async def choose(ask: Ask, tournament: str | None = None) -> None:
    """Open the form with what the person gets now."""
    person, settings = await ask.person(), await _settings(ask, tournament)
    wish = reminders_of(person)
    ticked = settings.reminder_minutes if wish.minutes is None else wish.minutes
    fields = (
        ChoiceField(SWITCH, wording.SWITCH(), ((ON, wording.ON()), (OFF, wording.OFF())), OFF if wish.off else ON),
        TicksField(
            MINUTES,
            wording.BEFORE_GAMES(),
            [(str(minutes), duration(minutes)) for minutes in offered_minutes(settings)],
            frozenset(map(str, ticked)),
        ),
    )
    await open_form(ask, REMINDERS, "", "", wording.FORM_TITLE(), fields)


async def _settings(ask: Ask, tournament: str | None) -> Settings:
    """The settings of the tournament meant; the usual ones where none or several could be."""
    try:
        return (await resolve.tournament(ask, tournament)).state.settings
    except RuleError:
        return Settings()


async def switch(ask: Ask, *, on: bool) -> None:
    """All on, as they were chosen before, or all off."""
    await ask.think()
    person = await ask.person()
    await _save(ask, Reminders(off=not on, minutes=reminders_of(person).minutes))


async def _save(ask: Ask, wish: Reminders) -> None:
    person = await ask.person()
    await ask.service.database.people.set_reminders(person.id, wish.model_dump(mode="json"))
    await ask.person_changed()
    minutes = sorted(wish.minutes if wish.minutes is not None else Settings().reminder_minutes, reverse=True)
    change = Button(label=wording.CHANGE(), action=action_id(REMINDERS, ""))
    await ask.say(Message(content=wording.off() if wish.off else wording.chosen(minutes), buttons=(change,)))


@button(REMINDERS, EVERYBODY)
async def _change_pressed(press: Press) -> None:
    await choose(press.ask)


@form(REMINDERS, EVERYBODY)
async def _handed_in(submission: Submission) -> None:
    await submission.ask.think()
    minutes = sorted(map(int, ticked_of(submission.values, MINUTES)), reverse=True)
    off = chosen_of(submission.values, SWITCH) == OFF
    await _save(submission.ask, Reminders(off=off, minutes=tuple(minutes)))
