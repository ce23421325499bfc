"""Remedies of a director where the field cannot play: withdraw entrants, or open sign-up again.

Withdrawing takes two clicks, and is not offered while others may still answer that they will not play.
"""

from __future__ import annotations

from datetime import datetime

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.arguments import Entrants
from bot.text.buttons import button as shown
from bot.text.errors.error_text import error_text
from bot.text.messages import CONTENT_LIMIT, Button, Message, action_id
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.views.next_act import answers_button
from formats.core.commands import OpenRegistration, WithdrawEntrant
from formats.core.draws import stage_lots
from formats.core.errors import FieldError
from formats.core.forms import forms_now, missing_from, still_invited
from formats.core.steps import seed_stage

LEAVE_OUT_NOW = "leave_out_now"
"""A director: leave them out, after the question. Argument: `Entrants`."""

PUBLISH_EARLY = "publish_early"
"""A director: publish although invitations may still be answered. Argument: the rounds, like that of `PUBLISH`."""


def field_error(ask: Ask, loaded: LoadedTournament) -> FieldError | None:
    """Return why the first stage cannot be played with the field as it stands; None where it can, or has begun."""
    state, engine = loaded.state, ask.service.engine
    if state.started:
        return None
    try:
        seed_stage(state, engine, 0, stage_lots(state, 0))
    except FieldError as error:
        return error
    return None


def _too_few(ask: Ask, loaded: LoadedTournament, error: FieldError) -> str:
    """Return how many have accepted their invitation so far, where that is why there are too few; else nothing."""
    forms = [form for form in forms_now(loaded.state, ask.service.engine) if form.is_invitation]
    if error.code != "too_few" or not forms:
        return ""
    invited = len(forms[0].asked.should)
    silent = len(missing_from(loaded.state, forms[0]))
    text = texts.remedies.accepted(yes=error.found or 0, invited=invited, silent=silent, least=error.limit or 0)
    asked = forms[0].ask is not None or (forms[0].asked.days is not None and loaded.state.timetable_running)
    return text if asked else f"{text} {texts.remedies.not_asked_yet(form=forms[0].key)}"


async def offer(ask: Ask, loaded: LoadedTournament, error: FieldError, intro: str = "") -> None:
    """Explain why the field cannot play, with a button for each remedy of a director."""
    context = resolve.context(ask, loaded)
    buttons = [*answers_button(context, loaded.id)]
    awaited = still_invited(loaded.state, ask.service.engine, ask.service.clock.now())
    for remedy in error.remedies:
        if remedy.kind == "leave_out":
            if awaited is None:
                buttons.append(shown(actions.LEAVE_OUT, loaded.id, str(Entrants(remedy.entrants))))
        elif loaded.state.phase == "closed":
            buttons.append(shown(actions.REOPEN, loaded.id))
    lines = [*filter(None, [intro]), _too_few(ask, loaded, error) or error_text(error, context)]
    if awaited is not None:
        names = [context.names.plain(who) for who in awaited.entrants]
        still = texts.numbers.label(label=texts.forms.still_missing(), text=listed(names))
        decided_later = any(remedy.kind == "leave_out" for remedy in error.remedies)
        lines.append(_answers_awaited(names, awaited.until) if decided_later else still)
    await ask.say(Message(content="\n".join(lines)[:CONTENT_LIMIT], buttons=tuple(buttons)))


async def asks_about_answers(ask: Ask, loaded: LoadedTournament, rounds: str) -> bool:
    """Would publishing leave out people who may still answer? Then a director says whether that is meant."""
    awaited = still_invited(loaded.state, ask.service.engine, ask.service.clock.now())
    if awaited is None:
        return False
    names = [resolve.context(ask, loaded).names.plain(who) for who in awaited.entrants]
    meant = Button(
        label=texts.remedies.publish_early(), action=action_id(PUBLISH_EARLY, loaded.id, rounds), style="danger"
    )
    text = texts.remedies.would_leave_out(
        names=listed(names), count=len(names), until=stamp_with_distance(awaited.until)
    )
    await ask.replace(Message(content=text[:CONTENT_LIMIT], buttons=(meant,)))
    return True


@button(actions.LEAVE_OUT, DIRECTORS)
async def _leave_out(press: Press) -> None:
    """Name the entrants to be withdrawn, and ask for confirmation."""
    ask, loaded = await press.begin_work(update=True)
    context, chosen = resolve.context(ask, loaded), Entrants.read(press.argument).entrants
    awaited = still_invited(loaded.state, ask.service.engine, ask.service.clock.now())
    if awaited is not None:  # another entrant has moved up and been invited since
        names = [context.names.plain(who) for who in awaited.entrants]
        await ask.replace(Message(content=_answers_awaited(names, awaited.until)))
        return
    names = [context.names.plain(who) for who in chosen if loaded.state.entrant(who).status == "active"]
    meant = Button(
        label=texts.remedies.leave_out_now(), action=action_id(LEAVE_OUT_NOW, loaded.id, press.argument), style="danger"
    )
    await ask.replace(
        Message(content=texts.remedies.really_leave_out(names=listed(names))[:CONTENT_LIMIT], buttons=(meant,))
    )


@button(LEAVE_OUT_NOW, DIRECTORS)
async def _left_out(press: Press) -> None:
    """Withdraw the entrants without a place, as confirmed by a director."""
    ask, loaded = await press.begin_work(update=True)
    ask.once("leave_out")
    shown = Entrants.read(press.argument).entrants
    entrants = [entrant for entrant in shown if loaded.state.entrant(entrant).status == "active"]
    await ask.carry_out(loaded, *(WithdrawEntrant(entrant=entrant, cause="no_place") for entrant in entrants))
    names = [resolve.context(ask, loaded).names.plain(entrant) for entrant in entrants]
    await ask.replace(Message(content=texts.remedies.left_out(names=listed(names))))


@button(actions.REOPEN, STAFF.giving(OpenRegistration))
async def _reopen(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    await ask.carry_out(loaded, OpenRegistration())
    await ask.replace(Message(content=texts.remedies.reopened()))


def _answers_awaited(names: list[str], until: datetime) -> str:
    """Return who may still answer, so that it is too early to withdraw anyone."""
    return texts.remedies.answers_awaited(names=listed(names), count=len(names), until=stamp_with_distance(until))
