"""A player's way through the tournaments of a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.groups import groups_of
from bot.app.views.view import Page, View
from bot.app.wording import career as words
from formats.core.model import Standing
from formats.core.values import EntrantId


def career_view(name: str, played: Iterable[tuple[Scene, EntrantId]]) -> View:
    """What became of somebody in each of these tournaments, in their order."""
    page = Page()
    for scene, entrant in played:
        lines = list(_lines(scene, entrant))
        page.section(quoted(scene.state.title), lines or [words.NOT_PLAYED])
    if not page.blocks():
        page.line(words.NOTHING)
    return View(words.title(name), page.blocks())


def _lines(scene: Scene, entrant: EntrantId) -> Iterator[str]:
    for stage, log in enumerate(scene.state.started):
        if entrant not in log.seeds:
            continue
        mine = [group for group in groups_of(scene, stage) if entrant in group.entrants]
        tables = scene.rules(stage).rank_groups(scene.stage(stage), [group.name for group in mine])
        for group in mine:
            line = _of(tables[group.name], entrant)
            yield words.place(group.title, line.rank, len(group.entrants), line.half_points, line.wins, line.losses)
            yield from _note(scene, stage, line)
        if not mine:
            standings = scene.standings(stage)
            line = _of(standings, entrant)
            title = quoted(scene.state.stages[stage].title)
            yield words.place(title, line.rank, len(standings), line.half_points, line.wins, line.losses)
            yield from _note(scene, stage, line)


def _of(standings: Iterable[Standing], entrant: EntrantId) -> Standing:
    return next(line for line in standings if line.entrant == entrant)


def _note(scene: Scene, stage: int, line: Standing) -> Iterator[str]:
    if line.note is not None:
        yield scene.reason(line.note, stage)
