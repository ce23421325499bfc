"""OAuth redirect target: game servers send people who linked an account to `/accounts/<server>`.

The page writes nothing and asks nobody. It shows what the server sent, to be taken to the bot, which alone knows the
secret that belongs to it; so a page somebody else has opened is of no use.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from aiohttp import web

from bot.files.html import joined, tag
from bot.text.catalogue import in_language
from bot.text.texts import texts
from bot.web.answers import Answer, respond
from bot.web.frame import plain_page

if TYPE_CHECKING:
    from bot.web.site import Site

LONGEST = 300
"""More than any server sends; longer answers are none."""


def routes(site: Site) -> Iterable[web.RouteDef]:
    """The one address."""

    async def consent(request: web.Request) -> web.Response:
        language = site.language(request)
        code, state = request.query.get("code", ""), request.query.get("state", "")
        line = urlencode({"code": code, "state": state}, safe="") if code and state else ""
        with in_language(language):
            if line and len(line) <= LONGEST:
                contents = joined([tag("p", texts.web.consent_given()), tag("p", tag("code", line))], "")
            else:
                contents = tag("p", texts.web.consent_lacks())
            page = plain_page(
                texts.web.consent_title(), contents, site.choices(request), policies=site.options.policies
            )
        return respond(request, Answer(page.encode(), "text/html", line, cache="no-store", language=language))

    return [web.get("/accounts/{server:[a-z_]{1,40}}", consent)]
