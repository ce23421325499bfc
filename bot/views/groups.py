"""Tables of leagues and other groups, with lines between promotion, staying and demotion.

A stage may have a hundred groups, and a result changes one of them. So groups, tables and their parts are memoized by
the identity of the immutable values that they depend on (`memoize`); the language of the reader (`rendering_key`) is
part of every key, because the texts are already translated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.text.catalogue import rendering_key
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import format_text
from bot.text.names import Names, display_width, elide
from bot.text.numbers import enumerated
from bot.text.reasons import reason_text
from bot.text.texts import texts
from bot.views.standings_table import column_help, standings_table
from bot.views.table import csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.core.groups import Group
from formats.core.memoize import memoize
from formats.core.model import Standing
from formats.core.rules import StageRules
from formats.core.state import Round, Stage
from formats.core.values import EntrantId


def groups_of(context: TournamentContext, stage: int | None = None) -> tuple[Group, ...]:
    """Return the groups of a stage (default: the current one); none before it has begun."""
    number = context.stage_of(stage)
    if number < 0:
        return ()
    named = rendering_key()
    known = context.known_groups.get((number, named))
    if known is None:
        known = context.known_groups[number, named] = _groups_in(context.rules(number), context.stage(number), named)
    return known


@memoize(lambda rules, stage, rendering_key: (rules, stage, rendering_key))
def _groups_in(rules: StageRules, stage: Stage, rendering_key: str) -> tuple[Group, ...]:
    """Return the groups of a stage in the reader's language."""
    return _translated(rules.groups(stage), rendering_key)


@memoize(lambda groups, rendering_key: (groups, rendering_key))
def _translated(groups: Sequence[Group], rendering_key: str) -> tuple[Group, ...]:  # noqa: ARG001 - it depends on it
    """Return the groups with titles and parts in the reader's language."""
    return tuple(replace(group, title=format_text(group.title), part=format_text(group.part)) for group in groups)


def part_of_round(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return the part of the stage to which a round belongs if groups follow one another; else an empty text."""
    labels = {pairing.label for pairing in round_.pairings.pairings}
    return next((group.part for group in groups_of(context, stage) if group.part and group.name in labels), "")


def together_with(context: TournamentContext, stage: int, round_: Round) -> tuple[Round, ...]:
    """Return the rounds that are one round for the players: those of the part; otherwise only this one."""
    part = part_of_round(context, stage, round_)
    rounds = context.state.started[stage].rounds
    return tuple(other for other in rounds if part_of_round(context, stage, other) == part) if part else (round_,)


def game_place(context: TournamentContext, game: Game) -> str:
    """Return the group that a game belongs to, or its round where there are no groups."""
    group = group_named(context, game.stage, game.pairing.label)
    return context.round_title(game.stage, game.round) if group is None else group.title


def round_named(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return the name of a round for players; if groups follow one another, the part with its groups."""
    part = part_of_round(context, stage, round_)
    if not part:
        return context.round_title(stage, round_)
    own = [group.title.removeprefix(f"{part}, ") for group in groups_of(context, stage) if group.part == part]
    return texts.numbers.label(label=part_title(context, stage, round_), text=enumerated(own))


def part_title(context: TournamentContext, stage: int, round_: Round) -> str:
    """Return the title of the part to which a round belongs: `Main, Round 1`."""
    part, title = part_of_round(context, stage, round_), context.stage_title(stage)
    return f"{title}, {part}" if title and part else part


def game_named(context: TournamentContext, stage: int, round_: Round, label: str) -> str:
    """Return where a game is played: the group if groups follow one another, else the round."""
    group = group_named(context, stage, label)
    if group is None or not group.part:
        return context.round_title(stage, round_)
    title = context.stage_title(stage)
    return f"{title}, {group.title}" if title else group.title


def group_named(context: TournamentContext, stage: int, name: str) -> Group | None:
    """Return the group whose games have this label, if there is one."""
    return next(iter(groups_named(context, stage, [name])), None)


def groups_named(context: TournamentContext, stage: int, names: Iterable[str]) -> list[Group]:
    """Return the groups whose games have one of these labels, in order."""
    groups = groups_of(context, stage)
    places = _places(groups)
    return [groups[place] for place in sorted(places[name] for name in names if name in places)]


@memoize(lambda groups: (groups,))
def _places(groups: Sequence[Group]) -> Mapping[str, int]:
    """Return the position of each group by its name."""
    return {group.name: place for place, group in enumerate(groups)}


@memoize(lambda groups: (groups,))
def parts_of(groups: Sequence[Group]) -> tuple[str, ...]:
    """Return the parts of groups that follow one another, in order; empty for other groups."""
    return tuple(dict.fromkeys(group.part for group in groups if group.part))


@memoize(lambda groups: (groups,))
def latest_of(groups: Sequence[Group]) -> tuple[Group, ...]:
    """Return the groups of the latest part; all groups if they do not follow one another."""
    return tuple(group for group in groups if group.part == groups[-1].part)


def groups_with(context: TournamentContext, entrant: EntrantId) -> list[Group]:
    """Return the groups of an entrant in the current stage; the latest ones if groups follow one another."""
    groups = [group for group in groups_of(context) if entrant in group.entrants]
    return [group for group in groups if group.part == groups[-1].part]


def part_in_play(context: TournamentContext, stage: int | None = None) -> str:
    """Return the latest part of a stage (default: the current one) if groups follow one another; else an empty text."""
    groups = groups_of(context, stage)
    return groups[-1].part if groups else ""


def ranked_apart(context: TournamentContext) -> bool:
    """Return True if each group of the current stage has its own ranking: groups that do not follow one another."""
    groups = groups_of(context)
    return bool(groups) and not parts_of(groups)


def group_views(context: TournamentContext, stage: int, groups: Iterable[Group]) -> list[View]:
    """Return the current table of each of these groups, with a file."""
    return [
        replace(view, csv=_csv(context, stage, group, standings))
        for group, standings, view in _tables(context, stage, groups)
    ]


def group_tables(context: TournamentContext, stage: int, groups: Iterable[Group]) -> list[View]:
    """Return the same without files, for posts."""
    return [view for _, _, view in _tables(context, stage, groups)]


def _tables(
    context: TournamentContext, stage: int, groups: Iterable[Group]
) -> Iterator[tuple[Group, Sequence[Standing], View]]:
    """Yield each group with its standings and its table."""
    wanted = list(groups)
    standings = context.rules(stage).rank_groups(context.stage(stage), [group.name for group in wanted])
    for group in wanted:
        lines = standings[group.name]
        yield group, lines, _view(context, stage, group, lines, games_played(context, stage, group))


VIEWS_KEPT = 1024
"""Maximum number of memoized tables: more than two languages of the largest tournament need."""


def _view_depends_on(
    context: TournamentContext, stage: int, group: Group, standings: Sequence[Standing], games: tuple[int, int]
) -> tuple[object, ...]:
    """Return the objects that a table depends on: the key of the memo."""
    plan = context.state.stages[stage]
    shown = (context.state.title, plan, context.stage_title(stage), context.engine, context.names, rendering_key())
    return (*shown, group, standings, *games)


@memoize(_view_depends_on, most=VIEWS_KEPT)
def _view(
    context: TournamentContext, stage: int, group: Group, standings: Sequence[Standing], games: tuple[int, int]
) -> View:
    """Return the table of a group."""
    page = Page()
    played, all_games = games
    page.line(texts.groups.games_played(played=played, games=all_games))
    columns = context.columns(group.columns, stage)
    grid = fitted_table(*standings_table(context, stage, standings, columns, {}))
    page.table(_with_cuts(context, stage, group, grid.lines))
    page.lines(context.reason(line.note, stage) for line in standings if line.note is not None)
    page.lines(column_help(grid, columns))
    return View(context.heading(group.title), page.blocks())


def games_played(context: TournamentContext, stage: int, group: Group) -> tuple[int, int]:
    """Return how many of the group's published games have a result, and how many there are."""
    return _counted(context.state.started[stage].rounds, group.name)


@memoize(lambda rounds, name: (rounds, name), most=256)
def _counted(rounds: Sequence[Round], name: str) -> tuple[int, int]:
    """Return the number of games with that label that have a result, and of all of them."""
    with_games = [round_ for round_ in rounds if name in round_.games.by_label]
    played = sum([len(round_.results_by_label[name]) for round_ in with_games])
    return played, sum([len(round_.games.by_label[name]) for round_ in with_games])


def _with_cuts(context: TournamentContext, stage: int, group: Group, lines: list[str]) -> list[str]:
    """Return the table with a line below each place that is the last of its kind (promotion, for example)."""
    width = max(map(display_width, lines), default=0)
    meanings = _meanings(group, context.names, context.system_key(stage), rendering_key())
    with_cuts = lines[:1]
    for place, line in enumerate(lines[1:], start=1):
        with_cuts.append(line)
        if place in meanings:
            cut = elide(f"-- {meanings[place]} ", width)
            with_cuts.append(cut + "-" * (width - display_width(cut)))
    return with_cuts


@memoize(lambda group, names, system, rendering_key: (group, names, system, rendering_key), most=VIEWS_KEPT)
def _meanings(group: Group, names: Names, system: str, rendering_key: str) -> Mapping[int, str]:  # noqa: ARG001
    """Return the meaning of the lines in a group's table, by the place above them."""
    return {cut.after: reason_text(cut.meaning, system, names, markdown=False) for cut in group.cuts}


def _csv(context: TournamentContext, stage: int, group: Group, standings: Sequence[Standing]) -> CsvFile:
    """Return the table of a group as a file."""
    head = [
        "place",
        "name",
        "points",
        "won",
        "lost",
        *(column.head for column in context.columns(group.columns, stage)),
    ]
    rows = [
        [
            line.rank,
            context.names.full(line.entrant),
            line.points / line.scale,
            line.wins,
            line.losses,
            *line.tie_breaks,
        ]
        for line in standings
    ]
    return csv_file(file_name(context.state.title, group.title), head, rows)


def parts_view(context: TournamentContext, stage: int) -> View:
    """Return the groups of a stage part by part, with who advanced from each."""
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
                _ranked_line(
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
    return View(context.heading(texts.groups.parts_title(), stage), page.blocks(), file)


def overview(context: TournamentContext, stage: int) -> View:
    """Return the members of each group, with everything as a file."""
    page = Page()
    rows: list[list[object]] = []
    for group in groups_of(context, stage):
        names = enumerated(context.names.plain(entrant) for entrant in group.entrants)
        page.line(group_line(group.title, names))
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


def group_line(title: str, names: str) -> str:
    """A group and who plays in it."""
    return texts.numbers.labelled(label=title, text=names)


def _ranked_line(title: str, names: Sequence[tuple[str, bool]]) -> str:
    """A group in its order; those who go on from it are bold."""
    shown = [f"**{place}. {name}**" if on else f"{place}. {name}" for place, (name, on) in enumerate(names, start=1)]
    return texts.numbers.label(label=title, text=enumerated(shown))
