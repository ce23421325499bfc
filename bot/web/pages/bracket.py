"""Brackets as columns of matches, and lives: from the same view as the picture."""

from __future__ import annotations

from bot.charts.elimination import bracket
from bot.files.html import Html, joined, tag
from bot.pictures.bracket import BracketMatch, BracketRound, Slot
from bot.text.context import TournamentContext
from bot.text.picture_kinds import counts_lives, has_bracket
from bot.views.sealing import open_stages
from bot.web.pages.parts import any_sealed, nothing_yet, sealed, stage_steps, stage_wanted
from bot.web.pages.standings import lives_sheet
from bot.web.visit import Visit

NOBODY_YET = "–"


def bracket_stages(context: TournamentContext) -> list[int]:
    """The stages that everybody may see in which one is out who loses."""
    return [number for number in open_stages(context) if has_bracket(context, number) or counts_lives(context, number)]


def has_any_bracket(context: TournamentContext) -> bool:
    """Is there one?"""
    return bool(bracket_stages(context))


def bracket_page(visit: Visit) -> Html:
    """The bracket of a stage as far as it is known, or who has how many lives."""
    context = visit.context
    stages = bracket_stages(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number = stage_wanted(visit, stages)
    contents: list[str] = [stage_steps(visit, "bracket", stages, number)]
    view = bracket(context, number)
    for part in view.parts if view is not None else ():
        contents.append(tag("h2", part.title) if part.title else "")
        columns = [_column(round_, "h3" if part.title else "h2") for round_ in part.rounds]
        label = part.title or context.state.stages[number].title
        contents.append(
            tag(
                "div",
                tag("ul", *columns, class_="tree"),
                class_="branches",
                role="region",
                aria_label=label,
                tabindex="0",
            )
        )
    lives = lives_sheet(visit, number) if counts_lives(context, number) else Html("")
    return joined([*contents, lives]) if view is not None or lives else nothing_yet()


def _column(round_: BracketRound, heading: str) -> Html:
    return tag("li", tag(heading, round_.title), tag("ol", *(tag("li", _match(match)) for match in round_.matches)))


def _match(match: BracketMatch) -> Html:
    return tag("div", _slot(match.top), _slot(match.bottom), class_="match")


def _slot(slot: Slot) -> Html:
    kind = {True: "slot won", False: "slot lost", None: "slot"}[slot.won]
    score = [tag("span", slot.score, class_="score")] if slot.score else []
    return tag("div", tag("bdi", slot.name or NOBODY_YET), *score, class_=kind)
