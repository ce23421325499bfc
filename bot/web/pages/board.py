"""The first page of a tournament: what the live board says, how it ended, and what has been announced."""

from __future__ import annotations

from bot.files.html import Html, items, joined, tag
from bot.service.final_places import told_places
from bot.service.ledger import ledger
from bot.text.names import unmarked
from bot.text.texts import texts
from bot.views.ledger import prize_texts
from bot.views.live_board import board_view
from bot.web.chat_text import chat_html
from bot.web.pages.parts import any_sealed, player
from bot.web.pages.telling import LATEST, news
from bot.web.visit import Visit


def board_page(visit: Visit) -> Html:
    """Where the tournament stands, what comes next, who leads."""
    if visit.context.state.phase == "finished" and not any_sealed(visit.context):
        shown = _result(visit)
    else:
        board = board_view(visit.context, visit.book.id)
        cards = [tag("section", chat_html(text, visit.zone), class_="card") for text in board.sections]
        shown = tag("div", *cards, class_="cards")
    chronicle = news(visit, LATEST)
    return joined([shown, *([tag("h2", texts.web.chronicle()), chronicle] if chronicle else [])])


def _result(visit: Visit) -> Html:
    """List the winners and their prizes."""
    state, engine = visit.context.state, visit.context.engine
    podium = [
        tag(
            "li",
            tag("span", str(place.first), class_="place"),
            joined((player(visit, entrant) for entrant in place.entrants), ", "),
        )
        for place in told_places(state, engine)
    ]
    prizes = [unmarked(text) for prize in ledger(state, engine).prizes for text in prize_texts(visit.context, prize)]
    return joined(
        [
            tag("section", tag("h2", texts.report.result()), tag("ol", *podium, class_="podium"), class_="card lead"),
            *([tag("section", tag("h2", texts.report.prizes()), items(prizes), class_="card")] if prizes else []),
        ]
    )
