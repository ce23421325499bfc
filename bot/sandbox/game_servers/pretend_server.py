"""Base class of simulated game servers: a listening socket, a log of requests, injected faults and a page.

A simulated server represents a whole site, so it has its own port and page. Games are finished by hand on the page, by
demo players or by tests, through the same methods.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from random import Random
from string import ascii_letters, digits
from types import TracebackType
from typing import Any, ClassVar, Self

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.clock import Clock
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.game_servers import page
from bot.sandbox.game_servers.page import PlayedGame
from bot.sandbox.origin import guard, is_foreign

TOO_MANY = 429
PAGE_PREFIX = "/pretend"
"""Path of the page's forms; all other paths belong to the simulated interface."""

POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

ORDERS: dict[str, dict[str, Any]] = {
    "outage": {"times": None, "drop": True},
    "down": {"times": None, "status": 503},
    "error": {"times": 1, "status": 500},
    "busy": {"times": 1, "status": TOO_MANY, "retry_after": 1.0},
    "slow": {"times": 1, "status": None, "delay": 5.0},
    "cut": {"times": 1, "drop": True, "before_work": False},
    "html": {"times": None, "status": None},
}
"""Faults by name, for the page and tests.

outage: connections are closed without an answer; down: 503 for all requests; error: one 500; busy: one 429; slow: one
late answer; cut: one answer is cut off after the work was done; html: all answers are an HTML page, as sent by proxies
that protect a site.
"""

WAIT_PAGE = "<!doctype html><title>One moment</title><p>Checking your browser before you go on.</p>"


@dataclass(frozen=True, slots=True)
class Request:
    """A request to the simulated interface."""

    method: str
    path: str
    user_agent: str


class PretendServer:
    """A simulated site with its own address; each folder derives its site from it.

    Attributes:
        faults: injected faults.
        asked: the requests to the interface, oldest first, including rejected ones.
    """

    title: ClassVar[str] = "A pretend game server"

    def __init__(self, *, clock: Clock | None = None, host: str = "127.0.0.1", port: int = 0, seed: int = 0) -> None:
        self.clock = clock or Clock()
        self.faults = Faults(seed)
        self.asked: list[Request] = []
        self.address = ""
        self.chance = Random(seed)  # noqa: S311 - repeatable on purpose
        self._pages: set[int] = set()
        self._host, self._port = host, port
        self._runner: web.AppRunner | None = None

    # implemented by each site

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the interface."""
        raise NotImplementedError

    def games_shown(self) -> list[PlayedGame]:
        """Return the games for the page, in the order shown."""
        raise NotImplementedError

    def end(self, game: str, how: str) -> None:
        """End a game in one of the ways offered on the page. Raises KeyError or ValueError for invalid arguments."""
        raise NotImplementedError

    def error_body(self, status: int) -> dict[str, Any]:
        """Return the body that this site sends with an injected error."""
        return {"error": f"{status}: ordered on this machine"}

    # listening

    async def start(self) -> None:
        """Start listening and set `address`."""
        app = web.Application(middlewares=[_headed, guard(self._host), self._served])
        app.router.add_routes(self.routes())
        app.router.add_get("/", self._page)
        app.router.add_post(PAGE_PREFIX + "/end", self._end_pressed)
        app.router.add_post(PAGE_PREFIX + "/fault", self._fault_pressed)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._port).start()
        port = self._runner.addresses[0][1]
        self._port = port
        self.address = f"http://{self._host}:{port}"

    async def stop(self) -> None:
        """Stop listening; if started again, the port is the same."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def drawn(self, length: int) -> str:
        """Return random letters and digits, such as an id."""
        return "".join(self.chance.choices(ascii_letters + digits, k=length))

    @property
    def now(self) -> datetime:
        """The current moment, aware."""
        return self.clock.now()

    @property
    def now_ms(self) -> int:
        """The current moment in milliseconds since the epoch, as most sites use it."""
        return int(self.now.timestamp() * 1000)

    # faults

    def order(self, what: str) -> Fault:
        """Inject a fault by its name in `ORDERS`. Raises KeyError for an unknown name."""
        fault = self.faults.add("*", **ORDERS[what])
        if what == "html":
            self._pages.add(fault.id)
        return fault

    @web.middleware
    async def _served(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path == "/" or request.path.startswith(PAGE_PREFIX):
            return await handler(request)
        self.asked.append(Request(request.method, request.path, request.headers.get("User-Agent", "")))
        fault = self.faults.strike(f"{request.method} {request.path}")
        if fault is None:
            return await handler(request)
        return await self._faulty(request, handler, fault)

    async def _faulty(self, request: web.Request, handler: Handler, fault: Fault) -> web.StreamResponse:
        if fault.id in self._pages:
            return web.Response(text=WAIT_PAGE, content_type="text/html")
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.before_work and (fault.drop or fault.status):
            await request.read()
            answer: web.StreamResponse = self._refusal(fault)
        else:
            answer = await handler(request)
        if fault.drop:
            return await _cut(request, None if fault.before_work else answer)
        return self._refusal(fault) if fault.status else answer

    def _refusal(self, fault: Fault) -> web.Response:
        status = fault.status or 500
        headers = {"Retry-After": f"{fault.retry_after:g}"} if status == TOO_MANY else {}
        return web.json_response(self.error_body(status), status=status, headers=headers)

    # the page

    async def _page(self, _: web.Request) -> web.Response:
        text = page.written(self.title, self.games_shown(), self.faults.listed, tuple(ORDERS), len(self.asked))
        return web.Response(text=text, content_type="text/html")

    async def _end_pressed(self, request: web.Request) -> web.Response:
        return await self._pressed(request, lambda form: self.end(form["game"], form["how"]))

    async def _fault_pressed(self, request: web.Request) -> web.Response:
        def order(form: dict[str, str]) -> None:
            self.faults.clear() if form["what"] == "none" else self.order(form["what"])

        return await self._pressed(request, order)

    async def _pressed(self, request: web.Request, act: Callable[[dict[str, str]], object]) -> web.Response:
        if is_foreign(request):
            raise web.HTTPForbidden(text="That page is not of this server.")
        form = {key: str(value) for key, value in (await request.post()).items()}
        try:
            act(form)
        except (KeyError, ValueError) as error:
            raise web.HTTPBadRequest(text=f"That cannot be done: {error}") from error
        raise web.HTTPSeeOther("/")


@web.middleware
async def _headed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Middleware that replaces the content security policy of HTML pages: own forms and inline style, no scripts."""
    answer = await handler(request)
    if not answer.prepared and answer.content_type == "text/html":
        answer.headers["Content-Security-Policy"] = POLICY
    return answer


async def _cut(request: web.Request, answer: web.StreamResponse | None) -> web.StreamResponse:
    """Close the connection without an answer, or in the middle of the answer."""
    if isinstance(answer, web.Response) and isinstance(answer.body, bytes):
        begun = web.StreamResponse(status=answer.status, headers={"Content-Type": answer.content_type})
        begun.content_length = len(answer.body)
        await begun.prepare(request)
        await begun.write(answer.body[: len(answer.body) // 2])
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def bearer(request: web.Request) -> str:
    """Return the bearer token of a request, or ""."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind == "Bearer" else ""
