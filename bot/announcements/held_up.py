"""Posts while a tournament is held up: to those who can decide, one after the other, then to everybody."""

from __future__ import annotations

from datetime import datetime

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.schedule.held_up import DEPUTIES, DEPUTIES_AFTER, EVERYBODY_AFTER, is_public
from bot.text import actions
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.views.digest import digest_view
from bot.views.held_up import waits_for
from formats.core import events as ev
from formats.core.possible.held_up import held_up_since, is_disputed, others_go_on
from formats.core.steps import WaitForResults
from formats.core.values import PersonId

KEY = "held_up"
"""Post key of what everybody reads."""


def asked_first(builder: PostBuilder) -> tuple[PersonId, ...]:
    """Return the directors who are asked first: those of the beginning, or the one who was named first."""
    directors = builder.loaded.staff_ids("director")
    named = [
        record.event.person
        for record in builder.loaded.records
        if isinstance(record.event, ev.StaffChanged) and record.event.role == "director" and record.event.given
    ]
    still_named = [who for who in named if who in directors]
    return tuple(who for who in directors if who not in named) or tuple(still_named[:1])


def asked_next(builder: PostBuilder) -> tuple[PersonId, ...]:
    """Return their deputies: the directors who were named later, and the coordinators."""
    first = asked_first(builder)
    return tuple(who for who in builder.loaded.staff_ids("director", "coordinator") if who not in first)


def escalate(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Ask the deputies, or inform everybody, if play is still held up since the same moment."""
    since = held_up_since(builder.after, builder.engine, builder.step)
    if since is None:
        return
    if event.subject == DEPUTIES:
        _ask_deputies(builder, since)
    else:
        _inform_everybody(builder, since)


def announced_steps(builder: PostBuilder, since: datetime) -> str:
    """Return what happens if the first director does not act; empty once it has happened."""
    if builder.now >= since + EVERYBODY_AFTER:
        return ""
    deputies = asked_next(builder)
    if not deputies:
        return texts.held_up.nobody_else(everybody_at=stamp_with_distance(since + EVERYBODY_AFTER))
    return texts.held_up.asks_next(
        names=listed([builder.context.names.person(who) for who in deputies]),
        at=stamp_with_distance(since + DEPUTIES_AFTER),
        everybody_at=stamp_with_distance(since + EVERYBODY_AFTER),
    )


def _ask_deputies(builder: PostBuilder, since: datetime) -> None:
    """Ask everybody else who can decide, with everything that is missing."""
    first = listed([builder.context.names.person(who) for who in asked_first(builder)])
    view = digest_view(builder.context, builder.now)
    lines = [
        texts.held_up.deputy(names=first, since=stamp_with_distance(since)),
        waits_for(builder.context),
        *view.blocks,
    ]
    for message in pages(view.title, blocks_of(lines), tone="attention"):
        for person in asked_next(builder):
            builder.send_to_person(person, message)


def _inform_everybody(builder: PostBuilder, since: datetime) -> None:
    """Post what is missing; players of games without a result are mentioned, the others need not do anything."""
    state, step = builder.after, builder.step
    open_games = step.pairings if isinstance(step, WaitForResults) else ()
    unplayed = [state.find(game)[2] for game in open_games if not is_disputed(state, game)]
    if builder.context.rules(state.stage_number).opens_at_once:
        unplayed = []  # these players are called in the threads of their groups
    apart = others_go_on(state, builder.engine, step)
    asked = [builder.context.names.person(who) for who in (*asked_first(builder), *asked_next(builder))]
    lines = [
        texts.held_up.disputed_since(since=stamp(since)) if apart else texts.held_up.everybody(since=stamp(since)),
        waits_for(builder.context),
        *([texts.held_up.your_game()] if unplayed else []),
        texts.held_up.names(names=listed([f"**{name}**" for name in asked])),
        *([texts.held_up.no_times()] if state.settings.week is not None else []),
    ]
    messages = pages(
        builder.after.title,
        blocks_of(lines),
        mentions=builder.called(seat for game in unplayed for seat in game.seats),
        buttons=builder.buttons(actions.REPORT, actions.MY_GAME),
        tone="attention",
    )
    builder.public(messages, key=KEY)


def goes_on(builder: PostBuilder) -> None:
    """Correct the post for everybody once nothing is missing any more."""
    if is_public(builder.before, builder.engine) and not is_public(builder.after, builder.engine):
        builder.change_public(KEY, [Message(title=builder.after.title, body=texts.held_up.over(), tone="good")])
