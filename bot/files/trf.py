"""FIDE's Tournament Report File (TRF26), for pairing checkers and rating officers.

`formats.toolkit.fide` has the record of a stage and the columns of the file; here is what only the bot knows: names,
dates and places. Readings: seat 0 is white; a game that does not count, a missed round and being free are zero-point
byes; rounds from the first incomplete one on are left out; places follow the tie-breaks of C.07 (record 202) wherever
those of the stage have one of the same name there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.text.context import TournamentContext
from bot.text.messages import Attachment
from bot.text.names import clean
from bot.views.table import file_name
from formats.messages.sentences import english_title
from formats.toolkit.fide.record import Tournament
from formats.toolkit.fide.stage_record import Position, RecordedAsChess, complete_rounds
from formats.toolkit.fide.tie_breaks import TieBreaks
from formats.toolkit.fide.trf import Report, write_report
from formats.toolkit.fide.trf.players import national_number, with_name
from formats.toolkit.fide.trf.report import DATES, INFO, ROUND_WIDTH

LARGEST_NUMBER = 9999
MOST_TENTHS = 999
"""The largest score that fits into four characters with a decimal."""

BY_HAND = "### MPA @ Round {}"
"""The comment on a round that was paired by hand."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Additional data for rating officers: place, federation, arbiter.

    `federation` has three letters; `rate` is the rate of play, by default that of the plan.
    """

    place: str = ""
    federation: str = ""
    arbiter: str = ""
    rate: str = ""


def has_trf(context: TournamentContext, stage: int) -> bool:
    """Return True if a started stage can be written in this format, also its points."""
    return len(context.state.started[stage].seeds) <= LARGEST_NUMBER and _record(context, stage) is not None


def trf(
    context: TournamentContext, stage: int, heading: Heading = Heading(), by_hand: Sequence[int] = ()
) -> Attachment:
    """Return the complete rounds of a stage for which `has_trf` is True; those paired `by_hand` have a comment."""
    record = _record(context, stage)
    if record is None:
        raise ValueError(stage)
    codes = _tie_breaks(context, stage)
    kept = context.state.settings.report_lines if stage == 0 else ()
    named = _named(context, stage, record, codes)
    report = Report(
        named,
        info={**dict(_info(context, stage, record.tournament, heading)), **_kept_info(kept, heading)},
        dates=_dates_line(context, stage, kept),
        others=(*_others(context, stage, codes), *_kept_others(kept, named), *map(BY_HAND.format, by_hand)),
    )
    name = file_name(context.state.title, context.stage_title(stage), ending="trf")
    return Attachment(name=name, text=write_report(report).decode())


def _record(context: TournamentContext, stage: int) -> Position | None:
    """Return the record of a stage if a report file can have it."""
    system = context.system(stage)
    if not isinstance(system, RecordedAsChess):
        return None
    record = system.chess_record(context.stage(stage), context.options(stage))
    if record is None:
        return None
    points = record.tournament.points
    most = max(
        (sum(points.of(entry.result) for entry in player.entries) for player in record.tournament.players), default=0
    )
    return record if most <= MOST_TENTHS else None


def _tie_breaks(context: TournamentContext, stage: int) -> tuple[str, ...] | None:
    system = context.system(stage)
    return system.report_tie_breaks(context.options(stage)) if isinstance(system, RecordedAsChess) else None


def _named(context: TournamentContext, stage: int, record: Position, codes: Sequence[str] | None) -> Tournament:
    """Return the tournament with names and places, and the planned number of rounds."""
    system, options = context.system(stage), context.options(stage)
    shown = context.stage(stage)
    if codes is None:
        lines = system.rank(replace(shown, rounds=tuple(complete_rounds(shown))), options)
        rank_of = {line.entrant: line.rank for line in lines}
        ranks = [rank_of[who] for who in record.order]
    else:
        ranks = TieBreaks(record.tournament).ranks(["PTS", *codes])
    players = [
        replace(player, name=clean(context.names.full(who)), rank=rank)
        for player, who, rank in zip(record.tournament.players, record.order, ranks, strict=True)
    ]
    planned = system.planned_rounds(shown, options)
    return replace(record.tournament, players=players, rounds=record.tournament.rounds if planned is None else planned)


def _info(
    context: TournamentContext, stage: int, tournament: Tournament, heading: Heading
) -> Iterator[tuple[str, str]]:
    """Yield the lines about the tournament, by code."""
    log, plan = context.state.started[stage], context.stage(stage).plan
    dates = _dates(context, stage)
    yield "012", clean(context.heading("", stage))
    if heading.place:
        yield "022", clean(heading.place)
    if heading.federation:
        yield "032", clean(heading.federation).upper()
    if log.started_at is not None:
        yield "042", f"{log.started_at:%Y/%m/%d}"
    if dates:
        yield "052", f"{dates[-1]:%Y/%m/%d}"
    yield "062", str(len(tournament.players))
    yield "072", str(sum(player.rating > 0 for player in tournament.players))
    yield "082", "0"
    yield "092", f"Individual: {english_title(plan.system)}"
    if heading.arbiter:
        yield "102", clean(heading.arbiter)
    rate = heading.rate or plan.time_control
    if rate:
        yield "122", clean(rate)


def _kept_info(kept: Sequence[str], heading: Heading) -> Mapping[str, str]:
    """Return the lines about the event of the file that the tournament was continued from; `heading` comes first."""
    given = {"022": heading.place, "032": heading.federation, "102": heading.arbiter, "122": heading.rate}
    info: dict[str, str] = {}
    for line in kept:
        code = line[:3]
        if code in INFO and not given.get(code):
            info[code] = "\n".join(filter(None, (info.get(code), line[4:])))
    return info


def _kept_others(kept: Sequence[str], tournament: Tournament) -> Iterator[str]:
    """Yield the other lines of that file, those of national ratings with today's names."""
    for line in kept:
        number = national_number(line)
        if number:
            yield with_name(line, tournament.players[number - 1].name if number <= len(tournament.players) else "")
        elif line[:3] not in {*INFO, DATES}:
            yield line


def _dates(context: TournamentContext, stage: int) -> Sequence[datetime]:
    """Return when the complete rounds were paired."""
    return context.state.started[stage].paired_at[: len(complete_rounds(context.stage(stage)))]


def _dates_line(context: TournamentContext, stage: int, kept: Sequence[str]) -> str:
    """Return the dates of rounds: those of the file that was continued, then those of later rounds."""
    cells = [f"{date:%y/%m/%d}" for date in _dates(context, stage)]
    before = next((line[4:] for line in kept if line[:3] == DATES), "")
    known = [before[start : start + ROUND_WIDTH].strip() for start in range(0, len(before), ROUND_WIDTH)]
    return "  ".join(f"{cell:8}" for cell in (*known, *cells[len(known) :])).rstrip()


def _others(context: TournamentContext, stage: int, codes: Sequence[str] | None) -> Iterator[str]:
    """Yield pairing system and tie-breaks, where FIDE has codes for them."""
    system = context.system(stage)
    kind = system.report_type_of(context.options(stage)) if isinstance(system, RecordedAsChess) else ""
    if kind:
        yield f"192 {kind}"
    if codes:
        yield f"202 {','.join(codes)}"
