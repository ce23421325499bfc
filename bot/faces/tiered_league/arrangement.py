"""Preview of the arrangement of a cycle: differences from the last cycle, with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.faces.tiered_league.texts import texts
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.numbers import listed
from bot.text.phrases import Phrase, by_code, said
from bot.views.groups import overview
from bot.views.standings import rating_text
from bot.views.table import csv_file, file_name
from bot.views.view import CsvFile, Page, View
from formats.core.events import StageStarted
from formats.core.values import EntrantId
from formats.systems.tiered_league.arrangement import Arrangement, Change, arrange
from formats.systems.tiered_league.players import player_of
from formats.systems.tiered_league.structure import tier_letter
from formats.systems.tiered_league.title import KEPT_BY, KEPT_BY_ABSENT

TITLE_TIER = "title"
KEPT = frozenset({KEPT_BY, KEPT_BY_ABSENT})
SIGNS: Mapping[str, str] = {"up": "↑", "down": "↓", "same": "=", "new": "+"}
MOVES: Mapping[str, Phrase] = by_code(texts, "arrangement_moves_", "up", "down", "new", "same")


def heading(move: str, count: int) -> str:
    """Return the heading for the players with the same kind of move."""
    return f"{MOVES[move]()} ({count})"


def arrangement_view(context: TournamentContext, started: StageStarted) -> View:
    """Everything a director looks at. `context` tells of the tournament as it would be with the arrangement."""
    arrangement = arrange(player_of(context.state.entrants[entrant]) for entrant in started.seeds)
    changes = arrangement.changes()
    why = _reasons(context, started)
    page = Page()
    page.line(texts.arrangement_not_published())
    page.line(
        texts.arrangement_size(
            players=len(started.seeds), leagues=len(arrangement.leagues()), tiers=len(arrangement.tiers)
        )
    )
    if arrangement.holder is not None:
        page.line(texts.arrangement_holder(name=context.names.plain(arrangement.holder.id)))
    page.lines(context.reasons([reason for reason in started.rationale if reason.code in KEPT], started.stage))
    page.section(
        texts.arrangement_worth_a_look(), list(_warnings(context, started)) or [texts.arrangement_nothing_odd()]
    )
    for move in MOVES:
        moved = [change for change in changes if change.move == move]
        page.section(heading(move, len(moved)), [_line(change, why) for change in moved])
    page.section(texts.arrangement_leagues(), "\n".join(overview(context, started.stage).blocks).split("\n"))
    return View(context.heading(texts.arrangement_title()), page.blocks(), _csv(context, arrangement, changes, why))


def _reasons(context: TournamentContext, started: StageStarted) -> dict[EntrantId, str]:
    """Why each is in the tier: the last that was found, before the snake dealt out the leagues."""
    return {
        entrant: context.reason(reason, started.stage)
        for reason in started.rationale
        if reason.rule != "R7"
        for entrant in reason.about
    }


def _line(change: Change, why: dict[EntrantId, str]) -> str:
    before, after = _tier(change.before), tier_letter(change.after)
    way = f"{before} → {after}" if before and before != after else after
    return f"**{way}** {why[change.entrant]}"


def _tier(number: int | None) -> str:
    return "" if number is None else tier_letter(number) if number else format_text(TITLE_TIER)


def _warnings(context: TournamentContext, started: StageStarted) -> Iterator[str]:
    """Yield warnings: entrants without a place, without a rating, or who timed out."""
    plain, inside = context.names.plain, set(started.seeds)
    absent = [entrant.id for entrant in context.state.active_entrants() if entrant.id not in inside]
    if absent:
        yield texts.arrangement_not_in(count=len(absent), names=listed([plain(entrant) for entrant in absent]))
    entrants = [context.state.entrants[entrant] for entrant in started.seeds]
    unrated = [plain(entrant.id) for entrant in entrants if entrant.data.rating is None]
    if unrated:
        yield texts.arrangement_without_rating(count=len(unrated), names=listed(unrated))
    players = [player_of(entrant) for entrant in entrants]
    disqualified = [plain(player.id) for player in players if player.last is not None and player.last.disqualified]
    if disqualified:
        yield texts.arrangement_disqualified(count=len(disqualified), names=listed(disqualified))


def _csv(
    context: TournamentContext, arrangement: Arrangement, changes: Sequence[Change], why: dict[EntrantId, str]
) -> CsvFile:
    league_of = {player.id: name for name, members in arrangement.leagues().items() for player in members}
    rows = [
        [
            context.names.full(change.entrant),
            rating_text(context.state.entrants[change.entrant]),
            _tier(change.before),
            tier_letter(change.after),
            league_of[change.entrant],
            SIGNS[change.move],
            why[change.entrant].replace("**", ""),
        ]
        for change in changes
    ]
    head = said(
        (
            texts.arrangement_entrant,
            texts.arrangement_rating,
            texts.arrangement_before,
            texts.arrangement_now,
            texts.arrangement_league,
            texts.arrangement_move,
            texts.arrangement_why,
        )
    )
    return csv_file(file_name(context.state.title, "arrangement"), head, rows)
