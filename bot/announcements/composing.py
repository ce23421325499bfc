"""What has to be posted because of a command: to the channel, to players, to directors.

Functions that post something because of one event say so themselves (`posts_because_of`); after them come the things
that no single event says (a round is complete, a question has opened). The posts are stored in the transaction that
stores the events, so they must be made without waiting for anything, and must not fail: everything of any length goes
through `pages`.
"""

from __future__ import annotations

from bot.announcements import groups, imports, newcomers, prompts, published, rounds, signup
from bot.announcements.board import queue_board
from bot.announcements.capabilities import Moment, PostsAfterEvents, PostsOnEvents
from bot.announcements.event_posts import by_event
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import change_round_cards
from bot.announcements.round_events import queue_round_events
from bot.face_api.face import failures
from bot.service.loaded import Change
from bot.text.catalogue import deferred
from bot.text.context import posts_language
from bot.text.format_texts import format_text
from bot.text.messages import Message
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.engine import Engine
from storage.outbox import Post


def compose(change: Change, engine: Engine) -> list[Post]:
    """Everything to post because of a change, in order; empty where nothing happened."""
    if not change.records:
        return []
    with deferred(posts_language(change.loaded.state)):
        return _composed(PostBuilder(change, engine))


def _composed(builder: PostBuilder) -> list[Post]:
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
    change_round_cards(builder)
    groups.change_group_tables(builder)
    _post_after(builder, "field")
    newcomers.ask_newcomers(builder)
    _post_after(builder, "play")
    prompts.ask_new_questions(builder)
    signup.post_entrants_of_a_list(builder)
    queue_board(builder)
    queue_round_events(builder)
    _tell_of_failed_faces(builder)
    return builder.posts


def _tell_of_failed_faces(builder: PostBuilder) -> None:
    """Directors hear once what a face could not show; everything else is posted all the same."""
    for failure in failures.to_tell(builder.loaded.id, {face.key for face in builder.faces}):
        title = format_text(builder.engine.format_of(failure.face).title)
        builder.directors(Message(body=texts.mishaps.face_failed(format=title, part=failure.part), tone="bad"))


def _posted_by_faces(builder: PostBuilder, event: ev.Event) -> None:
    """What the faces of its formats say about an event besides."""
    for face in builder.faces:
        if isinstance(face, PostsOnEvents):
            face.post_event(builder, event)


def _post_after(builder: PostBuilder, moment: Moment) -> None:
    """What the faces of its formats say besides at this place."""
    for face in builder.faces:
        if isinstance(face, PostsAfterEvents):
            face.post_after(builder, moment)
