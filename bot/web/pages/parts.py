"""Parts shared by several pages: links to players, expandable reasons, links from stage to stage."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.files.html import Html, items, joined, tag
from bot.files.report_stage import why
from bot.text.context import TournamentContext
from bot.text.names import clean
from bot.text.texts import texts
from bot.views.sealing import is_sealed, open_stages
from bot.web.visit import NotHereError, Visit
from formats.core.model import Reason
from formats.core.values import EntrantId

_STAGE = re.compile(r"[1-9]\d?")


def player(visit: Visit, entrant: EntrantId) -> Html:
    """A name, in whichever direction it is written, that leads to the player's page."""
    return tag("a", tag("bdi", visit.context.titled(entrant)), href=visit.path("players", entrant))


def reasons(visit: Visit, found: Iterable[Reason], stage: int) -> Html:
    """Reasons as sentences behind a click; nothing where there are none."""
    listed = why(visit.context, found, stage, visit.path("rules"))
    return tag("details", tag("summary", texts.web.why()), listed) if listed else Html("")


def nothing_yet() -> Html:
    """There is nothing to show."""
    return tag("p", texts.web.not_yet(), class_="soft")


def sealed() -> Html:
    """There is something, but for nobody's eyes yet."""
    return tag("p", texts.report.sealed(), class_="card")


def steps(label: str, links: Sequence[Html]) -> Html:
    """Links side by side to parts of a page; none where there is only one."""
    if len(links) < 2:  # noqa: PLR2004 - what one could choose from
        return Html("")
    return tag("nav", tag("ul", *(tag("li", link) for link in links), class_="steps"), aria_label=label)


def stage_wanted(visit: Visit, stages: Sequence[int]) -> int:
    """The stage that the address names, counted from 1 there and from 0 here; the latest of `stages` where it is none.

    `NotHereError` where the stage is none of these.
    """
    if not visit.part:
        return stages[-1]
    number = int(visit.part) - 1 if _STAGE.fullmatch(visit.part) else -1
    if number not in stages:
        raise NotHereError
    return number


def stage_steps(visit: Visit, section: str, stages: Sequence[int], here: int) -> Html:
    """Links to the same page of other stages."""
    links = [
        visit.link(
            clean(visit.context.state.stages[number].title),
            section,
            str(number + 1),
            **({"aria_current": "page"} if number == here else {}),
        )
        for number in stages
    ]
    return steps(texts.web.all_stages(), links)


def begun_stages(context: TournamentContext) -> list[int]:
    """The stages with at least one round that everybody may see."""
    return [number for number in open_stages(context) if context.stage(number).rounds]


def any_sealed(context: TournamentContext) -> bool:
    """Is there a stage of which something is not for everybody yet?"""
    return any(is_sealed(context, number) for number in range(len(context.state.started)))


def named(heading: str, *contents: str) -> Html:
    """Contents below a heading; nothing where there are none."""
    return joined([tag("h2", heading), *contents]) if any(contents) else Html("")


def listed(parts: Iterable[str]) -> Html:
    """A list of sentences, small."""
    sentences = items(parts)
    return tag("div", sentences, class_="soft") if sentences else Html("")
