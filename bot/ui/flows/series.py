"""`/td series`: make a series of an event, or change when its evenings are and how they count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.errors import BadFieldsError
from bot.parsing.typed_values import read_minutes, read_weekly
from bot.service.loaded import LoadedTournament
from bot.service.orders import Order, Step
from bot.service.series import series_from
from bot.text import actions
from bot.text.buttons import button as shown
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.flows import creating
from bot.ui.flows.series_roles import RolesTyped
from bot.views.series import series_lines
from formats.core.commands import PlanSeries
from formats.core.events import SeriesPlan
from formats.core.state_slices.evenings import Series
from storage.tournaments import Bindings, Staff


async def plan_series(
    ask: Ask, loaded: LoadedTournament, typed: Mapping[str, Any], title: str | None, roles: RolesTyped
) -> None:
    """Make a series of an event with these options, or change those of a series; what is not typed stays."""
    roles.check(ask)
    known = loaded.state.slice_of(Series).plan
    plan = read_plan(typed, known, (await ask.person()).zone or loaded.state.settings.zone)
    if known is None:
        loaded = await _created(ask, loaded, plan, title)
    elif plan != known or not roles.typed:
        loaded = (await ask.carry_out(loaded, PlanSeries(plan=plan))).loaded
    lines = [texts.series.planned(title=quoted(loaded.state.title)), *series_lines(resolve.context(ask, loaded))]
    lines += await roles.keep(ask, loaded)
    stop = shown(actions.HOLD, loaded.id, label=texts.series.stop())
    await ask.say(Message(content="\n".join(lines), buttons=(stop, shown(actions.STANDINGS, loaded.id))))


def read_plan(typed: Mapping[str, Any], known: SeriesPlan | None, zone: str) -> SeriesPlan:
    """Return the plan with what was typed in place of what is known. `BadFieldsError` for what cannot be read."""
    given = {name: value for name, value in typed.items() if value is not None}
    problems = []
    for name, read, help_text in (
        ("at", read_weekly, texts.series.wrong_at),
        ("points", read_minutes, texts.series.wrong_points),
    ):
        if name in given:
            try:
                given[name] = read(given[name])
            except ValueError:
                problems.append((str(FIELD_LABELS[name]), help_text()))
    if known is None and "at" not in typed:
        problems.append((str(FIELD_LABELS["at"]), texts.series.wrong_at()))
    if problems:
        raise BadFieldsError(tuple(problems))
    kept = {"zone": zone} if known is None else known.model_dump()
    try:
        return SeriesPlan.model_validate({**kept, **given})
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        problem = texts.series.wrong_zone() if name == "zone" else texts.series.wrong_points()
        raise BadFieldsError(((str(FIELD_LABELS[name]), problem),)) from error


FIELD_LABELS = {
    "at": texts.series.label_at,
    "zone": texts.series.label_zone,
    "points": texts.series.label_points,
}
"""What typed fields are called. Discord itself keeps numbers within their bounds."""


async def _created(ask: Ask, loaded: LoadedTournament, plan: SeriesPlan, title: str | None) -> LoadedTournament:
    """Create the series of an event, announced where that was and directed by the user."""
    channel = loaded.row.channel_id or ask.channel_id or 0
    resolve.check_channel(ask, channel)
    person = await ask.person()
    staff = {*loaded.staff, Staff(person.id, "director")}
    bindings = Bindings(
        guild_id=ask.guild_id,
        channel_id=channel,
        voice_channel_id=resolve.voice_channel(ask, loaded),
        staff_added=tuple(staff),
    )
    first = Step(series_from(loaded.state, ask.service.engine, title, creating.drawn_seed()), bindings=bindings)
    with ask.acting():
        order = Order.of(first, PlanSeries(plan=plan), actor=person.id, command_id=ask.command_id)
        return await ask.service.create(order)
