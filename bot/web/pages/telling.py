"""The pages that tell: rules, draws, and what has been announced."""

from __future__ import annotations

from bot.app.files.chronicle import happenings
from bot.app.files.html import Html, joined, tag
from bot.app.files.report_draws import draws_parts
from bot.app.speaking.wording import web as words
from bot.app.views.info import rules_view
from bot.web.chat_text import chat_html
from bot.web.pages.parts import nothing_yet
from bot.web.times import moment_html
from bot.web.visit import Visit

LATEST = 5
"""Happenings on the first page."""


def rules_page(visit: Visit) -> Html:
    """How the tournament is played, in plain words."""
    return joined(chat_html(block, visit.zone) for block in rules_view(visit.context).blocks)


def draws_page(visit: Visit) -> Html:
    """Every draw by lot that anybody may know of, with its commitment and how to check it."""
    return joined(draws_parts(visit.context, visit.book.loaded.records))


def news_page(visit: Visit) -> Html:
    """Everything that everybody was told, the latest first."""
    return news(visit) or nothing_yet()


def news(visit: Visit, most: int | None = None) -> Html:
    """The latest of it."""
    told = happenings(visit.context, visit.book.loaded.records)[::-1]
    shown = [
        tag("li", tag("p", moment_html(one.at, visit.zone), class_="soft"), tag("p", one.text)) for one in told[:most]
    ]
    if not shown:
        return Html("")
    more = [tag("p", visit.link(f"{words.CHRONICLE()} →", "news"))] if most is not None and len(told) > most else []
    return joined([tag("ul", *shown, class_="news"), *more])
