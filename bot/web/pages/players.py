"""The field, and each player's own page: games, places, reasons, and other tournaments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.files.html import Html, items, joined, tag
from bot.files.sheets import Head, Row, sheet
from bot.text import tables as tables_texts
from bot.text.labels import LEFT
from bot.text.names import clean, unmarked
from bot.text.tables import SEED_HEAD, STATUSES
from bot.text.texts import texts
from bot.views.career import career_lines
from bot.views.members import member_lines
from bot.views.person import history_head, history_rows
from bot.views.sealing import open_stages
from bot.views.seeding import in_seeding_order
from bot.views.standings import rating_text
from bot.views.why import why_view
from bot.web.chat_text import chat_html
from bot.web.pages.parts import nothing_yet, player
from bot.web.visit import NotHereError, Visit
from formats.core.model import Entrant
from formats.core.values import EntrantId

ENTRANT = re.compile(r"e[1-9]\d{0,5}")


def players_page(visit: Visit) -> Html:
    """Page of the entrants, the waiting list and those who left; or one player's page."""
    if visit.part:
        return _player_page(visit, _known(visit))
    context = visit.context
    waiting = context.state.waiting_list()
    gone = [entrant for entrant in context.state.entrants.values() if entrant.status in LEFT]
    active, numbered = in_seeding_order(context, context.state.active_entrants())
    parts = [_field(visit, texts.report.players(), active, numbered=numbered)]
    if waiting:
        parts += [tag("h2", texts.tables.waiting()), _field(visit, texts.tables.waiting(), waiting)]
    if gone:
        parts += [
            tag("h2", texts.tables.no_longer_in()),
            _field(visit, texts.tables.no_longer_in(), gone, numbered=False),
        ]
    return joined(parts) if any(parts) else nothing_yet()


def _known(visit: Visit) -> EntrantId:
    if ENTRANT.fullmatch(visit.part) is None or visit.part not in visit.context.state.entrants:
        raise NotHereError
    return visit.part


def _field(visit: Visit, caption: str, entrants: Sequence[Entrant], *, numbered: bool = True) -> Html:
    rated = any(entrant.data.rating is not None for entrant in entrants)
    heads = [
        *([Head("#", "number")] if numbered else []),
        Head(SEED_HEAD[1](), "names"),
        *([Head(SEED_HEAD[2](), "number")] if rated else []),
    ]
    rows = [
        Row(
            [*([str(place)] if numbered else []), player(visit, entrant.id), *([rating_text(entrant)] if rated else [])]
        )
        for place, entrant in enumerate(entrants, start=1)
    ]
    return sheet(caption, heads, rows, named_by=int(numbered))


def player_title(visit: Visit) -> str:
    """Return the title of a player's page."""
    return visit.context.names.full(_known(visit))


def _player_page(visit: Visit, who: EntrantId) -> Html:
    context = visit.context
    entrant = context.state.entrants[who]
    rating = rating_text(entrant)
    facts = [texts.numbers.label(label=SEED_HEAD[2](), text=rating)] if rating else []
    facts += [STATUSES[entrant.status]()] if entrant.status != "active" else []
    return joined(
        [
            tag("p", " · ".join(facts), class_="soft") if facts else "",
            *(tag("p", unmarked(line), class_="soft") for line in member_lines(context, who)),
            *_stages(visit, who),
            _why(visit, who),
            _career(visit),
        ]
    )


def _stages(visit: Visit, entrant: EntrantId) -> Iterator[Html]:
    """The games of every stage, the latest first."""
    context = visit.context
    for number in reversed(open_stages(context)):
        if entrant not in context.state.started[number].seeds:
            continue
        title = clean(context.state.stages[number].title)
        yield tag("h2", title)
        yield tag("p", unmarked(history_head(context, number, entrant)))
        heads, rows = history_rows(context, number, entrant)
        columns = [Head(text, "names" if at == 1 else "") for at, text in enumerate(heads)]
        yield sheet(tables_texts.caption(texts.web.history(), title), columns, [Row(row) for row in rows])


def _why(visit: Visit, entrant: EntrantId) -> Html:
    """Show what is recorded about the player in the latest public round: opponent, side, bye, time, place."""
    context = visit.context
    stages = [number for number in open_stages(context) if entrant in context.state.started[number].seeds]
    if not stages or not context.stage(stages[-1]).rounds:
        return Html("")
    view = why_view(context, visit.public.loaded.records, entrant, stages[-1])
    reasons = joined(chat_html(block, visit.zone, 3) for block in view.blocks)
    return tag("details", tag("summary", tag("h2", texts.web.why())), reasons, open="open")


def _career(visit: Visit) -> Html:
    """The other tournaments with a page of the same person, the latest first."""
    sections = []
    for public in visit.others:
        person = visit.public.loaded.people.get(visit.part)
        mine = public.loaded.entrants_of(person.id) if person is not None else ()
        if not mine:
            continue
        address = visit.path("players", mine[0], of=public.id)
        lines = items(unmarked(line) for line in career_lines(public.context, mine[0]))
        sections.append(tag("section", tag("h3", tag("a", clean(public.context.state.title), href=address)), lines))
    return joined([tag("h2", texts.web.career()), *sections]) if sections else Html("")
