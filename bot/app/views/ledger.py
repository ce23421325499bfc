"""The ledger as text and as a file."""

from __future__ import annotations

from bot.app.ledger import FeeStatus, Ledger, PrizeLine, ledger
from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import CsvFile, Page, View
from bot.app.wording import ending
from bot.app.wording import ledger as words
from bot.app.wording.numbers import amount, listed, money

ORDER: tuple[FeeStatus, ...] = ("unpaid", "owed_back", "kept", "paid", "returned")


def ledger_view(scene: Scene, *, fees: bool = True) -> View:
    """Fees by status with their sums, prizes, and what everybody wins from the fund; for the public without `fees`."""
    book = ledger(scene.state, scene.engine)
    page = Page()
    if fees:
        _add_fees(page, scene, book)
    page.section(ending.PRIZES, [line for prize in book.prizes for line in prize_texts(scene, prize)])
    _add_fund(page, scene, book)
    title = scene.heading(words.LEDGER)
    if not page.blocks():
        return View(title, (words.NOTHING,))
    page.line()
    page.line(words.NOTHING_IS_COLLECTED if book.final else f"{words.NOT_FINAL} {words.NOTHING_IS_COLLECTED}")
    return View(title, page.blocks(), _csv(scene, book) if fees else None)


def prize_texts(scene: Scene, prize: PrizeLine) -> list[str]:
    """The prizes of one place or of shared ones, with the winners once they are known."""
    texts = [quoted(text) for text in prize.texts]
    if not prize.winners:
        return [ending.prize_planned(prize.first, text) for text in texts]
    return [ending.prize_line(prize.first, prize.last, list(map(scene.names.plain, prize.winners)), texts)]


def _add_fees(page: Page, scene: Scene, book: Ledger) -> None:
    fee = scene.state.settings.fee
    if fee is None:
        return
    totals = book.totals(fee.minor)
    lines: list[str] = []
    for status in ORDER:
        if status not in totals:
            continue
        who = [
            words.fee_name(scene.names.plain(line.entrant), line.cause) for line in book.fees if line.status == status
        ]
        lines.append(f"{words.fee_heading(status, amount(totals[status], fee.currency))}: {listed(who)}")
    page.section(words.FEES, lines)


def _add_fund(page: Page, scene: Scene, book: Ledger) -> None:
    fund = scene.state.settings.game_fund
    if fund is None or not fund.minor:
        return
    lines = [words.fund(money(fund), len(book.fund), final=book.final)]
    for entrant, minor in book.won_from_fund().most_common():
        lines.append(words.share(scene.names.plain(entrant), amount(minor, fund.currency)))
    page.section(words.FUND, lines)


def _csv(scene: Scene, book: Ledger) -> CsvFile:
    """A row for each entrant; amounts in whole units of the currency."""
    fee, fund = scene.state.settings.fee, scene.state.settings.game_fund
    won = book.won_from_fund()
    statuses = {line.entrant: line for line in book.fees}
    prizes = {winner: "; ".join(prize.texts) for prize in book.prizes for winner in prize.winners}
    rows = []
    for entrant in scene.state.entrants:
        line = statuses.get(entrant)
        rows.append(
            [
                scene.names.full(entrant),
                amount(fee.minor, fee.currency) if fee is not None else "",
                line.status if line is not None else "",
                words.CAUSES[line.cause] if line is not None else "",
                amount(won[entrant], fund.currency) if fund is not None and won[entrant] else "",
                prizes.get(entrant, ""),
            ]
        )
    head = ["name", "fee", "fee is", "because", "from the game winners' fund", "prizes"]
    return csv_file(file_name(scene.state.title, "ledger"), head, rows)
