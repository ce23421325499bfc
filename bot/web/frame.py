"""The frame of every page: head, title, navigation, foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.files.html import Html, joined, tag
from bot.text.catalogue import language, languages
from bot.text.labels import LEFT, STATES
from bot.text.names import clean
from bot.text.texts import texts
from bot.views.field_size import entrants_text
from bot.views.info import NO_POLICIES, Policies
from bot.web.contents import SECTIONS
from bot.web.pages.badges import badge, band, colour_of
from bot.web.static_files import static_path
from bot.web.visit import Choices, Section, Visit, chosen
from formats.messages.languages import language_name

SITE_NAME = "Herald"

OVER = frozenset({"finished", "cancelled"})
"""The phases after which nothing changes any more."""

AGAIN_SECONDS = 5
"""After how long a page is read again that says that something is being worked out."""


@dataclass(frozen=True)
class Head:
    """Metadata of a page: title, a sentence about it, its address, a picture, and whether it may be indexed.

    `feed` is the address of its news; `again`: after how many seconds it is to be read again; `colour`: of the
    browser's own bars around the page.

    """

    title: str
    about: str = ""
    address: str = ""
    picture: str = ""
    found: bool = False
    feed: str = ""
    again: int = 0
    colour: str = ""


def whole_page(head: Head, body: Sequence[str]) -> Html:
    """The page as HTML."""
    return Html(f"<!DOCTYPE html>\n{tag('html', _head(head), tag('body', *body), lang=language())}\n")


def _head(head: Head) -> Html:
    preview = {
        "og:title": head.title,
        "og:site_name": SITE_NAME,
        "og:type": "website",
        "og:description": head.about,
        "og:url": head.address,
    }
    picture = {
        "og:image": head.picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{head.title}. {head.about}",
    }
    named = picture if head.picture else {}
    return tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", head.title),
        *([] if head.found else [tag("meta", name="robots", content="noindex")]),
        *([tag("meta", name="description", content=head.about)] if head.about else []),
        *(tag("meta", property=key, content=value) for key, value in (preview | named).items() if value),
        *([tag("meta", name="twitter:card", content="summary_large_image")] if head.picture else []),
        *([tag("meta", http_equiv="refresh", content=str(head.again))] if head.again else []),
        tag("meta", name="color-scheme", content="light dark"),
        *([tag("meta", name="theme-color", content=head.colour)] if head.colour else []),
        tag("link", rel="icon", href=static_path("herald.svg"), type="image/svg+xml"),
        tag("link", rel="stylesheet", href=static_path("page.css")),
        *([tag("link", rel="alternate", type="application/atom+xml", href=head.feed)] if head.feed else []),
        tag("script", src=static_path("page.js"), defer="defer"),
    )


def tournament_page(visit: Visit, section: Section, contents: Html, policies: Policies = NO_POLICIES) -> Html:
    """A page of a tournament around its contents."""
    state = visit.context.state
    title = clean(state.title)
    is_first = not section.key and not visit.part
    heading = section.heading(visit) if section.heading is not None and visit.part else section.title()
    head = Head(
        title if is_first else about_part(heading, title),
        about=about(visit),
        address=f"{visit.base}/t/{visit.public.id}" + (f"/{section.key}" if section.key else ""),
        picture=f"{visit.base}/t/{visit.public.id}/card.png" if visit.base else "",
        found=visit.public.settings.found,
        feed=f"{visit.base}/t/{visit.public.id}/feed.atom" if visit.base else "",
        again=AGAIN_SECONDS if visit.waits else 0,
        colour=colour_of(visit.public.id),
    )
    header = tag(
        "header",
        tag("p", tag("a", texts.web.home(), href=f"/{chosen(visit.choices)}"), class_="home"),
        tag(
            "div",
            badge(title, visit.public.id),
            tag("p" if not is_first else "h1", visit.link(title) if not is_first else title, class_="title"),
            class_="event",
        ),
        tag(
            "p",
            tag("span", STATES[state.phase](), class_=f"phase {state.phase}"),
            *([] if state.phase in OVER else [_live()]),
            *([tag("span", entrants)] if (entrants := _entrants(visit)) else []),
            *([tag("a", texts.web.channel(), href=channel, rel="nofollow")] if (channel := visit.channel) else []),
            class_="soft state",
        ),
        class_="top",
    )
    here = [] if is_first else [tag("h1", heading)]
    main = tag("main", *here, contents, id="main", data_key=visit.public.key, data_stream=f"/t/{visit.public.id}/live")
    return whole_page(
        head,
        [
            _skip(),
            band(visit.public.id),
            header,
            _navigation(visit, section),
            main,
            foot(visit.choices, policies, visit.path(section.key, visit.part)),
        ],
    )


def _live() -> Html:
    """Return the dot that a script lights while changes arrive."""
    return tag("span", "", class_="live", data_live=texts.web.live(), data_offline=texts.web.offline(), role="status")


def about(visit: Visit) -> str:
    """A tournament in a sentence."""
    return f"{STATES[visit.context.state.phase]()} · {_entrants(visit)}"


def _entrants(visit: Visit) -> str:
    state = visit.context.state
    text = entrants_text(visit.context)
    left = sum(entrant.status in LEFT for entrant in state.entrants.values()) if state.started else 0
    return texts.web.entrants_left(entrants=text, left=left) if left else text


def _skip() -> Html:
    return tag("a", texts.web.skip(), href="#main", class_="skip")


def _navigation(visit: Visit, here: Section) -> Html:
    links = []
    for section in SECTIONS:
        if section is here or section.has(visit.context):
            current = {"aria_current": "page"} if section is here else {}
            links.append(tag("li", visit.link(section.title(), section.key, **current)))
    return tag("nav", tag("ul", *links), aria_label=texts.web.sections(), class_="sections")


def foot(choices: Choices, policies: Policies, path: str) -> Html:
    """The end of every page: who made it, and its other languages."""
    plain = path.partition("?")[0]
    others = [
        tag(
            "a",
            language_name(code),
            href=plain + chosen(Choices(code, choices.zone)),
            lang=code,
            hreflang=code,
            **({"aria_current": "true"} if code == language() else {}),
        )
        for code in languages()
    ]
    privacy = [tag("p", tag("a", texts.web.privacy(), href=policies.privacy))] if policies.privacy else []
    return tag(
        "footer",
        tag("nav", joined(others, " "), aria_label=texts.web.language(), class_="languages"),
        tag("p", texts.web.made_by()),
        *privacy,
    )


def plain_page(
    title: str, contents: Html, choices: Choices, *, policies: Policies = NO_POLICIES, found: bool = False
) -> Html:
    """A page of no tournament."""
    main = tag("main", tag("h1", title), contents, id="main")
    return whole_page(Head(title, found=found), [_skip(), main, foot(choices, policies, "/")])


def about_part(part: str, tournament: str) -> str:
    """The title of a page: what it shows, and of which tournament."""
    return f"{part} · {tournament}"
