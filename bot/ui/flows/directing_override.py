"""A director's own pairings of the current round: a form with the present ones, a preview, and then it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.errors import RoundTextError
from bot.app.messages import Button, Message, action_id
from bot.app.round_text import read_round, round_text
from bot.app.scenes import scene_of
from bot.app.views.pairings import pairings_view
from bot.app.wording import directing as words
from bot.app.wording.errors import error_text
from bot.ui import drafts, finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.flows.directing import planned
from bot.ui.flows.reading import round_named
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.showing import show
from formats.core.commands import OverrideRound
from formats.core.errors import BadRoundError, ResultExistsError, RoundClosedError, WrongPhaseError

if TYPE_CHECKING:
    from bot.app.service import Live
    from bot.ui.answers import Ask
    from formats.core.state import Round

OVERRIDE, AGAIN, NOW = "override", "override_again", "override_now"
LONGEST_ROUND = 4000


def current(live: Live) -> Round:
    """The round that can be changed; `WrongPhaseError`."""
    found = live.state.current_round
    if found is None or live.state.phase != "running":
        raise WrongPhaseError(live.state.phase, ("running",))
    return found


async def show_form(ask: Ask, live: Live, text: str | None = None, reason: str = "") -> None:
    """The form with the present pairings, or with what was typed before."""
    one = current(live)
    present = round_text(finding.scene(ask, live), one) if text is None else text
    fields = (
        TextField(
            "pairings",
            words.PAIRINGS_FIELD,
            present,
            help=words.PAIRINGS_HELP,
            long=True,
            required=True,
            longest=LONGEST_ROUND,
        ),
        TextField("reason", words.REASON_FIELD, reason, help=words.REASON_HELP, required=True),
    )
    argument = f"s{live.state.stage_number}r{one.number}"
    await open_form(ask, OVERRIDE, live.id, argument, words.OVERRIDE_TITLE, fields)


@form(OVERRIDE)
async def _submitted(submission: Submission) -> None:
    """Show how the round would look, or what cannot be read, with the way back to the form."""
    ask, values = submission.ask, submission.values
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    await finding.staff(ask, live, "director")
    text, reason = text_of(values, "pairings"), text_of(values, "reason")
    draft = {"text": text, "reason": reason, "round": submission.argument}
    token = await drafts.keep(ask, live.id, OVERRIDE, draft)
    correct = Button(label=words.CORRECT, action=action_id(AGAIN, live.id, token))
    try:
        change = await planned(ask, live, _command(ask, live, draft))
    except (RoundTextError, BadRoundError, ResultExistsError) as error:
        text = error_text(error, finding.scene(ask, live))
        await ask.say(Message(content=text[:2000], buttons=(correct,)))
        return
    view = pairings_view(scene_of(change.live, ask.service.engine))
    do_it = Button(label=words.OVERRIDE_NOW, action=action_id(NOW, live.id, token), style="danger")
    await show(ask, view, intro=words.OVERRIDE_PREVIEW, buttons=(do_it, correct), tone="attention")


def _command(ask: Ask, live: Live, draft: dict[str, str]) -> OverrideRound:
    """The command a draft means; `RoundClosedError` where another round has been published since."""
    stage, number = round_named(draft["round"])
    one = current(live)
    if (stage, number) != (live.state.stage_number, one.number):
        raise RoundClosedError(stage, number)
    pairings = read_round(draft["text"], finding.scene(ask, live), one)
    return OverrideRound(stage=stage, round_number=number, pairings=pairings, text=draft["reason"])


@button(AGAIN)
async def _again(press: Press) -> None:
    """Back to the form, filled in as it was."""
    live = await finding.known(press.ask, press.tournament)
    draft = await drafts.fetch(press.ask, live.id, OVERRIDE, press.argument)
    await show_form(press.ask, live, draft["text"], draft["reason"])


@button(NOW)
async def _confirmed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    draft = await drafts.fetch(ask, live.id, OVERRIDE, press.argument)
    change = await ask.carry_out(live, _command(ask, live, draft))
    await drafts.forget(ask, live.id, OVERRIDE)
    title = finding.scene(ask, change.live).round_title(change.after.stage_number, current(change.live))
    await ask.replace(Message(content=words.overridden(title)))
