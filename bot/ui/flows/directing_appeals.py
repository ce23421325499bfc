"""Deciding appeals, by command or by the buttons under an appeal."""

from __future__ import annotations

from bot.app import actions
from bot.app.messages import Message
from bot.app.service import Live
from bot.app.wording import directing as words
from bot.app.wording.buttons import LABELS
from bot.ui import finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import DecideAppeal
from formats.core.values import EntrantId


async def decide(ask: Ask, live: Live, entrant: EntrantId, reason: str, *, accepted: bool) -> None:
    """Accept or reject."""
    change = await ask.carry_out(live, DecideAppeal(entrant=entrant, accepted=accepted, text=reason))
    name = finding.scene(ask, change.live).names.plain(entrant)
    await ask.say(Message(content=words.appeal_decided(name, accepted=accepted)))


@button(actions.APPEAL_ACCEPT)
async def _accept_pressed(press: Press) -> None:
    await _ask_reason(press, actions.APPEAL_ACCEPT)


@button(actions.APPEAL_REJECT)
async def _reject_pressed(press: Press) -> None:
    await _ask_reason(press, actions.APPEAL_REJECT)


async def _ask_reason(press: Press, action: str) -> None:
    live = await finding.known(press.ask, press.tournament)
    await finding.staff(press.ask, live, "director")
    name = finding.scene(press.ask, live).names.label(press.argument)
    field = TextField("reason", words.REASON_FIELD, help=words.REASON_HELP, long=True, required=True)
    await open_form(press.ask, action, live.id, press.argument, f"{LABELS[action]}: {name}", (field,))


@form(actions.APPEAL_ACCEPT)
async def _accepted(submission: Submission) -> None:
    await _decided(submission, accepted=True)


@form(actions.APPEAL_REJECT)
async def _rejected(submission: Submission) -> None:
    await _decided(submission, accepted=False)


async def _decided(submission: Submission, *, accepted: bool) -> None:
    ask = submission.ask
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    await finding.staff(ask, live, "director")
    await decide(ask, live, submission.argument, text_of(submission.values, "reason"), accepted=accepted)
