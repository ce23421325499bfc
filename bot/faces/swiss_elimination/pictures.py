"""View models of the pictures of playoffs: paths through the ranks, and matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.charts.capabilities import RankPaths
from bot.charts.captions import caption
from bot.faces.swiss_elimination.drawings.match_diagram import DiagramMatch, DiagramRound, MatchDiagram
from bot.faces.swiss_elimination.drawings.strategy_path import PathBracket, PathLine, StrategyPath
from bot.faces.swiss_elimination.texts import texts as own
from bot.pictures.bracket import BracketMatch, BracketRound, Slot
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import round_name
from bot.text.names import begun_large
from bot.text.phrases import by_code
from bot.text.texts import texts
from formats.core.model import Pairing, Reason
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.system import SwissElimination
from formats.systems.swiss_elimination.times import clock_text
from formats.systems.swiss_elimination.views import puzzle_uses

BRACKETS = by_code(own, "playoff_pictures_", "winners", "losers", "placement", "championship")
"""Brackets of the match table in one word, beside their colours."""


def _progress(context: TournamentContext, number: int) -> Progress | None:
    if number < 0 or not isinstance(context.system(number), SwissElimination):
        return None
    return Progress(context.stage(number), context.options(number))


def strategy_path(context: TournamentContext, stage: int | None = None) -> StrategyPath | None:
    """Ranks from the start through every sitting; None in other formats and before the first round."""
    number = context.stage_of(stage)
    progress = _progress(context, number)
    if progress is None or not progress.stage.rounds:
        return None
    lines = tuple(
        PathLine(
            context.names.full(who),
            (progress.seed(who), *(step.after for step in progress.paths[who])),
        )
        for who in progress.seats
    )
    heads = (texts.pictures.start(), *(format_text(step.round) for step in progress.paths[progress.seats[0]]))
    return StrategyPath(context.state.title, caption(context, number), heads, lines, _brackets(progress))


RANKS_TOLD = ("rank", "other_rank")
"""What a sentence of the reveal says of those it is about, in their order; a final place is said as `place`."""


def revealed_path(context: TournamentContext, stage: int | None = None) -> StrategyPath | None:
    """Return the revealed ranks at the start and after the online rounds; None before the first step.

    It is computed only from sentences that have been published, so it can give away nothing that is sealed.
    """
    number = context.stage_of(stage)
    progress = _progress(context, number)
    told = context.state.started[number].told_of if progress is not None else ()
    if progress is None or not told:
        return None
    ranks = {who: rank for reason in told for who, rank in _reported_ranks(reason)}
    lines = tuple(
        PathLine(context.names.full(who), (progress.seed(who), rank))
        for who, rank in sorted(ranks.items(), key=lambda ranked: ranked[1])
    )
    online = [sitting.round for sitting in progress.table.sittings if sitting.venue == "online"]
    heads = (texts.pictures.start(), format_text(online[-1]))
    return StrategyPath(
        context.state.title, own.playoff_pictures_revealed(told=len(lines), seats=len(progress.seats)), heads, lines
    )


def _reported_ranks(reason: Reason) -> Iterator[tuple[EntrantId, int]]:
    """Yield the entrants of a sentence of the reveal, each with the rank it discloses."""
    ranks = [reason.params.get(name) for name in RANKS_TOLD]
    if "place" in reason.params:
        ranks = [reason.params["place"]]
    for who, rank in zip(reason.about, ranks, strict=False):
        if isinstance(rank, int):
            yield who, rank


def _brackets(progress: Progress) -> tuple[PathBracket, ...]:
    """Stretches of ranks whose next (or last) match is in the same bracket."""
    sittings = progress.table.sittings
    coming = [match for sitting in sittings[len(progress.stage.rounds) :] for match in sitting.matches]
    played = [match for sitting in reversed(sittings[: len(progress.stage.rounds)]) for match in sitting.matches]
    of_rank: dict[int, str] = {}
    for match in (*coming, *played):
        for rank in match.ranks:
            of_rank.setdefault(rank, match.bracket)
    ranks = sorted(progress.ranking.rank_of(progress.seed(who)) for who in progress.seats)
    brackets: list[PathBracket] = []
    for name, stretch in groupby(ranks, key=lambda rank: of_rank.get(rank, "")):
        held = list(stretch)
        brackets.append(PathBracket(BRACKETS[name]() if name else "", held[0], held[-1]))
    return tuple(brackets)


def match_diagram(context: TournamentContext, stage: int | None = None) -> MatchDiagram | None:
    """Every published match with the ranks it was for; None in other formats and before the first round."""
    number = context.stage_of(stage)
    progress = _progress(context, number)
    if progress is None or not progress.stage.rounds:
        return None
    rounds = tuple(
        DiagramRound(
            format_text(round_.pairings.label) or str(round_.number),
            tuple(_match(context, progress, round_, pairing) for pairing in round_.pairings.pairings),
        )
        for round_ in progress.stage.rounds
    )
    return MatchDiagram(context.state.title, caption(context, number), rounds)


def _match(context: TournamentContext, progress: Progress, round_: Round, pairing: Pairing) -> DiagramMatch:
    (first, high), (second, low) = _by_rank(progress, round_, pairing)
    winner = _winner(round_, pairing)
    return DiagramMatch(
        format_text(pairing.label) or str(pairing.board),
        (context.names.full(first), context.names.full(second)),
        (str(high), str(low)),
        won=None if winner is None else int(winner == second),
    )


def _by_rank(progress: Progress, round_: Round, pairing: Pairing) -> list[tuple[EntrantId, int]]:
    """Return both players with their ranks before the round, the better rank first."""
    before = {
        who: progress.paths[who][round_.number - 1].before if who in progress.paths else 0 for who in pairing.seats
    }
    return sorted(before.items(), key=lambda ranked: ranked[1])


def _winner(round_: Round, pairing: Pairing) -> EntrantId | None:
    result = round_.results.get(pairing.id)
    return None if result is None or result.winning_seat is None else pairing.seats[result.winning_seat]


def rank_rounds(context: TournamentContext, stage: int) -> tuple[BracketRound, ...]:
    """Return the published rounds with the puzzle of each; a side of a match has its rank and its time."""
    progress = _progress(context, stage)
    if progress is None:
        return ()
    puzzles = {use.round: use.name for use in puzzle_uses(progress.stage, progress.options)}
    rounds = []
    for round_ in progress.stage.rounds:
        matches = tuple(_rank_match(context, progress, round_, pairing) for pairing in round_.pairings.pairings)
        sitting = progress.sitting_of(round_.number)
        puzzle = "" if sitting is None else puzzles.get(sitting.round, "")
        rounds.append(BracketRound(begun_large(round_name(round_.number, round_.pairings.label)), matches, puzzle))
    return tuple(rounds)


def _rank_match(context: TournamentContext, progress: Progress, round_: Round, pairing: Pairing) -> BracketMatch:
    result, winner = round_.results.get(pairing.id), _winner(round_, pairing)
    by_seat = (None, None) if result is None else result.times_ms or (None, None)
    times = dict(zip(pairing.seats, by_seat, strict=True))
    better, worse = (
        Slot(
            context.names.full(who),
            "" if (ms := times[who]) is None else clock_text(ms),
            None if winner is None else who == winner,
            str(rank),
        )
        for who, rank in _by_rank(progress, round_, pairing)
    )
    return BracketMatch(better, worse, format_text(pairing.label) or str(pairing.board))


def rank_paths(context: TournamentContext, stage: int) -> RankPaths | None:
    """Return the ranks of the strategy path, the best first; None before the first round."""
    progress = _progress(context, stage)
    if progress is None or not progress.stage.rounds:
        return None
    heads = (texts.pictures.start(), *(format_text(step.round) for step in progress.paths[progress.seats[0]]))
    return RankPaths(
        heads,
        {who: (progress.seed(who), *(step.after for step in progress.paths[who])) for who in progress.places()},
    )
