"""Choose the user's reminders."""

from __future__ import annotations

from collections.abc import Sequence

from bot.schedule.reminder_wishes import Reminders, offered_minutes, reminders_of
from bot.text import actions
from bot.text.messages import Button, Message, action_id
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import duration
from bot.ui import resolve
from bot.ui.access import EVERYBODY
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import ChoiceField, TicksField, chosen_of, open_form, ticked_of
from formats.core.errors import RuleError
from formats.core.plan import Settings

REMINDERS = "reminders"
SWITCH, MINUTES = "switch", "minutes"
DIRECT, IN_CHANNEL, OFF = "direct", "channel", "off"


async def choose(ask: Ask, tournament: str | None = None) -> None:
    """Open the form with what the person gets now."""
    person, settings = await ask.person(), await _settings(ask, tournament)
    wish = reminders_of(person)
    ticked = settings.reminder_minutes if wish.minutes is None else wish.minutes
    fields = (
        ChoiceField(
            SWITCH,
            texts.reminding.switch(),
            (
                (DIRECT, texts.reminding.direct()),
                (IN_CHANNEL, texts.reminding.in_channel()),
                (OFF, texts.reminding.off()),
            ),
            OFF if wish.off else DIRECT if wish.by_direct_message else IN_CHANNEL,
        ),
        TicksField(
            MINUTES,
            texts.reminding.before_games(),
            [(str(minutes), duration(minutes)) for minutes in offered_minutes(settings)],
            frozenset(map(str, ticked)),
        ),
    )
    await open_form(ask, REMINDERS, "", "", texts.reminding.form_title(), fields)


async def _settings(ask: Ask, tournament: str | None) -> Settings:
    """The settings of the tournament meant; the usual ones where none or several could be."""
    try:
        return (await resolve.tournament(ask, tournament)).state.settings
    except RuleError:
        return Settings()


async def switch(ask: Ask, *, on: bool) -> None:
    """All on, as they were chosen before, by direct message; or all off."""
    await ask.think()
    person = await ask.person()
    await _save(ask, Reminders(off=not on, direct=on, minutes=reminders_of(person).minutes))


async def _save(ask: Ask, wish: Reminders) -> None:
    person = await ask.person()
    await ask.service.database.people.set_reminders(person.id, wish.model_dump(mode="json"))
    await ask.person_changed()
    minutes = sorted(wish.minutes if wish.minutes is not None else Settings().reminder_minutes, reverse=True)
    change = Button(label=texts.reminding.change(), action=action_id(REMINDERS, ""))
    await ask.say(Message(content=_chosen(wish, minutes), buttons=(change,)))


def _chosen(wish: Reminders, minutes: Sequence[int]) -> str:
    if wish.off:
        return texts.reminding.off_2()
    return _chosen_text(minutes) if wish.by_direct_message else texts.reminding.only_mentions()


@button(actions.WRITE_TO_ME, EVERYBODY)
async def _write_to_me_pressed(press: Press) -> None:
    await switch(press.ask, on=True)


@button(REMINDERS, EVERYBODY, answers="form")
async def _change_pressed(press: Press) -> None:
    await choose(press.ask)


@form(REMINDERS, EVERYBODY, Fields(choices=(SWITCH, MINUTES)))
async def _handed_in(submission: Submission) -> None:
    await submission.ask.think()
    minutes = sorted(map(int, ticked_of(submission.values, MINUTES)), reverse=True)
    how = chosen_of(submission.values, SWITCH)
    await _save(submission.ask, Reminders(off=how == OFF, direct=how == DIRECT, minutes=tuple(minutes)))


def _chosen_text(minutes: Sequence[int]) -> str:
    """Confirm the saved reminders; minutes before a game, longest first."""
    if not minutes:
        before = texts.reminding.chosen_no_minutes()
    else:
        before = texts.reminding.chosen(duration=listed([duration(number) for number in minutes]))
    return f"{texts.reminding.written_to()} {before}"
