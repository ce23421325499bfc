"""The end: podium, prizes, thanks; the ledger for the directors."""

from __future__ import annotations

from bot.app import actions
from bot.app.effects import groups
from bot.app.effects.desk import Desk
from bot.app.effects.pages import pages
from bot.app.ledger import Ledger, ledger
from bot.app.placing import places
from bot.app.views.ledger import ledger_view, prize_texts
from bot.app.views.standings import standings_view
from bot.app.views.view import Page
from bot.app.wording import ending
from bot.app.wording import ledger as money_words
from bot.app.wording.numbers import amount, money

PODIUM = 3
"""Places that are named and pinged."""


def finished(desk: Desk) -> None:
    """For everybody: who won and what, and the standings; for directors: what is owed to whom."""
    scene = desk.scene
    book = ledger(desk.after, desk.engine)
    podium = [place for place in places(desk.after, desk.engine) if place.first <= PODIUM]
    page = Page()
    page.line(ending.finished(desk.after.title))
    page.lines(
        ending.podium_line(place.first, [scene.names.plain(entrant) for entrant in place.entrants]) for place in podium
    )
    page.section(ending.PRIZES, [line for prize in book.prizes for line in prize_texts(scene, prize)])
    page.section(money_words.FUND, _fund(desk, book))
    page.line()
    page.line(ending.THANKS)
    winners = desk.users(entrant for place in podium for entrant in place.entrants)
    desk.public(
        pages(
            scene.heading(ending.OVER),
            page.blocks(),
            mentions=winners,
            tone="good",
            sights=desk.sights("podium", "standings", "crosstable", "bracket", "lives", "strategy_path"),
        ),
        key="finished",
    )
    _standings(desk)
    _to_directors(desk)


def _standings(desk: Desk) -> None:
    """All of them; of groups, the best of each."""
    if groups.final(desk):
        return
    view = standings_view(desk.scene)
    desk.public(pages(view.title, view.blocks, csv=view.csv, buttons=desk.buttons(actions.STANDINGS)), key="final")


def _fund(desk: Desk, book: Ledger) -> list[str]:
    """What everybody wins from the game winners' fund, most first."""
    fund = desk.after.settings.game_fund
    if fund is None or not book.fund:
        return []
    shares = [
        money_words.share(desk.scene.names.plain(entrant), amount(minor, fund.currency))
        for entrant, minor in book.won_from_fund().most_common()
    ]
    return [ending.game_fund(money(fund)), *shares]


def _to_directors(desk: Desk) -> None:
    settings = desk.after.settings
    if not any((settings.fee, settings.prizes, settings.game_fund)):
        return
    view = ledger_view(desk.scene)
    for message in pages(view.title, view.blocks, csv=view.csv):
        desk.directors(message)
