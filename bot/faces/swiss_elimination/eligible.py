"""Seats of playoffs: by eligibility before they begin, with replacements for entrants who drop out."""

from __future__ import annotations

from dataclasses import dataclass

from bot.faces.swiss_elimination.stage import playoff_options, playoffs_of
from bot.faces.swiss_elimination.texts import texts as own
from bot.text.context import TournamentContext
from bot.text.numbers import plain_number
from bot.text.texts import texts
from bot.views.capabilities import SplitField
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import Page, View
from formats.core.lots import Lots
from formats.core.steps import stage_field
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.eligibility import Eligibility, eligibility
from formats.systems.swiss_elimination.progress import Progress
from formats.toolkit.invitation import INVITATION

HEADS = ("place", "name", "score", "status")
"""The columns of the file, as a list of entrants is read again."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table: an entrant's place, and what it means at present; `seed` for those with a seat."""

    of: Eligibility
    status: str
    seed: int | None = None


def seated(context: TournamentContext) -> tuple[EntrantId, ...] | None:
    """Return the entrants with a seat in seed order while that can change; None once the first round is published."""
    playoffs = playoffs_of(context)
    if playoffs is not None:
        return None if playoffs.stage.rounds else Progress(playoffs.stage, playoffs.options).seats
    lines = _lines(context)
    return None if lines is None else tuple(line.entrant for line in lines if line.verdict == "seeded")


def split_field(context: TournamentContext, number: int) -> SplitField | None:
    """Split a stage's field into seats, as many as the table has, and the reserves behind them."""
    options = playoff_options(context, number)
    if options is None:
        return None
    table = options.match_table
    rounds = own.eligibility_rounds(first=table.rounds[0], last=table.rounds[-1])
    return SplitField(
        table.size,
        _taken(context, number),
        texts.tables.reserves(),
        own.eligibility_about_seeds(),
        own.eligibility_order(),
        rounds,
    )


def _taken(context: TournamentContext, number: int) -> int:
    """Return how many seats of a stage have an entrant."""
    playoffs = playoffs_of(context, number)
    if playoffs is not None:
        return len(Progress(playoffs.stage, playoffs.options).seats)
    return sum(line.verdict == "seeded" for line in _lines(context) or ())


def _lines(context: TournamentContext) -> tuple[Eligibility, ...] | None:
    """The table before the playoffs begin; those who nothing but a lot parts stand as they signed up."""
    if context.state.started or not context.state.active_entrants():
        return None
    options = playoff_options(context, 0)
    if options is None:
        return None
    return eligibility(stage_field(context.state, context.engine, 0), options, Lots(""))


def table(context: TournamentContext) -> tuple[Line, ...]:
    """Everybody in the order of eligibility; empty once the playoffs have begun, and in other formats."""
    listed: list[Line] = []
    seeds = reserves = 0
    for eligible in _lines(context) or ():
        answered = (INVITATION.key, eligible.entrant) in context.state.forms
        seed = None
        if eligible.verdict == "seeded":
            seeds += 1
            seed, status = seeds, own.eligibility_seed(number=seeds)
        elif eligible.verdict == "reserve":
            reserves += 1
            status = own.eligibility_reserve(number=reserves)
        elif eligible.verdict == "not_coming":
            status = own.eligibility_declined() if answered else own.eligibility_no_answer()
        else:
            status = own.eligibility_not_invited()
        listed.append(Line(eligible, status, seed))
    return tuple(listed)


def eligibility_view(context: TournamentContext) -> View:
    """The table with scores, and who is seeded, in reserve, or has not answered."""
    lines, page = table(context), Page()
    title = context.heading(own.eligibility_title())
    if not lines:
        page.line(own.eligibility_nothing())
        return View(title, page.blocks())
    page.line(own.eligibility_help())
    columns = [
        Column("#"),
        Column(own.eligibility_name(), "left", elastic=True),
        Column(own.eligibility_score(), spare=1),
        Column(own.eligibility_status(), "left", elastic=True),
    ]
    rows = [
        [
            str(line.of.place),
            context.names.full(line.of.entrant),
            "–" if line.of.score is None else plain_number(float(line.of.score)),
            line.status,
        ]
        for line in lines
    ]
    page.table(fitted_table(columns, rows).lines)
    page.line(own.eligibility_level())
    return View(title, page.blocks(), csv_file(file_name(context.state.title, "eligibility"), HEADS, rows))


def seeds_view(context: TournamentContext) -> View:
    """View of the entrants with a seat by seed, then the reserves in their order."""
    lines, page = table(context), Page()
    seeds = [line for line in lines if line.seed is not None]
    page.lines(f"{line.seed}. **{context.names.plain(line.of.entrant)}**" for line in seeds)
    options = playoff_options(context, 0)
    empty = 0 if options is None else options.match_table.size - len(seeds)
    if empty > 0:
        page.line(own.eligibility_byes(count=empty))
    reserves = [context.names.plain(line.of.entrant) for line in lines if line.of.verdict == "reserve"]
    if reserves:
        page.section(texts.tables.reserves(), [_in_order(reserves)])
    return View(context.heading(own.eligibility_seeds()), page.blocks())


def _in_order(names: list[str]) -> str:
    line = names[0]
    for name in names[1:]:
        line = own.eligibility_then(names=line, name=name)
    return line


def moved(before: tuple[EntrantId, ...], after: tuple[EntrantId, ...]) -> tuple[list[EntrantId], list[EntrantId]]:
    """Return the entrants who lost a seat and those who got one, each in seed order."""
    return [entrant for entrant in before if entrant not in after], [
        entrant for entrant in after if entrant not in before
    ]
