"""The tables of leagues and other groups, with the lines that part who goes where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.text.catalogue import manner
from bot.text.context import TournamentContext, translated
from bot.text.format_texts import format_text
from bot.text.names import Names
from bot.text.wording import groups as words
from bot.text.wording import tables
from bot.text.wording.reasons import reason_text
from bot.views.standings_table import standings_table
from bot.views.table import TABLE_WIDTH, csv_file, file_name, table_lines
from bot.views.view import CsvFile, Page, View
from formats.core.groups import Group
from formats.core.memoize import remembered
from formats.core.model import Standing
from formats.core.rules import StageRules
from formats.core.state import Round, Stage
from formats.core.values import EntrantId


def groups_of(context: TournamentContext, stage: int | None = None) -> tuple[Group, ...]:
    """The groups of a stage (default: the one in play); none before it has begun."""
    number = context.stage_of(stage)
    if number < 0:
        return ()
    named = manner()
    known = context.known_groups.get((number, named))
    if known is None:
        known = context.known_groups[number, named] = _groups_in(context.rules(number), context.stage(number), named)
    return known


@remembered(lambda rules, stage, manner: (rules, stage, manner))
def _groups_in(rules: StageRules, stage: Stage, manner: str) -> tuple[Group, ...]:
    return _translated(rules.groups(stage), manner)


@remembered(lambda groups, manner: (groups, manner))
def _translated(groups: Sequence[Group], manner: str) -> tuple[Group, ...]:  # noqa: ARG001 - it depends on it
    """The groups in the language of the reader."""
    return tuple(
        replace(group, title=format_text(group.title), part=format_text(group.part), columns=translated(group.columns))
        for group in groups
    )


def part_of_round(context: TournamentContext, stage: int, round_: Round) -> str:
    """The part of a stage to which a round of the timetable belongs, where groups follow one another; else nothing."""
    labels = {pairing.label for pairing in round_.pairings.pairings}
    return next((group.part for group in groups_of(context, stage) if group.part and group.name in labels), "")


def together_with(context: TournamentContext, stage: int, round_: Round) -> tuple[Round, ...]:
    """The rounds of the timetable that are one round to its people: those of the part, elsewhere just this one."""
    part = part_of_round(context, stage, round_)
    rounds = context.state.started[stage].rounds
    return tuple(other for other in rounds if part_of_round(context, stage, other) == part) if part else (round_,)


def round_named(context: TournamentContext, stage: int, round_: Round) -> str:
    """What its people call a round: of groups that follow one another the part with its groups."""
    part = part_of_round(context, stage, round_)
    if not part:
        return context.round_title(stage, round_)
    own = [group.title.removeprefix(f"{part}, ") for group in groups_of(context, stage) if group.part == part]
    title = context.stage_title(stage)
    return f"{title}, {part}: {', '.join(own)}" if title else f"{part}: {', '.join(own)}"


def part_title(context: TournamentContext, stage: int, round_: Round) -> str:
    """The round of its people to which a round belongs, where groups follow one another: `Main, Round 1`."""
    part, title = part_of_round(context, stage, round_), context.stage_title(stage)
    return f"{title}, {part}" if title and part else part


def game_named(context: TournamentContext, stage: int, round_: Round, label: str) -> str:
    """Where a game is played, in the words of its people: of groups that follow one another the group."""
    group = group_named(context, stage, label)
    if group is None or not group.part:
        return context.round_title(stage, round_)
    title = context.stage_title(stage)
    return f"{title}, {group.title}" if title else group.title


def group_named(context: TournamentContext, stage: int, name: str) -> Group | None:
    """The group whose games carry this label, if there is one."""
    return next(iter(groups_named(context, stage, [name])), None)


def groups_named(context: TournamentContext, stage: int, names: Iterable[str]) -> list[Group]:
    """The groups whose games carry one of these labels, as far as there are any, in order."""
    groups = groups_of(context, stage)
    places = _places(groups)
    return [groups[place] for place in sorted(places[name] for name in names if name in places)]


@remembered(lambda groups: (groups,))
def _places(groups: Sequence[Group]) -> Mapping[str, int]:
    """Where each group stands, by its name."""
    return {group.name: place for place, group in enumerate(groups)}


@remembered(lambda groups: (groups,))
def parts_of(groups: Sequence[Group]) -> tuple[str, ...]:
    """The parts that groups belong to where they follow one another, in order; empty for those that do not."""
    return tuple(dict.fromkeys(group.part for group in groups if group.part))


@remembered(lambda groups: (groups,))
def latest_of(groups: Sequence[Group]) -> tuple[Group, ...]:
    """The groups of the latest part; all of them where they do not follow one another."""
    return tuple(group for group in groups if group.part == groups[-1].part)


def groups_with(context: TournamentContext, entrant: EntrantId) -> list[Group]:
    """The groups an entrant plays in, in the stage in play; of groups that follow one another the latest."""
    groups = [group for group in groups_of(context) if entrant in group.entrants]
    return [group for group in groups if group.part == groups[-1].part]


def part_in_play(context: TournamentContext, stage: int | None = None) -> str:
    """The latest part of a stage whose groups follow one another (default: the one in play); else nothing."""
    groups = groups_of(context, stage)
    return groups[-1].part if groups else ""


def ranked_apart(context: TournamentContext) -> bool:
    """Is the stage in play one of groups that do not follow one another, so that each has its own ranking?"""
    groups = groups_of(context)
    return bool(groups) and not parts_of(groups)


def group_views(context: TournamentContext, stage: int, groups: Iterable[Group]) -> list[View]:
    """The table of each of these groups, as it stands, and as a file."""
    return [
        replace(view, csv=_csv(context, group, standings)) for group, standings, view in _tables(context, stage, groups)
    ]


def group_tables(context: TournamentContext, stage: int, groups: Iterable[Group]) -> list[View]:
    """The same without files, for posts that have none."""
    return [view for _, _, view in _tables(context, stage, groups)]


def _tables(
    context: TournamentContext, stage: int, groups: Iterable[Group]
) -> Iterator[tuple[Group, Sequence[Standing], View]]:
    wanted = list(groups)
    standings = context.rules(stage).rank_groups(context.stage(stage), [group.name for group in wanted])
    for group in wanted:
        lines = standings[group.name]
        yield group, lines, _view(context, stage, group, lines, games_played(context, stage, group))


VIEWS_KEPT = 1024
"""More than two languages of the largest tournament have."""


def _view_depends_on(
    context: TournamentContext, stage: int, group: Group, standings: Sequence[Standing], games: tuple[int, int]
) -> tuple[object, ...]:
    plan = context.state.stages[stage]
    shown = (context.state.title, plan, context.stage_title(stage), context.engine, context.names, manner())
    return (*shown, group, standings, *games)


@remembered(_view_depends_on, most=VIEWS_KEPT)
def _view(
    context: TournamentContext, stage: int, group: Group, standings: Sequence[Standing], games: tuple[int, int]
) -> View:
    page = Page()
    played, all_games = games
    page.line(words.games_played(played, all_games))
    page.table(_with_cuts(context, stage, group, _grid(context, group, standings)))
    page.lines(context.reason(line.note, stage) for line in standings if line.note is not None)
    page.lines(_help(group, manner()))
    return View(context.heading(group.title), page.blocks())


def games_played(context: TournamentContext, stage: int, group: Group) -> tuple[int, int]:
    """How many of the group's published games have a result, and how many there are."""
    return _counted(context.state.started[stage].rounds, group.name)


@remembered(lambda rounds, name: (rounds, name), most=256)
def _counted(rounds: Sequence[Round], name: str) -> tuple[int, int]:
    """The games with that label that have a result, and all of them."""
    with_games = [round_ for round_ in rounds if name in round_.games.by_label]
    played = sum([len(round_.results_by_label[name]) for round_ in with_games])
    return played, sum([len(round_.games.by_label[name]) for round_ in with_games])


def _grid(context: TournamentContext, group: Group, standings: Sequence[Standing]) -> list[str]:
    columns, rows = standings_table(context, standings, group.columns, {})
    # A league of many columns may be wider than a phone; it is still a table.
    return table_lines(columns, rows) or table_lines(columns, rows, 10 * TABLE_WIDTH) or []


def _with_cuts(context: TournamentContext, stage: int, group: Group, lines: list[str]) -> list[str]:
    """The table with a line behind each place that is the last to lead somewhere."""
    width = max(map(len, lines), default=0)
    meanings = _meanings(group, context.names, context.words(stage), manner())
    with_cuts = lines[:1]
    for place, line in enumerate(lines[1:], start=1):
        with_cuts.append(line)
        if place in meanings:
            with_cuts.append(words.cut(meanings[place], width))
    return with_cuts


@remembered(lambda group, names, said_by, manner: (group, names, said_by, manner), most=VIEWS_KEPT)
def _meanings(group: Group, names: Names, said_by: Mapping[str, str], manner: str) -> Mapping[int, str]:  # noqa: ARG001
    """What the lines of a group's table mean, by the place they stand behind."""
    return {cut.after: reason_text(cut.meaning, said_by, names, markdown=False) for cut in group.cuts}


@remembered(lambda group, manner: (group, manner), most=VIEWS_KEPT)
def _help(group: Group, manner: str) -> tuple[str, ...]:  # noqa: ARG001
    """What the columns of a group's table mean."""
    return tuple(tables.tie_break_help(column.head, column.help) for column in group.columns)


def _csv(context: TournamentContext, group: Group, standings: Sequence[Standing]) -> CsvFile:
    head = ["place", "name", "points", "won", "lost", *(column.head for column in group.columns)]
    rows = [
        [
            line.rank,
            context.names.full(line.entrant),
            line.half_points / 2,
            line.wins,
            line.losses,
            *line.tie_breaks,
        ]
        for line in standings
    ]
    return csv_file(file_name(context.state.title, group.title), head, rows)


def parts_view(context: TournamentContext, stage: int) -> View:
    """The groups of a stage in which groups follow one another, part by part, and who went on from each."""
    groups = groups_of(context, stage)
    tables = context.rules(stage).rank_groups(context.stage(stage), [group.name for group in groups])
    parts = list(dict.fromkeys(group.part for group in groups))
    page = Page()
    rows: list[list[object]] = []
    for place, part in enumerate(parts):
        later = {who for group in groups if group.part in parts[place + 1 :] for who in group.entrants}
        own = [group for group in groups if group.part == part]
        page.section(
            part,
            [
                words.ranked_line(
                    group.title.removeprefix(f"{part}, "),
                    [(context.names.plain(line.entrant), line.entrant in later) for line in tables[group.name]],
                )
                for group in own
            ],
        )
        rows += [
            [part, group.title, number, context.names.full(line.entrant), "yes" if line.entrant in later else ""]
            for group in own
            for number, line in enumerate(tables[group.name], start=1)
        ]
    file = csv_file(file_name(context.state.title, "groups"), ["round", "group", "place", "name", "went on"], rows)
    return View(context.heading(words.PARTS_TITLE(), stage), page.blocks(), file)


def overview(context: TournamentContext, stage: int) -> View:
    """Who plays in which group, and everything as a file."""
    page = Page()
    rows: list[list[object]] = []
    for group in groups_of(context, stage):
        names = ", ".join(context.names.plain(entrant) for entrant in group.entrants)
        page.line(words.group_line(group.title, names))
        rows += [
            [group.title, number, context.names.full(entrant), context.state.entrants[entrant].data.rating]
            for number, entrant in enumerate(group.entrants, start=1)
        ]
    file = csv_file(
        file_name(context.state.title, context.stage_title(stage), "groups"),
        ["group", "number", "name", "rating"],
        rows,
    )
    return View(context.heading(context.state.stages[stage].title), page.blocks(), file)
