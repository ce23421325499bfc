"""Brackets as columns of matches, lives with opponents, and paths through ranks: from the same views as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from bot.charts.capabilities import PlaysForRanks
from bot.charts.elimination import bracket, rounds_with_lives
from bot.face_api.in_use import faces
from bot.files.html import Html, joined, tag
from bot.files.sheets import Head, Row, sheet
from bot.pictures.bracket import BracketMatch, BracketRound, Slot
from bot.text.context import TournamentContext
from bot.text.picture_kinds import counts_lives, has_bracket
from bot.text.texts import texts
from bot.views.sealing import open_stages
from bot.web.pages.parts import any_sealed, nothing_yet, player, sealed, stage_steps, stage_wanted
from bot.web.pages.standings import lives_sheet, stages_of_groups, tables_of_groups
from bot.web.visit import Visit
from formats.core.steps import source_of

NOBODY_YET = "–"


def bracket_stages(context: TournamentContext) -> list[int]:
    """The stages that everybody may see in which one is out who loses, or loses ranks."""
    return [
        number
        for number in open_stages(context)
        if has_bracket(context, number) or counts_lives(context, number) or _by_ranks(context, number) is not None
    ]


def _by_ranks(context: TournamentContext, number: int) -> PlaysForRanks | None:
    face = faces().of_format(context.system(number).key)
    return face if isinstance(face, PlaysForRanks) else None


def has_any_bracket(context: TournamentContext) -> bool:
    """Is there one?"""
    return bool(bracket_stages(context))


def bracket_page(visit: Visit) -> Html:
    """The bracket of a stage as far as it is known, who has how many lives, or everybody's path through the ranks."""
    context = visit.context
    stages = bracket_stages(context)
    if not stages:
        return sealed() if any_sealed(context) else nothing_yet()
    number = stage_wanted(visit, stages)
    shown = joined(_trees(context, number))
    if counts_lives(context, number):
        shown = joined([lives_sheet(visit, number), shown])
    steps, groups = stage_steps(visit, "bracket", stages, number), joined(_groups_before(visit, number))
    return joined([steps, shown or nothing_yet(), _paths(visit, number), groups])


def _groups_before(visit: Visit, number: int) -> Iterable[Html]:
    """Yield the groups from which a stage is fed, below its bracket."""
    context = visit.context
    source = source_of(context.state, number) if number else -1
    if source in stages_of_groups(context):
        yield tag("h2", visit.link(context.state.stages[source].title, "groups"))
        yield from tables_of_groups(visit, source)


def _trees(context: TournamentContext, number: int) -> Iterable[Html]:
    """Yield the trees of a bracket, or the rounds of a stage as columns of matches."""
    title, view = context.state.stages[number].title, bracket(context, number)
    for part in view.parts if view is not None else ():
        if part.title:
            yield tag("h2", part.title)
        yield _tree(part.title or title, part.rounds, "h3" if part.title else "h2")
    face = _by_ranks(context, number)
    rounds = rounds_with_lives(context, number) if face is None else face.rank_rounds(context, number)
    if rounds:
        yield tag("h2", texts.web.all_rounds())
        yield _tree(title, rounds, "h3", "tree rounds")


def _tree(label: str, rounds: Sequence[BracketRound], heading: str, kind: str = "tree") -> Html:
    columns = tag("ul", *(_column(round_, heading) for round_ in rounds), class_=kind)
    return tag("div", columns, class_="branches", role="region", aria_label=label, tabindex="0")


def _column(round_: BracketRound, heading: str) -> Html:
    note = [tag("p", round_.note, class_="soft")] if round_.note else []
    matches = tag("ol", *(tag("li", _match(match)) for match in round_.matches))
    return tag("li", tag(heading, round_.title), *note, matches)


def _match(match: BracketMatch) -> Html:
    label = [tag("span", match.label, class_="code")] if match.label else []
    return tag("div", *label, _slot(match.top), _slot(match.bottom), class_="match")


def _slot(slot: Slot) -> Html:
    kind = {True: "slot won", False: "slot lost", None: "slot"}[slot.won]
    seed = [tag("span", slot.seed, class_="seed")] if slot.seed else []
    score = [tag("span", slot.score, class_="score")] if slot.score else []
    return tag("div", *seed, tag("bdi", slot.name or NOBODY_YET), *score, class_=kind)


def _paths(visit: Visit, number: int) -> Html:
    """Everybody's rank at the start and after each round, where players exchange ranks."""
    face = _by_ranks(visit.context, number)
    paths = None if face is None else face.rank_paths(visit.context, number)
    if paths is None:
        return Html("")
    heads = [Head(texts.tables.name(), "names"), *(Head(head, "number") for head in paths.heads)]
    rows = []
    for who, ranks in paths.ranks.items():
        kinds = {at: _move(before, after) for at, (before, after) in enumerate(pairwise(ranks), start=2)}
        cells = [NOBODY_YET if rank is None else str(rank) for rank in ranks]
        rows.append(Row([player(visit, who), *cells], kinds=kinds))
    title = texts.web.rank_paths()
    return joined([tag("h2", title), sheet(title, heads, rows, kind="tight moves")])


def _move(before: int | None, after: int | None) -> str:
    """Return the class of a rank that is better or worse than the one before it."""
    if before is None or after is None or before == after:
        return ""
    return "up" if after < before else "down"
