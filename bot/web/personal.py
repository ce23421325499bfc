"""The page of a personal link, `/me/<token>`: render the bot's screen, and pass on submitted forms.

Who has the address acts for its entrant, so it is treated as a secret: its path is in no log, no referrer and no cache,
and a GET (which mail scanners and previews send) carries nothing out. A POST needs the origin of this page, and what it
sends has to be sealed for this link (`bot.text.personal_page`), which the bot checks.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from bot.files.html import Html, joined, tag
from bot.text.catalogue import in_language, languages
from bot.text.personal_page import LARGEST, Act, FormField, OpenForm, Screen, ShownMessage
from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.web.allowance import Allowance
from bot.web.answers import Answer, respond
from bot.web.chat_text import chat_html, line_html
from bot.web.frame import Head, foot, whole_page
from bot.web.link_client import AwayError, NoAnswerError, sent
from bot.web.visit import Choices

if TYPE_CHECKING:
    from bot.web.site import Site

TOKEN = "[A-Za-z0-9_-]{20,60}"  # noqa: S105 - a pattern
PER_LINK, PER_ADDRESS = 40, 120
"""Requests a minute."""

TEXT, CHOICE = "t.", "c."
"""Prefixes of the names of fields, by what they hold."""


def routes(site: Site) -> Iterable[web.RouteDef]:
    """The one address."""
    pages = PersonalPages(site)
    return [web.get(f"/me/{{token:{TOKEN}}}", pages.look), web.post(f"/me/{{token:{TOKEN}}}", pages.act)]


class PersonalPages:
    """Answers under personal links, within a rate for each link and each reader's address."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._by_link, self._by_address = Allowance(PER_LINK), Allowance(PER_ADDRESS)

    async def look(self, request: web.Request) -> web.Response:
        """Show what is asked of the person now."""
        return await self._answered(request, self._act_of(request, {}))

    async def act(self, request: web.Request) -> web.Response:
        """Hand over what was sent, and show the answer."""
        if not is_of_this_page(request, self._site.options.base):
            return self._said(request, texts.links.elsewhere, 403)
        if request.content_type != "application/x-www-form-urlencoded":
            raise web.HTTPUnsupportedMediaType
        try:
            posted = await request.clone(client_max_size=LARGEST).post()
        except (ValueError, LookupError) as error:
            raise web.HTTPBadRequest from error
        values: dict[str, list[str]] = {}
        for name, value in posted.items():
            if isinstance(value, str):
                values.setdefault(name, []).append(value)
        return await self._answered(request, self._act_of(request, values))

    def _act_of(self, request: web.Request, values: Mapping[str, list[str]]) -> Act:
        plain = {name: given[0] for name, given in values.items()}
        seal, _, action = plain.get("press", "").partition(" ")
        if "form" in plain:
            seal, action = plain.get("seal", ""), plain.get("action", "")
        try:
            return Act(
                token_hash=hashlib.sha256(request.match_info["token"].encode()).hexdigest(),
                language=self._site.language(request),
                action=action,
                nonce=plain.get("nonce", ""),
                seal=seal,
                form=plain.get("form", ""),
                texts={name[2:]: _unix(value) for name, value in plain.items() if name.startswith(TEXT)},
                choices={name[2:]: _chosen(given) for name, given in values.items() if name.startswith(CHOICE)},
            )
        except ValueError as error:
            raise web.HTTPBadRequest from error

    async def _answered(self, request: web.Request, act: Act) -> web.Response:
        is_allowed = self._by_address.spend(self._site.reader(request)) and self._by_link.spend(act.token_hash)
        if not is_allowed:
            return self._given_back(request, act, texts.links.too_many, 429)
        try:
            screen = await sent(self._site.tournaments.database, act)
        except AwayError:
            return self._given_back(request, act, texts.links.away if act.action else texts.links.away_now, 503)
        except NoAnswerError:
            return self._given_back(request, act, texts.links.no_answer if act.action else texts.links.away_now, 503)
        if screen.outcome == "ended":
            return self._said(request, texts.links.ended, 404)
        with in_language(screen.language if screen.language in languages() else act.language):
            return self._page(request, screen.title, _screen_html(screen), 200)

    def _given_back(self, request: web.Request, act: Act, why: Phrase, status: int) -> web.Response:
        """Say why nothing was taken, above the form as it was filled in, which can be sent again as it is."""
        with in_language(act.language):
            opened = OpenForm.read(act.form) if act.form else None
            parts = [tag("p", why(), class_="said bad", role="alert")]
            if opened is not None:
                parts.append(_form_html(opened.filled_in(act), act.form, act.nonce, act.seal))
            elif act.action:
                again = tag("button", texts.links.again(), name="press", value=f"{act.seal} {act.action}")
                parts.append(_post_form(act.nonce, again))
            return self._page(request, texts.links.title(), joined(parts), status)

    def _said(self, request: web.Request, sentence: Phrase, status: int) -> web.Response:
        with in_language(self._site.language(request)):
            return self._page(request, texts.links.title(), tag("p", sentence()), status)

    def _page(self, request: web.Request, title: str, contents: Html, status: int) -> web.Response:
        language = self._site.language(request)
        main = tag("main", tag("h1", title), contents, id="main", class_="own")
        end = foot(Choices(request.query.get("lang", "")), self._site.options.policies, request.path)
        page = whole_page(Head(title), [main, end])
        answer = Answer(page.encode(), "text/html", page, "no-store", language=language, status=status)
        return respond(request, answer)


def is_of_this_page(request: web.Request, base: str) -> bool:
    """Return whether a POST comes from a page of ours.

    Browsers send `Origin: null` from pages without referrer; `Sec-Fetch-Site`, which no script can set, then decides.
    """
    origin = request.headers.get("Origin", "")
    ours = urlsplit(base)
    if origin == f"{ours.scheme}://{ours.netloc}":
        return True
    return origin == "null" and request.headers.get("Sec-Fetch-Site") == "same-origin"


def _chosen(given: list[str]) -> tuple[str, ...]:
    return tuple(value for value in given if value)


def _unix(text: str) -> str:
    """Return a typed text with the line ends of chat: browsers send CRLF."""
    return re.sub("\r\n?", "\n", text)


def _screen_html(screen: Screen) -> Html:
    parts = [tag("p", texts.links.of(name=screen.name), class_="soft")]
    if screen.outcome == "old":
        parts.append(tag("p", texts.links.old(), class_="said bad", role="alert"))
    if screen.answer or screen.outcome == "taken":
        taken = [tag("p", texts.links.taken(), class_="taken")] if screen.outcome == "taken" else []
        answers = (_message_html(message, screen) for message in screen.answer)
        tone = "bad" if screen.outcome == "refused" else screen.answer[0].tone if screen.answer else "good"
        parts.append(tag("section", *taken, *answers, class_=f"said {tone}", role="status"))
    if screen.form and (opened := OpenForm.read(screen.form)) is not None:
        parts.append(_form_html(opened, screen.form, screen.nonce, screen.form_seal))
        parts.append(tag("p", tag("a", texts.links.back(), href="")))
    else:
        parts += (tag("section", _message_html(message, screen), class_="card") for message in screen.now)
    if screen.pictured:
        page = f"/t/{screen.pictured}"
        image = tag("img", src=f"{page}/board.png", alt=texts.web.board_picture(), loading="lazy")
        parts.append(tag("figure", tag("a", image, href=page), class_="board"))
    parts.append(tag("p", texts.links.yours_alone(), class_="soft"))
    return joined(parts)


def _message_html(message: ShownMessage, screen: Screen) -> Html:
    parts: list[Html] = []
    if message.content:
        parts.append(chat_html(message.content, screen.zone))
    if message.title:
        parts.append(tag("h2", line_html(message.title, screen.zone)))
    if message.body:
        parts.append(chat_html(message.body, screen.zone, level=3))
    if message.footer:
        parts.append(tag("p", line_html(message.footer, screen.zone), class_="soft"))
    parts += (tag("details", tag("summary", name), tag("pre", text, tabindex="0")) for name, text in message.files)
    pressed = [
        tag("button", button.label, name="press", value=f"{button.seal} {button.action}", class_=button.style)
        for button in message.buttons
        if not button.disabled
    ]
    if pressed:
        parts.append(_post_form(screen.nonce, *pressed))
    return joined(parts)


def _post_form(nonce: str, *contents: Html) -> Html:
    return tag("form", _hidden("nonce", nonce), *contents, method="post", class_="presses")


def _hidden(name: str, value: str) -> Html:
    return tag("input", type="hidden", name=name, value=value)


def _form_html(form: OpenForm, spec: str, nonce: str, seal: str) -> Html:
    """An open form; `spec` is the form as it was sealed, which goes back with what is typed."""
    fields = (_field_html(field, number) for number, field in enumerate(form.fields))
    hidden = [_hidden("nonce", nonce), _hidden("action", form.action), _hidden("seal", seal), _hidden("form", spec)]
    send = tag("button", texts.links.send(), class_="primary")
    return tag("form", *hidden, tag("h2", form.title), *fields, send, method="post", class_="fill")


def _field_html(field: FormField, number: int) -> Html:
    named, noted = f"f{number}", f"n{number}"
    note = tag("p", field.help, class_="soft", id=noted) if field.help else Html("")
    about = {"aria_describedby": noted} if field.help else {}
    needed = {"required": "required"} if field.required else {}
    if field.kind == "ticks":
        return tag("fieldset", tag("legend", field.label), note, tag("div", *_boxes(field), class_="ticks"))
    label = tag("label", field.label, for_=named)
    if field.kind == "choice":
        none = [] if field.required and field.chosen else [tag("option", "", value="")]
        options = (
            tag("option", text, value=value, **({"selected": "selected"} if value in field.chosen else {}))
            for value, text in field.choices
        )
        inside = tag("select", *none, *options, id=named, name=CHOICE + field.id, **about, **needed)
    else:
        attributes = {"id": named, "name": TEXT + field.id, "maxlength": str(field.longest), **about, **needed}
        if field.placeholder:
            attributes["placeholder"] = field.placeholder
        if field.long:
            # HTML drops the first line end of a text area.
            inside = tag("textarea", "\n" + field.value, rows="5", **attributes)
        else:
            inside = tag("input", type="text", value=field.value, autocomplete="off", **attributes)
    return tag("div", label, note, inside, class_="field")


def _boxes(field: FormField) -> Iterator[Html]:
    for value, text in field.choices:
        ticked = {"checked": "checked"} if value in field.chosen else {}
        box = tag("input", type="checkbox", name=CHOICE + field.id, value=value, **ticked)
        yield tag("label", box, " ", text)
