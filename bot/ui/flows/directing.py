"""The director's way through a tournament: what is missing, and the next step. `publishing` has the rounds."""

from __future__ import annotations

from bot.app.messages import Message
from bot.app.service import Live
from bot.app.wording import directing as words
from bot.ui.answers import Ask
from bot.ui.flows import publishing
from bot.ui.flows.missing import show_missing
from formats.core.commands import CloseRegistration, FinishTournament, OpenRegistration
from formats.core.errors import WrongPhaseError
from formats.core.steps import Finish, PairRound, next_step


async def advance(ask: Ask, live: Live) -> None:
    """Take the one step that comes next as things stood when the person asked: twice at once is once."""
    phase = live.state.phase
    if phase == "draft":
        await ask.carry_out(live, OpenRegistration())
        await ask.say(Message(content=words.OPEN_FIRST))
        return
    if phase == "registration":
        await close(ask, live)
        return
    if phase in {"finished", "cancelled"}:
        await ask.say(Message(content=words.FINISHED if phase == "finished" else words.CANCELLED))
        return
    step = next_step(live.state, ask.service.engine)
    if isinstance(step, PairRound):
        await publishing.publish_next(ask, live)
    elif isinstance(step, Finish):
        change = await ask.carry_out(live, FinishTournament())
        await ask.say(Message(content=words.finished(change.after.title)))
    else:
        await show_missing(ask, live)


async def close(ask: Ask, live: Live) -> None:
    """Close sign-up; who is faster closes it."""
    try:
        change = await ask.carry_out(live, CloseRegistration())
    except WrongPhaseError as error:
        if error.phase != "closed":
            raise
        await ask.say(Message(content=words.NOTHING_DONE))
        return
    count = len(change.after.active_entrants())
    await ask.say(Message(content=words.signup_is(change.after.title, is_open=False, count=count)))
