"""Posts of the seats of playoffs: when the answers are in, and when reserves move up."""

from __future__ import annotations

from datetime import datetime

from bot.announcements.pages import pages
from bot.announcements.post_builder import PostBuilder
from bot.faces.swiss_elimination.eligible import moved, seated, seeds_view
from bot.faces.swiss_elimination.texts import texts
from bot.text import actions
from bot.text.context import TournamentContext
from bot.text.messages import Message
from bot.text.numbers import listed
from formats.core import events as ev
from formats.core.state import TournamentState
from formats.core.values import EntrantId
from formats.toolkit.invitation import INVITATION

SEEDS = "seeds"
"""The key of the list of seeds."""

_CHANGING = (ev.FormSubmitted, ev.EntrantStatusChanged, ev.EntrantChanged, ev.PhaseChanged, ev.CommandUndone)


def post_seeds(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Time for answers to the invitation is up: everybody sees who is in."""
    ask = builder.after.asked.get(INVITATION.key)
    if event.subject != INVITATION.key or ask is None or ask.due is None or builder.now < ask.due:
        return
    if not builder.after.started:
        _show(builder, texts.eligibility_list_stands())


def post_seeds_early(builder: PostBuilder, event: ev.FormClosed) -> None:
    """A director has ended the time for answers: everybody sees who is in."""
    if event.form == INVITATION.key and not builder.after.started:
        _show(builder, texts.eligibility_list_stands())


def _show(builder: PostBuilder, intro: str) -> None:
    """Post the seeds, if there are any; a list posted when sign-up closed is edited."""
    if seated(builder.context):
        view = seeds_view(builder.context)
        builder.keep(SEEDS, pages(view.title, view.blocks, intro=intro, tone="good"))


def post_changes_of_seats(builder: PostBuilder) -> None:
    """Once the list stands: who drops out before the first round, and who moves up."""
    if not builder.happened(*_CHANGING):
        return
    if not _stands(builder.before, builder.now):
        if builder.after.phase == "closed":
            _show(builder, texts.eligibility_closed())
        return
    before, after = seated(builder.earlier), seated(builder.context)
    if before is None or after is None or before == after:
        return
    if not before and not _awaited(builder.before, builder.now):  # the list was empty when it was due
        _show(builder, texts.eligibility_list_stands())
        return
    gone, came = moved(before, after)
    if not builder.after.started:
        view = seeds_view(builder.context)
        builder.change_public(SEEDS, pages(view.title, view.blocks, intro=texts.eligibility_list_stands(), tone="good"))
    if not gone and builder.happened(ev.FormSubmitted):
        return  # a player has accepted: the list shows it
    posted = {event.entrant for event in builder.events if isinstance(event, ev.EntrantStatusChanged)}
    gone = [entrant for entrant in gone if entrant not in posted]
    if not came and not gone:
        return
    names, seeds = builder.context.names, {who: number for number, who in enumerate(after, start=1)}
    text = _dropped_out(
        [names.plain(entrant) for entrant in gone], [(names.plain(entrant), seeds[entrant]) for entrant in came]
    )
    builder.say(text, mentions=builder.called(came), tone="attention")
    for entrant in came:
        message = Message(
            body=texts.eligibility_you_moved_up(title=builder.after.title, number=seeds[entrant]),
            tone="good",
            buttons=builder.buttons(actions.MY_GAME),
        )
        builder.send(entrant, message)


def _dropped_out(gone: list[str], came: list[tuple[str, int]]) -> str:
    """Return who has lost a seat before the first round, and who moves up to which."""
    left = [texts.eligibility_gone(count=len(gone), names=listed([f"**{name}**" for name in gone]))] if gone else []
    return " ".join([*left, *(texts.eligibility_came(name=name, number=number) for name, number in came)])


def listed_seats(context: TournamentContext, now: datetime) -> tuple[EntrantId, ...]:
    """Return who has a seat by the list in the channel, which is kept up to date; empty while answers are awaited."""
    state = context.state
    return seated(context) or () if _stands(state, now) and not _awaited(state, now) else ()


def _stands(state: TournamentState, now: datetime) -> bool:
    """Return whether it has been said who is in, or that will be said at the end of the time for answers."""
    asked = INVITATION.key in state.asked and not _awaited(state, now)
    return bool(state.started) or state.phase == "closed" or asked


def _awaited(state: TournamentState, now: datetime) -> bool:
    """Return whether the list of seats waits for answers to the invitation."""
    ask = state.asked.get(INVITATION.key)
    return ask is not None and (ask.due is None or now < ask.due)
