"""Decide appeals, by command or by the buttons below an appeal."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.buttons import BUTTON_LABELS
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows import seating
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import DecideAppeal
from formats.core.values import EntrantId


async def decide(ask: Ask, loaded: LoadedTournament, entrant: EntrantId, reason: str, *, accepted: bool) -> None:
    """Accept or reject."""
    change = await ask.carry_out(loaded, DecideAppeal(entrant=entrant, accepted=accepted, text=reason))
    name = resolve.context(ask, change.loaded).names.plain(entrant)
    text = texts.directing.appeal_decided(name=name, accepted=accepted)
    if accepted:
        await seating.say_is_in(ask, change.loaded, entrant, [text])
    else:
        await ask.say(Message(content=text))


@button(actions.APPEAL_ACCEPT, DIRECTORS, answers="form")
async def _accept_pressed(press: Press) -> None:
    await _ask_reason(press, actions.APPEAL_ACCEPT)


@button(actions.APPEAL_REJECT, DIRECTORS, answers="form")
async def _reject_pressed(press: Press) -> None:
    await _ask_reason(press, actions.APPEAL_REJECT)


async def _ask_reason(press: Press, action: str) -> None:
    loaded = await resolve.known(press.ask, press.tournament)
    name = resolve.context(press.ask, loaded).names.label(press.argument)
    field = TextField(
        "reason", texts.directing.reason_field(), help=texts.directing.reason_help(), long=True, required=True
    )
    await open_form(
        press.ask,
        action,
        loaded.id,
        press.argument,
        texts.numbers.label(label=BUTTON_LABELS[action](), text=name),
        (field,),
    )


@form(actions.APPEAL_ACCEPT, DIRECTORS.giving(DecideAppeal), Fields(texts=("reason",)))
async def _accepted(submission: Submission) -> None:
    await _decided(submission, accepted=True)


@form(actions.APPEAL_REJECT, DIRECTORS.giving(DecideAppeal), Fields(texts=("reason",)))
async def _rejected(submission: Submission) -> None:
    await _decided(submission, accepted=False)


async def _decided(submission: Submission, *, accepted: bool) -> None:
    ask, loaded = await submission.begin_work()
    await decide(ask, loaded, submission.argument, text_of(submission.values, "reason"), accepted=accepted)
