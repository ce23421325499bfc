"""Posts when the check-in of an event closes: who is present, who is left out, and how to return."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.text import actions
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.texts import texts
from formats.core import events as ev


def closed(builder: PostBuilder) -> None:
    """Post one message for everyone.

    Entrants left out are mentioned, and get direct messages if they asked for them.
    """
    changed = (event for event in builder.events if isinstance(event, ev.EntrantStatusChanged))
    out = [event.entrant for event in changed if is_absence(event)]
    here = len(builder.after.active_entrants())
    if not out:
        builder.say(texts.attendance.all_here(here=here), tone="good")
        return
    names = listed([builder.context.names.plain(entrant) for entrant in out])
    buttons = builder.buttons(actions.JOIN)
    builder.say(
        texts.attendance.left_out(here=here, out=len(out), names=names), mentions=builder.called(out), buttons=buttons
    )
    for entrant in out:
        builder.tell(
            entrant,
            Message(body=texts.attendance.you_are_out(title=builder.after.title), tone="attention", buttons=buttons),
        )


def is_absence(event: ev.EntrantStatusChanged) -> bool:
    """Return whether an entrant was left out because they had not checked in."""
    return event.cause == "not_here"
