"""Posts about persons who act for an entrant: added or removed by another person."""

from __future__ import annotations

from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder, is_written_to
from bot.announcements.signup import send_exclusion
from bot.text.messages import Message
from bot.text.texts import texts
from bot.views.members import drawn_lines
from formats.core import events as ev
from formats.core.possible.members import takes_teams


@posts_because_of(ev.MemberChanged)
def member_changed(builder: PostBuilder, event: ev.MemberChanged) -> None:
    """Mention a person who was added during play, or send a direct message if they asked for those.

    After a removal, and before play, only the latter: the card lists the members.
    """
    person = builder.loaded.others.get(event.person)
    if event.given:
        send_exclusion(builder, event.entrant, event.person)
    if person is None or event.person == builder.actor:
        return
    names, team = builder.context.names, takes_teams(builder.after)
    sentence = joined_text if event.given else left_text
    text = sentence(names.person(person.id), names.plain(event.entrant), team=team)
    if is_written_to(person):
        builder.send_to_person(person.id, Message(title=builder.after.title, body=text))
    elif event.given and person.discord_id is not None and (builder.after.started or not team):
        builder.say(text, mentions=(person.discord_id,))


@posts_because_of(ev.TeamsDrawn)
def teams_drawn(builder: PostBuilder, _event: ev.TeamsDrawn) -> None:
    """Post the teams that were drawn, and how."""
    builder.say(*drawn_lines(builder.context, builder.events))


def joined_text(name: str, entrant: str, *, team: bool) -> str:
    """Return the post about a new member of a team, or a new representative of a guest."""
    return (texts.teams.joined if team else texts.teams.speaks)(name=name, entrant=entrant)


def left_text(name: str, entrant: str, *, team: bool) -> str:
    """Return the post about a former member of a team, or a former representative of a guest."""
    return (texts.teams.left if team else texts.teams.silent)(name=name, entrant=entrant)
