"""Seats in playoffs: shown when the answers are in, and again when reserves move up."""

from __future__ import annotations

from bot.app import actions
from bot.app.effects.desk import Desk
from bot.app.effects.pages import pages
from bot.app.messages import Message
from bot.app.playoffs.eligible import moved, seated, seeds_view
from bot.app.wording import eligibility as words
from formats.core import events as ev
from formats.toolkit.invitation import INVITATION

SEEDS = "seeds"
"""The key of the list of seeds."""

_CHANGING = (ev.FormSubmitted, ev.EntrantStatusChanged, ev.EntrantChanged, ev.PhaseChanged, ev.CommandUndone)


def listed(desk: Desk, event: ev.DeadlinePassed) -> None:
    """Time for answers to the invitation is up: everybody sees who is in."""
    ask = desk.after.asked.get(INVITATION.key)
    if event.subject != INVITATION.key or ask is None or ask.due is None or desk.now < ask.due:
        return
    if not desk.after.started and desk.after.phase != "closed":
        _show(desk, words.LIST_STANDS)


def _show(desk: Desk, intro: str) -> None:
    """Post the seeds, if there are any."""
    if seated(desk.scene):
        view = seeds_view(desk.scene)
        desk.public(pages(view.title, view.blocks, intro=intro, tone="good"), key=SEEDS)


def follow(desk: Desk) -> None:
    """Once the list stands: who drops out before the first round, and who moves up."""
    if not desk.happened(*_CHANGING):
        return
    if not _stands(desk):
        if desk.after.phase == "closed":
            _show(desk, words.CLOSED)
        return
    before, after = seated(desk.earlier), seated(desk.scene)
    if before is None or after is None or before == after:
        return
    gone, came = moved(before, after)
    if not desk.after.started:
        view = seeds_view(desk.scene)
        desk.change_public(SEEDS, pages(view.title, view.blocks, intro=words.LIST_STANDS, tone="good"))
    if not gone and not came:
        return
    names, seeds = desk.scene.names, {who: number for number, who in enumerate(after, start=1)}
    text = words.dropped_out([names.plain(one) for one in gone], [(names.plain(one), seeds[one]) for one in came])
    desk.say(text, tone="attention")
    for one in came if gone else ():
        message = Message(
            body=words.you_moved_up(desk.after.title, seeds[one]), tone="good", buttons=desk.buttons(actions.MY_GAME)
        )
        desk.tell(one, message)


def _stands(desk: Desk) -> bool:
    """Has it been said who is in?"""
    if desk.before.started or desk.before.phase == "closed":
        return True
    ask = desk.before.asked.get(INVITATION.key)
    return ask is not None and ask.due is not None and desk.now >= ask.due
