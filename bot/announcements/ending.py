"""Posts at the end: podium, prizes and thanks for everyone, the ledger for directors."""

from __future__ import annotations

from bot.announcements import groups
from bot.announcements.pages import joined_blocks, pages
from bot.announcements.post_builder import PostBuilder
from bot.service.final_places import announced_places
from bot.service.ledger import Ledger, ledger
from bot.service.next_act import is_evening
from bot.service.repeating import can_repeat
from bot.text import actions
from bot.text.numbers import amount, money
from bot.text.prizes import podium_line, share_text
from bot.text.texts import texts
from bot.views.branches import branch_lines
from bot.views.draws import seed_lines
from bot.views.groups import ranked_apart
from bot.views.ledger import ledger_view, prize_texts
from bot.views.records import record_lines
from bot.views.sealing import log_head
from bot.views.standings import standings_view
from bot.views.view import Page


def finished(builder: PostBuilder) -> None:
    """Post winners, prizes and final standings for everyone, and the ledger for directors."""
    context = builder.context
    book = ledger(builder.after, builder.engine)
    podium = announced_places(builder.after, builder.engine)
    page = Page()
    page.line(texts.ending.finished(title=builder.after.title))
    page.lines(
        podium_line(place.first, [context.names.plain(entrant) for entrant in place.entrants]) for place in podium
    )
    page.lines(branch_lines(context))
    page.section(texts.ending.prizes(), [line for prize in book.prizes for line in prize_texts(context, prize)])
    page.section(texts.ledger.fund(), _fund(builder, book))
    last = len(builder.after.started) - 1
    if last >= 0:
        page.lines(context.reasons(context.rules(last).left_as_it_was(context.stage(last)), last))
    if last >= 0 and context.rules(last).running(context.stage(last)):
        page.section(texts.records.title(), record_lines(context, last))
    page.line()
    page.line(texts.ending.thanks())
    evening = is_evening(builder.after)
    if not evening:
        page.lines(seed_lines(builder.after))
        page.line(log_head(builder.loaded, builder.engine))
    order = () if ranked_apart(context) else standings_view(context).blocks
    winners = builder.users(entrant for place in podium for entrant in place.entrants)
    again = (actions.NEXT_WEEK,) if can_repeat(builder.after, builder.engine) else ()
    builder.public(
        pages(
            context.heading(texts.ending.over()),
            joined_blocks((*page.blocks(), *order)),
            mentions=() if evening else winners,  # who is there sees it
            tone="good",
            buttons=builder.buttons(actions.STANDINGS, *again),
            picture_refs=builder.picture_refs("end"),
        ),
        key="finished",
    )
    if ranked_apart(context):
        groups.final(builder)
    _to_directors(builder)


def _fund(builder: PostBuilder, book: Ledger) -> list[str]:
    """Return each winner's share of the game winners' fund, largest first."""
    fund = builder.after.settings.game_fund
    if fund is None or not book.fund:
        return []
    shares = [
        share_text(builder.context.names.plain(entrant), amount(minor, fund.currency))
        for entrant, minor in book.won_from_fund().most_common()
    ]
    return [texts.ending.game_fund(amount=money(fund)), *shares]


def _to_directors(builder: PostBuilder) -> None:
    """Post the ledger to the directors, if the tournament has money."""
    settings = builder.after.settings
    if not any((settings.fee, settings.prizes, settings.game_fund)):
        return
    view = ledger_view(builder.context)
    for message in pages(view.title, view.blocks):
        builder.directors(message)
