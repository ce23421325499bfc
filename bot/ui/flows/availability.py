"""Enter availability: a form with every start time of the week, or a typed line, confirmed by a table."""

from __future__ import annotations

from bot.errors import NoTimetableError
from bot.schedule.weeks import shared_starts, tentative_game, week_to_mark
from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text import availability as wording
from bot.text.arguments import ZoneDraft
from bot.text.buttons import button as action_button
from bot.text.errors.error_text import error_text
from bot.text.messages import Button, Message, action_id
from bot.text.names import quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import zones
from bot.ui.forms import MOST_FIELDS, ListField, TextField, open_form, text_of, ticked_of
from formats.core.commands import SubmitForm
from formats.core.errors import NotInError
from formats.core.values import EntrantId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import WeeklyPattern, pattern_from_slots, preferred_slots
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, parse_availability
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.form_slots import (
    MOST_GROUPS,
    TooManySlotsError,
    UnknownSlotError,
    chosen_slots,
    form_groups,
    slot_value,
)
from formats.toolkit.scheduling.rounds import AVAILABILITY, pattern_of
from formats.toolkit.scheduling.week_table import FREE, SHARED, YOURS, WeekTable, week_table

TIMES, HOURS, HOURS_AGAIN, TIMES_ARE = "times", "hours", "hours_again", "times_are"
ZONE_TIMES, ZONE_TIMES_IS, ZONE_TIMES_AGAIN = "zone_times", "zone_times_is", "zone_times_again"
FIELD = "hours"
LONGEST = 1000


async def mark(ask: Ask, loaded: LoadedTournament) -> None:
    """Open the form of the week; whose zone is not known is asked for that first."""
    entrant, week = await _entrant_and_week(ask, loaded)
    person = await ask.person()
    if person.zone is None:
        await _ask_zone(ask, loaded)
        return
    try:
        await _open_lists(ask, loaded, entrant, week, person.zone)
    except TooManySlotsError:
        await _open_text(ask, loaded, entrant)


async def _zone(ask: Ask, loaded: LoadedTournament) -> str:
    """The person's zone, or that of the tournament as long as theirs is not known."""
    return (await ask.person()).zone or loaded.state.settings.zone


async def _entrant_and_week(ask: Ask, loaded: LoadedTournament) -> tuple[EntrantId, RoundWeek]:
    """Return the entrant and the week to mark, or refuse before the form is opened."""
    entrant = await resolve.me(ask, loaded)
    status = loaded.state.entrant(entrant).status
    if status not in {"active", "waiting"}:
        raise NotInError(entrant, status)
    week = week_to_mark(loaded.state, entrant, ask.service.clock.now())
    if week is None:
        raise NoTimetableError(loaded.state.title)
    return entrant, week


async def _open_lists(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, week: RoundWeek, zone: str) -> None:
    pattern, slots = pattern_of(loaded.state, entrant), week.slots()
    marked = frozenset() if pattern is None else preferred_slots(pattern, slots)
    fields = [
        ListField(
            _list_id(place),
            group.label,
            [(option.value, option.label) for option in group.options],
            frozenset(option.value for option in group.options if option.marked),
            help="" if place else texts.availability.list_help(slot_minutes=week.slot_minutes, zone=zone),
            placeholder=texts.availability.no_times(),
        )
        for place, group in enumerate(form_groups(slots, zone, marked))
    ]
    await open_form(ask, TIMES, loaded.id, _week_id(week), texts.availability.form_title(), fields)


def _list_id(place: int) -> str:
    return f"list{place}"


def _week_id(week: RoundWeek) -> str:
    """Return the id by which the forms of different weeks are distinguished."""
    return slot_value(week.play_from)


async def _open_text(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, typed: str | None = None) -> None:
    pattern = pattern_of(loaded.state, entrant)
    value = typed if typed is not None else "" if pattern is None else format_pattern(pattern)
    await open_form(ask, HOURS, loaded.id, "", texts.availability.form_title(), [_text_field(value, required=True)])


def _text_field(value: str, *, required: bool) -> TextField:
    label = texts.availability.field() if required else texts.availability.hours_optional()
    return TextField(
        FIELD,
        label,
        value=value,
        help=texts.availability.text_help(),
        placeholder=texts.availability.example(),
        long=True,
        required=required,
        longest=LONGEST,
    )


async def _ask_zone(ask: Ask, loaded: LoadedTournament, hours: str = "", zone: str = "") -> None:
    """The zone, and in the same form the times, so that nothing typed is lost."""
    fields = [zones.zone_field(zone), _text_field(hours, required=False)]
    await open_form(ask, ZONE_TIMES, loaded.id, "", texts.zones.form_title(), fields)


async def say_hours(ask: Ask, loaded: LoadedTournament, typed: str, zone: str | None = None) -> None:
    """Take a typed line, in a zone named with it or in the person's own."""
    entrant, _ = await _entrant_and_week(ask, loaded)
    person = await ask.person()
    if zone is None and person.zone is None:
        await _ask_zone(ask, loaded, typed)
        return
    await ask.think()
    if zone is not None:
        await _take_zone(ask, loaded, zone, typed)
    elif person.zone is not None:
        await _take_hours(ask, loaded, entrant, person.zone, typed)


async def _take_zone(ask: Ask, loaded: LoadedTournament, typed_zone: str, hours: str) -> None:
    """Note the zone, then the times, or ask back."""
    token = await drafts.keep(ask, loaded.id, ZONE_TIMES, [typed_zone, hours])
    zone = await zones.ask_back(ask, typed_zone, loaded.id, token, pick=ZONE_TIMES_IS, other=ZONE_TIMES_AGAIN)
    if zone is not None:
        await _zone_is_known(ask, loaded, zone, hours)


async def _zone_is_known(ask: Ask, loaded: LoadedTournament, zone: str, hours: str) -> None:
    """With the times already typed go on to them; else show the clock and offer the form."""
    text = await zones.remember(ask, zone)
    if hours:
        entrant, _ = await _entrant_and_week(ask, loaded)
        await _take_hours(ask, loaded, entrant, zone, hours, intro=text)
        return
    buttons = (action_button(actions.AVAILABILITY, loaded.id), zones.change_button(loaded.id))
    await ask.replace(Message(content=text, buttons=buttons))


async def _take_hours(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, zone: str, typed: str, *, intro: str = ""
) -> None:
    try:
        pattern = parse_availability(typed, zone)
    except AvailabilityTextError as error:
        token = await drafts.keep(ask, loaded.id, HOURS, typed)
        again = Button(
            label=texts.availability.correct(), action=action_id(HOURS_AGAIN, loaded.id, token), style="primary"
        )
        await ask.say(Message(content="\n".join(filter(None, (intro, error_text(error)))), buttons=(again,)))
        return
    await _save(ask, loaded, entrant, pattern, intro=intro)


async def _save(
    ask: Ask, loaded: LoadedTournament, entrant: EntrantId, pattern: WeeklyPattern, *, intro: str = ""
) -> None:
    command = SubmitForm(form=AVAILABILITY, entrant=entrant, content=pattern.model_dump(mode="json"))
    change = await ask.carry_out(loaded, command)
    await ask.say(await echo(ask, change.loaded, entrant, intro=intro))


async def echo(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, *, intro: str = "") -> Message:
    """The saved times as a table of the week, with what the next opponent shares."""
    now = ask.service.clock.now()
    state = loaded.state
    week = week_to_mark(state, entrant, now)
    if week is None:
        raise NoTimetableError(state.title)
    zone = await _zone(ask, loaded)
    pattern, game = pattern_of(state, entrant), tentative_game(state, entrant, now)
    shared = None
    if game is not None:
        name = resolve.context(ask, loaded).names.label(game.opponent(entrant)).replace("`", "'")
        shared = (name, shared_starts(state, game, entrant, week))
    table = week_table(pattern, week, zone, shared)
    if game is not None:
        counts = [texts.availability.counts_until(fix_at=stamp_with_distance(week.fix_at))]
    else:
        counts = (
            [texts.availability.counts_for_pairing(pair_at=stamp_with_distance(week.pair_at))]
            if week.pair_at > now
            else []
        )
    legend = _legend_text(None if shared is None else shared[0])
    summary = _week_summary(table, "" if shared is None else quoted(shared[0]))
    lines = [f"**{summary}** ({zone})", f"```\n{wording.grid_of_week(table.grid)}\n\n{legend}\n```"]
    if pattern is not None and not pattern.spans:
        lines.append(texts.availability.none_suits())
    elif shared is not None and not preferred_slots(pattern, week.slots()) & frozenset(shared[1]):
        lines.append(texts.availability.nothing_shared(opponent=quoted(shared[0])))
    return Message(
        content=intro,
        title=texts.availability.next_week() if game is None else texts.availability.this_week(),
        body="\n".join([*lines, *counts, texts.availability.serves_again()]),
        tone="good",
        buttons=(
            action_button(actions.AVAILABILITY, loaded.id, label=texts.availability.change()),
            Button(label=texts.availability.type(), action=action_id(HOURS, loaded.id)),
            action_button(actions.MY_GAME, loaded.id),
        ),
    )


@button(actions.AVAILABILITY, PLAYERS, answers="form")
async def _mark_pressed(press: Press) -> None:
    await mark(press.ask, await resolve.known(press.ask, press.tournament))


@button(HOURS, PLAYERS, answers="form")
async def _type_pressed(press: Press) -> None:
    """Type the times instead of marking them."""
    loaded = await resolve.known(press.ask, press.tournament)
    entrant, _ = await _entrant_and_week(press.ask, loaded)
    await _open_text(press.ask, loaded, entrant)


@button(HOURS_AGAIN, PLAYERS, answers="form")
async def _correct_pressed(press: Press) -> None:
    """A rejected text comes back in its form."""
    loaded = await resolve.known(press.ask, press.tournament)
    entrant, _ = await _entrant_and_week(press.ask, loaded)
    await _open_text(press.ask, loaded, entrant, await drafts.fetch(press.ask, loaded.id, HOURS, press.argument))


@button(actions.SAME_TIMES, PLAYERS)
async def _same_pressed(press: Press) -> None:
    """Last week's times are looked over and found right."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    entrant, _ = await _entrant_and_week(ask, loaded)
    await ask.think()
    pattern = pattern_of(loaded.state, entrant) or WeeklyPattern(zone=await _zone(ask, loaded))
    await _save(ask, loaded, entrant, pattern)


@button(TIMES_ARE, PLAYERS)
async def _meant_pressed(press: Press) -> None:
    """Ask about an empty form, or store its confirmed meaning."""
    ask = press.ask
    loaded = await resolve.known(ask, press.tournament)
    entrant, _ = await _entrant_and_week(ask, loaded)
    await ask.think()
    zone = await _zone(ask, loaded)
    pattern = WeeklyPattern(zone=zone) if press.argument == "any" else WeeklyPattern(zone=zone, spans=())
    await _save(ask, loaded, entrant, pattern)


@form(TIMES, PLAYERS, Fields(choices=tuple(map(_list_id, range(MOST_FIELDS)))))
async def _lists_handed_in(submission: Submission) -> None:
    """Everything marked becomes the weekly pattern."""
    ask = submission.ask
    loaded = await resolve.known(ask, submission.tournament)
    entrant, week = await _entrant_and_week(ask, loaded)
    if submission.argument != _week_id(week):
        raise UnknownSlotError(submission.argument)
    await ask.think()
    values = [value for place in range(MOST_GROUPS) for value in ticked_of(submission.values, _list_id(place))]
    if not values:
        await ask.say(_nothing_marked(loaded))
        return
    zone = await _zone(ask, loaded)
    chosen = chosen_slots(values, week.slots())
    await _save(ask, loaded, entrant, pattern_from_slots(chosen, week, zone))


def _nothing_marked(loaded: LoadedTournament) -> Message:
    return Message(
        content=texts.availability.nothing_marked(),
        buttons=(
            Button(label=texts.availability.any_time(), action=action_id(TIMES_ARE, loaded.id, "any")),
            Button(label=texts.availability.no_time(), action=action_id(TIMES_ARE, loaded.id, "none")),
            action_button(actions.AVAILABILITY, loaded.id, label=texts.availability.change()),
        ),
    )


@form(HOURS, PLAYERS, Fields(texts=(FIELD,)))
async def _text_handed_in(submission: Submission) -> None:
    ask = submission.ask
    loaded = await resolve.known(ask, submission.tournament)
    entrant, _ = await _entrant_and_week(ask, loaded)
    await ask.think()
    await _take_hours(ask, loaded, entrant, await _zone(ask, loaded), text_of(submission.values, FIELD))


@form(ZONE_TIMES, PLAYERS, Fields(texts=(zones.FIELD, FIELD)))
async def _zone_and_times_handed_in(submission: Submission) -> None:
    ask, values = submission.ask, submission.values
    loaded = await resolve.known(ask, submission.tournament)
    await ask.think()
    await _take_zone(ask, loaded, text_of(values, zones.FIELD), text_of(values, FIELD))


@button(ZONE_TIMES_AGAIN, PLAYERS, answers="form")
async def _zone_and_times_again(press: Press) -> None:
    """The form again, with everything that was typed."""
    loaded = await resolve.known(press.ask, press.tournament)
    zone, hours = await drafts.fetch(press.ask, loaded.id, ZONE_TIMES, press.argument)
    await _ask_zone(press.ask, loaded, hours, zone)


@button(ZONE_TIMES_IS, PLAYERS)
async def _zone_of_times_chosen(press: Press) -> None:
    """Which of several zones it is; then on to the times."""
    chosen = ZoneDraft.read(press.argument)
    loaded = await resolve.known(press.ask, press.tournament)
    _, hours = await drafts.fetch(press.ask, loaded.id, ZONE_TIMES, chosen.token)
    await press.ask.think(update=press.ask.pressed_own and not hours)
    await _zone_is_known(press.ask, loaded, chosen.zone, hours)


def _legend_text(opponent: str | None) -> str:
    """Explain the marks of a week's table, one a line for phones; `opponent` is the next one."""
    lines = [texts.availability.legend_shared(mark=SHARED, opponent=opponent)] if opponent is not None else []
    return "\n".join([*lines, texts.availability.legend(yours=YOURS, free=FREE)])


def _week_summary(table: WeekTable, opponent: str) -> str:
    """Summarize a week's marks in a line, and how much of it the opponent shares."""
    pattern = wording.said_pattern(table.pattern)
    if table.missed:
        pattern = texts.availability.outside(pattern=pattern)
    if table.shared is None:
        return pattern
    return texts.availability.shared(pattern=pattern, shared=table.shared, marked=table.marked, opponent=opponent)
