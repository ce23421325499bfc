"""Who directs, who coordinates, and who plays in somebody's place: everybody hears of it."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.text.wording import directing as words
from bot.text.wording.people import UNKNOWN_PERSON
from formats.core import events as ev


@posts_because_of(ev.StaffChanged)
def staff_changed(builder: PostBuilder, event: ev.StaffChanged) -> None:
    """Somebody has a role, or has it no more."""
    name = builder.context.names.person(event.person)
    text = words.role_given(name, event.role) if event.given else words.role_taken(name, event.role)
    builder.public(pages(builder.after.title, blocks_of([text])))


@posts_because_of(ev.PersonReplaced)
def person_replaced(builder: PostBuilder, event: ev.PersonReplaced) -> None:
    """Somebody plays on for somebody else."""
    names = builder.context.names
    old = UNKNOWN_PERSON() if event.before is None else names.person(event.before)
    builder.public(pages(builder.after.title, blocks_of([words.replaced(old, names.person(event.person))])))
