"""Posts about stages of groups: each group has a thread with its table, games and results.

The channel has the overview.

There are no direct messages when all games open: players are mentioned in the thread with their games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from bot.announcements.capabilities import TellsStory
from bot.announcements.match_posts import match_thread
from bot.announcements.pages import blocks_of, joined_blocks, pages
from bot.announcements.post_builder import GAME_CHANGES, PostBuilder, Thread
from bot.face_api.in_use import faces
from bot.parsing.game_questions import answer_buttons
from bot.service.final_places import placeless
from bot.text import actions
from bot.text.buttons import group_button
from bot.text.context import TournamentContext
from bot.text.games import seat_text
from bot.text.names import elide, quoted
from bot.text.numbers import enumerated
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.groups import games_played, group_named, group_tables, groups_named, groups_of, overview
from bot.views.pairings import reported
from bot.views.view import Page
from formats.core import events as ev
from formats.core.groups import Group
from formats.core.model import Pairing
from formats.core.possible.answers import undecided
from formats.core.possible.time_claims import time_claim
from formats.core.values import PairingId

PODIUM = 3
_GAMES = (*GAME_CHANGES, ev.RoundPaired)
"""Events that change tables and the notes about games below them."""

_OF_A_GAME = (
    ev.MatchNoted | ev.ReportDisputed | ev.ReportTakenBack | ev.ResultCleared | ev.ResultRecorded | ev.ResultReported
)
"""Those of the events that are about one game."""

MOST_UNDER_WAY = 20
"""Maximum number of games in progress that a group's post lists."""


def thread_of(context: TournamentContext, stage: int, group: Group) -> Thread:
    """Return the thread of a group."""
    return Thread(f"s{stage}:{group.name}", elide(f"{group.title} · {context.state.title}", 100))


def home(builder: PostBuilder, pairing: PairingId) -> Thread | None:
    """Return the thread for posts about a game; None for the channel."""
    return home_of(builder.context, pairing)


def home_of(context: TournamentContext, pairing: PairingId) -> Thread | None:
    """Return the thread of the game's group or the game itself, without a change; None for the channel."""
    stage, _, game = context.state.find(pairing)
    group = group_named(context, stage, game.label)
    return match_thread(context, pairing) if group is None else thread_of(context, stage, group)


def table_key(stage: int, group: Group) -> str:
    """Return the post key of a group's table."""
    return f"table:s{stage}:{group.name}"


def started(builder: PostBuilder, event: ev.StageStarted) -> None:
    """Post which entrant plays in which group when a stage of groups begins."""
    groups = groups_of(builder.context, event.stage)
    plan = builder.after.stages[event.stage]
    page = Page()
    page.line(texts.groups.stage_begins(title=plan.title, entrants=len(event.seeds), groups=len(groups)))
    if plan.time_control:
        page.line(texts.rounds.time_control(text=quoted(plan.time_control)))
    own_group = group_button(builder.loaded.id, groups[0])
    page.line(texts.groups.own_threads(button=own_group.label))
    inside = {entrant for group in groups for entrant in group.entrants}
    face = faces().of_format(plan.system)
    story = face.story(builder.context, event) if isinstance(face, TellsStory) else None
    told = frozenset() if story is None else story.told
    outside = [builder.context.names.plain(entrant) for entrant in event.seeds if entrant not in inside | told]
    view = overview(builder.context, event.stage)
    page.line()
    page.lines("\n".join(view.blocks).split("\n"))
    if outside:
        page.line(texts.groups.outside(names=enumerated(outside)))
    page.lines(builder.context.reasons([reason for reason in event.rationale if reason.warning], event.stage))
    if story is not None:
        page.section(story.heading, story.lines)
    buttons = (own_group, *builder.buttons(actions.STANDINGS, actions.WHY))
    # None of the games of these groups has been played yet.
    picture_refs = builder.picture_refs("stage", event.stage)
    messages = pages(view.title, page.blocks(), buttons=buttons, tone="good", picture_refs=picture_refs)
    builder.public(messages, key=f"stage:{event.stage}")


def paired(builder: PostBuilder, event: ev.RoundPaired) -> None:
    """Post the games of rounds published together, in each group's thread, once for all of these rounds."""
    together = [other for other in builder.events if isinstance(other, ev.RoundPaired) and other.stage == event.stage]
    if event is not together[0]:
        return
    for group in groups_of(builder.context, event.stage):
        games = [
            game for round_paired in together for game in round_paired.pairings.pairings if game.label == group.name
        ]
        if games:
            _open(builder, event.stage, group, games)
    _part(builder, event, {game.label for round_paired in together for game in round_paired.pairings.pairings})


def _part(builder: PostBuilder, event: ev.RoundPaired, labels: set[str]) -> None:
    """Post the groups of the next part, and how they were composed, if groups follow one another."""
    context = builder.context
    if event.stage >= len(builder.before.started):
        return  # the post about the stage has them
    known = {group.name for group in groups_of(builder.earlier, event.stage)}
    groups = [group for group in groups_of(context, event.stage) if group.part and group.name in labels - known]
    if not groups:
        return
    page = Page()
    page.lines(context.reasons(event.pairings.rationale, event.stage))
    buttons = (group_button(builder.loaded.id, groups[0]), *builder.buttons(actions.MY_GAME, actions.STANDINGS))
    picture_refs = builder.picture_refs("part", event.stage)
    builder.public(
        pages(context.heading(groups[0].part), page.blocks(), buttons=buttons, tone="good", picture_refs=picture_refs)
    )


def _open(builder: PostBuilder, stage: int, group: Group, games: Sequence[Pairing]) -> None:
    """Post the list of a group's new games below its table, mentioning all players."""
    context, thread = builder.context, thread_of(builder.context, stage, group)
    played, all_games = games_played(context, stage, group)
    first = played == 0 and all_games == len(games)
    if first:
        _table(builder, stage, [group])
    page = Page()
    page.line(_group_begins(group.title, len(games)) if first else texts.groups.more_games(title=group.title))
    page.lines(line for game in games for line in context.reasons(game.reasons, stage) if len(games) == 1)
    page.line(_how_to_report(quoted(context.state.stages[stage].time_control, 200)))
    page.line()
    page.lines(_game_line(context, stage, game) for game in games)
    page.line(_choose_until(builder, games))
    seats = dict.fromkeys(seat for game in games for seat in game.seats)
    answers = answer_buttons(builder.loaded.id, builder.after, builder.engine, games) if len(games) == 1 else ()
    buttons = (*answers, *builder.buttons(actions.REPORT, actions.MY_GAME, actions.WRITE_TO_ME))
    blocks = joined_blocks(page.blocks())
    builder.public(pages("", blocks, mentions=builder.called(seats), buttons=buttons), thread=thread)
    if first and len(builder.before.started) > stage and not group.part:
        builder.say(texts.groups.group_opens(title=group.title), *[_game_line(context, stage, game) for game in games])


def _choose_until(builder: PostBuilder, games: Sequence[Pairing]) -> str:
    """Return until when choices about these games can be made; empty if there are none."""
    ids = {game.id for game in games}
    due = {choice.due for choice in undecided(builder.after, builder.engine) if choice.pairing in ids}
    return texts.asking.choose_until(due=stamp_with_distance(max(due))) if due else ""


def _game_line(context: TournamentContext, stage: int, game: Pairing) -> str:
    """Return the line of a game."""
    seats = (
        seat_text(context.names.plain(entrant), context.side(stage, seat)) for seat, entrant in enumerate(game.seats)
    )
    return " – ".join(seats)


def _table(builder: PostBuilder, stage: int, groups: Iterable[Group]) -> None:
    """Update the tables in place, which sends no notification."""
    wanted = list(groups)
    for group, view in zip(wanted, group_tables(builder.context, stage, wanted), strict=True):
        buttons = builder.buttons(actions.REPORT, actions.MY_GAME)
        messages = pages(view.title, _with_games(builder, stage, group, view.blocks), buttons=buttons)
        builder.keep(table_key(stage, group), messages, thread=thread_of(builder.context, stage, group))


def _with_games(builder: PostBuilder, stage: int, group: Group, table: Sequence[str]) -> Sequence[str]:
    """Return the table with the games in progress below it: answers, questions and reports."""
    context = builder.context
    reports, notes = context.state.reports, context.state.notes
    under_way = [game for game in _open_games(context, stage, group) if game.id in reports or game.id in notes]
    lines = [text for game in under_way if (text := _under_way(context, stage, game))]
    page = Page()
    page.section(texts.groups.under_way(), lines[:MOST_UNDER_WAY])
    return joined_blocks((*table, *page.blocks()))


def _open_games(context: TournamentContext, stage: int, group: Group) -> Iterator[Pairing]:
    """Yield the group's published games without a result."""
    for round_ in context.stage(stage).rounds:
        games = round_.games.by_label.get(group.name, ())
        if games and len(results := round_.results_by_label[group.name]) < len(games):
            yield from (game for game in games if game.id not in results)


def _under_way(context: TournamentContext, stage: int, game: Pairing) -> str:
    """Return the state of an open game besides its players; empty if nothing is known."""
    report = context.state.reports.get(game.id)
    if report is not None:
        state = texts.rounds.disputed() if report.disputed_by is not None else reported(context, game)
        return f"**{context.players(game)}** · {state}"
    if not context.state.notes.get(game.id):
        return ""
    claim = time_claim(context.state, game)
    if claim is not None:
        name, due = context.names.plain, None if claim.answered else claim.due
        return f"**{context.players(game)}** · {_under_way_text(name(claim.by), name(claim.accused), due)}"
    rules, now = context.rules(stage), context.stage(stage)
    answered = {note.note for note in context.state.notes[game.id]}
    questions = [question.question for question in rules.questions(game, now) if question.note not in answered]
    said = [context.reason(reason, stage) for reason in (*rules.said(game, now), *questions)]
    return f"**{context.players(game)}** · {' '.join(said)}" if said else ""


def change_group_tables(builder: PostBuilder) -> None:
    """Update the tables of all groups in which something has changed."""
    if not builder.happened(*_GAMES) or not builder.after.started:
        return
    stage = builder.after.stage_number
    groups = groups_of(builder.context)
    if builder.happened(ev.CommandUndone):
        _table(builder, stage, groups)
        return
    labels = {builder.after.find(event.pairing)[2].label for event in builder.events if isinstance(event, _OF_A_GAME)}
    labels |= {
        game.label
        for event in builder.events
        if isinstance(event, ev.RoundAmended | ev.RoundPaired)
        for game in event.pairings.pairings
        if any(games_played(builder.context, stage, group)[0] for group in groups if group.name == game.label)
    }
    changed = groups_named(builder.context, stage, labels)
    _table(builder, stage, changed)
    for group in changed:
        _completed(builder, stage, group)


def _completed(builder: PostBuilder, stage: int, group: Group) -> None:
    """Announce that a group is complete, if its last result was part of this change."""
    if group.goes_on:
        return
    played, games = games_played(builder.context, stage, group)
    if played < games or games_played(builder.earlier, stage, group)[0] == games:
        return
    builder.say(texts.groups.complete(title=group.title), tone="good", thread=thread_of(builder.context, stage, group))


def final(builder: PostBuilder) -> None:
    """Post the best of every group at the end of a stage whose groups are ranked separately."""
    groups, stage = groups_of(builder.context), builder.after.stage_number
    tables = builder.context.rules(stage).rank_groups(builder.context.stage(stage), [group.name for group in groups])
    name, out = builder.context.names.plain, placeless(builder.after, builder.engine, stage)
    best = {
        group.name: [line.entrant for line in tables[group.name] if line.entrant not in out][:PODIUM]
        for group in groups
    }
    lines = [_winner_line(group.title, list(map(name, best[group.name]))) for group in groups if best[group.name]]
    picture_refs = builder.picture_refs("winners", stage)
    buttons = builder.buttons(actions.STANDINGS)
    builder.public(pages("", blocks_of(lines), buttons=buttons, picture_refs=picture_refs), key="final")


def _group_begins(title: str, games: int) -> str:
    """To everybody in a group, above the list of its games."""
    if games == 1:
        return texts.groups.group_begins_games_1(title=title)
    return texts.groups.group_begins(title=title, games=games)


def _how_to_report(time_control: str) -> str:
    """Explain how players report."""
    text = texts.groups.how_to_report()
    return f"{text} {texts.groups.time_control(time_control=time_control)}" if time_control else text


def _winner_line(title: str, names: Sequence[str]) -> str:
    """The best of a group, in order."""
    return texts.numbers.labelled(
        label=title, text=enumerated(f"{place}. {name}" for place, name in enumerate(names, start=1))
    )


def _under_way_text(player: str, accused: str, until: datetime | None) -> str:
    """In a group's table: what is claimed, and until when there may be an answer."""
    if until is None:
        return texts.time_claims.directors_decide(player=player, accused=accused)
    return texts.time_claims.under_way(player=player, accused=accused, until=stamp_with_distance(until))
