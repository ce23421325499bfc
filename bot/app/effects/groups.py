"""Stages of groups: each group has a thread with its table, its games and its results; the channel hears of the whole.

Nobody is written to when all games open: everybody is called in the thread where the games are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.app import actions
from bot.app.answers_due import undecided
from bot.app.buttons import group_button
from bot.app.effects.desk import Desk, Thread
from bot.app.effects.pages import blocks_of, pages
from bot.app.messages import TITLE_LIMIT, Message
from bot.app.names import quoted
from bot.app.noting import answer_buttons
from bot.app.scene import Scene
from bot.app.views.groups import games_played, group_named, group_views, groups_of, overview, ranked_apart
from bot.app.views.standings import standings_view
from bot.app.views.view import Page
from bot.app.wording import asking
from bot.app.wording import groups as words
from bot.app.wording import rounds as round_words
from formats.core import events as ev
from formats.core.groups import Group
from formats.core.model import Pairing
from formats.core.values import PairingId

TIMED_OUT = "timed_out"
"""The note with which a player says that the opponent has run out of time."""

PODIUM = 3
_GAMES = (ev.RoundPaired, ev.RoundAmended, ev.ResultRecorded, ev.ResultCleared, ev.CommandUndone)
"""What changes tables."""


def thread_of(scene: Scene, stage: int, group: Group) -> Thread:
    """The thread of a group."""
    return Thread(f"s{stage}:{group.name}", f"{group.title} · {scene.state.title}"[:100])


def home(desk: Desk, pairing: PairingId) -> Thread | None:
    """The thread in which a game is told about; None where that is the channel."""
    stage, _, found = desk.after.find(pairing)
    group = group_named(desk.scene, stage, found.label)
    return None if group is None else thread_of(desk.scene, stage, group)


def table_key(stage: int, group: Group) -> str:
    """The key of a group's table."""
    return f"table:s{stage}:{group.name}"


def started(desk: Desk, event: ev.StageStarted) -> bool:
    """A stage of groups begins: who plays where, for everybody. False where the stage has none."""
    groups = groups_of(desk.scene, event.stage)
    if not groups:
        return False
    plan = desk.after.stages[event.stage]
    page = Page()
    page.line(words.stage_begins(plan.title, len(event.seeds), len(groups)))
    if plan.time_control:
        page.line(round_words.time_control(quoted(plan.time_control)))
    page.line(words.OWN_THREADS)
    inside = {one for group in groups for one in group.entrants}
    outside = [desk.scene.names.plain(one) for one in event.seeds if one not in inside]
    view = overview(desk.scene, event.stage)
    page.line()
    page.lines("\n".join(view.blocks).split("\n"))
    if outside:
        page.line(words.outside(", ".join(outside)))
    buttons = (group_button(desk.live.id, groups[0]), *desk.buttons(actions.STANDINGS, actions.WHY))
    # Who came from where, if a cycle went before; and the groups, none of whose games has been played.
    sights = desk.sights("moves", "groups", stage=event.stage)
    messages = pages(view.title, page.blocks(), buttons=buttons, tone="good", csv=view.csv, sights=sights)
    desk.public(messages, key=f"stage:{event.stage}")
    return True


def paired(desk: Desk, event: ev.RoundPaired) -> bool:
    """The games of rounds published together, in each group's own thread. False where the stage has no groups."""
    groups = groups_of(desk.scene, event.stage)
    if not groups:
        return False
    together = [other for other in desk.events if isinstance(other, ev.RoundPaired) and other.stage == event.stage]
    if event is together[0]:
        for group in groups:
            games = [game for one in together for game in one.pairings.pairings if game.label == group.name]
            if games:
                _open(desk, event.stage, group, games)
        _part(desk, event, {game.label for one in together for game in one.pairings.pairings})
    return True


def _part(desk: Desk, event: ev.RoundPaired, labels: set[str]) -> None:
    """The next of the groups that follow one another: for everybody who plays where, and how that was found."""
    scene = desk.scene
    if event.stage >= len(desk.before.started):
        return  # the post about the stage has them
    known = {group.name for group in groups_of(desk.earlier, event.stage)}
    groups = [group for group in groups_of(scene, event.stage) if group.part and group.name in labels - known]
    if not groups:
        return
    page = Page()
    page.lines(scene.reasons(event.pairings.rationale, event.stage))
    buttons = (group_button(desk.live.id, groups[0]), *desk.buttons(actions.MY_GAME, actions.STANDINGS))
    sights = desk.sights("groups", stage=event.stage)
    desk.public(pages(scene.heading(groups[0].part), page.blocks(), buttons=buttons, tone="good", sights=sights))


def _open(desk: Desk, stage: int, group: Group, games: Sequence[Pairing]) -> None:
    """The list of a group's new games, with everybody called, under its table."""
    scene, thread = desk.scene, thread_of(desk.scene, stage, group)
    played, all_games = games_played(scene, stage, group)
    first = played == 0 and all_games == len(games)
    if first:
        _table(desk, stage, [group])
    page = Page()
    page.line(words.group_begins(group.title, len(games)) if first else words.more_games(group.title))
    page.lines(line for game in games for line in scene.reasons(game.reasons, stage) if len(games) == 1)
    page.line(words.how_to_report(quoted(scene.state.stages[stage].time_control, 200)))
    page.line()
    page.lines(_game_line(scene, stage, game) for game in games)
    page.line(_choose_until(desk, games))
    seats = dict.fromkeys(seat for game in games for seat in game.seats)
    answers = answer_buttons(desk.live.id, desk.after, desk.engine, games) if len(games) == 1 else ()
    buttons = (*answers, *desk.buttons(actions.REPORT, actions.MY_GAME))
    desk.public(pages("", page.blocks(), mentions=desk.users(seats), buttons=buttons), thread=thread)
    if first and len(desk.before.started) > stage and not group.part:
        desk.say(words.group_opens(group.title), *[_game_line(scene, stage, game) for game in games])


def _choose_until(desk: Desk, games: Sequence[Pairing]) -> str:
    """Until when choices about these games can be made; empty where there are none."""
    ids = {game.id for game in games}
    due = {one.due for one in undecided(desk.after, desk.engine) if one.pairing in ids}
    return asking.choose_until(max(due)) if due else ""


def _game_line(scene: Scene, stage: int, game: Pairing) -> str:
    seats = (round_words.seat(scene.names.plain(one), scene.side(stage, seat)) for seat, one in enumerate(game.seats))
    return words.game_line(*seats)


def _table(desk: Desk, stage: int, groups: Iterable[Group]) -> None:
    """Tables as they are now, in place: nobody is notified."""
    wanted = list(groups)
    for group, view in zip(wanted, group_views(desk.scene, stage, wanted), strict=True):
        buttons = desk.buttons(actions.REPORT, actions.MY_GAME)
        messages = pages(view.title, view.blocks, buttons=buttons)
        desk.keep(table_key(stage, group), messages, thread=thread_of(desk.scene, stage, group))


def refresh(desk: Desk) -> None:
    """The tables of all groups in which something has changed."""
    if not desk.happened(*_GAMES) or not desk.after.started:
        return
    stage = desk.after.stage_number
    groups = groups_of(desk.scene)
    if desk.happened(ev.CommandUndone):
        _table(desk, stage, groups)
        return
    labels = {
        desk.after.find(event.pairing)[2].label
        for event in desk.events
        if isinstance(event, ev.ResultRecorded | ev.ResultCleared)
    }
    labels |= {
        game.label
        for event in desk.events
        if isinstance(event, ev.RoundAmended | ev.RoundPaired)
        for game in event.pairings.pairings
        if any(games_played(desk.scene, stage, group)[0] for group in groups if group.name == game.label)
    }
    changed = [group for group in groups if group.name in labels]
    _table(desk, stage, changed)
    for group in changed:
        _completed(desk, stage, group)


def _completed(desk: Desk, stage: int, group: Group) -> None:
    """The last result of a group has come in just now."""
    if group.goes_on:
        return
    played, games = games_played(desk.scene, stage, group)
    if played < games or games_played(desk.earlier, stage, group)[0] == games:
        return
    view = group_views(desk.scene, stage, [group])[0]
    messages = pages(
        words.complete(group.title), view.blocks, mentions=desk.users(group.entrants), tone="good", csv=view.csv
    )
    desk.public(messages, thread=thread_of(desk.scene, stage, group))


def claimed_on_time(desk: Desk, event: ev.MatchNoted) -> None:
    """Directors look at the game and rule."""
    game = desk.scene.game(event.pairing)
    if event.by is None:
        return
    loser, name = game.pairing.opponent(event.by), desk.scene.names.plain
    buttons = desk.buttons((actions.TIME_OUT, f"{event.pairing}.{loser}"), (actions.RESULT, event.pairing))
    text = words.timed_out(name(event.by), name(loser))
    title = desk.scene.heading(desk.scene.round_title(game.stage, game.round))[:TITLE_LIMIT]
    desk.directors(Message(title=title, body=text, tone="attention", buttons=buttons))


def final(desk: Desk) -> bool:
    """The best of every group, at the end. False where there are none, or where all are ranked together."""
    if not ranked_apart(desk.scene):
        return False
    groups, stage = groups_of(desk.scene), desk.after.stage_number
    tables = desk.scene.rules(stage).rank_groups(desk.scene.stage(stage), [group.name for group in groups])
    name = desk.scene.names.plain
    lines = [
        words.winner_line(group.title, [name(line.entrant) for line in tables[group.name][:PODIUM]]) for group in groups
    ]
    sights = desk.sights("pyramid", "groups", stage=stage)
    csv, buttons = standings_view(desk.scene).csv, desk.buttons(actions.STANDINGS)
    desk.public(pages("", blocks_of(lines), buttons=buttons, csv=csv, sights=sights), key="final")
    return True
