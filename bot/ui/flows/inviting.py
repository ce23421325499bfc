"""The tournament as a whole, told to everybody: invitations, announcements, calling it off."""

from __future__ import annotations

from bot.app.messages import Button, Message, action_id
from bot.app.service import Live
from bot.app.views.board import board_view
from bot.app.wording import directing as words
from bot.ui import finding
from bot.ui.actions import Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import Announce, CancelTournament
from formats.core.errors import WrongPhaseError

ANNOUNCE, CANCEL = "announce", "cancel_now"
LONGEST_ANNOUNCEMENT = 1800


async def invite(ask: Ask, live: Live) -> None:
    """Answer with the board, which announces the sign-up, for everybody to see."""
    if live.state.phase != "registration":
        raise WrongPhaseError(live.state.phase, ("registration",))
    await ask.say(board_view(finding.scene(ask, live), live.id).message, public=True)


async def announce(ask: Ask, live: Live, text: str) -> None:
    """Post a director's words in the tournament's channel."""
    await ask.carry_out(live, Announce(text=text))
    await ask.say(Message(content=words.ANNOUNCED))


async def show_announcement_form(ask: Ask, live: Live) -> None:
    """A form with room for several paragraphs."""
    field = TextField("text", words.ANNOUNCE_FIELD, long=True, required=True, longest=LONGEST_ANNOUNCEMENT)
    await open_form(ask, ANNOUNCE, live.id, "", words.ANNOUNCE_TITLE, (field,))


@form(ANNOUNCE)
async def _announcement_submitted(submission: Submission) -> None:
    ask = submission.ask
    await ask.think()
    live = await finding.known(ask, submission.tournament)
    await finding.staff(ask, live)
    await announce(ask, live, text_of(submission.values, "text"))


async def ask_cancel(ask: Ask, live: Live) -> None:
    """One more question."""
    confirm = Button(label=words.CANCEL_NOW, action=action_id(CANCEL, live.id), style="danger")
    await ask.say(Message(content=words.REALLY_CANCEL, buttons=(confirm,)))


@button(CANCEL)
async def _cancel_confirmed(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    await ask.carry_out(live, CancelTournament())
    await ask.replace(Message(content=words.CANCELLED))
