"""Send messages to all players of a tournament: invitations, announcements, a cancellation."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.showing import made
from bot.views.live_board import board_view
from formats.core.commands import Announce, CancelTournament, RegisterEntrants
from formats.core.phases import need_phase

ANNOUNCE, CANCEL = "announce", "cancel_now"
LONGEST_ANNOUNCEMENT = 1800


async def invite(ask: Ask, loaded: LoadedTournament) -> None:
    """Answer with the board, which announces the sign-up, for everybody to see."""
    need_phase(RegisterEntrants, loaded.state.phase)
    await ask.say((await made(board_view, resolve.context(ask, loaded), loaded.id)).message, public=True)


async def announce(ask: Ask, loaded: LoadedTournament, text: str) -> None:
    """Post a director's words in the tournament's channel."""
    await ask.carry_out(loaded, Announce(text=text))
    why = await ask.not_posted(loaded)
    answer = f"{texts.delivery.announcement_waits()}\n{why}" if why else texts.directing.announced()
    await ask.say(Message(content=answer))


async def show_announcement_form(ask: Ask, loaded: LoadedTournament) -> None:
    """A form with room for several paragraphs."""
    field = TextField("text", texts.directing.announce_field(), long=True, required=True, longest=LONGEST_ANNOUNCEMENT)
    await open_form(ask, ANNOUNCE, loaded.id, "", texts.directing.announce_title(), (field,))


@form(ANNOUNCE, STAFF.giving(Announce), Fields(texts=("text",)))
async def _announcement_submitted(submission: Submission) -> None:
    ask, loaded = await submission.begin_work()
    await announce(ask, loaded, text_of(submission.values, "text"))


async def ask_cancel(ask: Ask, loaded: LoadedTournament) -> None:
    """One more question."""
    confirm = Button(label=texts.directing.cancel_now(), action=action_id(CANCEL, loaded.id), style="danger")
    await ask.say(Message(content=texts.directing.really_cancel(), buttons=(confirm,)))


@button(CANCEL, DIRECTORS.giving(CancelTournament))
async def _cancel_confirmed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    await ask.carry_out(loaded, CancelTournament())
    await ask.replace(Message(content=texts.directing.cancelled()))
