"""A player's results in the tournaments of a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.texts import texts
from bot.views.groups import groups_of
from bot.views.sealing import is_sealed
from bot.views.standings_table import reached_text
from bot.views.view import Page, View
from formats.core.model import Standing
from formats.core.values import EntrantId


def career_view(name: str, played: Iterable[tuple[TournamentContext, EntrantId]]) -> View:
    """Return the results of a player in each of these tournaments, in their order."""
    page = Page()
    for context, entrant in played:
        lines = list(career_lines(context, entrant))
        page.section(quoted(context.state.title), lines or [texts.career.not_played()])
    if not page.blocks():
        page.line(texts.career.nothing())
    return View(texts.career.title(name=name), page.blocks())


def career_lines(context: TournamentContext, entrant: EntrantId) -> Iterator[str]:
    """Yield the result of an entrant in each public stage."""
    for stage, log in enumerate(context.state.started):
        if entrant not in log.seeds or is_sealed(context, stage):
            continue
        mine = [group for group in groups_of(context, stage) if entrant in group.entrants]
        tables = context.rules(stage).rank_groups(context.stage(stage), [group.name for group in mine])
        for group in mine:
            line = _of(tables[group.name], entrant)
            yield texts.career.place(
                group=group.title,
                rank=texts.numbers.ordinal(number=line.rank),
                of=len(group.entrants),
                came_to=reached_text(line, {}),
                wins=line.wins,
                losses=line.losses,
            )
            yield from _note(context, stage, line)
        if not mine:
            standings = context.standings(stage)
            line = _of(standings, entrant)
            far = context.how_far(stage)
            title = quoted(context.state.stages[stage].title)
            if line.apart:
                continue
            yield texts.career.place(
                group=title,
                rank=texts.numbers.ordinal(number=line.rank),
                of=len(standings),
                came_to=reached_text(line, far),
                wins=line.wins,
                losses=line.losses,
            )
            yield from _note(context, stage, line)


def _of(standings: Iterable[Standing], entrant: EntrantId) -> Standing:
    """Return the line of the entrant."""
    return next(line for line in standings if line.entrant == entrant)


def _note(context: TournamentContext, stage: int, line: Standing) -> Iterator[str]:
    """Yield the note of a line."""
    if line.note is not None:
        yield context.reason(line.note, stage)
