"""The arrangement of a cycle of leagues before it is published: what differs from the last cycle, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.app.speaking.context import TournamentContext
from bot.app.speaking.format_texts import format_text
from bot.app.views.groups import overview
from bot.app.views.standings import rating_text
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import CsvFile, Page, View
from bot.faces.tiered_league.wording import arrangement as words
from formats.core.events import StageStarted
from formats.core.values import EntrantId
from formats.systems.tiered_league.arrangement import Arrangement, Change, arrange
from formats.systems.tiered_league.players import player_of
from formats.systems.tiered_league.structure import tier_letter

TITLE_TIER = "title"


def arrangement_view(context: TournamentContext, started: StageStarted) -> View:
    """Everything a director looks at. `context` tells of the tournament as it would be with the arrangement."""
    found = arrange(player_of(context.state.entrants[one]) for one in started.seeds)
    changes = found.changes()
    why = _reasons(context, started)
    page = Page()
    page.line(words.NOT_PUBLISHED())
    page.line(words.size(len(started.seeds), len(found.leagues()), len(found.tiers)))
    if found.holder is not None:
        page.line(words.holder(context.names.plain(found.holder.id)))
    elif any(reason.code == "title_kept_by_absent" for reason in started.rationale):
        page.line(words.title_kept())
    page.section(words.WORTH_A_LOOK(), list(_warnings(context, started)) or [words.NOTHING_ODD()])
    for move in words.MOVES:
        moved = [one for one in changes if one.move == move]
        page.section(words.heading(move, len(moved)), [_line(one, why) for one in moved])
    page.section(words.LEAGUES(), "\n".join(overview(context, started.stage).blocks).split("\n"))
    return View(context.heading(words.TITLE()), page.blocks(), _csv(context, found, changes, why))


def _reasons(context: TournamentContext, started: StageStarted) -> dict[EntrantId, str]:
    """Why each is in the tier: the last that was found, before the snake dealt out the leagues."""
    return {
        one: context.reason(reason, started.stage)
        for reason in started.rationale
        if reason.rule != "R7"
        for one in reason.about
    }


def _line(change: Change, why: dict[EntrantId, str]) -> str:
    return words.moved(_tier(change.before), tier_letter(change.after), why[change.entrant])


def _tier(number: int | None) -> str:
    return "" if number is None else tier_letter(number) if number else format_text(TITLE_TIER)


def _warnings(context: TournamentContext, started: StageStarted) -> Iterator[str]:
    """Who is not in, whose strength is not known, who timed out."""
    plain, inside = context.names.plain, set(started.seeds)
    absent = [one.id for one in context.state.active_entrants() if one.id not in inside]
    if absent:
        yield words.not_in([plain(one) for one in absent])
    entrants = [context.state.entrants[one] for one in started.seeds]
    unrated = [plain(one.id) for one in entrants if one.data.rating is None]
    if unrated:
        yield words.without_rating(unrated)
    players = [player_of(one) for one in entrants]
    disqualified = [plain(one.id) for one in players if one.last is not None and one.last.disqualified]
    if disqualified:
        yield words.disqualified(disqualified)


def _csv(
    context: TournamentContext, found: Arrangement, changes: Sequence[Change], why: dict[EntrantId, str]
) -> CsvFile:
    league_of = {player.id: name for name, members in found.leagues().items() for player in members}
    rows = [
        [
            context.names.full(one.entrant),
            rating_text(context.state.entrants[one.entrant]),
            _tier(one.before),
            tier_letter(one.after),
            league_of[one.entrant],
            words.SIGNS[one.move],
            why[one.entrant].replace("**", ""),
        ]
        for one in changes
    ]
    head = [words.ENTRANT(), words.RATING(), words.BEFORE(), words.NOW(), words.LEAGUE(), words.MOVE(), words.WHY()]
    return csv_file(file_name(context.state.title, "arrangement"), head, rows)
