"""Posts when the check-in of an event closes: who is present, who is left out, and how to return."""

from __future__ import annotations

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.parsing.open_forms import form_buttons
from bot.text import actions
from bot.text.context import TournamentContext
from bot.text.messages import Button, Message
from bot.text.numbers import listed
from bot.text.reach import reach_of
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core import events as ev
from formats.core.attendance import CHECK_IN, absent, open_check_in
from formats.core.forms import form_now

CALL = "check-in"
"""The key of the post that asks everybody, and counts who is here."""


def opened(builder: PostBuilder) -> None:
    """Ask everybody in one post; another end of a check-in that is open changes it."""
    if open_check_in(builder.before) is None:
        mentions = builder.called(absent(builder.after))
        posts = pages("", blocks_of(_call(builder, builder.context)), mentions=mentions, buttons=_button(builder))
        builder.public(posts, key=CALL)


def count_present(builder: PostBuilder) -> None:
    """Keep the count in that post true while check-in is open."""
    before, after = _call(builder, builder.earlier), _call(builder, builder.context)
    if before and after and before != after:
        builder.change_public(CALL, pages("", blocks_of(after), buttons=_button(builder)))


def _button(builder: PostBuilder) -> tuple[Button, ...]:
    """Return the button of the check-in."""
    return form_buttons(builder.loaded.id, form_now(builder.after, builder.engine, CHECK_IN))


def _call(builder: PostBuilder, context: TournamentContext) -> list[str]:
    """Return the lines of that post; none while no check-in is open."""
    ask, everybody = open_check_in(context.state), len(context.state.active_entrants())
    if ask is None:
        return []
    here = everybody - len(absent(context.state))
    until = [] if ask.due is None else [texts.attendance.until(at=stamp_with_distance(ask.due))]
    called = texts.attendance.call(here=here, all=everybody)
    elsewhere = reach_of(builder.loaded, [entrant.id for entrant in context.state.active_entrants()]).elsewhere
    return [called, *until, *([texts.forms.others_elsewhere(count=elsewhere)] if elsewhere else [])]


def closed(builder: PostBuilder) -> None:
    """Post one message for everyone.

    Entrants left out are mentioned, and get direct messages if they asked for them. Where play begins with it, they
    are not asked to come back.
    """
    changed = (event for event in builder.events if isinstance(event, ev.EntrantStatusChanged))
    out = [event.entrant for event in changed if is_absence(event)]
    here = len(builder.after.active_entrants())
    if not out:
        builder.say(texts.attendance.all_here(here=here), tone="good")
        return
    names = listed([builder.context.names.plain(entrant) for entrant in out])
    starts = builder.after.settings.first_round
    begins_now = starts is not None and starts <= builder.now
    said = texts.attendance.left_out_begins if begins_now else texts.attendance.left_out
    text = said(here=here, out=len(out), names=names)
    buttons = () if begins_now else builder.buttons(actions.JOIN)
    builder.say(text, mentions=builder.called(out), buttons=buttons)
    for entrant in out:
        body = text if begins_now else texts.attendance.you_are_out(title=builder.after.title)
        builder.send(entrant, Message(body=body, tone="attention", buttons=buttons))


def is_absence(event: ev.EntrantStatusChanged) -> bool:
    """Return whether an entrant was left out because they had not checked in."""
    return event.cause == "not_here"
