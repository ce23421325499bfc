"""Compose all posts of a change: to the channel, to players, to directors.

Posts are composed after the events are decided and before they are stored, and are inserted into the outbox in the same
transaction as the events (transactional outbox). So either both are stored or neither, and a crash cannot lose a post.
Two requirements follow:

- Composition is synchronous and does no I/O: all data is in the `Change`.
- Composition must not fail, or the command would. Texts of any length go through `pages`, which splits them within
  Discord's limits; errors of faces are caught by their guards and reported to directors once.

Order: first the functions marked with `posts_because_of`, event by event, each followed by the faces; then posts that
no single event causes (a round is complete, a prompt has opened). The posts of a channel are delivered in this order,
so announcements come before the tables and prompts that depend on them.
"""

from __future__ import annotations

from bot.announcements import attendance, groups, held_up, imports, newcomers, prompts, published, rounds, signup
from bot.announcements.board import queue_board
from bot.announcements.calls import change_calls
from bot.announcements.capabilities import Moment, PostsAfterEvents, PostsOnEvents
from bot.announcements.event_posts import by_event
from bot.announcements.match_posts import change_match_posts
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import change_round_cards
from bot.announcements.round_events import queue_round_events
from bot.face_api.face import failures
from bot.service.loaded import Change
from bot.text.catalogue import deferred
from bot.text.context import posts_language
from bot.text.format_texts import format_title
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.engine import Engine
from storage.outbox import Post


def compose(change: Change, engine: Engine) -> list[Post]:
    """Return all posts of a change, in order; empty if no event happened."""
    if not change.records:
        return []
    with deferred(posts_language(change.loaded.state)):
        return _composed(PostBuilder(change, engine))


def _composed(builder: PostBuilder) -> list[Post]:
    """Return the posts of the builder, with those of faces inserted at their positions."""
    together = imports.POSTED_TOGETHER if imports.imported(builder) else ()
    for event in builder.events:
        if not isinstance(event, together):
            for posts in by_event()[type(event)]:
                posts(builder, event)
            _posted_by_faces(builder, event)
    if together:
        imports.post_imported_rounds(builder)
    published.post_published_options(builder)
    _post_after(builder, "results")
    rounds.part_completed(builder)
    rounds.change_standings(builder)
    held_up.goes_on(builder)
    change_round_cards(builder)
    change_calls(builder)
    change_match_posts(builder)
    groups.change_group_tables(builder)
    signup.change_field(builder)
    attendance.count_present(builder)
    _post_after(builder, "field")
    newcomers.ask_newcomers(builder)
    _post_after(builder, "play")
    prompts.ask_new_questions(builder)
    signup.post_entrants_of_a_list(builder)
    queue_board(builder)
    queue_round_events(builder)
    _report_failed_faces(builder)
    return builder.posts


def _report_failed_faces(builder: PostBuilder) -> None:
    """Notify directors once of parts that a face could not show; all other posts are made anyway."""
    for failure in failures.to_report(builder.loaded.id, {face.key for face in builder.faces}):
        title = format_title(failure.face)
        builder.directors(Message(body=texts.mishaps.face_failed(format=title, part=failure.part), tone="bad"))


def _posted_by_faces(builder: PostBuilder, event: ev.Event) -> None:
    """Add the posts of the faces of the tournament's formats about an event."""
    for face in builder.faces:
        if isinstance(face, PostsOnEvents):
            face.post_event(builder, event)


def _post_after(builder: PostBuilder, moment: Moment) -> None:
    """Add the posts of the faces of the tournament's formats at this position."""
    for face in builder.faces:
        if isinstance(face, PostsAfterEvents):
            face.post_after(builder, moment)
