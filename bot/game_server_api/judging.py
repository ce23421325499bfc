"""What a server tells of a game, held against the pairing: a plain result, or what a director has to look at.

Nothing that is odd is taken, however plain its winner: an annulled game still names a loser.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.game_server_api.port import ServerGame, WantedGame
from formats.core.events import GameDoubt
from formats.core.results import Report
from formats.core.values import EntrantId

GONE = frozenset({"annulled", "cancelled", "aborted"})
"""States of games that are over without a result."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a game comes to: `report` is None where it comes to no result; with no `doubts` it may be taken."""

    doubts: tuple[GameDoubt, ...]
    report: Report | None


def is_over(game: ServerGame) -> bool:
    """Is anything to be said of it?"""
    return game.state not in {"waiting", "running", "vanished"}


def verdict(
    game: ServerGame, wanted: WantedGame, seats: tuple[EntrantId, EntrantId], others: Collection[ServerGame] = ()
) -> Verdict:
    """What a game that is over comes to. `seats` are first and second as wanted; `others` games of the same pairing."""
    if game.state in GONE:
        # What it says of winner and loser means nothing, and is not looked at.
        return Verdict((game.state,), None)  # type: ignore[arg-type]  # these states are called as the doubts are
    doubts: list[GameDoubt] = []
    seating, sides = _seating(game, wanted)
    if seating is not None:
        doubts.append(seating)
    if game.how in {"time", "forfeit"}:
        doubts.append("time" if game.how == "time" else "forfeit")
    doubts += [oddity for oddity in game.oddities if oddity not in doubts]
    if any(is_over(other) and other.state not in GONE and other.id != game.id for other in others):
        doubts.append("second_game")
    if game.how == "unclear" or seating == "wrong_players":
        return Verdict((*doubts, *(("unclear",) if game.how == "unclear" else ())), None)
    return Verdict(tuple(doubts), _report(game, seats, sides))


def _seating(game: ServerGame, wanted: WantedGame) -> tuple[GameDoubt | None, tuple[int, int]]:
    """What is odd about who sits where, and which of the wanted seats first and second are (0 or 1)."""
    there, here = (game.first, game.second), (wanted.first.account, wanted.second.account)
    if all(not a or not b or a == b for a, b in zip(there, here, strict=True)):
        return None, (0, 1)
    if all(not a or not b or a == b for a, b in zip(there, reversed(here), strict=True)):
        return "swapped", (1, 0)
    return "wrong_players", (0, 1)


def _report(game: ServerGame, seats: tuple[EntrantId, EntrantId], sides: tuple[int, int]) -> Report:
    winner = None if game.winner is None else seats[sides[game.winner]]
    scores = None if game.scores is None else (game.scores[sides[0]], game.scores[sides[1]])
    return Report(winner=winner, scores=scores)
