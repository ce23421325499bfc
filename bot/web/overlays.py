"""Plain text, transparent overlays and embeddable pages for streamers and club pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from aiohttp import web

from bot.files.html import Html, joined, tag
from bot.public_data import models, showing
from bot.text.catalogue import language
from bot.text.context import TournamentContext
from bot.text.games import round_name
from bot.text.names import clean
from bot.views.odds import has_odds, worth_lines
from bot.web.answers import POLICY, Answer
from bot.web.contents import BY_KEY, ODDS
from bot.web.frame import about_part
from bot.web.site import Site
from bot.web.static_files import static_path
from bot.web.visit import NotHereError, Simulated, Visit

FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""As every page, but others may show it within theirs."""

MOST_LINES = 12
EMBEDDED = frozenset({"", "standings", "pairings", "schedule", "groups", "bracket", "crosstable"})
"""The sections that may be shown within other pages."""


def match_text(context: TournamentContext) -> list[str]:
    """The open game that comes first, or the last that ended: who, and how it stands."""
    games = [(round_, game) for round_ in showing.rounds(context) for game in round_.games]
    opened = [pair for pair in games if pair[1].state != "over"]
    timed = sorted((pair for pair in opened if pair[1].time), key=lambda pair: _at(pair[1]))
    shown = (timed or opened or games[-1:])[:1]
    return [_line(context, round_, game) for round_, game in shown]


def next_text(context: TournamentContext) -> list[str]:
    """The open games by their times."""
    games = [(round_, game) for round_ in showing.rounds(context) for game in round_.games if game.state != "over"]
    games.sort(key=lambda pair: (pair[1].time is None, _at(pair[1]) if pair[1].time else 0.0))
    return [_line(context, round_, game) for round_, game in games[:MOST_LINES]]


def standings_text(context: TournamentContext) -> list[str]:
    """The best of the latest stage everybody may see."""
    tables = showing.standings(context)
    lines = tables[-1].lines[:MOST_LINES] if tables else []
    return [f"{line.rank}. {context.names.full(line.entrant)} {line.points:g}" for line in lines]


def bracket_text(context: TournamentContext) -> list[str]:
    """The games of the latest round of the latest stage, with results."""
    rounds = showing.rounds(context)
    latest = [round_ for round_ in rounds if round_.stage == rounds[-1].stage and round_.number == rounds[-1].number]
    return [_line(context, round_, game) for round_ in latest for game in round_.games[:MOST_LINES]]


def odds_text(context: TournamentContext, simulated: Simulated | None) -> list[str]:
    """Everybody's chance to win, in percent."""
    if simulated is None or not simulated.history:
        return []
    _, odds = simulated.history[-1]
    shares = [(odds.share(place, 1, 1), who) for place, who in enumerate(odds.entrants)]
    return [
        f"{context.names.full(who)} {round(100 * share)} %" for share, who in sorted(shares, reverse=True)[:MOST_LINES]
    ]


def worth_text(context: TournamentContext, simulated: Simulated | None) -> list[str]:
    """What a win in each open game is worth, the greatest difference first."""
    latest = None if simulated is None or not simulated.history else simulated.history[-1][1]
    return [] if latest is None else worth_lines(latest, MOST_LINES, context.names.full)


SIMULATED: Mapping[str, Callable[[TournamentContext, Simulated | None], list[str]]] = {
    "odds": odds_text,
    "worth": worth_text,
}


def _at(game: models.Game) -> float:
    return 0.0 if game.time is None else game.time.at.timestamp()


def _line(context: TournamentContext, round_: models.Round, game: models.Game) -> str:
    first, second = map(context.names.full, game.seats)
    where = game.label or round_name(round_.number, round_.label)
    if game.result is None:
        return f"{where}: {first} – {second}"
    left, right = (f"{points:g}" for points in game.result.points)
    return f"{where}: {first} {left}–{right} {second}"


FIELDS: Mapping[str, Callable[[TournamentContext], list[str]]] = {
    "match": match_text,
    "next": next_text,
    "standings": standings_text,
    "bracket": bracket_text,
}


def routes(site: Site) -> Iterator[web.RouteDef]:
    """The addresses of overlays and of pages that may be framed."""
    overlays = Overlays(site)
    yield web.get("/t/{tournament}/obs/{field:[a-z]+}.txt", overlays.text)
    yield web.get("/t/{tournament}/obs/{field:[a-z]+}", overlays.card)
    yield web.get("/t/{tournament}/embed", overlays.embedded)
    yield web.get("/t/{tournament}/embed/{section}", overlays.embedded)


class Overlays:
    """Answers streaming programs and frames."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def _lines(self, request: web.Request) -> tuple[Visit, Callable[[], list[str]]]:
        public, wanted = await self._site.public(request), request.match_info["field"]
        visit = Visit(public, self._site.options.base, wanted, self._site.choices(request))
        if wanted in SIMULATED and has_odds(public.context):
            simulated = await self._site.simulations.of(public)
            visit = replace(visit, simulated=simulated, waits=simulated is None)
            return visit, lambda: SIMULATED[wanted](public.context, simulated)
        if wanted not in FIELDS:
            raise NotHereError
        return visit, lambda: FIELDS[wanted](public.context)

    async def text(self, request: web.Request) -> web.Response:
        """One thing as lines of plain text."""
        visit, lines = await self._lines(request)
        key = ("obs text", visit.public.id, visit.public.key, visit.part, str(visit.waits))

        def make() -> Answer:
            text = "".join(f"{clean(line)}\n" for line in lines())
            return Answer(text.encode(), "text/plain", repr((key, language())))

        return await self._site.made(request, key, make)

    async def card(self, request: web.Request) -> web.Response:
        """Answer with the overlay on a transparent page that follows the tournament."""
        visit, lines = await self._lines(request)
        key = ("obs", visit.public.id, visit.public.key, visit.part, str(visit.waits), repr(visit.choices))

        def make() -> Answer:
            contents = joined([tag("p", tag("bdi", line)) for line in lines()])
            page = _bare(visit, contents, f"overlay {visit.part}", again=visit.waits)
            return Answer(page.encode(), "text/html", repr((key, language())), policy=FRAMED, language=language())

        return await self._site.made(request, key, make)

    async def embedded(self, request: web.Request) -> web.Response:
        """A section without what stands around it."""
        public, section = await self._site.public(request), BY_KEY.get(request.match_info.get("section", ""))
        if section is None or section is ODDS or section.key not in EMBEDDED or not section.has(public.context):
            raise NotHereError
        visit = Visit(public, self._site.options.base, "", self._site.choices(request))
        key = ("embed", public.id, public.key, section.key, repr(visit.choices))

        def make() -> Answer:
            title = tag("h1", tag("a", clean(visit.context.state.title), href=f"/t/{public.id}", target="_blank"))
            page = _bare(visit, joined([title, section.make(visit)]), "embedded")
            tag_ = repr((key, language()))
            return Answer(page.encode(), "text/html", tag_, policy=FRAMED, language=language())

        return await self._site.made(request, key, make)


def _bare(visit: Visit, contents: Html, kind: str, *, again: bool = False) -> Html:
    """A page of nothing but its contents, which follows the tournament as every page does."""
    transparent = [tag("link", rel="stylesheet", href=static_path("overlay.css"))] if kind != "embedded" else []
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="robots", content="noindex"),
        tag("title", about_part(kind, clean(visit.context.state.title))),
        *([tag("meta", http_equiv="refresh", content="5")] if again else []),
        tag("base", target="_blank"),
        tag("link", rel="icon", href=static_path("herald.svg"), type="image/svg+xml"),
        tag("link", rel="stylesheet", href=static_path("page.css")),
        *transparent,
        tag("script", src=static_path("page.js"), defer="defer"),
    )
    main = tag("main", contents, id="main", data_key=visit.public.key, data_stream=f"/t/{visit.public.id}/live")
    whole = tag("html", head, tag("body", main, class_=kind), lang=language())
    return Html(f"<!DOCTYPE html>\n{whole}\n")
