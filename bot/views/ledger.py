"""The ledger (fees, prizes, fund) as text and as a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.service.ledger import FeeStatus, Ledger, ledger
from bot.service.prizes import PrizeLine
from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.numbers import amount, listed, money, places
from bot.text.phrases import Phrase, by_code
from bot.text.prizes import prize_of, share_text
from bot.text.texts import texts
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core.values import EntrantId

FEE_HEADINGS: Mapping[str, Phrase] = by_code(
    texts.ledger, "headings_", "unpaid", "paid", "owed_back", "kept", "returned"
)
CAUSES: Mapping[str, Phrase] = {
    "": texts.ledger.causes_,
    "forfeit": texts.ledger.causes_forfeit,
    "drop_out": texts.ledger.causes_drop_out,
    "director": texts.ledger.causes_director,
}


ORDER: tuple[FeeStatus, ...] = ("unpaid", "owed_back", "kept", "paid", "returned")


def ledger_view(context: TournamentContext, *, fees: bool = True) -> View:
    """Return fees by status with their sums, prizes, and shares of the fund; for the public without `fees`."""
    book = ledger(context.state, context.engine)
    page = Page()
    if fees:
        _add_fees(page, context, book)
    page.section(texts.ending.prizes(), [line for prize in book.prizes for line in prize_texts(context, prize)])
    _add_fund(page, context, book)
    title = context.heading(texts.ledger.ledger())
    if not page.blocks():
        return View(title, (texts.ledger.nothing(),))
    page.line()
    page.line(
        texts.ledger.nothing_is_collected()
        if book.final
        else f"{texts.ledger.not_final()} {texts.ledger.nothing_is_collected()}"
    )
    return View(title, page.blocks(), _csv(context, book) if fees else None)


def prize_texts(context: TournamentContext, prize: PrizeLine) -> list[str]:
    """Return the prizes of one place or of shared ones, with the winners once they are known."""
    awards = [quoted(text) for text in prize.texts]
    if not prize.winners:
        where = prize_of(prize.given_for, prize.of_class, prize.first, prize.first)
        return [texts.numbers.label(label=where, text=text) for text in awards]
    names = list(map(context.names.plain, prize.winners))
    if prize.given_for == "place":
        return [_prize_line(prize.first, prize.last, names, awards)]
    where = prize_of(prize.given_for, prize.of_class, prize.first, prize.last)
    return [_special_prize_line(where, names, awards)]


def _add_fees(page: Page, context: TournamentContext, book: Ledger) -> None:
    """Add the fees by status."""
    fee = context.state.settings.fee
    if fee is None:
        return
    totals = book.totals(fee.minor)
    lines: list[str] = []
    for status in ORDER:
        if status not in totals:
            continue
        who = [_fee_name(context.names.plain(line.entrant), line.cause) for line in book.fees if line.status == status]
        lines.append(
            texts.numbers.label(
                label=texts.numbers.label(label=FEE_HEADINGS[status](), text=amount(totals[status], fee.currency)),
                text=listed(who),
            )
        )
    page.section(texts.ledger.fees(), lines)


def _add_fund(page: Page, context: TournamentContext, book: Ledger) -> None:
    """Add the fund of game winners and its shares."""
    fund = context.state.settings.game_fund
    if fund is None or not fund.minor:
        return
    lines = [_fund_text(money(fund), len(book.fund), final=book.final)]
    for entrant, minor in book.won_from_fund().most_common():
        lines.append(share_text(context.names.plain(entrant), amount(minor, fund.currency)))
    page.section(texts.ledger.fund(), lines)


def _csv(context: TournamentContext, book: Ledger) -> CsvFile:
    """Return a row for each entrant; amounts in whole units of the currency."""
    fee, fund = context.state.settings.fee, context.state.settings.game_fund
    won = book.won_from_fund()
    statuses = {line.entrant: line for line in book.fees}
    prizes: dict[EntrantId, str] = {}
    for prize in book.prizes:
        for winner in prize.winners if prize.texts else ():
            prizes[winner] = "; ".join(filter(None, (prizes.get(winner, ""), *prize.texts)))
    rows = []
    for entrant in context.state.entrants:
        line = statuses.get(entrant)
        rows.append(
            [
                context.names.full(entrant),
                amount(fee.minor, fee.currency) if fee is not None else "",
                line.status if line is not None else "",
                CAUSES[line.cause]() if line is not None else "",
                amount(won[entrant], fund.currency) if fund is not None and won[entrant] else "",
                prizes.get(entrant, ""),
            ]
        )
    head = ["name", "fee", "fee is", "because", "from the game winners' fund", "prizes"]
    return csv_file(file_name(context.state.title, "ledger"), head, rows)


def _prize_line(first: int, last: int, names: Sequence[str], given: Sequence[str]) -> str:
    """Prizes of one or several places."""
    prizes = "; ".join(given)
    if first == last and not names:
        return texts.ending.prize_nobody(place=texts.numbers.ordinal(number=first), prizes=prizes)
    if first == last:
        return texts.numbers.label(
            label=texts.numbers.ordinal(number=first), text=texts.numbers.label(label=listed(list(names)), text=prizes)
        )
    return texts.ending.prize_shared(places=places(first, last), names=listed(list(names)), prizes=prizes)


def _special_prize_line(where: str, names: Sequence[str], given: Sequence[str]) -> str:
    """A prize that is not for a final place of all; one of a class may be given without words."""
    won = texts.numbers.label(label=where, text=listed(list(names)))
    return texts.numbers.label(label=won, text="; ".join(given)) if given else won


def _fee_name(name: str, cause: str) -> str:
    """Return the name of an entrant of a group, with the cause why the fee is kept."""
    return f"{name} ({CAUSES[cause]()})" if cause else name


def _fund_text(amount: str, games: int, *, final: bool) -> str:
    """How the fund is shared."""
    if not games:
        return texts.ledger.fund_none(amount=amount)
    return texts.ledger.fund_over(amount=amount, games=games, final=final)
