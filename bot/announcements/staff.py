"""Posts about changes of directors and coordinators, and about persons who take over an entrant."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.text.labels import ROLE
from bot.text.texts import texts
from formats.core import events as ev


@posts_because_of(ev.StaffChanged)
def staff_changed(builder: PostBuilder, event: ev.StaffChanged) -> None:
    """Post that a person was given a role, or lost it; and how a tournament without a director gets one."""
    name = builder.context.names.person(event.person)
    text = (
        texts.directing.role_given(name=name, role=ROLE[event.role]())
        if event.given
        else texts.directing.role_taken(name=name, role=ROLE[event.role]())
    )
    directed = event.given or {*builder.loaded.staff_ids("director")} - {event.person}
    lines = [text] if directed else [text, texts.directing.no_director()]
    builder.public(pages(builder.after.title, blocks_of(lines)))


@posts_because_of(ev.PersonReplaced)
def person_replaced(builder: PostBuilder, event: ev.PersonReplaced) -> None:
    """Post that a person takes over another one's entrant. Who turned out to be a guest is named where that is done."""
    if event.identity:
        return
    names = builder.context.names
    old = texts.people.unknown_person() if event.before is None else names.person(event.before)
    builder.public(
        pages(builder.after.title, blocks_of([texts.directing.replaced(new=names.person(event.person), old=old)]))
    )
