"""*Two stages*: a form that composes a tournament of two stages, and a picture of what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.errors import BadFieldsError
from bot.parsing.plan_fields import label_of
from bot.parsing.plan_reading import read_field
from bot.text import actions
from bot.text.errors.error_text import error_text
from bot.text.format_texts import format_title
from bot.text.messages import Button, Message, action_id
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.wrong_values import wrong_value_text
from bot.ui import drafts, resolve
from bot.ui.access import MANAGERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.creating import LONGEST_NAME, Offered, create, drawn_seed, say_created, show_kinds
from bot.ui.flows.format_advisor import NEW
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from formats import registry
from formats.core.commands import CreateTournament
from formats.core.engine import Engine
from formats.core.errors import OptionsError
from formats.core.plan import Settings, StagePlan
from formats.core.wrong_values import options_error
from formats.messages.sentences import english_title

ANSWERS, AGAIN = "two_stages_form", "two_stages_again"
NAME, FIRST, GROUPS, FIELD, SECOND = "name", "first", "groups", "take", "second"
LABELS: Mapping[str, Phrase] = by_code(texts.tonight, "labels_", "name", "first", "groups", "second")
BESIDE = ";"
"""Between those who go on and those who play an event beside them."""

PLACES = "groups 1-2"
"""Who goes on, as the form shows it at first."""


@button(actions.TWO_STAGES, MANAGERS, answers="form")
async def _pressed(press: Press) -> None:
    await show_form(press.ask)


async def show_form(ask: Ask, typed: Mapping[str, str] | None = None) -> None:
    """Show the form: the name, both formats, the number of groups, and who goes on."""
    before = {NAME: texts.tonight.default_name(), **usual(), **(typed or {})}
    formats = [(key, format_title(key)) for key in ask.service.engine.formats]
    fields: list[FormField] = [
        TextField(NAME, LABELS[NAME](), before[NAME], required=True, longest=LONGEST_NAME),
        ChoiceField(FIRST, LABELS[FIRST](), formats, before[FIRST]),
        TextField(GROUPS, LABELS[GROUPS](), before.get(GROUPS, ""), help=texts.tonight.groups_help(), longest=2),
        TextField(FIELD, label_of(FIELD), before[FIELD], help=texts.tonight.field_help(), longest=60),
        ChoiceField(SECOND, LABELS[SECOND](), formats, before[SECOND]),
    ]
    await open_form(ask, ANSWERS, "", "", texts.tonight.two_stages_title(), fields)


@form(ANSWERS, MANAGERS, Fields(texts=(NAME, GROUPS, FIELD), choices=(FIRST, SECOND)))
async def _submitted(submission: Submission) -> None:
    """Create the tournament, and show its stages; what cannot be read comes back filled in."""
    ask, values = submission.ask, submission.values
    await ask.think()
    typed = {name: text_of(values, name) for name in (NAME, GROUPS, FIELD)}
    typed |= {name: chosen_of(values, name) for name in (FIRST, SECOND)}
    channel = ask.channel_id or 0
    settings = Settings(language=resolve.server_language(ask), one_prize=True)
    try:
        stages = stages_of(ask.service.engine, typed)
        plan = CreateTournament(title=typed[NAME], stages=stages, settings=settings, seed=drawn_seed())
        loaded = await create(ask, plan, channel)
    except (BadFieldsError, OptionsError) as error:
        token = await drafts.keep(ask, NEW, ANSWERS, typed)
        again = Button(label=texts.directing.correct(), action=action_id(AGAIN, "", token), style="primary")
        await ask.say(Message(content=error_text(error)[:2000], buttons=(again,)))
        return
    answer = await say_created(ask, loaded, channel)
    first = stages[0]
    ways = tuple(_way(first, then) for then in stages[1:])
    await show_kinds(ask, {texts.tonight.two_stages_title(): ways}, answer, loaded.state.title)


def _way(first: StagePlan, then: StagePlan) -> Offered:
    """Return a tile of the picture: the first stage, and one that follows it."""
    second = format_title(then.system) if then.title == english_title(then.system) else then.title
    titles = texts.tonight.then(first=format_title(first.system), second=second)
    return Offered("", titles, "", (first.system, then.system))


@button(AGAIN, MANAGERS, answers="form")
async def _again(press: Press) -> None:
    """Show the form again, as it was filled in."""
    await show_form(press.ask, await drafts.fetch(press.ask, NEW, ANSWERS, press.argument))


def usual() -> dict[str, str]:
    """Return the formats and places that the form shows at first: those of a preset whose last stage follows groups."""
    plans = [preset.stages for preset in registry.presets().values() if any(map(has_groups, preset.stages))]
    first, last = (plans[0][0].system, plans[0][-1].system) if plans else ("", "")
    return {FIRST: first, FIELD: PLACES, SECOND: last}


def has_groups(stage: StagePlan) -> bool:
    """Return whether places of groups go on to this stage."""
    return stage.field is not None and stage.field.of == "groups"


def stages_of(engine: Engine, typed: Mapping[str, str]) -> tuple[StagePlan, ...]:
    """Return the two stages of the typed fields, and a third one beside the second where its players are named too.

    Raises `BadFieldsError` with every problem.
    """
    first, second = (engine.format_of(typed[name]) for name in (FIRST, SECOND))
    options: dict[str, Any] = {GROUPS: typed[GROUPS]} if typed[GROUPS] else {}
    problems: list[tuple[str, str]] = []
    try:
        first.read_options(options)
    except OptionsError as error:
        problems += [(LABELS[GROUPS](), wrong_value_text(wrong)) for _, wrong in error.problems]
    best, _, others = (part.strip() for part in typed[FIELD].partition(BESIDE))
    fields = [read_field(best), *([{"field": f"{others} of stage 1 beside"}] if others else [])]
    title = english_title(second.key)
    names = [f"{title} {letter}" for letter in "AB"] if others else [title]
    after: list[StagePlan] = []
    try:
        for title, field in zip(names, fields, strict=True):
            after.append(StagePlan.model_validate({"system": second.key, "title": title, **field}))
    except ValidationError as error:
        problems += [(label_of(FIELD), wrong_value_text(wrong)) for _, wrong in options_error(error).problems]
    if problems:
        raise BadFieldsError(tuple(problems))
    return StagePlan(system=first.key, title=english_title(first.key), options=options), *after
