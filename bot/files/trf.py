"""FIDE's Tournament Report File (TRF16, FIDE Handbook C.04 Annex 2), for pairing checkers and rating officers.

Columns count from 1, in characters. Line 001 of a player: 5-8 starting number, 15-47 name, 49-52 rating, 81-84 points,
86-89 rank; of round n, from column 92 + 10 (n - 1): 4 characters of the opponent's number, a blank, the colour, a
blank, the result. `XXR`, the number of rounds planned, and `BBW` to `BBU`, what results are worth by a points table,
are extensions that pairing checkers understand.

Readings: seat 0 is white. A game that does not count, a missed round and being free are a zero-point bye (`Z`), a bye
of a full point is the pairing-allocated one (`U`) or a round off (`F`). Rounds from the first incomplete one on are
omitted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.text.context import TournamentContext
from bot.text.messages import Attachment
from bot.text.names import clean
from bot.views.table import file_name
from formats.core.model import Bye, Standing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

NAME_WIDTH, LARGEST_RATING, LARGEST_NUMBER = 33, 9999, 9999
POINTS_END = 100
"""The first score that does not fit into four characters with a decimal."""

LINE_END = "\r\n"
"""FIDE requires a carriage return at the end of every line, other programs a line feed."""

_BYES = {0: "Z", 1: "H", 2: "U"}
_NOT_PAIRED = "0000 - Z"


def has_trf(context: TournamentContext, stage: int) -> bool:
    """Return True if a started stage can be written in this format, also its points."""
    if not context.rules(stage).chess_like or len(context.state.started[stage].seeds) > LARGEST_NUMBER:
        return False
    table = context.rules(stage).point_table
    return table.is_usual or all(
        line.points < POINTS_END * line.scale for line in context.engine.standings(context.state, stage)
    )


@dataclass(frozen=True, slots=True)
class Heading:
    """Additional data for rating officers: place, federation, arbiter.

    `federation` has three letters; `rate` is the rate of play, by default that of the plan.
    """

    place: str = ""
    federation: str = ""
    arbiter: str = ""
    rate: str = ""


def trf(context: TournamentContext, stage: int, heading: Heading = Heading()) -> Attachment:
    """Return the complete rounds of a stage for which `has_trf` is True."""
    played = complete_rounds(context.stage(stage))
    lines = [*_tournament(context, played, heading), *_players(context, played)]
    name = file_name(context.state.title, context.stage_title(stage), ending="trf")
    return Attachment(name=name, text="".join(line.rstrip() + LINE_END for line in lines))


def complete_rounds(stage: Stage) -> Stage:
    """Return the stage as it was before the first incomplete round."""
    open_from = next((place for place, round_ in enumerate(stage.rounds) if not round_.complete), len(stage.rounds))
    return replace(stage, rounds=stage.rounds[:open_from])


def _tournament(context: TournamentContext, stage: Stage, heading: Heading) -> Iterator[str]:
    """Yield the lines about the tournament."""
    log = context.state.started[stage.number]
    system, options = context.system(stage.number), context.options(stage.number)
    rated = sum(_rating(context, entrant) > 0 for entrant in stage.seeds)
    dates = log.paired_at[: len(stage.rounds)]
    yield f"012 {clean(context.heading('', stage.number))}"
    if heading.place:
        yield f"022 {clean(heading.place)}"
    if heading.federation:
        yield f"032 {clean(heading.federation).upper()}"
    if log.started_at is not None:
        yield f"042 {log.started_at:%Y/%m/%d}"
    if dates:
        yield f"052 {dates[-1]:%Y/%m/%d}"
    yield f"062 {len(stage.seeds)}"
    yield f"072 {rated}"
    yield "082 0"
    yield f"092 Individual: {system.title}"
    if heading.arbiter:
        yield f"102 {clean(heading.arbiter)}"
    rate = heading.rate or stage.plan.time_control
    if rate:
        yield f"122 {clean(rate)}"
    if dates:
        yield f"132{' ' * 88}" + "  ".join(f"{date:%y/%m/%d}" for date in dates)
    planned = system.planned_rounds(stage, options)
    yield f"XXR {len(stage.rounds) if planned is None else planned}"
    table = context.rules(stage.number).point_table
    if not table.is_usual:
        bye = table.of_bye(Bye(entrant=""))
        worth = (table.win, table.tie, table.loss, table.zero_bye, table.forfeit_loss, bye)
        for code, points in zip("WDLZFU", worth, strict=True):
            yield f"BB{code} {points / table.scale:>4.1f}"


def _players(context: TournamentContext, stage: Stage) -> Iterator[str]:
    """Yield a line for each player."""
    standings = context.system(stage.number).rank(stage, context.options(stage.number))
    lines = {line.entrant: line for line in standings}
    numbers = {entrant: number for number, entrant in enumerate(stage.seeds, start=1)}
    for entrant, number in numbers.items():
        yield _player(context, number, lines[entrant]) + "".join(
            f"  {_cell(round_, entrant, numbers)}" for round_ in stage.rounds
        )


def _player(context: TournamentContext, number: int, line: Standing) -> str:
    """Return the fixed part of a player's line."""
    name = clean(context.names.full(line.entrant))[:NAME_WIDTH]
    rating = _rating(context, line.entrant) or ""
    points = f"{line.points / line.scale:.1f}"
    return f"001 {number:>4}{' ' * 6}{name:<{NAME_WIDTH}} {rating:>4}{' ' * 28}{points:>4} {line.rank:>4}"


def _rating(context: TournamentContext, entrant: EntrantId) -> int:
    """Return the rating if it fits the file, else 0."""
    rating = round(context.state.entrants[entrant].data.rating or 0)
    return rating if 0 < rating <= LARGEST_RATING else 0


def _cell(round_: Round, entrant: EntrantId, numbers: dict[EntrantId, int]) -> str:
    """Return opponent, colour and result of a round, in eight characters."""
    pairing = round_.pairing_of(entrant)
    if pairing is None:
        bye = next((bye for bye in round_.pairings.byes if bye.entrant == entrant), None)
        if bye is None:
            return _NOT_PAIRED
        return f"0000 - {'F' if bye.kind == 'full' else _BYES[bye.half_points]}"
    result, seat = round_.results[pairing.id], pairing.seats.index(entrant)
    if result.how == "void":
        return _NOT_PAIRED
    return f"{numbers[pairing.opponent(entrant)]:>4} {'wb'[seat]} {_mark(result, seat)}"


def _mark(result: Result, seat: int) -> str:
    """Return the sign of a result."""
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    if result.how == "forfeit":
        return "+" if mine > other else "-"
    return "1" if mine > other else "=" if mine == other and mine else "0"
