"""What people are shown of the playoffs besides rounds and standings, as data; whoever shows it finds the words.

Every view takes the stage and its options and works at any moment. `outcome.online_outcome` gives the stage as it will
be after the online rounds, so that directors can look at every view before the reveal.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from formats.core.model import Reason
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import PathStep, Progress
from formats.systems.swiss_elimination.ranks import Outlook
from formats.systems.swiss_elimination.selection import PUZZLE
from formats.systems.swiss_elimination.table import Match, Venue

PICK_RULES = frozenset({"R14", "R15", "R16", "R17"})


@dataclass(frozen=True, slots=True)
class RankLine:
    """A line of the rank board: who holds the `rank`, and what the latest round published did to it.

    `step.before` and `step.after` are the ranks around that round; there is no `step` before the first.
    """

    rank: int
    entrant: EntrantId
    seed: int
    losses: int
    outlook: Outlook
    step: PathStep | None


@dataclass(frozen=True, slots=True)
class RevealStep:
    """What is told at a time: players who can expect the same, by rank. `outlook.most` is 0 where places are final."""

    ranks: tuple[int, ...]
    players: tuple[EntrantId, ...]
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class PuzzleUse:
    """Which puzzle a round was played on, and why.

    `how` is the code of the first reason: `predetermined`, `picked`, `picked_reversed`, `picked_by_lot` or `chosen`;
    `picker` whose list or choice it was. The further `reasons` tell who would have come before, but for what.
    """

    round: str
    venue: Venue
    puzzle: str
    name: str
    how: str
    picker: EntrantId | None
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """A match on the strategy path: the rank and the next match of the winner and of the loser; None for the last."""

    match: Match
    winner_next: Match | None
    loser_next: Match | None


def rank_board(stage: Stage, options: PlayoffOptions) -> tuple[RankLine, ...]:
    """Rule 4: who holds which rank, best first; virtual byes are left out."""
    progress = Progress(stage, options)
    return tuple(_board_line(progress, who) for who in progress.places())


def _board_line(progress: Progress, who: EntrantId) -> RankLine:
    seed = progress.seed(who)
    path = progress.paths[who]
    return RankLine(
        rank=progress.ranking.rank_of(seed),
        entrant=who,
        seed=seed,
        losses=progress.ranking.losses[seed - 1],
        outlook=progress.outlook(who),
        step=path[-1] if path else None,
    )


def paths(stage: Stage, options: PlayoffOptions) -> dict[EntrantId, tuple[PathStep, ...]]:
    """Rule 4: everybody's way through the ranks so far, a step a published round."""
    return {who: tuple(steps) for who, steps in Progress(stage, options).paths.items()}


def reveal_script(stage: Stage, options: PlayoffOptions) -> tuple[RevealStep, ...]:
    """Rule 8: what the live stage begins with: final places from the last upwards, then who still plays for what.

    Neighbours in rank who have as many matches and the same places before them are told together, but final places one
    by one. Give it the stage after the online rounds (`online_outcome` before they are published).
    """
    lines = reversed(rank_board(stage, options))
    steps = [tuple(same) for _, same in groupby(lines, key=lambda line: line.outlook)]
    return tuple(
        RevealStep(
            ranks=tuple(line.rank for line in reversed(same)),
            players=tuple(line.entrant for line in reversed(same)),
            outlook=same[0].outlook,
        )
        for same in steps
    )


def puzzle_uses(stage: Stage, options: PlayoffOptions) -> tuple[PuzzleUse, ...]:
    """Rules 14 to 17: the puzzle of every published round that had one, and who picked it and why."""
    sittings = options.match_table.sittings
    uses = []
    for round_, sitting in zip(stage.rounds, sittings, strict=False):
        reasons = tuple(reason for reason in round_.pairings.rationale if reason.rule in PICK_RULES)
        puzzle = round_.pairings.facts.get(PUZZLE)
        if puzzle is None or not reasons:
            continue
        code, why = str(puzzle), reasons[0]
        name = options.pool(sitting.venue).get(code, code)
        picker = why.about[0] if why.about else None
        uses.append(PuzzleUse(sitting.round, sitting.venue, code, name, why.code, picker, reasons))
    return tuple(uses)


def strategy_path(options: PlayoffOptions) -> tuple[Fork, ...]:
    """Rule 5: from every match of the table to the next one of its winner and of its loser."""
    table = options.match_table
    return tuple(
        Fork(match, table.next_match(match.ranks[0], match.round), table.next_match(match.ranks[1], match.round))
        for match in table.matches
    )
