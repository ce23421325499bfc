"""The site: routes, access checks and error pages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from zoneinfo import available_timezones

from aiohttp import web

from bot.charts.painting import painted
from bot.files.html import tag
from bot.service.opened_events import BRANCHES
from bot.service.worker_jobs import certificates_of_log
from bot.text.catalogue import in_language, languages
from bot.text.context import posts_language
from bot.text.labels import STATES
from bot.text.names import clean
from bot.text.texts import texts
from bot.views.info import NO_POLICIES, Policies
from bot.views.odds import has_odds
from bot.web.answers import FOR_EVER, Answer, guard, respond
from bot.web.card import board_picture, link_card
from bot.web.contents import BOARD, BY_KEY, ODDS, PLAYERS
from bot.web.frame import plain_page, tournament_page
from bot.web.languages import reader_language
from bot.web.page_cache import PageCache
from bot.web.pages.files import LOG, PROOFS, file_answer, log_answer, may_give_log, proofs_answer
from bot.web.public_tournaments import PublicTournament, PublicTournaments, last_change
from bot.web.simulating import Simulations
from bot.web.static_files import kind_of, static_file, static_path
from bot.web.streams import Streams, TooManyStreamsError, live_stream
from bot.web.visit import Choices, NotHereError, Visit, chosen
from formats.core.engine import Engine
from formats.core.state_slices.branches import Branches, BranchOf
from storage.database import Database
from storage.errors import StorageError
from storage.transfer import export_log

logger = logging.getLogger(__name__)

TOURNAMENT_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_OTHERS, MOST_LOOKED_AT = 12, 40
"""Other tournaments on a player's page, and among how many of the latest they are looked for."""

LARGEST_REQUEST = 1024
"""Bytes of a body: no request needs one."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Routes = Callable[["Site"], Iterable[web.RouteDef]]


@dataclass(frozen=True)
class SiteOptions:
    """How the site is reached, and what the host says.

    `base`: the public address, without a slash at its end. `proxied`: a proxy stands in front of it and names the
    readers.
    """

    base: str = ""
    proxied: bool = False
    policies: Policies = NO_POLICIES
    is_sandbox: bool = False


DEFAULTS = SiteOptions()


class Site:
    """Everything that is answered. `routes` bring further addresses."""

    def __init__(
        self,
        database: Database,
        engine: Engine,
        options: SiteOptions = DEFAULTS,
        *,
        routes: Iterable[Routes] = (),
        simulations: Simulations | None = None,
    ) -> None:
        self.options = options
        self.tournaments = PublicTournaments(database, engine)
        self.page_cache = PageCache()
        self.streams = Streams()
        self.simulations = simulations or Simulations()
        self.application = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_REQUEST)
        self.application.add_routes(
            [
                web.get("/", self._front),
                web.get("/healthz", self._healthz),
                web.get("/robots.txt", self._robots),
                web.get("/static/{tag}/{name}", self._static),
                *(route for bring in routes for route in bring(self)),
                web.get("/t/{tournament}", self._page),
                web.get("/t/{tournament}/live", self._live),
                web.get("/t/{tournament}/card.png", self._card),
                web.get("/t/{tournament}/board.png", self._board_picture),
                web.get("/t/{tournament}/files/{part}", self._file),
                web.get("/t/{tournament}/{section}", self._page),
                web.get("/t/{tournament}/{section}/{part}", self._page),
            ]
        )
        self.application.on_response_prepare.append(_guard_every)
        self.application.on_shutdown.append(self._close)

    async def _close(self, _application: web.Application) -> None:
        self.streams.close()
        await self.tournaments.close()
        self.page_cache.close()
        self.simulations.close()

    # what every handler needs

    async def public(self, request: web.Request) -> PublicTournament:
        """The tournament that the address names; `NotHereError`."""
        name = request.match_info["tournament"]
        public = await self.tournaments.public(name) if TOURNAMENT_ID.fullmatch(name) else None
        if public is None:
            raise NotHereError
        return public

    def reader(self, request: web.Request) -> str:
        """Return the address of the reader, by which open streams are counted."""
        forwarded = request.headers.get("X-Forwarded-For", "") if self.options.proxied else ""
        # The last one is what our own proxy has seen; those before it anybody may have written.
        return forwarded.rpartition(",")[2].strip()[:60] or request.remote or ""

    def choices(self, request: web.Request) -> Choices:
        """Return the language and time zone chosen in the address, if they exist."""
        wanted, zone = request.query.get("lang", ""), request.query.get("zone", "")
        return Choices(wanted if wanted in languages() else "", zone if zone in _zones() else "")

    def language(self, request: web.Request) -> str:
        """In which language this request is answered."""
        return reader_language(request.query.get("lang", ""), request.headers.get("Accept-Language", ""))

    async def made(self, request: web.Request, key: tuple[str, ...], make: Callable[[], Answer]) -> web.Response:
        """Answer with what `make` gives in a thread, in the reader's language; `key` is all that it depends on."""
        language = self.language(request)
        whole = (language, *key)
        answer = await self.page_cache.answer(whole, lambda: self.page_cache.in_thread(language, make))
        return respond(request, answer)

    # addresses

    async def _front(self, request: web.Request) -> web.Response:
        choices, rows = self.choices(request), await self.tournaments.listed()
        language = self.language(request)
        shown = [(row.id, row.title, row.phase) for row in rows]

        def make() -> Answer:
            links = [
                tag(
                    "li",
                    tag("a", clean(title), href=f"/t/{tournament}{chosen(choices)}"),
                    " ",
                    tag("span", STATES[phase](), class_=f"phase {phase}"),
                )
                for tournament, title, phase in shown
                if phase in STATES
            ]
            contents = tag("ul", *links, class_="tournaments") if links else tag("p", texts.web.none())
            page = plain_page(texts.web.tournaments(), contents, choices, policies=self.options.policies, found=True)
            return Answer(page.encode(), "text/html", repr((language, shown, choices)), language=language, found=True)

        return await self.made(request, ("front", repr((shown, choices))), make)

    async def _page(self, request: web.Request) -> web.Response:
        section = BY_KEY.get(request.match_info.get("section", ""))
        part = request.match_info.get("part", "")
        if section is None or len(part) > 40 or request.path.endswith("/"):  # noqa: PLR2004 - no part is as long
            raise NotHereError
        public, choices, language = await self.public(request), self.choices(request), self.language(request)
        visit = Visit(public, self.options.base, part, choices, is_sandbox=self.options.is_sandbox)
        if section is ODDS and has_odds(public.context):
            simulated = await self.simulations.of(public)
            visit = replace(visit, simulated=simulated, waits=simulated is None)
        if section is BOARD:
            visit = replace(visit, others=await self._linked(public))
        if section is PLAYERS and part:
            visit = replace(visit, others=await self._others(public, part))
        beside = repr((visit.waits, [(other.id, other.key) for other in visit.others]))
        key = ("page", public.id, public.key, section.key, part, choices.language, choices.zone, beside)

        def make() -> Answer:
            page = tournament_page(visit, section, section.make(visit), self.options.policies)
            tag_ = repr((language, key, static_path("page.css"), static_path("page.js")))
            return Answer(page.encode(), "text/html", tag_, language=language, found=public.settings.found)

        return await self.made(request, key, make)

    async def _others(self, public: PublicTournament, entrant: str) -> tuple[PublicTournament, ...]:
        """The latest other tournaments with a page that the player of this one has entered."""
        person = public.loaded.people.get(entrant)
        if person is None or person.erased:
            return ()
        entered = await self.tournaments.database.tournaments.person_entrants(person.id)
        tournaments = dict.fromkeys(tournament for tournament, _ in reversed(entered) if tournament != public.id)
        found = [await self.tournaments.public(tournament) for tournament in list(tournaments)[:MOST_LOOKED_AT]]
        return tuple(other for other in found if other is not None)[:MOST_OTHERS]

    async def _linked(self, public: PublicTournament) -> tuple[PublicTournament, ...]:
        """The branches of the tournament that have a page, or the tournament of which this one is a branch."""
        state, database = public.context.state, self.tournaments.database
        found = [await BRANCHES.child_of(database, public.id, stage) for stage in state.slice_of(Branches).by_stage]
        if state.slice_of(BranchOf).main_line is not None:
            parent = await BRANCHES.parent_of(database, public.id)
            found.append(None if parent is None else parent[0])
        tournaments = [await self.tournaments.public(tournament) for tournament in found if tournament is not None]
        return tuple(other for other in tournaments if other is not None)

    async def _file(self, request: web.Request) -> web.Response:
        public, language, part = await self.public(request), self.language(request), request.match_info["part"]
        key = ("file", public.id, public.key, part)
        tag_ = repr((language, key))
        if part == LOG:
            if not may_give_log(public):
                raise NotHereError
            text = await export_log(self.tournaments.database, public.id)
            return respond(request, log_answer(public, text, text))
        if part == PROOFS:
            if not may_give_log(public):
                raise NotHereError
            return respond(request, await self.page_cache.answer(key, lambda: self._proofs(public, tag_)))
        visit = Visit(public, self.options.base, part, self.choices(request))
        return await self.made(request, key, lambda: file_answer(visit, tag_, language, last_change(public)))

    async def _proofs(self, public: PublicTournament, key: str) -> Answer:
        """What a browser checks the log with: certificates of its rounds, and the standings that the page shows."""
        records, payloads = await self.tournaments.database.log.written(public.id)
        stored = await self.tournaments.database.certificates.of(public.id)
        certificates = await self.simulations.worker.work(certificates_of_log, records, payloads, stored)
        return proofs_answer(public, certificates, key)

    async def _card(self, request: web.Request) -> web.Response:
        """The picture beside links to the tournament, in its own language: who shows links reads none."""
        public = await self.public(request)
        language = posts_language(public.loaded.state)
        visit = Visit(public, self.options.base)

        async def make() -> Answer:
            view = await self.page_cache.in_thread(language, lambda: link_card(visit))
            (picture,) = await self.simulations.worker.aside(painted, view, language, "light")
            return Answer(picture.png, "image/png", repr((language, public.key)), found=public.settings.found)

        return respond(request, await self.page_cache.answer(("card", public.id, public.key), make))

    async def _board_picture(self, request: web.Request) -> web.Response:
        """The picture that chat shows on the tournament's board, in the reader's language."""
        public, language = await self.public(request), self.language(request)
        visit = Visit(public, self.options.base)

        async def make() -> Answer:
            view = await self.page_cache.in_thread(language, lambda: board_picture(visit))
            if view is None:
                raise NotHereError
            picture, *_ = await self.simulations.worker.aside(painted, view, language, "light")
            return Answer(picture.png, "image/png", repr((language, public.key)), language=language)

        return respond(request, await self.page_cache.answer(("board", public.id, public.key, language), make))

    async def _live(self, request: web.Request) -> web.StreamResponse:
        public = await self.public(request)
        with self.streams.one(self.reader(request)):
            return await live_stream(request, self.tournaments, public.id)

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        kind = kind_of(name)
        if not kind:
            raise NotHereError
        return respond(request, Answer(static_file(name), kind, static_path(name), FOR_EVER, found=True))

    async def _healthz(self, _request: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def _robots(self, request: web.Request) -> web.Response:
        # Pages say themselves whether they may be listed; what is forbidden here could not be asked.
        return respond(request, Answer(b"User-agent: *\nAllow: /\n", "text/plain", "robots", found=True))

    # what goes wrong

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except NotHereError:
            return await self._error_page(request, 404)
        except web.HTTPException as error:
            response = await self._error_page(request, error.status)
            if isinstance(error, web.HTTPMethodNotAllowed):
                response.headers["Allow"] = error.headers["Allow"]
            return response
        except TooManyStreamsError:
            return web.Response(status=503, headers={"Retry-After": "30"})
        except StorageError as error:
            logger.warning("cannot answer: %s", error)
            return await self._error_page(request, 503)
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            logger.exception("cannot answer %s", loggable_path(request))
            return await self._error_page(request, 500)

    async def _error_page(self, request: web.Request, status: int) -> web.Response:
        """A page that says what is wrong, and nothing of what was asked for."""
        language = self.language(request)
        with in_language(language):
            is_missing = 400 <= status < 500  # noqa: PLR2004 - the request is at fault
            title, text = (
                (texts.web.missing_title(), texts.web.missing())
                if is_missing
                else (texts.web.busy_title(), texts.web.busy())
            )
            page = plain_page(title, tag("p", text), self.choices(request), policies=self.options.policies)
        return respond(request, Answer(page.encode(), "text/html", "", "no-store", language=language, status=status))


def loggable_path(request: web.Request) -> str:
    """Return the path of a request for the log, or the pattern of the addresses that contain a secret."""
    resource = request.match_info.route.resource
    pattern = "" if resource is None else resource.canonical
    return pattern if "{token}" in pattern else request.path[:200]


async def _guard_every(_request: web.Request, response: web.StreamResponse) -> None:
    guard(response)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
