"""The draws of lots in the report, with everything it takes to compute each of them again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.files.html import Html, folded, joined, paragraphs, table, tag
from bot.app.files.lots import Drawn, drawn
from bot.app.files.report_stage import when
from bot.app.speaking.catalogue import said
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.wording import report as words
from bot.app.views.sealing import is_sealed
from formats.core.draws import revealed_seed
from formats.core.log import Record

DRAWS = "draws"
"""The place of the draws in the page."""


def draws_section(context: TournamentContext, records: Sequence[Record]) -> Html:
    """Every draw anybody may know of, and how to check it."""
    return folded(2, words.DRAWS(), *draws_parts(context, records), id_=DRAWS)


def draws_parts(context: TournamentContext, records: Sequence[Record]) -> list[Html]:
    """The same without its heading."""
    lots = [one for one in drawn(records) if not is_sealed(context, one.stage)]
    public = [one for one in lots if one.secret]
    seed = tag(
        "p", words.CHECK_THE_SEED(), " ", words.seed(context.state.seed_commitment, revealed_seed(context.state))
    )
    if not lots:
        return [tag("p", words.NO_DRAWS()), seed]
    return [
        tag("p", words.CHECK_A_DRAW()),
        tag("pre", tag("code", words.RECIPE())),
        tag("p", words.SMALL_PRINT(), class_="soft"),
        seed,
        *(_promised(public) if public else []),
        table(words.ALL_DRAWS(), said(words.DRAW_HEAD), [_row(context, one) for one in lots]),
    ]


def _row(context: TournamentContext, one: Drawn) -> list[str]:
    return [
        str(one.draw.value),
        words.out_of(one.draw.low, one.draw.high),
        one.draw.purpose,
        tag("code", one.hashed),
        tag("code", one.name),
        when(context, one.at),
    ]


def _promised(public: Sequence[Drawn]) -> list[Html]:
    rows = [
        [
            str(one.draw.value),
            one.draw.purpose,
            tag("code", one.commitment),
            joined((tag("code", word) for word in one.words), " "),
            tag("code", one.secret),
        ]
        for one in public
    ]
    return [paragraphs([words.CHECK_A_PROMISE()]), table(words.PUBLIC_DRAWS(), said(words.PUBLIC_DRAW_HEAD), rows)]
