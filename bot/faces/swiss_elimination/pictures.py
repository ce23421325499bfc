"""Swiss elimination: everybody's way through the ranks, and the matches."""

from __future__ import annotations

from itertools import groupby

from bot.app.picturing.captions import caption
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.format_texts import format_text
from bot.app.speaking.wording import pictures
from bot.faces.swiss_elimination.drawings.match_diagram import DiagramMatch, DiagramRound, MatchDiagram
from bot.faces.swiss_elimination.drawings.strategy_path import PathBracket, PathLine, StrategyPath
from bot.faces.swiss_elimination.wording import pictures as words
from formats.core.model import Pairing
from formats.core.state import Round
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.system import SwissElimination


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
    heads = (pictures.START(), *(format_text(step.round) for step in progress.paths[progress.seats[0]]))
    return StrategyPath(context.state.title, caption(context, number), heads, lines, _brackets(progress))


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
    found: list[PathBracket] = []
    for name, stretch in groupby(ranks, key=lambda rank: of_rank.get(rank, "")):
        held = list(stretch)
        found.append(PathBracket(words.BRACKETS[name]() if name else "", held[0], held[-1]))
    return tuple(found)


def match_diagram(context: TournamentContext, stage: int | None = None) -> MatchDiagram | None:
    """Every published match with the ranks it was for; None in other formats and before the first round."""
    number = context.stage_of(stage)
    progress = _progress(context, number)
    if progress is None or not progress.stage.rounds:
        return None
    rounds = tuple(
        DiagramRound(
            format_text(one.pairings.label) or str(one.number),
            tuple(_match(context, progress, one, pairing) for pairing in one.pairings.pairings),
        )
        for one in progress.stage.rounds
    )
    return MatchDiagram(context.state.title, caption(context, number), rounds)


def _match(context: TournamentContext, progress: Progress, one: Round, pairing: Pairing) -> DiagramMatch:
    result = one.results.get(pairing.id)
    before = {who: progress.paths[who][one.number - 1].before if who in progress.paths else 0 for who in pairing.seats}
    first, second = sorted(pairing.seats, key=before.__getitem__)
    winner = None if result is None or result.winning_seat is None else pairing.seats[result.winning_seat]
    return DiagramMatch(
        format_text(pairing.label) or str(pairing.board),
        pictures.ranks(before[first], before[second]),
        (context.names.full(first), context.names.full(second)),
        won=None if winner is None else int(winner == second),
    )
