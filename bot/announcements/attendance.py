"""Check-in before an event has closed: who is here, who is left out, and how they come back."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.text import actions
from bot.text.messages import Message
from bot.text.wording import attendance as words
from bot.text.wording.numbers import listed
from formats.core import events as ev


def closed(builder: PostBuilder) -> None:
    """One message for everybody; those who were left out are called, and written to where they want that."""
    changed = (event for event in builder.events if isinstance(event, ev.EntrantStatusChanged))
    out = [event.entrant for event in changed if is_absence(event)]
    here = len(builder.after.active_entrants())
    if not out:
        builder.say(words.all_here(here), tone="good")
        return
    names = listed([builder.context.names.plain(entrant) for entrant in out])
    buttons = builder.buttons(actions.JOIN)
    builder.say(words.left_out(here, len(out), names), mentions=builder.called(out), buttons=buttons)
    for entrant in out:
        builder.tell(entrant, Message(body=words.you_are_out(builder.after.title), tone="attention", buttons=buttons))


def is_absence(event: ev.EntrantStatusChanged) -> bool:
    """Was somebody left out because they had not checked in?"""
    return event.cause == "not_here"
