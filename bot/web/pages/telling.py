"""Pages of text: rules, draws and announcements."""

from __future__ import annotations

from bot.files.chronicle import happenings
from bot.files.html import Html, joined, tag
from bot.files.report_draws import draws_parts
from bot.files.report_rules import numbered_rules
from bot.files.sheets import Head, Row, sheet
from bot.text.tables import DRAW_HEAD, GAME_HEAD, PUBLIC_DRAW_HEAD
from bot.text.texts import texts
from bot.views.info import rules_view
from bot.views.sealing import open_stages
from bot.web.chat_text import chat_html
from bot.web.pages.parts import nothing_yet
from bot.web.times import moment_html
from bot.web.visit import Visit

LATEST = 5
"""Happenings on the first page."""


def rules_page(visit: Visit) -> Html:
    """How the tournament is played, in plain words."""
    blocks = [chat_html(block, visit.zone) for block in rules_view(visit.context).blocks]
    return joined([*blocks, numbered_rules(visit.context)])


def draws_page(visit: Visit) -> Html:
    """Every draw by lot that anybody may know of, with its commitment and how to check it."""
    return joined([_to_come(visit), *draws_parts(visit.context, visit.public.loaded.records)])


def _to_come(visit: Visit) -> Html:
    """The public draws that are still to come, each with what was published of its secret."""
    state, shown = visit.context.state, open_stages(visit.context)
    coming = [
        (event, prompt)
        for name, event in state.commitments.items()
        for stage, _, prompt in [name.removeprefix("s").partition("/")]
        if name not in state.revealed and stage.isdigit() and int(stage) in shown
    ]
    heads = [
        Head(PUBLIC_DRAW_HEAD[1]()),
        Head(DRAW_HEAD[1]()),
        Head(PUBLIC_DRAW_HEAD[2]()),
        Head(GAME_HEAD[0]()),
    ]
    rows = [
        Row(
            [
                prompt,
                texts.report.out_of(low=event.low, high=event.high),
                tag("code", event.commitment),
                "" if event.closes is None else moment_html(event.closes, visit.zone),
            ]
        )
        for event, prompt in coming
    ]
    return sheet(texts.report.public_draws(), heads, rows)


def news_page(visit: Visit) -> Html:
    """Page of all public announcements, the latest first."""
    return news(visit) or nothing_yet()


def news(visit: Visit, most: int | None = None) -> Html:
    """Return the latest news; `most` of them with the announcements and rulings first, or all by time."""
    latest = list(happenings(visit.context, visit.public.loaded.records)[::-1])
    if most is not None:
        latest_first = latest[: most * 2]
        latest_first.sort(key=lambda happening: not happening.is_word)  # stable: words of directors first
    else:
        latest_first = latest
    shown = [
        tag(
            "li",
            tag("p", moment_html(happening.at, visit.zone), class_="soft"),
            tag("p", happening.isolated, dir="auto"),
            **({"class_": "word"} if happening.is_word else {}),
        )
        for happening in latest_first[:most]
    ]
    if not shown:
        return Html("")
    more = (
        [tag("p", visit.link(f"{texts.web.chronicle()} →", "news"))] if most is not None and len(latest) > most else []
    )
    return joined([tag("ul", *shown, class_="news"), *more])
