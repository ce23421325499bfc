"""Posts about registration: entrants who join, leave and move up.

The live board announces registration and shows the field.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.announcements import attendance, games
from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.schedule.duties import missing
from bot.service.next_act import is_evening
from bot.text import actions
from bot.text import games as games_texts
from bot.text.context import TournamentContext
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.capabilities import split_field_of
from bot.views.digest import digest_view
from bot.views.draws import seed_lines
from bot.views.field_size import closed_line
from bot.views.newcomers import missed_lines
from bot.views.standings import field_view
from formats.core import events as ev
from formats.core.events import FeeState
from formats.core.log import TIMETABLE
from formats.core.state_slices.branches import BranchOf
from formats.core.values import EntrantId, PersonId

FIELD = "field"
"""The key of the list of the field."""

_CHANGING_FIELD = (ev.EntrantRegistered, ev.EntrantChanged, ev.EntrantStatusChanged, ev.FormSubmitted, ev.CommandUndone)

FEES: dict[FeeState, Phrase] = by_code(texts.direct, "fees_", "unpaid", "paid", "returned", "kept")


def opened(builder: PostBuilder) -> None:
    """Announce that registration has opened again; its first opening is announced by the board."""
    if builder.happened(ev.PhaseChanged) and builder.before.phase == "closed":
        builder.say(
            texts.signup.reopened(title=builder.after.title), buttons=builder.buttons(actions.JOIN, actions.LEAVE)
        )


def closed(builder: PostBuilder) -> None:
    """Post the complete field, which in evenings comes with the start; notify directors of unpaid fees."""
    if not is_evening(builder.after):
        builder.public(_field_pages(builder, builder.context), key=FIELD)
    if missing(builder.after, builder.engine, builder.now).unpaid:
        missed = digest_view(builder.context, builder.now)
        for message in pages(missed.title, missed.blocks):
            builder.directors(message)


def change_field(builder: PostBuilder) -> None:
    """Keep the posted field true until play begins: it is not listed again then."""
    stays_closed = (builder.before.phase, builder.after.phase) == ("closed", "closed")
    if stays_closed and builder.happened(*_CHANGING_FIELD) and not is_evening(builder.after):
        current = _field_pages(builder, builder.earlier)
        builder.change_public(FIELD, _field_pages(builder, builder.context), current=current)


def _field_pages(builder: PostBuilder, context: TournamentContext) -> list[Message]:
    """Return the post of the complete field. Where part of it has no seat, only those who get one are listed, later."""
    intro, buttons = "\n".join([closed_line(context), *seed_lines(context.state)]), builder.buttons(actions.ENTRANTS)
    if split_field_of(context, 0) is not None:
        return pages("", (), intro=intro, buttons=buttons)
    view = field_view(context)
    return pages(view.title, view.blocks, intro=intro, buttons=buttons)


def called_off(builder: PostBuilder) -> None:
    """Announce that the tournament is cancelled."""
    everybody = [entrant.id for entrant in builder.before.active_entrants()]
    settings = builder.after.settings
    if builder.actor == TIMETABLE and settings.fewest is not None:
        text = texts.series.too_few(title=builder.after.title, players=len(everybody), fewest=settings.fewest)
    else:
        text = texts.signup.called_off(title=builder.after.title)
    builder.public(pages("", (), intro=text, mentions=builder.users(everybody), tone="bad"))


def post_entrants_of_a_list(builder: PostBuilder) -> None:
    """Post one line about many entrants registered by a director's list. The board shows single registrations."""
    events = [event for event in builder.events if isinstance(event, ev.EntrantRegistered)]
    if len(events) > 1 and builder.after.phase != "series" and builder.after.slice_of(BranchOf).main_line is None:
        builder.say(_imported_text(len(events), sum(event.waiting for event in events)))


@posts_because_of(ev.EntrantRegistered)
def joined_late(builder: PostBuilder, event: ev.EntrantRegistered) -> None:
    """Post an entrant who joins during play, and what the missed rounds count.

    In an evening those who join by themselves read it in the answer, and the next round mentions them.
    """
    person = builder.loaded.people.get(event.entrant)
    if person is not None:
        send_exclusion(builder, event.entrant, person.id)
    if event.stage is not None and not (is_evening(builder.after) and person and builder.actor == person.id):
        name = builder.context.names.plain(event.entrant)
        missed = missed_lines(builder.context, event.entrant)
        builder.say(texts.signup.joined_late(name=name), *missed, mentions=builder.called([event.entrant]))
        builder.send(event.entrant, _card([texts.direct.joined_late(title=builder.after.title), *missed]))


def send_exclusion(builder: PostBuilder, entrant: EntrantId, person: PersonId) -> None:
    """Notify directors, and only them, that an excluded person has registered."""
    note = builder.loaded.exclusions.get(person)
    if note is None:
        return
    body = texts.exclusions.entered(
        name=builder.context.names.plain(entrant),
        since=stamp(note.since, "d"),
        until=stamp(note.until, "d"),
        reason=quoted(note.reason),
    )
    for director in builder.loaded.staff_ids("director"):
        builder.send_to_person(director, Message(title=builder.after.title, body=body, tone="attention"))


@posts_because_of(ev.EntrantStatusChanged)
def entrant_came_or_left(builder: PostBuilder, event: ev.EntrantStatusChanged) -> None:
    """Post that an entrant moved up, left, was removed or returned."""
    entrant, title = event.entrant, builder.after.title
    name = builder.context.names.plain(entrant)
    because = games_texts.because(event)
    if attendance.is_absence(event):
        return  # the post about the end of check-in names them all
    if event.cause == "moved_up":
        builder.say(texts.signup.moved_up(name=name), mentions=builder.called([entrant]), tone="good")
        builder.send(
            entrant,
            Message(body=texts.direct.moved_up(title=title), tone="good", buttons=builder.buttons(actions.MY_GAME)),
        )
    elif event.status in {"active", "waiting"}:
        _came_back(builder, event, because)
    elif event.status == "withdrawn":
        builder.say(withdrew_text(name, before_play=not builder.after.started), *because, *games.left(builder))
    else:
        _taken_out(builder, event, because)


def _came_back(builder: PostBuilder, event: ev.EntrantStatusChanged, because: Sequence[str]) -> None:
    """Post that an entrant has returned."""
    if event.cause == "appeal":
        return  # contained in the post about the decision
    waiting, title = event.status == "waiting", builder.after.title
    name, begun = builder.context.names.plain(event.entrant), bool(builder.after.started)
    said = _back_text(name, waiting=waiting) if waiting or begun else texts.signup.back_before_play(name=name)
    lines = [*because, *missed_lines(builder.context, event.entrant)]
    builder.say(said, *lines, mentions=builder.called([event.entrant]))
    text = texts.direct.back_on_the_list(title=title) if waiting else texts.direct.back_in(title=title)
    builder.send(event.entrant, _card([text, *lines]))


def _taken_out(builder: PostBuilder, event: ev.EntrantStatusChanged, because: Sequence[str]) -> None:
    """Post that an entrant was removed after a forfeit, or removed or disqualified by a director."""
    name, title = builder.context.names.plain(event.entrant), builder.after.title
    appeals = builder.after.settings.appeals and event.status == "removed"
    if event.status == "disqualified":
        public, personal = texts.signup.disqualified(name=name), texts.direct.disqualified(title=title)
    elif event.cause == "forfeit":
        public, personal = (
            texts.results.removed(name=name, appeals=appeals),
            texts.direct.out_after_forfeit(title=title),
        )
    else:
        public, personal = texts.signup.taken_out(name=name), texts.direct.out_of(title=title)
    appealing = [texts.results.how_to_appeal()] if appeals else []
    buttons = builder.buttons((actions.APPEAL, event.entrant)) if appeals else ()
    mentions = builder.called([event.entrant])
    builder.say(public, *because, *(appealing if mentions else []), mentions=mentions, buttons=buttons, tone="bad")
    lines = [personal, *because, *appealing]
    builder.send(event.entrant, _card(lines).model_copy(update={"tone": "bad", "buttons": buttons}))


def _card(lines: Sequence[str]) -> Message:
    """Return a direct message with these lines."""
    return Message(body="\n".join(lines))


@posts_because_of(ev.FeeMarked)
def fee_marked(builder: PostBuilder, event: ev.FeeMarked) -> None:
    """Notify an entrant that the state of their fee has changed."""
    builder.send(event.entrant, Message(body=texts.numbers.label(label=builder.after.title, text=FEES[event.state]())))


@posts_because_of(ev.Announced)
def announced(builder: PostBuilder, event: ev.Announced) -> None:
    """Post a director's text as typed; mentions in it do not ping."""
    builder.public(pages(builder.after.title, blocks_of([event.text])))


def _imported_text(count: int, waiting: int) -> str:
    """A director entered many at once."""
    if waiting:
        return texts.signup.imported_waiting(count=count, waiting=waiting)
    return texts.signup.imported(count=count)


def withdrew_text(name: str, *, before_play: bool) -> str:
    """Return the post about an entrant who left at their own request."""
    if before_play:
        return texts.signup.withdrew_before_play(name=name)
    return texts.signup.withdrew(name=name)


def _back_text(name: str, *, waiting: bool) -> str:
    """Return the post about an entrant who came back."""
    if waiting:
        return texts.signup.back_waiting(name=name)
    return texts.signup.back(name=name)
