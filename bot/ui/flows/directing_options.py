"""Change settings and options of a tournament with forms: show, validate, confirm, save."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.errors import BadFieldsError
from bot.parsing.plan_fields import (
    EVENING,
    GAME_SERVER,
    GAME_TERMS,
    PlanChange,
    PlanGroup,
    choices_of,
    help_of,
    label_of,
    last_part,
    plan_changes,
    plan_groups,
    plan_texts,
)
from bot.parsing.plan_reading import read_plan
from bot.parsing.prepaired_text import with_ids, with_names
from bot.parsing.setting_fields import MOMENTS, NO, YES
from bot.service.loaded import LoadedTournament
from bot.service.prizes import disagreements
from bot.text.context import TournamentContext
from bot.text.errors.error_text import error_text
from bot.text.messages import Button, Message, action_id
from bot.text.names import elide, quoted
from bot.text.prizes import class_letter
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.server_events import event_lines
from bot.ui.forms import ChoiceField, FormField, TextField, TicksField, chosen_of, open_form, text_of, ticked_of
from formats.core.commands import ChangePlan
from formats.core.engine import Engine
from formats.core.errors import OptionsError, WrongValue
from formats.core.plan import Settings
from formats.core.rules import left_for_good
from formats.core.state import TournamentState
from formats.core.unlikely_input import dates_in_the_past, dates_out_of_order

OPTIONS, AGAIN, SAVE, FOR_GOOD = "options", "options_again", "options_save", "options_for_good"
EVERYTHING = "options_all"
SWITCHES = "switches"
LONGEST = 3800
LONG_FIELDS = frozenset({"prizes"})
LONGEST_FIELDS = {"title": 100, "prizes": 4000}
LONGEST_OTHERS = 300
"""Characters a field takes."""


async def zone_of(ask: Ask, loaded: LoadedTournament) -> str:
    """The zone on whose clocks the person types times."""
    return (await ask.person()).zone or loaded.state.settings.zone


async def show_groups(ask: Ask, loaded: LoadedTournament, *, everything: bool = False) -> None:
    """A button for each form; of an evening first the one that its host needs, and a button for the others."""
    groups = plan_groups(loaded.state, ask.service.engine)
    few = [group for group in groups if group.key == EVENING and not everything]
    buttons = [
        Button(label=elide(group.title, 70), action=action_id(OPTIONS, loaded.id, group.key))
        for group in (few or groups)[:25]
    ]
    if few:
        buttons.append(Button(label=texts.plan.everything(), action=action_id(EVERYTHING, loaded.id)))
    await ask.say(Message(content=texts.plan.what_to_change(), buttons=tuple(buttons)))


@button(EVERYTHING, STAFF)
async def _everything_pressed(press: Press) -> None:
    ask, loaded = await press.begin_work()
    await show_groups(ask, loaded, everything=True)


@button(OPTIONS, STAFF, answers="form")
async def _group_pressed(press: Press) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    typed = plan_texts(loaded.state, press.ask.service.engine, await zone_of(press.ask, loaded))
    await _open(press.ask, loaded, press.argument, typed)


async def _open(ask: Ask, loaded: LoadedTournament, key: str, typed: Mapping[str, str]) -> None:
    """The form of a group with these texts in it; entrants are named."""
    typed = with_names(typed, resolve.context(ask, loaded))
    group = _group(ask, loaded, key)
    zone = await zone_of(ask, loaded)
    fields: list[FormField] = [_field(ask, loaded, name, typed, zone) for name in group.fields]
    if group.switches:
        boxes = [(name, label_of(name)) for name in group.switches]
        ticked = frozenset(name for name in group.switches if typed[name] == YES)
        fields.append(TicksField(SWITCHES, label_of(SWITCHES), boxes, ticked))
    await open_form(ask, OPTIONS, loaded.id, key, group.title, fields)


def _group(ask: Ask, loaded: LoadedTournament, key: str) -> PlanGroup:
    for group in plan_groups(loaded.state, ask.service.engine):
        if group.key == key:
            return group
    raise OptionsError((("stages", WrongValue("begun")),))


def _field(ask: Ask, loaded: LoadedTournament, name: str, typed: Mapping[str, str], zone: str) -> FormField:
    engine = ask.service.engine
    choices = choices_of(name, loaded.state, engine)
    label, about = label_of(name), help_of(name, loaded.state, engine)
    if choices:
        return ChoiceField(name, label, choices, typed[name], help=about)
    about = texts.plan.times_in(zone=zone) if name in MOMENTS else about
    longest = LONGEST_FIELDS.get(name, LONGEST_OTHERS)
    return TextField(name, label, typed[name], help=about, long=name in LONG_FIELDS, longest=longest)


def _names(state: TournamentState, engine: Engine) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields of each group of options."""
    yield from ((group.key, group.fields) for group in plan_groups(state, engine))


@form(OPTIONS, STAFF, Fields(choices=(SWITCHES,), own=_names))
async def _submitted(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    values = submission.values
    group = _group(ask, loaded, submission.argument)
    typed = {name: _typed(values, name) for name in group.fields if name in values}
    ticked = ticked_of(values, SWITCHES)
    typed |= {name: YES if name in ticked else NO for name in group.switches}
    await propose(ask, loaded, typed, group=group.key)


def _typed(values: dict[str, Any], name: str) -> str:
    return chosen_of(values, name) if isinstance(values[name], list) else text_of(values, name)


async def propose(ask: Ask, loaded: LoadedTournament, typed: Mapping[str, str], group: str = "") -> None:
    """Save what was typed; times are echoed and asked about first. What cannot be read comes back filled in."""
    zone = await zone_of(ask, loaded)
    engine, context = ask.service.engine, resolve.context(ask, loaded)
    typed = with_ids(typed, context)
    try:
        command = read_plan(loaded.state, engine, typed, zone, ask.service.clock.now())
    except BadFieldsError as error:
        if not group:
            raise
        token = await drafts.keep(ask, loaded.id, OPTIONS, {"group": group, "texts": dict(typed)})
        correct = Button(label=texts.directing.correct(), action=action_id(AGAIN, loaded.id, token), style="primary")
        await ask.say(Message(content=error_text(error)[:2000], buttons=(correct,)))
        return
    changes = [_named(change, context) for change in plan_changes(loaded.state, command, engine, zone)]
    odd = await prize_doubts(ask, loaded, command, changes)
    leaving = _switched_off_for_good(loaded.state, engine, changes)
    if not changes:
        await ask.say(Message(content=texts.plan.no_change()))
    elif leaving:
        token = await drafts.keep(ask, loaded.id, SAVE, command.model_dump(mode="json", exclude_none=True))
        once = Button(label=texts.directing.save(), action=action_id(FOR_GOOD, loaded.id, token), style="danger")
        lines = [texts.plan.switches_off_for_good(option=label_of(name)) for name in leaving]
        text = "\n".join([_changes_text("\n".join(lines), changes), *odd])
        await ask.say(Message(body=text, tone="attention", buttons=(once,)))
    elif odd or any(change.field in MOMENTS for change in changes):
        token = await drafts.keep(ask, loaded.id, SAVE, command.model_dump(mode="json", exclude_none=True))
        save = Button(label=texts.directing.save(), action=action_id(SAVE, loaded.id, token), style="success")
        odd += date_doubts(command.settings, ask.service.clock.now(), {change.field for change in changes})
        odd += first_pairing(command.settings, loaded.state)
        text = "\n".join([_changes_text(texts.plan.to_save(), changes), *odd])
        await ask.say(Message(body=text, tone="attention", buttons=(save,)))
    else:
        done = await ask.carry_out(loaded, command)
        about_server = any(change.field in {GAME_SERVER, GAME_TERMS} for change in changes)
        lines = await event_lines(done.loaded, engine) if about_server else []
        text = "\n".join([_changes_text(texts.plan.changed(), changes), *lines])
        await ask.say(Message(body=text, tone="attention" if lines else "good"))


def _switched_off_for_good(state: TournamentState, engine: Engine, changes: Sequence[PlanChange]) -> list[str]:
    """Return the changed fields of the stage in play that cannot be switched on again."""
    if not state.started:
        return []
    final = left_for_good(engine.format_of(state.stages[state.stage_number].system))
    return [change.field for change in changes if change.after == NO and last_part(change.field) in final]


def _named(change: PlanChange, context: TournamentContext) -> PlanChange:
    before, after = (with_names({change.field: text}, context)[change.field] for text in (change.before, change.after))
    return PlanChange(change.field, before, after)


def first_pairing(settings: Settings | None, state: TournamentState) -> list[str]:
    """Return when the weekly timetable pairs the first round by these dates, which may be days after play starts."""
    if settings is None or settings.week is None or state.started:
        return []
    known = filter(None, (settings.registration_closes, settings.ratings_fixed, settings.first_round))
    begins = max(known, default=None)
    if begins is None:
        return []
    pair_at = settings.week.pair.next_after(begins - timedelta(microseconds=1), settings.week.zone)
    return [texts.plan.first_pairing(at=stamp_with_distance(pair_at))]


def date_doubts(settings: Settings | None, now: datetime, changed: Collection[str]) -> list[str]:
    """Return warnings about changed dates that are over, and about dates in the wrong order."""
    if settings is None:
        return []
    past = [texts.doubts.past(what=label_of(name)) for name in dates_in_the_past(settings, now) if name in changed]
    order = [
        texts.doubts.order(first=label_of(first), second=label_of(second))
        for first, second in dates_out_of_order(settings)
    ]
    return [*past, *order]


PRIZES = frozenset({"prizes", "class_prizes", "place_prizes"})
"""Fields that have to agree: how many prizes there are, in words and for the pairings."""


async def prize_doubts(
    ask: Ask, loaded: LoadedTournament, command: ChangePlan, changes: Sequence[PlanChange]
) -> list[str]:
    """Ask about numbers of prizes in options that differ from the lines of the form, if one of them is changed."""
    if not any(last_part(change.field) in PRIZES for change in changes):
        return []
    after = (await ask.try_out(loaded, command)).after
    return [
        texts.doubts.prizes(
            where=texts.doubts.class_named(letter=class_letter(of_class)) if of_class else texts.doubts.places(),
            lines=lines,
            option=option,
        )
        for of_class, lines, option in disagreements(after, ask.service.engine)
    ]


def _changes_text(heading: str, changes: Sequence[PlanChange]) -> str:
    lines = [
        f"**{label_of(change.field)}**: {_safe(change, change.before)} → {_safe(change, change.after)}"
        for change in changes
    ]
    return elide("\n".join([heading, *lines]), LONGEST)


def _safe(change: PlanChange, text: str) -> str:
    return text if change.field in MOMENTS else quoted(text, 300)


@button(AGAIN, STAFF, answers="form")
async def _again(press: Press) -> None:
    """Back to the form, filled in as it was."""
    loaded = await resolve.known(press.ask, press.tournament)
    draft: dict[str, Any] = await drafts.fetch(press.ask, loaded.id, OPTIONS, press.argument)
    typed = plan_texts(loaded.state, press.ask.service.engine, await zone_of(press.ask, loaded))
    await _open(press.ask, loaded, draft["group"], {**typed, **draft["texts"]})


@button(FOR_GOOD, STAFF.giving(ChangePlan))
async def _ask_again(press: Press) -> None:
    """Ask a second time before something is switched off for good."""
    ask, loaded = await press.begin_work(update=True)
    command = ChangePlan.model_validate(await drafts.fetch(ask, loaded.id, SAVE, press.argument))
    changes = plan_changes(loaded.state, command, ask.service.engine, await zone_of(ask, loaded))
    leaving = _switched_off_for_good(loaded.state, ask.service.engine, changes)
    text = "\n".join(texts.plan.really_off_for_good(option=label_of(name)) for name in leaving)
    sure = Button(label=texts.plan.switch_off(), action=action_id(SAVE, loaded.id, press.argument), style="danger")
    await ask.replace(
        Message(body=text or texts.plan.no_change(), tone="attention", buttons=(sure,) if leaving else ())
    )


@button(SAVE, STAFF.giving(ChangePlan))
async def _save(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    command = ChangePlan.model_validate(await drafts.fetch(ask, loaded.id, SAVE, press.argument))
    changes = plan_changes(loaded.state, command, ask.service.engine, await zone_of(ask, loaded))
    await ask.carry_out(loaded, command)
    await drafts.forget(ask, loaded.id, SAVE)
    await ask.replace(Message(body=_changes_text(texts.plan.changed(), changes), tone="good"))
