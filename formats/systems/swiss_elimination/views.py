"""Views of the playoffs besides rounds and standings, as data without wording.

Every view takes the stage and its options and works at any moment. `outcome.online_outcome` returns the stage as it
will be after the online rounds, so that directors can use every view before the reveal.
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
    """A line of the rank board: the holder of the `rank`, and the effect of the latest published round.

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
    """A step of the reveal: players with the same outlook, by rank. `outlook.most` is 0 if places are final."""

    ranks: tuple[int, ...]
    players: tuple[EntrantId, ...]
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class PuzzleUse:
    """The puzzle of a round, and why it was chosen.

    `how` is the code of the first reason: `predetermined`, `picked`, `picked_reversed`, `picked_by_lot` or `chosen`;
    `picker` is the player whose list or choice it was. The other `reasons` name players who would have picked before,
    and why they did not.
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
    """A match on the strategy path: the next match of the winner and of the loser; None after the last."""

    match: Match
    winner_next: Match | None
    loser_next: Match | None


def rank_board(stage: Stage, options: PlayoffOptions) -> tuple[RankLine, ...]:
    """Return the holders of ranks, best first, without virtual byes (rule 4)."""
    progress = Progress(stage, options)
    return tuple(_board_line(progress, who) for who in progress.places())


def _board_line(progress: Progress, who: EntrantId) -> RankLine:
    """Return the line of a player."""
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
    """Return each player's path through the ranks so far, a step for each published round (rule 4)."""
    return {who: tuple(steps) for who, steps in Progress(stage, options).paths.items()}


def reveal_script(stage: Stage, options: PlayoffOptions) -> tuple[RevealStep, ...]:
    """Return the steps with which the live stage begins.

    Final places from the last upwards, then the others (rule 8).

    Neighbours in rank with equal outlooks are one step, but final places come one by one. Takes the stage after the
    online rounds (`online_outcome` before they are published).
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
    """Return the puzzle of every published round that had one, with who picked it and why (rules 14 to 17)."""
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
    """Return for every match of the table the next one of its winner and of its loser (rule 5)."""
    table = options.match_table
    return tuple(
        Fork(match, table.next_match(match.ranks[0], match.round), table.next_match(match.ranks[1], match.round))
        for match in table.matches
    )
