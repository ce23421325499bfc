"""Report: a whole tournament as one HTML page that works offline and without scripts, and prints well.

It is public: sealed stages and whatever only directors may see are excluded, no matter who requests it.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from importlib.resources import files

from bot.files.chronicle import happenings
from bot.files.html import Html, collapsible_section, items, joined, paragraphs, section, tag
from bot.files.report_draws import DRAWS, draws_section
from bot.files.report_players import PLAYERS, players_section
from bot.files.report_rules import RULES, rules_section
from bot.files.report_stage import part_anchors, stage_anchor, stage_section, when, who
from bot.files.sheets import table
from bot.service.final_places import announced_places
from bot.service.ledger import ledger
from bot.text.catalogue import language
from bot.text.context import TournamentContext
from bot.text.labels import STATES
from bot.text.messages import Attachment
from bot.text.names import Names, clean, isolate, unmarked
from bot.text.phrases import said
from bot.text.texts import texts
from bot.text.times import zoned_text
from bot.views.ledger import prize_texts
from bot.views.sealing import is_sealed, open_stages
from bot.views.table import file_name
from formats.core.log import Record
from formats.core.values import EntrantId

CHRONICLE_HEAD = (texts.report.head_time, texts.report.head_what)


POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture for the report: PNG or SVG, with the alternative text `alt`."""

    title: str
    alt: str
    data: bytes


@dataclass(frozen=True)
class _PageNames(Names):
    """Names in Unicode bidirectional isolates, so that they keep their direction within our sentences."""

    def full(self, entrant: EntrantId) -> str:
        """Return the whole name, isolated."""
        return isolate(super().full(entrant))


def report(
    context: TournamentContext, records: Sequence[Record], *, now: datetime, pictures: Sequence[Picture] = ()
) -> Attachment:
    """Return the report as a file. `records` is the whole log."""
    title = clean(context.state.title)
    page = replace(context, names=_PageNames(context.names.display, context.names.discord))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("title", texts.report.title(tournament=title)),
        tag("style", _style()),
    )
    body = tag(
        "body", tag("a", texts.report.skip(), href="#results", class_="skip"), *_body(page, records, now, pictures)
    )
    text = f"<!DOCTYPE html>\n{tag('html', head, body, lang=language())}\n"
    return Attachment(
        name=file_name(title, "report", ending="html"),
        text=text,
        description=texts.report.title(tournament=title)[:1024],
    )


@cache
def _style() -> Html:
    """Return the style sheet. Cached."""
    return Html(files("bot.files").joinpath("report.css").read_text(encoding="utf-8"))


def _body(
    context: TournamentContext, records: Sequence[Record], now: datetime, pictures: Sequence[Picture]
) -> list[Html]:
    """Return the parts of the body."""
    stages = range(len(context.state.main_line))
    made = zoned_text(now, context.state.settings.zone)
    about = [texts.report.origin(entries=len(records), engine=context.state.engine), texts.report.made_at(at=made)]
    main = tag(
        "main",
        _result(context),
        *(stage_section(context, records, number) for number in stages),
        players_section(context),
        collapsible_section(2, texts.report.pictures(), *map(_figure, pictures), id_="pictures"),
        _chronicle(context, records),
        draws_section(context, records),
        rules_section(context),
        id="results",
    )
    return [
        _header(context, has_pictures=bool(pictures)),
        main,
        tag("footer", tag("h2", texts.report.about()), paragraphs(about)),
    ]


def _header(context: TournamentContext, *, has_pictures: bool) -> Html:
    """Return title, kind of tournament, and links to the parts."""
    state = context.state
    shown = open_stages(context)
    games = sum(game.result is not None and game.stage in shown for game in context.games())
    links = [
        joined(
            [
                _link(stage_anchor(at), texts.report.stage(number=at + 1, name=plan.title)),
                items(_link(to, text) for text, to in parts),
            ]
        )
        for at, plan in enumerate(state.main_line)
        for parts in [part_anchors(context, at)]
    ]
    links += [_link(PLAYERS, texts.report.players())] if shown else []
    links += [_link("pictures", texts.report.pictures())] if has_pictures else []
    others = [("chronicle", texts.report.chronicle()), (DRAWS, texts.report.draws()), (RULES, texts.report.rules())]
    links += [_link(to, text) for to, text in others]
    return tag(
        "header",
        tag("h1", clean(state.title)),
        tag("p", texts.report.summary(phase=STATES[state.phase](), entrants=len(_entered(context)), games=games)),
        tag("p", texts.report.times_in(zone=state.settings.zone), class_="soft"),
        tag("nav", items(links), aria_label=texts.report.contents()),
    )


def _link(anchor: str, text: str) -> Html:
    """Return a link within the page."""
    return tag("a", text, href=f"#{anchor}")


def _entered(context: TournamentContext) -> frozenset[EntrantId]:
    """Return the entrants who played or, before play, the active ones."""
    if context.state.started:
        return frozenset(context.state.started[0].seeds)
    return frozenset(entrant.id for entrant in context.state.active_entrants())


def _result(context: TournamentContext) -> Html:
    """Return winners and prizes once the tournament is over."""
    if context.state.phase != "finished" or any(is_sealed(context, at) for at in range(len(context.state.started))):
        return Html("")
    podium = [
        joined(
            [
                f"{texts.report.place(first=texts.numbers.ordinal(number=place.first))}: ",
                joined((who(context, entrant) for entrant in place.entrants), ", "),
            ]
        )
        for place in announced_places(context.state, context.engine)
    ]
    prizes = [
        unmarked(text) for prize in ledger(context.state, context.engine).prizes for text in prize_texts(context, prize)
    ]
    return joined(
        [
            section(2, texts.report.result(), items(podium), id_="result"),
            section(2, texts.report.prizes(), items(prizes), id_="prizes"),
        ]
    )


def _figure(picture: Picture) -> Html:
    """Return a picture with its caption, embedded as a data URL."""
    kind = "image/png" if picture.data.startswith(_PNG) else "image/svg+xml"
    address = f"data:{kind};base64,{base64.b64encode(picture.data).decode()}"
    return tag("figure", tag("img", src=address, alt=picture.alt), tag("figcaption", picture.title))


def _chronicle(context: TournamentContext, records: Sequence[Record]) -> Html:
    """Return the chronicle as a table."""
    rows = [[when(context, happening.at), happening.isolated] for happening in happenings(context, records)]
    return collapsible_section(
        2, texts.report.chronicle(), table(texts.report.chronicle(), said(CHRONICLE_HEAD), rows), id_="chronicle"
    )
