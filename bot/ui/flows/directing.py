"""The director's way through a tournament: what is missing, and the next step. `publishing` has the rounds."""

from __future__ import annotations

from bot.app.speaking.messages import Message
from bot.app.speaking.wording import directing as words
from bot.app.tournaments.service import LoadedTournament
from bot.ui.answers import Ask
from bot.ui.flows import publishing
from bot.ui.flows.missing import show_missing
from formats.core.commands import CloseRegistration, FinishTournament, OpenRegistration
from formats.core.errors import WrongPhaseError
from formats.core.steps import Finish, PairRound, next_step


async def advance(ask: Ask, loaded: LoadedTournament) -> None:
    """Take the one step that comes next as things stood when the person asked: twice at once is once."""
    phase = loaded.state.phase
    if phase == "draft":
        await ask.carry_out(loaded, OpenRegistration())
        await ask.say(Message(content=words.OPEN_FIRST()))
        return
    if phase == "registration":
        await close(ask, loaded)
        return
    if phase in {"finished", "cancelled"}:
        await ask.say(Message(content=words.FINISHED() if phase == "finished" else words.CANCELLED()))
        return
    step = next_step(loaded.state, ask.service.engine)
    if isinstance(step, PairRound):
        await publishing.publish_next(ask, loaded)
    elif isinstance(step, Finish):
        change = await ask.carry_out(loaded, FinishTournament())
        await ask.say(Message(content=words.finished(change.after.title)))
    else:
        await show_missing(ask, loaded)


async def close(ask: Ask, loaded: LoadedTournament) -> None:
    """Close sign-up; who is faster closes it."""
    try:
        change = await ask.carry_out(loaded, CloseRegistration())
    except WrongPhaseError as error:
        if error.phase != "closed":
            raise
        await ask.say(Message(content=words.NOTHING_DONE()))
        return
    count = len(change.after.active_entrants())
    await ask.say(Message(content=words.signup_is(change.after.title, is_open=False, count=count)))
