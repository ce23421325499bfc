"""Ask a user for their time zone the first time it is needed, and confirm it by showing their local time."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.parsing.zones import exact_zone, find_zones, zone_label
from bot.text.arguments import ZoneDraft
from bot.text.errors.error_text import error_text
from bot.text.messages import LABEL_LIMIT, Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.texts import texts
from bot.text.times import day_and_clock_text
from bot.ui import drafts
from bot.ui.access import EVERYBODY
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.wall_clock import UnknownZoneError, wall_time, zone_info

ZONE, ZONE_IS, ZONE_AGAIN = "zone", "zone_is", "zone_again"
FIELD = "zone"
MOST_OFFERED = 12
HALF_A_YEAR = timedelta(days=182)
"""Zones with the same clock now and then have the same daylight saving."""

LONGEST = 80


def zone_field(value: str = "") -> TextField:
    """The question for a zone, as a part of a form."""
    return TextField(
        FIELD,
        texts.zones.field(),
        value=value,
        help=texts.zones.field_help(),
        placeholder=texts.zones.placeholder(),
        required=True,
        longest=LONGEST,
    )


def meant(ask: Ask, typed: str) -> tuple[str, ...]:
    """The zones that a typed text can mean: one if it is clear, `UnknownZoneError` if there is none.

    Of zones whose clocks always show the same only the first is named.
    """
    try:
        return (exact_zone(typed),)
    except UnknownZoneError:
        now = ask.service.clock.now()
        found = find_zones(typed, now) if typed.strip() else ()
        if not found:
            raise
    by_clock: dict[tuple[datetime, datetime], str] = {}
    for zone in found:
        by_clock.setdefault((wall_time(now, zone), wall_time(now + HALF_A_YEAR, zone)), zone)
    return tuple(by_clock.values())[:MOST_OFFERED]


async def remember(ask: Ask, zone: str) -> str:
    """From now on the person lives there; the sentence that says what their clock reads."""
    zone_info(zone)
    person = await ask.person()
    if person.zone != zone:
        await ask.service.database.people.set_zone(person.id, zone)
        await ask.person_changed()
    return clock_reads(ask, zone)


def clock_reads(ask: Ask, zone: str) -> str:
    """Return the current local time of a zone."""
    return texts.zones.clock_reads(clock=day_and_clock_text(wall_time(ask.service.clock.now(), zone)), zone=zone)


def which_zone(
    ask: Ask, typed: str, zones: tuple[str, ...], tournament: str, token: str, *, pick: str, other: str
) -> Message:
    """Ask which of several zones is meant.

    `pick` is the action of choosing one (argument: the zone and the token of the draft), `other` that of typing another
    (argument: the token).
    """
    now = ask.service.clock.now()
    buttons = [
        Button(
            label=elide(zone_label(zone, now), LABEL_LIMIT),
            action=action_id(pick, tournament, str(ZoneDraft(zone, token))),
        )
        for zone in zones
    ]
    buttons.append(Button(label=texts.zones.other(), action=action_id(other, tournament, token)))
    return Message(content=texts.zones.which(typed=quoted(typed, LONGEST)), buttons=tuple(buttons))


async def ask_back(
    ask: Ask, typed: str, tournament: str, token: str, *, pick: str, other: str, again: str = ""
) -> str | None:
    """Return the zone that a typed text means; None after asking back because it is unclear or unknown.

    Args:
        ask: the question to answer.
        typed: what was typed.
        tournament: id of the tournament.
        token: token of the draft with everything that was typed.
        pick: action of choosing one of several zones (argument: the zone and the token).
        other: action of opening the form again (argument: the token).
        again: label of the button that opens the form again after a zone that does not exist.
    """
    try:
        found = meant(ask, typed)
    except UnknownZoneError as error:
        label = again or texts.availability.correct()
        form_again = Button(label=label, action=action_id(other, tournament, token), style="primary")
        await ask.say(Message(content=error_text(error), buttons=(form_again,)))
        return None
    if len(found) > 1:
        await ask.say(which_zone(ask, typed, found, tournament, token, pick=pick, other=other))
        return None
    return found[0]


def change_button(tournament: str = "") -> Button:
    """Opens the question for the zone."""
    return Button(label=texts.zones.change(), action=action_id(ZONE, tournament))


async def ask_zone(ask: Ask, typed: str = "") -> None:
    """Open the form that asks for the zone alone."""
    person = await ask.person()
    await open_form(ask, ZONE, "", "", texts.zones.form_title(), [zone_field(typed or person.zone or "")])


async def show_zone(ask: Ask) -> None:
    """Say what the person's clock reads."""
    person = await ask.person()
    if person.zone is None:
        label = Button(label=texts.zones.set_zone(), action=action_id(ZONE, ""), style="primary")
        await ask.say(Message(content=texts.zones.not_asked_yet(), buttons=(label,)))
        return
    await ask.say(Message(content=clock_reads(ask, person.zone), buttons=(change_button(),)))


async def set_zone(ask: Ask, typed: str) -> None:
    """Take what was typed, ask back if it can mean several zones; what means none comes back to be corrected."""
    await ask.think()
    token = await drafts.keep(ask, "", ZONE, typed)
    zone = await ask_back(ask, typed, "", token, pick=ZONE_IS, other=ZONE_AGAIN, again=texts.zones.set_zone())
    if zone is not None:
        await ask.say(Message(content=await remember(ask, zone), buttons=(change_button(),)))


@button(ZONE, EVERYBODY, answers="form")
async def _zone_pressed(press: Press) -> None:
    await ask_zone(press.ask)


@button(ZONE_AGAIN, EVERYBODY, answers="form")
async def _again(press: Press) -> None:
    """The form again, with what was typed."""
    await ask_zone(press.ask, await drafts.fetch(press.ask, "", ZONE, press.argument))


@button(ZONE_IS, EVERYBODY)
async def _zone_chosen(press: Press) -> None:
    text = await remember(press.ask, ZoneDraft.read(press.argument).zone)
    await press.ask.replace(Message(content=text, buttons=(change_button(),)))


@form(ZONE, EVERYBODY, Fields(texts=(FIELD,)))
async def _zone_handed_in(submission: Submission) -> None:
    await set_zone(submission.ask, text_of(submission.values, FIELD))
