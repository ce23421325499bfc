"""Matches that open as soon as both players are known: the round of each, and which are ready (R4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from formats.core.capabilities import MatchToAdd
from formats.core.lots import Lots
from formats.core.memoize import memoize
from formats.core.values import PairingId
from formats.toolkit.boards import Boards
from formats.toolkit.brackets.progress import Progress
from formats.toolkit.brackets.rounds import FIRST, SIDES_RULE, bye_of, seat
from formats.toolkit.brackets.tree import Match

Part = tuple[int, int]
"""Key of a round's matches: their level in the bracket, and how often they have been played before (0 at first)."""


def part_of(progress: Progress, match: Match) -> Part:
    """Return the part to which the next game of a match belongs."""
    return match.level, len(progress.games[match.key])


@memoize(lambda progress: (progress,), most=4)
def _published_parts(progress: Progress) -> dict[Part, int]:
    """Return the number of the latest round of each part."""
    part_of_game = {
        pairing.id: (level, replay)
        for level, matches in progress.levels.items()
        for match in matches
        for replay, (pairing, _) in enumerate(progress.games[match.key])
    }
    return {
        part_of_game[pairing.id]: round_.number
        for round_ in progress.stage.rounds
        for pairing in round_.pairings.pairings
        if pairing.id in part_of_game
    }


def round_of(progress: Progress, match: Match) -> int | None:
    """Return the number of the published round that a ready match can join; None where it needs a new one.

    A match joins no round that is earlier than a round in which one of its players already has a game.
    """
    number = _published_parts(progress).get(part_of(progress, match), 0)
    players = progress.players(match)
    later = progress.stage.rounds[max(number - 1, 0) :]
    return None if not number or any(who in round_.games.by_entrant for round_ in later for who in players) else number


def begin_a_round(progress: Progress, held: Collection[str]) -> tuple[Match, ...]:
    """Return the matches that are ready, not held, and need a new round: those of the lowest part."""
    return _lowest_part(progress, [match for match in _free(progress, held) if round_of(progress, match) is None])


def due_as_they_come(progress: Progress, held: Collection[str]) -> tuple[Match, ...]:
    """Return the matches of the round that is paired next.

    If no match needs a new round, these are the ready matches for a director to publish; held ones only if there are no
    others.
    """
    free = _free(progress, held)
    return begin_a_round(progress, held) or _lowest_part(progress, free or progress.ready)


def _free(progress: Progress, held: Collection[str]) -> list[Match]:
    """Return the matches that are ready and not held."""
    return [match for match in progress.ready if match.key not in held]


def _lowest_part(progress: Progress, matches: Sequence[Match]) -> tuple[Match, ...]:
    """Return the matches of the lowest part."""
    lowest = min((part_of(progress, match) for match in matches), default=None)
    return tuple(match for match in matches if part_of(progress, match) == lowest)


def matches_to_add(
    progress: Progress, held: Collection[str], lots: Callable[[PairingId], Lots]
) -> tuple[MatchToAdd, ...]:
    """Return the matches that are decided without a game, then the ready matches that join a published round.

    A match without a game is recorded before any match that its winner or loser enters, with its winner as a fact
    (`Progress`). If its level has no round, it is recorded in the round of the next level that has one.
    """
    levels = [level for level, matches in progress.levels.items() if any(progress.games[one.key] for one in matches)]
    passed = []
    for match, outcome in progress.decided_without_game(max(levels, default=0)):
        level = next(above for above in levels if above >= match.level)
        bye = bye_of(match, outcome) if level == match.level else None
        number = _published_parts(progress)[level, 0]
        passed.append(MatchToAdd(number, bye=bye, facts={match.key: outcome.winner}))
    games = ((round_of(progress, match), match) for match in _free(progress, held))
    return (*passed, *(_game(progress, number, match, lots) for number, match in games if number is not None))


def _game(progress: Progress, number: int, match: Match, lots: Callable[[PairingId], Lots]) -> MatchToAdd:
    """Return the game of a match in its published round, at the board of its place unless that is taken."""
    taken = {pairing.board for pairing in progress.stage.rounds[number - 1].pairings.pairings}
    board = progress.board_of(match)
    first, second = progress.players(match)
    boards = Boards.of_match(progress.stage, number, (first, second), lots, side=FIRST, rule=SIDES_RULE)
    return MatchToAdd(number, game=seat(progress, boards, board if board not in taken else max(taken) + 1, match))
