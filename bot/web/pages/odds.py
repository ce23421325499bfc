"""Chances of each place: now, and of the first place after each round. Simulated in another process, cached."""

from __future__ import annotations

from collections.abc import Sequence

from bot.files.html import Html, joined, tag
from bot.files.sheets import Head, Row, sheet
from bot.text.texts import texts
from bot.views.odds import NEVER, after_round, caption_text, has_odds, largest_error
from bot.web.pages.parts import nothing_yet, player
from bot.web.visit import Visit
from formats.core.model import Odds

MOST_PLACES = 8
"""Places with a column of their own."""


def odds_page(visit: Visit) -> Html:
    """The chances, or that they are being worked out."""
    if not has_odds(visit.context):
        return nothing_yet()
    if visit.simulated is None:
        return tag("p", texts.web.odds_working(), class_="card")
    history = visit.simulated.history
    if not history:
        return nothing_yet()
    after, latest = history[-1]
    if visit.context.state.phase == "finished":  # what is certain by now is on the page of standings
        if len(history) == 1:
            return nothing_yet()
        return joined([tag("h2", texts.web.odds_over_time()), _over_time(visit, history)])
    return joined(
        [
            tag("h2", texts.web.odds_now()),
            tag("p", caption_text(after, latest), class_="soft"),
            _now(visit, latest),
            tag(
                "p", texts.odds.how_exact_at_most(error=largest_error(latest, range(1, MOST_PLACES + 1))), class_="soft"
            ),
            *([tag("h2", texts.web.odds_games()), _games(visit, latest)] if latest.games else []),
            *([tag("h2", texts.web.odds_over_time()), _over_time(visit, history)] if len(history) > 1 else []),
        ]
    )


def _now(visit: Visit, odds: Odds) -> Html:
    places = range(1, min(len(odds.entrants), MOST_PLACES) + 1)
    heads = [
        Head("#", "number"),
        Head(texts.tables.name(), "names"),
        *(Head(texts.numbers.ordinal(number=place), "number") for place in places),
    ]
    rows = []
    for rank, entrant in enumerate(odds.entrants):
        shares = [odds.share(rank, place, place) for place in places]
        cells = [str(rank + 1), player(visit, entrant), *map(_percent, shares)]
        rows.append(Row(cells, kinds={at: _heat(share) for at, share in enumerate(shares, start=2)}))
    return sheet(texts.web.odds_now(), heads, rows, named_by=1, kind="heat tight")


def _games(visit: Visit, odds: Odds) -> Html:
    """What a win in each open game is worth to both players."""
    heads = [
        Head(texts.tables.name(), "names"),
        Head(texts.web.odds_after_win(), "number"),
        Head(texts.web.odds_after_loss(), "number"),
    ]
    rows = []
    for game in odds.games:
        for who, titles, sure in zip(game.seats, game.titles, game.sure, strict=True):
            shares = ["" if share is None else _percent(share) for share in titles]
            sentence = [] if sure is None else [tag("span", texts.web.odds_sure(place=sure), class_="soft")]
            rows.append(Row([joined([player(visit, who), *sentence], " "), *shares]))
    return sheet(texts.web.odds_games(), heads, rows, kind="tight")


def _over_time(visit: Visit, history: Sequence[tuple[int, Odds]]) -> Html:
    latest = history[-1][1]
    heads = [
        Head(texts.tables.name(), "names"),
        *(Head(after_round(number), "number") for number, _ in history),
    ]
    rows = []
    for entrant in latest.entrants:
        shares = [
            odds.share(odds.entrants.index(entrant), 1, 1) if entrant in odds.entrants else None for _, odds in history
        ]
        cells = [player(visit, entrant), *("" if share is None else _percent(share) for share in shares)]
        kinds = {at: _heat(share) for at, share in enumerate(shares, start=1) if share is not None}
        rows.append(Row(cells, kinds=kinds))
    return sheet(texts.web.odds_over_time(), heads, rows, kind="heat tight")


def _percent(share: float) -> str:
    """`61`; a dash for what never happened."""
    if not share:
        return NEVER
    return "<1" if share < 0.01 else f"{100 * share:.0f}"  # noqa: PLR2004 - one per cent


def _heat(share: float) -> str:
    step = min(9, int(share * 10 + 0.5))
    return f"h{step}" if step else ""
