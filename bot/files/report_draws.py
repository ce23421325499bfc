"""Draws in the report, with everything needed to recompute each of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.files.html import Html, collapsible_section, joined, paragraphs, tag
from bot.files.lots import Drawn, drawn
from bot.files.report_stage import when
from bot.files.sheets import table
from bot.text.context import TournamentContext
from bot.text.phrases import said
from bot.text.tables import DRAW_HEAD, PUBLIC_DRAW_HEAD
from bot.text.texts import texts
from bot.views.sealing import is_sealed
from formats.core.draws import revealed_seed
from formats.core.log import Record

DRAWS = "draws"
"""Anchor of the draws in the page."""


def draws_section(context: TournamentContext, records: Sequence[Record]) -> Html:
    """Return all public draws and how to verify them."""
    return collapsible_section(2, texts.report.draws(), *draws_parts(context, records), id_=DRAWS)


def draws_parts(context: TournamentContext, records: Sequence[Record]) -> list[Html]:
    """Return the same without the heading."""
    lots = [lot for lot in drawn(records) if not is_sealed(context, lot.stage)]
    public = [lot for lot in lots if lot.secret]
    seed = tag(
        "p", texts.report.check_the_seed(), " ", _seed_text(context.state.seed_commitment, revealed_seed(context.state))
    )
    if not lots:
        return [tag("p", texts.report.no_draws()), seed]
    return [
        tag("p", texts.report.check_a_draw()),
        tag("pre", tag("code", texts.report.recipe())),
        tag("p", texts.report.small_print(), class_="soft"),
        seed,
        *(_promised(public) if public else []),
        table(texts.report.all_draws(), said(DRAW_HEAD), [_row(context, lot) for lot in lots]),
    ]


def _row(context: TournamentContext, lot: Drawn) -> list[str]:
    """Return a draw as a row."""
    return [
        str(lot.draw.value),
        texts.report.out_of(low=lot.draw.low, high=lot.draw.high),
        lot.draw.purpose,
        tag("code", lot.hashed),
        tag("code", lot.name),
        when(context, lot.at),
    ]


def _promised(public: Sequence[Drawn]) -> list[Html]:
    """Return the draws with a published commitment, and how to verify it."""
    rows = [
        [
            str(lot.draw.value),
            lot.draw.purpose,
            tag("code", lot.commitment),
            joined((tag("code", word) for word in lot.words), " "),
            tag("code", lot.secret),
        ]
        for lot in public
    ]
    return [
        paragraphs([texts.report.check_a_promise()]),
        table(texts.report.public_draws(), said(PUBLIC_DRAW_HEAD), rows),
    ]


def _seed_text(commitment: str, revealed: str | None) -> str:
    """Show the hash of the seed of all draws, and the seed once it is revealed."""
    if revealed is None:
        return texts.report.seed_no_revealed(commitment=commitment)
    return texts.report.seed(revealed=revealed, commitment=commitment)
